// What can be done with all marked hexes together. They stay marked where they come to lie.
import type { Hex } from '../../hex/board.ts';
import { drawingTable, selectHexes } from '../../store/drawing-table.ts';
import { workshop } from '../../store/workshop.ts';
import { erase } from '../../workshop/erase.ts';
import type { Step, StepName } from '../../workshop/history.ts';
import type { PlanDraft } from '../../workshop/lay.ts';
import { planBoard } from '../../workshop/plan.ts';
import { middleOf, mirror, moveHexes, rotate, type Axis } from '../../workshop/transform.ts';

interface Marks {
  readonly before: readonly Hex[];
  readonly after: readonly Hex[];
}

/** Which hexes were marked before and after a step, for whoever takes it back and goes on with them. */
const marks = new WeakMap<Step, Marks>();

function change(name: StepName, work: (draft: PlanDraft, hexes: readonly Hex[]) => readonly Hex[]): void {
  const { selected } = drawingTable.getState();
  const { history: before } = workshop.store.getState();
  let now: readonly Hex[] = selected;
  workshop.change(name, (draft) => {
    now = work(draft, selected);
  });
  const { history } = workshop.store.getState();
  const step = history === before ? undefined : history?.past.at(-1);
  if (step !== undefined) marks.set(step, { before: selected, after: now });
  selectHexes(now);
}

/** Marks go back with a step that is undone, and on with one that is done again. */
workshop.store.subscribe(({ history: now }, { history: before }) => {
  if (now === null || before === null || drawingTable.getState().tool.kind !== 'select') return;
  const undone = before.past.at(-1);
  const redone = before.future.at(-1);
  if (undone !== undefined && now.future.at(-1) === undone) restore(marks.get(undone)?.before);
  else if (redone !== undefined && now.past.at(-1) === redone) restore(marks.get(redone)?.after);
});

function restore(hexes: readonly Hex[] | undefined): void {
  if (hexes !== undefined) selectHexes(hexes);
}

export function moveMarked(from: Hex, to: Hex, copy: boolean): void {
  change({ deed: copy ? 'copy' : 'move' }, (draft, hexes) => moveHexes(draft, hexes, from, to, { copy }));
}

/** About which hex these hexes were turned: six turns lead back. */
const pivots = new WeakMap<readonly Hex[], Hex>();

export function turnMarked(): void {
  const { history } = workshop.store.getState();
  const { selected } = drawingTable.getState();
  if (history === null || selected.length === 0) return;
  const pivot = pivots.get(selected) ?? middleOf(planBoard(history.plan), selected);
  change({ deed: 'turn' }, (draft, hexes) => rotate(draft, hexes, 1, pivot));
  pivots.set(drawingTable.getState().selected, pivot);
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
