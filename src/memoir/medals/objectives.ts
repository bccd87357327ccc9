// M44-MEDAL-POS, M44-MEDAL-START, M44-MEDAL-SECTION
import type { Hex } from '../../hex/board.ts';
import type { MedalSource } from '../event.ts';
import type { Objective } from '../rules.ts';
import { ALLIES, AXIS, NO_SIDE, opponent, type MaybeSide, type Side } from '../side.ts';
import { NO_UNIT } from '../state.ts';
import { isOnBoard } from '../units/unit.ts';
import type { World } from '../world.ts';
import { awardMedals, checkMedals } from './medals.ts';

function occupied(world: World, objective: Objective, side: Side): number {
  const { unitAt, units } = world.state;
  const { hexes } = objective;
  let count = 0;
  for (let i = 0; i < hexes.length; i++) {
    const id = unitAt[hexes[i]];
    if (id !== NO_UNIT && units[id].side === side) count++;
  }
  return count;
}

function satisfies(world: World, objective: Objective, side: Side): boolean {
  if (objective.side !== NO_SIDE && objective.side !== side) return false;
  const own = occupied(world, objective, side);
  if (own < objective.need) return false;
  if (objective.majority && own <= occupied(world, objective, opponent(side))) return false;
  return !objective.soleControl || occupied(world, objective, opponent(side)) === 0;
}

/** Who meets the condition now; the Allies if both do. */
function claimant(world: World, objective: Objective): MaybeSide {
  if (objective.anyHex) return occupied(world, objective, ALLIES) > 0 ? ALLIES : AXIS;
  if (satisfies(world, objective, ALLIES)) return ALLIES;
  return satisfies(world, objective, AXIS) ? AXIS : NO_SIDE;
}

function holderAfter(world: World, objective: Objective, holder: MaybeSide): MaybeSide {
  if (holder !== NO_SIDE && objective.permanent) return holder;
  const claim = claimant(world, objective);
  if (claim === NO_SIDE && objective.lastToOccupy) return holder;
  return claim;
}

/** A medal for the start of a side's turn is given and taken only then. */
function turnStartHolder(world: World, objective: Objective, holder: MaybeSide, starting: Side): MaybeSide {
  if (holder !== NO_SIDE && objective.permanent) return holder;
  if (satisfies(world, objective, starting)) return starting;
  return holder === starting && !objective.lastToOccupy ? NO_SIDE : holder;
}

/** M44-MEDAL-SECTION: held while one of the sections has no enemy in it. */
function sectionHolder(world: World, side: Side, sections: number): MaybeSide {
  let enemySections = 0;
  for (const unit of world.state.units) {
    if (unit.side !== side && isOnBoard(unit)) enemySections |= world.board.sections[unit.hex];
  }
  return (sections & ~enemySections) !== 0 ? side : NO_SIDE;
}

/** Returns whether the holder changed. */
export function setHolder(world: World, index: number, holder: MaybeSide, medals: number, hex: number): boolean {
  const { objectives, rules } = world.state;
  const before = objectives[index];
  if (before === holder) return false;
  const source = index < rules.objectives.length ? 'objective' : 'emptySection';
  objectives[index] = holder;
  if (before !== NO_SIDE) world.events?.push({ type: 'medalLost', side: before, count: medals, source, hex });
  if (holder !== NO_SIDE) world.events?.push({ type: 'medalGained', side: holder, count: medals, source, hex });
  return true;
}

function objectiveHolder(world: World, index: number, starting: MaybeSide): MaybeSide {
  const objective = world.state.rules.objectives[index];
  const holder = world.state.objectives[index];
  const kept = world.air.objectiveHolder(world, index);
  if (kept !== NO_SIDE) return kept;
  if (!objective.turnStart) return holderAfter(world, objective, holder);
  return starting === NO_SIDE ? holder : turnStartHolder(world, objective, holder, starting);
}

/** Counts the objectives anew; `starting` is the side whose turn begins, if one does. */
export function evaluateObjectives(world: World, starting: MaybeSide = NO_SIDE): void {
  const { rules, objectives, turn } = world.state;
  if (objectives.length === 0) return;
  world.air.objectivesCounted(world);
  const count = rules.objectives.length;
  let changed = false;
  for (let i = 0; i < count; i++) {
    const { medals, hexes } = rules.objectives[i];
    if (setHolder(world, i, objectiveHolder(world, i, starting), medals, hexes[0])) changed = true;
  }
  for (let i = 0; i < rules.emptySections.length; i++) {
    const { side, sections, medals } = rules.emptySections[i];
    if (setHolder(world, count + i, sectionHolder(world, side, sections), medals, -1)) changed = true;
  }
  if (!changed) return;
  checkMedals(world, turn.side);
  checkMedals(world, opponent(turn.side));
}

/** Medals for a unit's own step: an objective it left with that step counts no more. */
export function gainOnTheWay(world: World, side: Side, count: number, source: MedalSource, hex: Hex): void {
  awardMedals(world, side, count, source, hex);
  evaluateObjectives(world);
  checkMedals(world, side);
}
