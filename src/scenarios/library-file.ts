// Scenarios as files to be given away: one, or several in one file.
import { err, ok } from '../engine/result.ts';
import { joinPath, type Fault, type Read } from './fault.ts';
import { FILE_VERSION, LIBRARY_FORMAT } from './file-names.ts';
import type { ScenarioFile } from './scenario-schema.ts';

/** How many scenarios of their own a player can have, and a file can bring. */
export const MOST_SCENARIOS = 400;
/** What a file of scenarios may be at most. A whole library has room in it. */
export const MOST_CHARACTERS = 24_000_000;

export interface LibraryFile {
  readonly format: typeof LIBRARY_FORMAT;
  readonly version: typeof FILE_VERSION;
  readonly scenarios: readonly ScenarioFile[];
}

/** A scenario as the text of a file, to be read and changed by a person too. */
export function scenarioText(file: ScenarioFile): string {
  return `${JSON.stringify(file, null, 1)}\n`;
}

/** Several scenarios as the text of one file, each on a line of its own. */
export function libraryText(scenarios: readonly ScenarioFile[]): string {
  const lines = scenarios.map((file) => JSON.stringify(file)).join(',\n');
  return `{"format":"${LIBRARY_FORMAT}","version":${FILE_VERSION},"scenarios":[\n${lines}\n]}\n`;
}

export interface ScenarioEntry {
  readonly path: string;
  readonly json: unknown;
}

/** What of a library file should be scenarios. */
export function entriesIn(json: object): Read<ScenarioEntry[]> {
  const { version, scenarios, ...others } = json as { readonly version?: unknown; readonly scenarios?: unknown };
  const faults: Fault[] = [];
  if (version !== FILE_VERSION) faults.push({ path: 'version', message: `expected ${FILE_VERSION}` });
  for (const key of Object.keys(others)) {
    if (key !== 'format' && key !== '$schema') faults.push({ path: key, message: 'there is no such field' });
  }
  if (!Array.isArray(scenarios) || scenarios.length === 0) {
    faults.push({ path: 'scenarios', message: 'expected a list of scenarios' });
  } else if (scenarios.length > MOST_SCENARIOS) {
    faults.push({
      path: 'scenarios',
      message: `has ${scenarios.length} entries; ${MOST_SCENARIOS} are the most there can be`,
    });
  }
  if (faults.length > 0) return err(faults);
  return ok((scenarios as unknown[]).map((one, at) => ({ path: joinPath('scenarios', at), json: one })));
}
