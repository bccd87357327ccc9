// NFP-1.1, NFP-1.17, NFP-1.19…1.21, NFP-4.7: aircraft and what they need
import type { Hex } from '../../hex/board.ts';
import { AIRCRAFT_TYPES } from '../../memoir/air/aircraft.ts';
import { SIDE_NAMES, SIDES, type Side } from '../../memoir/side.ts';
import { kindOf } from '../../memoir/units/unit.ts';
import { startBarrier, type StartingMap } from '../../scenarios/read-aircraft.ts';
import type { PlanAircraft } from '../plan.ts';
import { isMeantFor } from './air-rules.ts';
import { checkAt, type Check, type Fix } from './check.ts';
import type { Look } from './look.ts';
import { labelOf, nearest } from './mending.ts';

export const AIR_RULES_ON: Fix = {
  id: 'airRulesOn',
  recipe: ({ options }) => void (options.airRules = 'new-flight-plan'),
};

export function aircraftWithoutRules(look: Look): Check[] {
  const { board, plan } = look;
  if (isMeantFor(look, 'new-flight-plan')) return [];
  const flown = SIDES.flatMap((side) => plan.aircraft[side] ?? []);
  if (flown.length === 0) return [];
  const values = { count: flown.length };
  const fixes: Fix[] = [
    AIR_RULES_ON,
    { id: 'removeAircraft', values, recipe: (draft) => void (draft.aircraft = [null, null]) },
  ];
  const hexes = flown.map(({ hex }) => hex);
  return [checkAt(board, { id: 'aircraftWithoutRules', kind: 'warning', hexes, values, fixes })];
}

function remove(side: Side): Fix {
  return { id: 'removeAircraft', values: { count: 1 }, recipe: ({ aircraft }) => void (aircraft[side] = null) };
}

function pathOf(side: Side): string {
  return `options.air.aircraft.${SIDE_NAMES[side]}`;
}

/** Aircraft on the board, as far as the reader would refuse them. */
export function aircraftThatCannotStart(look: Look): Check[] {
  const map = startingMap(look);
  return SIDES.flatMap((side) => {
    const aircraft = look.plan.aircraft[side];
    return aircraft === null ? [] : [...wrongHex(look, map, side, aircraft), ...wrongType(look, side, aircraft)];
  });
}

function startingMap({ board, terrain, plan, units }: Look): StartingMap {
  const byHex = new Map(units.map((unit) => [unit.hex, unit]));
  return { board, terrain, unitOn: (hex) => byHex.get(hex) ?? null, isNight: plan.special.night === 'dawn' };
}

function wrongHex({ board, plan }: Look, map: StartingMap, side: Side, aircraft: PlanAircraft): Check[] {
  const { type, hex } = aircraft;
  const other = plan.aircraft[side === 0 ? 1 : 0]?.hex;
  const why = startBarrier(map, side, aircraft);
  const isMet = side === 1 && other === hex;
  if (why === null && !isMet) return [];
  const willDo = (to: Hex) => to !== other && startBarrier(map, side, { type, hex: to }) === null;
  const free = nearest(board, hex, willDo);
  const move: Fix[] =
    free === undefined
      ? []
      : [
          {
            id: 'moveAircraft',
            values: { hex: labelOf(board, free) },
            recipe: (draft) => void (draft.aircraft[side] = { type, hex: free }),
          },
        ];
  return [
    checkAt(board, {
      id: why === null ? 'aircraftsMeet' : 'aircraftCannotStart',
      kind: 'fault',
      hexes: [hex],
      side,
      values: why === null ? { aircraft: type } : { aircraft: type, why },
      fixes: [...move, remove(side)],
      path: `${pathOf(side)}.hex`,
    }),
  ];
}

function wrongType({ board, plan }: Look, side: Side, { type, hex }: PlanAircraft): Check[] {
  const name = SIDE_NAMES[side];
  const types = plan.options.air?.types?.[name];
  if (types === undefined || types.includes(type)) return [];
  const allow: Fix = {
    id: 'allowType',
    values: { aircraft: type, side: name },
    recipe: ({ options }) => void options.air?.types?.[name]?.push(type),
  };
  const values = { aircraft: type };
  const path = `${pathOf(side)}.type`;
  return [
    checkAt(board, {
      id: 'aircraftType',
      kind: 'fault',
      hexes: [hex],
      side,
      values,
      fixes: [allow, remove(side)],
      path,
    }),
  ];
}

/** A side that has nothing at all to fight with. */
export function sidesWithoutAircraft({ board, plan }: Look): Check[] {
  return SIDES.flatMap((side) => {
    const name = SIDE_NAMES[side];
    if (plan.options.air?.types?.[name]?.length !== 0) return [];
    if (Object.values(plan.units).some((unit) => unit.side === side)) return [];
    const fix: Fix = {
      id: 'allTypes',
      values: { side: name },
      recipe: ({ options }) => {
        if (options.air?.types !== undefined) options.air.types[name] = [...AIRCRAFT_TYPES];
      },
    };
    const path = `options.air.types.${name}`;
    return [checkAt(board, { id: 'noAircraftType', kind: 'fault', side, fixes: [fix], path })];
  });
}

/** Aircraft that can never land fly until they are shot down or called back; that is a battle too. */
export function nowhereToLand({ board, pieces, units, airRules }: Look): Check[] {
  if (airRules !== 'new-flight-plan') return [];
  const canLand =
    pieces.some((onHex) => onHex.some(({ id }) => id === 'airfield')) ||
    units.some((unit) => kindOf(unit).id === 'aircraftCarrier');
  return canLand ? [] : [checkAt(board, { id: 'noAirfield', kind: 'hint' })];
}
