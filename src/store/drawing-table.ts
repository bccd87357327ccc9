// What is in hand at the drawing table: the tool, its shape, the hexes that are marked. Not part of the scenario.
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Hex } from '../hex/board.ts';
import { shapesOf, type Shape, type Tool } from '../workshop/tool.ts';

export interface DrawingTable {
  readonly tool: Tool;
  readonly shape: Shape;
  /** Hexes marked with the tool 'select'. */
  readonly selected: readonly Hex[];
  /** A copy of the marked hexes is in hand, to be put down somewhere. */
  readonly isCopying: boolean;
  /** The hex whose details are shown; null: none. */
  readonly looked: Hex | null;
}

export const HAND: Tool = { kind: 'hand' };

export const drawingTable: StoreApi<DrawingTable> = createStore<DrawingTable>()(() => ({
  tool: HAND,
  shape: 'one',
  selected: [],
  isCopying: false,
  looked: null,
}));

/** Takes a tool in hand; a shape that it cannot have gives way to the plain one. */
export function takeTool(tool: Tool): void {
  const { shape, selected } = drawingTable.getState();
  drawingTable.setState({
    tool,
    shape: shapesOf(tool).includes(shape) ? shape : 'one',
    selected: tool.kind === 'select' ? selected : [],
    isCopying: false,
  });
}

export function takeShape(shape: Shape): void {
  drawingTable.setState({ shape });
}

/** Other marks: a copy of the ones before is let go of. */
export function selectHexes(selected: readonly Hex[]): void {
  drawingTable.setState({ selected, isCopying: false });
}

/** Takes a copy of what is marked in hand, or lets go of it. */
export function holdCopy(isCopying: boolean): void {
  const { tool, selected } = drawingTable.getState();
  drawingTable.setState({ isCopying: isCopying && tool.kind === 'select' && selected.length > 0 });
}

export function lookAtHex(looked: Hex | null): void {
  drawingTable.setState({ looked });
}
