// @vitest-environment jsdom
import { act, cleanup, render, renderHook } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { boardOf } from '../../src/hex/board.ts';
import { drawingTable, holdCopy, selectHexes, takeShape, takeTool } from '../../src/store/drawing-table.ts';
import { workshop } from '../../src/store/workshop.ts';
import { BoardPanel } from '../../src/ui/table/BoardPanel.tsx';
import { loadAirWords, loadWords } from '../../src/ui/text/i18n.ts';
import { mapDrawer } from '../../src/ui/workshop/map-model.tsx';
import { emptyMarked, turnMarked } from '../../src/ui/workshop/marked.ts';
import { pen, REST } from '../../src/ui/workshop/pen.ts';
import { PenLayer } from '../../src/ui/workshop/PenLayer.tsx';
import { planHexText } from '../../src/ui/workshop/plan-text.ts';
import { useHexKeys } from '../../src/ui/workshop/use-hex-keys.ts';
import { drawAt, workshopStrokes } from '../../src/ui/workshop/use-strokes.ts';
import { emptyPlan, type Plan } from '../../src/workshop/plan.ts';
import { resizeBoard } from '../../src/workshop/resize.ts';
import type { Tool } from '../../src/workshop/tool.ts';
import { at, BOARD } from './board-support.tsx';

const piece = (id: 'woods' | 'river' | 'hill'): Tool => ({ kind: 'piece', id, owner: null, recovery: null });
const UNIT: Tool = {
  kind: 'unit',
  unit: { side: 0, kind: 'infantry', nation: null, figures: null, traits: [], idleUntil: 0 },
};

function history() {
  const now = workshop.store.getState().history;
  if (now === null) throw new Error('nothing is open');
  return now;
}

const idsOn = (label: string, plan: Plan = history().plan) => (plan.pieces[at(label)] ?? []).map(({ id }) => id);
const hexes = (...labels: string[]) => labels.map(at);

beforeAll(async () => {
  await Promise.all([loadWords(), loadAirWords()]);
});

beforeEach(() => {
  workshop.open('own-test', emptyPlan('Test'));
  takeTool({ kind: 'hand' });
  takeShape('one');
  selectHexes([]);
});

afterEach(cleanup);

describe('a stroke on the map', () => {
  it('is shown while it is drawn, and one step once it is done', () => {
    takeTool(piece('woods'));
    const strokes = workshopStrokes();
    strokes.begin(at('B5'));
    strokes.pass(hexes('C5', 'D5'));
    expect(history().past).toHaveLength(0);
    expect(idsOn('D5', pen.getState().wet ?? undefined)).toEqual(['woods']);
    strokes.pass(hexes('E5'));
    strokes.end();
    expect(pen.getState().wet).toBeNull();
    expect(history().past.map(({ name }) => name)).toEqual([{ deed: 'draw', thing: 'woods' }]);
    for (const label of ['B5', 'C5', 'D5', 'E5']) expect(idsOn(label)).toEqual(['woods']);
    workshop.undo();
    expect(history().plan.pieces).toEqual({});
  });

  it('that is taken back leaves nothing, not even a step', () => {
    takeTool(piece('river'));
    const before = history();
    const strokes = workshopStrokes();
    strokes.begin(at('B5'));
    strokes.pass(hexes('C5', 'D5'));
    strokes.cancel();
    expect(history()).toBe(before);
    expect(pen.getState()).toMatchObject({ wet: null, preview: [], carried: null });
  });

  it('in a line is only shown until its end is known', () => {
    takeTool(piece('hill'));
    takeShape('line');
    const strokes = workshopStrokes();
    strokes.begin(at('B5'));
    strokes.pass(hexes('C5', 'c4', 'D3'));
    expect(pen.getState().wet).toBeNull();
    expect(pen.getState().preview).toContain(at('D3'));
    strokes.end();
    expect(idsOn('D3')).toEqual(['hill']);
    expect(history().past).toHaveLength(1);
  });

  it('of the marking tool marks, and from a marked hex moves all of them', () => {
    takeTool(piece('woods'));
    drawAt(at('C5'));
    takeTool({ kind: 'select' });
    const strokes = workshopStrokes();
    strokes.begin(at('C5'));
    strokes.pass(hexes('D5'));
    strokes.end();
    expect(drawingTable.getState().selected).toEqual(hexes('C5', 'D5'));
    expect(strokes.grip(at('C5'))).toBe('carry');
    strokes.begin(at('C5'));
    strokes.pass(hexes('c6', 'C7'));
    expect(idsOn('C7', pen.getState().wet ?? undefined)).toEqual(['woods']);
    strokes.end();
    expect([idsOn('C5'), idsOn('C7')]).toEqual([[], ['woods']]);
    expect(drawingTable.getState().selected).toEqual(hexes('C7', 'D7'));
  });

  it('of the hand carries whoever stands there, and has no hold of bare ground', () => {
    takeTool(UNIT);
    drawAt(at('C5'));
    takeTool({ kind: 'hand' });
    const strokes = workshopStrokes();
    expect([strokes.grip(at('C5')), strokes.grip(at('F5'))]).toEqual(['carry', null]);
    strokes.begin(at('C5'));
    strokes.pass(hexes('D5', 'E5'));
    strokes.end();
    expect(Object.keys(history().plan.units)).toEqual([String(at('E5'))]);
  });
});

describe('a board that is undone under the pointer', () => {
  const LAST = boardOf('breakthrough').size - 1;

  beforeEach(() => {
    workshop.change({ deed: 'board' }, (draft) => resizeBoard(draft, 'breakthrough'));
    takeTool(piece('woods'));
  });

  it('takes what is shown of the pointer along', () => {
    const { container } = render(
      <svg>
        <PenLayer />
      </svg>,
    );
    const drawn = () => container.querySelectorAll('svg > *').length;
    act(() => workshopStrokes().hover(LAST));
    expect(drawn()).toBeGreaterThan(0);
    act(() => workshop.undo());
    expect(pen.getState()).toEqual(REST);
    // A frame of the pointer that comes late is on the board before.
    act(() => pen.setState({ hover: LAST, preview: [LAST], carried: { from: 0, to: LAST, hexes: [0] } }));
    expect(drawn()).toBe(0);
  });

  it('ends a stroke without a trace', () => {
    const strokes = workshopStrokes();
    strokes.begin(LAST);
    workshop.undo();
    const before = history();
    strokes.pass([LAST - 1]);
    strokes.end();
    expect(history()).toBe(before);
    expect(pen.getState()).toEqual(REST);
  });
});

describe('keys on a hex', () => {
  const key = (name: string, shiftKey = false) => new KeyboardEvent('keydown', { key: name, shiftKey });

  it('with Shift draw on as one stroke, until something else is done', () => {
    takeTool(piece('river'));
    const { result } = renderHook(useHexKeys);
    expect(result.current(key('ArrowRight', true), at('B5'), at('C5'))).toBe(false);
    result.current(key('ArrowRight', true), at('C5'), at('D5'));
    expect(history().past).toHaveLength(1);
    expect(idsOn('D5')).toEqual(['river']);
    workshop.undo();
    expect(history().plan.pieces).toEqual({});
    result.current(key('ArrowRight', true), at('D5'), at('E5'));
    expect(history().past).toHaveLength(1);
    expect(idsOn('C5')).toEqual([]);
  });

  it.each([
    ['tool', () => takeTool({ kind: 'eraser', layer: 'all' }), []],
    ['shape', () => takeShape('seven'), ['hill']],
  ] as const)('with Shift begin a new stroke with another %s', (_, take, left) => {
    takeTool(piece('hill'));
    const { result } = renderHook(useHexKeys);
    result.current(key('ArrowRight', true), at('D5'), at('E5'));
    result.current(key('ArrowRight', true), at('E5'), at('F5'));
    take();
    result.current(key('ArrowRight', true), at('F5'), at('G5'));
    expect(history().past).toHaveLength(2);
    expect(['D5', 'E5', 'F5'].map((label) => idsOn(label))).toEqual([['hill'], ['hill'], left]);
    workshop.undo();
    expect(Object.keys(history().plan.pieces)).toHaveLength(3);
  });

  it('Delete empties the hex, or all that are marked', () => {
    takeTool(piece('woods'));
    for (const label of ['B5', 'C5', 'D5']) drawAt(at(label));
    const { result } = renderHook(useHexKeys);
    expect(result.current(key('Delete'), at('B5'), null)).toBe(true);
    expect(idsOn('B5')).toEqual([]);
    takeTool({ kind: 'select' });
    selectHexes(hexes('C5', 'D5'));
    result.current(key('Delete'), at('K5'), null);
    expect(history().plan.pieces).toEqual({});
  });
});

describe('marked hexes', () => {
  const marked = () => drawingTable.getState().selected;

  beforeEach(() => {
    takeTool(piece('woods'));
    for (const label of ['C5', 'D5']) drawAt(at(label));
    takeTool({ kind: 'select' });
    selectHexes(hexes('C5', 'D5'));
  });

  it('are copied to where somebody points, and the copy is marked', () => {
    holdCopy(true);
    const strokes = workshopStrokes();
    const before = history();
    strokes.hover(at('H5'));
    expect(Object.keys(pen.getState().wet?.pieces ?? {})).toHaveLength(4);
    expect(history()).toBe(before);
    expect(strokes.grip(at('C5'))).toBe('draw');
    strokes.begin(at('H5'));
    strokes.end();
    expect(history().past.at(-1)?.name.deed).toBe('copy');
    expect(marked().map((hex) => BOARD.labels[hex])).toEqual(['H5', 'I5']);
    expect(pen.getState()).toMatchObject({ wet: null, carried: null });
    // The next click marks again.
    expect(drawingTable.getState().isCopying).toBe(false);
  });

  it('come to lie on the board however near to its edge the copy is put', () => {
    holdCopy(true);
    drawAt(at('M5'));
    expect(marked().map((hex) => BOARD.labels[hex])).toEqual(['L5', 'M5']);
  });

  it('stay as they are when the copy is let go of', () => {
    const before = history();
    holdCopy(true);
    workshopStrokes().hover(at('H5'));
    holdCopy(false);
    expect(pen.getState()).toMatchObject({ wet: null, carried: null });
    expect(history()).toBe(before);
    expect(marked()).toEqual(hexes('C5', 'D5'));
  });

  it('in hand as a copy show the step that is undone below them', () => {
    drawingTable.setState({ selected: hexes('C5') });
    holdCopy(true);
    workshopStrokes().hover(at('H5'));
    expect(idsOn('D5', pen.getState().wet ?? undefined)).toEqual(['woods']);
    workshop.undo();
    expect(idsOn('D5', pen.getState().wet ?? undefined)).toEqual([]);
    expect(idsOn('H5', pen.getState().wet ?? undefined)).toEqual(['woods']);
    workshop.change({ deed: 'board' }, (draft) => resizeBoard(draft, 'breakthrough'));
    expect([drawingTable.getState().isCopying, pen.getState().wet]).toEqual([false, null]);
  });

  it('are turned and emptied', () => {
    turnMarked();
    expect(history().past.at(-1)?.name.deed).toBe('turn');
    expect(marked()).not.toEqual(hexes('C5', 'D5'));
    emptyMarked();
    expect(history().plan.pieces).toEqual({});
  });

  it('go back with a move that is undone, and on with it again', () => {
    const strokes = workshopStrokes();
    strokes.begin(at('C5'));
    strokes.pass(hexes('c4', 'C3'));
    strokes.end();
    expect(marked()).toEqual(hexes('C3', 'D3'));
    workshop.undo();
    expect(marked()).toEqual(hexes('C5', 'D5'));
    workshop.redo();
    expect(marked()).toEqual(hexes('C3', 'D3'));
    // Other steps leave the marks alone.
    workshop.undo();
    workshop.undo();
    expect(marked()).toEqual(hexes('C5', 'D5'));
  });
});

describe('the map of a plan', () => {
  it('draws anew only what has changed', () => {
    const draw = mapDrawer();
    takeTool(UNIT);
    drawAt(at('G5'));
    const before = draw(history().plan);
    takeTool(piece('woods'));
    drawAt(at('C5'));
    const after = draw(history().plan);
    const changed = after.ground.flatMap((drawing, hex) => (drawing === before.ground[hex] ? [] : [hex]));
    expect(changed).toEqual([at('C5')]);
    expect(after.tokens).toBe(before.tokens);
    expect(after.names).toBe(before.names);
    expect(draw({ ...history().plan, name: 'Another' }).ground).toBe(after.ground);
  });

  it('keeps the hexes of a stroke that is laid anew with every further one', () => {
    const draw = mapDrawer();
    takeTool(piece('woods'));
    const strokes = workshopStrokes();
    strokes.begin(at('B5'));
    const before = draw(pen.getState().wet ?? history().plan);
    strokes.pass(hexes('C5'));
    const after = draw(pen.getState().wet ?? history().plan);
    strokes.cancel();
    expect(after.ground[at('B5')]).toBe(before.ground[at('B5')]);
    expect(after.ground[at('C5')]).not.toBe(before.ground[at('C5')]);
  });

  it('is painted in blocks with every hex of the board in one of them', () => {
    const map = mapDrawer()(history().plan);
    const rest = { choices: [], selected: [], arrow: null, paths: [], highlights: [], turned: false };
    const model = { ...map, ...rest, isDrawnOn: true, labelOf: (hex: number) => BOARD.labels[hex] };
    const { container } = render(<BoardPanel model={model} onHex={() => undefined} onLook={() => undefined} />);
    const drawn = [...container.querySelectorAll('.ground-block [data-hex]')].map((hex) =>
      hex.getAttribute('data-hex'),
    );
    expect(drawn.map(Number).toSorted((a, b) => a - b)).toEqual(BOARD.labels.map((_, hex) => hex));
  });

  it('says all that is on a hex', () => {
    const plan: Plan = {
      ...emptyPlan('Words'),
      pieces: { [at('F5')]: [{ id: 'town' }] },
      units: { [at('F5')]: { side: 1, kind: 'armor', nation: null, figures: 4, traits: [], idleUntil: 0 } },
      mines: { [at('F5')]: { side: 1, decoy: true } },
      places: { [at('F5')]: 'Ferme' },
      objectives: [{ hexes: [at('F5')], side: 0, need: 1, medals: 1, switches: [] }],
      exits: [[at('F5')], []],
      aircraft: [null, { type: 'fighter', hex: at('F5') }],
    };
    expect(planHexText(plan, at('F5'))).toBe(
      'F5 Ferme · town · German armor, 4 of 4 figures · German fighter · decoy minefield of the Axis · objective of the Allies · exit of the Allies',
    );
  });
});
