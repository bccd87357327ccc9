// M44-CARD-AIR, M44-CARD-BARRAGE, M44-FLAG-2, M44-BRK-2, M44-BRK-3, M44-DIFF-13
import { countFace, rollDice, type RollReason } from '../dice.ts';
import { ALLIES, type Side } from '../side.ts';
import { isOnBoard, type Unit } from '../units/unit.ts';
import type { World } from '../world.ts';
import { sendBack } from './flags.ts';
import { countHits } from './hits.ts';
import { loseFigures } from './losses.ts';

export type Strike = Extract<RollReason, 'airPower' | 'barrage'>;

const BARRAGE_DICE = 4;

export function strikeDice(world: World, side: Side, reason: Strike): number {
  if (reason === 'barrage') return BARRAGE_DICE;
  return world.state.rules.deck === 'breakthrough' || side === ALLIES ? 2 : 1;
}

export function strikeStarsHit(world: World, reason: Strike): boolean {
  return reason === 'airPower' || world.state.rules.deck === 'breakthrough';
}

/** Dice from nowhere on one unit: no terrain, no ignoring of flags. */
export function strike(world: World, side: Side, target: Unit, reason: Strike): void {
  const faces = rollDice(world, strikeDice(world, side, reason));
  const hits = countHits(faces, target, strikeStarsHit(world, reason));
  world.events?.push({ type: 'diceRolled', side, faces, hits, reason, hex: target.hex });
  if (hits > 0) loseFigures(world, target, hits, 'attack');
  const flags = countFace(faces, 'flag');
  if (flags > 0 && isOnBoard(target)) sendBack(world, target, flags, false);
}
