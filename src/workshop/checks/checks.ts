// The live checks of a scenario that is being drawn.
import type { Plan } from '../plan.ts';
import { CHECK_KINDS, type Check, type CheckKind } from './check.ts';
import { lookAt, type Look } from './look.ts';
import { faultsLeft } from './reader.ts';
import { unitsShutIn, unitsWhereTheyCannotStand } from './standing.ts';

export type { Check, CheckId, CheckKind, Fix, FixId } from './check.ts';

const CHECKS: readonly ((look: Look) => readonly Check[])[] = [unitsWhereTheyCannotStand, unitsShutIn];

/** All that is amiss with a plan, the worst first. */
export function checksOf(plan: Plan): readonly Check[] {
  const look = lookAt(plan);
  const said = CHECKS.flatMap((check) => check(look));
  const all = [...said, ...faultsLeft(look, said)];
  return CHECK_KINDS.flatMap((kind) => all.filter((check) => check.kind === kind));
}

/** How many there are of each kind. */
export function countChecks(checks: readonly Check[]): Readonly<Record<CheckKind, number>> {
  const counts = { fault: 0, warning: 0, hint: 0 };
  for (const { kind } of checks) counts[kind]++;
  return counts;
}
