import { SIDES } from '../../memoir/side.ts';
import type { ScenarioFile } from '../../scenarios/scenario-schema.ts';
import { specialRules } from '../briefing/special-rules.ts';
import { storyIn } from '../briefing/story.ts';
import { medalLines, victoryNotes } from '../briefing/victory.ts';
import type { Battle } from '../start/battle.ts';
import { t } from '../text/i18n.ts';
import { sideWords } from '../text/sides.ts';
import { airLines } from './air-lines.ts';
import type { SheetOf } from './read-sheet.ts';

export function SheetVictory({ sheet }: { readonly sheet: SheetOf }) {
  const { battle, file } = sheet;
  const extra = storyIn(file).victory;
  return (
    <section>
      <h3>{t('sheet:victory')}</h3>
      {battle === null ? <p>{t('sheet:unfinished')}</p> : <Medals battle={battle} />}
      {extra === undefined ? null : <p>{extra}</p>}
    </section>
  );
}

function Medals({ battle }: { readonly battle: Battle }) {
  return (
    <>
      {SIDES.map((side) => (
        <div key={side}>
          <p className="print-goal">
            {t('briefing:victory.goal', { count: battle.scenario.rules.sides[side].medalsToWin, ...sideWords(side) })}
          </p>
          <ul className="print-list">
            {medalLines(battle, side).map(({ medals, what, how, isShared }) => (
              <li key={`${what} ${how} ${isShared}`}>
                <b>{t('sheet:medalLine', { medals, what })}</b>
                {how === '' ? '' : ` ${how}`}
                {isShared ? ` ${t('briefing:victory.either')}` : ''}
              </li>
            ))}
          </ul>
        </div>
      ))}
      {victoryNotes(battle).map((note) => (
        <p key={note}>{note}</p>
      ))}
    </>
  );
}

/** What the file says of its rules stands there although it cannot be played. */
export function SheetRules({ sheet: { battle, file } }: { readonly sheet: SheetOf }) {
  const rules = battle === null ? [] : specialRules(battle);
  const extra = storyIn(file).rules;
  const isPlain = rules.length === 0 && extra === undefined;
  if (isPlain && battle === null) return null;
  return (
    <section>
      <h3>{t('sheet:rules')}</h3>
      {isPlain ? <p>{t('briefing:rules.plain')}</p> : null}
      {rules.map(({ id, title, text }) => (
        <p key={id}>
          <b>{t('sheet:ruleTitle', { title })}</b> {text}
        </p>
      ))}
      {extra === undefined ? null : <p>{extra}</p>}
    </section>
  );
}

export function SheetAir({ battle }: { readonly battle: Battle }) {
  const lines = airLines(battle);
  if (lines.length === 0) return null;
  return (
    <section>
      <h3>{t('sheet:air')}</h3>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </section>
  );
}

/** What the file asks for and this game does not play. */
export function SheetRemarks({ file }: { readonly file: ScenarioFile }) {
  const remarks = file.kept?.remarks ?? [];
  if (remarks.length === 0) return null;
  return (
    <section>
      <h3>{t('sheet:notPlayed')}</h3>
      <ul className="print-list">
        {remarks.map(({ path, what, instead }) => (
          <li key={`${path} ${what}`}>
            <b>{what}</b> {instead}
          </li>
        ))}
      </ul>
    </section>
  );
}
