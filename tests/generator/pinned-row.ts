import { countSequences } from '../../src/headless/perft.ts';
import { legal } from '../support/kit.ts';
import type { CountedPosition } from './positions.ts';

/** What is pinned of a position: how many sequences of one, two and three actions there are, and the first actions in order. */
export interface PinnedRow {
  readonly name: string;
  readonly nodes: readonly number[];
  readonly actions: readonly string[];
}

export const DEPTH = 3;

export function rowOf({ name, state }: CountedPosition): PinnedRow {
  const nodes = Array.from({ length: DEPTH }, (_, at) => countSequences(state, at + 1));
  return { name, nodes, actions: legal(state) };
}
