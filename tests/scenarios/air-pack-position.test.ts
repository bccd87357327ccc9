import { describe, expect, it } from 'vitest';
import '../../src/memoir/air/air-pack/index.ts';
import '../../src/memoir/air/new-flight-plan/index.ts';
import { boardOf } from '../../src/hex/board.ts';
import { airPackState } from '../../src/memoir/air/air-pack/own-state.ts';
import type { AirPackState } from '../../src/memoir/air/air-pack/state.ts';
import { AIR_SORTIE } from '../../src/memoir/cards/card.ts';
import { legalActions, type Action, type State } from '../../src/memoir/index.ts';
import { actionFile, actionText, readAction, readActionFile } from '../../src/scenarios/action-text.ts';
import { readPosition } from '../../src/scenarios/read-position.ts';
import { runScript } from '../../src/scenarios/script.ts';
import { playHash, positionOf } from '../../src/scenarios/write-position.ts';

type Loose = Record<string, unknown>;

function file(airPack: Loose = {}, changes: Loose = {}): Loose {
  return {
    format: 'airfield44/position',
    version: 1,
    front: 'western',
    date: '1944-06-10',
    options: { airRules: 'air-pack' },
    units: { axis: { G7: 'infantry', A9: 'armor' }, allies: { G5: 'infantry', H1: 'aircraftCarrier' } },
    terrain: { B9: 'airfield', C9: 'airfield', K3: 'airfield axis', H1: 'ocean' },
    hands: { allies: ['probe-centre'], axis: ['probe-left'] },
    air: { airPack },
    ...changes,
  };
}

function read(...given: Parameters<typeof file>): State {
  const state = readPosition(file(...given));
  if (!state.ok) throw new Error(JSON.stringify(state.error));
  return state.value;
}

function faults(json: Loose): string[] {
  const state = readPosition(json);
  return state.ok ? [] : state.error.map(({ path, message }) => `${path}: ${message}`);
}

function airOf(state: State): AirPackState {
  const air = airPackState(state.air);
  if (air === null) throw new Error('no sorties');
  return air;
}

function rows(state: State): number[] {
  return airOf(state).sides.map(({ sorties }) => sorties);
}

function count(cards: readonly number[]): number {
  return cards.filter((card) => card === AIR_SORTIE).length;
}

function legal(state: State): string[] {
  return legalActions(state).map((action) => actionText(state, action));
}

/** Written and read again it is the same, in readable fields. */
function expectReadable(state: State): void {
  const written = positionOf(state);
  expect(written).not.toHaveProperty('state');
  const back = readPosition(JSON.parse(JSON.stringify(written)));
  expect(back.ok && playHash(back.value)).toBe(playHash(state));
  expect(back.ok && legal(back.value)).toEqual(legal(state));
}

const hex = (label: string): number => boardOf('standard').labels.indexOf(label);

describe('sortie cards of a position', () => {
  it('are as they were dealt where nothing is said (AP-2.1)', () => {
    const state = read({}, { air: {} });
    expect([rows(state), count(state.deck), count(state.discard)]).toEqual([[1, 1], 0, 0]);
    expect(legal(state)).toEqual(expect.arrayContaining(['fly sortie', 'lay sortie', 'play probe-centre']));
    expectReadable(state);
  });

  it('that are named nowhere have been played', () => {
    const state = read({ sorties: { allies: 0 } });
    expect([rows(state), state.discard]).toEqual([[0, 1], [AIR_SORTIE]]);
    expectReadable(state);
  });

  it('can lie in the deck, among the discards, with the card of the turn, or be it', () => {
    const inDeck = read({ sorties: { axis: 0, allies: 0 } }, { deckTop: ['air-sortie'], discard: ['air-sortie'] });
    expect([rows(inDeck), inDeck.deck.at(-1), count(inDeck.deck), inDeck.discard]).toEqual([
      [0, 0],
      AIR_SORTIE,
      1,
      [AIR_SORTIE],
    ]);
    const laid = read({ laid: true });
    expect([rows(laid), airOf(laid).laid, count(laid.discard)]).toEqual([[0, 1], true, 0]);
    expect(legal(laid)).toEqual(['play probe-centre']);
    const played = read({}, { phase: 'orders', card: 'air-sortie' });
    expect([rows(played), played.turn.card, legal(played).slice(0, 1)]).toEqual([[0, 1], AIR_SORTIE, ['launch p38']]);
    for (const state of [inDeck, laid, played]) expectReadable(state);
  });

  it('that were shuffled in are laid out when they are in a hand (AP-2.5, AP-2.6)', () => {
    const options = { options: { airRules: 'air-pack', air: { airPack: { sorties: 'shuffled' } } } };
    const state = read({}, { ...options, hands: { allies: ['air-sortie', 'probe-left'], axis: [] } });
    expect([rows(state), count(state.sides[0].hand), state.sides[0].hand.length, count(state.deck)]).toEqual([
      [1, 0],
      0,
      2,
      1,
    ]);
    const named = read({ sorties: { axis: 2 } }, options);
    expect([rows(named), count(named.deck)]).toEqual([[0, 2], 0]);
    for (const one of [state, named]) expectReadable(one);
  });

  it.each<[string, Loose, Loose, RegExp]>([
    ['one too many', { sorties: { axis: 2 } }, { discard: ['air-sortie'] }, /discard\[0\]: .* somewhere else already/],
    [
      'three',
      { sorties: { axis: 2, allies: 1 } },
      {},
      /sorties\.axis: this battle has 2 sortie cards, and all are somewhere else/,
    ],
    [
      'nobody knows whose',
      {},
      { discard: ['air-sortie'] },
      /^air\.airPack\.sorties: is missing; not all 2 sortie cards/,
    ],
    ['no card', { announced: { axis: 'sortie' } }, {}, /announced\.axis: there is no card 'sortie'/],
  ])('are refused: %s', (_, airPack, changes, message) => {
    expect(faults(file(airPack, changes))).toContainEqual(expect.stringMatching(message));
  });
});

describe('planes of a position', () => {
  it('fly and stand where the file says, and pin units (AP-8.1, AP-14.9)', () => {
    const state = read({
      planes: { allies: { model: 'spitfire', hex: 'g6', pinned: ['G7'] }, axis: { model: 'me109', hex: 'E5' } },
      parked: { axis: [{ model: 'storch', hex: 'B9' }], allies: [{ model: 'corsair', hex: 'H1' }] },
      ready: { axis: { B9: 2 } },
      announced: { axis: 'air-sortie' },
      airfields: { C9: 'axis', K3: 'nobody' },
    });
    const { sides, parked, ready, airfields } = airOf(state);
    expect(sides.map(({ plane }) => [plane?.model, plane?.hex, plane?.interdicts])).toEqual([
      ['spitfire', hex('g6'), true],
      ['me109', hex('E5'), false],
    ]);
    expect(sides[0].plane?.pinned).toEqual([state.unitAt[hex('G7')]]);
    expect(parked).toEqual([
      { side: 0, model: 'corsair', hex: hex('H1') },
      { side: 1, model: 'storch', hex: hex('B9') },
    ]);
    expect(ready).toEqual([{ side: 1, hex: hex('B9'), count: 2 }]);
    expect(sides[1].announced).toBe(AIR_SORTIE);
    expect(airfields.map(({ holder }) => holder)).toEqual([1, -1]);
    expectReadable(state);
  });

  it('take the place of those the battle begins with', () => {
    const airPack = { parked: { axis: [{ model: 'storch', hex: 'B9' }] }, ready: { axis: { B9: 1 } } };
    const options = { options: { airRules: 'air-pack', air: { airPack } } };
    expect(airOf(read({}, options)).parked).toHaveLength(1);
    const { parked, ready } = airOf(read({ planes: {} }, options));
    expect([parked, ready]).toEqual([[], []]);
  });

  it('can be ordered, about to come on or to take off, and have moved', () => {
    const orders = { phase: 'orders', card: 'direct-from-hq', hands: { allies: [], axis: [] } };
    const ordered = read({ planes: { allies: { model: 'p38', hex: 'E5', order: 'ordered' } } }, orders);
    expect(legal(ordered)).toEqual(['order G5', 'order H1', 'end orders']);
    const movement = { phase: 'movement', card: 'probe-right', hands: { allies: [], axis: [] } };
    const coming = read({ laid: true, planes: { allies: { model: 'p38', section: 'right' } } }, movement);
    expect(airOf(coming).sides[0].plane).toMatchObject({
      hex: -1,
      section: 4,
      order: 1,
      deployed: true,
      cleared: true,
    });
    expect(legal(coming)).toContain('place aircraft M1');
    const leaving = read(
      { planes: { allies: { model: 'corsair', hex: 'H1', landed: true, order: 'ordered' } } },
      movement,
    );
    expect(legal(leaving)).toContain('fly h2');
    const path = ['E5', 'F5', 'f6'];
    const flown = read(
      { planes: { allies: { model: 'p38', hex: 'f6', order: 'ordered', path, moveEnded: true, action: 'support' } } },
      {
        ...movement,
        phase: 'battle',
        units: { axis: { G7: 'infantry' }, allies: { G5: { kind: 'infantry', order: 'ordered' } } },
      },
    );
    expect(airOf(flown).sides[0].plane?.path).toEqual(path.map(hex));
    for (const state of [ordered, coming, leaving, flown]) expectReadable(state);
  });

  const plane = (said: Loose) => ({ planes: { axis: { model: 'me109', ...said } } });
  it.each<[string, Loose, RegExp]>([
    ['no place', plane({}), /^air\.airPack\.planes\.axis\.hex: is missing; only a plane of the side whose turn it is/],
    ['an order', plane({ hex: 'E5', order: 'ordered' }), /planes\.axis\.order: it is the turn of the allies/],
    ['a unit below it', plane({ hex: 'G7' }), /planes\.axis\.hex: there is a unit on this hex/],
    [
      'another below it',
      { ...plane({ hex: 'B9' }), ready: { axis: { B9: 1 } } },
      /there are planes on the ground on this hex/,
    ],
    [
      'an idle one',
      plane({ hex: 'B9', landed: true }),
      /landed: a plane that stays on the ground belongs under 'parked'/,
    ],
    [
      'open ground',
      { parked: { axis: [{ model: 'me109', hex: 'E5' }] } },
      /parked\.axis\[0\]\.hex: planes on the ground stand/,
    ],
    ['a friend pinned', plane({ hex: 'g6', pinned: ['G7'] }), /pinned\[0\]: there is no unit of the allies on G7/],
    ['no airfield', { airfields: { A1: 'axis' } }, /^air\.airPack\.airfields\.A1: there is no airfield/],
    [
      'two on a hex',
      { planes: { axis: { model: 'me109', hex: 'E5' }, allies: { model: 'p38', hex: 'E5' } } },
      /the other plane/,
    ],
  ])('are refused: %s', (_, airPack, message) => {
    expect(faults(file(airPack))).toContainEqual(expect.stringMatching(message));
  });

  it('belong to the rules of Air Pack alone', () => {
    expect(faults({ ...file(), air: { airPack: {}, hands: {} } })).toEqual([
      "air.hands: with Air Pack everything is under 'airPack'",
    ]);
    expect(faults({ ...file(), options: { airRules: 'new-flight-plan' } })).toEqual([
      'air.airPack: is for the rules of Air Pack',
    ]);
    expect(faults({ ...file(), options: {} })).toEqual([expect.stringMatching(/^air: there are no air rules/)]);
  });
});

describe('an exact state with sorties', () => {
  const state = (): State =>
    read({
      planes: { allies: { model: 'spitfire', hex: 'g6', pinned: ['G7'] } },
      parked: { axis: [{ model: 'storch', hex: 'B9' }] },
      ready: { axis: { B9: 2 } },
    });
  const spitfire = (given: State) => {
    const { plane } = airOf(given).sides[0];
    if (plane === null) throw new Error('no spitfire');
    return plane;
  };

  it('is read as it is', () => {
    const given = state();
    const back = readPosition({ format: 'airfield44/position', version: 1, state: JSON.parse(JSON.stringify(given)) });
    expect(back.ok && back.value).toEqual(given);
  });

  it.each<[string, (given: State) => void, RegExp]>([
    [
      'a lost sortie',
      (given) => void (airOf(given).sides[0].sorties = 0),
      /^state\.deck: .*air-sortie is there 1 times too few/,
    ],
    [
      'the air of other rules',
      (given) => void Object.assign(given.rules, { airRules: 'none' }),
      /^state\.air: does not agree/,
    ],
    [
      'a word of the other rules',
      (given) => void Object.assign(airOf(given), { supply: {} }),
      /^state\.air\.supply: there is no such field/,
    ],
    [
      'no such plane',
      (given) => void Object.assign(spitfire(given), { model: 'zeppelin' }),
      /^state\.air\.sides\[0\]\.plane\.model: there is no plane/,
    ],
    [
      'a hex off the board',
      (given) => void (spitfire(given).hex = 200),
      /^state\.air\.sides: names a hex off the board/,
    ],
    [
      'the other side',
      (given) => void Object.assign(spitfire(given), { side: 1 }),
      /plane\.side: is not the side that has it/,
    ],
    [
      'a unit below',
      (given) => void (spitfire(given).hex = given.units[0].hex),
      /plane\.hex: there is a unit on this hex/,
    ],
    ['nowhere', (given) => void (spitfire(given).hex = -1), /plane\.section: is missing/],
    [
      'an order out of turn',
      (given) => void ((given.turn.side = 1), (spitfire(given).order = 1)),
      /plane\.order: it is not the turn/,
    ],
    ['a dead pin', (given) => void (spitfire(given).pinned = [0]), /plane\.pinned: names a unit that is no enemy/],
    [
      'open ground',
      (given) =>
        void (airOf(given).parked = [
          { side: 0, model: 'p38', hex: 0 },
          ...airOf(given).parked.map((one) => ({ ...one, hex: 60 })),
        ]),
      /parked\[1\]\.hex: planes on the ground/,
    ],
    [
      'two parked',
      (given) => void (airOf(given).parked = [...airOf(given).parked, ...airOf(given).parked]),
      /parked\[1\]\.hex: there is another/,
    ],
    [
      'strangers',
      (given) => void (airOf(given).ready = [{ side: 0, hex: hex('B9'), count: 1 }]),
      /ready\[0\]\.hex: there is a plane of the other side/,
    ],
    [
      'a flight without a plane',
      (given) => void given.frames.push({ kind: 'planeFlight', side: 1, step: 'fly' }),
      /frames\[2\]\.side: has no plane in flight/,
    ],
    [
      'an unknown target',
      (given) => void given.frames.push({ kind: 'strafing', side: 0, targets: [{ hex: 0, unit: 50 }] }),
      /frames\[2\]: names a unit that does not exist/,
    ],
    [
      'an unknown step',
      (given) => void given.frames.push({ kind: 'planeFlight', side: 0, step: 'land' as 'fly' }),
      /frames\[2\]\.step: there is no step of a flight 'land'/,
    ],
    [
      'players who may choose',
      (given) => void Object.assign(given.rules, { airRulesFixed: false }),
      /rules\.airRulesFixed: expected true/,
    ],
  ])('is refused with %s', (_, spoil, message) => {
    const given = JSON.parse(JSON.stringify(state())) as State;
    spoil(given);
    expect(faults({ format: 'airfield44/position', version: 1, state: given })).toContainEqual(
      expect.stringMatching(message),
    );
  });
});

describe('the text of an action with a plane', () => {
  const state = read();
  it.each<[string, Action]>([
    ['fly sortie', { type: 'playSortie' }],
    ['launch spitfire', { type: 'launchPlane', model: 'spitfire', section: 7 }],
    ['launch spitfire left', { type: 'launchPlane', model: 'spitfire', section: 1 }],
    ['take off B9 storch', { type: 'takeOff', hex: hex('B9'), model: 'storch', onTheMove: false }],
    ['take off B9 storch on the move', { type: 'takeOff', hex: hex('B9'), model: 'storch', onTheMove: true }],
    ['order plane on the move', { type: 'orderPlane', onTheMove: true }],
    ['strafe D5 E5', { type: 'strafe', from: hex('D5'), to: hex('E5') }],
    ['dive G7', { type: 'dive', unit: 2 }],
    ['attack G5 airfield B9', { type: 'attackAirfield', unit: 0, hex: hex('B9') }],
    ['strike airfield B9', { type: 'strikeAirfield', hex: hex('B9') }],
    ['announce air-sortie', { type: 'announceSortie', card: AIR_SORTIE }],
    ['announce nothing', { type: 'announceNothing' }],
  ])('%s', (text, action) => {
    expect(actionText(state, action)).toBe(text);
    expect(readAction(state, text.toUpperCase())).toEqual({ ok: true, value: action });
    expect(readActionFile(state, actionFile(state, action))).toEqual({ ok: true, value: action });
  });
});

describe('a script with planes', () => {
  it('checks planes, what is on the ground, and sorties', () => {
    const airPack = { parked: { axis: [{ model: 'storch', hex: 'B9' }] }, ready: { axis: { C9: 2 } } };
    const expected = {
      planes: { allies: 'p38 coming', axis: 'flying' },
      parked: { axis: 'storch B9 C9:3', allies: 'none' },
      sorties: { allies: 1, axis: 1 },
    };
    const { format: _format, version: _version, ...position } = file(airPack);
    const script = { format: 'airfield44/script', version: 1, position, actions: ['fly sortie', 'launch p38'] };
    const run = runScript({ ...script, expect: [expected] } as unknown as Parameters<typeof runScript>[0]);
    if (!run.ok) throw new Error(JSON.stringify(run.error));
    expect(run.value.failures.map(({ path, message }) => `${path}: ${message}`)).toEqual([
      'expect[0].sorties.allies: expected 1, got 0',
      'expect[0].planes.axis: expected flying, got none',
      'expect[0].parked.axis: expected storch B9 C9:3, got storch B9 C9:2',
    ]);
  });
});
