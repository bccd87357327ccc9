// M44-CARD-AIR, M44-CARD-BARRAGE, M44-FLAG-2
import { countFace, rollDice, type RollReason } from '../dice.ts';
import type { Side } from '../side.ts';
import { isOnBoard, type Unit } from '../units/unit.ts';
import type { World } from '../world.ts';
import { sendBack } from './flags.ts';
import { countHits } from './hits.ts';
import { loseFigures } from './losses.ts';

/** Dice from nowhere on one unit: no terrain, no ignoring of flags. */
export function strike(
  world: World,
  side: Side,
  target: Unit,
  dice: number,
  starHits: boolean,
  reason: RollReason,
): void {
  const faces = rollDice(world, dice);
  const hits = countHits(faces, target, starHits);
  world.events?.push({ type: 'diceRolled', side, faces, hits, reason, hex: target.hex });
  if (hits > 0) loseFigures(world, target, hits, 'attack');
  const flags = countFace(faces, 'flag');
  if (flags > 0 && isOnBoard(target)) sendBack(world, target, flags, false);
}
