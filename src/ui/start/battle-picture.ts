// What the map of a battle shows as it begins.
import { hexOfLabel } from '../../hex/labels.ts';
import { SIDE_NAMES, type Side } from '../../memoir/side.ts';
import type { MapPicture } from '../../workshop/picture.ts';
import type { Battle } from './battle.ts';

function aircraftOf({ board, file, scenario }: Battle, side: Side): MapPicture['aircraft'][Side] {
  const said = scenario.rules.airRules === 'none' ? undefined : file.options?.air?.aircraft?.[SIDE_NAMES[side]];
  const hex = said === undefined ? undefined : hexOfLabel(board, said.hex);
  return said === undefined || hex === undefined ? null : { type: said.type, hex };
}

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
    objectives: new Map(
      rules.objectives.flatMap(({ hexes, side, medals }) => hexes.map((hex) => [hex, { side, medals }] as const)),
    ),
    exits: [allies.exits, axis.exits],
    aircraft: [aircraftOf(battle, 0), aircraftOf(battle, 1)],
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
