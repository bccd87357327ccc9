import { describe, expect, it } from 'vitest';
import { setup, type State } from '../../src/memoir/index.ts';
import { CARD_IDS, type CardId } from '../../src/memoir/cards/card.ts';
import { play, position, type Setting } from '../support/kit.ts';
import { readScenario } from '../../src/scenarios/scenario-file.ts';
import { discards, handOf, sitOut } from './table.ts';

/** Standard and Breakthrough. */
const COUNTS: Partial<Record<CardId, readonly [number, number]>> = {
  'recon-left': [2, 2],
  'recon-centre': [2, 2],
  'recon-right': [2, 2],
  'probe-left': [4, 5],
  'probe-centre': [5, 6],
  'probe-right': [4, 5],
  'attack-left': [3, 4],
  'attack-centre': [4, 5],
  'attack-right': [3, 4],
  'assault-left': [2, 3],
  'assault-centre': [2, 3],
  'assault-right': [2, 3],
  'general-advance': [1, 2],
  'pincer-move': [1, 2],
  'recon-in-force': [3, 4],
  'air-power': [1, 1],
  ambush: [1, 2],
  'armor-assault': [2, 3],
  'artillery-bombard': [1, 2],
  barrage: [1, 1],
  'behind-enemy-lines': [1, 1],
  'close-assault': [1, 1],
  'counter-attack': [2, 3],
  'dig-in': [1, 1],
  'direct-from-hq': [2, 3],
  firefight: [1, 2],
  'infantry-assault': [2, 2],
  'medics-and-mechanics': [1, 1],
  'move-out': [2, 3],
  'their-finest-hour': [1, 2],
};

function dealt(changes: Record<string, unknown> = {}): State {
  const file = {
    format: 'airfield44/scenario',
    version: 1,
    name: 'Cards',
    sides: { axis: { hand: 4 }, allies: { hand: 6 } },
    units: { axis: { F9: 'infantry' }, allies: { F1: 'infantry' } },
    ...changes,
  };
  const scenario = readScenario(file);
  if (!scenario.ok) throw new Error(JSON.stringify(scenario.error));
  return setup(scenario.value, {}, 7);
}

function countOf(state: State, id: CardId): number {
  const cards = [...state.deck, ...state.discard, ...state.sides[0].hand, ...state.sides[1].hand];
  return cards.filter((card) => CARD_IDS[card] === id).length;
}

function size(state: State): number {
  return state.deck.length + state.sides[0].hand.length + state.sides[1].hand.length;
}

describe('the deck', () => {
  it('has sixty cards, and eighty in Breakthrough (M44-DECK-1)', () => {
    expect(size(dealt())).toBe(60);
    expect(size(dealt({ board: 'breakthrough' }))).toBe(80);
  });

  it.each(Object.entries(COUNTS))('has its copies of %s: %j (M44-DECK-1)', (id, [standard, breakthrough]) => {
    expect(countOf(dealt(), id as CardId)).toBe(standard);
    expect(countOf(dealt({ board: 'breakthrough' }), id as CardId)).toBe(breakthrough);
  });

  it('may have a second Artillery Bombard in place of Air Power (M44-DECK-2)', () => {
    const state = dealt({ special: { airPowerAsBombard: true } });
    expect(countOf(state, 'air-power')).toBe(0);
    expect(countOf(state, 'artillery-bombard')).toBe(2);
    expect(size(state)).toBe(60);
  });
});

describe('the hands', () => {
  it('are dealt as the battle says (M44-DECK-3)', () => {
    const state = dealt();
    expect(handOf(state, 'axis')).toHaveLength(4);
    expect(handOf(state, 'allies')).toHaveLength(6);
  });

  it.each(['recon-left', 'probe-left', 'dig-in', 'barrage'] as const)(
    'have their size again after a turn with %s (M44-DECK-3, M44-TURN-6)',
    (card) => {
      const hand: CardId[] = ['recon-left', 'probe-left', 'dig-in', 'barrage'];
      const state = position({ hands: { allies: hand }, allies: { G1: 'armor', H1: 'artillery' } });
      const played = play(state, `play ${card}`);
      expect(handOf(sitOut(played.state), 'allies')).toHaveLength(4);
    },
  );
});

describe('a deck that is used only once', () => {
  function last(setting: Setting): State {
    return position({
      special: { deckOnce: true },
      hands: { allies: ['probe-left'], axis: ['probe-left'] },
      ...setting,
    });
  }

  it('is won by the Axis when a card must be drawn and none is left (M44-DECK-4, M44-WIN-5)', () => {
    const state = { ...last({}), deck: [CARD_IDS.indexOf('dig-in')], discard: [0, 1, 2] };
    const drawn = play(state, 'play probe-left');
    expect(drawn.state.outcome).toBeNull();
    expect(handOf(drawn.state, 'allies')).toEqual(['dig-in']);
    const over = play(drawn.state, 'play probe-left');
    expect(over.state.outcome).toEqual({ winner: 1, reason: 'deckRanOut' });
  });

  it('is not reshuffled by Their Finest Hour (M44-DECK-4)', () => {
    const hands: Setting['hands'] = { allies: ['their-finest-hour'], axis: ['probe-left'] };
    const once = play(last({ hands, dice: ['flag'] }), 'play their-finest-hour');
    expect(discards(once.state)).toEqual(['their-finest-hour']);
    const again = play(last({ hands, dice: ['flag'], special: {} }), 'play their-finest-hour');
    expect(discards(again.state)).toEqual([]);
  });

  it('is reshuffled from the discards in any other battle (M44-DECK-4, M44-TURN-6)', () => {
    const state = { ...last({ special: {} }), deck: [], discard: [CARD_IDS.indexOf('dig-in')] };
    const drawn = play(state, 'play probe-left');
    expect(drawn.state.outcome).toBeNull();
    expect([...handOf(drawn.state, 'allies'), ...drawn.state.deck.map((card) => CARD_IDS[card])].toSorted()).toEqual([
      'dig-in',
      'probe-left',
    ]);
  });
});
