// M44-TER-BRIDGE, M44-TER-FORD: bridges and fords where there is nothing to cross; tiles on top of each other
import { directionTo, type Board, type Hex } from '../../hex/board.ts';
import { terrainRow, type TerrainId } from '../../memoir/terrain/data/rows.ts';
import type { Piece } from '../../memoir/terrain/ground.ts';
import { familyOf, groupOf } from '../families.ts';
import { laidOn, piecesOn } from '../lay.ts';
import { drawLine, replacePieces } from '../lines.ts';
import { checkAt, type Check, type Fix } from './check.ts';
import type { Look } from './look.ts';
import { removePiece } from './mending.ts';

/** What a bridge or ford opens, or lies over well enough. */
const CROSSED: readonly TerrainId[] = [
  'river',
  'wideRiver',
  'frozenRiver',
  'fordableStream',
  'ocean',
  'marsh',
  'ricePaddies',
  'wadi',
];
/** Closed ground that no bridge opens. */
const NOT_OPENED: readonly TerrainId[] = ['lake', 'ravine', 'dam'];

export function crossingsAmiss(look: Look): Check[] {
  const { board, pieces } = look;
  return board.labels.flatMap((_, hex) => {
    const crossing = pieces[hex].find(({ id }) => groupOf(id) === 'crossing');
    if (crossing === undefined || pieces[hex].some(({ id }) => CROSSED.includes(id))) return [];
    const values = { terrain: crossing.id };
    const remove: Fix = { id: 'removePiece', values, recipe: removePiece(hex, crossing.id) };
    const below = pieces[hex].find(({ id }) => NOT_OPENED.includes(id));
    if (below !== undefined) {
      const both = { ...values, below: below.id };
      return [checkAt(board, { id: 'uselessCrossing', kind: 'warning', hexes: [hex], values: both, fixes: [remove] })];
    }
    const better = riverThrough(board, pieces, hex) ?? ontoTheRiver(look, hex, crossing);
    const fixes: Fix[] = better === undefined ? [remove] : [better, remove];
    return [checkAt(board, { id: 'dryCrossing', kind: 'warning', hexes: [hex], values, fixes })];
  });
}

/** A river under the bridge, between the two that stop beside it. */
function riverThrough(board: Board, pieces: Look['pieces'], hex: Hex): Fix | undefined {
  const beside = board.adjacent[hex].flatMap((next) => {
    const river = riverOn(pieces[next]);
    if (river?.links === undefined) return [];
    const isOpen =
      (river.links & (river.links - 1)) === 0 || ((river.links >> directionTo(board, next, hex)) & 1) === 1;
    return isOpen ? [{ next, id: river.id }] : [];
  });
  if (beside.length !== 2) return undefined;
  const [one, other] = beside;
  return { id: 'layRiver', recipe: (draft) => drawLine(draft, one.id, [one.next, hex, other.next]) };
}

function riverOn(pieces: readonly Piece[]): Piece | undefined {
  return pieces.find(({ id }) => terrainRow(id).is === 'river');
}

/** The river runs beside it: the bridge was laid a hex off. */
function ontoTheRiver({ board, pieces }: Look, hex: Hex, crossing: Piece): Fix | undefined {
  const isBare = (next: Hex) =>
    riverOn(pieces[next]) !== undefined && !pieces[next].some(({ id }) => groupOf(id) === 'crossing');
  const next = board.adjacent[hex].find(isBare);
  if (next === undefined) return undefined;
  return {
    id: 'moveCrossing',
    values: { hex: board.labels[next] },
    recipe: (draft) => {
      removePiece(hex, crossing.id)(draft);
      replacePieces(draft, board, next, laidOn(piecesOn(draft, next), { id: crossing.id }));
    },
  };
}

function isArea({ id }: Piece): boolean {
  const { layer, road } = terrainRow(id);
  return layer === 'tile' && road !== true && familyOf(id) === null;
}

/** Two tiles that fill the hex: both count, and only the upper one is seen well. */
export function crowdedHexes({ board, plan }: Look): Check[] {
  return Object.entries(plan.pieces).flatMap(([key, onHex]) => {
    const hex = Number(key);
    const areas = onHex.filter(isArea);
    const top = areas.at(-1);
    if (top === undefined || areas.length < 2 || areas.some(({ id }, at) => at > 0 && id === areas[0].id)) return [];
    const fix: Fix = {
      id: 'keepTop',
      values: { terrain: top.id },
      recipe: ({ pieces }) => {
        pieces[hex] = pieces[hex].filter((piece) => !isArea(piece) || piece.id === top.id);
      },
    };
    const values = { terrain: top.id, below: areas[0].id };
    return [checkAt(board, { id: 'crowded', kind: 'hint', hexes: [hex], values, fixes: [fix] })];
  });
}

/** The same piece twice on one hex. */
export function piecesTwice({ board, plan }: Look): Check[] {
  return Object.entries(plan.pieces).flatMap(([key, onHex]) => {
    const hex = Number(key);
    const isTwin = ({ id, owner }: Piece, at: number) =>
      onHex.findIndex((other) => other.id === id && other.owner === owner) < at;
    const twin = onHex.find(isTwin);
    if (twin === undefined) return [];
    const fix: Fix = {
      id: 'dropTwin',
      recipe: ({ pieces }) => {
        pieces[hex] = pieces[hex].filter((_, at) => !isTwin(onHex[at], at));
      },
    };
    const path = `terrain.${board.labels[hex]}`;
    return [
      checkAt(board, {
        id: 'pieceTwice',
        kind: 'fault',
        hexes: [hex],
        values: { terrain: twin.id },
        fixes: [fix],
        path,
      }),
    ];
  });
}
