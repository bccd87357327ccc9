// M44-RES-2, M44-UNIT-3, M44-UNIT-TIGER, M44-MEDAL-KILL, M44-NAT-IT, M44-WIN-4
import { countFace, rollDice } from '../dice.ts';
import type { LossCause } from '../event.ts';
import { gainMedals } from '../medals/medals.ts';
import { evaluateObjectives } from '../medals/objectives.ts';
import { checkUnitsLeft } from '../medals/victory.ts';
import { vacate } from '../movement/relocate.ts';
import { opponent, type Side } from '../side.ts';
import { discardAtRandom } from '../terrain/headquarters.ts';
import { hasTrait, kindOf, OFF_MAP, TWO_MEDALS, type Unit } from '../units/unit.ts';
import type { World } from '../world.ts';

const HIGH_COMMAND_MINIMUM = 3;

function medalsFor(unit: Unit): number {
  return hasTrait(unit, TWO_MEDALS) ? 2 : kindOf(unit).medals;
}

function shakeHighCommand(world: World, side: Side): void {
  const { rules, sides } = world.state;
  if (rules.sides[side].highCommand && sides[side].hand.length > HIGH_COMMAND_MINIMUM) discardAtRandom(world, side);
}

export function eliminate(world: World, unit: Unit, cause: LossCause): void {
  const { hex } = unit;
  world.events?.push({ type: 'unitEliminated', unit: unit.id, hex, cause });
  vacate(world, unit);
  unit.figures = 0;
  unit.hex = OFF_MAP;
  world.air.unitRemoved(world, unit, cause, hex);
  const medals = medalsFor(unit);
  if (medals > 0) gainMedals(world, opponent(unit.side), medals, 'elimination', hex);
  shakeHighCommand(world, unit.side);
  evaluateObjectives(world);
  checkUnitsLeft(world);
}

/** All its figures at once, whatever its kind. */
export function destroyUnit(world: World, unit: Unit, cause: LossCause): void {
  const count = unit.figures;
  unit.figures = 0;
  world.state.sides[unit.side].figuresLost += count;
  world.events?.push({ type: 'figuresLost', unit: unit.id, hex: unit.hex, count, left: 0, cause });
  eliminate(world, unit, cause);
}

/** A Tiger dies only if the hits, thrown again, show a grenade. */
function survivesSecondRoll(world: World, unit: Unit, hits: number): boolean {
  const faces = rollDice(world, hits);
  const grenades = countFace(faces, 'grenade');
  world.events?.push({
    type: 'diceRolled',
    side: opponent(unit.side),
    faces,
    hits: grenades,
    reason: 'tiger',
    hex: unit.hex,
  });
  return grenades === 0;
}

/** Takes figures off the unit; hits beyond its figures are lost. */
export function loseFigures(world: World, unit: Unit, hits: number, cause: LossCause): void {
  if (kindOf(unit).twoStageDamage && survivesSecondRoll(world, unit, hits)) return;
  const count = Math.min(hits, unit.figures);
  unit.figures -= count;
  world.state.sides[unit.side].figuresLost += count;
  world.events?.push({ type: 'figuresLost', unit: unit.id, hex: unit.hex, count, left: unit.figures, cause });
  if (unit.figures === 0) eliminate(world, unit, cause);
}
