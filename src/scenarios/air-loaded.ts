// Air rules are fetched only when a battle needs them: which a file needs, and what to say when they are not there.
import { AIR_RULES_NAMES, type AirRulesName } from '../memoir/air/hooks.ts';
import { isLoaded } from '../memoir/air/index.ts';
import type { Fault } from './fault.ts';
import { onShelf } from './shelf.ts';

/**
 * All air rules that a game, battle, position, script or packed game names, whether the rest of it is right or not. Its
 * players may have chosen others than its scenario.
 */
export function airRulesNamedIn(json: unknown): AirRulesName[] {
  if (json === null || typeof json !== 'object' || Array.isArray(json)) return [];
  const named = Object.entries(json as Record<string, unknown>).flatMap(([key, value]) => {
    if (key === 'airRules') return AIR_RULES_NAMES.filter((name) => name === value && name !== 'none');
    const isBattle = (key === 'scenario' || key === 'battle') && typeof value === 'string';
    return airRulesNamedIn(isBattle ? onShelf(value)?.file : value);
  });
  return [...new Set(named)];
}

/** Those of a scenario. */
export function airRulesIn(json: unknown): AirRulesName {
  return airRulesNamedIn(json)[0] ?? 'none';
}

export function notLoaded(path: string, name: AirRulesName): readonly Fault[] {
  return isLoaded(name) ? [] : [{ path, message: `the air rules '${name}' are not loaded` }];
}
