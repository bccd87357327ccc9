// @vitest-environment jsdom
// Keys of the whole screen, while something on it has the focus.
import { fireEvent, render } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { drawingTable, takeTool } from '../../src/store/drawing-table.ts';
import { workshop } from '../../src/store/workshop.ts';
import { useBoardKeys } from '../../src/ui/board/use-board-keys.ts';
import { usePaste } from '../../src/ui/files/use-paste.ts';
import { useReplayKeys } from '../../src/ui/replay/use-replay-keys.ts';
import { useShortcuts } from '../../src/ui/table/use-shortcuts.ts';
import { useWorkshopKeys } from '../../src/ui/workshop/use-workshop-keys.ts';
import { emptyPlan } from '../../src/workshop/plan.ts';

const nothing = () => undefined;
let heard: string[] = [];

function Screen() {
  useWorkshopKeys(true);
  useBoardKeys({ enabled: true, zoomBy: nothing, fit: () => heard.push('fit'), nextChoice: nothing });
  useShortcuts({ q: () => heard.push('q') }, true);
  useReplayKeys({
    onStep: () => heard.push('step'),
    onTurn: nothing,
    onEnd: nothing,
    onPlay: () => heard.push('play'),
    onEscape: nothing,
  });
  usePaste(() => heard.push('paste') > 0);
  return (
    <>
      <input type="checkbox" />
      <input type="radio" />
      <input type="range" />
      <input type="file" />
      <input type="text" />
      <input type="search" />
      <textarea />
      <select aria-label="List" />
    </>
  );
}

function field(selector: string): Element {
  const found = render(<Screen />).container.querySelector(selector);
  if (found === null) throw new Error(selector);
  return found;
}

function undone(target: Element): boolean {
  fireEvent.keyDown(target, { key: 'z', ctrlKey: true });
  return workshop.store.getState().history?.past.length === 0;
}

beforeEach(() => {
  heard = [];
  workshop.open('own-test', emptyPlan('Test'));
  workshop.change({ deed: 'set', thing: 'name' }, (draft) => void (draft.name = 'Another'));
  takeTool({ kind: 'hand' });
});

describe('keys of the screen', () => {
  it.each(['checkbox', 'radio', 'range', 'file'])('are heard while a %s has the focus', (type) => {
    const target = field(`[type="${type}"]`);
    for (const key of ['m', '0', 'q']) fireEvent.keyDown(target, { key });
    expect(drawingTable.getState().tool.kind).toBe('select');
    fireEvent.paste(target, { clipboardData: { getData: () => '{}', files: [] } });
    expect(heard).toEqual(['fit', 'q', 'paste']);
    expect(undone(target)).toBe(true);
  });

  it.each(['[type="text"]', '[type="search"]', 'textarea'])('are letters in %s', (selector) => {
    const target = field(selector);
    for (const key of ['m', '0', 'q', ' ', 'ArrowLeft']) fireEvent.keyDown(target, { key });
    fireEvent.paste(target, { clipboardData: { getData: () => '{}', files: [] } });
    expect(drawingTable.getState().tool.kind).toBe('hand');
    expect(heard).toEqual([]);
    expect(undone(target)).toBe(false);
  });

  it('find an entry of a list by its letters; undo is undo there', () => {
    const target = field('select');
    for (const key of ['m', '0', 'q', ' ', 'ArrowLeft']) fireEvent.keyDown(target, { key });
    expect(drawingTable.getState().tool.kind).toBe('hand');
    expect(heard).toEqual([]);
    expect(undone(target)).toBe(true);
  });

  it('leave a switch its space bar and a choice its arrows', () => {
    for (const [type, key] of [
      ['checkbox', ' '],
      ['radio', ' '],
      ['radio', 'ArrowLeft'],
    ])
      expect(fireEvent.keyDown(field(`[type="${type}"]`), { key })).toBe(true);
    expect(heard).toEqual([]);
    fireEvent.keyDown(field('[type="range"]'), { key: 'ArrowLeft' });
    expect(heard).not.toEqual([]);
  });
});
