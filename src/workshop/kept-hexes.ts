// What an imported file says of a hex and is not understood here goes where the hex goes.
import { hexAt, OFF_BOARD, type Board, type Hex } from '../hex/board.ts';
import { isObject } from '../scenarios/m44/raw.ts';
import type { PlanDraft } from './lay.ts';

/** Lists of the part 'board' whose entries have a row and a column. */
const LISTS = ['hexagons', 'labels'] as const;

/** Each entry goes to another hex, perhaps of another board; OFF_BOARD: it is gone. */
export function moveKeptHexes(draft: PlanDraft, from: Board, to: Board, where: (hex: Hex) => Hex): void {
  const part = draft.kept?.m44?.board;
  if (draft.kept?.m44 === undefined || !isObject(part)) return;
  const moved = Object.fromEntries(
    LISTS.flatMap((name) => {
      const list = part[name];
      return Array.isArray(list) ? [[name, list.flatMap((entry) => movedEntry(entry, from, to, where))]] : [];
    }),
  );
  if (LISTS.every((name) => JSON.stringify(moved[name]) === JSON.stringify(part[name]))) return;
  draft.kept.m44.board = { ...part, ...moved };
}

function movedEntry(entry: unknown, from: Board, to: Board, where: (hex: Hex) => Hex): unknown[] {
  if (!isObject(entry)) return [entry];
  const [col, row] = [Number(entry.col), Number(entry.row)];
  const hex = Number.isInteger(col) && Number.isInteger(row) ? hexAt(from, col, row) : OFF_BOARD;
  if (hex === OFF_BOARD) return [entry];
  const target = where(hex);
  if (target === OFF_BOARD) return [];
  return target === hex && from === to ? [entry] : [{ ...entry, row: to.row[target], col: to.col[target] }];
}
