import type { Hex } from '../../hex/board.ts';
import type { View } from '../../memoir/index.ts';
import type { MapName } from '../board/model.ts';
import { PAGE } from '../text/page.ts';
import { hexName } from '../text/scene.ts';
import { sideText } from '../text/sides.ts';
import { OPEN_GROUND, terrainName } from '../text/terrain.ts';
import { unitDescription } from '../text/units.ts';
import { objectivesByHex } from './terrain/objectives.ts';

function groundText(view: View, hex: Hex): string {
  const names = view.ground.pieces[hex].map(({ id, owner }) =>
    owner === undefined ? terrainName(id) : `${terrainName(id)} of the ${sideText(owner)}`,
  );
  return names.length === 0 ? OPEN_GROUND : names.join(', ');
}

function objectiveText(view: View, hex: Hex): string[] {
  const objective = objectivesByHex(view).get(hex);
  if (objective === undefined) return [];
  const whose = objective.side === -1 ? '' : ` of the ${sideText(objective.side)}`;
  const held = objective.holder === -1 ? '' : `, held by the ${sideText(objective.holder)}`;
  return [`${PAGE.objective}${whose}${held}`];
}

/** "F5 Saint-Aubert · town · German infantry, 4 of 4 figures · objective of the Allies" */
export function hexText(view: View, names: readonly MapName[], hex: Hex): string {
  const name = names.find((place) => place.hex === hex);
  const unit = view.units.find((one) => one.hex === hex);
  const exit = view.rules.sides.some(({ exits }) => exits.includes(hex)) ? [PAGE.exit] : [];
  return [
    `${hexName(view, hex)}${name === undefined ? '' : ` ${name.text}`}`,
    groundText(view, hex),
    ...(unit === undefined ? [] : [unitDescription(unit)]),
    ...objectiveText(view, hex),
    ...exit,
  ].join(' · ');
}
