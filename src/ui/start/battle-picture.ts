// What the map of a battle shows as it begins.
import { NOBODY_STARTS } from '../../memoir/air/aircraft.ts';
import { basesByHex } from '../../workshop/bases.ts';
import type { MapPicture } from '../../workshop/picture.ts';
import type { Battle } from './battle.ts';

function picture(battle: Battle): MapPicture {
  const { scenario, board, file, places, units } = battle;
  const { rules, ground, mines } = scenario;
  const [allies, axis] = rules.sides;
  return {
    board,
    face: file.face ?? 'country',
    pieces: ground.pieces,
    units,
    mines: new Map(mines.map(({ hex, side, decoy }) => [hex, { side, decoy }])),
    objectives: rules.objectives,
    exits: [allies.exits, axis.exits],
    bases: rules.airRules === 'air-pack' && scenario.planes !== undefined ? basesByHex(scenario.planes) : {},
    aircraft: rules.airRules === 'new-flight-plan' ? scenario.aircraft : NOBODY_STARTS,
    places,
    top: file.sides?.allies?.edge === 'top' || file.sides?.axis?.edge === 'bottom' ? 0 : 1,
    nations: [allies.nation, axis.nation],
    front: file.front ?? null,
  };
}

const drawn = new WeakMap<Battle, MapPicture>();

/** The same battle has the same picture, so that its map is drawn once. */
export function battlePicture(battle: Battle): MapPicture {
  let known = drawn.get(battle);
  if (known === undefined) {
    known = picture(battle);
    drawn.set(battle, known);
  }
  return known;
}
