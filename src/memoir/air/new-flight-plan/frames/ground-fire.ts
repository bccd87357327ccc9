// NFP-4.7c, NFP-4.7d, NFP-8.5, NFP-8.6, NFP-8.12
import { NOBODY } from '../../../../engine/frames.ts';
import { dicePool } from '../../../battle/pool.ts';
import { countFace, rollDice, type Face } from '../../../dice.ts';
import { beginBattle, pursue } from '../../../frames/attack.ts';
import { never, popFrame, type RulesOf } from '../../../frames/rules.ts';
import { loseCamouflage } from '../../../movement/relocate.ts';
import { opponent } from '../../../side.ts';
import { isOnBoard, type Unit } from '../../../units/unit.ts';
import type { World } from '../../../world.ts';
import type { Aircraft } from '../../aircraft.ts';
import { landedTarget } from '../../landed-target.ts';
import { aircraftOf, areSideBySide, enemyAircraft } from '../air.ts';
import type { GroundFireFrame } from '../frame.ts';
import { fireDice } from '../ground-fire.ts';
import { destroy } from '../removal.ts';

function diceAt(world: World, unit: Unit, aircraft: Aircraft, overrun: boolean): number {
  return aircraft.landed
    ? dicePool(world, unit, landedTarget(aircraft.side, aircraft.hex), unit.hex, overrun)
    : fireDice(world, unit, aircraft.hex, overrun);
}

export function fireAtAircraft(world: World, unit: Unit, reason: GroundFireFrame['reason'], overrun: boolean): void {
  const aircraft = enemyAircraft(world, unit.side);
  if (aircraft === null) return;
  const { hex: to, side } = aircraft;
  if (reason === 'groundFire') beginBattle(world, unit);
  loseCamouflage(world, unit);
  const frame: GroundFireFrame = {
    kind: 'groundFire',
    step: 'roll',
    reason,
    unit: unit.id,
    from: unit.hex,
    to,
    overrun,
  };
  world.state.frames.push(frame);
  const dice = diceAt(world, unit, aircraft, overrun);
  world.events?.push({ type: 'aircraftFiredAt', side, unit: unit.id, from: unit.hex, hex: to, dice, reason });
}

/** In the air grenades hit and must be confirmed; on the ground any grenade or flag destroys. */
function resolve(world: World, unit: Unit, aircraft: Aircraft, faces: readonly Face[], frame: GroundFireFrame): void {
  const { side } = unit;
  const hits = countFace(faces, 'grenade') + (aircraft.landed ? countFace(faces, 'flag') : 0);
  world.events?.push({ type: 'diceRolled', side, faces, hits, reason: frame.reason, hex: frame.to });
  if (hits === 0) return;
  if (aircraft.landed) destroy(world, aircraft, 'onTheGround');
  else world.state.frames.push({ kind: 'confirmation', side, step: 'answer', hits });
}

function roll(world: World, frame: GroundFireFrame): void {
  const unit = world.state.units[frame.unit];
  const aircraft = enemyAircraft(world, unit.side);
  frame.step = 'after';
  if (aircraft === null) return;
  resolve(world, unit, aircraft, rollDice(world, diceAt(world, unit, aircraft, frame.overrun)), frame);
}

/** The hex below an aircraft that is gone can be taken, after a battle side by side. */
function follow(world: World, frame: GroundFireFrame): void {
  const unit = world.state.units[frame.unit];
  popFrame(world);
  const isGone = aircraftOf(world, opponent(unit.side)) === null;
  if (frame.reason !== 'groundFire' || !isGone || !isOnBoard(unit)) return;
  if (areSideBySide(world, frame.from, frame.to)) pursue(world, unit, frame.to);
}

export const groundFire: RulesOf<'groundFire'> = {
  decider: () => NOBODY,
  options: never,
  act: never,
  run(world, frame) {
    if (frame.step === 'roll') roll(world, frame);
    else follow(world, frame);
  },
};
