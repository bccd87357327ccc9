import { SIDES, type Side } from '../../memoir/side.ts';
import type { Luck, Statistics } from '../../scenarios/statistics.ts';
import { t } from '../text/i18n.ts';
import { percentText } from '../text/numbers.ts';
import { ChartMark } from './marks.tsx';
import { nameOf, type PlayerNames } from './names.ts';
import { signedText, tenthsText } from './numbers.ts';

const WIDTH = 300;
const HEIGHT = 62;
const BASE = 46;
/** Standard deviations from the middle to each end. */
const REACH = 3;

function deviationX(deviations: number): number {
  const held = Math.max(-REACH, Math.min(REACH, deviations));
  return WIDTH / 2 + (held / REACH) * (WIDTH / 2 - 12);
}

function bellY(deviations: number): number {
  return BASE - 36 * Math.exp((-deviations * deviations) / 2);
}

const BELL = Array.from({ length: 49 }, (_, at) => -REACH + (at * REACH) / 24)
  .map((z, at) => `${at === 0 ? 'M' : 'L'}${deviationX(z).toFixed(1)} ${bellY(z).toFixed(1)}`)
  .join('');

/** How likely every result is, and where both sides came to stand. */
function Bell({ lucks }: { readonly lucks: readonly Luck[] }) {
  return (
    <svg className="luck-bell" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      <path className="luck-area" d={`${BELL}V${BASE}H${deviationX(-REACH)}Z`} />
      <path className="chart-level" d={`M${deviationX(-REACH)} ${BASE}H${deviationX(REACH)}M${WIDTH / 2} ${BASE}V6`} />
      {SIDES.map((side) => (
        <g key={side} className={`side-${side}`}>
          <path
            className="luck-stem"
            d={`M${deviationX(lucks[side].deviations).toFixed(1)} ${BASE}V${side === 0 ? 22 : 32}`}
          />
          <g transform={`translate(${deviationX(lucks[side].deviations).toFixed(1)} ${side === 0 ? 18 : 34})`}>
            <ChartMark side={side} size={6.5} />
          </g>
        </g>
      ))}
      <text className="chart-number start" x={4} y={HEIGHT - 3}>
        {t('end:fewer')}
      </text>
      <text className="chart-number" x={WIDTH / 2} y={HEIGHT - 3}>
        {t('end:expected')}
      </text>
      <text className="chart-number end" x={WIDTH - 4} y={HEIGHT - 3}>
        {t('end:more')}
      </text>
    </svg>
  );
}

function LuckText({ luck, side, player }: { readonly luck: Luck; readonly side: Side; readonly player: string }) {
  if (luck.dice === 0)
    return (
      <div className={`luck-text side-${side}`}>
        <h3>{player}</h3>
        <p>{t('end:noRolls')}</p>
      </div>
    );
  const isAbove = luck.deviations >= 0;
  const rarity = { chance: percentText(isAbove ? luck.orMore : luck.orFewer), deviations: signedText(luck.deviations) };
  return (
    <div className={`luck-text side-${side}`}>
      <h3>{t('end:luckOf', { player, word: t(`end:luck.${luck.word}`) })}</h3>
      <p>
        {t('end:luckHits', {
          count: luck.hits,
          dice: t('end:dice', { count: luck.dice }),
          expected: tenthsText(luck.expected),
        })}
      </p>
      <p className="faint">{t(isAbove ? 'end:luckOrMore' : 'end:luckOrFewer', rarity)}</p>
    </div>
  );
}

export interface LuckPanelProps {
  readonly statistics: Statistics;
  readonly players: PlayerNames;
  readonly seed: string;
}

export function LuckPanel({ statistics, players, seed }: LuckPanelProps) {
  const lucks = SIDES.map((side) => statistics.sides[side].luck);
  return (
    <section className="end-panel paper" aria-labelledby="end-luck">
      <h2 id="end-luck">{t('end:luckTitle')}</h2>
      <Bell lucks={lucks} />
      {SIDES.map((side) => (
        <LuckText key={side} luck={lucks[side]} side={side} player={nameOf(players, side)} />
      ))}
      <p className="end-seed">
        {t('end:seedTitle')} <code>{seed}</code>
      </p>
      <p className="end-hint">{t('end:seedHint')}</p>
    </section>
  );
}
