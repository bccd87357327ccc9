import type { Board, Hex } from './board.ts';

/** The number of the contiguous group of each member, counted from 0; -1 for all other hexes. */
export function floodGroups(board: Board, member: (hex: Hex) => boolean): Int16Array {
  const groups = new Int16Array(board.size).fill(-1);
  const pending: Hex[] = [];
  let group = 0;
  for (let start = 0; start < board.size; start++) {
    if (groups[start] !== -1 || !member(start)) continue;
    groups[start] = group;
    pending.push(start);
    for (let hex = pending.pop(); hex !== undefined; hex = pending.pop()) {
      for (const neighbour of board.adjacent[hex]) {
        if (groups[neighbour] !== -1 || !member(neighbour)) continue;
        groups[neighbour] = group;
        pending.push(neighbour);
      }
    }
    group++;
  }
  return groups;
}
