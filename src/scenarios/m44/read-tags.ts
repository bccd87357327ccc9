// M44-MEDAL-POS, M44-MINE-1, M44-MEDAL-EXIT, M44-ACT-CAMO: what is marked on a hex.
import type { Hex } from '../../hex/board.ts';
import type { SideName } from '../../memoir/side.ts';
import type { TraitName } from '../../memoir/units/unit.ts';
import { joinPath } from '../fault.ts';
import { MOST_MEDALS, MOST_PLACES } from '../limits.ts';
import { TRAIT_OF } from './read-unit.ts';
import { labels } from '../write-scenario.ts';
import type { MineFile, ObjectiveFile } from '../scenario-schema.ts';
import {
  fault,
  flagOf,
  hexesOf,
  objectOf,
  quoted,
  ranged,
  remark,
  sideOf,
  textOf,
  unknownFields,
  type Importing,
} from './importing.ts';
import type { RawObject } from './raw.ts';

/** What a tag says by our rules. */
export type Tag =
  | { readonly kind: 'objective'; readonly objective: ObjectiveFile }
  | { readonly kind: 'mine'; readonly mine: MineFile }
  | { readonly kind: 'exit'; readonly side: SideName; readonly hexes: readonly Hex[] }
  | { readonly kind: 'trait'; readonly trait: TraitName };

const TAG_FIELDS = ['name', 'behavior', 'side', 'group', 'medal', 'orientation'];
const MEDAL = /^medal(\d+)$/;
const MEDAL_SIDES: Readonly<Record<string, SideName | undefined>> = {
  1: 'allies',
  4: 'allies',
  6: 'allies',
  2: 'axis',
  5: 'axis',
  7: 'axis',
};
/** Medals for units that were beaten lie beside the board, not on it. */
const MEDALS = ['0', '1', '2', '4', '5', '6', '7'];

export const MEDAL_SWITCHES = [
  ['permanent', 'permanent'],
  ['majority', 'majority'],
  ['turn_start', 'turnStart'],
  ['last_to_occupy', 'lastToOccupy'],
  ['sole_control', 'soleControl'],
  ['any_hex', 'anyHex'],
] as const;
const MEDAL_FIELDS = [...MEDAL_SWITCHES.map(([name]) => name), 'counts_for', 'nbr_hex', 'side'];
/** As many as a scenario can have. */
export const MOST_OBJECTIVES = MOST_PLACES;
const MOST_NEEDED = 40;

export function readTag(reading: Importing, path: string, tag: RawObject, hex: Hex): Tag | undefined {
  const where = joinPath(path, 'name');
  const name = textOf(reading, where, tag.name)?.trim().toLowerCase();
  if (name === undefined) return tag.name === undefined ? fault(reading, where, 'is missing') : undefined;
  unknownFields(reading, path, tag, TAG_FIELDS, 'a marker', hex);
  const medal = MEDAL.exec(name);
  if (medal !== null && MEDALS.includes(medal[1])) return readMedal(reading, path, tag, hex, MEDAL_SIDES[medal[1]]);
  if (tag.medal !== undefined) {
    remark(reading, joinPath(path, 'medal'), `A medal with the marker ${quoted(name)}`, 'There is no medal.', hex);
  }
  switch (name) {
    case 'tag3':
      return readMine(reading, path, tag, hex);
    case 'tag4':
    case 'tag5':
      return readExit(reading, path, tag, hex);
    case 'tag14':
    case 'tag15':
      noted(reading, path, tag, ['behavior', 'side', 'group'], 'a camouflage marker', hex);
      return { kind: 'trait', trait: 'camouflaged' };
    case 'tag1':
      return readStar(reading, path, tag, hex);
    default:
      remark(reading, where, `A marker called ${quoted(name)}`, 'It is left out.', hex);
      return undefined;
  }
}

/** Fields of the format that say nothing with this marker. */
function noted(
  reading: Importing,
  path: string,
  tag: RawObject,
  keys: readonly string[],
  thing: string,
  hex: Hex,
): void {
  for (const key of keys) {
    if (tag[key] === undefined) continue;
    const what = `The field ${quoted(key)} of ${thing}, ${quoted(tag[key])}`;
    remark(reading, joinPath(path, key), what, 'It is kept, and has no effect.', hex);
  }
}

function readMedal(
  reading: Importing,
  path: string,
  tag: RawObject,
  hex: Hex,
  named: SideName | undefined,
): Tag | undefined {
  noted(reading, path, tag, ['behavior', 'side'], 'a medal', hex);
  const where = joinPath(path, 'medal');
  const medal = objectOf(reading, where, tag.medal) ?? {};
  unknownFields(reading, where, medal, MEDAL_FIELDS, 'a medal', hex);
  const group = hexesOf(reading, joinPath(path, 'group'), tag.group).filter((other) => other !== hex);
  const hexes = labels(reading.board, [hex, ...group]);
  const side = sideOf(reading, joinPath(where, 'side'), medal.side) ?? named;
  const most = Math.min(MOST_NEEDED, hexes.length);
  const need = ranged(reading, joinPath(where, 'nbr_hex'), medal.nbr_hex, [1, most], 'Hexes needed for a medal', hex);
  const medals = ranged(reading, joinPath(where, 'counts_for'), medal.counts_for, [1, MOST_MEDALS], 'Medals', hex);
  const switches = MEDAL_SWITCHES.filter(([name]) => flagOf(reading, joinPath(where, name), medal[name]) === true);
  return {
    kind: 'objective',
    objective: {
      hexes,
      ...(side === undefined ? {} : { side }),
      ...((need ?? 1) === 1 ? {} : { need: need ?? 1 }),
      ...((medals ?? 1) === 1 ? {} : { medals: medals ?? 1 }),
      ...Object.fromEntries(switches.map(([, ours]) => [ours, true])),
    },
  };
}

/** A mark without a rule, or one that says how the unit beside it behaves. */
function readStar(reading: Importing, path: string, tag: RawObject, hex: Hex): Tag | undefined {
  const where = joinPath(path, 'behavior');
  const behaviour = textOf(reading, where, tag.behavior)?.trim().toUpperCase();
  const trait = TRAIT_OF.get(behaviour ?? '');
  noted(reading, path, tag, ['side', 'group'], 'a battle star', hex);
  if (trait !== undefined) return { kind: 'trait', trait };
  const star = behaviour === undefined ? 'A battle star' : `A battle star that behaves as ${quoted(behaviour)}`;
  remark(reading, behaviour === undefined ? joinPath(path, 'name') : where, star, STAR_LEFT_OUT, hex);
  return undefined;
}

const STAR_LEFT_OUT = 'It is a mark without a rule, and is left out.';
const MINE = 'MINE_FIELD';
const DECOY = 'DECOY_MEDAL_MINE_FIELD';

function readMine(reading: Importing, path: string, tag: RawObject, hex: Hex): Tag {
  const where = joinPath(path, 'behavior');
  const behaviour = textOf(reading, where, tag.behavior)?.trim().toUpperCase();
  if (behaviour !== undefined && behaviour !== MINE && behaviour !== DECOY) {
    remark(reading, where, `A minefield that behaves as ${quoted(behaviour)}`, 'It is a minefield.', hex);
  }
  noted(reading, path, tag, ['group'], 'a minefield', hex);
  const side = sideOf(reading, joinPath(path, 'side'), tag.side) ?? 'anyone';
  return { kind: 'mine', mine: behaviour === DECOY ? { side, decoy: true } : side };
}

function readExit(reading: Importing, path: string, tag: RawObject, hex: Hex): Tag | undefined {
  const where = joinPath(path, 'behavior');
  const behaviour = textOf(reading, where, tag.behavior)?.trim().toUpperCase();
  const group = hexesOf(reading, joinPath(path, 'group'), tag.group).filter((other) => other !== hex);
  const side = sideOf(reading, joinPath(path, 'side'), tag.side);
  if (behaviour === 'EXIT_MARKER' && side !== undefined) return { kind: 'exit', side, hexes: [hex, ...group] };
  const thing =
    behaviour === undefined
      ? 'An exit marker that does not say so'
      : behaviour === 'EXIT_MARKER'
        ? 'An exit marker of no side'
        : `An exit marker that behaves as ${quoted(behaviour)}`;
  remark(reading, path, thing, 'Nobody can leave there.', hex);
  return undefined;
}
