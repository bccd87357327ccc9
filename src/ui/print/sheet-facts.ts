// What the sheet of a scenario says of its units and its aircraft.
import { AIRCRAFT_TYPES } from '../../memoir/air/aircraft.ts';
import { typesOf } from '../../memoir/air/new-flight-plan/options.ts';
import { openingAirHand } from '../../memoir/air/new-flight-plan/superiority.ts';
import { SIDES, type Side } from '../../memoir/side.ts';
import { UNIT_KINDS } from '../../memoir/units/kinds.ts';
import { firstTurn, type Nation, type Unit } from '../../memoir/units/unit.ts';
import { aircraftModel } from '../air/aircraft-model.ts';
import { whySuperior } from '../air/panels/superiority-text.ts';
import { labelsText, placeText } from '../briefing/places.ts';
import type { MapPicture } from '../../workshop/picture.ts';
import type { Battle } from '../start/battle.ts';
import { t } from '../text/i18n.ts';
import { rowText } from '../text/lists.ts';
import { capital, sideText, sideWords } from '../text/sides.ts';
import { kindName, traitTexts, unitName } from '../text/units.ts';

/** Units of a side that are alike. */
export interface UnitGroup {
  /** One of them. */
  readonly unit: Unit;
  readonly count: number;
  readonly text: string;
}

/** Units that cannot be ordered at once look like others: their turn and their hexes are said. */
function waitTexts(picture: Pick<MapPicture, 'board'>, alike: readonly Unit[]): string[] {
  const number = firstTurn(alike[0]);
  if (number === 1) return [];
  const hexes = labelsText(
    picture,
    alike.map(({ hex }) => hex),
  );
  return [t('sheet:waits', { number, hexes })];
}

function groupText(unit: Unit, nation: Nation): string {
  const usual = UNIT_KINDS[unit.kind].figures;
  const figures = unit.fullStrength === usual ? [] : [t('sheet:figures', { count: unit.fullStrength })];
  const name = capital(unit.nation === nation ? kindName(unit) : unitName(unit));
  return rowText([name, ...figures, ...traitTexts(unit)]);
}

/** Those of a side by kind, the plain kinds first; `nation` is the one that goes without saying. */
export function unitGroups(picture: Pick<MapPicture, 'board' | 'units'>, side: Side, nation: Nation): UnitGroup[] {
  const groups = new Map<string, Unit[]>();
  for (const unit of picture.units) {
    if (unit.side !== side) continue;
    const key = [unit.kind, unit.nation, unit.fullStrength, unit.traits, firstTurn(unit)].join(' ');
    groups.set(key, [...(groups.get(key) ?? []), unit]);
  }
  return [...groups.values()]
    .toSorted(([a, ...as], [b, ...bs]) => a.kind - b.kind || firstTurn(a) - firstTurn(b) || bs.length - as.length)
    .map((alike) => ({
      unit: alike[0],
      count: alike.length,
      text: rowText([groupText(alike[0], nation), ...waitTexts(picture, alike)]),
    }));
}

function typesText(battle: Battle, side: Side): string {
  const types = typesOf(battle.scenario.rules.air, side);
  if (types.length === 0) return t('sheet:airNone', sideWords(side));
  const names = AIRCRAFT_TYPES.filter((type) => types.includes(type)).map((type) => t(`air:type.${type}`));
  return t('sheet:airTypes', { types: rowText(names), ...sideWords(side) });
}

function startTexts(battle: Battle, side: Side): string[] {
  const { aircraft, rules } = battle.scenario;
  const starting = aircraft[side];
  if (starting === null) return [];
  const model = aircraftModel(rules.sides[side].nation, starting.type, rules.air.front ?? rules.front);
  const words = { aircraft: t(`air:model.${model}`), place: placeText(battle, [starting.hex]), ...sideWords(side) };
  return [t('sheet:starts', words)];
}

/** What is to be known of the air war before it begins; nothing where there is none. */
export function airLines(battle: Battle): string[] {
  const { board, ground, rules } = battle.scenario;
  if (rules.airRules !== 'new-flight-plan') return [];
  return [
    whySuperior(rules),
    ...SIDES.map((side) =>
      t('sheet:airHand', { count: openingAirHand({ board, ground, rules }, side), side: sideText(side) }),
    ),
    ...(rules.air.types === undefined ? [] : SIDES.map((side) => typesText(battle, side))),
    ...SIDES.flatMap((side) => startTexts(battle, side)),
  ];
}
