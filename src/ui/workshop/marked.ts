// What can be done with all marked hexes together. They stay marked where they come to lie.
import type { Hex } from '../../hex/board.ts';
import { drawingTable, selectHexes } from '../../store/drawing-table.ts';
import { workshop } from '../../store/workshop.ts';
import { erase } from '../../workshop/erase.ts';
import type { StepName } from '../../workshop/history.ts';
import type { PlanDraft } from '../../workshop/lay.ts';
import { planBoard } from '../../workshop/plan.ts';
import { fitsMoved, middleOf, mirror, moveHexes, rotate, type Axis } from '../../workshop/transform.ts';

function change(name: StepName, work: (draft: PlanDraft, hexes: readonly Hex[]) => readonly Hex[]): void {
  const { selected } = drawingTable.getState();
  let now: readonly Hex[] = selected;
  workshop.change(name, (draft) => {
    now = work(draft, selected);
  });
  selectHexes(now);
}

export function moveMarked(from: Hex, to: Hex, copy: boolean): void {
  change({ deed: copy ? 'copy' : 'move' }, (draft, hexes) => moveHexes(draft, hexes, from, to, { copy }));
}

/** Beside them, where there is room; the nearest place without a hex of their own. */
export function copyMarked(): void {
  const { history } = workshop.store.getState();
  const { selected } = drawingTable.getState();
  const [from] = selected;
  if (history === null || from === undefined) return;
  const board = planBoard(history.plan);
  const taken = new Set(selected);
  const isFree = (to: Hex) => {
    const [across, down] = [board.col[to] - board.col[from], board.row[to] - board.row[from]];
    return !selected.some((hex) =>
      selected.some(
        (other) => board.col[hex] + across === board.col[other] && board.row[hex] + down === board.row[other],
      ),
    );
  };
  const places = board.labels
    .map((_, hex) => hex)
    .filter((to) => !taken.has(to) && fitsMoved(board, selected, from, to) && isFree(to))
    .toSorted((a, b) => board.distances[from * board.size + a] - board.distances[from * board.size + b]);
  if (places[0] !== undefined) moveMarked(from, places[0], true);
}

/** Where hexes that were turned came to lie, and about which hex: six turns lead back. */
let turned: { readonly hexes: readonly Hex[]; readonly pivot: Hex } | null = null;

export function turnMarked(): void {
  const { history } = workshop.store.getState();
  const { selected } = drawingTable.getState();
  if (history === null || selected.length === 0) return;
  const pivot = turned?.hexes === selected ? turned.pivot : middleOf(planBoard(history.plan), selected);
  change({ deed: 'turn' }, (draft, hexes) => rotate(draft, hexes, 1, pivot));
  turned = { hexes: drawingTable.getState().selected, pivot };
}

export function mirrorMarked(axis: Axis): void {
  change({ deed: axis === 'leftRight' ? 'mirrorLeftRight' : 'mirrorTopBottom' }, (draft, hexes) =>
    mirror(draft, axis, hexes),
  );
}

export function emptyMarked(): void {
  change({ deed: 'erase', thing: 'all' }, (draft, hexes) => {
    erase(draft, 'all', hexes);
    return hexes;
  });
}
