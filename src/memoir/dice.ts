// M44-DICE-1
import { nextInt } from '../engine/random.ts';
import type { AirRollReason } from './air/hooks.ts';
import type { World } from './world.ts';

export const FACES = ['infantry', 'armor', 'grenade', 'flag', 'star'] as const;
export type Face = (typeof FACES)[number];

/** The six sides of a die. */
export const DIE: readonly Face[] = ['infantry', 'infantry', 'armor', 'grenade', 'flag', 'star'];

/** Why dice were thrown; events and statistics use it. */
export type RollReason =
  | 'attack'
  | 'ambush'
  | 'battleBack'
  | 'airPower'
  | 'barrage'
  | 'mine'
  | 'ice'
  | 'tiger'
  | 'medics'
  | 'recovery'
  | 'finestHour'
  | 'visibility'
  | AirRollReason;

/** Queued dice come first, so that tests and lessons can decide what falls. */
export function rollDice(world: World, count: number): Face[] {
  const { queuedDice, random } = world.state;
  const faces: Face[] = [];
  for (let i = 0; i < count; i++) {
    const queued = queuedDice.length > 0 ? queuedDice.shift() : undefined;
    faces.push(queued ?? DIE[nextInt(random, 'dice', 6)]);
  }
  return faces;
}

export function countFace(faces: readonly Face[], face: Face): number {
  let count = 0;
  for (let i = 0; i < faces.length; i++) if (faces[i] === face) count++;
  return count;
}
