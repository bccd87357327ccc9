import { useState } from 'react';
import type { Hex } from '../../hex/board.ts';
import { drawingTable, lookAtHex, selectHexes, takeTool } from '../../store/drawing-table.ts';
import { workshop } from '../../store/workshop.ts';
import { draw, hexesOfStroke } from '../../workshop/draw.ts';
import type { History } from '../../workshop/history.ts';
import { pickTool } from '../../workshop/pick.ts';
import type { Plan } from '../../workshop/plan.ts';
import { stepName } from '../../workshop/step-name.ts';
import type { Shape, Tool } from '../../workshop/tool.ts';
import type { Strokes } from '../board/strokes.ts';
import { canCarry, carry } from './carry.ts';
import { pen, REST } from './pen.ts';

interface Stroke {
  readonly before: History;
  readonly tool: Tool;
  readonly shape: Shape;
  readonly marked: readonly Hex[];
  readonly passed: readonly Hex[];
}

function planNow(): Plan | null {
  return workshop.store.getState().history?.plan ?? null;
}

/** A line is drawn when its end is known; until then it is shown. */
function isPreviewed({ tool, shape }: Pick<Stroke, 'tool' | 'shape'>): boolean {
  return shape === 'line' && tool.kind !== 'select';
}

/** The stroke as far as it has come, on the plan as it was before it. */
function drawStroke({ before, tool, shape, passed }: Stroke): void {
  const hexes = hexesOfStroke(before.plan, tool, shape, passed);
  workshop.changeFrom(before, stepName(tool), (draft) => draw(draft, tool, hexes, passed));
}

/** Hexes that a stroke of the marking tool passes are marked; a stroke that begins on a marked hex lets go of them. */
function markStroke({ before, tool, shape, marked, passed }: Stroke): void {
  const hexes = hexesOfStroke(before.plan, tool, shape, passed);
  const others = marked.filter((hex) => !hexes.includes(hex));
  selectHexes(marked.includes(passed[0]) ? others : [...others, ...hexes]);
}

/** Takes the tool that would draw what lies on the hex, and draws with it from then on. */
export function pickAt(hex: Hex): void {
  const plan = planNow();
  const tool = plan === null ? null : pickTool(plan, hex);
  if (tool !== null) takeTool(tool);
}

/** One click, tap or key on a hex with the tool in hand. */
export function drawAt(hex: Hex): void {
  const { history } = workshop.store.getState();
  const { tool, shape, selected } = drawingTable.getState();
  if (history === null) return;
  const stroke: Stroke = { before: history, tool, shape, marked: selected, passed: [hex] };
  if (tool.kind === 'hand') lookAtHex(hex);
  else if (tool.kind === 'eyedropper') pickAt(hex);
  else if (tool.kind === 'select') markStroke(stroke);
  else drawStroke(stroke);
}

/** What a pointer draws and carries on the map, with whatever tool is in hand. */
export function workshopStrokes(): Strokes {
  let stroke: Stroke | null = null;

  const show = (now: Stroke) => {
    const { before, tool, shape, passed } = now;
    if (tool.kind === 'hand') pen.setState({ carried: { from: passed[0], to: passed[passed.length - 1] } });
    else if (tool.kind === 'select') markStroke(now);
    else if (isPreviewed(now)) pen.setState({ preview: hexesOfStroke(before.plan, tool, shape, passed) });
    else drawStroke(now);
  };

  return {
    grip: (hex) => {
      const { tool } = drawingTable.getState();
      const plan = planNow();
      if (plan === null || tool.kind === 'eyedropper') return null;
      if (tool.kind === 'hand') return canCarry(plan, hex) ? 'carry' : null;
      return 'draw';
    },
    begin: (hex) => {
      const { history } = workshop.store.getState();
      const { tool, shape, selected } = drawingTable.getState();
      if (history === null) return;
      stroke = { before: history, tool, shape, marked: selected, passed: [hex] };
      pen.setState({ ...REST, isDown: true });
      show(stroke);
    },
    pass: (hexes) => {
      if (stroke === null || stroke.shape === 'fill') return;
      stroke = { ...stroke, passed: [...stroke.passed, ...hexes] };
      show(stroke);
    },
    end: () => {
      if (stroke === null) return;
      const { carried } = pen.getState();
      if (stroke.tool.kind === 'hand') {
        if (carried !== null && carried.from !== carried.to) carry(stroke.before.plan, carried.from, carried.to);
      } else if (isPreviewed(stroke)) drawStroke(stroke);
      stroke = null;
      pen.setState(REST);
    },
    cancel: () => {
      if (stroke === null) return;
      workshop.goBackTo(stroke.before);
      if (stroke.tool.kind === 'select') selectHexes(stroke.marked);
      stroke = null;
      pen.setState(REST);
    },
    hover: (hover) => pen.setState({ hover }),
  };
}

export function useStrokes(): Strokes {
  const [strokes] = useState(workshopStrokes);
  return strokes;
}
