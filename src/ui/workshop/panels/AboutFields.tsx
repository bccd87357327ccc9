import { useState } from 'react';
import type { BoardName } from '../../../hex/board.ts';
import { FRONTS } from '../../../memoir/air/front.ts';
import { LONGEST_NAME, MOST_MINUTES } from '../../../scenarios/limits.ts';
import { FACES_OF_THE_BOARD } from '../../../scenarios/scenario-schema.ts';
import type { Plan } from '../../../workshop/plan.ts';
import { lostByResize, resizeBoard, type Lost } from '../../../workshop/resize.ts';
import { dateText } from '../../text/dates.ts';
import { Segments } from '../../settings/Segments.tsx';
import { t } from '../../text/i18n.ts';
import { rowText } from '../../text/lists.ts';
import { set } from './edit.ts';
import { Select, TextField } from './fields.tsx';
import { dateReader, maybeNumber, someText } from './readers.ts';

const NO_FRONT = 'none';

/** Name, place, date and length. The checks lead to some of them. */
export function AboutFields({ plan }: { readonly plan: Plan }) {
  const { name, front, date, minutes } = plan;
  return (
    <>
      <div data-field="name">
        <TextField
          label={t('workshop:form.name')}
          value={name}
          length={LONGEST_NAME}
          read={someText}
          onValue={(next) =>
            set(
              'name',
              (draft) => {
                draft.name = next;
              },
              'typed',
            )
          }
        />
      </div>
      <Select
        label={t('workshop:form.front')}
        hint={t('workshop:form.frontHint')}
        values={[NO_FRONT, ...FRONTS]}
        chosen={front ?? NO_FRONT}
        nameOf={(one) => (one === NO_FRONT ? t('workshop:form.noFront') : t(`page:front.${one}`))}
        onChoose={(one) =>
          set('front', (draft) => {
            draft.front = one === NO_FRONT ? null : one;
          })
        }
      />
      <div data-field="date">
        <TextField
          label={t('workshop:form.date')}
          hint={date === null ? t('workshop:form.dateHint') : t('workshop:form.dateIs', { date: dateText(date) })}
          value={date ?? ''}
          length={24}
          isEager={false}
          placeholder={t('workshop:form.dateSample')}
          read={dateReader}
          write={(next) => next ?? ''}
          onValue={(next) =>
            set('date', (draft) => {
              draft.date = next;
            })
          }
        />
      </div>
      <TextField
        label={t('workshop:form.minutes')}
        hint={t('workshop:form.minutesHint')}
        value={minutes === null ? '' : String(minutes)}
        length={3}
        read={maybeNumber(1, MOST_MINUTES)}
        write={(next) => (next === null ? '' : String(next))}
        onValue={(next) =>
          set(
            'minutes',
            (draft) => {
              draft.minutes = next;
            },
            'typed',
          )
        }
      />
    </>
  );
}

function lostText({ units, objectives, terrain, hexes }: Lost): string {
  const parts = [
    ...(units > 0 ? [t('workshop:form.lostUnits', { count: units })] : []),
    ...(objectives > 0 ? [t('workshop:form.lostMedals', { count: objectives })] : []),
    ...(terrain > 0 ? [t('workshop:form.lostTerrain', { count: terrain })] : []),
  ];
  return parts.length === 0 ? t('workshop:form.lostHexes', { count: hexes.length }) : rowText(parts);
}

/** Which board, and which of its faces. A smaller board asks before anything falls off it. */
export function BoardFields({ plan }: { readonly plan: Plan }) {
  const [wanted, setWanted] = useState<BoardName | null>(null);
  const boards: readonly BoardName[] =
    plan.board === 'overlord' ? ['standard', 'breakthrough', 'overlord'] : ['standard', 'breakthrough'];
  const resize = (name: BoardName) => {
    setWanted(null);
    set('board', (draft) => resizeBoard(draft, name));
  };
  const choose = (name: BoardName) => {
    if (name === plan.board) setWanted(null);
    else if (lostByResize(plan, name).hexes.length > 0) setWanted(name);
    else resize(name);
  };
  const asked = wanted === null || wanted === plan.board ? null : wanted;
  return (
    <>
      <Segments
        title={t('workshop:form.board')}
        values={boards}
        chosen={plan.board}
        nameOf={(name) => t(`workshop:board.${name}`)}
        onChoose={choose}
      />
      {asked === null ? null : (
        <div className="form-warning" role="alert">
          <p>
            {t('workshop:form.lost', {
              board: t(`workshop:board.${asked}`),
              lost: lostText(lostByResize(plan, asked)),
            })}
          </p>
          <div className="buttons">
            <button type="button" className="main" onClick={() => resize(asked)}>
              {t('workshop:form.resize')}
            </button>
            <button type="button" onClick={() => setWanted(null)}>
              {t('workshop:form.keepBoard')}
            </button>
          </div>
        </div>
      )}
      <p className="faint">{t(`workshop:boardSays.${plan.board}`)}</p>
      <Segments
        title={t('workshop:form.face')}
        values={FACES_OF_THE_BOARD}
        chosen={plan.face}
        nameOf={(face) => t(`workshop:face.${face}`)}
        onChoose={(face) =>
          set('face', (draft) => {
            draft.face = face;
          })
        }
      />
      <p className="faint">{t(plan.face === 'beach' ? 'workshop:form.beachHint' : 'workshop:form.faceHint')}</p>
    </>
  );
}
