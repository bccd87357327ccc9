// The eraser: one layer of some hexes, or everything on them.
import { OFF_BOARD, type Hex } from '../hex/board.ts';
import { SIDES } from '../memoir/side.ts';
import type { Piece } from '../memoir/terrain/ground.ts';
import { layerOf } from './families.ts';
import { moveKeptHexes } from './kept-hexes.ts';
import { changeGround, piecesOn, type PlanDraft } from './lay.ts';
import { replacePieces } from './lines.ts';
import { dropObjectiveHexes } from './objectives.ts';
import { planBoard } from './plan.ts';
import type { Layer } from './tool.ts';

export function erase(draft: PlanDraft, layer: Layer | 'all', hexes: readonly Hex[]): void {
  const isMeant = (one: Layer): boolean => layer === 'all' || layer === one;
  const board = planBoard(draft);
  const gone = new Set(hexes);
  if (layer === 'all' || layer === 'terrain' || layer === 'lines' || layer === 'obstacles')
    changeGround(draft, (map) => {
      for (const hex of hexes) {
        const left = piecesOn(map, hex).flatMap((piece) => leftOf(piece, isMeant));
        replacePieces(map, board, hex, left);
      }
    });
  for (const hex of hexes) {
    if (isMeant('units') && hex in draft.units) delete draft.units[hex];
    if (isMeant('mines') && hex in draft.mines) delete draft.mines[hex];
    if (isMeant('aircraft') && hex in draft.bases) delete draft.bases[hex];
    if (isMeant('names') && hex in draft.places) delete draft.places[hex];
  }
  if (layer === 'all') moveKeptHexes(draft, board, board, (hex) => (gone.has(hex) ? OFF_BOARD : hex));
  if (isMeant('objectives')) dropObjectiveHexes(draft, hexes);
  for (const side of SIDES) {
    const exits = draft.exits[side];
    if (isMeant('exits') && exits.some((hex) => gone.has(hex)))
      draft.exits[side] = exits.filter((hex) => !gone.has(hex));
    const at = draft.aircraft[side]?.hex;
    if (isMeant('aircraft') && at !== undefined && gone.has(at)) draft.aircraft[side] = null;
  }
}

/** A road over a hill is in two layers. */
function leftOf(piece: Piece, isMeant: (layer: Layer) => boolean): Piece[] {
  if (piece.id !== 'hillRoad') return isMeant(layerOf(piece.id)) ? [] : [piece];
  if (isMeant('lines')) return isMeant('terrain') ? [] : [{ id: 'hill' }];
  return isMeant('terrain') ? [{ ...piece, id: 'road' }] : [piece];
}

/** Takes one of the pieces of a hex away. */
export function removePieceAt(draft: PlanDraft, hex: Hex, at: number): void {
  changeGround(draft, (map) =>
    replacePieces(
      map,
      planBoard(draft),
      hex,
      piecesOn(map, hex).filter((_, index) => index !== at),
    ),
  );
}
