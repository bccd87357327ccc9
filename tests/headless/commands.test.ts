import { describe, expect, it } from 'vitest';
import type { Io } from '../../src/headless/io.ts';
import { countSequences, divide } from '../../src/headless/perft.ts';
import { run } from '../../src/headless/run.ts';
import { SCHEMA_NAMES } from '../../src/lessons/json-schemas.ts';
import { STANDARD_AIR_DECK } from '../../src/memoir/air/new-flight-plan/deck.ts';
import { apply, legalActions, type State } from '../../src/memoir/index.ts';
import { writeAirDeck } from '../../src/scenarios/air-deck-file.ts';
import { SCENARIO_IDS } from '../../src/scenarios/library.ts';
import { readPosition } from '../../src/scenarios/read-position.ts';

const POSITION = {
  format: 'airfield44/position',
  version: 1,
  name: 'Noon',
  units: { axis: { G7: 'infantry 1/4', A9: 'infantry' }, allies: { g4: 'infantry', H3: 'armor' } },
  hands: { allies: ['attack-centre', 'probe-left'], axis: ['probe-right'] },
};
const SCRIPT = {
  format: 'airfield44/script',
  version: 1,
  position: POSITION,
  dice: ['infantry', 'star', 'star'],
  actions: ['play attack-centre', 'order g4', 'done', 'move g4 G5', 'done', 'attack G5 G7'],
};
const LESSON = {
  format: 'airfield44/lesson',
  version: 1,
  id: 'at-noon',
  title: 'At noon',
  intro: 'Two units, and a card for both.',
  rules: ['M44-TURN-1'],
  learner: 'allies',
  position: POSITION,
  steps: [
    { goal: 'Play Attack – Centre.', do: ['play attack-centre'], right: 'Three orders.', expect: { orders: 3 } },
    { goal: 'Order the tanks.', do: ['order H3'], right: 'They may move.', expect: { legal: ['order g4'] } },
  ],
  closing: 'Done.',
};

const FILES: Record<string, string> = {
  'position.json': JSON.stringify(POSITION),
  'script.json': JSON.stringify(SCRIPT),
  'illegal.json': JSON.stringify({ ...SCRIPT, actions: ['play attack-centre', 'order A9'] }),
  'failing.json': JSON.stringify({ ...SCRIPT, expect: [{ medals: { allies: 3 } }] }),
  'typo.json': '{\n  "format": "airfield44/script",\n  "version" 1\n}',
  'faulty.json': JSON.stringify({ ...POSITION, terrain: { D5: 'woodz', E5: 'hil' } }),
  'other.json': JSON.stringify({ format: 'airfield44/scenarios' }),
  'list.json': '[]',
  'deck.json': JSON.stringify(writeAirDeck(STANDARD_AIR_DECK)),
  'empty-deck.json': JSON.stringify({ ...writeAirDeck(STANDARD_AIR_DECK), cards: [] }),
  'lesson.json': JSON.stringify(LESSON),
  'wrong-lesson.json': JSON.stringify({
    ...LESSON,
    steps: [
      { ...LESSON.steps[0], expect: { orders: 2 } },
      { ...LESSON.steps[1], right: undefined },
    ],
  }),
  'stuck-lesson.json': JSON.stringify({ ...LESSON, steps: [{ ...LESSON.steps[0], do: ['play dig-in'] }] }),
  'decks.json': JSON.stringify({ format: 'airfield44/air-decks' }),
};

const io: Io = {
  readText(file) {
    if (file === '-') return FILES['position.json'];
    if (Object.hasOwn(FILES, file)) return FILES[file];
    throw Object.assign(new Error('no'), { code: 'ENOENT' });
  },
};

interface Output {
  readonly [key: string]: unknown;
  readonly error?: {
    message: string;
    path?: string;
    index?: number;
    legal?: string[];
    line?: number;
    column?: number;
    faults?: { path: string }[];
  };
  readonly legal?: { text: string }[];
  readonly division?: { action: string; count: number }[];
}

function call(...args: string[]): { code: number; output: Output } {
  const { code, output } = run(args, io);
  return { code, output: JSON.parse(JSON.stringify(output)) as Output };
}

function positionState(): State {
  const state = readPosition(POSITION);
  if (!state.ok) throw new Error(JSON.stringify(state.error));
  return state.value;
}

describe('play', () => {
  it('prints events, the position reached, who decides and what is legal', () => {
    const { code, output } = call('play', 'script.json');
    expect(code).toBe(0);
    expect(output).toMatchObject({
      kind: 'script',
      decides: 'axis',
      decision: 'playCard',
      medals: { allies: 1, axis: 0 },
      outcome: null,
    });
    const actions = output.actions as { action: string; events: { type: string; from?: string; to?: string }[] }[];
    expect(actions[3]).toMatchObject({ action: 'move g4 G5' });
    expect(actions[3].events[0]).toMatchObject({ type: 'unitMoved', from: 'g4', to: 'G5' });
    expect(output.legal).toEqual([
      { text: 'play probe-right', action: { type: 'playCard', card: 'probe-right', as: 'printed' } },
    ]);
  });

  it('prints a position that can be read again', () => {
    const { output } = call('play', 'script.json');
    const again = run(['legal', '-'], { readText: () => JSON.stringify(output.position) });
    expect(again.code).toBe(0);
    expect(again.output).toMatchObject({ decides: 'axis', count: 1 });
  });

  it('says which action is illegal, and lists the legal ones', () => {
    const { code, output } = call('play', 'illegal.json');
    expect(code).toBe(1);
    expect(output.error).toMatchObject({ path: 'actions[1]', index: 1, legal: ['order g4', 'order H3', 'end orders'] });
    expect(output.error?.message).toBe("actions[1]: 'order A9' is not legal now");
  });

  it('fails when an expectation is not met, and shows the play all the same', () => {
    const { code, output } = call('play', 'failing.json');
    expect(code).toBe(1);
    expect(output.error).toMatchObject({
      path: 'expect[0].medals.allies',
      message: expect.stringMatching(/expected 3, got 1/),
    });
    expect(output.decides).toBe('axis');
  });
});

describe('legal', () => {
  it('lists the actions as text and as object', () => {
    const { code, output } = call('legal', '-');
    expect(code).toBe(0);
    expect(output).toMatchObject({ decides: 'allies', count: 2 });
    expect(output.legal?.map(({ text }) => text)).toEqual(['play probe-left', 'play attack-centre']);
  });

  it('takes a built-in battle and a seed', () => {
    const hands = [1, 2, 3, 1].map((seed) =>
      JSON.stringify(call('legal', SCENARIO_IDS[0], '--seed', String(seed)).output),
    );
    expect(hands[0]).toBe(hands[3]);
    expect(new Set(hands).size).toBeGreaterThan(1);
  });
});

describe('perft', () => {
  /** Counted the slow way, with pure steps only. */
  function slowCount(state: State, depth: number): number {
    if (depth === 0) return 1;
    return legalActions(state).reduce((sum, action) => sum + slowCount(apply(state, action).state, depth - 1), 0);
  }

  it('counts every sequence of actions', () => {
    const state = positionState();
    for (const depth of [0, 1, 2, 3, 4]) expect(countSequences(state, depth)).toBe(slowCount(state, depth));
  });

  it('leaves the state as it was', () => {
    const state = positionState();
    const before = JSON.stringify(state);
    countSequences(state, 4);
    expect(JSON.stringify(state)).toBe(before);
  });

  it('divides the count by first action', () => {
    const { code, output } = call('perft', 'position.json', '3');
    expect(code).toBe(0);
    expect(output.count).toBe(countSequences(positionState(), 3));
    expect(output.division).toEqual(divide(positionState(), 3));
    expect(output.division?.map(({ action }) => action)).toEqual(['play probe-left', 'play attack-centre']);
  });

  it('counts one empty sequence at depth 0', () => {
    expect(call('perft', 'position.json', '0').output).toEqual({ depth: 0, count: 1, division: [] });
  });

  it.each(['-1', '1.5', 'deep', '99'])('refuses depth %s', (depth) => {
    expect(call('perft', 'position.json', depth).output.error?.message).toMatch(
      /DEPTH: expected a whole number from 0 to 20/,
    );
  });
});

describe('selfplay', () => {
  it('plays whole games and counts what came of them', { timeout: 20_000 }, () => {
    const { code, output } = call('selfplay', 'cape-marenne', '--games', '4', '--seed', '3');
    expect(code).toBe(0);
    const wins = output.wins as Record<string, number>;
    expect(Object.values(wins).reduce((sum, count) => sum + count, 0)).toBe(4);
    expect(output.turns).toHaveProperty('mean');
    expect(call('selfplay', 'cape-marenne', '--games', '4', '--seed', '3').output).toEqual(output);
  });

  it.each([
    [['selfplay', 'cape-marenne', '--games', '0'], /--games: expected a whole number/],
    [['selfplay', 'cape-marenne', '--policy', 'genius'], /no policy 'genius'/],
    [['selfplay', 'position.json'], /expected a scenario, but position\.json is a position/],
    [['selfplay', 'nowhere'], /nowhere cannot be read: there is no such file/],
  ])('%j is refused', (args, message) => {
    const { code, output } = call(...args);
    expect([code, output.error?.message]).toEqual([1, expect.stringMatching(message)]);
  });
});

describe('validate', () => {
  it.each(SCENARIO_IDS)('says what it understood of %s', (id) => {
    const { code, output } = call('validate', id);
    expect(code).toBe(0);
    expect(output).toMatchObject({ valid: true, format: 'airfield44/scenario', decides: expect.any(String) });
    expect((output.sides as Record<string, { units: number }>).axis.units).toBeGreaterThan(9);
  });

  it('says what a script is and does', () => {
    expect(call('validate', 'script.json').output).toMatchObject({
      valid: true,
      format: 'airfield44/script',
      actions: 6,
      failures: [],
    });
  });

  it('counts the cards of an air deck by symbol and moment', () => {
    expect(call('validate', 'deck.json')).toEqual({
      code: 0,
      output: {
        valid: true,
        format: 'airfield44/air-deck',
        name: STANDARD_AIR_DECK.name,
        cards: 24,
        kinds: 14,
        symbols: { bomber: 6, fighter: 6, fighterBomber: 6, none: 6 },
        moments: { aircraftHit: 1, battlePhase: 2, dogfightOver: 1, flightEnded: 2, withTheOrder: 18 },
      },
    });
  });

  it('says what a lesson is, after every statement of it was checked', () => {
    const { code, output } = call('validate', 'lesson.json');
    expect(code).toBe(0);
    expect(output).toMatchObject({
      valid: true,
      format: 'airfield44/lesson',
      id: 'at-noon',
      kind: 'lesson',
      steps: 2,
      decides: 'allies',
    });
  });

  it('lists what a lesson says that does not hold', () => {
    const { code, output } = call('validate', 'wrong-lesson.json');
    expect(code).toBe(1);
    expect(output.error?.faults).toEqual([
      { path: 'steps[0].expect.orders', message: 'expected 2, got 3' },
      { path: 'steps[1].right', message: 'is missing; every step says why it was right' },
    ]);
    expect(call('validate', 'stuck-lesson.json').output.error?.message).toMatch(
      /steps\[0\]: a lesson says 'play dig-in'/,
    );
  });

  it('lists every fault', () => {
    const { code, output } = call('validate', 'faulty.json');
    expect(code).toBe(1);
    expect(output.error?.path).toBe('terrain.D5');
    expect(output.error?.faults?.map(({ path }) => path)).toEqual(['terrain.D5', 'terrain.E5']);
  });
});

describe('schema', () => {
  it('prints one schema or all', () => {
    expect(call('schema', 'air-deck').output).toHaveProperty('properties.cards');
    expect(call('schema', 'script').output).toHaveProperty('properties.actions');
    expect(call('schema', 'lesson').output).toHaveProperty('properties.steps');
    expect(Object.keys(call('schema').output)).toEqual([...SCHEMA_NAMES]);
    expect(call('schema', 'scrpt').output.error?.message).toBe("there is no schema 'scrpt'; did you mean 'script'?");
  });
});

describe('a wrong call', () => {
  it.each([
    [['plai', 'x'], /no command 'plai'; did you mean 'play'\?/],
    [['toString'], /no command 'toString'/],
    [['play'], /FILE is missing/],
    [['perft', 'position.json'], /DEPTH is missing/],
    [['play', 'a', 'b'], /'b' is one argument too many/],
    [['legal', 'position.json', '--sead', '1'], /no option '--sead'; did you mean '--seed'\?/],
    [['legal', 'position.json', '--seed'], /option --seed needs a value/],
    [['validate', 'gone.json'], /gone\.json cannot be read: there is no such file/],
    [['validate', 'typo.json'], /line 3, column 13: not JSON: expected ':'/],
    [['validate', 'other.json'], /format: expected one of .*did you mean 'airfield44\/scenario'\?/],
    [['validate', 'list.json'], /format: expected one of/],
    [['validate', 'empty-deck.json'], /cards: expected at least one card/],
    [['validate', 'decks.json'], /did you mean 'airfield44\/air-deck'\?/],
    [['play', 'deck.json'], /format: expected one of .*there is a deck of air combat cards, which is no game/],
  ])('%j says what is wrong', (args, message) => {
    const { code, output } = call(...args);
    expect([code, output.error?.message]).toEqual([1, expect.stringMatching(message)]);
  });

  it('gives line and column of a text that is not JSON', () => {
    expect(call('play', 'typo.json').output.error).toMatchObject({ line: 3, column: 13 });
  });

  it.each([[[]], [['--help']], [['-h']], [['play', '--help']]])('%j explains the commands', (args) => {
    const { code, output } = call(...args);
    expect(code).toBe(0);
    expect(output.commands ?? output.usage).toBeDefined();
  });
});
