import { err, ok } from '../engine/result.ts';
import type { State } from '../memoir/index.ts';
import { SIDE_NAMES, type Side, type SideName } from '../memoir/side.ts';
import type { Fault, Read } from '../scenarios/fault.ts';
import { firstState } from '../scenarios/script.ts';
import { shapeOf } from '../scenarios/shapes.ts';
import { FILE_VERSION } from '../scenarios/file-names.ts';
import { SCRIPT_FORMAT } from '../scenarios/script-schema.ts';
import { lessonSchema, type LessonFile, type LessonStep } from './lesson-schema.ts';

/** A lesson with the moment it begins. */
export interface Lesson {
  readonly file: LessonFile;
  readonly first: State;
}

export function sideNamed(name: SideName): Side {
  return SIDE_NAMES.indexOf(name) as Side;
}

/** Who acts in a step. */
export function actorOf(file: LessonFile, step: LessonStep): Side {
  return sideNamed(step.side ?? file.learner);
}

export function readLesson(json: unknown): Read<LessonFile> {
  const file = shapeOf(lessonSchema, json);
  if (!file.ok) return file;
  const faults = file.value.steps.flatMap((step, at) => stepFaults(step, `steps[${at}]`));
  return faults.length === 0 ? file : err(faults);
}

/** What the fields of a step say together. */
function stepFaults(step: LessonStep, path: string): Fault[] {
  const faults: Fault[] = [];
  const fault = (field: string, message: string) => faults.push({ path: `${path}.${field}`, message });
  if (step.goal === undefined && step.shown !== true)
    fault('goal', 'is missing; only a step that is shown may have none');
  if (step.free === true) {
    if (step.until === undefined || step.until.length === 0) fault('until', 'is missing; a free step needs to end');
    if (step.done === undefined) fault('done', 'is missing; a free step says what counts as success');
    if (step.shown === true) fault('shown', 'a step that is shown is not free');
    if (step.anyOrder === true) fault('anyOrder', 'a free step has no order');
  } else {
    if (step.until !== undefined) fault('until', 'is for a free step');
    if (step.done !== undefined) fault('done', 'is for a free step');
    if (step.answer !== undefined) fault('answer', 'is for a free step');
  }
  (step.wrong ?? []).forEach(({ act, hex, when }, at) => {
    const named = [act, hex, when].filter((one) => one !== undefined).length;
    if (named !== 1) fault(`wrong[${at}]`, "expected one of 'act', 'hex' and 'when'");
    if (when !== undefined && step.free !== true) fault(`wrong[${at}].when`, 'is for a free step');
  });
  return faults;
}

/** The lesson at its first moment. */
export function openLesson(file: LessonFile): Read<Lesson> {
  const { position, seed, dice } = file;
  const first = firstState({
    format: SCRIPT_FORMAT,
    version: FILE_VERSION,
    position,
    ...(seed === undefined ? {} : { seed }),
    ...(dice === undefined ? {} : { dice }),
    actions: [],
  });
  return first.ok ? ok({ file, first: first.value }) : first;
}
