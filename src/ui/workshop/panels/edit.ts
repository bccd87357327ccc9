// Changes to the plan that the panels make. Each is one step with a name; typing and stepping in one field is one step.
import type { Draft } from 'immer';
import type { Hex } from '../../../hex/board.ts';
import type { Piece } from '../../../memoir/terrain/ground.ts';
import { workshop } from '../../../store/workshop.ts';
import { removePieceAt } from '../../../workshop/erase.ts';
import { setPieces } from '../../../workshop/lay.ts';
import type { Plan, PlanObjective, PlanUnit } from '../../../workshop/plan.ts';
import type { SetThing } from '../step-words.ts';
import type { UnitField } from './UnitFields.tsx';

/** Changes what a field of the scenario says. With a mark, changes in a row are one step. */
export function set(thing: SetThing, recipe: (draft: Draft<Plan>) => void, mark?: string): void {
  workshop.change({ deed: 'set', thing }, recipe, mark === undefined ? undefined : `${thing} ${mark}`);
}

const UNIT_THINGS: Readonly<Record<UnitField | 'kind', SetThing>> = {
  kind: 'unitKind',
  side: 'unitSide',
  nation: 'unitNation',
  figures: 'unitFigures',
  traits: 'unitTraits',
  idleUntil: 'unitIdle',
};

export function setUnit(hex: Hex, change: Partial<PlanUnit>, field: UnitField | 'kind'): void {
  const isStepped = field === 'figures' || field === 'idleUntil';
  const recipe = (draft: Draft<Plan>) => {
    const unit = draft.units[hex];
    if (unit !== undefined) Object.assign(unit, change);
  };
  set(UNIT_THINGS[field], recipe, isStepped ? String(hex) : undefined);
}

export function setPiecesOn(hex: Hex, thing: SetThing, pieces: readonly Piece[]): void {
  set(thing, (draft) => setPieces(draft, hex, pieces));
}

export function removePiece(hex: Hex, pieces: readonly Piece[], at: number): void {
  workshop.change({ deed: 'remove', thing: pieces[at].id }, (draft) => removePieceAt(draft, hex, at));
}

export function setObjective(at: number, change: Partial<PlanObjective>, mark?: string): void {
  set(
    'objective',
    (draft) => {
      const objective = draft.objectives[at];
      if (objective === undefined) return;
      Object.assign(objective, change);
      objective.need = Math.max(1, Math.min(objective.need, objective.hexes.length));
    },
    mark === undefined ? undefined : `${mark} ${at}`,
  );
}
