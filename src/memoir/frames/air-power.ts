// M44-CARD-AIR, M44-CARD-AIRSTRIKE, M44-CARD-BARRAGE, M44-BRK-2, M44-BRK-3, M44-DIFF-13
import { NOBODY } from '../../engine/frames.ts';
import { distance } from '../../hex/board.ts';
import type { Action } from '../action.ts';
import { strike } from '../battle/strike.ts';
import { inSection } from '../cards/playing.ts';
import type { Side } from '../side.ts';
import { CAMOUFLAGED, hasTrait, isOnBoard, type Unit } from '../units/unit.ts';
import type { World } from '../world.ts';
import type { FrameOf } from './frame.ts';
import { popFrame, type RulesOf } from './rules.ts';

const MAX_TARGETS = 4;

function isExposed(unit: Unit, side: Side): boolean {
  return unit.side !== side && isOnBoard(unit) && !hasTrait(unit, CAMOUFLAGED);
}

/** A connected group, grown from one target to the next; the first one lies in the card's section where that matters. */
function canPick(world: World, frame: FrameOf<'airPower'>, unit: Unit): boolean {
  if (!isExposed(unit, frame.side) || frame.targets.includes(unit.id)) return false;
  if (frame.targets.length === 0) return inSection(world, unit.hex, frame.side, frame.section);
  return frame.targets.some((id) => distance(world.board, world.state.units[id].hex, unit.hex) === 1);
}

function addPicks(world: World, frame: FrameOf<'airPower'>, out: Action[]): void {
  if (frame.targets.length === MAX_TARGETS) return;
  for (const unit of world.state.units)
    if (canPick(world, frame, unit)) out.push({ type: 'pickTarget', target: unit.id });
  if (frame.targets.length === 0) world.air.strikes(world, frame.side, 'airPower', out);
}

function strikeNext(world: World, frame: FrameOf<'airPower'>, target: number): void {
  frame.targets = frame.targets.filter((id) => id !== target);
  const unit = world.state.units[target];
  if (isOnBoard(unit)) strike(world, frame.side, unit, 'airPower');
}

/** First the targets are named, then the dice fall on one after the other, in the order the player likes. */
export const airPower: RulesOf<'airPower'> = {
  decider(world, frame) {
    if (!frame.picking) return frame.targets.length > 1 ? frame.side : NOBODY;
    const out: Action[] = [];
    addPicks(world, frame, out);
    return out.length > 0 ? frame.side : NOBODY;
  },
  options(world, frame, out) {
    if (frame.picking) {
      addPicks(world, frame, out);
      out.push({ type: 'endTargets' });
    } else for (const target of frame.targets) out.push({ type: 'pickTarget', target });
  },
  act(world, frame, action) {
    if (action.type === 'endTargets') frame.picking = false;
    else if (action.type === 'pickTarget' && frame.picking) frame.targets = [...frame.targets, action.target];
    else if (action.type === 'pickTarget') strikeNext(world, frame, action.target);
  },
  run(world, frame) {
    if (frame.picking) frame.picking = false;
    else if (frame.targets.length > 0) strikeNext(world, frame, frame.targets[0]);
    else popFrame(world);
  },
};

function barrageTargets(world: World, side: Side): Action[] {
  const out: Action[] = [];
  for (const unit of world.state.units) if (isExposed(unit, side)) out.push({ type: 'pickTarget', target: unit.id });
  world.air.strikes(world, side, 'barrage', out);
  return out;
}

export const barrage: RulesOf<'barrage'> = {
  decider: (world, frame) => (barrageTargets(world, frame.side).length > 0 ? frame.side : NOBODY),
  options(world, frame, out) {
    out.push(...barrageTargets(world, frame.side), { type: 'endTargets' });
  },
  act(world, frame, action) {
    popFrame(world);
    if (action.type === 'pickTarget') strike(world, frame.side, world.state.units[action.target], 'barrage');
  },
  run: popFrame,
};
