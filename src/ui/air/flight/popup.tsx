import { boardOf } from '../../../hex/board.ts';
import { fractionOf } from '../../board/geometry.ts';
import type { Action, State, View } from '../../../memoir/index.ts';
import type { Popup } from '../../board/model.ts';
import { onBoard } from './aircraft.ts';
import { MarkerChooser, type LayAction } from './MarkerChooser.tsx';

export function layActions(legal: readonly Action[]): LayAction[] {
  return legal.filter((action) => action.type === 'layMarker');
}

/** Where fewer hexes lie ahead. */
function isBelow(view: View, legal: readonly Action[], turned: boolean): boolean {
  const board = boardOf(view.board);
  const hex = onBoard(view, view.side)?.hex ?? 0;
  const { y } = fractionOf(board, hex, turned);
  let ahead = 0;
  for (const action of legal)
    if (action.type === 'flyTo') ahead += Math.sign(y - fractionOf(board, action.to, turned).y);
  // Ahead is up: the buttons lie below.
  return ahead === 0 ? y < 0.5 : ahead > 0;
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
    below: isBelow(view, legal, turned),
    content: <MarkerChooser view={view} state={state} actions={actions} onAction={onAction} />,
  };
}
