import { SIDES } from '../../memoir/side.ts';
import { SideMark } from '../settings/SideMark.tsx';
import type { Battle } from '../start/battle.ts';
import { t } from '../text/i18n.ts';
import { sideWords } from '../text/sides.ts';
import { storyIn } from './story.ts';
import { medalLines, victoryNotes, type MedalLine } from './victory.ts';

const MEDAL = 'M0 -9L2.6 -2.9L9.2 -2.4L4.2 2L5.7 8.5L0 5.1L-5.7 8.5L-4.2 2L-9.2 -2.4L-2.6 -2.9Z';

function Line({ line }: { readonly line: MedalLine }) {
  return (
    <li>
      <span className="medal-count">
        <svg viewBox="-12 -12 24 24" aria-hidden="true">
          <path d={MEDAL} />
        </svg>
        <span className="counter">{line.medals}</span>
      </span>
      <span>
        <b>{line.what}</b>
        {line.how === '' ? '' : ` ${line.how}`}
        {line.isShared ? <span className="faint"> {t('briefing:victory.either')}</span> : null}
      </span>
    </li>
  );
}

export function Victory({ battle }: { readonly battle: Battle }) {
  const { rules } = battle.scenario;
  const extra = storyIn(battle.file).victory;
  return (
    <section className="paper brief-victory" aria-labelledby="victory-title">
      <h2 id="victory-title">{t('briefing:victory.title')}</h2>
      <div className="brief-pair">
        {SIDES.map((side) => (
          <div key={side} className={`side-${side}`}>
            <h3>
              <SideMark side={side} />
              {t('briefing:victory.goal', { count: rules.sides[side].medalsToWin, ...sideWords(side) })}
            </h3>
            <ul className="medal-lines">
              {medalLines(battle, side).map((line) => (
                <Line key={`${line.what} ${line.how} ${line.isShared}`} line={line} />
              ))}
            </ul>
          </div>
        ))}
      </div>
      <ul className="brief-notes">
        {victoryNotes(battle).map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
      {extra === undefined ? null : <p>{extra}</p>}
    </section>
  );
}
