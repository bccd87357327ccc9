import { describe, expect, it } from 'vitest';
import { readM44, writeM44 } from '../../src/scenarios/m44/index.ts';
import { provingM44 } from '../../src/scenarios/m44/proving-m44.ts';
import type { RawObject } from '../../src/scenarios/m44/raw.ts';

type Path = readonly (string | number)[];

function leavesOf(value: unknown, path: Path = []): Path[] {
  if (value === null || typeof value !== 'object') return [path];
  return Object.entries(value).flatMap(([key, item]) =>
    leavesOf(item, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

function changedAt(json: unknown, [key, ...rest]: Path, change: (value: unknown) => unknown): unknown {
  if (key === undefined) return change(json);
  const copy = (Array.isArray(json) ? [...(json as unknown[])] : { ...(json as RawObject) }) as Record<string, unknown>;
  copy[key] = changedAt(copy[key], rest, change);
  return copy;
}

function other(value: unknown): unknown {
  if (typeof value === 'number') return value + 1;
  if (typeof value === 'boolean') return !value;
  return `${String(value)}x`;
}

describe('every word of a file counts', () => {
  it.each([0, 5, 26, 7])('made-up file %i: whatever is changed in it is a fault, or seen in what was read', (seed) => {
    const json = provingM44(seed);
    const before = JSON.stringify(readM44(json));
    const leaves = leavesOf(json).filter((_, at) => at % 4 === seed % 4);
    const silent = leaves.filter((path) => JSON.stringify(readM44(changedAt(json, path, other))) === before);
    expect(silent.map((path) => path.join('.'))).toEqual([]);
  });
});

const UNIT = { row: 0, col: 0, unit: { name: 'infger' } };
const OTHER = { row: 8, col: 0, unit: { name: 'infus' } };

function file(change: RawObject = {}, board: RawObject = {}, info: RawObject = {}): RawObject {
  return {
    game_info: { side_player1: 'AXIS', ...info },
    board: { type: 'STANDARD', face: 'COUNTRY', hexagons: [UNIT, OTHER], ...board },
    text: { en: { name: 'A file' } },
    ...change,
  };
}

const DESTROYER = { name: 'pdestroyer' };
const CARRIER = { name: 'pcarrier' };
const withHex = (parts: RawObject) => file({}, { hexagons: [UNIT, { row: 4, col: 6, ...parts }, OTHER] });
const withOption = (key: string, value: unknown) => file({}, {}, { options: { [key]: value } });

/** What the file asks for, the file, and a word of the remark. */
const NOT_PLAYED: readonly (readonly [string, RawObject, RegExp])[] = [
  ['a tile nobody knows', withHex({ terrain: { name: 'moonbase' } }), /moonbase.* on D5/],
  ['a tile that behaves strangely', withHex({ terrain: { name: 'woods', behavior: 'HAUNTED' } }), /HAUNTED/],
  [
    'rules of a tile changed',
    withHex({ terrain: { name: 'river', properties: { isImpassable: 1 } } }),
    /rules of its own/,
  ],
  ['an owner of woods', withHex({ terrain: { name: 'woods', original_owner: 'AXIS' } }), /owner/],
  ['a field of a tile', withHex({ terrain: { name: 'woods', colour: 'blue' } }), /colour/],
  ['a castle', withHex({ terrain: { name: 'wcastle' } }), /castle on D5/],
  ['an abatis', withHex({ obstacle: { name: 'abatis' } }), /abatis/],
  ['a barge', withHex({ rect_terrain: { name: 'barge' } }), /barge on D5/],
  ['a train', withHex({ rect_terrain: { name: 'loco' } }), /locomotive on D5/],
  ['a bridge to blow up', withHex({ rect_terrain: { name: 'bridge', behavior: 'CAN_BE_BLOWN' } }), /blown up/],
  ['a ship and a unit', withHex({ rect_terrain: { name: 'pdestroyer' }, unit: { name: 'infger' } }), /ship/],
  [
    'two ships',
    file({}, { face: 'BEACH', hexagons: [UNIT, OTHER, { row: 8, col: 4, terrain: DESTROYER, rect_terrain: CARRIER }] }),
    /ship.* on C1/,
  ],
  [
    'the same piece twice',
    withHex({ terrain: { name: 'river', behavior: 'FORD' }, rect_terrain: { name: 'ford' } }),
    /twice/,
  ],
  ['a unit nobody knows', withHex({ unit: { name: 'robotger' } }), /robotger.* on D5/],
  ['a truck', withHex({ unit: { name: 'vehus' } }), /truck.* on D5/],
  ['a badge nobody knows', withHex({ unit: { name: 'infger', badge: 'badge99' } }), /badge 99/],
  ['a badge of another arm', withHex({ unit: { name: 'gunger', badge: 'badge37' } }), /badge 37/],
  ['a unit that behaves strangely', withHex({ unit: { name: 'infger', behavior: 'FLIES' } }), /FLIES/],
  ['infantry that moves as armor', withHex({ unit: { name: 'infger', behavior: 'ARMOR_MOVE_TWO' } }), /ARMOR_MOVE_TWO/],
  ['motor transport', withHex({ unit: { name: 'inf2ger', equipment: 'motorized' } }), /motorized/],
  ['twenty figures', withHex({ unit: { name: 'infger', nbr_units: 20 } }), /20/],
  [
    'a unit that waits for no turn',
    withHex({ unit: { name: 'infger', behavior: 'CANNOT_BE_ACTIVATED_TILL_TURN' } }),
    /infger.* turn .*on D5/,
  ],
  ['an Italian sign of the Allies', withHex({ unit: { name: 'infus', badge: 'badge38' } }), /badge 38/],
  ['a field of a unit', withHex({ unit: { name: 'infger', mood: 'bad' } }), /mood/],
  ['a marker nobody knows', withHex({ tags: [{ name: 'tag99' }] }), /tag99/],
  ['a battle star', withHex({ tags: [{ name: 'tag1' }] }), /battle star on D5/],
  ['camouflage of nobody', withHex({ tags: [{ name: 'tag14' }] }), /[Cc]amouflage/],
  ['an exit of no side', withHex({ tags: [{ name: 'tag4', behavior: 'EXIT_MARKER' }] }), /exit/],
  ['an exit that says nothing', withHex({ tags: [{ name: 'tag5', side: 'AXIS' }] }), /exit marker that does not say/],
  [
    'too many medals',
    withHex({ tags: Array.from({ length: 403 }, () => ({ name: 'medal0' })) }),
    /beyond the 400.* on D5/,
  ],
  ['two minefields', withHex({ tags: [{ name: 'tag3' }, { name: 'tag3' }] }), /minefield/],
  ['a strange minefield', withHex({ tags: [{ name: 'tag3', behavior: 'LOUD' }] }), /LOUD/],
  ['a field of a medal', withHex({ tags: [{ name: 'medal1', medal: { shiny: true } }] }), /shiny/],
  ['more hexes than there are', withHex({ tags: [{ name: 'medal1', medal: { nbr_hex: 3 } }] }), /3/],
  ['a field of a hex', withHex({ weather: 'rain' }), /weather/],
  ['Overlord', file({}, { type: 'OVERLORD' }), /Overlord/],
  ['a face nobody knows', file({}, { face: 'MOON' }), /MOON/],
  ['a field of the board', file({}, { depth: 3 }), /depth/],
  ['a field of a name on the map', file({}, { labels: [{ row: 0, col: 0, text: ['A'], font: 'B' }] }), /font/],
  ['a long name', file({}, { labels: [{ row: 0, col: 0, text: ['A'.repeat(70)] }] }), /long name/],
  ['thirteen cards', file({}, {}, { cards_player1: 13 }), /13/],
  ['no cards', file({}, {}, { cards_player2: 0 }), /0/],
  ['thirty medals', file({}, {}, { victory_player1: 30 }), /30/],
  ['a country nobody knows', file({}, {}, { country_player1: 'XX' }), /XX/],
  ['a front nobody knows', file({}, {}, { front: 'LUNAR' }), /lunar/i],
  ['a date of another war', file({}, {}, { date_begin: '1815-06-18' }), /1815/],
  ['a field of the scenario', file({}, {}, { wind: 'west' }), /wind/],
  ['a condition of victory', file({}, {}, { victory: { condition: [{ by_points: { side: 'AXIS' } }] } }), /by_points/],
  ['another condition', file({}, {}, { victory_conditions: [{ timed: { turns: 10 } }] }), /timed/],
  [
    'a standard condition that asks for something',
    file({}, {}, { victory_conditions: [{ standard: { medals: 7 } }] }),
    /standard/,
  ],
  ['a game for experts', file({}, {}, { expert: true }), /expert\)/],
  ['a game for experts in another word', file({}, {}, { expert_mode: 1 }), /expert_mode/],
  ['cards that are owed', file({}, {}, { mustDraw_player1: 2 }), /the Axis must draw \('2'\)/],
  ['an option nobody knows', withOption('moon_rules', true), /moon_rules/],
  ['a deck nobody knows', withOption('deck_name', 'MOON'), /MOON/],
  ['a night roll by day', withOption('night_visibility_team_turn', 'AXIS'), /light/],
  ['exits needed without exits', withOption('must_have_unit_exit', { side: 'AXIS' }), /leave/],
  ['a paradrop', withOption('airdrop', { side: 'ALLIES' }), /paradrop/],
  ['a second paradrop', withOption('airdrop2', { side: 'ALLIES' }), /paradrop/],
  ['an armor breakthrough', withOption('armor_breakthrough_rules', { AXIS: { nbr_units: 1 } }), /breakthrough/],
  ['bridges to blow up', withOption('blowbridge_opt2', { side: 'AXIS' }), /bridges/],
  ['smoke', withOption('smoke_screen', { side: 'AXIS' }), /smoke/],
  ['a supply train', withOption('supply_train_rules', { side: 'AXIS' }), /train/],
  ['mines of their own', withOption('mine_deck_name', 'PACIFIC'), /Minefields/],
  ['options outside of game_info (M44-DIFF-17)', file({ options: { blitz_rules: true } }), /outside of game_info/],
  ['a field of the file', file({ weather: 'rain' }), /weather/],
  ['a text nobody knows', file({ text: { en: { name: 'A', motto: 'B' } } }), /motto/],
  ['another language', file({ text: { en: { name: 'A' }, fr: { name: 'B' } } }), /fr/],
];

describe('what is not played', () => {
  it.each(NOT_PLAYED)('%s: is said, and is still there in an export', (_name, json, word) => {
    const read = readM44(json);
    if (!read.ok) throw new Error(JSON.stringify(read.error));
    const { file: scenario, remarks } = read.value;
    expect(remarks.map(({ what }) => what)).toEqual([expect.stringMatching(word)]);
    expect(remarks[0].instead).toMatch(/^[A-Z].*\.$/);
    expect(scenario.kept?.remarks).toEqual(remarks);
    const again = readM44(writeM44(scenario));
    expect(again).toMatchObject({ ok: true, value: { file: { kept: scenario.kept } } });
  });

  it.each([5, { version: 2, pairs: {} }, { version: 1, pairs: [] }, { pairs: { name: {} }, version: 9 }])(
    'what this game itself had noted and cannot read, %j: is said',
    (airfield44) => {
      const read = readM44(file({ airfield44 }));
      expect(read).toMatchObject({ ok: true, value: { remarks: [{ path: 'airfield44' }] } });
    },
  );

  it.each([false, 0, 'false', '0', 'no'])('a rule that is switched off with %j is no rule', (off) => {
    for (const key of ['airdrop', 'smoke_screen', 'supply_train_rules', 'mine_deck_name'])
      expect(readM44(withOption(key, off))).toMatchObject({ ok: true, value: { remarks: [] } });
  });

  it.each(['hill317', 'empty_section_medals', 'must_have_unit_exit', 'deck_name', 'night_visibility_team_turn'])(
    'nor is %s, which says more than yes or no; switched off it goes out again as it came',
    (key) => {
      for (const off of [false, 0, 'false', '0', 'no']) {
        const read = readM44(withOption(key, off));
        if (!read.ok) throw new Error(JSON.stringify(read.error));
        expect(read.value.remarks).toEqual([]);
        expect(read.value.file.special).toBeUndefined();
        expect(writeM44(read.value.file)).toMatchObject({ game_info: { options: { [key]: off } } });
      }
    },
  );

  it.each([
    { expert: false, expert_mode: 0, mustDraw_player1: 0, mustDraw_player2: '0' },
    { victory_conditions: [{ standard: [] }, 'standard', { standard: true }] },
  ])('what is switched off asks for nothing: %j', (info) => {
    expect(readM44(file({}, {}, info))).toMatchObject({ ok: true, value: { remarks: [] } });
  });

  it('the same of two players, or of two conditions, is said of each', () => {
    const group_sudden_death = { side: 'AXIS', number: 9, group: ['A9'] };
    const both = { cards_player1: 14, cards_player2: 14, victory_player1: 25, victory_player2: 25 };
    const read = readM44(
      file({}, {}, { ...both, victory: { condition: [{ group_sudden_death }, { group_sudden_death }] } }),
    );
    if (!read.ok) throw new Error(JSON.stringify(read.error));
    expect(read.value.remarks.map(({ path, what }) => [path, what])).toEqual([
      ['game_info.cards_player1', 'Cards in hand of the Axis: 14'],
      ['game_info.victory_player1', 'Medals to win of the Axis: 25'],
      ['game_info.cards_player2', 'Cards in hand of the Allies: 14'],
      ['game_info.victory_player2', 'Medals to win of the Allies: 25'],
      ['game_info.victory.condition[0].group_sudden_death.number', 'Hexes needed for sudden death: 9'],
      ['game_info.victory.condition[1].group_sudden_death.number', 'Hexes needed for sudden death: 9'],
    ]);
  });

  it('a plain file has nothing to say about', () => {
    expect(readM44(file())).toMatchObject({ ok: true, value: { remarks: [] } });
  });
});
