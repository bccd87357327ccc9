import { under, type Fault } from '../scenarios/fault.ts';
import { LIBRARY_FORMAT } from '../scenarios/file-names.ts';
import type { ScenarioEntry } from '../scenarios/library-file.ts';
import { readOwn, type ReadScenario } from '../workshop/any-scenario.ts';
import { checksReport } from './checks.ts';
import { failure, reportOf, success, type CommandResult } from './result.ts';

/** What each scenario of a library file is. One fault in any of them, and a library takes none. */
export function libraryReport(file: string, entries: readonly ScenarioEntry[]): CommandResult {
  const faults: Fault[] = [];
  const scenarios = entries.map(({ path, json }) => {
    const read = readOwn(json);
    if (read.ok) return { path, ...summaryOf(path, read.value) };
    const own = under(path, read.error);
    faults.push(...own);
    return { path, ...nameIn(json), faults: own };
  });
  const report = { format: LIBRARY_FORMAT, scenarios };
  return faults.length === 0
    ? success({ valid: true, ...report })
    : failure(reportOf(file, faults), { valid: false, ...report });
}

function summaryOf(path: string, { file, remarks, unplayable }: ReadScenario): object {
  return {
    name: file.name,
    board: file.board ?? 'standard',
    playable: unplayable.length === 0,
    ...(unplayable.length === 0 ? {} : { faults: under(path, unplayable) }),
    ...(remarks.length === 0 ? {} : { notPlayed: remarks }),
    checks: checksReport(file),
  };
}

function nameIn(json: unknown): object {
  const { name } = (json ?? {}) as { readonly name?: unknown };
  return typeof name === 'string' ? { name } : {};
}
