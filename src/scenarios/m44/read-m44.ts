// Files of other programs (`.m44`). Nothing of them is dropped: what is not understood is kept with the scenario, and
// what is not played is remarked upon. docs/rules/m44-format.md has the format.
import { err, ok } from '../../engine/result.ts';
import { boardOf } from '../../hex/board.ts';
import { faulty, type Fault, type Read } from '../fault.ts';
import { scenarioSchema, type ScenarioFile } from '../scenario-schema.ts';
import { expectation, shapeOf } from '../shapes.ts';
import { isEmpty } from '../is-empty.ts';
import { plainFile } from '../plain-file.ts';
import { BLOCK, pairsIn, withPairs } from './block.ts';
import { remark, remarksOf } from './importing.ts';
import { leftovers, together } from './leftovers.ts';
import { plainReading } from './plain-reading.ts';
import { asItCame, normal, normalFile } from './normal.ts';
import { isObject, type RawObject } from './raw.ts';
import type { M44Reading } from './remark.ts';
import { written } from './written.ts';

/** Parts that only such a file has. */
const OF_ANY = ['game_info', 'meta_data', 'equipment_packs'];
const OWN_FORMATS = 'airfield44/';

/** Whether something that came out of JSON is meant as a file of this kind, whole or not. */
export function isM44(json: unknown): boolean {
  if (!isObject(json) || (typeof json.format === 'string' && json.format.startsWith(OWN_FORMATS))) return false;
  return isObject(json.board) || OF_ANY.some((key) => isObject(json[key]));
}

export function readM44(json: unknown): Read<M44Reading> {
  if (!isObject(json)) return faulty('', expectation('an object with game_info and board', json));
  if ('campaignId' in json) {
    return faulty('campaignId', 'this is a campaign, a list of scenarios; its scenarios are files of their own');
  }
  if (!('board' in json)) return faulty('board', 'is missing; an .m44 file has its map there');
  if (!('game_info' in json) && isObject(json.board) && !('hexagons' in json.board) && !('face' in json.board)) {
    return faulty('board.hexagons', 'is missing, and so is game_info; an .m44 file has its map and its sides there');
  }
  const { [BLOCK]: block, ...said } = json;
  const raw = normalFile(said);
  const plain = plainReading({ ...raw, ...('board' in raw ? {} : { board: {} }) });
  if (!('file' in plain)) return err(plain);
  const { reading } = plain;
  if (reading.faults.length > 0) return err(reading.faults);
  const pairs = pairsIn(block);
  const isForeign = normal(block) !== undefined && pairs === undefined;
  if (isForeign) {
    const instead = 'It cannot be read here, and is kept; the rest of the file counts.';
    remark(reading, BLOCK, 'What Airfield 44 had noted', instead);
  }
  const { file: truth, stale } = withPairs(plain.file, pairs ?? {});
  const checked = shapeOf(scenarioSchema, truth);
  if (!checked.ok) return err(checked.error.map((fault) => inBlock(fault, pairs)));
  if (stale.length > 0) {
    const what = `What Airfield 44 had noted about ${stale.slice(0, 10).join(', ')}`;
    const instead = 'The file was changed since, and counts as it is now.';
    remark(reading, `${BLOCK}.pairs`, what, instead);
  }
  const file = plainFile(checked.value);
  const m44 = { ...keptOf(file, raw), ...(isForeign ? { [BLOCK]: block } : {}) };
  const remarks = remarksOf(reading);
  const kept = { ...(isEmpty(m44) ? {} : { m44 }), ...(remarks.length === 0 ? {} : { remarks }) };
  const whole = shapeOf(scenarioSchema, isEmpty(kept) ? file : { ...file, kept });
  if (whole.ok) return ok({ file: whole.value, remarks });
  return err(whole.error.map(({ path, message }) => ({ path: path.replace(/^kept\.m44\.?/, ''), message })));
}

/** What an export would not say by itself; the second look finds what is there twice. */
function keptOf(file: ScenarioFile, raw: RawObject): RawObject {
  const board = boardOf(file.board ?? 'standard');
  const first = leftovers(board, raw, written(file, {}));
  const second = leftovers(board, raw, written(file, first));
  return asItCame(isEmpty(second) ? first : together(first, second)) as RawObject;
}

function inBlock(fault: Fault, pairs: RawObject | undefined): Fault {
  return pairs === undefined ? fault : { path: `${BLOCK}.pairs.${fault.path}`, message: fault.message };
}
