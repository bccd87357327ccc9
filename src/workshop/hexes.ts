// Hexes of a stroke: straight lines, trails of a pointer, and all alike that hang together.
import { directionTo, hexAt, OFF_BOARD, type Board, type Hex } from '../hex/board.ts';

/** Both hexes and all between; a line that runs along an edge between hexes takes one side of it. */
export function hexLine(board: Board, from: Hex, to: Hex): readonly Hex[] {
  const lines = [1e-6, -1e-6].map((nudge) => nudgedLine(board, from, to, nudge));
  return lines.find((line) => !line.includes(OFF_BOARD)) ?? lines[0].filter((hex) => hex !== OFF_BOARD);
}

function nudgedLine(board: Board, from: Hex, to: Hex, nudge: number): Hex[] {
  const steps = board.distances[from * board.size + to];
  const q = (hex: Hex): number => (board.col[hex] - board.row[hex]) / 2;
  const r = (hex: Hex): number => board.row[hex];
  return Array.from({ length: steps + 1 }, (_, step) => {
    if (step === 0) return from;
    if (step === steps) return to;
    const part = step / steps;
    return nearestHex(board, q(from) + (q(to) - q(from)) * part + nudge, r(from) + (r(to) - r(from)) * part);
  });
}

/** The hex around a point in axial coordinates. */
function nearestHex(board: Board, q: number, r: number): Hex {
  const s = -q - r;
  let [nearQ, nearR] = [Math.round(q), Math.round(r)];
  const nearS = Math.round(s);
  const [offQ, offR, offS] = [Math.abs(nearQ - q), Math.abs(nearR - r), Math.abs(nearS - s)];
  if (offQ > offR && offQ > offS) nearQ = -nearR - nearS;
  else if (offR > offS) nearR = -nearQ - nearS;
  return hexAt(board, 2 * nearQ + nearR, nearR);
}

/** The way of a pointer with the hexes it was too quick for; a hex may come up again. */
export function trailOf(board: Board, passed: readonly Hex[]): readonly Hex[] {
  const trail: Hex[] = [];
  for (const hex of passed) {
    const last = trail.at(-1);
    if (last === undefined) trail.push(hex);
    else trail.push(...hexLine(board, last, hex).slice(1));
  }
  return trail;
}

/**
 * The way of a line: a pointer that cuts a corner does not bend it. No road or river turns so sharply that the hexes before
 * and after a hex touch each other.
 */
export function lineTrailOf(board: Board, passed: readonly Hex[]): readonly Hex[] {
  const trail: Hex[] = [];
  for (const hex of trailOf(board, passed)) {
    while (trail.length > 1 && directionTo(board, trail[trail.length - 2], hex) >= 0) trail.pop();
    trail.push(hex);
  }
  return trail;
}

/** All hexes that hang together with this one and are like it. */
export function patchOf(board: Board, start: Hex, isAlike: (hex: Hex) => boolean): readonly Hex[] {
  const patch = new Set<Hex>([start]);
  for (const hex of patch) {
    for (const neighbour of board.adjacent[hex]) if (isAlike(neighbour)) patch.add(neighbour);
  }
  return [...patch];
}
