import { describe, expect, it } from 'vitest';
import { readM44, writeM44, type M44Reading } from '../../src/scenarios/m44/index.ts';
import type { RawObject } from '../../src/scenarios/m44/raw.ts';
import type { ScenarioFile } from '../../src/scenarios/scenario-schema.ts';

const HERE = { row: 4, col: 6 };
const AXIS = { row: 0, col: 0, unit: { name: 'infger' } };
const ALLIES = { row: 8, col: 0, unit: { name: 'infus' } };

function read(json: unknown): M44Reading {
  const reading = readM44(json);
  if (!reading.ok) throw new Error(JSON.stringify(reading.error));
  return reading.value;
}

function m44(parts: RawObject, info: RawObject = {}, board: RawObject = {}): RawObject {
  const hexagons = [AXIS, { ...HERE, ...parts }, ALLIES];
  return { game_info: info, board: { type: 'STANDARD', hexagons, ...board }, text: { en: { name: 'Here' } } };
}

describe('terrain', () => {
  const part = (name: string, more: RawObject = {}) => ({ terrain: { name, ...more } });
  it.each([
    [part('woods'), 'woods'],
    [part('wforest', { orientation: 4 }), 'woods'],
    [part('DHILL'), 'hill'],
    [part('river'), 'river E-W'],
    [part('river', { orientation: 2 }), 'river NE-SW'],
    [part('river', { orientation: 3 }), 'river NW-SE'],
    [part('river', { orientation: 0 }), 'river E-W'],
    [part('curve'), 'river NE-SE'],
    [part('curve', { orientation: 2 }), 'river E-NW'],
    [part('curve', { orientation: 4 }), 'river NW-SW'],
    [part('riverFR'), 'river E-W-SE'],
    [part('pond'), 'river W'],
    [part('pond', { orientation: 3 }), 'river SE'],
    [part('pmouth', { orientation: 4 }), 'river E-W'],
    [part('river', { behavior: 'FORDABLE_STREAM' }), 'fordableStream E-W'],
    [part('curve', { behavior: 'WIDE_RIVER' }), 'wideRiver NE-SE'],
    [part('river', { behavior: 'FORD' }), ['river E-W', 'ford']],
    [part('wriver', { orientation: 2 }), 'frozenRiver NE-SW'],
    [part('wcurved'), 'frozenRiver NE-SE'],
    [part('wcurve', { orientation: 3 }), 'wadi NE-W'],
    [part('wadi'), 'wadi E-W'],
    [part('droadFR'), 'road E-W-SE'],
    [part('wroadY', { orientation: 2 }), 'road NE-W-SE'],
    [part('roadX'), 'road E-NE-W-SW'],
    [part('roadFL'), 'road E-NE-W'],
    [part('hillcurve'), 'hillRoad NE-SE'],
    [part('wrailFR'), 'rail E-W-SE'],
    [part('hills', { behavior: 'BLUFF' }), 'bluff'],
    [part('whill', { behavior: 'CLIFF' }), 'cliff'],
    [part('hills', { behavior: 'STEEP_HILL' }), 'steepHill'],
    [part('woods', { behavior: 'IMPASSABLE_HILL' }), 'impassableWoods'],
    [part('buildings', { behavior: 'IMPASSABLE_HILL' }), 'impassableTown'],
    [part('mountain', { behavior: 'IMPASSABLE_HILL' }), 'impassableMountain'],
    [part('mountain', { behavior: 'IMPASSABLE_BLOCKING_HILL' }), 'impassableBlockingHill'],
    [part('oasis'), 'oasis'],
    [part('oasis', { behavior: 'OASIS_RECOVERY' }), 'oasis recovery'],
    [part('dcamp', { original_owner: 'ALLIES' }), 'headquarters allies'],
    [part('buildings', { behavior: 'HEADQUARTER', original_owner: 'axis' }), ['town', 'headquarters axis']],
    [part('pheadquarter', { behavior: 'OASIS_RECOVERY' }), 'headquarters recovery'],
    [part('pairfieldX'), 'airfield'],
    [part('wtrenches'), 'trenches'],
    [{ obstacle: { name: 'sand', orientation: 2 } }, 'sandbags'],
    [{ obstacle: { name: 'sand', behavior: 'SEAWALL', original_owner: 'ALLIES' } }, 'seaWall allies'],
    [{ rect_terrain: { name: 'bunker', original_owner: 'AXIS' } }, 'bunker axis'],
    [{ rect_terrain: { name: 'bunker' } }, 'bunker'],
    [{ rect_terrain: { name: 'pbunker' } }, 'fieldBunker'],
    [{ ...part('river'), rect_terrain: { name: 'bridge', orientation: 1 } }, ['river E-W', 'bridge NE-SE']],
    [{ ...part('river'), rect_terrain: { name: 'bridge', orientation: 4 } }, ['river E-W', 'bridge E-W']],
    [
      { ...part('river'), rect_terrain: { name: 'bridge', behavior: 'BRIDGE_SECTION' } },
      ['river E-W', 'bridgeSection NE-NW-SW-SE'],
    ],
    [{ ...part('hills'), rect_terrain: { name: 'bunker' }, obstacle: { name: 'wire' } }, ['hill', 'bunker', 'wire']],
  ] as const)('%j is %j', (parts, terrain) => {
    expect(read(m44(parts)).file.terrain).toEqual({ D5: terrain });
  });
});

it('where nobody can enter a unit may begin: the ground below it can be entered then, and it is said', () => {
  const json = m44({ terrain: { name: 'woods', behavior: 'IMPASSABLE_HILL' }, unit: { name: 'tankger' } });
  const { file, remarks } = read(json);
  expect(file.terrain).toEqual({ D5: 'woods' });
  expect(remarks.map(({ what }) => what)).toEqual([expect.stringMatching(/nobody can enter.* on D5/)]);
  const { terrain, kept } = read(writeM44(file)).file;
  expect({ terrain, kept }).toEqual({ terrain: file.terrain, kept: file.kept });
});

describe('units', () => {
  it.each([
    [{ name: 'infger' }, 'axis', 'infantry'],
    [{ name: 'INFUS' }, 'allies', 'infantry'],
    [{ name: 'infru' }, 'allies', 'infantry ru'],
    [{ name: 'inf2us', badge: 'badge2' }, 'allies', 'specialForces'],
    [{ name: 'inf2us', badge: 'badge12' }, 'allies', 'combatEngineers'],
    [{ name: 'inf2us', badge: 3 }, 'allies', 'frenchResistance'],
    [{ name: 'infus', behavior: 'FRENCH_RESISTANCE' }, 'allies', 'frenchResistance'],
    [{ name: 'infger', badge: '37' }, 'axis', 'antiTankGun'],
    [{ name: 'infjp', badge: 'badge41' }, 'axis', 'mortar jp'],
    [{ name: 'infger', badge: 'badge45' }, 'axis', 'machineGun'],
    [{ name: 'infger', badge: 'badge26', nbr_units: 1 }, 'axis', 'sniper'],
    [{ name: 'infru', badge: 'badge29', nbr_units: '3' }, 'allies', 'cavalry 3 ru'],
    [{ name: 'inf2ger', badge: 'badge30', nbr_units: 3 }, 'axis', 'skiTroops'],
    [{ name: 'infger', badge: 'badge38' }, 'axis', 'infantry it'],
    [{ name: 'infit' }, 'axis', 'infantry it'],
    [{ name: 'infgb' }, 'allies', 'infantry brit'],
    [{ name: 'tankger' }, 'axis', 'armor'],
    [{ name: 'tank2ger', badge: 'badge4', nbr_units: 4 }, 'axis', 'eliteArmor'],
    [{ name: 'tank2ger', nbr_units: 1 }, 'axis', 'tiger'],
    [{ name: 'tank2ger', nbr_units: '1' }, 'axis', 'tiger'],
    [{ name: 'tank2ger', nbr_units: 0 }, 'axis', 'eliteArmor 1'],
    [{ name: 'tank2us', nbr_units: 1 }, 'allies', 'eliteArmor 1'],
    [{ name: 'tank2brit', badge: 'badge33' }, 'allies', 'flameThrower brit'],
    [
      { name: 'tank2ger', nbr_units: 1, equipment: 'wittmann', behavior: 'CAN_IGNORE_ONE_FLAG' },
      'axis',
      'tiger ignoresOneFlag wittmann',
    ],
    [{ name: 'tankus', behavior: 'ARMOR_MOVE_TWO' }, 'allies', 'armor movesTwo'],
    [{ name: 'gunger', behavior: 'GERMAN_2VICTANK' }, 'axis', 'artillery twoMedals'],
    [{ name: 'gunger', badge: 'badge5' }, 'axis', 'bigGun'],
    [{ name: 'gunus', badge: 'badge35' }, 'allies', 'mobileArtillery'],
    [{ name: 'gunger', badge: 'badge46', nbr_units: 1 }, 'axis', 'heavyAntiTankGun 1'],
    [{ name: 'infus', equipment: 'boat' }, 'allies', 'infantry boat'],
    [{ name: 'infus', behavior: 'CANNOT_EXIT' }, 'allies', 'infantry cannotExit'],
    [
      { name: 'infus', behavior: 'CANNOT_BE_ACTIVATED_TILL_TURN', turn: 3 },
      'allies',
      { kind: 'infantry', idleUntil: 3 },
    ],
  ] as const)('%j is of the %s: %j (M44-UNIT-4, M44-UNIT-5)', (unit, side, ours) => {
    const info = { country_player1: 'DE', country_player2: 'US' };
    expect(read(m44({ unit }, info)).file.units[side].D5).toEqual(ours);
  });

  it.each([
    ['FR', 'infus', 'infantry'],
    ['FR', 'infbrit', 'infantry brit'],
    ['GB', 'infus', 'infantry us'],
    ['CA', 'inffr', 'infantry fr'],
  ])('on the side of %s, %s is %s', (country, name, ours) => {
    expect(read(m44({ unit: { name } }, { country_player2: country })).file.units.allies.D5).toBe(ours);
  });

  it('ships are pieces of the second player, unless they have an owner', () => {
    const hexagons = [
      AXIS,
      { row: 8, col: 6, rect_terrain: { name: 'pdestroyer' } },
      { row: 8, col: 10, rect_terrain: { name: 'pcarrier', original_owner: 'AXIS' } },
    ];
    const { units } = read({ board: { face: 'BEACH', hexagons } }).file;
    expect(units).toEqual({ axis: { A9: 'infantry', F1: 'aircraftCarrier' }, allies: { D1: 'destroyer' } });
  });

  it('a marker hides the unit of its hex', () => {
    const { units } = read(m44({ unit: { name: 'infger' }, tags: [{ name: 'tag14' }] })).file;
    expect(units.axis.D5).toBe('infantry camouflaged');
  });
});

describe('markers', () => {
  it.each([
    [{ name: 'medal0' }, { hexes: ['D5'] }],
    [
      { name: 'medal6', group: ['e6', 'F7'] },
      { hexes: ['D5', 'e6', 'F7'], side: 'allies' },
    ],
    [
      { name: 'medal7', medal: { counts_for: '2', permanent: 1 } },
      { hexes: ['D5'], side: 'axis', medals: 2, permanent: true },
    ],
    [
      { name: 'medal0', group: ['F7'], medal: { majority: true, side: 'ALLIES' } },
      { hexes: ['D5', 'F7'], side: 'allies', majority: true },
    ],
    [
      { name: 'medal1', group: ['f7'], medal: { nbr_hex: 2, turn_start: true } },
      { hexes: ['D5', 'F7'], side: 'allies', need: 2, turnStart: true },
    ],
    [
      { name: 'medal2', medal: { last_to_occupy: true, sole_control: true, any_hex: true } },
      { hexes: ['D5'], side: 'axis', lastToOccupy: true, soleControl: true, anyHex: true },
    ],
  ])('%j is the objective %j', (tag, objective) => {
    expect(read(m44({ tags: [tag] })).file.objectives).toEqual([objective]);
  });

  it('mines are laid by a side, or by nobody', () => {
    const mine = (tag: RawObject) => read(m44({ tags: [{ name: 'tag3', ...tag }] })).file.mines;
    expect(mine({ behavior: 'MINE_FIELD', side: 'AXIS' })).toEqual({ D5: 'axis' });
    expect(mine({})).toEqual({ D5: 'anyone' });
    expect(mine({ behavior: 'DECOY_MEDAL_MINE_FIELD', side: 'ALLIES' })).toEqual({
      D5: { side: 'allies', decoy: true },
    });
  });

  it('exits are of a side, with those of their group', () => {
    const tag = { name: 'tag5', behavior: 'EXIT_MARKER', side: 'AXIS', group: ['E5', 'A1'] };
    expect(read(m44({ tags: [tag] })).file.exits).toEqual({ axis: ['D5', 'E5', 'A1'] });
  });
});

describe('the rest of the scenario', () => {
  const special = (options: RawObject, info: RawObject = {}) => read(m44({}, { options, ...info })).file.special;

  it.each([
    [{ blitz_rules: true }, { blitz: true }],
    [{ blitz_rules: false }, undefined],
    [{ partial_blitz_rules: 'all' }, { partialBlitz: 'all' }],
    [{ partial_blitz_rules: 'Axis' }, { partialBlitz: 'axis' }],
    [{ north_african_desert_rules: 1 }, { desert: true }],
    [{ british_commonwealth: true }, { stiffUpperLip: true }],
    [{ russian_commissar_rule: 'ALLIES' }, { commissar: 'allies' }],
    [{ gung_ho: true }, { gungHo: 'allies' }],
    [
      { italy_royal_army: true, italy_high_command: false },
      { italianRoyalArmy: true, italianHighCommand: false },
    ],
    [{ night_visibility_rules: true }, { night: 'dawn' }],
    [
      { night_visibility_reverse_rule: true, night_visibility_team_turn: 'AXIS' },
      { night: 'dusk', nightSide: 'axis' },
    ],
    [{ deck_name: 'AIR_POWER_AS_ARTILLERY_BOMBARD_DECK' }, { airPowerAsBombard: true }],
    [{ deck_reshuffling: false }, { deckOnce: true }],
    [{ deck_reshuffling: true }, undefined],
    [{ air_strikes_rules: 'ALLIES' }, { airStrikes: 'allies' }],
    [{ hill317: ['D5', 'E5'] }, { hill317: ['D5', 'E5'] }],
    [
      { empty_section_medals: { side: 'ALLIES', sections: [0, 2], count_for: 2 } },
      { emptySectionMedals: [{ side: 'allies', sections: ['left', 'right'], medals: 2 }] },
    ],
    [{ infantry_exit_counts_2: true }, { infantryExitMedals: 2 }],
  ])('%j is %j', (options, ours) => {
    expect(special(options)).toEqual(ours);
  });

  it('gung ho is for the side of the Marines', () => {
    expect(special({ gung_ho: true }, { country_player1: 'US', country_player2: 'GB' })).toEqual({ gungHo: 'axis' });
  });

  it('units that must leave need an exit', () => {
    const tags = [{ name: 'tag4', behavior: 'EXIT_MARKER', side: 'AXIS' }];
    const options = { must_have_unit_exit: { side: 'AXIS', min_nbr_units: '2' } };
    expect(read(m44({ tags }, { options })).file.special).toEqual({ exitsNeeded: { axis: 2 } });
  });

  it('sides sit where their players do', () => {
    const info = {
      side_player1: 'allies',
      side_player2: 'Axis',
      starting: 'player1',
      cards_player1: '6',
      victory_player2: 8,
      country_player1: 'us',
    };
    expect(read(m44({}, info)).file).toMatchObject({
      sides: { allies: { edge: 'top', hand: 6, nation: 'us' }, axis: { edge: 'bottom', medals: 8 } },
      first: 'allies',
    });
  });

  it('front and date come from the file, the year from words where there is no date', () => {
    expect(read(m44({}, { front: 'pacific', date_begin: '1942-08-07' })).file).toMatchObject({
      front: 'pacific',
      date: '1942-08-07',
    });
    expect(read(m44({}, { date_begin: '1942-08-00' })).file.date).toBe('1942-08');
    expect(read({ ...m44({}), text: { en: { name: 'Here', sdate: 'Early in August 1942' } } }).file.date).toBe('1942');
  });

  it('texts are shown in English, or else in what there is', () => {
    const words = {
      name: 'Here',
      subtitle: 'A mill',
      historical: 'One<br/>two &amp; three',
      description: ['Go', 'now'],
    };
    const text = { background: 'A mill\n\nOne\ntwo & three', briefing: 'Go\nnow' };
    expect(read({ ...m44({}), text: { fr: { name: 'Ici' }, en: words } }).file).toMatchObject({ name: 'Here', text });
    expect(read({ ...m44({}), text: { fr: { name: 'Ici' } } }).file.name).toBe('Ici');
    expect(read({ ...m44({}), text: [], meta_data: { id: 7 } }).file.name).toBe('Scenario 7');
  });

  it('a name of several lines is one', () => {
    const labels = {
      item: [
        { row: '0', col: '0', text: { 0: 'Upper', 1: 'Mill' } },
        { row: 0, col: 2 },
      ],
    };
    expect(read(m44({}, {}, { labels })).file.places).toEqual({ A9: 'Upper Mill' });
  });

  it('a name on the map is shown without marks of web pages', () => {
    const labels = [{ row: 0, col: 0, text: ['Mill<br/>&amp; pond'] }];
    const { file } = read(m44({}, {}, { labels }));
    expect(file.places).toEqual({ A9: 'Mill & pond' });
    expect(writeM44(file)).toMatchObject({ board: { labels } });
  });

  it('a board by its long name goes out under it', () => {
    const hexagons = [AXIS, { row: 16, col: 0, unit: { name: 'infus' } }];
    const { file } = read(m44({}, {}, { type: 'Breakthrough', hexagons }));
    expect(file.board).toBe('breakthrough');
    expect(read(writeM44(file)).file).toEqual(file);
    expect(writeM44({ ...file, board: 'overlord' })).toMatchObject({ board: { type: 'OVERLORD' } });
  });
});

describe('a scenario that was changed after its import', () => {
  const json = m44(
    { terrain: { name: 'wforest', orientation: 2 }, unit: { name: 'vehus' }, tags: [{ name: 'tag1' }] },
    { options: { airdrop: { side: 'ALLIES' } } },
  );
  const hexOf = (file: ScenarioFile): RawObject => {
    const { board } = writeM44(file) as { board: { hexagons: RawObject[] } };
    return board.hexagons.find(({ row, col }) => row === 4 && col === 6) ?? {};
  };
  const { file } = read(json);

  it('as it was, it goes out as it came', () => {
    expect(hexOf(file)).toMatchObject({
      terrain: { name: 'wforest', orientation: 2 },
      unit: { name: 'vehus' },
      tags: [{ name: 'tag1' }],
    });
    expect(writeM44(file)).toMatchObject({ game_info: { options: { airdrop: { side: 'ALLIES' } } } });
  });

  it('what was drawn instead is what goes out', () => {
    const units = { ...file.units, axis: { ...file.units.axis, D5: 'armor' } };
    expect(hexOf({ ...file, terrain: { D5: 'hill' }, units })).toMatchObject({
      terrain: { name: 'hills' },
      unit: { name: 'tankger' },
      tags: [{ name: 'tag1' }],
    });
    expect(hexOf({ ...file, terrain: {} }).terrain).toBeUndefined();
  });

  it('another program that changes an export has the last word', () => {
    const own: ScenarioFile = {
      ...file,
      minutes: 40,
      units: {
        ...file.units,
        allies: { E5: 'infantry camouflaged twoMedals cannotExit' },
      },
    };
    const out = JSON.parse(JSON.stringify(writeM44(own))) as { board: { hexagons: { unit?: { name: string } }[] } };
    expect(read(out).file).toMatchObject({
      minutes: 40,
      units: { allies: { E5: 'infantry twoMedals cannotExit camouflaged' } },
    });
    for (const { unit } of out.board.hexagons) if (unit?.name === 'infus') unit.name = 'gunus';
    const { file: back, remarks } = read(out);
    expect(back).toMatchObject({ minutes: 40, units: { allies: { E5: 'artillery twoMedals camouflaged' } } });
    expect(remarks.map(({ what }) => what)).toContain('What Airfield 44 had noted about units.allies.E5');
  });
});
