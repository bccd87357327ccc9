// What an attack will be before the dice are thrown: for the player who wants to look first.
import { distance, type Hex } from '../../hex/board.ts';
import { FACES, type Face } from '../dice.ts';
import type { AttackFrame } from '../frames/frame.ts';
import { opponent } from '../side.ts';
import { cloneState, NO_UNIT, type State } from '../state.ts';
import type { Unit } from '../units/unit.ts';
import { worldOf } from '../world.ts';
import { BATTLE_BACK_DICE } from './battle-back.ts';
import { attackLines, totalOf, type DiceLine } from './forecast-lines.ts';
import { isHit, starsHit } from './hits.ts';
import { oddsOf, type Odds } from './odds.ts';
import { strikeDice, strikeStarsHit, type Strike } from './strike.ts';

export type { DiceLine } from './forecast-lines.ts';
export { whyNoTarget, type NoTargetReason } from './forecast-refusal.ts';
export type { Odds } from './odds.ts';
export type { OddsReason } from './odds-reasons.ts';
export type { Strike } from './strike.ts';

export interface ForecastOptions {
  /** Another hex than the one it stands on: the attack it could make after moving there. */
  readonly from?: Hex;
  /** The second battle after taking ground; some cards do not help there. */
  readonly overrun?: boolean;
  /** Ambush and battling back: the unit that strikes is the attacker here, whoever declared the battle. */
  readonly reason?: AttackFrame['reason'];
}

/** Dice from nowhere on one unit. */
export interface StrikeForecast {
  readonly to: Hex;
  /** They add up to the dice. */
  readonly lines: readonly DiceLine[];
  /** Below one there is no attack. */
  readonly dice: number;
  /** The faces that hit this target. */
  readonly hitting: readonly Face[];
  readonly odds: Odds;
}

export interface AttackForecast extends StrikeForecast {
  readonly from: Hex;
  readonly range: number;
  readonly closeAssault: boolean;
}

/** The same position after the unit has moved, or taken ground, to a hex. What the way may cost is left out. */
function movedTo(state: State, id: number, hex: Hex, tookGround: boolean): State {
  const moved = cloneState(state);
  const unit = moved.units[id];
  moved.unitAt[unit.hex] = NO_UNIT;
  moved.unitAt[hex] = id;
  moved.crosshairs = state.crosshairs.filter(({ gun }) => gun !== id);
  unit.hex = hex;
  if (tookGround) unit.groundTaken = Math.max(1, unit.groundTaken);
  else unit.moved = Math.max(1, unit.moved);
  return moved;
}

function facesThatHit(target: Unit, starHits: boolean): Face[] {
  return FACES.filter((face) => isHit(face, target, starHits));
}

/** Dice, their reasons and the exact chances of an attack, if nobody comes in between with an Ambush. */
export function attackForecast(
  state: State,
  attackerId: number,
  targetId: number,
  options: ForecastOptions = {},
): AttackForecast {
  const { from = state.units[attackerId].hex, overrun = false, reason = 'attack' } = options;
  const moves = from !== state.units[attackerId].hex;
  const world = worldOf(moves ? movedTo(state, attackerId, from, overrun) : state, null);
  const attacker = world.state.units[attackerId];
  const target = world.state.units[targetId];
  const range = distance(world.board, from, target.hex);
  const lines: readonly DiceLine[] =
    reason === 'battleBack'
      ? [{ kind: 'battleBack', dice: BATTLE_BACK_DICE }]
      : attackLines(world, attacker, target, from, overrun);
  const dice = totalOf(lines);
  const hitting = facesThatHit(target, starsHit(attacker, target));
  return {
    from,
    to: target.hex,
    range,
    closeAssault: range === 1,
    lines,
    dice,
    hitting,
    odds: oddsOf(world, target, dice, hitting, true),
  };
}

/** The same for a unit struck by Air Power or Barrage: terrain does not help, nor can flags be ignored. */
export function strikeForecast(state: State, strike: Strike, targetId: number): StrikeForecast {
  const world = worldOf(state, null);
  const target = state.units[targetId];
  const dice = strikeDice(world, opponent(target.side), strike);
  const hitting = facesThatHit(target, strikeStarsHit(world, strike));
  return {
    to: target.hex,
    lines: [{ kind: 'strike', strike, dice }],
    dice,
    hitting,
    odds: oddsOf(world, target, dice, hitting, false),
  };
}
