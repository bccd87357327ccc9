// AP-19.1…19.4
import { NOBODY } from '../../../../engine/frames.ts';
import type { Hex } from '../../../../hex/board.ts';
import { beginBattle, pursue } from '../../../frames/attack.ts';
import { never, popFrame, type RulesOf } from '../../../frames/rules.ts';
import { loseCamouflage } from '../../../movement/relocate.ts';
import { opponent } from '../../../side.ts';
import { isOnBoard, type Unit } from '../../../units/unit.ts';
import type { World } from '../../../world.ts';
import { areSideBySide } from '../air.ts';
import { diceAtBase, rollAtBase } from '../airfield-attack.ts';
import type { AirfieldAttackFrame } from '../frame.ts';
import { groundedOn } from '../grounded.ts';

/** A unit that overruns leaves the battle it comes from. */
export function attackAirfield(world: World, unit: Unit, to: Hex): void {
  const overrun = world.state.frames.at(-1)?.kind === 'attack';
  if (overrun) popFrame(world);
  beginBattle(world, unit);
  loseCamouflage(world, unit);
  world.state.frames.push({ kind: 'airfieldAttack', unit: unit.id, from: unit.hex, to, overrun, step: 'roll' });
  const dice = diceAtBase(world, unit, to, overrun);
  const side = opponent(unit.side);
  world.events?.push({ type: 'airfieldAttacked', side, unit: unit.id, from: unit.hex, hex: to, dice });
}

function roll(world: World, frame: AirfieldAttackFrame): void {
  const unit = world.state.units[frame.unit];
  frame.step = 'after';
  rollAtBase(world, unit.side, diceAtBase(world, unit, frame.to, frame.overrun), 'airfieldAttack', frame.to);
}

/** The hex of a base that is gone can be taken, after a battle side by side. */
function follow(world: World, { unit: id, from, to }: AirfieldAttackFrame): void {
  const unit = world.state.units[id];
  popFrame(world);
  if (groundedOn(world, to) === null && isOnBoard(unit) && areSideBySide(world, from, to)) pursue(world, unit, to);
}

export const airfieldAttack: RulesOf<'airfieldAttack'> = {
  decider: () => NOBODY,
  options: never,
  act: never,
  run(world, frame) {
    if (frame.step === 'roll') roll(world, frame);
    else follow(world, frame);
  },
};
