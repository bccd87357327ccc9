// NFP-4.7b, NFP-7.6, NFP-7.7, NFP-7.12
import { countFace, rollDice } from '../../dice.ts';
import { ORDERED } from '../../units/unit.ts';
import type { World } from '../../world.ts';
import type { Aircraft } from '../aircraft.ts';
import { airOf, areSideBySide, changeTurn, enemyAircraft } from './air.ts';
import { specialAction } from './special.ts';
import { TYPE_ROWS } from './types.ts';

/** The enemy aircraft it could fight: both fly, side by side. */
export function rivalOf(world: World, aircraft: Aircraft): Aircraft | null {
  const enemy = enemyAircraft(world, aircraft.side);
  if (enemy === null || enemy.landed || aircraft.landed) return null;
  return areSideBySide(world, aircraft.hex, enemy.hex) ? enemy : null;
}

export function canDeclareDogfight(world: World, aircraft: Aircraft): boolean {
  return aircraft.order === ORDERED && !airOf(world).turn.dogfight && rivalOf(world, aircraft) !== null;
}

export function declareDogfight(world: World, aircraft: Aircraft): void {
  const rival = rivalOf(world, aircraft);
  if (rival === null) return;
  changeTurn(world, { dogfight: true });
  world.events?.push({ type: 'dogfightDeclared', side: aircraft.side, from: aircraft.hex, to: rival.hex });
}

/** An answer is rolled without the help of a card. */
export function dogfightDice(world: World, aircraft: Aircraft, answer: boolean): number {
  return TYPE_ROWS[aircraft.type].dogfight + (answer ? 0 : (specialAction(world, aircraft).dogfightDice ?? 0));
}

/** Only grenades hit; they must be confirmed. */
export function fightRival(world: World, aircraft: Aircraft, rival: Aircraft, answer: boolean): void {
  const { side } = aircraft;
  const dice = dogfightDice(world, aircraft, answer);
  world.events?.push({ type: 'dogfightFought', side, from: aircraft.hex, to: rival.hex, dice, answer });
  const faces = rollDice(world, dice);
  const hits = countFace(faces, 'grenade');
  const reason = answer ? 'turnTheTables' : 'dogfight';
  world.events?.push({ type: 'diceRolled', side, faces, hits, reason, hex: rival.hex });
  if (hits > 0) world.state.frames.push({ kind: 'confirmation', side, step: 'answer', hits });
}
