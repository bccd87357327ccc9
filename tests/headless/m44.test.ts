import { describe, expect, it } from 'vitest';
import { run } from '../../src/headless/run.ts';
import { SCENARIO_IDS } from '../../src/scenarios/library.ts';
import { provingM44, spelledM44 } from '../../src/scenarios/m44/proving-m44.ts';

const SMALL = {
  meta_data: { scenario_id: '990001' },
  game_info: {
    front: 'WESTERN',
    date_begin: '1943-03-02',
    starting: 'PLAYER2',
    side_player1: 'AXIS',
    country_player1: 'DE',
    cards_player1: 4,
    victory_player1: 5,
    side_player2: 'ALLIES',
    country_player2: 'GB',
    cards_player2: '5',
    victory_player2: 5,
    options: { british_commonwealth: true, night_visibility_rules: true, smoke_screen: { side: 'AXIS' } },
    victory: { condition: [{ group_sudden_death: { side: 'ALLIES', number: 2, group: ['F9', 'G9'] } }] },
  },
  board: {
    type: 'STANDARD',
    face: 'COUNTRY',
    hexagons: [
      { row: 0, col: 10, terrain: { name: 'buildings' }, unit: { name: 'infger' } },
      { row: 0, col: 12, terrain: { name: 'buildings' }, unit: { name: 'infger', badge: 'badge37' } },
      {
        row: 3,
        col: 7,
        terrain: { name: 'river', orientation: 1 },
        rect_terrain: { name: 'bridge', orientation: 1 },
        tags: [{ name: 'medal0', medal: { permanent: false, counts_for: 1 } }],
      },
      { row: 3, col: 9, terrain: { name: 'river', orientation: 1, behavior: 'FORD' } },
      { row: 4, col: 14, obstacle: { name: 'wire' }, tags: [{ name: 'tag3', behavior: 'MINE_FIELD', side: 'AXIS' }] },
      { row: 8, col: 4, unit: { name: 'tank2brit', badge: 'badge1', nbr_units: 4 } },
      { row: 7, col: 5, obstacle: { name: 'sand', orientation: 2 }, unit: { name: 'inf2brit', badge: 'badge8' } },
      { row: 6, col: 6, unit: { name: 'vehus', nbr_units: 2 } },
      { row: 8, col: 24, tags: [{ name: 'tag5', behavior: 'EXIT_MARKER', side: 'AXIS', group: ['L1', 'K1'] }] },
    ],
    labels: [{ row: 0, col: 10, text: ['Little', 'Hamlet'] }],
  },
  text: { en: { name: 'Example crossing', historical: 'A river.', victory: '5 medals.' } },
};

function call(json: unknown, ...args: string[]) {
  const { code, output } = run(args, { readText: () => JSON.stringify(json) });
  return { code, output: output as Record<string, unknown> };
}

describe('validate', () => {
  it('says what it understood of a file of another program, and what is not played', () => {
    expect(call(SMALL, 'validate', 'small.m44')).toMatchObject({
      code: 0,
      output: {
        valid: true,
        format: 'm44',
        name: 'Example crossing',
        playable: true,
        board: 'standard',
        face: 'country',
        hexes: 113,
        front: 'western',
        date: '1943-03-02',
        first: 'allies',
        sides: {
          axis: { nation: 'ger', edge: 'top', hand: 4, medals: 5, units: 2, figures: 8, kinds: { antiTankGun: 1 } },
          allies: { nation: 'brit', edge: 'bottom', hand: 5, units: 2, kinds: { eliteArmor: 1, combatEngineers: 1 } },
        },
        terrain: { bridge: 1, ford: 1, river: 2, sandbags: 1, town: 2, wire: 1 },
        mines: 1,
        objectives: [{ hexes: ['d6'] }],
        exits: { axis: ['K1', 'L1', 'M1'] },
        special: {
          stiffUpperLip: true,
          night: 'dawn',
          suddenDeath: [{ side: 'allies', hexes: ['F9', 'G9'], need: 2 }],
        },
        places: { F9: 'Little Hamlet' },
        texts: { background: 8, victory: 9 },
        notPlayed: [
          { path: 'board.hexagons[7].unit.name', what: 'A supply truck (vehus) on D3', instead: expect.any(String) },
          { path: 'game_info.options.smoke_screen', what: 'A smoke screen', instead: 'No smoke is laid.' },
        ],
      },
    });
  });

  it('says why one cannot be played', () => {
    const hexagons = [
      ...SMALL.board.hexagons,
      { row: 4, col: 4, terrain: { name: 'lakeA' }, unit: { name: 'infger' } },
    ];
    const { code, output } = call({ ...SMALL, board: { ...SMALL.board, hexagons } }, 'validate', '-');
    expect([code, output.playable]).toEqual([0, false]);
    expect(output.faults).toEqual([{ path: 'units.axis.C5', message: expect.stringMatching(/lake is closed/) }]);
    expect(call(provingM44(15), 'validate', '-').output).toMatchObject({ playable: false, board: 'overlord' });
  });

  it('names the place of a fault', () => {
    const { code, output } = call({ ...SMALL, board: { ...SMALL.board, type: 'HUGE' } }, 'validate', 'huge.m44');
    expect([code, output.error]).toMatchObject([1, { path: 'board.type', file: 'huge.m44' }]);
  });

  it.each([
    [{ meta_data: {}, text: {} }, /^board: is missing; an \.m44 file/],
    [{ meta_data: {}, board: { type: 'STANDARD' } }, /^board\.hexagons: is missing, and so is game_info/],
    [{ format: 'a shopping list' }, /an \.m44 file with game_info and board/],
    [{ name: 'nothing' }, /an \.m44 file with game_info and board/],
  ])('says of %j what an .m44 file has', (json, message) => {
    for (const command of ['validate', 'convert', 'legal']) {
      const { code, output } = call(json, command, '-');
      expect([code, (output.error as { message: string }).message]).toEqual([1, expect.stringMatching(message)]);
    }
  });

  it('accepts made-up files of every name and spelling', () => {
    for (let seed = 0; seed < 12; seed++) {
      expect(call(spelledM44(seed), 'validate', '-')).toMatchObject({ code: 0, output: { playable: true } });
    }
  });

  it('says of a scenario that was imported what is not played', () => {
    const own = call(SMALL, 'convert', 'small.m44').output;
    expect(call(own, 'validate', '-').output).toMatchObject({ notPlayed: [{}, { what: 'A smoke screen' }] });
  });
});

describe('convert', () => {
  it('goes to the other format and back', () => {
    const own = call(SMALL, 'convert', '-').output;
    expect(own).toMatchObject({ format: 'airfield44/scenario', name: 'Example crossing' });
    const back = call(own, 'convert', '-').output;
    expect(back).toMatchObject({ meta_data: SMALL.meta_data, game_info: { options: SMALL.game_info.options } });
    // Only where in the file a remark points to goes by the order of the hexes.
    expect({ ...call(back, 'convert', '-').output, kept: {} }).toEqual({ ...own, kept: {} });
    expect(call(own, 'convert', '-', '--to', 'own').output).toEqual(own);
  });

  it.each(SCENARIO_IDS)('%s', (id) => {
    const { code, output } = call(null, 'convert', id, '--to', 'm44');
    expect(code).toBe(0);
    expect(call(output, 'validate', '-').output).toMatchObject({ playable: true, notPlayed: [], kept: [] });
  });

  it.each([
    [['convert', '-', '--to', 'xml'], SMALL, /--to: expected m44 or own/],
    [['convert', '-'], { format: 'airfield44/position', version: 1 }, /expected one of airfield44\/scenario/],
    [['convert', '-'], { format: 'airfield44/scenario', version: 1 }, /is missing/],
    [['convert', '-'], { board: { type: 'HUGE', face: 'COUNTRY' } }, /board\.type/],
  ])('%j is refused', (args, json, message) => {
    const { code, output } = call(json, ...args);
    expect([code, (output.error as { message: string }).message]).toEqual([1, expect.stringMatching(message)]);
  });
});

it('a file of another program can be played from the command line', () => {
  expect(call(SMALL, 'legal', 'small.m44')).toMatchObject({ code: 0, output: { decides: 'allies' } });
});
