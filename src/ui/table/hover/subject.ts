// What is worth telling about the hex that is looked at, as things stand.
import { boardOf, distance, type Hex } from '../../../hex/board.ts';
import {
  attackForecast,
  strikeForecast,
  whyNoTarget,
  type NoTargetReason,
  type Strike,
} from '../../../memoir/battle/forecast.ts';
import type { ReactNode } from 'react';
import type { Action } from '../../../memoir/index.ts';
import type { Reach } from '../../../memoir/movement/reach.ts';
import { CAMOUFLAGED, hasTrait, type Unit } from '../../../memoir/units/unit.ts';
import { airParts } from '../../air/late.tsx';
import type { Forecast } from '../../text/forecast.ts';
import type { Choices } from '../choices.ts';
import type { TableScene } from '../scene-props.ts';

/** An attack somebody could make: by the other unit of the pair. */
export interface Option {
  readonly unit: number;
  readonly forecast: Forecast;
}

export interface TargetSubject {
  readonly kind: 'target';
  /** null: Air Power or Barrage. */
  readonly attacker: number | null;
  readonly strike: Strike;
  readonly target: number;
  readonly forecast: Forecast;
  /** A click rolls, or takes aim first; `later`: not before the battle phase; `answer`: by a button. */
  readonly when: 'aimed' | 'now' | 'later' | 'answer';
}

export type Subject =
  | TargetSubject
  | {
      readonly kind: 'refused';
      readonly attacker: number;
      readonly target: number;
      readonly reason: NoTargetReason;
      readonly range: number;
      /** The dice where none are left. */
      readonly forecast: Forecast | null;
      /** The best place it could go to and attack from. */
      readonly best: { readonly hex: Hex; readonly forecast: Forecast } | null;
    }
  | { readonly kind: 'noStrike'; readonly target: number; readonly reason: 'camouflaged' | 'apart' }
  | { readonly kind: 'attackers'; readonly target: number; readonly options: readonly Option[] }
  | { readonly kind: 'move'; readonly unit: number; readonly reach: Reach; readonly options: readonly Option[] }
  | AirSubject
  | { readonly kind: 'hex' };

/** Something about aircraft, put into words where those are known. */
export interface AirSubject {
  readonly kind: 'air';
  /** null: nothing is said, for something else lies there. */
  readonly content: ReactNode;
  readonly hexes: readonly Hex[];
  /** Dice at an enemy: the rules of the hex come after them. */
  readonly isAttack: boolean;
  /** For those who hear it. */
  readonly said: string;
  /** What to look up about it. */
  readonly rules: readonly string[];
}

export interface SubjectInput {
  readonly scene: Pick<TableScene, 'match' | 'view'>;
  readonly choices: Choices;
  readonly aimed: Action | null;
  readonly hex: Hex;
}

const PLAIN: Subject = { kind: 'hex' };

/** The unit that the aimed dice fall on. */
export function aimedTarget(aimed: Action | null): number | null {
  switch (aimed?.type) {
    case 'attack':
    case 'overrun':
    case 'pickTarget':
      return aimed.target;
    default:
      return null;
  }
}

function strikeAtHand({ scene: { view } }: SubjectInput): Strike | null {
  return view.decision === 'airPower' || view.decision === 'barrage' ? view.decision : null;
}

/** What an action against this unit would throw. */
function attackBy(input: SubjectInput, action: Action, target: number): Subject | null {
  const { state } = input.scene.match;
  const when = aimedTarget(input.aimed) === target ? 'aimed' : 'now';
  const common = { kind: 'target', target, when, strike: strikeAtHand(input) ?? 'airPower' } as const;
  if (action.type === 'attack')
    return { ...common, attacker: action.unit, forecast: attackForecast(state, action.unit, target) };
  if (action.type === 'pickTarget')
    return { ...common, attacker: null, forecast: strikeForecast(state, common.strike, target) };
  const { attack } = input.scene.view.moment;
  if (action.type !== 'overrun' || attack === null) return null;
  return {
    ...common,
    attacker: attack.attacker,
    forecast: attackForecast(state, attack.attacker, target, { overrun: true }),
  };
}

/** Answers to an attack: the unit under attack strikes at the one that made it. */
function answer({ scene: { match, view } }: SubjectInput, enemy: Unit): Subject | null {
  const { attack } = view.moment;
  const types = match.legal.map(({ type }) => type);
  const reason = types.includes('declineAmbush') ? 'ambush' : types.includes('declineBattleBack') ? 'battleBack' : null;
  if (attack === null || reason === null || attack.attacker !== enemy.id) return null;
  const forecast = attackForecast(match.state, attack.target, enemy.id, { reason });
  return { kind: 'target', attacker: attack.target, strike: 'airPower', target: enemy.id, forecast, when: 'answer' };
}

function bestFrom({ scene: { match }, choices }: SubjectInput, unit: number, target: number) {
  let best: { hex: Hex; forecast: Forecast } | null = null;
  for (const { hex, targets } of choices.reaches.values()) {
    if (!targets.includes(target)) continue;
    const forecast = attackForecast(match.state, unit, target, { from: hex });
    if (best === null || forecast.odds.hit > best.forecast.odds.hit) best = { hex, forecast };
  }
  return best;
}

/** What the unit in use could do to an enemy that it cannot attack at once. */
function byUnitInUse(input: SubjectInput, attacker: number, target: number): Subject {
  const { match, view } = input.scene;
  const reason = whyNoTarget(match.state, attacker, target);
  if (reason === null) {
    const forecast = attackForecast(match.state, attacker, target);
    return { kind: 'target', attacker, strike: 'airPower', target, forecast, when: 'later' };
  }
  return {
    kind: 'refused',
    attacker,
    target,
    reason,
    range: distance(boardOf(view.board), view.units[attacker].hex, view.units[target].hex),
    forecast: reason === 'noDice' ? attackForecast(match.state, attacker, target) : null,
    best: bestFrom(input, attacker, target),
  };
}

/** The units that could attack it now, the best one first. */
function attackersOf({ scene: { match } }: SubjectInput, target: number): Option[] {
  return match.legal
    .flatMap((action) =>
      action.type === 'attack' && action.target === target
        ? [{ unit: action.unit, forecast: attackForecast(match.state, action.unit, target) }]
        : [],
    )
    .toSorted((a, b) => b.forecast.odds.hit - a.forecast.odds.hit);
}

function aboutEnemy(input: SubjectInput, enemy: Unit): Subject {
  const { match, view } = input.scene;
  const { unit } = input.choices;
  const legal = match.legal.find(
    (action) =>
      'target' in action &&
      action.target === enemy.id &&
      (action.type !== 'attack' || unit === null || action.unit === unit),
  );
  const options = unit === null ? attackersOf(input, enemy.id) : [];
  if (options.length > 1) return { kind: 'attackers', target: enemy.id, options };
  const attack = legal === undefined ? answer(input, enemy) : attackBy(input, legal, enemy.id);
  if (attack !== null) return attack;
  const overrun = match.legal.some(({ type }) => type === 'declineOverrun') ? view.moment.attack : null;
  if (overrun !== null) return byUnitInUse(input, overrun.attacker, enemy.id);
  const isPicking = view.decision === 'barrage' || view.moment.airPower?.picking === true;
  if (isPicking && strikeAtHand(input) !== null && !view.moment.airPower?.targets.includes(enemy.id))
    return { kind: 'noStrike', target: enemy.id, reason: hasTrait(enemy, CAMOUFLAGED) ? 'camouflaged' : 'apart' };
  const canBattle = view.decision === 'movement' || view.decision === 'battle';
  return unit !== null && canBattle ? byUnitInUse(input, unit, enemy.id) : PLAIN;
}

function aboutReach({ scene: { match } }: SubjectInput, unit: number, reach: Reach): Subject {
  const options = reach.targets
    .map((target) => ({ unit: target, forecast: attackForecast(match.state, unit, target, { from: reach.hex }) }))
    .toSorted((a, b) => b.forecast.odds.hit - a.forecast.odds.hit);
  return { kind: 'move', unit, reach, options };
}

export function subjectOf(input: SubjectInput): Subject {
  const { scene, choices, aimed, hex } = input;
  if (scene.match.decider === null) return PLAIN;
  const air = airParts(input.scene.view.rules.airRules)?.airSubject(input) ?? null;
  if (air !== null) return air;
  const there = scene.view.units.find((unit) => unit.hex === hex);
  if (aimed !== null && there !== undefined && aimedTarget(aimed) === there.id)
    return attackBy(input, aimed, there.id) ?? PLAIN;
  if (there !== undefined && there.side !== scene.view.side) return aboutEnemy(input, there);
  const reach = choices.reaches.get(hex);
  return reach === undefined || choices.unit === null ? PLAIN : aboutReach(input, choices.unit, reach);
}

/** The hexes a note about this must leave free. */
export function hexesOf(subject: Subject, { scene: { view }, hex }: Pick<SubjectInput, 'scene' | 'hex'>): Hex[] {
  const at = (unit: number) => view.units[unit].hex;
  switch (subject.kind) {
    case 'target':
    case 'refused':
      return subject.attacker === null ? [hex] : [hex, at(subject.attacker)];
    case 'move':
      return [hex, at(subject.unit), ...subject.reach.path, ...subject.options.map(({ unit }) => at(unit))];
    case 'air':
      return [hex, ...subject.hexes];
    case 'attackers':
      return [hex, ...subject.options.map(({ unit }) => at(unit))];
    default:
      return [hex];
  }
}
