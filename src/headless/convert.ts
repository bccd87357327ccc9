import { err, ok } from '../engine/result.ts';
import { SCENARIO_FORMAT } from '../scenarios/file-names.ts';
import type { Read } from '../scenarios/fault.ts';
import { isM44, readM44, writeM44 } from '../scenarios/m44/index.ts';
import { scenarioSchema, type ScenarioFile } from '../scenarios/scenario-schema.ts';
import { shapeOf } from '../scenarios/shapes.ts';
import { formatOf, wrongFormat } from '../scenarios/wrong-format.ts';
import type { Io } from './io.ts';
import { loadWith, M44 } from './load.ts';
import { parseArguments } from './options.ts';
import { failure, success, type CommandResult } from './result.ts';

interface Convertible {
  readonly file: ScenarioFile;
  readonly isM44: boolean;
}

const FORMATS = ['m44', 'own'];

/** convert FILE [--to m44|own]: a scenario in the other format. It need not be playable. */
export function convert(args: readonly string[], io: Io): CommandResult {
  const parsed = parseArguments(args, ['FILE'], ['to']);
  if (!parsed.ok) return failure(parsed.error);
  const { to } = parsed.value.options;
  if (to !== undefined && !FORMATS.includes(to)) {
    return failure({ message: `--to: expected ${FORMATS.join(' or ')}, but there is '${to}'` });
  }
  const loaded = loadWith(io, parsed.value.words[0], scenarioIn);
  if (!loaded.ok) return failure(loaded.error);
  const { file, isM44: isOther } = loaded.value;
  return success((to ?? (isOther ? 'own' : 'm44')) === 'own' ? file : writeM44(file));
}

function scenarioIn(json: unknown): Read<Convertible> {
  if (isM44(json)) {
    const read = readM44(json);
    return read.ok ? ok({ file: read.value.file, isM44: true }) : err(read.error);
  }
  if (formatOf(json) !== SCENARIO_FORMAT) return wrongFormat(formatOf(json), [SCENARIO_FORMAT, M44]);
  const file = shapeOf(scenarioSchema, json);
  return file.ok ? ok({ file: file.value, isM44: false }) : err(file.error);
}
