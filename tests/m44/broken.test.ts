import { describe, expect, it } from 'vitest';
import { createRandom } from '../../src/engine/random.ts';
import { isM44, readM44, writeM44 } from '../../src/scenarios/m44/index.ts';
import { provingM44, spelledM44 } from '../../src/scenarios/m44/proving-m44.ts';
import type { RawObject } from '../../src/scenarios/m44/raw.ts';
import { mutate } from '../../src/scenarios/mutation.ts';

function faultsOf(json: unknown) {
  const read = readM44(json);
  return read.ok ? [] : read.error;
}

const HEXES = [{ row: 0, col: 0, unit: { name: 'infger' } }];
const file = (board: RawObject, info: RawObject = {}): RawObject => ({
  game_info: info,
  board: { hexagons: HEXES, ...board },
});
const hex = (parts: RawObject): RawObject => file({ hexagons: [...HEXES, { row: 4, col: 6, ...parts }] });

/** What is wrong, the file, and where it says so. */
const BROKEN: readonly (readonly [string, unknown, string])[] = [
  ['no object', 7, ''],
  ['a list', [], ''],
  ['no board', { game_info: {} }, 'board'],
  ['neither hexes nor sides', { meta_data: {}, board: { type: 'STANDARD' }, text: {} }, 'board.hexagons'],
  ['nothing but words', { meta_data: { id: 1 }, text: { en: { name: 'A' } } }, 'board'],
  ['a campaign', { campaignId: 40_001, game_info: {}, scenarios: {} }, 'campaignId'],
  ['a board nobody knows', file({ type: 'HUGE' }), 'board.type'],
  ['a board that is no object', { game_info: {}, board: 'STANDARD' }, 'board'],
  ['hexes that are no list', file({ hexagons: 'none' }), 'board.hexagons'],
  ['a hex that is no object', file({ hexagons: [7] }), 'board.hexagons[0]'],
  ['a hex without a row', file({ hexagons: [{ col: 2 }] }), 'board.hexagons[0].row'],
  ['a row that is no number', file({ hexagons: [{ row: 'top', col: 2 }] }), 'board.hexagons[0].row'],
  ['a hex off the board', file({ hexagons: [{ row: 9, col: 1 }] }), 'board.hexagons[0]'],
  ['a hex between two', file({ hexagons: [{ row: 1, col: 2 }] }), 'board.hexagons[0]'],
  ['the same hex twice', file({ hexagons: [...HEXES, ...HEXES] }), 'board.hexagons[1]'],
  ['terrain that is no object', hex({ terrain: 'woods' }), 'board.hexagons[1].terrain'],
  ['terrain without a name', hex({ terrain: { orientation: 1 } }), 'board.hexagons[1].terrain.name'],
  ['a name that is none', hex({ unit: { name: [1] } }), 'board.hexagons[1].unit.name'],
  [
    'an orientation in words',
    hex({ terrain: { name: 'river', orientation: 'up' } }),
    'board.hexagons[1].terrain.orientation',
  ],
  [
    'an owner of neither side',
    hex({ rect_terrain: { name: 'bunker', original_owner: 'ME' } }),
    'board.hexagons[1].rect_terrain.original_owner',
  ],
  ['a badge that is none', hex({ unit: { name: 'infger', badge: 'star' } }), 'board.hexagons[1].unit.badge'],
  ['half a figure', hex({ unit: { name: 'infger', nbr_units: 2.5 } }), 'board.hexagons[1].unit.nbr_units'],
  [
    'a group off the board',
    hex({ tags: [{ name: 'medal1', group: ['D5', 'Z9'] }] }),
    'board.hexagons[1].tags[0].group[1]',
  ],
  [
    'a switch in words',
    hex({ tags: [{ name: 'medal1', medal: { permanent: 'maybe' } }] }),
    'board.hexagons[1].tags[0].medal.permanent',
  ],
  ['a label off the board', file({ labels: [{ row: 0, col: 99, text: ['A'] }] }), 'board.labels[0]'],
  ['two of one side', file({}, { side_player1: 'AXIS', side_player2: 'axis' }), 'game_info.side_player2'],
  ['a third side', file({}, { side_player1: 'NEUTRAL' }), 'game_info.side_player1'],
  ['a third player', file({}, { starting: 'PLAYER3' }), 'game_info.starting'],
  ['cards in words', file({}, { cards_player1: 'many' }), 'game_info.cards_player1'],
  [
    'an option for neither side',
    file({}, { options: { smoke_screen: true, hill317: ['A9', 'x'] } }),
    'game_info.options.hill317[1]',
  ],
];

describe('a file that does not follow the format', () => {
  it.each(BROKEN)('%s: the place is named', (_name, json, path) => {
    const faults = faultsOf(json);
    expect(faults.map((fault) => fault.path)).toEqual([path]);
    expect(faults[0].message.length).toBeGreaterThan(5);
  });

  it('spoiled at random is read or refused with a place, and never fails', () => {
    const random = createRandom('broken m44');
    for (let at = 0; at < 300; at++) {
      const json = mutate(at % 2 === 0 ? provingM44(at) : spelledM44(at), random);
      for (const { path, message } of faultsOf(json)) {
        expect(typeof path).toBe('string');
        expect(message).not.toBe('');
      }
    }
  });

  it('an export that is spoiled is read or refused as well', () => {
    const random = createRandom('broken export');
    for (let at = 0; at < 60; at++) {
      const read = readM44(provingM44(at));
      if (read.ok) faultsOf(mutate(writeM44(read.value.file), random));
    }
  });
});

it('knows its files from those of the game', () => {
  expect(isM44(provingM44(1))).toBe(true);
  expect(isM44({ format: 'airfield44/scenario', board: 'standard' })).toBe(false);
  expect(isM44({ format: 'airfield44/scenario', board: { hexagons: [] }, game_info: {} })).toBe(false);
  expect(isM44({ ...provingM44(1), format: 'sed 1.2' })).toBe(true);
  expect([{ meta_data: {}, text: {} }, { board: {} }, { equipment_packs: {} }].map(isM44)).toEqual([true, true, true]);
  expect([null, [], 'text', {}].map(isM44)).toEqual([false, false, false, false]);
});
