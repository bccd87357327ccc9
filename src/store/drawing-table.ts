// What is in hand at the drawing table: the tool, its shape, the hexes that are marked. Not part of the scenario.
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Hex } from '../hex/board.ts';
import { shapesOf, type Shape, type Tool } from '../workshop/tool.ts';

export interface DrawingTable {
  readonly tool: Tool;
  readonly shape: Shape;
  /** Hexes marked with the tool 'select'. */
  readonly selected: readonly Hex[];
  /** The hex whose details are shown; null: none. */
  readonly looked: Hex | null;
}

export const HAND: Tool = { kind: 'hand' };

export const drawingTable: StoreApi<DrawingTable> = createStore<DrawingTable>()(() => ({
  tool: HAND,
  shape: 'one',
  selected: [],
  looked: null,
}));

/** Takes a tool in hand; a shape that it cannot have gives way to the plain one. */
export function takeTool(tool: Tool): void {
  const { shape, selected } = drawingTable.getState();
  drawingTable.setState({
    tool,
    shape: shapesOf(tool).includes(shape) ? shape : 'one',
    selected: tool.kind === 'select' ? selected : [],
  });
}

export function takeShape(shape: Shape): void {
  drawingTable.setState({ shape });
}

export function selectHexes(selected: readonly Hex[]): void {
  drawingTable.setState({ selected });
}

export function lookAtHex(looked: Hex | null): void {
  drawingTable.setState({ looked });
}
