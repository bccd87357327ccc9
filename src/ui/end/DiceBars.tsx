import { SIDES, type Side } from '../../memoir/side.ts';
import type { FaceCount, SideStatistics, Statistics } from '../../scenarios/statistics.ts';
import { Die } from '../dice/Die.tsx';
import { faceText } from '../text/events.ts';
import { t } from '../text/i18n.ts';
import { capital } from '../text/sides.ts';
import { SideSign } from './marks.tsx';
import { nameOf, type PlayerNames } from './names.ts';
import { tenthsText } from './numbers.ts';

function shareOf(count: number, { dice }: SideStatistics): number {
  return dice === 0 ? 0 : count / dice;
}

/** The longest bar fills the row; a third of all dice always fits in. */
function longestShare({ sides }: Statistics): number {
  const shares = sides.flatMap((side) => side.faces.map(({ rolled }) => shareOf(rolled, side)));
  return Math.max(0.4, ...shares);
}

interface BarProps {
  readonly count: FaceCount;
  readonly own: SideStatistics;
  readonly side: Side;
  readonly player: string;
  readonly longest: number;
}

function Bar({ count: { rolled, expected }, own, side, player, longest }: BarProps) {
  const percent = (count: number) => `${((shareOf(count, own) / longest) * 100).toFixed(2)}%`;
  const words = { player, rolled, expected: tenthsText(expected) };
  return (
    <div className={`dice-bar side-${side}`}>
      <span className="unseen">{t('end:rolledOf', words)}</span>
      <span className="dice-bar-way" aria-hidden="true">
        <span className="dice-bar-rolled" style={{ width: percent(rolled) }} />
        {own.dice === 0 ? null : <span className="dice-bar-expected" style={{ left: percent(expected) }} />}
      </span>
      <span className="dice-bar-number" aria-hidden="true">
        <b>{rolled}</b> <span className="faint">{tenthsText(expected)}</span>
      </span>
    </div>
  );
}

export interface DiceBarsProps {
  readonly statistics: Statistics;
  readonly players: PlayerNames;
}

export function DiceBars({ statistics, players }: DiceBarsProps) {
  const { sides } = statistics;
  const longest = longestShare(statistics);
  return (
    <section className="end-panel paper" aria-labelledby="end-dice">
      <h2 id="end-dice">{t('end:diceTitle')}</h2>
      <p className="chart-key">
        {SIDES.map((side) => (
          <span key={side} className={`side-${side}`}>
            <SideSign side={side} />
            {t('end:diceOf', { player: nameOf(players, side), dice: t('end:dice', { count: sides[side].dice }) })}
          </span>
        ))}
      </p>
      <dl className="dice-faces">
        {sides[0].faces.map(({ face }, at) => (
          <div key={face}>
            <dt>
              <Die face={face} />
              <span className="unseen">{capital(faceText(face))}</span>
            </dt>
            <dd>
              {SIDES.map((side) => (
                <Bar
                  key={side}
                  count={sides[side].faces[at]}
                  own={sides[side]}
                  side={side}
                  player={nameOf(players, side)}
                  longest={longest}
                />
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <p className="end-hint">{t('end:diceHint')}</p>
    </section>
  );
}
