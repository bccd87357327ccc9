// M44-DICE-2, M44-DICE-3
import type { Face } from '../dice.ts';
import { ARMOR, INFANTRY } from '../units/kinds.ts';
import { kindOf, type Unit } from '../units/unit.ts';

export function isHit(face: Face, target: Unit, starHits: boolean): boolean {
  if (face === 'grenade') return true;
  if (face === 'star') return starHits;
  const kind = kindOf(target);
  if (kind.grenadeOnly) return false;
  return (face === 'infantry' && kind.class === INFANTRY) || (face === 'armor' && kind.class === ARMOR);
}

export function countHits(faces: readonly Face[], target: Unit, starHits: boolean): number {
  let hits = 0;
  for (let i = 0; i < faces.length; i++) if (isHit(faces[i], target, starHits)) hits++;
  return hits;
}

/** Do the stars of this attacker hit the target (snipers, anti-tank and machine guns)? */
export function starsHit(attacker: Unit, target: Unit): boolean {
  const kind = kindOf(attacker);
  if (kind.steadyOnly && attacker.moved > 0) return false;
  return ((kind.starHits >> kindOf(target).class) & 1) !== 0;
}
