import { airPackState, airPackView } from '../../../memoir/air/air-pack/own-state.ts';
import { whyNoSortie } from '../../../memoir/air/air-pack/refusals.ts';
import { AIR_SORTIE } from '../../../memoir/cards/card.ts';
import type { Action } from '../../../memoir/index.ts';
import { undoableClicks } from '../../../store/match.ts';
import type { MemoirMatch } from '../../../store/memoir.ts';
import type { AirHandProps } from '../../air/panels/AirHand.tsx';
import { t } from '../../text/i18n.ts';
import { HelpedSortie } from './HelpedSortie.tsx';
import '../../air/panels/air-hand.css';

const ON_CARD: ReadonlySet<Action['type']> = new Set(['playSortie', 'laySortie', 'announceSortie']);

function isOnSortie(action: Action): boolean {
  return ON_CARD.has(action.type) && (action.type !== 'announceSortie' || action.card === AIR_SORTIE);
}

function actionTextOf({ type }: Action): string {
  if (type === 'announceSortie') return t('airPack:onCard.announce');
  return t(type === 'playSortie' ? 'airPack:sortie.alone' : 'airPack:sortie.beside');
}

/** How many clicks take the laid card back; null: it is not laid, or cannot be taken back any more. */
function clicksToTakeBack(match: MemoirMatch): number | null {
  const { state, steps } = match;
  if (state.frames.at(-1)?.kind !== 'playCard' || airPackState(state.air)?.laid !== true) return null;
  const back = steps.length - steps.findLastIndex(({ action }) => action.type === 'laySortie');
  let sum = 0;
  const clicks = 1 + undoableClicks(match).findIndex((count) => (sum += count) >= back);
  return clicks === 0 ? null : clicks;
}

/** The sortie cards of the side, face up beside its hand whoever looks on. */
export function SortieRow({ scene, onAction, onUndo }: AirHandProps) {
  const { view, match } = scene;
  const air = airPackView(view.air);
  if (air === null) return null;
  const { sorties } = air.sides[view.side];
  const actions = match.legal.filter(isOnSortie);
  const clicks = clicksToTakeBack(match);
  const why = view.decision === 'playCard' && actions.length === 0 ? whyNoSortie(match.state, view.side) : null;
  return (
    <section className="air-hand sortie-row" aria-label={t('airPack:sortie.row')}>
      <h3 className="air-hand-title">{t('airPack:sortie.row')}</h3>
      {clicks === null ? null : (
        <HelpedSortie note={t('airTable:laid')}>
          <button type="button" data-air="take-back" onClick={() => onUndo(clicks)}>
            {t('airTable:takeBack')}
          </button>
        </HelpedSortie>
      )}
      {Array.from({ length: sorties }, (_, at) => (
        <HelpedSortie
          key={at}
          {...(air.sides[view.side].announced === AIR_SORTIE ? { note: t('airPack:sortie.announced') } : {})}
          {...(why === null ? {} : { reason: t(`airPack:sortie.whyNot.${why}`) })}
        >
          {at > 0
            ? null
            : actions.map((action) => (
                <button type="button" key={action.type} data-action={action.type} onClick={() => onAction(action)}>
                  {actionTextOf(action)}
                </button>
              ))}
        </HelpedSortie>
      ))}
      {sorties === 0 && clicks === null ? <p className="air-hand-empty">{t('airPack:sortie.none')}</p> : null}
    </section>
  );
}
