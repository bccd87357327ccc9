import type { Face } from '../../src/memoir/dice.ts';
import type { State } from '../../src/memoir/index.ts';
import type { PlaneModel } from '../../src/memoir/air/air-pack/planes.ts';
import { eventsOf, labelOf, play, withDice, type Played, type Setting } from '../support/kit.ts';
import { go, sky } from './in-the-air.ts';

/** By sortie, and so without an air check, the plane of the setting flies this path. */
export function sortie(setting: Setting, plane: string, path: string[]): State {
  const airPack = { sorties: { allies: 1 }, ...setting.airPack, planes: { allies: plane } };
  const orders = ['fly sortie', 'send plane', 'end orders'];
  return go(sky({ ...setting, airPack }), ...orders, ...path.map((to) => `fly ${to}`), 'end flight').state;
}

/** The plane flies from C5 along row 5, and its dice are still to come. */
export function passed(
  axis: Record<string, string>,
  path: string[],
  setting: Setting = {},
  model: PlaneModel = 'p40',
): State {
  return sortie({ ...setting, axis: { ...axis, A9: 'infantry' } }, `${model} C5`, path);
}

export const THREE = ['D5', 'E5', 'F5'];
export const FOUR = [...THREE, 'G5'];

export function strafed(state: State, stretch: string, ...faces: Face[]): Played {
  return play(withDice(state, ...faces), `strafe ${stretch}`);
}

export function strafedHexes(played: Played): string[] {
  return eventsOf(played, 'hexStrafed').map(({ hex }) => labelOf(played.state, hex));
}
