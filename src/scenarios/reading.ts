import type { Board, Hex } from '../hex/board.ts';
import { hexOfLabel } from '../hex/labels.ts';
import { joinPath, under, type Fault, type Read } from './fault.ts';

/** A file being read on its board; what is wrong is collected, so that a person sees all of it at once. */
export interface Reading {
  readonly board: Board;
  readonly faults: Fault[];
}

export function note(reading: Reading, path: string, message: string): void {
  reading.faults.push({ path, message });
}

/** The value of a part, or undefined with its faults noted. */
export function take<T>(reading: Reading, path: string, part: Read<T>): T | undefined {
  if (part.ok) return part.value;
  reading.faults.push(...under(path, part.error));
  return undefined;
}

export function readHex(reading: Reading, path: string, label: string): Hex | undefined {
  const { board } = reading;
  const hex = hexOfLabel(board, label);
  if (hex !== undefined) return hex;
  const other = label[0] === label[0].toLowerCase() ? label.toUpperCase() : label.toLowerCase();
  const near = hexOfLabel(board, other);
  const hint = near === undefined ? '' : `; did you mean '${other}'?`;
  note(reading, path, `'${label}' is not a hex of the ${board.name} board${hint}`);
  return undefined;
}

/** A list of different hexes. */
export function readHexes(reading: Reading, path: string, labels: readonly string[]): Hex[] {
  const hexes: Hex[] = [];
  labels.forEach((label, at) => {
    const where = joinPath(path, at);
    const hex = readHex(reading, where, label);
    if (hex === undefined) return;
    if (hexes.includes(hex)) note(reading, where, `'${label}' is in this list twice`);
    else hexes.push(hex);
  });
  if (labels.length === 0) note(reading, path, 'expected at least one hex');
  return hexes;
}
