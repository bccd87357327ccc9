import '../../src/memoir/air/air-pack/index.ts';
import type { AirOptions } from '../../src/memoir/air/hooks.ts';
import { PLAIN_AIR_PACK, type AirPackOptions } from '../../src/memoir/air/air-pack/options.ts';
import { airPackState } from '../../src/memoir/air/air-pack/own-state.ts';
import type { PlaneModel } from '../../src/memoir/air/air-pack/planes.ts';
import type { AirPackState, Plane } from '../../src/memoir/air/air-pack/state.ts';
import { newPiece } from '../../src/memoir/air/flying-piece.ts';
import { PLAIN_AIR_OPTIONS } from '../../src/memoir/air/new-flight-plan/options.ts';
import { cardOf, type CardId } from '../../src/memoir/cards/card.ts';
import type { State } from '../../src/memoir/index.ts';
import { SIDE_NAMES, type Side, type SideName } from '../../src/memoir/side.ts';
import { hexNamed, labelAt } from './hexes.ts';

type PerSide<T> = Partial<Record<SideName, T>>;

/** The planes of a small battle: nobody has a sortie card, and no plane is on the board, unless something else is said. */
export interface AirPackSetting {
  options?: Partial<AirPackOptions>;
  /** Sortie cards beside the hands. */
  sorties?: PerSide<number>;
  /** In flight, by model and hex: 'spitfire D5'. */
  planes?: PerSide<string>;
  /** Units the plane of the side has pinned: it interdicts. */
  pinned?: PerSide<string[]>;
  /** On the ground, by model and hex. */
  parked?: PerSide<string[]>;
  /** Ready-to-take-off markers by hex. */
  ready?: PerSide<Record<string, number>>;
  announced?: PerSide<CardId>;
}

export function airPackOptions({ options, sorties }: AirPackSetting): AirOptions {
  const dealt = [sorties?.allies ?? 0, sorties?.axis ?? 0] as const;
  return { ...PLAIN_AIR_OPTIONS, airPack: { ...PLAIN_AIR_PACK, sorties: dealt, ...options } };
}

export function airPack(state: State): AirPackState {
  const air = airPackState(state.air);
  if (air === null) throw new Error('This battle has no sorties');
  return air;
}

function modelAndHex(state: State, text: string): { model: PlaneModel; hex: number } {
  const [model, label] = text.split(' ');
  return { model: model as PlaneModel, hex: hexNamed(state, label) };
}

function planeOf(state: State, side: Side, text: string, pinned: readonly string[] | undefined): Plane {
  const { model, hex } = modelAndHex(state, text);
  return {
    ...newPiece(side, { hex }),
    model,
    cleared: false,
    action: null,
    interdicts: pinned !== undefined,
    pinned: (pinned ?? []).map((label) => state.unitAt[hexNamed(state, label)]),
  };
}

/** Puts the planes of a battle that waits for its first card where the setting has them. */
export function setUpAirPack(state: State, setting: AirPackSetting): void {
  const air = airPack(state);
  for (const [index, name] of SIDE_NAMES.entries()) {
    const side = index as Side;
    const own = air.sides[side];
    const plane = setting.planes?.[name];
    if (plane !== undefined) own.plane = planeOf(state, side, plane, setting.pinned?.[name]);
    const announced = setting.announced?.[name];
    if (announced !== undefined) own.announced = cardOf(announced);
    const parked = (setting.parked?.[name] ?? []).map((text) => ({ side, ...modelAndHex(state, text) }));
    air.parked = [...air.parked, ...parked];
    const ready = Object.entries(setting.ready?.[name] ?? {});
    air.ready = [...air.ready, ...ready.map(([label, count]) => ({ side, hex: hexNamed(state, label), count }))];
  }
}

/** 'spitfire D5', 'spitfire coming', or 'none'. */
export function planeText(state: State, name: SideName): string {
  const { plane } = airPack(state).sides[SIDE_NAMES.indexOf(name) as Side];
  if (plane === null) return 'none';
  const hex = plane.hex < 0 ? 'coming' : labelAt(state, plane.hex);
  return `${plane.model} ${hex}`;
}

/** ['storch D5'] */
export function parkedText(state: State, name: SideName): string[] {
  const side = SIDE_NAMES.indexOf(name);
  return airPack(state).parked.flatMap((one) => (one.side === side ? [`${one.model} ${labelAt(state, one.hex)}`] : []));
}

/** Markers on a hex. */
export function markersAt(state: State, label: string): number {
  const hex = hexNamed(state, label);
  return airPack(state).ready.reduce((sum, one) => (one.hex === hex ? sum + one.count : sum), 0);
}

export function sortieCards(state: State, name: SideName): number {
  return airPack(state).sides[SIDE_NAMES.indexOf(name) as Side].sorties;
}
