import { boardOf, type Hex } from '../../../hex/board.ts';
import { drawingSize, fractionOf, SIZE } from '../../board/geometry.ts';
import type { Action, State, View } from '../../../memoir/index.ts';
import type { Popup } from '../../board/model.ts';
import { onBoard } from './aircraft.ts';
import { MarkerChooser, type LayAction } from './MarkerChooser.tsx';

export function layActions(legal: readonly Action[]): LayAction[] {
  return legal.filter((action) => action.type === 'layMarker');
}

/** The kinds of markers, or of aircraft to send, in the order in which they are shown. */
export function keyActions(legal: readonly Action[]): readonly Action[] {
  const kinds = legal.filter(({ type }) => type === 'layMarker');
  return kinds.length > 0 ? kinds : legal.filter(({ type }) => type === 'deployAircraft');
}

/** Room for the buttons, in the units of the drawing. */
const ROOM = 75;

/** Its buttons are as high as a hex of a small board: what it would cover has to stay free. */
function isFinger(): boolean {
  return typeof matchMedia === 'function' && matchMedia('(pointer: coarse)').matches;
}

/** On the side with the fewest hexes that it could fly to next; these do not change while it stays on its hex. */
function lieOf(view: View, hex: Hex, legal: readonly Action[], turned: boolean): Pick<Popup, 'below' | 'away'> {
  const board = boardOf(view.board);
  const { height } = drawingSize(board);
  const heightOf = (other: Hex) => fractionOf(board, other, turned).y * height;
  const y = heightOf(hex);
  const steps = legal.flatMap((action) => (action.type === 'flyTo' ? [heightOf(action.to)] : []));
  const stepsOn = (below: boolean) => steps.filter((at) => (below ? at > y + 1 : at < y - 1)).length;
  const awayOn = (below: boolean) => (stepsOn(below) === 0 ? 1 : isFinger() ? 2.5 : 0.64) * SIZE;
  const fits = (below: boolean) => (below ? height - y : y) > (isFinger() ? 1.6 : 1) * ROOM + awayOn(below);
  const sides = [true, false].filter(fits).toSorted((a, b) => stepsOn(a) - stepsOn(b));
  const below = sides.at(0) ?? y < height / 2;
  return { below, away: awayOn(below) };
}

export interface PopupInput {
  readonly view: View;
  readonly state: State;
  readonly legal: readonly Action[];
  readonly turned: boolean;
  onAction(this: void, action: Action): void;
}

export function airPopup({ view, state, legal, turned, onAction }: PopupInput): Popup | null {
  const actions = layActions(legal);
  const hex = onBoard(view, view.side)?.hex;
  if (actions.length === 0 || hex === undefined) return null;
  return {
    hex,
    ...lieOf(view, hex, legal, turned),
    content: <MarkerChooser view={view} state={state} actions={actions} onAction={onAction} />,
  };
}
