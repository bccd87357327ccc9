// Air rules are fetched only when a battle needs them: which a file needs, and what to say when they are not there.
import { AIR_RULES_NAMES, type AirRulesName } from '../memoir/air/hooks.ts';
import { isLoaded } from '../memoir/air/index.ts';
import type { Fault } from './fault.ts';
import { onShelf } from './shelf.ts';

/** The air rules a game, battle, position, script or packed game asks for, whether the rest of it is right or not. */
export function airRulesIn(json: unknown): AirRulesName {
  if (json === null || typeof json !== 'object' || Array.isArray(json)) return 'none';
  for (const [key, value] of Object.entries(json as Record<string, unknown>)) {
    const isBattle = (key === 'scenario' || key === 'battle') && typeof value === 'string';
    const inside = isBattle ? airRulesIn(onShelf(value)?.file) : airRulesIn(value);
    const named = key === 'airRules' ? AIR_RULES_NAMES.find((name) => name === value) : undefined;
    if (named !== undefined && named !== 'none') return named;
    if (inside !== 'none') return inside;
  }
  return 'none';
}

export function notLoaded(path: string, name: AirRulesName): readonly Fault[] {
  return isLoaded(name) ? [] : [{ path, message: `the air rules '${name}' are not loaded` }];
}
