import type { State } from '../../src/memoir/index.ts';
import type { PlaneModel } from '../../src/memoir/air/air-pack/planes.ts';
import { airPack } from '../support/air-pack.ts';
import { labelOf, type Setting } from '../support/kit.ts';
import { go, sky } from './in-the-air.ts';

/** Hexes of the units with a crater marker. */
export function craters(state: State): string[] {
  const { plane } = airPack(state).sides[0];
  return (plane?.pinned ?? []).map((id) => labelOf(state, state.units[id].hex)).toSorted();
}

/** The plane of the Allies has come to F3; the Axis has the next turn and these cards. */
export function interdicted(
  axis: Record<string, string>,
  setting: Setting = {},
  model: PlaneModel = 'spitfire',
): State {
  const start = sky({
    axis: { ...axis, A9: 'infantry' },
    ...setting,
    hands: { allies: ['direct-from-hq', 'recon-in-force'], axis: ['direct-from-hq'], ...setting.hands },
    airPack: { planes: { allies: `${model} G1` }, ...setting.airPack },
  });
  return go(start, 'play direct-from-hq', 'order plane', 'end orders', 'fly f2', 'fly F3', 'end flight').state;
}

/** The Axis gives its orders by Direct from HQ. */
export function ordered(state: State, ...units: string[]): State {
  return go(state, 'play direct-from-hq', ...units.map((unit) => `order ${unit}`), 'end orders').state;
}
