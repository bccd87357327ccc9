import { describe, expect, it } from 'vitest';
import { attacks, handOf, movesOf, offered } from '../cards/table.ts';
import { deciderName, diceThrown, eventsOf, figuresAt, legal, medals, play, position } from '../support/kit.ts';

const MISSES = ['star', 'star', 'star'] as const;

function kinds(texts: readonly string[]): string[] {
  return [...new Set(texts.map((text) => text.split(' ')[0]))];
}

describe('a turn', () => {
  it('goes from card to orders, moves, battles and draw, each finished before the next (M44-TURN-1)', () => {
    const state = position({
      allies: { E5: 'infantry', G5: 'infantry', M1: 'infantry' },
      axis: { E7: 'infantry', G7: 'infantry', A9: 'infantry' },
      hands: { allies: ['attack-centre'], axis: [] },
      deckTop: ['barrage'],
      dice: [...MISSES, ...MISSES],
    });
    expect(kinds(legal(state))).toEqual(['play']);
    const card = play(state, 'play attack-centre');
    expect(kinds(legal(card.state))).toEqual(['order', 'end']);
    const orders = play(card.state, 'order E5', 'order G5');
    expect(kinds(legal(orders.state))).toEqual(['move', 'end']);
    const moved = play(orders.state, 'move E5 e6', 'done');
    expect(legal(moved.state)).toEqual(['attack e6 E7', 'attack G5 G7', 'end battle']);
    const fought = play(moved.state, 'attack e6 E7');
    expect(legal(fought.state)).toEqual(['attack G5 G7', 'end battle']);
    expect(handOf(fought.state, 'allies')).toEqual([]);
    const ended = play(fought.state, 'attack G5 G7');
    expect(handOf(ended.state, 'allies')).toEqual(['barrage']);
    expect(deciderName(ended.state)).toBe('axis');
  });

  it('has no second move after the battles, but with Behind Enemy Lines (M44-TURN-5)', () => {
    const setting = {
      allies: { E5: 'infantry', M1: 'infantry' },
      axis: { E7: 'infantry', A9: 'infantry' },
      dice: [...MISSES],
    };
    const plain = position({ ...setting, hands: { allies: ['probe-centre'], axis: [] } });
    const over = play(plain, 'play probe-centre', 'order E5', 'done', 'attack E5 E7');
    expect(deciderName(over.state)).toBe('axis');
    const raid = position({ ...setting, hands: { allies: ['behind-enemy-lines'], axis: [] } });
    const again = play(raid, 'play behind-enemy-lines', 'order E5', 'done', 'attack E5 E7');
    expect(movesOf(again.state, 'E5')).toHaveLength(6);
    const drawn = play(again.state, 'done');
    expect(handOf(drawn.state, 'allies')).toHaveLength(1);
  });
});

describe('the start of a turn', () => {
  it('adds one to the turn counter, for either side (M44-TURN-2)', () => {
    const state = position({ hands: { allies: ['probe-left'], axis: ['probe-left'] } });
    expect(state.turn.number).toBe(1);
    const two = play(state, 'play probe-left');
    expect(eventsOf(two, 'turnStarted')).toEqual([{ type: 'turnStarted', side: 1, number: 2 }]);
    expect(play(two.state, 'play probe-left').state.turn.number).toBe(3);
  });

  it('gives the medals that are due at the start of a turn, before the card (M44-TURN-2)', () => {
    const state = position({
      allies: { D5: 'infantry', M1: 'infantry' },
      objectives: [{ hexes: ['E5'], side: 'allies', turnStart: true }],
      hands: { allies: ['probe-left', 'probe-right'], axis: ['probe-right'] },
    });
    const there = play(state, 'play probe-left', 'order D5', 'move D5 E5', 'done');
    expect(deciderName(there.state)).toBe('axis');
    expect(medals(there.state, 'allies')).toBe(0);
    const next = play(there.state, 'play probe-right', 'done');
    expect(medals(next.state, 'allies')).toBe(1);
    expect(legal(next.state)[0]).toMatch(/^play /);
  });

  it('ends the battle there when such a medal is the last one (M44-TURN-2, M44-WIN-1)', () => {
    const state = position({
      turn: 'axis',
      allies: { E5: 'infantry', M1: 'infantry' },
      sides: { allies: { medals: 1 } },
      objectives: [{ hexes: ['E5'], side: 'allies', turnStart: true }],
      hands: { axis: ['probe-left'] },
    });
    const over = play(state, 'play probe-left');
    expect(over.state.outcome).toEqual({ winner: 0, reason: 'medals' });
    expect(deciderName(over.state)).toBeNull();
  });

  it('rolls for the light before the card, in the turns of one side (M44-TURN-2, M44-ACT-NIGHT)', () => {
    const state = position({
      turn: 'axis',
      special: { night: 'dawn' },
      hands: { axis: ['probe-left'], allies: ['probe-left'] },
      dice: ['star', 'star', 'flag', 'flag'],
    });
    expect(state.visibility).toBe(1);
    const morning = play(state, 'play probe-left');
    expect(diceThrown(morning)).toEqual([4]);
    expect(morning.state.visibility).toBe(3);
    expect(legal(morning.state)).toEqual(['play probe-left']);
    expect(diceThrown(play(morning.state, 'play probe-left'))).toEqual([]);
  });
});

describe('orders not given', () => {
  const allies = { A1: 'infantry', B1: 'infantry', G1: 'infantry' };

  it('are lost: a player may order fewer units than the card allows, or none (M44-TURN-3)', () => {
    const state = position({ allies, hands: { allies: ['probe-left'] }, deckTop: ['barrage'] });
    const one = play(state, 'play probe-left', 'order A1', 'done');
    expect(movesOf(one.state, 'A1').length).toBeGreaterThan(0);
    expect(movesOf(one.state, 'B1')).toEqual([]);
    const none = play(state, 'play probe-left', 'done');
    expect(deciderName(none.state)).toBe('axis');
    expect(handOf(none.state, 'allies')).toEqual(['barrage']);
  });

  it('are not asked for where the section is empty (M44-TURN-3)', () => {
    const state = position({ allies, hands: { allies: ['attack-right'] }, deckTop: ['barrage'] });
    const passed = play(state, 'play attack-right');
    expect(deciderName(passed.state)).toBe('axis');
    expect(handOf(passed.state, 'allies')).toEqual(['barrage']);
  });
});

describe('a unit without an order', () => {
  it('neither moves nor battles (M44-TURN-4)', () => {
    const state = position({
      allies: { E5: 'infantry', F5: 'infantry', M1: 'infantry' },
      axis: { E7: 'infantry', F7: 'infantry', A9: 'infantry' },
      hands: { allies: ['probe-centre'], axis: [] },
    });
    const ordered = play(state, 'play probe-centre', 'order E5', 'done');
    expect(movesOf(ordered.state, 'E5').length).toBeGreaterThan(0);
    expect(movesOf(ordered.state, 'F5')).toEqual([]);
    const battle = play(ordered.state, 'done');
    expect(attacks(battle.state)).toEqual(expect.arrayContaining(['attack E5 E7']));
    expect(attacks(battle.state).every((text) => text.startsWith('attack E5'))).toBe(true);
  });

  it('does not clear wire, rest at a hospital or leave the board (M44-TURN-4)', () => {
    const state = position({
      terrain: { E3: 'wire', F3: 'wire', G3: 'hospital', H3: 'hospital' },
      allies: { E3: 'infantry', F3: 'infantry', G3: 'infantry', H3: 'infantry', E9: 'infantry', F9: 'infantry' },
      exits: { allies: ['E9', 'F9'] },
      hands: { allies: ['attack-centre'], axis: [] },
    });
    const hurt = { ...state, units: state.units.map((unit) => ({ ...unit, figures: 2 })) };
    const ordered = play(hurt, 'play attack-centre', 'order E3', 'order G3', 'order E9');
    const exits = legal(ordered.state).filter((text) => text.startsWith('exit'));
    expect(exits).toEqual(['exit E9']);
    const battle = play(ordered.state, 'done');
    expect(legal(battle.state)).toEqual(['remove wire E3', 'recover G3', 'end battle']);
  });
});

describe('the end of a turn', () => {
  it('frees every unit of what it did: it moves and battles anew (M44-TURN-7)', () => {
    const state = position({
      terrain: { E5: 'woods' },
      allies: { E3: 'infantry', M1: 'infantry' },
      axis: { e6: 'infantry', A9: 'infantry' },
      hands: { allies: ['probe-centre', 'probe-centre'], axis: ['probe-right'] },
      dice: ['infantry', 'infantry', 'grenade'],
    });
    const weak = { ...state, units: state.units.map((unit) => ({ ...unit, figures: Math.min(3, unit.figures) })) };
    // Two hexes, into woods: stopped, and no battle.
    const first = play(weak, 'play probe-centre', 'order E3', 'move E3 e4', 'move e4 E5');
    expect(deciderName(first.state)).toBe('axis');
    const theirs = play(first.state, 'play probe-right', 'done');
    const unit = theirs.state.units[0];
    expect(unit).toMatchObject({ order: 0, moved: 0, spent: 0, battles: 0, groundTaken: 0, marks: 0 });
    const second = play(theirs.state, 'play probe-centre', 'order E5', 'done', 'attack E5 e6', 'decline ambush');
    expect(legal(second.state)).toEqual(['take ground', 'hold ground']);
    expect(figuresAt(play(second.state, 'take ground').state, 'e6')).toBe(3);
  });

  it('frees it of its order too (M44-TURN-7, M44-TURN-4)', () => {
    const state = position({
      allies: { A1: 'infantry', B1: 'infantry', C1: 'infantry' },
      hands: { allies: ['probe-left', 'probe-left'], axis: ['probe-left'] },
    });
    const first = play(state, 'play probe-left', 'order A1', 'order B1', 'done', 'play probe-left');
    const second = play(first.state, 'play probe-left');
    expect(offered(second.state)).toEqual(['A1', 'B1', 'C1']);
  });
});
