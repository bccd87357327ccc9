import { describe, expect, it } from 'vitest';
import { boardOf } from '../../src/hex/board.ts';
import { centreOf, drawingSize, fractionOf, pointAtFraction } from '../../src/ui/board/geometry.ts';
import { hexesPassed, hexUnder, straightLine } from '../../src/ui/board/stroke-path.ts';
import { at, BOARD } from './board-support.tsx';

const labels = (hexes: readonly number[]) => hexes.map((hex) => BOARD.labels[hex]);

describe('the way of a pointer over the hexes', () => {
  it('finds every hex by a point of the drawing, turned or not', () => {
    for (const name of ['standard', 'breakthrough', 'overlord'] as const) {
      const board = boardOf(name);
      for (let hex = 0; hex < board.size; hex++)
        for (const turned of [false, true])
          expect(hexUnder(board, pointAtFraction(board, fractionOf(board, hex, turned), turned))).toBe(hex);
    }
  });

  it('finds the hexes that a fast pointer was not reported on', () => {
    const [from, to] = [at('B5'), at('G5')];
    const passed = hexesPassed(BOARD, from, centreOf(BOARD, from), centreOf(BOARD, to));
    expect(labels(passed)).toEqual(['C5', 'D5', 'E5', 'F5', 'G5']);
  });

  it('never leaves a gap, wherever it goes', () => {
    for (const [a, b] of [
      ['A1', 'M9'],
      ['C9', 'D1'],
      ['l2', 'a8'],
      ['G9', 'G1'],
    ]) {
      const way = [at(a), ...hexesPassed(BOARD, at(a), centreOf(BOARD, at(a)), centreOf(BOARD, at(b)))];
      expect(way.at(-1)).toBe(at(b));
      way.slice(1).forEach((hex, step) => expect(BOARD.adjacent[way[step]]).toContain(hex));
    }
  });

  it('leaves out a hex of which only a corner is cut', () => {
    const from = centreOf(BOARD, at('E5'));
    const corner = { x: from.x, y: from.y - 49 };
    const beyond = { x: from.x + 6, y: from.y - 52 };
    expect(hexesPassed(BOARD, at('E5'), corner, beyond)).toEqual([]);
  });

  it('comes back to the board where the pointer was beside it', () => {
    const { width } = drawingSize(BOARD);
    const [from, to] = [centreOf(BOARD, at('M5')), centreOf(BOARD, at('M3'))];
    const beside = { x: width + 80, y: from.y };
    expect(hexesPassed(BOARD, at('M5'), from, beside)).toEqual([]);
    expect(labels(hexesPassed(BOARD, at('M5'), beside, to)).at(-1)).toBe('M3');
  });

  it('draws a straight line between any two hexes', () => {
    expect(labels(straightLine(BOARD, at('B5'), at('B5')))).toEqual(['B5']);
    for (let from = 0; from < BOARD.size; from += 6)
      for (let to = 0; to < BOARD.size; to++) {
        const line = straightLine(BOARD, from, to);
        expect(line).toHaveLength(BOARD.distances[from * BOARD.size + to] + 1);
        expect([line[0], line.at(-1)]).toEqual([from, to]);
        expect(line.slice(1).every((hex, step) => BOARD.adjacent[line[step]].includes(hex))).toBe(true);
      }
  });
});
