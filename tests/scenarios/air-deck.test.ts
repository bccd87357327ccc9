import { describe, expect, it } from 'vitest';
import { airCardRow, deckOfCards, STANDARD_AIR_DECK } from '../../src/memoir/air/new-flight-plan/deck.ts';
import type { AirEffect } from '../../src/memoir/air/new-flight-plan/card.ts';
import standardFile from '../../src/memoir/air/new-flight-plan/data/deck.json' with { type: 'json' };
import { readAirDeck, writeAirDeck } from '../../src/scenarios/air-deck-file.ts';

type Loose = Record<string, unknown>;
type LedgerRow = [id: string, title: string, symbol: string | null, count: number, moment: string, effect: AirEffect];

const LEDGER: readonly LedgerRow[] = [
  ['strafe', 'Strafe the Enemy', 'fighter', 3, 'withTheOrder', { dicePerMarker: 2, flagsForced: true }],
  ['ace', 'Ace in the Cockpit', 'fighter', 2, 'withTheOrder', { dogfightDice: 2 }],
  ['throttle', 'Full Throttle', 'fighter', 1, 'withTheOrder', { hexesMoved: 6, targetHexes: 4 }],
  ['boom-zoom', 'Boom & Zoom', 'fighterBomber', 3, 'withTheOrder', { dicePerMarker: 2, starsHit: true }],
  [
    'dive',
    'Dive Bombing',
    'fighterBomber',
    2,
    'withTheOrder',
    { dicePerMarker: 4, starsHit: true, targetHexes: 1, ammunition: 'bomb' },
  ],
  ['busters', 'Tank Busters', 'fighterBomber', 1, 'withTheOrder', { diceAgainst: { targets: ['armor'], dice: 3 } }],
  ['carpet', 'Carpet Bombing', 'bomber', 3, 'withTheOrder', { dicePerMarker: 2, flagsForced: true }],
  ['stick', 'Full Bomb Load', 'bomber', 2, 'withTheOrder', { markersPerHex: 2, starsHit: true }],
  [
    'precision',
    'Precision Strike',
    'bomber',
    1,
    'withTheOrder',
    { dicePerMarker: 3, targetHexes: 1, ammunition: 'bomb', removesObstacle: true },
  ],
  ['observer', 'Forward Observer', null, 1, 'battlePhase', { markedTargetDice: { dice: 1, nextTo: ['infantry'] } }],
  ['drill', 'Flak Drill', null, 1, 'battlePhase', { groundDice: 1 }],
  ['flak-trap', 'Flak Trap', null, 2, 'flightEnded', { firesAtOnce: true }],
  ['tables', 'Turn the Tables', null, 1, 'dogfightOver', { rollsBack: true }],
  ['evade', 'Evasive Action', null, 1, 'aircraftHit', { cancelsHits: 1 }],
];

const ROWS = deckOfCards(STANDARD_AIR_DECK).map((index) => airCardRow(STANDARD_AIR_DECK, index));
const ANSWERS = ['flightEnded', 'aircraftHit', 'dogfightOver'];

describe('the deck of the game', () => {
  it.each(LEDGER)(
    'has %s: a title, a symbol or none, the phase it is played in and its action (NFP-2.1)',
    (id, title, symbol, count, moment, effect) => {
      const row = STANDARD_AIR_DECK.cards.find((other) => other.id === id);
      expect(row).toEqual({ id, title, text: expect.any(String), count, symbol, moment, effect });
    },
  );

  it('has the 24 cards of the ledger and no others (NFP-2.1)', () => {
    expect(STANDARD_AIR_DECK.cards.map(({ id }) => id)).toEqual(LEDGER.map(([id]) => id));
    expect(ROWS).toHaveLength(24);
    for (const [id, , , count] of LEDGER) expect(ROWS.filter((row) => row.id === id)).toHaveLength(count);
  });

  it('has six cards for each type of aircraft, all played with the order (NFP-2.2)', () => {
    for (const type of ['fighter', 'fighterBomber', 'bomber']) {
      const own = ROWS.filter(({ symbol }) => symbol === type);
      expect(own.map(({ moment }) => moment)).toEqual(Array.from({ length: 6 }, () => 'withTheOrder'));
    }
  });

  it("has cards that serve ground units and four for the opponent's turn (NFP-2.3)", () => {
    expect(ROWS.filter(({ effect }) => effect.groundDice || effect.firesAtOnce)).toHaveLength(3);
    expect(ROWS.filter(({ moment }) => ANSWERS.includes(moment))).toHaveLength(4);
  });

  it('says on every card in one or two sentences what it does (NFP-2.1)', () => {
    for (const { text } of STANDARD_AIR_DECK.cards) expect(text).toMatch(/^[A-Z][^.]*\.(?: [A-Z][^.]*\.)?$/);
  });

  it('is a file that can be read and written', () => {
    expect(readAirDeck(standardFile)).toEqual({ ok: true, value: STANDARD_AIR_DECK });
    expect(writeAirDeck(STANDARD_AIR_DECK)).toEqual(standardFile);
  });
});

function card(changes: Loose = {}): Loose {
  return {
    id: 'low-pass',
    title: 'Low Pass',
    text: 'Two dice.',
    count: 6,
    symbol: 'fighter',
    moment: 'withTheOrder',
    effect: { dicePerMarker: 2 },
    ...changes,
  };
}

function deck(changes: Loose = {}): Loose {
  return { format: 'airfield44/air-deck', version: 1, name: 'A deck', cards: [card()], ...changes };
}

function faults(json: unknown): { path: string; message: string }[] {
  const read = readAirDeck(json);
  return read.ok ? [] : [...read.error];
}

function cardWith(effect: Loose, moment = 'withTheOrder'): Loose {
  return card({ effect, moment, symbol: moment === 'withTheOrder' ? 'fighter' : null });
}

const DECKS: readonly [what: string, changes: Loose, path: string, message: RegExp][] = [
  ['another format', { format: 'airfield44/replay' }, 'format', /expected "airfield44\/air-deck"/],
  ['a version to come', { version: 2 }, 'version', /^expected 1, but there is 2$/],
  ['an unknown field', { card: [] }, 'card', /no such field; did you mean 'cards'\?/],
  ['a name of a wrong type', { name: 7 }, 'name', /^expected a text, but there is 7$/],
  ['an empty name', { name: ' ' }, 'name', /^is empty$/],
  ['cards of a wrong type', { cards: {} }, 'cards', /^expected a list, but there is an object$/],
  ['no cards', { cards: [] }, 'cards', /^expected at least one card$/],
  ['five cards', { cards: [card({ count: 5 })] }, 'cards', /^a deck has 6 to 120 cards, but these are 5$/],
  [
    'more than 120 cards',
    { cards: Array.from({ length: 11 }, (_, at) => card({ id: `card-${at}`, count: 11 })) },
    'cards',
    /^a deck has 6 to 120 cards, but these are 121$/,
  ],
  [
    'an id twice',
    { cards: [card(), card({ id: 'other' }), card()] },
    'cards[2].id',
    /^'low-pass' is the id of cards\[0\] already$/,
  ],
];

const SYMBOL_NEEDED = /^a card of the moment withTheOrder needs a symbol: fighter, fighterBomber, bomber$/;
const NO_SYMBOL = /^only a card of the moment withTheOrder has a symbol; expected null for /;
const DICE = /^expected a whole number from 1 to 6, but there is /;
const NOTHING = /^the card does nothing; expected at least one of dicePerMarker, diceAgainst, starsHit,/;

const CARDS: readonly [what: string, card: unknown, path: string, message: RegExp][] = [
  ['a card of a wrong type', 'strafe', '', /^expected an object, but there is "strafe"$/],
  ['an unknown field', card({ titel: 'x' }), '.titel', /no such field; did you mean 'title'\?/],
  ['a missing symbol', { ...card(), symbol: undefined }, '.symbol', /expected type of aircraft/],
  ['an id that is no word', card({ id: 'Low Pass' }), '.id', /^expected an id of small letters.*there is "Low Pass"$/],
  ['a text without end', card({ text: 'x'.repeat(301) }), '.text', /^is longer than 300 characters$/],
  [
    'a card that is never there',
    card({ count: 0 }),
    '.count',
    /^expected a whole number from 1 to 24, but there is 0$/,
  ],
  ['too many of a card', card({ count: 25 }), '.count', /^expected a whole number from 1 to 24, but there is 25$/],
  ['an unknown type', card({ symbol: 'fighterbomber' }), '.symbol', /did you mean 'fighterBomber'\?/],
  ['an unknown moment', card({ moment: 'withOrder' }), '.moment', /did you mean 'withTheOrder'\?/],
  ['an unknown effect', cardWith({ starHit: true }), '.effect.starHit', /did you mean 'starsHit'\?/],
  ['no symbol with the order (NFP-2.2)', card({ symbol: null }), '.symbol', SYMBOL_NEEDED],
  [
    'a symbol on an answer (NFP-2.2)',
    card({ moment: 'aircraftHit', effect: { cancelsHits: 1 } }),
    '.symbol',
    /^only a card of the moment withTheOrder has a symbol; expected null for aircraftHit$/,
  ],
  [
    'a symbol in the battle phase (NFP-2.2)',
    card({ moment: 'battlePhase', effect: { groundDice: 1 } }),
    '.symbol',
    NO_SYMBOL,
  ],
  ['an empty effect', cardWith({}), '.effect', NOTHING],
  ['a condition alone', cardWith({ ammunition: 'bomb' }), '.effect', NOTHING],
  ['an empty answer', cardWith({}, 'dogfightOver'), '.effect', /expected at least one of rollsBack$/],
  [
    'a switch that is off',
    cardWith({ starsHit: false }),
    '.effect.starsHit',
    /^expected true, but there is false; leave out what the card does not do$/,
  ],
  ['no dice', cardWith({ dicePerMarker: 0 }), '.effect.dicePerMarker', DICE],
  ['seven dice', cardWith({ dogfightDice: 7 }), '.effect.dogfightDice', DICE],
  ['half a die', cardWith({ groundDice: 1.5 }, 'battlePhase'), '.effect.groundDice', DICE],
  ['dice as text', cardWith({ cancelsHits: '1' }, 'aircraftHit'), '.effect.cancelsHits', DICE],
  ['four markers on a hex', cardWith({ markersPerHex: 4 }), '.effect.markersPerHex', /from 1 to 3, but there is 4$/],
  ['seven target hexes', cardWith({ targetHexes: 7 }), '.effect.targetHexes', /from 1 to 6, but there is 7$/],
  ['nine hexes moved', cardWith({ hexesMoved: 9 }), '.effect.hexesMoved', /from 1 to 8, but there is 9$/],
  ['unknown ammunition', cardWith({ ammunition: 'bombs' }), '.effect.ammunition', /did you mean 'bomb'\?/],
  [
    'dice against nobody',
    cardWith({ diceAgainst: { targets: [], dice: 2 } }),
    '.effect.diceAgainst.targets',
    /^expected at least one kind of target$/,
  ],
  [
    'a target twice',
    cardWith({ diceAgainst: { targets: ['ship', 'ship'], dice: 2 } }),
    '.effect.diceAgainst.targets',
    /^has the same kind of target twice$/,
  ],
  [
    'an unknown target',
    cardWith({ markedTargetDice: { nextTo: ['tank'], dice: 2 } }, 'battlePhase'),
    '.effect.markedTargetDice.nextTo[0]',
    /^there is no kind of target 'tank'/,
  ],
];

const MISPLACED: readonly [effect: Loose, moment: string, belongs: string][] = [
  [{ cancelsHits: 1 }, 'withTheOrder', 'aircraftHit'],
  [{ groundDice: 1 }, 'withTheOrder', 'battlePhase'],
  [{ rollsBack: true }, 'battlePhase', 'dogfightOver'],
  [{ firesAtOnce: true }, 'aircraftHit', 'flightEnded'],
  [{ dicePerMarker: 2 }, 'flightEnded', 'withTheOrder'],
  [{ ammunition: 'mg' }, 'dogfightOver', 'withTheOrder'],
];

describe('a deck is refused with', () => {
  it.each(DECKS)('%s', (_, changes, path, message) => {
    expect(faults(deck(changes))).toEqual([{ path, message: expect.stringMatching(message) }]);
  });

  it.each(CARDS)('%s', (_, given, path, message) => {
    const cards = [card({ id: 'first' }), given];
    expect(faults(deck({ cards }))).toEqual([{ path: `cards[1]${path}`, message: expect.stringMatching(message) }]);
  });

  it.each(MISPLACED)('%j at the moment %s, where it does nothing (NFP-2.1)', (effect, moment, belongs) => {
    const [name] = Object.keys(effect);
    const message = `does nothing at the moment ${moment}; it belongs to ${belongs}`;
    expect(faults(deck({ cards: [cardWith(effect, moment)] }))).toEqual([{ path: `cards[0].effect.${name}`, message }]);
  });

  it('all its faults at once', () => {
    const cards = [card({ symbol: null }), card({ count: 24, effect: { starsHit: true, rollsBack: true } })];
    expect(faults(deck({ cards })).map(({ path }) => path)).toEqual([
      'cards[1].id',
      'cards[0].symbol',
      'cards[1].effect.rollsBack',
    ]);
  });

  it('a file that is no deck at all', () => {
    for (const json of [null, 7, 'x', [], {}]) expect(faults(json).length).toBeGreaterThan(0);
  });
});

describe('a deck is read', () => {
  it('without the frame of its file, and is the same when written and read again', () => {
    const read = readAirDeck(deck({ $schema: './air-deck.schema.json' }));
    expect(read).toEqual({ ok: true, value: { name: 'A deck', cards: [card()] } });
    if (read.ok) expect(readAirDeck(writeAirDeck(read.value))).toEqual(read);
  });
});
