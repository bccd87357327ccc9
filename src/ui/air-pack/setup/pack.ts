// What the players have chosen for Air Pack beside what the scenario says.
import type { AirOptions } from '../../../memoir/air/hooks.ts';
import { PLAIN_AIR_PACK, type AirPackOptions, type Pair } from '../../../memoir/air/air-pack/options.ts';
import {
  modelsOfNation,
  PLANE_MODELS,
  PLANE_ROWS,
  type Basing,
  type PlaneModel,
} from '../../../memoir/air/air-pack/planes.ts';
import type { Front } from '../../../memoir/air/front.ts';
import type { Side } from '../../../memoir/side.ts';
import { scenarioAir } from '../../briefing/air-choice.ts';
import type { Battle } from '../../start/battle.ts';

export interface PackChoice {
  readonly battle: Battle;
  readonly options: AirOptions;
  readonly pack: AirPackOptions;
  /** As the scenario has it. */
  readonly usual: AirPackOptions;
  readonly front: Front | null;
  readonly year: number;
  change(this: void, changes: Partial<AirPackOptions>): void;
  changeAir(this: void, changes: Partial<AirOptions>): void;
}

export function packChoice(battle: Battle, options: AirOptions, onChange: (options: AirOptions) => void): PackChoice {
  const pack = options.airPack ?? PLAIN_AIR_PACK;
  const { rules } = battle.scenario;
  return {
    battle,
    options,
    pack,
    usual: scenarioAir(battle).airPack ?? PLAIN_AIR_PACK,
    front: options.front ?? rules.front,
    year: options.year ?? rules.year,
    change: (changes) => onChange({ ...options, airPack: { ...pack, ...changes } }),
    changeAir: (changes) => onChange({ ...options, ...changes }),
  };
}

export function withSide<T>([allies, axis]: Pair<T>, side: Side, value: T): Pair<T> {
  return side === 0 ? [value, axis] : [allies, value];
}

/** What a side flies over the edge if nobody says otherwise (AP-6). */
export function modelsByDate({ battle, pack, front, year }: PackChoice, side: Side): readonly PlaneModel[] {
  const { nation } = battle.scenario.rules.sides[side];
  return modelsOfNation(nation, front, { year, month: pack.month ?? 0 }, pack.basing[side]);
}

/** AP-10.3 */
export function fliesFrom(model: PlaneModel, basing: Basing): boolean {
  return basing === 'ground' || PLANE_ROWS[model].fliesFromCarriers;
}

/** What it flies as the players have it. */
export function modelsFlown(choice: PackChoice, side: Side): readonly PlaneModel[] {
  const flown = choice.pack.planes[side] ?? modelsByDate(choice, side);
  return flown.filter((model) => fliesFrom(model, choice.pack.basing[side]));
}

function isSameList(a: readonly PlaneModel[], b: readonly PlaneModel[]): boolean {
  return a.length === b.length && a.every((model) => b.includes(model));
}

/** The planes with one more or one less; null again where that is what the date says. */
export function planesWith(
  choice: PackChoice,
  side: Side,
  model: PlaneModel,
  isOn: boolean,
): readonly PlaneModel[] | null {
  const flown = choice.pack.planes[side] ?? modelsByDate(choice, side);
  const next = PLANE_MODELS.filter((one) => (one === model ? isOn : flown.includes(one)));
  const usual = choice.usual.planes[side];
  if (usual !== null && isSameList(usual, next)) return usual;
  return usual === null && isSameList(modelsByDate(choice, side), next) ? null : next;
}

export function isSamePlanes(a: readonly PlaneModel[] | null, b: readonly PlaneModel[] | null): boolean {
  return a === null || b === null ? a === b : isSameList(a, b);
}
