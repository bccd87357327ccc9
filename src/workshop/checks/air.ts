// NFP-1.1, NFP-4.7: aircraft and what they need
import { SIDES } from '../../memoir/side.ts';
import { kindOf } from '../../memoir/units/unit.ts';
import { checkAt, type Check, type Fix } from './check.ts';
import type { Look } from './look.ts';

export function aircraftWithoutRules({ board, plan, hasAir }: Look): Check[] {
  if (hasAir) return [];
  const flown = SIDES.flatMap((side) => plan.aircraft[side] ?? []);
  if (flown.length === 0) return [];
  const fixes: Fix[] = [
    { id: 'airRulesOn', recipe: ({ options }) => void (options.airRules = 'new-flight-plan') },
    {
      id: 'removeAircraft',
      values: { count: flown.length },
      recipe: (draft) => {
        draft.aircraft = [null, null];
      },
    },
  ];
  const values = { count: flown.length };
  return [
    checkAt(board, { id: 'aircraftWithoutRules', kind: 'warning', hexes: flown.map(({ hex }) => hex), values, fixes }),
  ];
}

/** Aircraft that can never land fly until they are shot down or called back; that is a battle too. */
export function nowhereToLand({ board, pieces, units, hasAir }: Look): Check[] {
  if (!hasAir) return [];
  const canLand =
    pieces.some((onHex) => onHex.some(({ id }) => id === 'airfield')) ||
    units.some((unit) => kindOf(unit).id === 'aircraftCarrier');
  return canLand ? [] : [checkAt(board, { id: 'noAirfield', kind: 'hint' })];
}
