// M44-WIN-1, M44-WIN-2, M44-WIN-4
import { opponent, SIDES, type Side } from '../side.ts';
import { NO_UNIT, type Outcome } from '../state.ts';
import { isOnBoard } from '../units/unit.ts';
import type { World } from '../world.ts';

export function win(world: World, winner: Side, reason: Outcome['reason']): void {
  const { state } = world;
  if (state.outcome !== null) return;
  state.outcome = { winner, reason };
  world.events?.push({ type: 'gameWon', outcome: state.outcome });
}

/** A side that has lost all its units has lost; one that began without any fights on in its own way. */
export function checkUnitsLeft(world: World): void {
  const { units } = world.state;
  for (const side of SIDES) {
    const own = units.filter((unit) => unit.side === side);
    if (own.length > 0 && !own.some(isOnBoard)) return win(world, opponent(side), 'noUnitsLeft');
  }
}

/** Sudden death counts at the end of the owning side's turn (M44-DIFF-2). */
export function checkSuddenDeath(world: World, side: Side): void {
  const { rules, unitAt, units } = world.state;
  for (const condition of rules.suddenDeath) {
    if (condition.side !== side) continue;
    let held = 0;
    for (const hex of condition.hexes) if (unitAt[hex] !== NO_UNIT && units[unitAt[hex]].side === side) held++;
    if (held >= condition.need) return win(world, side, 'suddenDeath');
  }
}
