import type { Hex } from '../../hex/board.ts';
import type { Action } from '../../memoir/action.ts';
import type { View } from '../../memoir/index.ts';
import type { Choice, ChoiceKind } from '../board/model.ts';
import { actionText } from '../text/actions.ts';
import { capital } from '../text/sides.ts';
import { unitOn } from '../text/scene.ts';
import { placeOf } from './action-place.ts';

/** What a click on a hex does. */
export type HexUse =
  | { readonly use: 'act'; readonly action: Action }
  /** Several actions are possible there: they become buttons. */
  | { readonly use: 'ask'; readonly actions: readonly Action[] }
  | { readonly use: 'select'; readonly unit: number };

/** The legal actions sorted by where they are done. */
export interface Choices {
  /** The unit whose hexes are marked: the chosen one, or the only one there is. */
  readonly unit: number | null;
  readonly uses: ReadonlyMap<Hex, HexUse>;
  readonly marks: readonly Choice[];
  /** Actions of the chosen unit that have no hex of their own. */
  readonly unitActions: readonly Action[];
  /** Actions that are nowhere on the board. */
  readonly tableActions: readonly Action[];
}

interface Sorted {
  readonly byUnit: Map<number, { action: Action; hex: Hex | null; kind: ChoiceKind }[]>;
  readonly byHex: Map<Hex, { actions: Action[]; kind: ChoiceKind }>;
  readonly tableActions: Action[];
}

function sorted(view: View, legal: readonly Action[]): Sorted {
  const result: Sorted = { byUnit: new Map(), byHex: new Map(), tableActions: [] };
  for (const action of legal) {
    const { unit, hex, kind } = placeOf(view, action);
    if (unit !== null) {
      const own = result.byUnit.get(unit) ?? [];
      own.push({ action, hex, kind });
      result.byUnit.set(unit, own);
    } else if (hex !== null) {
      const there = result.byHex.get(hex) ?? { actions: [], kind };
      there.actions.push(action);
      result.byHex.set(hex, there);
    } else result.tableActions.push(action);
  }
  return result;
}

/** The chosen unit if it can still do something; else the only unit that can. */
function unitInUse(byUnit: Sorted['byUnit'], chosen: number | null): number | null {
  if (chosen !== null && byUnit.has(chosen)) return chosen;
  return byUnit.size === 1 ? [...byUnit.keys()][0] : null;
}

export function choicesOf(view: View, legal: readonly Action[], chosen: number | null): Choices {
  const { byUnit, byHex, tableActions } = sorted(view, legal);
  const unit = unitInUse(byUnit, chosen);
  const uses = new Map<Hex, HexUse>();
  const marks: Choice[] = [];
  for (const id of byUnit.keys()) {
    if (id === unit) continue;
    const { hex } = view.units[id];
    uses.set(hex, { use: 'select', unit: id });
    marks.push({ hex, kind: 'pick', label: capital(unitOn(view, id)) });
  }
  for (const [hex, { actions, kind }] of byHex) {
    uses.set(hex, actions.length === 1 ? { use: 'act', action: actions[0] } : { use: 'ask', actions });
    marks.push({ hex, kind, label: actionText(view, actions[0]) });
  }
  const own = unit === null ? [] : (byUnit.get(unit) ?? []);
  for (const { action, hex, kind } of own) {
    if (hex === null) continue;
    uses.set(hex, { use: 'act', action });
    marks.push({ hex, kind, label: actionText(view, action) });
  }
  const unitActions = own.filter(({ hex }) => hex === null).map(({ action }) => action);
  return { unit, uses, marks, unitActions, tableActions };
}
