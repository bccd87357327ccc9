// The pieces of a hex as tile, rectangular piece and obstacle.
import { SIDE_NAMES } from '../../memoir/side.ts';
import { terrainRow, type TerrainId } from '../../memoir/terrain/data/rows.ts';
import type { Piece } from '../../memoir/terrain/ground.ts';
import type { ScenarioFile } from '../scenario-schema.ts';
import { newImport, type Importing } from './importing.ts';
import { isSame, type RawObject } from './raw.ts';
import { GROUND_PARTS, readGroundPart, shipOf, type GroundPart, type Spot } from './read-ground.ts';
import { nearestShape } from './shapes-of-tiles.ts';
import { DRAWN, LINES, type LineShape } from './tiles.ts';

type Art = 'country' | 'winter' | 'desert' | 'pacific';
type Names = readonly [country: string, winter?: string, desert?: string, pacific?: string];

/** The tiles that are drawn alike on the whole map; a kind without a name of its own has the nearest one. */
const NAMES: Partial<Record<TerrainId, Names>> = {
  beach: ['pbeach'],
  coast: ['coast'],
  ocean: ['lakeA'],
  woods: ['woods', 'wforest'],
  palmForest: ['palmtrees'],
  hedgerow: ['hedgerow'],
  jungle: ['pjungle'],
  hill: ['hills', 'whill', 'dhill'],
  erg: ['dridge'],
  mountain: ['mountain'],
  hillCave: ['pcave'],
  mountainCave: ['pmcave'],
  hillForest: ['whillforest'],
  hillVillage: ['whillvillage'],
  escarpment: ['descarpment'],
  ravine: ['wravine'],
  marsh: ['marshes', 'wmarshes'],
  ricePaddies: ['price'],
  oasis: ['oasis'],
  highGround: ['highground'],
  lake: ['lakeA'],
  ford: ['ford'],
  bridge: ['bridge', 'wbridge'],
  brokenBridge: ['brkbridge'],
  pontoonBridge: ['pontoon'],
  railBridge: ['railbridge'],
  pier: ['ppier'],
  town: ['buildings', 'wvillage', 'bled', 'pvillage'],
  church: ['church'],
  barracks: ['barracks'],
  factory: ['factory', 'wfactory'],
  lighthouse: ['lighthouse'],
  powerPlant: ['powerplant'],
  prisonCamp: ['camp'],
  radarStation: ['radar'],
  railStation: ['station'],
  cityRuins: ['wruins'],
  fortress: ['fortress'],
  cemetery: ['cemetery'],
  dam: ['dam'],
  supplyDepot: ['depot'],
  airfield: ['airfieldX', 'wairfield', 'dairfieldX', 'pairfieldX'],
  headquarters: ['dcamp', 'dcamp', 'dcamp', 'pheadquarter'],
  hospital: ['phospital'],
  bunker: ['bunker'],
  fieldBunker: ['casemate', 'wbunker', 'dbunker', 'pbunker'],
  hedgehog: ['hedgehog'],
  sandbags: ['sand'],
  wire: ['wire'],
  roadBlock: ['roadblock'],
  dragonsTeeth: ['dragonteeth'],
  trenches: ['wtrenches', 'wtrenches', 'wtrenches', 'ptrenches'],
};
const BEHAVING: Partial<Record<TerrainId, readonly [TerrainId, string]>> = {
  bluff: ['hill', 'BLUFF'],
  cliff: ['hill', 'CLIFF'],
  steepHill: ['hill', 'STEEP_HILL'],
  impassableHill: ['hill', 'IMPASSABLE_HILL'],
  impassableMountain: ['mountain', 'IMPASSABLE_HILL'],
  impassableWoods: ['woods', 'IMPASSABLE_HILL'],
  impassableTown: ['town', 'IMPASSABLE_HILL'],
  impassableBlockingHill: ['mountain', 'IMPASSABLE_BLOCKING_HILL'],
  fordableStream: ['river', 'FORDABLE_STREAM'],
  wideRiver: ['river', 'WIDE_RIVER'],
  bridgeSection: ['bridge', 'BRIDGE_SECTION'],
  seaWall: ['sandbags', 'SEAWALL'],
};
const BRIDGES: readonly TerrainId[] = ['bridge', 'brokenBridge', 'pontoonBridge'];
const SEASONED: readonly TerrainId[] = ['road', 'rail'];
const PREFIXES: Readonly<Record<Art, string>> = { country: '', winter: 'w', desert: 'd', pacific: '' };

export function artOf({ face, front }: Pick<ScenarioFile, 'face' | 'front'>): Art {
  if (face === 'winter' || face === 'desert') return face;
  return front === 'pacific' ? 'pacific' : 'country';
}

/** One piece as another program names it. */
function partOf(piece: Piece, art: Art): RawObject {
  const [id, behaviour] = BEHAVING[piece.id] ?? [piece.id];
  const { name, orientation } = named(piece, id, art);
  return {
    name,
    ...(orientation === undefined ? {} : { orientation }),
    ...(behaviour === undefined ? {} : { behavior: behaviour }),
    ...(piece.recovery === true && id !== 'hospital' ? { behavior: 'OASIS_RECOVERY' } : {}),
    ...(piece.owner === undefined ? {} : { original_owner: SIDE_NAMES[piece.owner].toUpperCase() }),
  };
}

function named(piece: Piece, id: TerrainId, art: Art): { name: string; orientation?: number } {
  if (isLine(id)) {
    const { shape, orientation } = nearestShape(DRAWN[id], piece.links);
    const names: Partial<Record<LineShape, string>> = LINES[id];
    const prefix = SEASONED.includes(id) && !(id === 'rail' && art === 'desert') ? PREFIXES[art] : '';
    return { name: prefix + (names[shape] ?? ''), orientation };
  }
  const [plain, winter, desert, pacific] = NAMES[id] ?? [id];
  const name = { country: plain, winter, desert, pacific }[art] ?? plain;
  if (piece.id === 'bridgeSection') {
    return { name, orientation: nearestShape(['section'], piece.links).orientation };
  }
  if (BRIDGES.includes(id)) return { name, orientation: nearestShape(['bridge'], piece.links).orientation };
  if (id === 'railBridge') return { name, orientation: nearestShape(['straight'], piece.links).orientation };
  return { name };
}

function isLine(id: TerrainId): id is keyof typeof LINES {
  return Object.hasOwn(LINES, id);
}

type Parts = Partial<Record<GroundPart, RawObject>>;

/** Which part of a hex a piece goes into, the likeliest first. */
function partsFor({ id }: Piece): readonly GroundPart[] {
  const { layer } = terrainRow(id);
  if (id === 'trenches') return ['terrain', 'obstacle'];
  if (layer === 'tile') return ['terrain'];
  return layer === 'piece' ? ['rect_terrain'] : ['obstacle', 'rect_terrain'];
}

export interface GroundKept extends Spot {
  readonly board: Importing['board'];
  readonly kept: RawObject;
}

/** The parts of a hex. What came with the file is used where it still means what lies there. */
export function groundParts(pieces: readonly Piece[], art: Art, { board, kept, ...spot }: GroundKept): Parts {
  const left = [...pieces];
  const parts: Parts = {};
  const unread: Parts = {};
  for (const part of GROUND_PARTS) {
    const raw = kept[part] as RawObject | undefined;
    if (raw === undefined || shipOf(raw) !== undefined) continue;
    const said = readGroundPart(newImport(board), '', raw, spot);
    const isTold = said.every((piece) => pieces.some((other) => isSame(other, piece)));
    if (said.length === 0 || (isTold && !said.some((piece) => left.some((other) => isSame(other, piece))))) {
      unread[part] = raw;
      continue;
    }
    const at = said.map((piece) => left.findIndex((other) => isSame(other, piece)));
    if (at.includes(-1) || new Set(at).size < at.length) continue;
    parts[part] = raw;
    for (const piece of said)
      left.splice(
        left.findIndex((other) => isSame(other, piece)),
        1,
      );
  }
  withHeadquarters(parts, left, art);
  for (const piece of left) {
    const free = partsFor(piece).find((part) => parts[part] === undefined);
    if (free !== undefined) parts[free] = partOf(piece, art);
  }
  return { ...unread, ...parts };
}

/** A headquarters in a building is a way the building behaves. */
function withHeadquarters(parts: Parts, left: Piece[], art: Art): void {
  const [first, second] = left;
  if (parts.terrain !== undefined || second?.id !== 'headquarters' || second.recovery !== undefined) return;
  if (first.id !== 'town') return;
  const owner = second.owner === undefined ? {} : { original_owner: SIDE_NAMES[second.owner].toUpperCase() };
  parts.terrain = { ...partOf(first, art), behavior: 'HEADQUARTER', ...owner };
  left.splice(0, 2);
}
