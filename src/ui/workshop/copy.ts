// A copy of the marked hexes in hand: it is shown under the pointer and put down by a click, a tap or Enter.
import { distance, type Hex } from '../../hex/board.ts';
import { drawingTable, holdCopy } from '../../store/drawing-table.ts';
import { workshop } from '../../store/workshop.ts';
import { changed } from '../../workshop/history.ts';
import { planBoard } from '../../workshop/plan.ts';
import { fitsMoved, middleOf, moveHexes } from '../../workshop/transform.ts';
import { moveMarked } from './marked.ts';
import { pen, type Carried } from './pen.ts';

/** From the middle of the marked hexes to where they are wanted, or to the place nearest to it that has room for all. */
function wayTo(at: Hex): Carried | null {
  const { history } = workshop.store.getState();
  const { selected: hexes, isCopying } = drawingTable.getState();
  if (history === null || !isCopying || hexes.length === 0) return null;
  const board = planBoard(history.plan);
  const from = middleOf(board, hexes);
  const fitting = board.labels.map((_, hex) => hex).filter((to) => fitsMoved(board, hexes, from, to));
  if (fitting.length === 0) return null;
  const to = fitting.reduce((best, hex) => (distance(board, at, hex) < distance(board, at, best) ? hex : best));
  return { from, to, hexes };
}

/** Where it was shown last. */
let shownAt: Hex | null = null;

/** As it would look there; null: it is over no hex. */
export function showCopy(at: Hex | null): void {
  shownAt = at;
  const { history } = workshop.store.getState();
  const carried = at === null ? null : wayTo(at);
  if (history === null || carried === null) return pen.setState({ wet: null, carried: null });
  const { from, to, hexes } = carried;
  const { plan } = changed(
    history,
    { deed: 'copy' },
    (draft) => void moveHexes(draft, hexes, from, to, { copy: true }),
  );
  return pen.setState({ wet: plan, carried });
}

/** The copy lies there and is marked in place of what it was made of. */
export function putCopy(at: Hex): void {
  const carried = wayTo(at);
  if (carried !== null) moveMarked(carried.from, carried.to, true);
}

// Whatever ended it.
drawingTable.subscribe(({ isCopying }, before) => {
  if (before.isCopying && !isCopying) showCopy(null);
});

// A step that is done or undone meanwhile shows below it.
workshop.store.subscribe(({ history }, before) => {
  if (!drawingTable.getState().isCopying || history === before.history) return;
  if (history?.plan.board === before.history?.plan.board) showCopy(shownAt);
  else holdCopy(false);
});
