import { describe, expect, it } from 'vitest';
import type { State } from '../../src/memoir/state.ts';
import { AXIS, ALLIES } from '../../src/memoir/side.ts';
import { deciderName, eventsOf, legal, medals, play, position, type Setting } from '../support/kit.ts';

const ATTACK = ['play probe-centre', 'order E5', 'done', 'attack E5 e6'];

function duel(more: Setting): State {
  return position({
    allies: { E5: 'infantry', M1: 'infantry' },
    axis: { e6: 'infantry 1', A9: 'infantry' },
    hands: { allies: ['probe-centre'], axis: [] },
    dice: ['grenade', 'star', 'star'],
    ...more,
  });
}

describe('a side with its medals', () => {
  it('wins at once, and nobody decides any more (M44-WIN-1)', () => {
    const won = play(duel({ sides: { allies: { medals: 1 } } }), ...ATTACK);
    expect(won.state.outcome).toEqual({ winner: ALLIES, reason: 'medals' });
    expect(eventsOf(won, 'gameWon')).toHaveLength(1);
    expect([deciderName(won.state), legal(won.state)]).toEqual([null, []]);
    const oneShort = play(duel({ sides: { allies: { medals: 2 } } }), ...ATTACK);
    expect(oneShort.state.outcome).toBeNull();
    expect(legal(oneShort.state)).toContain('take ground');
  });

  it("wins in the opponent's turn too (M44-WIN-1)", () => {
    const start = duel({
      allies: { E5: 'infantry 1', M1: 'infantry' },
      sides: { axis: { medals: 1 } },
      hands: { allies: ['probe-centre'], axis: ['ambush'] },
    });
    const { state } = play(start, ...ATTACK, 'ambush');
    expect(state.turn.side).toBe(ALLIES);
    expect(state.outcome).toEqual({ winner: AXIS, reason: 'medals' });
  });

  it('wins with an objective it reaches (M44-WIN-1)', () => {
    const start = duel({ sides: { allies: { medals: 1 } }, objectives: [{ hexes: ['F5'] }] });
    const moved = play(start, 'play probe-centre', 'order E5', 'move E5 F5');
    expect(moved.state.outcome).toBeNull();
    expect(play(moved.state, 'done').state.outcome).toEqual({ winner: ALLIES, reason: 'medals' });
  });

  it('is the winner if it is its turn when both reach their count in one moment (M44-WIN-1)', () => {
    const both: Setting = {
      sides: { allies: { medals: 1 }, axis: { medals: 1 } },
      objectives: [
        { hexes: ['F5'], side: 'axis' },
        { hexes: ['E5', 'E3'], majority: true },
      ],
      allies: { E3: 'infantry' },
      axis: { E5: 'infantry' },
      turn: 'axis',
      hands: { allies: [], axis: ['probe-centre'] },
    };
    const { state } = play(position(both), 'play probe-centre', 'order E5', 'move E5 F5', 'done');
    expect([medals(state, 'allies'), medals(state, 'axis')]).toEqual([1, 1]);
    expect(state.outcome).toEqual({ winner: AXIS, reason: 'medals' });
  });
});

describe('a side without units', () => {
  it('has lost, whatever the medals (M44-WIN-4)', () => {
    const last = play(duel({ axis: { e6: 'infantry 1' } }), ...ATTACK);
    expect(medals(last.state, 'allies')).toBe(1);
    expect(last.state.outcome).toEqual({ winner: ALLIES, reason: 'noUnitsLeft' });
    expect(play(duel({}), ...ATTACK).state.outcome).toBeNull();
  });

  it('has lost if its last unit left over an exit before it had the medals (M44-WIN-4)', () => {
    const exits = { allies: { E9: 'infantry' }, axis: { A9: 'infantry' }, exits: { allies: ['E9'] } };
    const leave = ['play probe-centre', 'order E9', 'exit E9'];
    expect(play(duel(exits), ...leave).state.outcome).toEqual({ winner: AXIS, reason: 'noUnitsLeft' });
    const enough = play(duel({ ...exits, sides: { allies: { medals: 1 } } }), ...leave);
    expect(enough.state.outcome).toEqual({ winner: ALLIES, reason: 'medals' });
  });
});

describe('a deck that is used once', () => {
  it('brings the Axis victory when a card must be drawn and none is left (M44-WIN-5, M44-DECK-4)', () => {
    const pass = ['play probe-centre', 'done'];
    const once = duel({ special: { deckOnce: true } });
    const lastCard = play({ ...once, deck: once.deck.slice(-1) }, ...pass);
    expect(lastCard.state.deck).toEqual([]);
    expect(lastCard.state.outcome).toBeNull();
    const empty = play({ ...once, deck: [] }, ...pass);
    expect(empty.state.outcome).toEqual({ winner: AXIS, reason: 'deckRanOut' });
    const shuffled = play({ ...duel({}), deck: [] }, ...pass);
    expect(shuffled.state.outcome).toBeNull();
    expect(eventsOf(shuffled, 'deckShuffled')).toHaveLength(1);
  });
});

describe('sudden death', () => {
  const hexes = ['F5', 'G5', 'H5'];
  const start = position({
    allies: { F5: 'infantry', g4: 'infantry', E1: 'infantry' },
    axis: { G7: 'infantry' },
    special: { suddenDeath: [{ side: 'allies', hexes, need: 2 }] },
    hands: { allies: ['probe-centre'], axis: [] },
  });
  const into = play(start, 'play probe-centre', 'order g4', 'done', 'move g4 G5', 'done');

  it('counts at the end of the turn of the side, not when the hexes are reached (M44-WIN-2, M44-DIFF-2)', () => {
    expect(legal(into.state)).toContain('attack G5 G7');
    expect(into.state.outcome).toBeNull();
    const { state } = play(into.state, 'done');
    expect(state.outcome).toEqual({ winner: ALLIES, reason: 'suddenDeath' });
  });

  it('needs as many hexes as it says (M44-WIN-2)', () => {
    const { state } = play(start, 'play probe-centre', 'done');
    expect([state.outcome, deciderName(state)]).toEqual([null, 'axis']);
  });

  it('is for the side that is named (M44-WIN-2)', () => {
    const others = position({
      axis: { F5: 'infantry', G5: 'infantry' },
      special: { suddenDeath: [{ side: 'allies', hexes, need: 2 }] },
      turn: 'axis',
      hands: { axis: ['probe-centre'], allies: [] },
    });
    expect(play(others, 'play probe-centre', 'done').state.outcome).toBeNull();
  });

  it("does not count at the end of the opponent's turn (M44-WIN-2, M44-DIFF-2)", () => {
    const held = position({
      allies: { F5: 'infantry', G5: 'infantry' },
      special: { suddenDeath: [{ side: 'allies', hexes, need: 2 }] },
      turn: 'axis',
      hands: { axis: [], allies: ['probe-centre'] },
    });
    const theirs = play(held, 'pass');
    expect(theirs.state.outcome).toBeNull();
    const left = play(theirs.state, 'play probe-centre', 'order F5', 'done', 'move F5 e4', 'done');
    expect([left.state.outcome, deciderName(left.state)]).toEqual([null, 'axis']);
    const stayed = play(theirs.state, 'play probe-centre', 'done');
    expect(stayed.state.outcome).toEqual({ winner: ALLIES, reason: 'suddenDeath' });
  });
});
