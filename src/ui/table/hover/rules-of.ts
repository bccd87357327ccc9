// What to look up in the rules about the hex that is looked at.
import { boardOf, distance, type Hex } from '../../../hex/board.ts';
import { flightPlanView } from '../../../memoir/air/new-flight-plan/own-state.ts';
import type { NoTargetReason } from '../../../memoir/battle/forecast.ts';
import type { View } from '../../../memoir/index.ts';
import { SIDES } from '../../../memoir/side.ts';
import { unitFacts, type UnitFactKind } from '../../../memoir/units/facts.ts';
import { kindOf, traitNames, type Unit } from '../../../memoir/units/unit.ts';
import type { Subject, SubjectInput } from './subject.ts';

/** The rule that an attack fails by. */
export const RULES_OF_REFUSAL: Readonly<Record<NoTargetReason, string>> = {
  offMap: 'targets',
  notEnemy: 'no-dice-no-attack',
  notOrdered: 'only-ordered-units',
  onTheMove: 'breakthrough',
  cardForbids: 'who-may-battle',
  acted: 'who-may-battle',
  hasBattled: 'who-may-battle',
  barredHere: 'who-may-battle',
  barredByEntry: 'no-battle-on-entry',
  bogged: 'marsh',
  movedTooFar: 'move-and-battle',
  closeAssaultOnly: 'close-assault',
  unarmed: 'carrier',
  adjacentEnemy: 'close-assault-lock',
  outOfRange: 'range',
  night: 'night',
  camouflaged: 'camouflage',
  cannotHarm: 'sniper',
  wadi: 'wadi',
  noSight: 'line-of-sight',
  noDice: 'no-dice-no-attack',
};

/** What a unit can do by its nation. */
const OF_NATION: Partial<Record<UnitFactKind, string>> = { bushido: 'japanese', battlesBack: 'british' };

function rulesOfUnit(view: View, unit: Readonly<Unit>): string[] {
  const facts = unitFacts(unit, view.rules);
  return [
    `unit.${kindOf(unit).id}`,
    ...traitNames(unit.traits).map((trait) => `trait.${trait}`),
    ...facts.flatMap(({ kind }) => OF_NATION[kind] ?? []),
    ...(unit.nation === 'it' && view.rules.italianRoyalArmy ? ['italian'] : []),
  ];
}

function rulesOfGround(view: View, hex: Hex): string[] {
  return view.ground.pieces[hex].map(({ id }) => `terrain.${id}`);
}

function rulesOfGoals({ rules }: View, hex: Hex): string[] {
  return [
    ...(rules.objectives.some(({ hexes }) => hexes.includes(hex)) ? ['objectives'] : []),
    ...(rules.suddenDeath.some(({ hexes }) => hexes.includes(hex)) ? ['sudden-death'] : []),
    ...(SIDES.some((side) => rules.sides[side].exits.includes(hex)) ? ['exit'] : []),
  ];
}

function rulesOfAircraft({ air }: View, hex: Hex): string[] {
  return (flightPlanView(air)?.sides ?? []).flatMap(({ aircraft }) => {
    if (aircraft === null || aircraft.hex !== hex) return [];
    return [`aircraft.${aircraft.type}`, aircraft.landed ? 'on-the-ground' : 'aircraft-in-the-way'];
  });
}

/** Everything on the hex, the most telling first. */
function rulesOfHex(view: View, hex: Hex): string[] {
  const unit = view.units.find((one) => one.hex === hex);
  const found = [
    ...rulesOfAircraft(view, hex),
    ...(unit === undefined ? [] : rulesOfUnit(view, unit)),
    ...rulesOfGround(view, hex),
    ...rulesOfGoals(view, hex),
    ...(view.crosshairs.some((marker) => marker.hex === hex) ? ['big-gun'] : []),
  ];
  return found.length === 0 ? ['open-ground'] : found;
}

/** Open ground is no answer to a question about dice or a move. */
function placeRules(view: View, hex: Hex): string[] {
  return rulesOfHex(view, hex).filter((key) => key !== 'open-ground');
}

export function rulesOf(subject: Subject, { scene: { view }, hex }: Pick<SubjectInput, 'scene' | 'hex'>): string[] {
  const attackRules = (attacker: number) => {
    const unit = view.units[attacker];
    const isClose = distance(boardOf(view.board), unit.hex, hex) === 1;
    return ['battle-dice', ...(isClose ? ['close-assault-lock'] : []), `unit.${kindOf(unit).id}`];
  };
  switch (subject.kind) {
    case 'target':
      return subject.attacker === null
        ? [subject.strike === 'barrage' ? 'barrage' : 'air-power', 'hits']
        : [...attackRules(subject.attacker), ...placeRules(view, hex)];
    case 'refused':
      return [RULES_OF_REFUSAL[subject.reason], ...placeRules(view, hex)];
    case 'noStrike':
      return [subject.reason === 'camouflaged' ? 'camouflage' : 'air-power'];
    case 'attackers':
      return ['battle-dice', ...placeRules(view, hex)];
    case 'move':
      return ['moving', 'move-and-battle', `unit.${kindOf(view.units[subject.unit]).id}`, ...placeRules(view, hex)];
    case 'air':
      return [...subject.rules, ...placeRules(view, hex)];
    default:
      return rulesOfHex(view, hex);
  }
}
