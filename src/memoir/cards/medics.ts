// M44-CARD-MEDICS, M44-BRK-5, M44-ACT-OASIS
import { countFace, rollDice, type Face, type RollReason } from '../dice.ts';
import type { Side } from '../side.ts';
import { ARMOR, INFANTRY } from '../units/kinds.ts';
import { isOnBoard, kindOf, type Unit } from '../units/unit.ts';
import type { World } from '../world.ts';

const BREAKTHROUGH_DICE = 4;

export function isWounded(unit: Unit): boolean {
  return isOnBoard(unit) && unit.figures < unit.fullStrength && kindOf(unit).heals;
}

/** The symbol that heals a unit, beside the star; artillery has none. */
export function healingFace(unit: Unit): Face | null {
  const { class: unitClass } = kindOf(unit);
  if (unitClass === INFANTRY) return 'infantry';
  return unitClass === ARMOR ? 'armor' : null;
}

export function restoreFigures(world: World, unit: Unit, count: number): number {
  const restored = Math.min(count, unit.fullStrength - unit.figures);
  if (restored <= 0) return 0;
  unit.figures += restored;
  world.events?.push({ type: 'figuresRestored', unit: unit.id, hex: unit.hex, count: restored });
  return restored;
}

/** Dice for one wounded unit; returns the figures that came back. */
export function rollToHeal(world: World, unit: Unit, dice: number, reason: RollReason): number {
  const faces = rollDice(world, dice);
  const symbol = healingFace(unit);
  const healed = countFace(faces, 'star') + (symbol === null ? 0 : countFace(faces, symbol));
  world.events?.push({ type: 'diceRolled', side: unit.side, faces, hits: healed, reason, hex: unit.hex });
  return restoreFigures(world, unit, healed);
}

export function startHealing(world: World, side: Side, gungHo: boolean): void {
  const { frames, rules } = world.state;
  if (rules.deck === 'standard') {
    frames.push({ kind: 'medics', side, units: gungHo ? 2 : 1, tried: [] });
    return;
  }
  const faces = rollDice(world, BREAKTHROUGH_DICE);
  world.events?.push({ type: 'diceRolled', side, faces, hits: 0, reason: 'medics', hex: -1 });
  frames.push({
    kind: 'healing',
    side,
    infantry: countFace(faces, 'infantry'),
    armor: countFace(faces, 'armor'),
    star: countFace(faces, 'star'),
  });
}
