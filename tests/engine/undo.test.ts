import { expect, it } from 'vitest';
import { isBarrier, type UndoLaw } from '../../src/engine/undo.ts';

interface State {
  decider: number | null;
  random: number[];
  secrets: string[][];
  open: number;
}

const law: UndoLaw<State> = {
  decider: (state) => state.decider,
  random: (state) => state.random,
  hidden: (state, side) => state.secrets[1 - side],
};

const before: State = { decider: 0, random: [44, 0, 0], secrets: [['a'], ['b', 'c']], open: 1 };

it('a step that changes only what both sides see can be undone', () => {
  expect(isBarrier(before, { ...before, open: 2 }, law)).toBe(false);
  expect(isBarrier(before, structuredClone(before), law)).toBe(false);
});

it('a step after which the other side decides can not', () => {
  expect(isBarrier(before, { ...before, decider: 1 }, law)).toBe(true);
});

it('a step that ends the game can not', () => {
  expect(isBarrier(before, { ...before, decider: null }, law)).toBe(true);
  expect(isBarrier({ ...before, decider: null }, { ...before, decider: null }, law)).toBe(true);
});

it('a step that drew a random number can not', () => {
  expect(isBarrier(before, { ...before, random: [44, 1, 0] }, law)).toBe(true);
  expect(isBarrier(before, { ...before, random: [44, 0, 0, 0] }, law)).toBe(true);
});

it('a step that showed the acting side something hidden can not', () => {
  expect(isBarrier(before, { ...before, secrets: [['a'], ['c']] }, law)).toBe(true);
});

it('a step that changed what the acting side knows anyway can be undone', () => {
  expect(isBarrier(before, { ...before, secrets: [[], ['b', 'c']] }, law)).toBe(false);
});
