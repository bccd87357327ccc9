import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { boardOf } from '../../src/hex/board.ts';
import { hexOfLabel } from '../../src/hex/labels.ts';
import { GroundDrawing } from '../../src/ui/table/terrain/GroundDrawing.tsx';
import { exitTurns } from '../../src/ui/table/terrain/exits.ts';

const board = boardOf('standard');
const hexesOf = (labels: readonly string[]) => labels.map((label) => hexOfLabel(board, label) ?? -1);
const turnsOf = (...labels: string[]) => {
  const exits = hexesOf(labels);
  const marks = exitTurns(board, [{ exits }]);
  return exits.map((hex) => Number(marks.get(hex)?.split(' ')[0]));
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

  it('has the colour of the side that may leave there', () => {
    const marks = exitTurns(board, [{ exits: hexesOf(['A9', 'B9']) }, { exits: hexesOf(['B9', 'C9']) }]);
    expect(hexesOf(['A9', 'B9', 'C9']).map((hex) => marks.get(hex))).toEqual(['0 0', '0 -1', '0 1']);
    const { container } = render(
      <svg>
        <GroundDrawing pieces={[]} face="country" mine={null} exit="180 1" />
      </svg>,
    );
    expect(container.querySelector('.exit-1')).toHaveAttribute('transform', 'rotate(180)');
  });
});
