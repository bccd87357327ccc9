import type { AirRules, AirRulesName } from './hooks.ts';
import { none } from './none.ts';

const MODULES: Readonly<Record<AirRulesName, AirRules>> = { none };

export function airRulesOf(name: AirRulesName): AirRules {
  return MODULES[name];
}
