import { frameRules, runFrames, type FrameTable } from '../../engine/frames.ts';
import type { Action } from '../action.ts';
import type { AirRules } from '../air/hooks.ts';
import type { World } from '../world.ts';
import { airPower, barrage } from './air-power.ts';
import { attack } from './attack.ts';
import { battle } from './battle.ts';
import type { BaseFrame, Frame } from './frame.ts';
import { keepCard } from './keep-card.ts';
import { healing, medics } from './medics.ts';
import { movement } from './movement.ts';
import { orders, section } from './orders.ts';
import { commissar, playCard } from './play-card.ts';
import { retreat } from './retreat.ts';
import { turn } from './turn.ts';
import type { RulesOf } from './rules.ts';

type Table = FrameTable<World, Frame, Action>;

export const FRAMES: FrameTable<World, BaseFrame, Action> = {
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

const tables = new WeakMap<AirRules, Table>();

/** The frames of the base game and those of the air rules in use. */
function tableOf(air: AirRules): Table {
  let table = tables.get(air);
  if (table === undefined) {
    table = { ...FRAMES, ...air.frames } as Table;
    tables.set(air, table);
  }
  return table;
}

function isOver(world: World): boolean {
  return world.state.outcome !== null;
}

export function runToDecision(world: World): void {
  runFrames<World, Frame, Action>(world, world.state.frames, tableOf(world.air), isOver);
}

export function topFrame(world: World): Frame {
  const { frames } = world.state;
  return frames[frames.length - 1];
}

export function topRules(world: World): RulesOf<Frame['kind']> {
  return frameRules<World, Frame, Action>(tableOf(world.air), topFrame(world));
}
