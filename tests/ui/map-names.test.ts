import { describe, expect, it } from 'vitest';
import { boardOf } from '../../src/hex/board.ts';
import { hexOfLabel } from '../../src/hex/labels.ts';
import { centreOf } from '../../src/ui/board/geometry.ts';
import { isLabelFree, largeNames, lettersOnPaper } from '../../src/ui/start/large-names.ts';
import { namesOn } from '../../src/ui/start/map-names.ts';
import { emptyPlan } from '../../src/workshop/plan.ts';
import { pictureOf } from '../../src/workshop/picture.ts';

const board = boardOf('standard');
const at = (label: string) => hexOfLabel(board, label) ?? -1;
const below = (label: string) => ({ ...centreOf(board, at(label)), radius: 33 });

describe('names of places on a map', () => {
  const places = new Map([[at('G5'), 'Mill']]);

  it('lie below their hex', () => {
    const [{ x, y }] = namesOn(board, places, 38);
    const centre = centreOf(board, at('G5'));
    expect(x).toBe(Math.round(centre.x));
    expect(y).toBeGreaterThan(centre.y + 30);
  });

  it('leave the pieces around them free', () => {
    const [{ y }] = namesOn(board, places, 38, [below('f4'), below('g4')]);
    expect(y).toBeLessThan(centreOf(board, at('G5')).y);
  });

  it('are left out where they would hide too much, and never lie on each other', () => {
    const crowd = board.labels.map((label) => below(label));
    expect(namesOn(board, places, 38, crowd, 0.3)).toEqual([]);
    expect(namesOn(board, places, 38, crowd)).toHaveLength(1);
    const close = new Map([
      [at('G5'), 'A long name'],
      [at('H5'), 'Another long name'],
    ]);
    const [one, other] = namesOn(board, close, 38);
    expect(Math.abs(one.y - other.y)).toBeGreaterThan(30);
  });

  it('stay on the map', () => {
    const corners = new Map(['A1', 'A9', 'M1', 'M9'].map((label) => [at(label), 'Great Marsh']));
    for (const { x, y } of namesOn(board, corners, 38)) {
      expect(x).toBeGreaterThan(90);
      expect(x).toBeLessThan(1036);
      expect(y).toBeGreaterThan(20);
      expect(y).toBeLessThan(700);
    }
  });
});

describe('the labels of hexes on a sheet', () => {
  const letters = lettersOnPaper(board);
  const hiddenBy = (name: string) => {
    const names = largeNames(pictureOf({ ...emptyPlan('Names'), places: { [at('c8')]: name } }), letters);
    return board.labels.filter((_, hex) => !isLabelFree(board, hex, names, letters));
  };

  it('give way to the name of their own hex only, where it is short', () => {
    expect(hiddenBy('Mill')).toEqual(['c8']);
  });

  it('beside a long name are left out, as it would run through them', () => {
    expect(hiddenBy('Sainte-Marie-du-Bois').toSorted()).toEqual(['b8', 'c8', 'd8']);
  });
});
