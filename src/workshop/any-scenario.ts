// Scenarios from any file a player may have: one of this game, a whole library, or a file of another program.
import { err, ok } from '../engine/result.ts';
import { SIDE_NAMES } from '../memoir/side.ts';
import { faulty, joinPath, under, type Fault, type Read } from '../scenarios/fault.ts';
import { LIBRARY_FORMAT, POSITION_FORMAT, REPLAY_FORMAT, SCENARIO_FORMAT } from '../scenarios/file-names.ts';
import { parseJson, readJson } from '../scenarios/json-text.ts';
import { entriesIn, MOST_CHARACTERS } from '../scenarios/library-file.ts';
import { isM44, readM44 } from '../scenarios/m44/index.ts';
import { scenarioOf } from '../scenarios/read-scenario.ts';
import { scenarioSchema, type RemarkFile, type ScenarioFile } from '../scenarios/scenario-schema.ts';
import { shapeOf } from '../scenarios/shapes.ts';
import { readKind } from '../scenarios/unit-text.ts';
import { formatOf, wrongFormat } from '../scenarios/wrong-format.ts';
import { planBoard, type Plan } from './plan.ts';
import { planOf } from './plan-file.ts';
import { yearOfPlan } from './picture.ts';

/** A scenario that was understood. It can be drawn, though perhaps not played yet. */
export interface ReadScenario {
  readonly file: ScenarioFile;
  readonly plan: Plan;
  /** What it asks for and is not played here, and what happens instead. */
  readonly remarks: readonly RemarkFile[];
  /** Why it cannot be played as it is; none: it can. */
  readonly unplayable: readonly Fault[];
}

/** All scenarios of a text, or every fault of all of them. */
export function readScenarioText(text: string): Read<ReadScenario[]> {
  if (text.trim() === '') return faulty('', 'there is nothing in it');
  const json = readJson(text, MOST_CHARACTERS);
  return json.ok ? readScenarios(json.value) : json;
}

const FORMATS: readonly string[] = [SCENARIO_FORMAT, LIBRARY_FORMAT];

const ALSO = 'a .m44 file with game_info and board';

/** A list of other files; that it is one is said better than that it is none of ours. */
function isCampaign(json: unknown): boolean {
  return typeof json === 'object' && json !== null && 'campaignId' in json;
}

function isForeign(json: unknown): boolean {
  return isM44(json) || isCampaign(json);
}

/** Whether a text is meant as scenarios, right or wrong. */
export function isScenarioText(text: string): boolean {
  const json = parseJson(text, MOST_CHARACTERS);
  return json.ok && (isForeign(json.value) || FORMATS.some((format) => format === formatOf(json.value)));
}

export function readScenarios(json: unknown): Read<ReadScenario[]> {
  const format = formatOf(json);
  if (format === LIBRARY_FORMAT) return fromLibrary(json as object);
  if (format === REPLAY_FORMAT || format === POSITION_FORMAT) {
    return faulty('format', 'this is a game that was begun; load it on the start screen');
  }
  if (isForeign(json)) return fromM44(json);
  if (format !== SCENARIO_FORMAT) return wrongFormat(format, [...FORMATS, ALSO]);
  const one = readOwn(json);
  return one.ok ? ok([one.value]) : one;
}

function fromM44(json: unknown): Read<ReadScenario[]> {
  const read = readM44(json);
  const one = read.ok ? understood(read.value.file) : read;
  return one.ok ? ok([one.value]) : one;
}

function fromLibrary(json: object): Read<ReadScenario[]> {
  const entries = entriesIn(json);
  if (!entries.ok) return entries;
  const faults: Fault[] = [];
  const scenarios = entries.value.flatMap(({ path, json: entry }) => {
    const read = readOwn(entry);
    if (read.ok) return read.value;
    faults.push(...under(path, read.error));
    return [];
  });
  return faults.length > 0 ? err(faults) : ok(scenarios);
}

/** A scenario of this game's own format. */
export function readOwn(json: unknown): Read<ReadScenario> {
  const file = shapeOf(scenarioSchema, json);
  return file.ok ? understood(file.value) : file;
}

function understood(file: ScenarioFile): Read<ReadScenario> {
  const plan = planOf(file);
  if (!plan.ok) return plan;
  const unknown = unknownUnits(plan.value);
  if (unknown.length > 0) return err(unknown);
  const scenario = scenarioOf(file);
  const unplayable = scenario.ok ? [] : scenario.error;
  return ok({ file, plan: plan.value, remarks: file.kept?.remarks ?? [], unplayable });
}

/** Units that nobody could draw. */
function unknownUnits(plan: Plan): Fault[] {
  const { labels } = planBoard(plan);
  return Object.entries(plan.units).flatMap(([hex, { side, kind }]) => {
    const known = readKind(kind, yearOfPlan(plan));
    return known.ok ? [] : under(joinPath(`units.${SIDE_NAMES[side]}`, labels[Number(hex)]), known.error);
  });
}
