// M44-FLAG-3…6, M44-FLAG-8
import { NOBODY } from '../../engine/frames.ts';
import { OFF_BOARD, type Hex } from '../../hex/board.ts';
import type { Action } from '../action.ts';
import { canGoBack, hexesPerFlag, retreatDirections, retreatStep } from '../battle/flags.ts';
import { evaluateObjectives } from '../medals/objectives.ts';
import { relocate } from '../movement/relocate.ts';
import { isOnBoard } from '../units/unit.ts';
import type { World } from '../world.ts';
import type { RetreatFrame } from './frame.ts';
import { popFrame, type RulesOf } from './rules.ts';

/** Every step must leave a way for the hexes still owed, and a hex to stay on. */
function addOptions(world: World, frame: RetreatFrame, out: Action[]): void {
  const unit = world.state.units[frame.unit];
  if (frame.allowed > 0) {
    for (const direction of retreatDirections(world, unit)) {
      const to = retreatStep(world, unit, unit.hex, direction);
      if (to === OFF_BOARD) continue;
      if (canGoBack(world, unit, to, frame.owed - 1, frame.allowed - 1)) out.push({ type: 'retreatTo', to });
    }
  }
  if (frame.owed === 0 && world.air.mayEnd(world, unit, unit.hex)) out.push({ type: 'endRetreat' });
}

function optionsOf(world: World, frame: RetreatFrame): Action[] {
  const out: Action[] = [];
  addOptions(world, frame, out);
  return out;
}

function goBack(world: World, frame: RetreatFrame, to: Hex): void {
  const unit = world.state.units[frame.unit];
  world.events?.push({ type: 'unitRetreated', unit: unit.id, from: unit.hex, to });
  frame.owed = Math.max(0, frame.owed - 1);
  frame.allowed -= 1;
  relocate(world, unit, to, 'retreat');
  if (frame.allowed === 0 || !isOnBoard(unit)) endRetreat(world);
}

function endRetreat(world: World): void {
  popFrame(world);
  evaluateObjectives(world);
}

function perform(world: World, frame: RetreatFrame, action: Action | undefined): void {
  if (action?.type === 'retreatTo') goBack(world, frame, action.to);
  else endRetreat(world);
}

/** Who could go on and stays ignores a flag for each hex that is left; but for those who may go farther for one. */
function tellIgnored(world: World, { unit: id, allowed }: RetreatFrame): void {
  const unit = world.state.units[id];
  if (hexesPerFlag(world, unit) === 1)
    world.events?.push({ type: 'flagsIgnored', unit: id, hex: unit.hex, count: allowed });
}

/** The owner leads the unit back, hex by hex; where there is nothing to choose it happens by itself. */
export const retreat: RulesOf<'retreat'> = {
  decider: (world, frame) => (optionsOf(world, frame).length > 1 ? world.state.units[frame.unit].side : NOBODY),
  options: addOptions,
  act(world, frame, action) {
    if (action.type === 'endRetreat') tellIgnored(world, frame);
    perform(world, frame, action);
  },
  run: (world, frame) => perform(world, frame, optionsOf(world, frame)[0]),
};
