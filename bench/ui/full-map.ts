// The largest board there is, with something on every hex: what an editor has to draw at worst.
import { boardOf } from '../../src/hex/board.ts';
import { FILE_VERSION, SCENARIO_FORMAT } from '../../src/scenarios/file-names.ts';
import type { ScenarioFile } from '../../src/scenarios/scenario-schema.ts';

const TILES = ['woods', 'hill', 'town', 'hedgerow', 'marsh', 'hillForest', 'church', 'mountain'] as const;
const KINDS = ['infantry', 'armor', 'artillery', 'infantry'] as const;

export function fullMap(): ScenarioFile {
  const board = boardOf('overlord');
  const terrain: Record<string, string> = {};
  const units: Record<'axis' | 'allies', Record<string, string>> = { axis: {}, allies: {} };
  const places: Record<string, string> = {};
  board.labels.forEach((label, hex) => {
    terrain[label] = TILES[(hex * 5 + board.row[hex]) % TILES.length];
    if (hex % 3 === 0) units[board.row[hex] < 4 ? 'axis' : 'allies'][label] = KINDS[hex % KINDS.length];
    if (hex % 19 === 0) places[label] = `Farm ${hex}`;
  });
  return {
    format: SCENARIO_FORMAT,
    version: FILE_VERSION,
    name: 'A full map',
    board: 'overlord',
    terrain,
    units,
    places,
  };
}
