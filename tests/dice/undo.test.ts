import { describe, expect, it } from 'vitest';
import { isBarrier } from '../../src/engine/undo.ts';
import type { State } from '../../src/memoir/index.ts';
import { undoLaw } from '../../src/memoir/undo-law.ts';
import { play, position, withDice } from '../support/kit.ts';

/** Can this action be taken back? */
function isFinal(before: State, action: string): boolean {
  return isBarrier(before, play(before, action).state, undoLaw);
}

const start = position({
  allies: { E5: 'infantry', E1: 'infantry' },
  axis: { G5: 'infantry', M9: 'infantry' },
  hands: { allies: ['direct-from-hq', 'recon-left'], axis: ['probe-left'] },
  mines: { D5: 'axis' },
});
const played = play(start, 'play direct-from-hq').state;
const ordered = play(played, 'order E5', 'done').state;
const moved = play(ordered, 'move E5 F5').state;
const battle = play(moved, 'done').state;

describe('taking a step back', () => {
  it('is possible for a card, an order and a move (M44-DICE-4)', () => {
    expect(isFinal(start, 'play direct-from-hq')).toBe(false);
    expect(isFinal(played, 'order E5')).toBe(false);
    expect(isFinal(ordered, 'move E5 F5')).toBe(false);
    expect(isFinal(ordered, 'move E5 e4')).toBe(false);
    expect(isFinal(moved, 'done')).toBe(false);
  });

  it('ends where dice fall, rolled or laid out beforehand (M44-DICE-4)', () => {
    const far = play(ordered, 'done').state;
    expect(isFinal(far, 'attack E5 G5')).toBe(true);
    expect(isFinal(withDice(far, 'star', 'star'), 'attack E5 G5')).toBe(true);
  });

  it('ends at dice even if nothing else changed (M44-DICE-4)', () => {
    const dice = { ...battle, random: { ...battle.random, dice: battle.random.dice + 1 } };
    expect(isBarrier(battle, structuredClone(battle), undoLaw)).toBe(false);
    expect(isBarrier(battle, dice, undoLaw)).toBe(true);
    const shuffled = { ...battle, random: { ...battle.random, deck: battle.random.deck + 1 } };
    expect(isBarrier(battle, shuffled, undoLaw)).toBe(true);
    const queued = withDice(battle, 'star');
    expect(isBarrier(queued, { ...queued, queuedDice: [] }, undoLaw)).toBe(true);
  });

  it('ends where the other side is asked (M44-DICE-4)', () => {
    expect(isFinal(battle, 'attack F5 G5')).toBe(true);
    expect(isFinal(battle, 'done')).toBe(true);
  });

  it('ends where a mine is turned up (M44-DICE-4)', () => {
    for (const value of [0, 1, 4]) {
      const mined = { ...ordered, mines: ordered.mines.map((mine) => ({ ...mine, value })) };
      expect(isFinal(mined, 'move E5 D5')).toBe(true);
    }
  });

  it('ends where cards are drawn, before one of them is chosen (M44-DICE-4)', () => {
    const scouts = play(start, 'play recon-left').state;
    expect(scouts.frames.at(-1)?.kind).toBe('keepCard');
    expect(isFinal(start, 'play recon-left')).toBe(true);
  });
});

describe('what a side may not see', () => {
  const secrets = (state: State, side: number) => JSON.stringify(undoLaw.hidden(state, side));

  it('is the deck, the other hand and chip, hidden mines and the seed (M44-DICE-4)', () => {
    const changes: State[] = [
      { ...start, deck: start.deck.toReversed() },
      { ...start, random: { ...start.random, seed: start.random.seed + 1 } },
      { ...start, mines: start.mines.map((mine) => ({ ...mine, value: mine.value + 1 })) },
    ];
    for (const changed of changes) {
      expect(secrets(changed, 0)).not.toBe(secrets(start, 0));
      expect(secrets(changed, 1)).not.toBe(secrets(start, 1));
    }
    const [allies, axis] = start.sides;
    const otherHand: State = { ...start, sides: [allies, { ...axis, hand: [0, 1] }] };
    const otherChip: State = { ...start, sides: [allies, { ...axis, chip: 3 }] };
    for (const changed of [otherHand, otherChip]) {
      expect(secrets(changed, 0)).not.toBe(secrets(start, 0));
      expect(secrets(changed, 1)).toBe(secrets(start, 1));
    }
  });

  it('is not a mine that lies open (M44-DICE-4)', () => {
    const open = { ...start, mines: start.mines.map((mine) => ({ ...mine, revealed: true })) };
    const other = { ...open, mines: open.mines.map((mine) => ({ ...mine, value: mine.value + 1 })) };
    expect(secrets(open, 0)).toBe(secrets(other, 0));
  });
});
