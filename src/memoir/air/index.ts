import type { AirRules, AirRulesName } from './hooks.ts';
import { none } from './none.ts';

const modules = new Map<AirRulesName, AirRules>([['none', none]]);

/** A module names itself when it is loaded, so that a page without aircraft need not fetch it. */
export function registerAirRules(rules: AirRules): void {
  modules.set(rules.name, rules);
}

export function isLoaded(name: AirRulesName): boolean {
  return modules.has(name);
}

export function airRulesOf(name: AirRulesName): AirRules {
  const rules = modules.get(name);
  if (rules === undefined) throw new Error(`The air rules '${name}' are not loaded`);
  return rules;
}
