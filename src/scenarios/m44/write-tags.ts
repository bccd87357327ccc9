// Objectives, mines, exits and camouflage as tags of their hexes.
import type { TraitName } from '../../memoir/units/unit.ts';
import { takesTrait, type M44Unit } from './read-unit.ts';
import { hexOfLabel } from '../../hex/labels.ts';
import type { Board, Hex } from '../../hex/board.ts';
import type { SideName } from '../../memoir/side.ts';
import type { Nation } from '../../memoir/units/unit.ts';
import { plainMine } from '../plain-parts.ts';
import type { MineFile, ObjectiveFile } from '../scenario-schema.ts';
import { newImport } from './importing.ts';
import { covers } from './covers.ts';
import { isObject, isSame, type RawObject } from './raw.ts';
import { MEDAL_SWITCHES, MOST_OBJECTIVES, readTag, type Tag } from './read-tags.ts';
import type { Nations } from './read-nations.ts';

const MEDAL_OF: Partial<Record<Nation, string>> = {
  us: 'medal1',
  brit: 'medal4',
  ca: 'medal4',
  au: 'medal4',
  ru: 'medal6',
  ger: 'medal2',
  it: 'medal5',
  jp: 'medal7',
};
const ALLIED_MEDALS = ['medal1', 'medal4', 'medal6'];

function medalName(side: SideName | undefined, nations: Nations): string {
  if (side === undefined) return 'medal0';
  const own = MEDAL_OF[nations[side]];
  const fits = own !== undefined && ALLIED_MEDALS.includes(own) === (side === 'allies');
  return fits ? own : side === 'allies' ? 'medal1' : 'medal2';
}

function medalTag(objective: ObjectiveFile, nations: Nations): RawObject {
  const [, ...group] = objective.hexes;
  const switches = MEDAL_SWITCHES.slice(1).filter(([, ours]) => objective[ours] === true);
  return {
    name: medalName(objective.side, nations),
    ...(group.length === 0 ? {} : { group }),
    medal: {
      permanent: objective.permanent === true,
      counts_for: objective.medals ?? 1,
      nbr_hex: objective.need ?? 1,
      ...Object.fromEntries(switches.map(([name]) => [name, true])),
    },
  };
}

function mineTag(mine: MineFile): RawObject {
  const { side, decoy } = plainMine(mine);
  return {
    name: 'tag3',
    behavior: decoy ? 'DECOY_MEDAL_MINE_FIELD' : 'MINE_FIELD',
    ...(side === 'anyone' ? {} : { side: side.toUpperCase() }),
  };
}

function exitTag(side: SideName): RawObject {
  return { name: side === 'allies' ? 'tag4' : 'tag5', behavior: 'EXIT_MARKER', side: side.toUpperCase() };
}

export interface Marked {
  readonly objectives: readonly ObjectiveFile[];
  readonly mines: Readonly<Record<string, MineFile>>;
  readonly exits: Readonly<Partial<Record<SideName, readonly string[]>>>;
  readonly units: ReadonlyMap<Hex, M44Unit>;
  readonly nations: Nations;
}

interface Wanted {
  readonly tag: Tag;
  readonly write: () => RawObject;
  /** Among what is wanted on its hex. */
  readonly rank: number;
}

/** Those that came with the file stay in their order; `rank` says what is written anew before them. */
interface Placed {
  readonly raw: RawObject;
  readonly rank: number;
}
const UNRANKED = -1;
const AFTER_ALL = Infinity;

/** Tags by hex. A tag that came with the file is used where it still means what is marked there. */
export function tagsByHex(board: Board, marked: Marked, kept: ReadonlyMap<Hex, RawObject>): Map<Hex, RawObject[]> {
  const tags = new Map<Hex, Placed[]>();
  const put = (hex: Hex, raw: RawObject, rank = UNRANKED): void =>
    void tags.set(hex, [...(tags.get(hex) ?? []), { raw, rank }]);
  const insert = (hex: Hex, raw: RawObject, rank: number): void => {
    const here = tags.get(hex) ?? [];
    const next = here.findIndex((other) => other.rank > rank);
    tags.set(hex, here.toSpliced(next === -1 ? here.length : next, 0, { raw, rank }));
  };
  const wanted = wantedTags(board, marked);
  const exits = {
    allies: new Set(hexesOf(board, marked.exits.allies)),
    axis: new Set(hexesOf(board, marked.exits.axis)),
  };
  const done = { allies: new Set<Hex>(), axis: new Set<Hex>() };
  for (const [hex, { tags: list }] of kept) {
    for (const raw of Array.isArray(list) ? list : []) {
      if (!isObject(raw)) continue;
      const said = readTag(newImport(board), '', raw, hex);
      const isStar = said?.kind === 'trait' && said.trait !== 'camouflaged';
      if (said === undefined || (isStar && isStillSaid(said.trait, marked.units.get(hex)))) put(hex, raw);
      else if (isStar) continue;
      else if (said.kind === 'exit') {
        if (!said.hexes.every((one) => exits[said.side].has(one))) continue;
        for (const one of said.hexes) done[said.side].add(one);
        put(hex, raw);
      } else {
        const here = wanted.get(hex) ?? [];
        // A tag that would be written just so was not kept for the first of its kind.
        const at = here.findIndex(({ tag, write }) => isSame(tag, said) && !covers(write(), raw));
        if (at !== -1) put(hex, raw, here[at].rank);
        else if (isSpare(said, hex, board.labels[hex], marked)) put(hex, raw, AFTER_ALL);
        here.splice(at, at === -1 ? 0 : 1);
      }
    }
  }
  for (const [hex, here] of wanted) for (const { write, rank } of here) insert(hex, write(), rank);
  for (const side of ['allies', 'axis'] as const) {
    for (const hex of exits[side]) if (!done[side].has(hex)) put(hex, exitTag(side));
  }
  return new Map([...tags].map(([hex, here]) => [hex, here.map(({ raw }) => raw)]));
}

/**
 * A second minefield, a medal too many, camouflage twice or with nothing to hide: they were left out when the file was
 * read.
 */
function isSpare({ kind }: Tag, hex: Hex, label: string, { objectives, mines, units }: Marked): boolean {
  if (kind === 'mine') return mines[label] !== undefined;
  if (kind === 'objective') return objectives.length >= MOST_OBJECTIVES;
  return kind === 'trait' && isStillSaid('camouflaged', units.get(hex));
}

/** What a marker says of a unit, or would say if there were one that can have it. */
function isStillSaid(trait: TraitName, unit: M44Unit | undefined): boolean {
  return unit === undefined || unit.traits.includes(trait) || !takesTrait(unit, trait);
}

/** What the tags of a hex say of the unit on it. */
export function traitsIn(board: Board, hex: Hex, tags: readonly RawObject[]): TraitName[] {
  return tags.flatMap((raw) => {
    const tag = readTag(newImport(board), '', raw, hex);
    return tag?.kind === 'trait' ? [tag.trait] : [];
  });
}

function wantedTags(board: Board, { objectives, mines, units, nations }: Marked): Map<Hex, Wanted[]> {
  const wanted = new Map<Hex, Wanted[]>();
  const want = (label: string | undefined, tag: Tag, write: () => RawObject): void => {
    const hex = label === undefined ? undefined : hexOfLabel(board, label);
    if (hex === undefined) return;
    const here = wanted.get(hex) ?? [];
    wanted.set(hex, [...here, { tag, write, rank: here.length }]);
  };
  for (const objective of objectives) {
    if (hexesOf(board, objective.hexes).length < objective.hexes.length) continue;
    want(objective.hexes[0], { kind: 'objective', objective }, () => medalTag(objective, nations));
  }
  for (const [label, mine] of Object.entries(mines)) want(label, { kind: 'mine', mine }, () => mineTag(mine));
  for (const [hex, { traits }] of units) {
    const tag: Tag = { kind: 'trait', trait: 'camouflaged' };
    if (traits.includes('camouflaged')) want(board.labels[hex], tag, () => ({ name: 'tag15' }));
  }
  return wanted;
}

export function hexesOf(board: Board, names: readonly string[] = []): Hex[] {
  return names.flatMap((label) => hexOfLabel(board, label) ?? []);
}
