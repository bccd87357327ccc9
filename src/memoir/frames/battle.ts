// M44-BTL-1, M44-BTL-6, M44-TER-WIRE, M44-TER-ROADBLOCK, M44-UNIT-ENG, M44-ACT-OASIS
import { NOBODY } from '../../engine/frames.ts';
import type { Action } from '../action.ts';
import { attackAction, END_BATTLE } from '../shared-actions.ts';
import { heldByDark } from '../battle/dark.ts';
import { battleReach } from '../battle/eligibility.ts';
import { addTargets } from '../battle/targets.ts';
import type { Side } from '../side.ts';
import { canClearRoadBlock, canClearWire, clearRoadBlock, clearWire } from '../terrain/obstacles.ts';
import { canRecover, recover } from '../terrain/recovery.ts';
import { isOnBoard, ORDERED, type Unit } from '../units/unit.ts';
import type { World } from '../world.ts';
import { declareAttack } from './attack.ts';
import { popFrame, type RulesOf } from './rules.ts';

function addBattles(world: World, unit: Unit, out: Action[]): void {
  const reach = battleReach(world, unit);
  if (reach !== 'none') {
    const targets: number[] = [];
    addTargets(world, unit, reach, false, targets);
    for (let i = 0; i < targets.length; i++) out.push(attackAction(unit.id, targets[i]));
    world.air.targets(world, unit, reach, false, out);
  }
  if (canClearWire(world, unit)) out.push({ type: 'removeWire', unit: unit.id });
  if (canClearRoadBlock(world, unit)) out.push({ type: 'removeRoadBlock', unit: unit.id });
  if (canRecover(world, unit)) out.push({ type: 'recover', unit: unit.id });
}

function mayAct(unit: Unit): boolean {
  return unit.order === ORDERED && isOnBoard(unit);
}

/** When nobody can battle any more: who could not for want of light alone. */
function tellDark(world: World, side: Side): void {
  if (world.events === null) return;
  const units = heldByDark(world, side);
  if (units.length > 0) world.events.push({ type: 'heldByDark', side, units, visibility: world.state.visibility });
}

export const battle: RulesOf<'battle'> = {
  decider(world, frame) {
    const units = world.forces[frame.side];
    const out: Action[] = [];
    for (let i = 0; i < units.length; i++) {
      if (mayAct(units[i])) addBattles(world, units[i], out);
      if (out.length > 0) return frame.side;
    }
    world.air.battles(world, frame.side, out);
    return out.length > 0 ? frame.side : NOBODY;
  },
  options(world, frame, out) {
    const units = world.forces[frame.side];
    for (let i = 0; i < units.length; i++) if (mayAct(units[i])) addBattles(world, units[i], out);
    world.air.battles(world, frame.side, out);
    out.push(END_BATTLE);
  },
  act(world, _frame, action) {
    const { units } = world.state;
    if (action.type === 'attack') declareAttack(world, units[action.unit], units[action.target], false);
    else if (action.type === 'removeWire') clearWire(world, units[action.unit]);
    else if (action.type === 'removeRoadBlock') clearRoadBlock(world, units[action.unit]);
    else if (action.type === 'recover') recover(world, units[action.unit]);
    else popFrame(world);
  },
  run(world, frame) {
    tellDark(world, frame.side);
    popFrame(world);
  },
};
