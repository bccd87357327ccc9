// A scenario as a text for the address of the page.
import { err } from '../engine/result.ts';
import type { Read } from '../scenarios/fault.ts';
import { withoutForeign } from '../scenarios/kept.ts';
import { scenarioById } from '../scenarios/library.ts';
import type { ScenarioFile } from '../scenarios/scenario-schema.ts';
import { readOwn, type ReadScenario } from '../workshop/any-scenario.ts';
import { openedText, packedText, type LinkResult } from './link-text.ts';

/** What the address says after '#' in front of the text of a scenario. */
export const SCENARIO_ROUTE = '/scenario/';

export type ScenarioLink =
  | Exclude<LinkResult, { readonly hash: string }>
  /** `isWhole`: false when what this game does not understand of an imported file had to stay behind. */
  | { readonly hash: string; readonly isWhole: boolean };

/** The link of a scenario. One of the game's own battles is only named. */
export async function encodeScenario(id: string, file: ScenarioFile): Promise<ScenarioLink> {
  if (scenarioById(id) !== undefined) return { hash: `#/battle/${id}`, isWhole: true };
  const whole = await packedText(SCENARIO_ROUTE, file);
  if ('hash' in whole) return { ...whole, isWhole: true };
  const short = withoutForeign(file);
  if (short === file || 'faults' in whole) return whole;
  const link = await packedText(SCENARIO_ROUTE, short);
  return 'hash' in link ? { ...link, isWhole: false } : link;
}

/** The scenario of a link: its text, or the whole address as it was copied. */
export async function decodeScenario(given: string): Promise<Read<ReadScenario>> {
  const json = await openedText(SCENARIO_ROUTE, given);
  return json.ok ? readOwn(json.value) : err(json.error);
}
