// M44-MINE-1…4, M44-TER-MINE
import { loseFigures } from '../battle/losses.ts';
import { countHits } from '../battle/hits.ts';
import { rollDice } from '../dice.ts';
import { gainOnTheWay } from '../medals/objectives.ts';
import { mayCloseInAfterMove, movesFreely } from '../movement/allowance.ts';
import { removeTerrain, type Arrival } from '../movement/relocate.ts';
import { rowInForce } from '../cards/in-play.ts';
import { NO_SIDE } from '../side.ts';
import type { Mine } from '../state.ts';
import { ACTED, kindOf, MOVE_ENDED, ORDERED, TURN_OVER, type Unit } from '../units/unit.ts';
import type { World } from '../world.ts';
import { hexIs, IS } from './terrain.ts';

/** The live mine under the unit that would go off for it. */
function mineUnder(world: World, unit: Unit): Mine | null {
  if (!hexIs(world.terrain, unit.hex, IS.mine)) return null;
  const mine = world.state.mines.find((other) => other.hex === unit.hex);
  return mine === undefined || mine.side === unit.side ? null : mine;
}

function removeMine(world: World, mine: Mine): void {
  const { state } = world;
  state.mines = state.mines.filter((other) => other.hex !== mine.hex);
  removeTerrain(world, mine.hex, 'minefield');
}

function canClear(world: World, unit: Unit): boolean {
  const mayBattle = rowInForce(world.state)?.mayBattle ?? true;
  if (!kindOf(unit).engineer || unit.order !== ORDERED || unit.battles > 0) return false;
  return mayBattle && mayCloseInAfterMove(world, unit);
}

function clearMine(world: World, unit: Unit, mine: Mine): void {
  removeMine(world, mine);
  unit.marks |= ACTED | MOVE_ENDED | TURN_OVER;
}

function findDud(world: World, unit: Unit, mine: Mine): void {
  removeMine(world, mine);
  if (!mine.decoy) return;
  world.state.mines = world.state.mines.map((other) => ({ ...other, decoy: false }));
  gainOnTheWay(world, unit.side, 1, 'decoy', mine.hex);
}

function detonate(world: World, unit: Unit, mine: Mine): void {
  if (!mine.revealed) {
    world.state.mines = world.state.mines.map((other) => (other === mine ? { ...other, revealed: true } : other));
    world.events?.push({ type: 'mineRevealed', hex: mine.hex, value: mine.value, unit: unit.id });
  }
  if (mine.value === 0) return findDud(world, unit, mine);
  const faces = rollDice(world, mine.value);
  const hits = countHits(faces, unit, false);
  world.events?.push({
    type: 'diceRolled',
    side: mine.side === NO_SIDE ? unit.side : mine.side,
    faces,
    hits,
    reason: 'mine',
    hex: mine.hex,
  });
  if (hits > 0) loseFigures(world, unit, hits, 'mine');
}

/** What the mine under the unit does if the unit stops here now. */
export function mineAt(world: World, unit: Unit): 'none' | 'lifted' | 'sprung' {
  if (mineUnder(world, unit) === null) return 'none';
  return canClear(world, unit) ? 'lifted' : 'sprung';
}

/** Engineers that could still battle lift the mine; anyone else sets it off. Retreating units tread lightly. */
export function enterMine(world: World, unit: Unit, arrival: Arrival): void {
  if (arrival === 'retreat' || (arrival === 'move' && movesFreely(world, unit))) return;
  const mine = mineUnder(world, unit);
  if (mine === null) return;
  if (arrival === 'move' && canClear(world, unit)) clearMine(world, unit, mine);
  else detonate(world, unit, mine);
}

/** A unit that ran freely over mines sets off the one it stops on (M44-CARD-BEL). */
export function stopOnMine(world: World, unit: Unit): void {
  const mine = movesFreely(world, unit) ? mineUnder(world, unit) : null;
  if (mine === null) return;
  if (canClear(world, unit)) clearMine(world, unit, mine);
  else detonate(world, unit, mine);
}

/** An ordered engineer that began its turn on a mine and stayed lifts it instead of battling. */
export function clearMineUnderfoot(world: World, unit: Unit): void {
  if (unit.moved > 0 || !canClear(world, unit)) return;
  const mine = mineUnder(world, unit);
  if (mine !== null) clearMine(world, unit, mine);
}
