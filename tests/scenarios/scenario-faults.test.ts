import { describe, expect, it } from 'vitest';
import { parseJson } from '../../src/scenarios/json-text.ts';
import { readScenario } from '../../src/scenarios/scenario-file.ts';
import { smallBattle } from './small-battle.ts';

type Loose = Record<string, unknown>;

/** The faults of the small battle with anything at all changed in it. */
function faults(changes: Loose): { path: string; message: string }[] {
  const scenario = readScenario({ ...(smallBattle() as Loose), ...changes });
  return scenario.ok ? [] : [...scenario.error];
}

function units(axis: Loose, allies: Loose = { G3: 'infantry' }): Loose {
  return { units: { axis, allies } };
}

const CASES: readonly [what: string, changes: Loose, path: string, message: RegExp][] = [
  ['another format', { format: 'airfield44/script' }, 'format', /expected "airfield44\/scenario"/],
  ['a version to come', { version: 2 }, 'version', /expected 1, but there is 2/],
  ['a missing name', { name: undefined }, 'name', /expected a text/],
  ['an unknown field', { terain: {} }, 'terain', /no such field; did you mean 'terrain'\?/],
  ['two unknown fields', { terain: {}, colour: 1 }, 'terain', /Unknown too: 'colour'/],
  ['an unknown board', { board: 'huge' }, 'board', /no board 'huge'.*standard, breakthrough, overlord/],
  ['an Overlord board', { board: 'overlord' }, 'board', /Overlord command rules are not played yet/],
  ['a wrong date', { date: '1944-13-01' }, 'date', /expected a date such as/],
  ['an unknown terrain', { terrain: { D5: 'woodz' } }, 'terrain.D5', /no terrain 'woodz'; did you mean 'woods'\?/],
  ['an unknown terrain in a list', { terrain: { D5: ['wire', 'hil'] } }, 'terrain.D5[1]', /did you mean 'hill'\?/],
  ['a wrong word behind a terrain', { terrain: { D5: 'river EW' } }, 'terrain.D5', /'EW' says nothing about a piece/],
  ['terrain of a wrong type', { terrain: { D5: 7 } }, 'terrain.D5', /expected a piece of terrain.*but there is 7/],
  [
    'a field of terrain',
    { terrain: { D5: { piece: 'woods', link: [] } } },
    'terrain.D5.link',
    /did you mean 'links'\?/,
  ],
  ['a direction', { terrain: { D5: { piece: 'road', links: ['N'] } } }, 'terrain.D5.links[0]', /no direction 'N'/],
  ['terrain twice on a hex', { terrain: { D5: ['wire', 'wire'] } }, 'terrain.D5[1]', /wire is on this hex twice/],
  [
    'terrain off the board',
    { terrain: { D6: 'woods' } },
    'terrain.D6',
    /'D6' is not a hex of the standard board; did you mean 'd6'\?/,
  ],
  ['a hex that is none', { terrain: { 'D-5': 'woods' } }, 'terrain.D-5', /expected a hex such as/],
  ['an owner of woods', { terrain: { D5: 'woods axis' } }, 'terrain.D5', /woods has no owner/],
  ['recovery in the woods', { terrain: { D5: 'woods recovery' } }, 'terrain.D5', /woods has no recovery rule/],
  ['mines as terrain', { terrain: { D5: 'minefield' } }, 'terrain.D5', /lay mines under 'mines'/],
  ['a mine off the board', { mines: { N9: 'axis' } }, 'mines.N9', /not a hex/],
  ['a mine of nobody', { mines: { D5: 'nobody' } }, 'mines.D5', /side that laid the mine/],
  ['no units', units({}, {}), 'units', /expected at least one unit/],
  ['a missing side', { units: { axis: { G7: 'infantry' } } }, 'units.allies', /is missing/],
  ['an unknown unit', units({ G7: 'infantri' }), 'units.axis.G7', /no unit kind 'infantri'; did you mean 'infantry'\?/],
  ['a wrong word behind a unit', units({ G7: 'infantry camoflaged' }), 'units.axis.G7', /did you mean 'camouflaged'\?/],
  ['a unit of a wrong type', units({ G7: 3 }), 'units.axis.G7', /expected a unit such as 'infantry'/],
  [
    'a field of a unit',
    units({ G7: { kind: 'armor', figure: 2 } }),
    'units.axis.G7.figure',
    /did you mean 'figures'\?/,
  ],
  [
    'too many figures',
    units({ G7: { kind: 'armor', figures: 9 } }),
    'units.axis.G7.figures',
    /whole number from 1 to 8/,
  ],
  ['too many figures in a text', units({ G7: 'armor 12' }), 'units.axis.G7.figures', /at most 8 figures/],
  ['a weakened unit', units({ G7: 'armor 2/3' }), 'units.axis.G7', /a scenario begins without losses/],
  ['a unit off the board', units({ Z1: 'armor' }), 'units.axis.Z1', /'Z1' is not a hex/],
  ['two units on one hex', units({ G3: 'armor' }), 'units.axis.G3', /already a unit on this hex \(units\.allies\.G3\)/],
  ['a trait of another class', units({ G7: 'armor boat' }), 'units.axis.G7', /'boat' is for infantry only/],
  [
    'armor where nobody can go',
    { ...units({ G7: 'armor' }), terrain: { G7: 'escarpment' } },
    'units.axis.G7',
    /escarpment is closed to armor/,
  ],
  ['infantry in a river', { terrain: { G7: 'river' } }, 'units.axis.G7', /river is closed to infantry/],
  [
    'artillery in a lake, whatever else lies there',
    { ...units({ G7: 'artillery' }), terrain: { G7: ['hedgehog', 'lake'] } },
    'units.axis.G7',
    /lake is closed to artillery/,
  ],
  ['a ship on land', units({ G7: 'destroyer' }), 'units.axis.G7', /a ship can only be on an ocean hex/],
  ['medals below one', { sides: { axis: { medals: 0 } } }, 'sides.axis.medals', /whole number from 1 to 20/],
  [
    'half a card',
    { sides: { axis: { hand: 4.5 } } },
    'sides.axis.hand',
    /whole number from 1 to 12, but there is 4\.5/,
  ],
  [
    'both sides at one edge',
    { sides: { axis: { edge: 'top' }, allies: { edge: 'top' } } },
    'sides',
    /both sides sit at the top edge/,
  ],
  ['an unknown nation', { sides: { axis: { nation: 'germany' } } }, 'sides.axis.nation', /no nation 'germany'/],
  [
    'an objective off the board',
    { objectives: [{ hexes: ['A9', 'A8'] }] },
    'objectives[0].hexes[1]',
    /did you mean 'a8'\?/,
  ],
  ['an objective without hexes', { objectives: [{ hexes: [] }] }, 'objectives[0].hexes', /at least one hex/],
  [
    'an objective with a hex twice',
    { objectives: [{ hexes: ['A9', 'A9'] }] },
    'objectives[0].hexes[1]',
    /in this list twice/,
  ],
  [
    'an objective that needs too much',
    { objectives: [{ hexes: ['A9'], need: 2 }] },
    'objectives[0].need',
    /only 1 are listed/,
  ],
  ['an exit off the board', { exits: { axis: ['A0'] } }, 'exits.axis[0]', /expected a hex/],
  ['exits needed but none given', { special: { exitsNeeded: { axis: 1 } } }, 'special.exitsNeeded.axis', /exits\.axis/],
  ['a night side by day', { special: { nightSide: 'axis' } }, 'special.nightSide', /there is no 'night'/],
  ['an unknown special rule', { special: { blitzkrieg: true } }, 'special.blitzkrieg', /no such field/],
  ['an unknown deck', { options: { deck: 'tarot' } }, 'options.deck', /no deck 'tarot'/],
  ['unknown air rules', { options: { airRules: 'zeppelins' } }, 'options.airRules', /no set of air rules 'zeppelins'/],
  ['a place off the board', { places: { N1: 'Nowhere' } }, 'places.N1', /not a hex/],
];

describe('a faulty scenario file', () => {
  it.each(CASES)('%s', (_, changes, path, message) => {
    const given = Object.fromEntries(
      Object.entries({ ...smallBattle(), ...changes }).filter(([, value]) => value !== undefined),
    );
    const scenario = readScenario(given);
    if (scenario.ok) throw new Error('No fault was found');
    const fault = scenario.error.find((found) => found.path === path);
    if (path === 'name') expect(scenario.error).toEqual([{ path: 'name', message: 'is missing' }]);
    else expect(fault?.message ?? scenario.error).toMatch(message);
  });

  it('names every fault at once', () => {
    const found = faults({
      terrain: { D5: 'woodz', E5: 'hil' },
      mines: { N9: 'axis' },
      objectives: [{ hexes: ['N9'] }],
    });
    expect(found.map(({ path }) => path)).toEqual(['mines.N9', 'terrain.D5', 'terrain.E5', 'objectives[0].hexes[0]']);
  });

  it('that is not an object is refused', () => {
    for (const json of [null, 7, 'x', true]) {
      const scenario = readScenario(json);
      expect(scenario.ok ? [] : scenario.error.map(({ path }) => path)).toEqual(['']);
    }
  });
});

describe('a rule that is not played yet is refused by name', () => {
  it.each([
    ['paradrop', /paradrop .*not played yet/],
    ['smokeScreen', /smoke screen .*not played yet/],
    ['supplyTrain', /supply train .*not played yet/],
    ['caveNetwork', /cave network .*not played yet/],
    ['blowBridges', /blowing up bridges .*not played yet/],
    ['armorBreakthrough', /armor breakthrough .*not played yet/],
    ['campaign', /campaign .*not played yet/],
    ['reserves', /reserve .*not played yet/],
    ['overlord', /Overlord .*not played yet/],
  ])('%s', (key, message) => {
    const found = faults({ special: { [key]: true } });
    expect(found.map(({ path }) => path)).toEqual([`special.${key}`]);
    expect(found[0].message).toMatch(message);
  });

  it.each(['locomotive', 'wagon', 'truck', 'barge', 'landingCraft'])('%s units (M44-DIFF-16)', (kind) => {
    const found = faults(units({ G7: kind }));
    expect(found).toEqual([{ path: 'units.axis.G7', message: expect.stringMatching(/not played yet/) }]);
  });
});

describe('a text that is not JSON', () => {
  it.each([
    ['{"a": }', 1, 7, /expected a value, but there is "}"/],
    ['{\n  "a": 1,\n}', 3, 1, /expected a name in double quotes/],
    ['{"a": 1', 1, 8, /the text ends/],
    ["{'a': 1}", 1, 2, /expected a name in double quotes or '}'/],
    ['[1 2]', 1, 4, /expected ',' or the end/],
    ['{} {}', 1, 4, /expected nothing more/],
    ['', 1, 1, /the text ends/],
    ['{"a": "x\ty"}', 1, 7, /expected a value/],
  ])('%j is refused with line and column', (text, line, column, message) => {
    const parsed = parseJson(text);
    if (parsed.ok) throw new Error('It was read');
    expect([parsed.error.line, parsed.error.column]).toEqual([line, column]);
    expect(parsed.error.message).toMatch(message);
  });

  it('a hex written twice in one object is a fault, not a lost unit', () => {
    const parsed = parseJson('{"units": {"axis": {"D5": "armor", "D5": "infantry"}}}');
    expect(parsed.ok ? '' : parsed.error.path).toBe('units.axis.D5');
  });

  it('is read like JSON.parse reads it', () => {
    for (const text of ['{}', ' [1, -2.5e3, "\\u00e9\\"", true, null, {"a": [[]]}] ', '"x"', '0']) {
      expect(parseJson(text)).toEqual({ ok: true, value: JSON.parse(text) });
    }
  });

  it('is refused when it is nested too deeply or too long', () => {
    expect(parseJson('['.repeat(200_000)).ok).toBe(false);
    for (const letters of ['x', '\\n', 'x\\u00e9\\"']) {
      const text = `["${letters.repeat(Math.floor(23_000_000 / letters.length))}`;
      expect(parseJson(`${text}"]`, 24_000_000).ok).toBe(true);
      const [open, spoilt] = [parseJson(text, 24_000_000), parseJson(`${text}\\x"]`, 24_000_000)];
      for (const bad of [open, spoilt]) expect(bad).toMatchObject({ ok: false, error: { path: '[0]', column: 2 } });
    }
    expect(parseJson(' '.repeat(5_000_000)).ok).toBe(false);
  });
});
