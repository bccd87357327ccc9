// M44-BTL-4: the dice of an attack part by part
import { distance, type Hex } from '../../hex/board.ts';
import type { Card } from '../cards/card.ts';
import { cardInForce } from '../cards/in-play.ts';
import { terrainRow, type TerrainId } from '../terrain/data/rows.ts';
import type { Piece } from '../terrain/ground.ts';
import { SHIP } from '../units/kinds.ts';
import { kindOf, type Unit } from '../units/unit.ts';
import type { World } from '../world.ts';
import {
  boatDice,
  bushidoDice,
  cardDice,
  clearedWireDice,
  coverDice,
  crosshairDice,
  diceAtRange,
  firingOutDice,
  groundDice,
  flameDice,
  wittmannDice,
} from './pool.ts';
import { pieceProtection } from './protection.ts';
import type { Strike } from './strike.ts';

/** One reason for dice, or for dice taken away (below 0). */
export type DiceLine =
  /** What the attacker throws at this range; always the first line of an attack. */
  | { readonly kind: 'range'; readonly range: number; readonly dice: number }
  /** The piece on the firer's, or on the target's hex that takes the most. */
  | { readonly kind: 'ownTerrain'; readonly terrain: TerrainId; readonly dice: number }
  | { readonly kind: 'targetTerrain'; readonly terrain: TerrainId; readonly dice: number }
  /** The card in force. */
  | { readonly kind: 'card'; readonly card: Card; readonly dice: number }
  | { readonly kind: PlainLine; readonly dice: number }
  /** Air Power or Barrage: dice from nowhere. */
  | { readonly kind: 'strike'; readonly strike: Strike; readonly dice: number };

export type PlainLine =
  | 'crosshair'
  | 'bushido'
  | 'wittmann'
  | 'boat'
  | 'clearedWire'
  | 'flames'
  | 'air'
  /** The one die of a unit that battles back. */
  | 'battleBack';

function bestPiece(pieces: readonly Piece[], diceOf: (piece: Piece) => number): TerrainId | null {
  let best: TerrainId | null = null;
  let most = 0;
  for (const piece of pieces) {
    const dice = diceOf(piece);
    if (dice > most) {
      most = dice;
      best = piece.id;
    }
  }
  return best;
}

function firingOutOf(piece: Piece, attacker: Unit): number {
  const unitClass = kindOf(attacker).class;
  return unitClass === SHIP ? 0 : (terrainRow(piece.id).firingOut?.[unitClass] ?? 0);
}

function addLine(lines: DiceLine[], kind: PlainLine, dice: number): void {
  if (dice !== 0) lines.push({ kind, dice });
}

function addTerrain(
  lines: DiceLine[],
  kind: 'ownTerrain' | 'targetTerrain',
  terrain: TerrainId | null,
  dice: number,
): void {
  if (dice !== 0 && terrain !== null) lines.push({ kind, terrain, dice });
}

export function totalOf(lines: readonly DiceLine[]): number {
  return lines.reduce((sum, { dice }) => sum + dice, 0);
}

/** The parts of `dicePool`: the dice at this range and every modifier that is not 0. */
export function attackLines(world: World, attacker: Unit, target: Unit, from: Hex, overrun: boolean): DiceLine[] {
  const { pieces } = world.state.ground;
  const range = distance(world.board, from, target.hex);
  const base = diceAtRange(world, attacker, from, range);
  const lines: DiceLine[] = [{ kind: 'range', range, dice: base }];
  if (base === 0) return lines;
  const closeAssault = range === 1;
  const firingOut = firingOutDice(world, attacker, from);
  const cover = coverDice(world, attacker, target, from, closeAssault);
  const card = cardDice(world, attacker, closeAssault, overrun);
  if (card !== 0) lines.push({ kind: 'card', card: cardInForce(world.state), dice: card });
  addLine(lines, 'crosshair', crosshairDice(world, attacker, target));
  addLine(lines, 'bushido', bushidoDice(attacker, closeAssault));
  addLine(lines, 'wittmann', wittmannDice(attacker));
  addLine(lines, 'boat', boatDice(world, attacker, from));
  const ownTerrain = bestPiece(pieces[from], (piece) => firingOutOf(piece, attacker));
  addTerrain(lines, 'ownTerrain', ownTerrain, firingOut);
  addLine(lines, 'clearedWire', clearedWireDice(attacker, firingOut));
  const targetTerrain = bestPiece(pieces[target.hex], (piece) =>
    pieceProtection(world, piece, target, from, kindOf(attacker).class),
  );
  const ground = groundDice(world, attacker, target, from, closeAssault);
  addTerrain(lines, 'targetTerrain', targetTerrain, ground);
  addLine(lines, 'air', cover - ground);
  addLine(lines, 'flames', flameDice(attacker, cover, closeAssault));
  return lines;
}
