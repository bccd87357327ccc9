// M44-WIN-1, M44-MEDAL-KILL, M44-MEDAL-SECTION, M44-MINE-4, NFP-7.3: can the medals be won, and are they not won already?
import { AIRCRAFT_TYPES } from '../../memoir/air/aircraft.ts';
import { opponent, SIDE_NAMES, SIDES, type Side } from '../../memoir/side.ts';
import { INFANTRY } from '../../memoir/units/kinds.ts';
import { hasTrait, kindOf, TWO_MEDALS, type Unit } from '../../memoir/units/unit.ts';
import { SECTION_NAMES } from '../../scenarios/file-names.ts';
import { MOST_MEDALS } from '../../scenarios/limits.ts';
import { checkAt, type Check } from './check.ts';
import { leavers } from './exits.ts';
import type { Look } from './look.ts';
import { setMedals } from './measures.ts';
import { canWin, holderAtStart, type Reaches } from './objectives.ts';

function sum<T>(list: readonly T[], of: (one: T) => number): number {
  return list.reduce((total, one) => total + of(one), 0);
}

/** The most medals a side could win in this battle, if everything went its way. */
function mostMedals(look: Look, reaches: Reaches, side: Side): number {
  return medalsOnTheGround(look, reaches, side) + medalsInTheAir(look, side);
}

/** Each type of the enemy's aircraft can be lost once; planes of Air Pack are never used up. */
function medalsInTheAir({ plan, airRules }: Look, side: Side): number {
  if (airRules === 'air-pack') return MOST_MEDALS;
  const types = plan.options.air?.types?.[SIDE_NAMES[opponent(side)]] ?? AIRCRAFT_TYPES;
  return airRules === 'new-flight-plan' ? new Set(types).size : 0;
}

function medalsOnTheGround(look: Look, reaches: Reaches, side: Side): number {
  const { plan, unitsOf } = look;
  const enemy = opponent(side);
  const fallen = sum(unitsOf[enemy], medalsFor);
  const held = sum(plan.objectives, (objective) => (canWin(look, reaches, objective, side) ? objective.medals : 0));
  const left = sum(leavers(look, reaches, side), (unit) =>
    kindOf(unit).class === INFANTRY ? (plan.special.infantryExitMedals ?? 1) : 1,
  );
  const sections = sum(plan.special.emptySectionMedals ?? [], (row) =>
    row.side === SIDE_NAMES[side] ? (row.medals ?? 1) : 0,
  );
  const decoys = Object.values(plan.mines).some((mine) => mine.decoy && mine.side !== side) ? 1 : 0;
  return fallen + held + left + sections + decoys;
}

function medalsFor(unit: Unit): number {
  return hasTrait(unit, TWO_MEDALS) ? 2 : kindOf(unit).medals;
}

export function medalsThatCannotBeWon(look: Look, reaches: Reaches): Check[] {
  if (look.units.length === 0) return [];
  return SIDES.flatMap((side) => {
    const need = look.plan.sides[side].medals;
    const ground = medalsOnTheGround(look, reaches, side);
    const flown = medalsInTheAir(look, side);
    const able = ground + flown;
    if (need <= ground || need > MOST_MEDALS) return [];
    // With aircraft it could be done, though hardly anybody shoots down all of them.
    const isHopeless = need > able;
    const [id, kind] = isHopeless ? (['medalsCannotBeWon', 'warning'] as const) : (['medalsInTheAir', 'hint'] as const);
    const counts = [...new Set(isHopeless ? [ground, able] : [ground])].filter((count) => count > 0);
    const fixes = counts.map((count) => setMedals(side, count));
    const values = isHopeless ? { need, able, ...(flown > 0 ? { flown } : {}) } : { need, able: ground };
    return [checkAt(look.board, { id, kind, side, values, fixes })];
  });
}

/** A battle that somebody has won before the first card is none. */
export function wonAtOnce(look: Look, reaches: Reaches): Check[] {
  const { board, plan } = look;
  return SIDES.flatMap((side) => {
    const held = plan.objectives.filter((objective) => holderAtStart(look, objective) === side);
    const medals = sum(held, (objective) => objective.medals) + sectionMedals(look, side);
    const need = plan.sides[side].medals;
    if (medals === 0 || medals < need || (plan.special.exitsNeeded?.[SIDE_NAMES[side]] ?? 0) > 0) return [];
    const more = Math.min(mostMedals(look, reaches, side), medals + 4, MOST_MEDALS);
    const hexes = [...new Set(held.flatMap((objective) => objective.hexes))];
    const fixes = more > medals ? [setMedals(side, more)] : [];
    return [checkAt(board, { id: 'wonAtOnce', kind: 'fault', side, hexes, values: { need, held: medals }, fixes })];
  });
}

/** Medals for sections that are empty of the enemy as the battle begins. */
function sectionMedals({ board, plan, unitsOf }: Look, side: Side): number {
  const enemy = unitsOf[opponent(side)].reduce((mask, { hex }) => mask | board.sections[hex], 0);
  return sum(plan.special.emptySectionMedals ?? [], (row) => {
    const isFree = row.sections.some((name) => ((enemy >> SECTION_NAMES.indexOf(name)) & 1) === 0);
    return row.side === SIDE_NAMES[side] && isFree ? (row.medals ?? 1) : 0;
  });
}
