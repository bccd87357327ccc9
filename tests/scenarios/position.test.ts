import { describe, expect, it } from 'vitest';
import { decider, legalActions, type State } from '../../src/memoir/index.ts';
import { CARD_IDS } from '../../src/memoir/cards/card.ts';
import { medalsOf } from '../../src/memoir/medals/medals.ts';
import { actionText } from '../../src/scenarios/action-text.ts';
import { cardsOf, fullDeck } from '../../src/scenarios/check-state.ts';
import type { Fault } from '../../src/scenarios/fault.ts';
import { SCENARIOS } from '../../src/scenarios/library.ts';
import { provingGround } from '../../src/scenarios/proving-ground.ts';
import { readPosition } from '../../src/scenarios/read-position.ts';
import { playHash, positionOf } from '../../src/scenarios/write-position.ts';
import { playAtRandom } from './random-play.ts';

type Loose = Record<string, unknown>;

function file(changes: Loose = {}): Loose {
  return {
    format: 'airfield44/position',
    version: 1,
    units: { axis: { G7: 'infantry', H7: 'armor' }, allies: { G5: 'infantry', H5: 'armor' } },
    ...changes,
  };
}

function read(changes: Loose = {}): State {
  const state = readPosition(file(changes));
  if (!state.ok) throw new Error(JSON.stringify(state.error));
  return state.value;
}

function faults(changes: Loose): readonly Fault[] {
  const state = readPosition(file(changes));
  return state.ok ? [] : state.error;
}

function legal(state: State): string[] {
  return legalActions(state).map((action) => actionText(state, action));
}

function top(state: State): string {
  return state.frames[state.frames.length - 1].kind;
}

describe('a position file', () => {
  it('begins with a card to play, hands dealt from the seed', () => {
    const state = read();
    expect([top(state), decider(state), state.turn.number]).toEqual(['playCard', 0, 1]);
    expect(state.sides.map(({ hand }) => hand.length)).toEqual([5, 5]);
    expect(read({ seed: 2 }).sides[0].hand).not.toEqual(state.sides[0].hand);
  });

  it('takes the hands, the top of the deck and the discards it names out of the deck', () => {
    const state = read({
      turn: 'axis',
      hands: { axis: ['ambush', 'air-power'], allies: ['barrage'] },
      deckTop: ['dig-in', 'firefight'],
      discard: ['move-out'],
    });
    const names = (cards: readonly number[]) => cards.map((card) => CARD_IDS[card]);
    expect(names(state.sides[1].hand)).toEqual(['ambush', 'air-power']);
    expect(names(state.deck.slice(-2))).toEqual(['firefight', 'dig-in']);
    expect(names(state.discard)).toEqual(['move-out']);
    expect(legal(state)).toEqual(['play air-power']);
    expect(cardsOf(state).toSorted((a, b) => a - b)).toEqual(fullDeck(state.rules).toSorted((a, b) => a - b));
  });

  it('can be in the middle of the orders: units ordered already count', () => {
    const orders = { phase: 'orders', card: 'probe-centre' };
    expect(legal(read(orders))).toEqual(['order G5', 'order H5', 'end orders']);
    const one = read({
      ...orders,
      units: {
        axis: { G7: 'infantry' },
        allies: { G5: { kind: 'infantry', order: 'ordered' }, H5: 'armor', I5: 'armor' },
      },
    });
    expect(legal(one)).toEqual(['order H5', 'order I5', 'end orders']);
  });

  it('counts units on the move already ordered (M44-BRK-1)', () => {
    const allies = {
      G5: { kind: 'infantry', order: 'onTheMove' },
      H5: { kind: 'armor', order: 'ordered' },
      I5: 'armor',
      A1: 'armor',
    };
    const state = read({
      options: { deck: 'breakthrough' },
      phase: 'orders',
      card: 'attack-centre',
      units: { axis: { G7: 'infantry' }, allies },
    });
    expect(legal(state)).toEqual(['order I5', 'end orders']);
  });

  it('can be in the movement or in the battle', () => {
    const units = {
      axis: { G7: 'infantry' },
      allies: { G5: { kind: 'infantry', order: 'ordered', moved: 1 }, H5: 'armor' },
    };
    const moving = read({ phase: 'movement', card: 'probe-centre', mover: 'G5', units });
    expect([top(moving), legal(moving).length]).toEqual(['movement', 6]);
    const battle = read({ phase: 'battle', card: 'probe-centre', units });
    expect(legal(battle)).toEqual(['attack G5 G7', 'end battle']);
  });

  it('knows what Counter-Attack counts as from the last card of the enemy (M44-CARD-COUNTER)', () => {
    const state = read({
      phase: 'orders',
      card: 'counter-attack',
      lastCard: { axis: 'attack-left' },
      units: { axis: { G7: 'infantry' }, allies: { L5: 'armor' } },
    });
    expect(CARD_IDS[state.turn.effect]).toBe('attack-right');
    expect(legal(state)).toEqual(['order L5', 'end orders']);
    expect(read({ phase: 'orders', card: 'counter-attack', effect: 'probe-centre' }).turn.effect).toBe(
      CARD_IDS.indexOf('probe-centre'),
    );
  });

  it('has wounded units, medals, holders, mines and dice', () => {
    const state = read({
      units: { axis: { G7: 'infantry 2/4' }, allies: { G5: { kind: 'armor', figures: 1, fullStrength: 3 } } },
      won: { axis: { medals: 2, figuresLost: 5 } },
      objectives: [{ hexes: ['A1'], lastToOccupy: true, medals: 2 }],
      held: ['axis'],
      mines: { d4: 'axis', d2: { side: 'axis', value: 3, revealed: true } },
      terrain: {},
      dice: ['flag', 'star'],
      visibility: 2,
    });
    expect(state.units.map(({ figures, fullStrength }) => [figures, fullStrength])).toEqual([
      [1, 3],
      [2, 4],
    ]);
    expect(medalsOf(state, 1)).toBe(4);
    expect(state.mines.map(({ value, revealed }) => [value >= 0, revealed])).toEqual([
      [true, false],
      [true, true],
    ]);
    expect(state.mines[1].value).toBe(3);
    expect([state.queuedDice, state.visibility]).toEqual([['flag', 'star'], 2]);
  });

  it('counts the objectives that are held at this moment', () => {
    expect(medalsOf(read({ objectives: [{ hexes: ['G5'], side: 'allies' }] }), 0)).toBe(1);
  });

  it('can change a built-in battle: fields are replaced, terrain hex by hex', () => {
    const state = readPosition({
      format: 'airfield44/position',
      version: 1,
      scenario: 'cape-marenne',
      terrain: { D9: [], G9: 'hill' },
      first: 'axis',
    });
    if (!state.ok) throw new Error(JSON.stringify(state.error));
    const { ground, units, turn } = state.value;
    expect([ground.pieces[3], ground.pieces[6][0].id, ground.pieces[4][0].id]).toEqual([[], 'hill', 'town']);
    expect([units.length, turn.side]).toEqual([34, 1]);
  });

  it('at the start of a turn asks a commissar for a card first (M44-NAT-RU)', () => {
    const special = { commissar: 'allies' };
    expect(top(read({ special, phase: 'start' }))).toBe('commissar');
    expect(top(read({ special, chips: { allies: 'probe-left' } }))).toBe('playCard');
  });

  it('at the start of a turn rolls for the light (M44-ACT-NIGHT)', () => {
    const night = { special: { night: 'dawn' }, dice: ['star', 'star', 'flag', 'flag'] };
    expect(read({ ...night, phase: 'start' }).visibility).toBe(3);
    expect(read(night).visibility).toBe(1);
  });
});

describe('a position written by the game', () => {
  it('is readable when a card, orders, moves or battles are decided, and plays on the same', () => {
    let readable = 0;
    let exact = 0;
    const files = [...SCENARIOS.map((scenario) => scenario.file), ...[3, 8].map(provingGround)];
    for (const [seed, scenario] of files.entries()) {
      playAtRandom(
        scenario,
        seed,
        53,
        (state) => {
          const written = positionOf(state);
          const back = readPosition(JSON.parse(JSON.stringify(written)));
          if (!back.ok) throw new Error(JSON.stringify(back.error));
          expect(playHash(back.value)).toBe(playHash(state));
          expect(legal(back.value)).toEqual(legal(state));
          const kind = top(state);
          if (written.state === undefined) readable++;
          else exact++;
          if (state.outcome === null && ['playCard', 'movement', 'battle'].includes(kind))
            expect(written.state).toBeUndefined();
        },
        800,
      );
    }
    expect(readable).toBeGreaterThan(exact);
    expect(exact).toBeGreaterThan(0);
  }, 20_000);

  it('keeps the name it is given', () => {
    expect(positionOf(read(), { name: 'At noon' }).name).toBe('At noon');
  });
});

describe('a faulty position', () => {
  it.each<[string, Loose, string, RegExp]>([
    ['no units', { units: undefined }, 'units', /is missing/],
    ['an unknown scenario', { scenario: 'cape-marene' }, 'scenario', /did you mean 'cape-marenne'\?/],
    ['a faulty scenario', { scenario: { units: { axis: {}, allies: {} } } }, 'scenario.units', /at least one unit/],
    ['an unknown phase', { phase: 'tea' }, 'phase', /no phase 'tea'/],
    ['a phase without its card', { phase: 'battle' }, 'card', /is missing/],
    ['a card too early', { card: 'probe-left' }, 'card', /no card is in play in phase 'card'/],
    ['an unknown card', { hands: { axis: ['probe-lef'] } }, 'hands.axis[0]', /did you mean 'probe-left'\?/],
    [
      'a card too often',
      { hands: { axis: ['ambush'], allies: ['ambush'] } },
      'hands.allies[0]|hands.axis[0]',
      /deck has 1 of ambush/,
    ],
    [
      'a card in hand and in play',
      { phase: 'orders', card: 'barrage', deckTop: ['barrage'] },
      'card',
      /all are somewhere else/,
    ],
    [
      'an ordered unit of the other side',
      { units: { axis: { G7: { kind: 'armor', order: 'ordered' } }, allies: { G5: 'armor' } } },
      'units.axis.G7.order',
      /turn of the allies/,
    ],
    [
      'more figures than its strength',
      { units: { axis: { G7: 'armor 3/2' }, allies: { G5: 'armor' } } },
      'units.axis.G7.figures',
      /more than its full strength/,
    ],
    ['a won battle', { won: { axis: { medals: 5 } } }, 'won.axis.medals', /battle is over with 5 medals/],
    ['a wrong number of holders', { held: ['axis'] }, 'held', /each of the 0 medals/],
    ['a mover that is not there', { mover: 'A1' }, 'mover', /no unit on A1/],
    [
      'a phase its card has not',
      { phase: 'movement', card: 'firefight' },
      'phase',
      /firefight has no phase 'movement'/,
    ],
    [
      'a wrong mark',
      { units: { axis: { G7: { kind: 'armor', marks: ['tired'] } }, allies: { G5: 'armor' } } },
      'units.axis.G7.marks[0]',
      /no mark 'tired'/,
    ],
    ['a die', { dice: ['seven'] }, 'dice[0]', /no face of a die 'seven'/],
    ['a crosshair of nobody', { crosshairs: [{ gun: 'A1', hex: 'A9' }] }, 'crosshairs[0].gun', /no unit on A1/],
  ])('%s', (_, changes, path, message) => {
    const given = Object.fromEntries(Object.entries(file(changes)).filter(([, value]) => value !== undefined));
    const state = readPosition(given);
    const found = state.ok ? [] : state.error;
    const fault = found.find((one) => path.split('|').includes(one.path));
    expect(fault?.message ?? found).toMatch(message);
  });

  it('with an exact state has nothing beside it', () => {
    const state = JSON.parse(JSON.stringify(read())) as Loose;
    expect(faults({ state }).map(({ path }) => path)).toEqual(['units']);
  });

  it.each<[string, (state: State) => void, string]>([
    ['units that do not agree with the board', (state) => (state.unitAt[0] = 1), 'state.unitAt[0]'],
    ['two units on a hex', (state) => (state.units[0].hex = state.units[1].hex), 'state.units[0].hex'],
    ['a lost card', (state) => state.deck.pop(), 'state.deck'],
    ['no decision', (state) => (state.frames.length = 0), 'state.frames'],
    [
      'a decision about a unit that is not there',
      (state) => state.frames.push({ kind: 'retreat', unit: 99, owed: 1, allowed: 1 }),
      'state.frames[2]',
    ],
    ['a hex off the board', (state) => (state.capturedHeadquarters = [200]), 'state.capturedHeadquarters'],
    ['a wrong type', (state) => Object.assign(state, { visibility: 'clear' }), 'state.visibility'],
    ['an unknown decision', (state) => Object.assign(state.frames[1], { kind: 'lunch' }), 'state.frames[1].kind'],
  ])('an exact state with %s', (_, spoil, path) => {
    const state = JSON.parse(JSON.stringify(read())) as State;
    spoil(state);
    const found = readPosition({ format: 'airfield44/position', version: 1, state });
    expect(found.ok ? [] : found.error.map((fault) => fault.path)).toContain(path);
  });
});
