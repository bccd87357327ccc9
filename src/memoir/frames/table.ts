import { frameRules, runFrames, type FrameTable } from '../../engine/frames.ts';
import type { Action } from '../action.ts';
import type { World } from '../world.ts';
import { airPower, barrage } from './air-power.ts';
import { attack } from './attack.ts';
import { battle } from './battle.ts';
import type { Frame } from './frame.ts';
import { keepCard } from './keep-card.ts';
import { healing, medics } from './medics.ts';
import { movement } from './movement.ts';
import { orders, section } from './orders.ts';
import { commissar, playCard } from './play-card.ts';
import { retreat } from './retreat.ts';
import { turn } from './turn.ts';
import type { RulesOf } from './rules.ts';

export const FRAMES: FrameTable<World, Frame, Action> = {
  turn,
  playCard,
  commissar,
  section,
  orders,
  movement,
  battle,
  attack,
  retreat,
  airPower,
  barrage,
  medics,
  healing,
  keepCard,
};

function isOver(world: World): boolean {
  return world.state.outcome !== null;
}

export function runToDecision(world: World): void {
  runFrames<World, Frame, Action>(world, world.state.frames, FRAMES, isOver);
}

export function topFrame(world: World): Frame {
  const { frames } = world.state;
  return frames[frames.length - 1];
}

export function topRules(world: World): RulesOf<Frame['kind']> {
  return frameRules<World, Frame, Action>(FRAMES, topFrame(world));
}
