import { useState } from 'react';
import type { Hex } from '../../hex/board.ts';
import { drawingTable, selectHexes } from '../../store/drawing-table.ts';
import { workshop } from '../../store/workshop.ts';
import { draw, hexesOfStroke } from '../../workshop/draw.ts';
import { erase } from '../../workshop/erase.ts';
import type { History } from '../../workshop/history.ts';
import { stepName } from '../../workshop/step-name.ts';
import type { Shape, Tool } from '../../workshop/tool.ts';
import { pen } from './pen.ts';

type OnHexKey = (event: KeyboardEvent, hex: Hex, to: Hex | null) => boolean;

interface KeyStroke {
  readonly tool: Tool;
  readonly shape: Shape;
  readonly before: History;
  /** What the stroke so far has made of it; anything else that changes it ends the stroke. */
  readonly after: History | null;
  readonly passed: readonly Hex[];
}

/** Shift and an arrow draw on to the next hex: one stroke for as long as nothing else is done or taken in hand. */
function keyStrokes(): OnHexKey {
  let stroke: KeyStroke | null = null;

  const drawOn = (hex: Hex, to: Hex) => {
    const { history } = workshop.store.getState();
    const { tool, shape, selected } = drawingTable.getState();
    if (history === null || tool.kind === 'hand' || tool.kind === 'eyedropper') return;
    if (tool.kind === 'select') return selectHexes([...new Set([...selected, hex, to])]);
    const last = stroke;
    const isInHand = last !== null && last.tool === tool && last.shape === shape;
    const isMore = isInHand && last.after === history && last.passed.at(-1) === hex;
    const { before, passed } = isMore ? last : { before: history, passed: [hex] };
    const way = [...passed, to];
    const hexes = hexesOfStroke(before.plan, tool, shape === 'fill' ? 'one' : shape, way);
    pen.setState({ at: to });
    workshop.changeFrom(before, stepName(tool), (draft) => draw(draft, tool, hexes, way));
    stroke = { tool, shape, before, after: workshop.store.getState().history, passed: way };
  };

  return (event, hex, to) => {
    if (event.key === 'Delete' || event.key === 'Backspace') {
      const { selected } = drawingTable.getState();
      const hexes = selected.length > 0 ? selected : [hex];
      pen.setState({ at: hex });
      workshop.change({ deed: 'erase', thing: 'all' }, (draft) => erase(draft, 'all', hexes));
      return true;
    }
    // The cursor itself moves on as with any arrow.
    if (event.shiftKey && to !== null && to !== hex) drawOn(hex, to);
    return false;
  };
}

export function useHexKeys(): OnHexKey {
  const [onHexKey] = useState(() => keyStrokes());
  return onHexKey;
}
