// AP-6, AP-10.3: which planes the sides of a plan fly.
import { FRONTS } from '../memoir/air/front.ts';
import {
  modelsOfNation,
  PLANE_MODELS,
  PLANE_ROWS,
  type Basing,
  type PlaneModel,
} from '../memoir/air/air-pack/planes.ts';
import type { Hex } from '../hex/board.ts';
import { SIDE_NAMES, type Side } from '../memoir/side.ts';
import type { Nation } from '../memoir/units/unit.ts';
import { BASINGS } from '../scenarios/air-pack/options-schema.ts';
import type { Plan } from './plan.ts';

/** The scenario is meant to be played with Air Pack, or says something of it. */
export function isForAirPack({ options, bases }: Plan): boolean {
  const { airRules, suits = [], air } = options;
  return (
    airRules === 'air-pack' || suits.includes('air-pack') || air?.airPack !== undefined || Object.keys(bases).length > 0
  );
}

/** Of the date; 0 where it says none. */
export function monthOfDate({ date }: Pick<Plan, 'date'>): number {
  return Number(date?.slice(5, 7) ?? 0);
}

export function basingOf({ options }: Plan, side: Side): Basing {
  return options.air?.airPack?.basing?.[SIDE_NAMES[side]] ?? 'ground';
}

/** What the nation of a side flew in that month; 0: at the end of the year. */
export function modelsInMonth(plan: Plan, side: Side, basing: Basing, month: number): PlaneModel[] {
  const { air = {} } = plan.options;
  const year = air.year ?? Number(plan.date?.slice(0, 4) ?? 0);
  return modelsOfNation(plan.sides[side].nation, air.front ?? plan.front, { year, month }, basing);
}

/** What a side flies from there, as the scenario or the date says. */
export function modelsFlown(plan: Plan, side: Side, basing: Basing): PlaneModel[] {
  const { month = 0, planes } = plan.options.air?.airPack ?? {};
  const flown = planes?.[SIDE_NAMES[side]] ?? modelsInMonth(plan, side, basing, month);
  return basing === 'carrier' ? flown.filter((model) => PLANE_ROWS[model].fliesFromCarriers) : [...flown];
}

/** On a unit it is a carrier, or no base at all. */
export function basingAt(plan: Plan, hex: Hex): Basing {
  return plan.units[hex] === undefined ? 'ground' : 'carrier';
}

const ever = new Map<Nation, readonly PlaneModel[]>();

/** Everything a nation flew at any time, anywhere. */
export function modelsEver(nation: Nation): readonly PlaneModel[] {
  let known = ever.get(nation);
  if (known === undefined) {
    const date = { year: 0, month: 0 };
    const flown = new Set(
      BASINGS.flatMap((basing) => FRONTS.flatMap((front) => modelsOfNation(nation, front, date, basing))),
    );
    ever.set(nation, (known = PLANE_MODELS.filter((model) => flown.has(model))));
  }
  return known;
}
