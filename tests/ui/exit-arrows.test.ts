import { describe, expect, it } from 'vitest';
import { boardOf } from '../../src/hex/board.ts';
import { hexOfLabel } from '../../src/hex/labels.ts';
import { exitTurns } from '../../src/ui/table/terrain/exits.ts';

const board = boardOf('standard');
const turnsOf = (...labels: string[]) => {
  const exits = labels.map((label) => hexOfLabel(board, label) ?? -1);
  const turns = exitTurns(board, [{ exits }]);
  return exits.map((hex) => turns.get(hex));
};

describe('the arrow of a way out', () => {
  it('points off the edge on which the ways out lie, in the corner too', () => {
    expect(turnsOf('L9', 'M9')).toEqual([0, 0]);
    expect(turnsOf('A1', 'B1')).toEqual([180, 180]);
    expect(turnsOf('M9', 'l8', 'M7')).toEqual([90, 90, 90]);
    expect(turnsOf('A9', 'a8')).toEqual([270, 270]);
  });

  it('points off its own edge where they lie on several', () => {
    expect(turnsOf('E9', 'M5', 'a2')).toEqual([0, 90, 270]);
  });
});
