import { useEffect, useState } from 'react';
import type { Hex } from '../../hex/board.ts';
import { drawingTable, lookAtHex, selectHexes, takeTool } from '../../store/drawing-table.ts';
import { workshop } from '../../store/workshop.ts';
import { carry, thingOn } from '../../workshop/carry.ts';
import { draw, hexesOfStroke } from '../../workshop/draw.ts';
import { changed, type History, type Recipe } from '../../workshop/history.ts';
import { pickTool } from '../../workshop/pick.ts';
import { planBoard, type Plan } from '../../workshop/plan.ts';
import { stepName } from '../../workshop/step-name.ts';
import type { Shape, Tool } from '../../workshop/tool.ts';
import { fitsMoved, moveHexes } from '../../workshop/transform.ts';
import { trackStrokes, type Strokes } from '../board/strokes.ts';
import { putCopy, showCopy } from './copy.ts';
import { moveMarked } from './marked.ts';
import { pen, REST } from './pen.ts';

interface Stroke {
  readonly before: History;
  readonly tool: Tool;
  readonly shape: Shape;
  /** The hexes that were marked as it began. */
  readonly marked: readonly Hex[];
  /** A copy of them is put down. */
  readonly isCopying: boolean;
  readonly passed: readonly Hex[];
}

function newStroke(hex: Hex): Stroke | null {
  const { history } = workshop.store.getState();
  const { tool, shape, selected, isCopying } = drawingTable.getState();
  return history === null ? null : { before: history, tool, shape, marked: selected, isCopying, passed: [hex] };
}

function planNow(): Plan | null {
  return workshop.store.getState().history?.plan ?? null;
}

/** Marked hexes are carried together; with the hand, what stands on a hex. */
function isCarrying({ tool, marked, passed }: Pick<Stroke, 'tool' | 'marked' | 'passed'>): boolean {
  return tool.kind === 'hand' || (tool.kind === 'select' && marked.includes(passed[0]));
}

/** A step that is undone with the pointer pressed may have been another board. */
function isOnItsBoard({ before }: Stroke): boolean {
  return planNow()?.board === before.plan.board;
}

/** A line is drawn when its end is known; until then it is shown. */
function isPreviewed({ tool, shape }: Stroke): boolean {
  return shape === 'line' && tool.kind !== 'select';
}

/** The stroke as far as it has come. It is always done as a whole, on the plan as it was before. */
function recipeOf({ before, tool, shape, passed }: Stroke): Recipe {
  const hexes = hexesOfStroke(before.plan, tool, shape, passed);
  return (draft) => draw(draft, tool, hexes, passed);
}

/** Hexes that the stroke passes are marked; a click on a marked one lets go of it. */
function mark({ before, tool, shape, marked, passed }: Stroke): void {
  const hexes = hexesOfStroke(before.plan, tool, shape, passed);
  const others = marked.filter((hex) => !hexes.includes(hex));
  selectHexes(marked.includes(passed[0]) ? others : [...others, ...hexes]);
}

/** Takes the tool that would draw what lies on the hex, and draws with it from then on. */
function pickAt(hex: Hex): void {
  const plan = planNow();
  const tool = plan === null ? null : pickTool(plan, hex);
  if (tool !== null) takeTool(tool);
}

/** One click, tap or key on a hex with the tool in hand. */
export function drawAt(hex: Hex): void {
  const stroke = newStroke(hex);
  if (stroke === null) return;
  const { tool } = stroke;
  pen.setState({ at: hex });
  if (drawingTable.getState().isCopying) putCopy(hex);
  else if (tool.kind === 'hand') lookAtHex(hex);
  else if (tool.kind === 'eyedropper') pickAt(hex);
  else if (tool.kind === 'select') mark(stroke);
  else workshop.change(stepName(tool), recipeOf(stroke));
}

/** While it is under way. */
function show(stroke: Stroke): void {
  const { before, tool, shape, marked, passed } = stroke;
  const [from, to] = [passed[0], passed[passed.length - 1]];
  if (stroke.isCopying) showCopy(to);
  else if (isCarrying(stroke)) {
    const hexes = tool.kind === 'hand' ? [from] : marked;
    if (!fitsMoved(planBoard(before.plan), hexes, from, to)) return;
    const moved: Recipe = (draft) => void moveHexes(draft, hexes, from, to);
    // One piece is shown on its way; of a whole part of the map one wants to see where it fits.
    const wet = tool.kind === 'hand' ? null : changed(before, stepName(tool), moved).plan;
    pen.setState({ wet, carried: { from, to, hexes } });
  } else if (tool.kind === 'select') mark(stroke);
  else if (isPreviewed(stroke)) pen.setState({ preview: hexesOfStroke(before.plan, tool, shape, passed) });
  else pen.setState({ wet: changed(before, stepName(tool), recipeOf(stroke)).plan });
}

/** Now that it is done. */
function finish(stroke: Stroke): void {
  const { before, tool } = stroke;
  const { carried } = pen.getState();
  if (stroke.isCopying) putCopy(stroke.passed[stroke.passed.length - 1]);
  else if (isCarrying(stroke)) {
    const thing = carried === null ? null : thingOn(before.plan, carried.from);
    if (carried === null || carried.from === carried.to) return;
    if (tool.kind === 'select') moveMarked(carried.from, carried.to, false);
    else if (thing !== null) workshop.change(stepName(tool), (draft) => carry(draft, thing, carried.from, carried.to));
  } else if (tool.kind !== 'select') workshop.change(stepName(tool), recipeOf(stroke));
}

/** What a pointer draws and carries on the map, with whatever tool is in hand. */
export function workshopStrokes(): Strokes {
  let stroke: Stroke | null = null;
  const rest = () => {
    stroke = null;
    pen.setState(REST);
  };
  return {
    track: trackStrokes,
    grip: (hex) => {
      const { tool, selected, isCopying } = drawingTable.getState();
      const plan = planNow();
      if (plan === null || tool.kind === 'eyedropper') return null;
      if (tool.kind === 'hand') return thingOn(plan, hex) === null ? null : 'carry';
      return tool.kind === 'select' && !isCopying && selected.includes(hex) ? 'carry' : 'draw';
    },
    begin: (hex) => {
      stroke = newStroke(hex);
      if (stroke !== null) show(stroke);
    },
    pass: (hexes) => {
      if (stroke === null || stroke.shape === 'fill') return;
      if (!isOnItsBoard(stroke)) return rest();
      stroke = { ...stroke, passed: [...stroke.passed, ...hexes] };
      show(stroke);
    },
    end: () => {
      if (stroke !== null && isOnItsBoard(stroke)) finish(stroke);
      rest();
    },
    cancel: () => {
      if (stroke?.tool.kind === 'select' && !stroke.isCopying) selectHexes(stroke.marked);
      rest();
    },
    hover: (hover) => {
      pen.setState({ hover });
      if (drawingTable.getState().isCopying) showCopy(hover);
    },
  };
}

export function useStrokes(): Strokes {
  const [strokes] = useState(workshopStrokes);
  // What was not done when the map is left is not done at all.
  useEffect(() => strokes.cancel, [strokes]);
  return strokes;
}
