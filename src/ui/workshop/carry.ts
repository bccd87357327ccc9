import type { Hex } from '../../hex/board.ts';
import { SIDES } from '../../memoir/side.ts';
import { workshop } from '../../store/workshop.ts';
import type { Plan } from '../../workshop/plan.ts';

function aircraftSide({ aircraft }: Plan, hex: Hex): (typeof SIDES)[number] | undefined {
  return SIDES.find((side) => aircraft[side]?.hex === hex);
}

/** Something stands there that the hand can take to another hex. */
export function canCarry(plan: Plan, hex: Hex): boolean {
  return plan.units[hex] !== undefined || aircraftSide(plan, hex) !== undefined;
}

/** Brings it there; two units change places. */
export function carry(plan: Plan, from: Hex, to: Hex): void {
  const side = aircraftSide(plan, from);
  workshop.change({ deed: 'move' }, (draft) => {
    if (side !== undefined) {
      const aircraft = draft.aircraft[side];
      if (aircraft !== null) aircraft.hex = to;
      return;
    }
    const { [from]: unit, [to]: other } = draft.units;
    if (unit === undefined) return;
    draft.units[to] = unit;
    if (other === undefined) delete draft.units[from];
    else draft.units[from] = other;
  });
}
