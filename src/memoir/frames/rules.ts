import type { FrameRules } from '../../engine/frames.ts';
import type { Action } from '../action.ts';
import type { World } from '../world.ts';
import type { FrameKind, FrameOf } from './frame.ts';

/** The rules of one kind of frame: who decides, between what, and what then happens. */
export type RulesOf<K extends FrameKind> = FrameRules<World, FrameOf<K>, Action>;

export function popFrame(world: World): void {
  world.state.frames.pop();
}

/** For frames that only run, and frames that only ask. */
export function never(): never {
  throw new Error('This frame does not do that');
}
