import { boardOf, type Hex } from '../../../hex/board.ts';
import { drawingSize, fractionOf, SIZE } from '../../board/geometry.ts';
import type { Action, State, View } from '../../../memoir/index.ts';
import type { Popup } from '../../board/model.ts';
import { BY_FINGER, isMedia } from '../../use-media.ts';
import { onBoard } from './aircraft.ts';
import { deployments } from './DeploymentChooser.tsx';
import { MarkerChooser, type LayAction } from './MarkerChooser.tsx';

export function layActions(legal: readonly Action[]): LayAction[] {
  return legal.filter((action) => action.type === 'layMarker');
}

/** The kinds of markers, or of aircraft to send, in the order in which they are shown. */
export function keyActions(view: View, legal: readonly Action[], turned: boolean): readonly Action[] {
  const kinds = layActions(legal);
  return kinds.length > 0 ? kinds : deployments(view, legal, turned);
}

/** The buttons, and a piece on a hex, in the units of the drawing. */
interface Size {
  readonly half: number;
  readonly height: number;
  /** How far off the hex they may lie where hexes to fly to lie between. */
  readonly aways: readonly number[];
}

const OF_MOUSE: Size = { half: 1.6 * SIZE, height: 1.5 * SIZE, aways: [0.64 * SIZE] };
/** As high as a hex of a small board, so all of the next hexes stay free. */
const OF_FINGER: Size = { half: 4.2 * SIZE, height: 2 * SIZE, aways: [2.5 * SIZE, 3.7 * SIZE] };
const PIECE = 0.7 * SIZE;

type Lie = Pick<Popup, 'below' | 'away'>;

/**
 * On the side with the fewest hexes that it could fly to next, and there where it covers the least of own pieces.
 * Neither changes while it stays on its hex.
 */
function lieOf(view: View, hex: Hex, legal: readonly Action[], turned: boolean): Lie {
  const board = boardOf(view.board);
  const size = drawingSize(board);
  const placeOf = (other: Hex) => {
    const { x, y } = fractionOf(board, other, turned);
    return { x: x * size.width, y: y * size.height };
  };
  const own = placeOf(hex);
  const { half, height, aways } = isMedia(BY_FINGER) ? OF_FINGER : OF_MOUSE;
  const steps = legal.flatMap((action) => (action.type === 'flyTo' ? [placeOf(action.to).y] : []));
  const stepsOn = (below: boolean) => steps.filter((y) => (below ? y > own.y + 1 : y < own.y - 1)).length;
  const units = view.units
    .filter(({ side, hex: at }) => side === view.side && at >= 0)
    .map((unit) => placeOf(unit.hex));
  const covered = ({ below, away }: Lie) => {
    const top = below ? own.y + away : own.y - away - height;
    return units
      .filter(({ x }) => Math.abs(x - own.x) < half + PIECE)
      .reduce((sum, { y }) => sum + Math.max(0, Math.min(top + height, y + PIECE) - Math.max(top, y - PIECE)), 0);
  };
  const lies = [true, false].flatMap((below) =>
    (stepsOn(below) === 0 ? [SIZE, ...aways.slice(1)] : aways).map((away) => ({ below, away })),
  );
  const fits = ({ below, away }: Lie) => (below ? size.height - own.y : own.y) > height + away;
  const [best] = lies.filter(fits).toSorted((a, b) => stepsOn(a.below) - stepsOn(b.below) || covered(a) - covered(b));
  return best ?? { below: own.y < size.height / 2, away: aways[0] };
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
