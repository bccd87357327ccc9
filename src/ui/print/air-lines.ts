// What the sheet of a scenario says of the air war before it begins.
import { AIRCRAFT_TYPES } from '../../memoir/air/aircraft.ts';
import { modelsOf } from '../../memoir/air/air-pack/models.ts';
import { PLAIN_AIR_PACK } from '../../memoir/air/air-pack/options.ts';
import type { PlaneModel } from '../../memoir/air/air-pack/planes.ts';
import { typesOf } from '../../memoir/air/new-flight-plan/options.ts';
import { openingAirHand } from '../../memoir/air/new-flight-plan/superiority.ts';
import { SIDES, type Side } from '../../memoir/side.ts';
import { aircraftModel } from '../air/aircraft-model.ts';
import { whySuperior } from '../air/panels/superiority-text.ts';
import { modelIdOf } from '../air-pack/plane-model.ts';
import { placeText } from '../briefing/places.ts';
import type { Battle } from '../start/battle.ts';
import { t } from '../text/i18n.ts';
import { listText, rowText } from '../text/lists.ts';
import { sideText, sideWords } from '../text/sides.ts';

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

function flightPlanLines(battle: Battle): string[] {
  const { board, ground, rules } = battle.scenario;
  return [
    whySuperior(rules),
    ...SIDES.map((side) =>
      t('sheet:airHand', { count: openingAirHand({ board, ground, rules }, side), side: sideText(side) }),
    ),
    ...(rules.air.types === undefined ? [] : SIDES.map((side) => typesText(battle, side))),
    ...SIDES.flatMap((side) => startTexts(battle, side)),
  ];
}

function planeText(model: PlaneModel): string {
  return t(`air:model.${modelIdOf(model)}`);
}

function sortiesLine({ scenario }: Battle): string {
  const { sorties } = scenario.rules.air.airPack ?? PLAIN_AIR_PACK;
  if (sorties === 'shuffled') return t('sheet:sortiesShuffled');
  return t('sheet:sorties', { allies: sorties[0], axis: sorties[1] });
}

function planesText({ scenario }: Battle, side: Side): string {
  const { basing } = scenario.rules.air.airPack ?? PLAIN_AIR_PACK;
  const models = modelsOf(scenario.rules, side, basing[side]);
  if (models.length === 0) return t('sheet:airNone', sideWords(side));
  return t('sheet:airTypes', { types: rowText(models.map(planeText)), ...sideWords(side) });
}

function airPackLines(battle: Battle): string[] {
  const { planes = { parked: [], ready: [] } } = battle.scenario;
  return [
    sortiesLine(battle),
    ...SIDES.map((side) => planesText(battle, side)),
    ...planes.parked.map(({ side, model, hex }) =>
      t('sheet:starts', { aircraft: planeText(model), place: placeText(battle, [hex]), ...sideWords(side) }),
    ),
    ...planes.ready.map(({ side, hex, count }) =>
      t('sheet:ready', { count, place: placeText(battle, [hex]), ...sideWords(side) }),
    ),
  ];
}

/** Which air rules the scenario is meant for, where it says so. */
function suitsLines({ file, scenario }: Battle): string[] {
  const { suits = [], airRules = 'none' } = file.options ?? {};
  const own = t(`library:airRules.${airRules}`);
  if (scenario.rules.airRulesFixed === true) return [t('sheet:airFixed', { rules: own })];
  const others = suits.filter((name) => name !== airRules).map((name) => t(`library:airRules.${name}`));
  return others.length === 0 ? [] : [t('sheet:airSuits', { rules: own, others: listText(others) })];
}

/** What is to be known of the air war; nothing where there is none. */
export function airLines(battle: Battle): string[] {
  const { airRules } = battle.scenario.rules;
  return [
    ...suitsLines(battle),
    ...(airRules === 'new-flight-plan' ? flightPlanLines(battle) : []),
    ...(airRules === 'air-pack' ? airPackLines(battle) : []),
  ];
}
