// M44-TER-RIVER, M44-TER-ROAD, M44-TER-RAIL: rivers, roads and railways that end in the middle of nowhere
import { OFF_BOARD, type Hex } from '../../hex/board.ts';
import { terrainRow } from '../../memoir/terrain/data/rows.ts';
import type { Piece } from '../../memoir/terrain/ground.ts';
import { familyOf, mayEndOn, type Family } from '../families.ts';
import { setPieces } from '../lay.ts';
import { opposite, relink, stopsAtEdge } from '../links.ts';
import { checkAt, type Check, type Fix } from './check.ts';
import type { Look } from './look.ts';
import { removePiece } from './mending.ts';

const ALL = 0b111111;
const WAYS = [0, 1, 2, 3, 4, 5] as const;

function has(links: number, way: number): boolean {
  return ((links >> way) & 1) === 1;
}

function lineOf(pieces: readonly Piece[], family: Family): Piece | undefined {
  return pieces.find(({ id }) => familyOf(id) === family);
}

type End = 'joined' | 'unjoined' | 'loose';

/** What a line comes to in a direction. One without directions of its own runs to every side and meets whatever comes. */
function endAt({ board, pieces }: Look, family: Family, hex: Hex, way: number): End {
  const next = board.neighbours[hex * 6 + way];
  if (next === OFF_BOARD) return 'joined';
  const line = lineOf(pieces[next], family);
  if (line !== undefined) return has(line.links ?? ALL, opposite(way)) ? 'joined' : 'unjoined';
  return mayEndOn(family, pieces[next]) ? 'joined' : 'loose';
}

export function linesThatEndNowhere(look: Look): Check[] {
  const found: Check[] = [];
  for (let hex = 0; hex < look.board.size; hex++)
    for (const piece of look.pieces[hex]) {
      const family = familyOf(piece.id);
      // A wadi is entered by its ends.
      if (family !== null && family !== 'wadi') found.push(...endsOn(look, family, hex, piece));
    }
  return found;
}

function endsOn(look: Look, family: Family, hex: Hex, piece: Piece): Check[] {
  const { links = ALL } = piece;
  const ways = WAYS.filter((way) => has(links, way));
  const ends = ways.map((way) => endAt(look, family, hex, way));
  const loose = ways.filter((_, at) => ends[at] === 'loose');
  if (piece.links === undefined) return loose.length < WAYS.length ? [] : [looseEnd(look, family, hex, piece, loose)];
  const unjoined = ways
    .filter((_, at) => ends[at] === 'unjoined')
    .map((way) => notJoined(look, family, hex, piece, way));
  const isStopped = ways.length === 1 && isSpring(look, family, hex, piece, ways[0]);
  return loose.length > 0 || isStopped ? [...unjoined, looseEnd(look, family, hex, piece, loose)] : unjoined;
}

/** A river that stops in the middle of its hex. A brook may rise there, and a road may stop. */
function isSpring({ board, pieces }: Look, family: Family, hex: Hex, { id }: Piece, coming: number): boolean {
  if (family !== 'water' || id === 'fordableStream' || mayEndOn(family, pieces[hex])) return false;
  return !stopsAtEdge(board, hex, coming);
}

function looseEnd(look: Look, family: Family, hex: Hex, piece: Piece, loose: readonly number[]): Check {
  const left = loose.reduce((mask, way) => mask & ~(1 << way), piece.links ?? ALL);
  const fixes: Fix[] = [];
  const on = leadOn(look, family, hex, piece, loose);
  if (on !== undefined) fixes.push(on);
  const values = { terrain: piece.id };
  const isStillLoose = family === 'water' && piece.id !== 'fordableStream' && isOne(left);
  if (left === 0) fixes.push({ id: 'removePiece', values, recipe: removePiece(hex, piece.id) });
  else if (!isStillLoose) fixes.push(cutEnds(look, hex, piece, left));
  else if (canBeLake(look, hex)) fixes.push(lake(hex));
  const kind = family === 'water' ? 'warning' : 'hint';
  return checkAt(look.board, { id: 'looseEnd', kind, hexes: [hex], values, fixes });
}

function isOne(links: number): boolean {
  return (links & (links - 1)) === 0;
}

function cutEnds({ board }: Look, hex: Hex, { id }: Piece, left: number): Fix {
  return { id: 'cutEnd', values: { terrain: id }, recipe: (draft) => relink(draft, board, hex, id, () => left) };
}

/** Rivers run into lakes, and both are closed to everybody; what is passable stays so. */
function canBeLake({ plan, pieces }: Look, hex: Hex): boolean {
  return plan.units[hex] === undefined && pieces[hex].length === 1 && terrainRow(pieces[hex][0].id).is === 'river';
}

function lake(hex: Hex): Fix {
  return { id: 'layLake', recipe: (draft) => setPieces(draft, hex, [{ id: 'lake' }]) };
}

function notJoined({ board, pieces }: Look, family: Family, hex: Hex, piece: Piece, way: number): Check {
  const next = board.neighbours[hex * 6 + way];
  const values = { terrain: piece.id };
  const other = lineOf(pieces[next], family)?.id ?? piece.id;
  const join: Fix = {
    id: 'join',
    recipe: (draft) => relink(draft, board, next, other, (mask) => mask | (1 << opposite(way))),
  };
  return checkAt(board, { id: 'unjoined', kind: 'warning', hexes: [hex, next], values, fixes: [join] });
}

/** Lines are led on over at most so many hexes. */
const FAR = 5;

/** The way on from a loose end: where it turns to, the free hexes it passes, and the hex or edge that it comes to. */
interface Trail {
  readonly end: number;
  readonly way: number;
  readonly passed: readonly Hex[];
  readonly goal: Hex;
}

/** On from every loose end, over free hexes, to the edge or to the next hex that it may end at. */
function leadOn(look: Look, family: Family, hex: Hex, { id, links }: Piece, loose: readonly number[]): Fix | undefined {
  // A river of one end would still end where it begins.
  if (links === undefined || (loose.length > 0 && family === 'water' && isOne(links))) return undefined;
  const ends = loose.length > 0 ? loose : WAYS.filter((way) => has(links, opposite(way)));
  const trails = ends.flatMap((end) => bestTrail(look, family, hex, end, links) ?? []);
  if (new Set(trails.map(({ way }) => way)).size < ends.length) return undefined;
  const { board } = look;
  const onFlat = id === 'hillRoad' ? 'road' : id;
  return {
    id: 'leadOn',
    values: { terrain: id },
    recipe: (draft) => {
      for (const { end, way, passed, goal } of trails) {
        const through = (1 << way) | (1 << opposite(way));
        for (const on of passed) {
          setPieces(draft, on, [{ id: onFlat, links: 0 }]);
          relink(draft, board, on, onFlat, () => through);
        }
        relink(draft, board, hex, id, (mask) => (mask & ~(1 << end)) | (1 << way));
        const met = goal === OFF_BOARD ? undefined : lineOf(look.pieces[goal], family);
        if (met?.links !== undefined) relink(draft, board, goal, met.id, (mask) => mask | (1 << opposite(way)));
      }
    },
  };
}

/** Straight on if there is an end that way, else the shorter of the two ways that bend a little. */
function bestTrail(look: Look, family: Family, hex: Hex, end: number, links: number): Trail | undefined {
  const isTaken = (way: number) => way !== end && has(links, way);
  const ways = [end, (end + 1) % 6, (end + 5) % 6];
  const [straight, left, right] = ways.map((way) => (isTaken(way) ? undefined : trailTo(look, family, hex, end, way)));
  if (straight !== undefined || left === undefined || right === undefined) return straight ?? left ?? right;
  return right.passed.length < left.passed.length ? right : left;
}

/** To the edge of the board, or to a hex where the line may end or is met; undefined: there is none near. */
function trailTo(look: Look, family: Family, from: Hex, end: number, way: number): Trail | undefined {
  const { board } = look;
  const passed: Hex[] = [];
  for (let goal = board.neighbours[from * 6 + way]; passed.length <= FAR; goal = board.neighbours[goal * 6 + way]) {
    if (goal === OFF_BOARD) return { end, way, passed, goal };
    if (lineOf(look.pieces[goal], family) !== undefined || mayEndOn(family, look.pieces[goal]))
      return { end, way, passed, goal };
    if (!isFree(look, family, goal)) return undefined;
    passed.push(goal);
  }
  return undefined;
}

/** A river is led on where there is nothing that it could drown; a road goes over open ground. */
function isFree({ pieces, inUse }: Look, family: Family, hex: Hex): boolean {
  return pieces[hex].length === 0 && (family !== 'water' || !inUse.has(hex));
}
