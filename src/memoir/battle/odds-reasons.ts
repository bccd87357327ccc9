// M44-FLAG-1…9, M44-UNIT-TIGER: why the chances of a roll are other ones than its faces alone would give
import { kindOf, type Unit } from '../units/unit.ts';
import type { FlagToll } from './flags.ts';

export type OddsReason =
  /** Flags cost figures: it cannot go back at all. */
  | { readonly kind: 'noWayBack' }
  /** So many flags, and more, cost figures: the way back ends before. */
  | { readonly kind: 'shortWayBack'; readonly flags: number }
  /** So many flags of the roll it may ignore, or ignores whether it wants or not. */
  | { readonly kind: 'mayIgnore' | 'ignores'; readonly flags: number }
  /** A hit counts only if a second roll confirms it. */
  | { readonly kind: 'secondRoll' };

function isFree({ hits, owed }: FlagToll): boolean {
  return hits === 0 && owed === 0;
}

/** `tolls`: what none, one, two … flags come to, up to as many as there are dice. */
export function reasonsOf(target: Unit, tolls: readonly FlagToll[]): OddsReason[] {
  const reasons: OddsReason[] = [];
  if (kindOf(target).twoStageDamage && tolls.length > 1) reasons.push({ kind: 'secondRoll' });
  const free = tolls.findLastIndex(isFree);
  if (free > 0) reasons.push({ kind: tolls[free].ignored === free ? 'ignores' : 'mayIgnore', flags: free });
  const costly = tolls.findIndex(({ hits }) => hits > 0);
  if (costly > 0)
    reasons.push(tolls[costly].owed === 0 ? { kind: 'noWayBack' } : { kind: 'shortWayBack', flags: costly });
  return reasons;
}
