// A game is played while it is read, so its rules are fetched first. Every game from outside comes through here.
import { loadAirRules } from '../memoir/air/load.ts';
import { airRulesNamedIn } from '../scenarios/air-loaded.ts';
import { faulty, type Fault, type Read } from '../scenarios/fault.ts';

/** Where the fault lies when rules could not be fetched: the game itself may be sound. */
export const NOT_FETCHED = 'rules.fetch';

export function isNotFetched(faults: readonly Fault[]): boolean {
  return faults.some(({ path }) => path === NOT_FETCHED);
}

export async function withRules<T>(
  json: unknown,
  read: (json: unknown) => Read<T> | Promise<Read<T>>,
): Promise<Read<T>> {
  try {
    await Promise.all(airRulesNamedIn(json).map((name) => loadAirRules(name)));
  } catch {
    return faulty(NOT_FETCHED, 'the air rules of this game could not be fetched');
  }
  return read(json);
}
