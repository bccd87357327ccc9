import { useEffect, useRef } from 'react';
import { drawingTable, HAND, holdCopy, selectHexes, takeShape, takeTool } from '../../store/drawing-table.ts';
import { palette } from '../../store/palette.ts';
import { workshop } from '../../store/workshop.ts';
import { shapesOf, type Tool } from '../../workshop/tool.ts';
import { keepsKey } from '../own-keys.ts';

/** Letters that take a tool in hand. */
const TOOLS: Readonly<Record<string, () => Tool>> = {
  h: () => HAND,
  v: () => HAND,
  e: () => palette.getState().last.eraser,
  i: () => ({ kind: 'eyedropper' }),
  m: () => ({ kind: 'select' }),
  u: () => palette.getState().last.unit,
};

/** The next shape of the tool in hand, or the one before. */
function turnShape(step: 1 | -1): void {
  const { tool, shape } = drawingTable.getState();
  const shapes = shapesOf(tool);
  takeShape(shapes[(shapes.indexOf(shape) + step + shapes.length) % shapes.length]);
}

function undoKey(event: KeyboardEvent): boolean {
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return false;
  const key = event.key.toLowerCase();
  if (key === 'z') (event.shiftKey ? workshop.redo : workshop.undo)();
  else if (key === 'y') workshop.redo();
  else return false;
  return true;
}

function plainKey(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  if (Object.hasOwn(TOOLS, event.key)) takeTool(TOOLS[event.key]());
  else if (event.key === '[') turnShape(-1);
  else if (event.key === ']') turnShape(1);
  else if (event.key === 'Escape') {
    const { selected, isCopying } = drawingTable.getState();
    if (isCopying) holdCopy(false);
    else if (selected.length > 0) selectHexes([]);
    else takeTool(HAND);
  } else return false;
  return true;
}

/** Undo and redo, tools and shapes, wherever the focus is but in a field to type in. */
export function useWorkshopKeys(enabled: boolean): void {
  const isOn = useRef(enabled);
  useEffect(() => {
    isOn.current = enabled;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isOn.current || event.defaultPrevented || keepsKey(event)) return;
      if (undoKey(event) || plainKey(event)) event.preventDefault();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
