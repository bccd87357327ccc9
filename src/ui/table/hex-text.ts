import type { Hex } from '../../hex/board.ts';
import type { View } from '../../memoir/index.ts';
import { SIDE_NAMES, SIDES, type Side } from '../../memoir/side.ts';
import type { Piece } from '../../memoir/terrain/ground.ts';
import { airParts } from '../air/late.tsx';
import type { MapName } from '../board/model.ts';
import { t } from '../text/i18n.ts';
import { rowText } from '../text/lists.ts';
import { perLocale } from '../text/locale.ts';
import { hexName } from '../text/scene.ts';
import { sideText, sideWords } from '../text/sides.ts';
import { openGround, terrainName } from '../text/terrain.ts';
import { unitDescription } from '../text/units.ts';
import { NO_MARKS, objectivesByHex, type MarksByHex, type ObjectiveMark } from './terrain/objectives.ts';

/** The ground seldom changes and is read anew after every action. */
const grounds = perLocale(() => new WeakMap<readonly Piece[], string>());

function groundText(view: View, hex: Hex): string {
  const pieces = view.ground.pieces[hex];
  const known = grounds().get(pieces);
  if (known !== undefined) return known;
  const names = pieces.map(({ id, owner }) =>
    owner === undefined ? terrainName(id) : t('table:hex.terrainOf', { terrain: terrainName(id), ...sideWords(owner) }),
  );
  const text = names.length === 0 ? openGround() : rowText(names);
  grounds().set(pieces, text);
  return text;
}

function heldBy(holder: Side) {
  return { holder: sideText(holder), holderId: SIDE_NAMES[holder] };
}

function objectiveText({ side, holder, medals: count }: ObjectiveMark): string {
  if (side === -1) {
    return holder === -1
      ? t('table:hex.objective', { count })
      : t('table:hex.objectiveHeld', { count, ...heldBy(holder) });
  }
  if (holder === -1) return t('table:hex.objectiveOf', { count, ...sideWords(side) });
  return t('table:hex.objectiveOfHeld', { count, ...sideWords(side), ...heldBy(holder) });
}

/** What is said of the medals of a hex, each kind by itself. */
export function objectiveTexts(marks: MarksByHex, hex: Hex): string[] {
  return (marks.get(hex) ?? NO_MARKS).map(objectiveText);
}

export function exitTexts(exits: readonly (readonly Hex[])[], hex: Hex): string[] {
  return SIDES.filter((side) => exits[side].includes(hex)).map((side) => t('table:hex.exitOf', sideWords(side)));
}

/** "F5 Saint-Aubert · town · German infantry, 4 of 4 figures · objective of the Allies" */
export function hexText(view: View, names: readonly MapName[], hex: Hex): string {
  const name = names.find((place) => place.hex === hex);
  const unit = view.units.find((one) => one.hex === hex);
  return [
    name === undefined ? hexName(view, hex) : t('table:hex.place', { hex: hexName(view, hex), name: name.text }),
    groundText(view, hex),
    ...(unit === undefined ? [] : [unitDescription(unit)]),
    ...(airParts(view.rules.airRules)?.airHexTexts(view, hex) ?? []),
    ...objectiveTexts(objectivesByHex(view), hex),
    ...exitTexts(
      view.rules.sides.map(({ exits }) => exits),
      hex,
    ),
  ].join(' · ');
}
