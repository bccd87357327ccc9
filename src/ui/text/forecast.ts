// An attack before the dice are thrown, in words.
import type {
  AttackForecast,
  DiceLine,
  NoTargetReason,
  Odds,
  OddsReason,
  Strike,
  StrikeForecast,
} from '../../memoir/battle/forecast.ts';
import { AIR_POWER, BARRAGE } from '../../memoir/cards/card.ts';
import { cardName } from './cards.ts';
import { t } from './i18n.ts';
import { perLocale } from './locale.ts';
import { percentText } from './numbers.ts';
import { unitOn, type Scene } from './scene.ts';
import { capital } from './sides.ts';
import { terrainName } from './terrain.ts';

export type Forecast = AttackForecast | StrikeForecast;

export function diceText(count: number): string {
  return t('hover:dice', { count: Math.max(0, count) });
}

/** "+1", "−2" */
function changeText(dice: number): string {
  return dice < 0 ? t('hover:less', { number: -dice }) : t('hover:more', { number: dice });
}

export function strikeText(strike: Strike): string {
  return cardName(strike === 'barrage' ? BARRAGE : AIR_POWER);
}

type Told<K extends DiceLine['kind']> = Extract<DiceLine, { kind: K }>;
type Sayings = { readonly [K in DiceLine['kind']]: (line: Told<K>) => string };

const REASONS: Sayings = {
  range: ({ range }) => (range === 1 ? t('hover:line.close') : t('hover:line.range', { range })),
  ownTerrain: ({ terrain }) => t('hover:line.ownTerrain', { terrain: terrainName(terrain) }),
  targetTerrain: ({ terrain }) => capital(terrainName(terrain)),
  card: ({ card }) => cardName(card),
  strike: ({ strike }) => strikeText(strike),
  crosshair: () => t('hover:line.crosshair'),
  bushido: () => t('hover:line.bushido'),
  wittmann: () => t('hover:line.wittmann'),
  boat: () => t('hover:line.boat'),
  clearedWire: () => t('hover:line.clearedWire'),
  flames: () => t('hover:line.flames'),
  air: () => t('hover:line.air'),
  battleBack: () => t('hover:line.battleBack'),
};

export interface LineText {
  readonly reason: string;
  readonly dice: string;
}

/** The first line says how many dice there are, the others what is added or taken. */
export function lineTexts(lines: readonly DiceLine[]): LineText[] {
  return lines.map((line, at) => {
    const say = REASONS[line.kind] as (line: DiceLine) => string;
    return { reason: say(line), dice: at === 0 ? diceText(line.dice) : changeText(line.dice) };
  });
}

/** Why a unit cannot attack another one that is so many hexes away. */
export function reasonText(reason: NoTargetReason, range: number): string {
  return t(`hover:reason.${reason}`, { range });
}

const figures = perLocale(
  (locale) => new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
);

export function lossesText({ expectedLosses }: Odds): string {
  return t('hover:losses', { figures: figures().format(expectedLosses) });
}

function becauseText(reason: OddsReason): string {
  switch (reason.kind) {
    case 'mayIgnore':
    case 'ignores':
      return t(`hover:because.${reason.kind}`, { count: reason.flags });
    case 'shortWayBack':
      return t('hover:because.shortWayBack', { number: reason.flags });
    default:
      return t(`hover:because.${reason.kind}`);
  }
}

/** Why the chances are other ones than the faces alone would give. */
export function becauseTexts({ because }: Odds): string[] {
  return because.map(becauseText);
}

/** "3 dice, 67%" */
export function optionText({ dice, odds }: Forecast): string {
  return t('hover:option', { dice: diceText(dice), hit: percentText(odds.hit) });
}

export interface Aim {
  readonly scene: Scene;
  /** null: the dice come from nowhere. */
  readonly attacker: number | null;
  readonly strike: Strike;
  readonly target: number;
  readonly forecast: Forecast;
}

/** The whole attack as one sentence, for those who hear it. */
export function aimText({ scene, attacker, strike, target, forecast: { dice, odds } }: Aim): string {
  const words = {
    target: unitOn(scene, target),
    dice: diceText(dice),
    hit: percentText(odds.hit),
    kill: percentText(odds.kill),
    retreat: percentText(odds.retreat),
  };
  const aim =
    attacker === null
      ? t('hover:aimedStrike', { ...words, card: strikeText(strike) })
      : t('hover:aimed', { ...words, unit: capital(unitOn(scene, attacker)) });
  return [aim, ...becauseTexts(odds)].join(' ');
}
