// The sandbox as it is kept on the device.
import * as v from 'valibot';
import { err, ok } from '../engine/result.ts';
import type { State } from '../memoir/index.ts';
import { ruleChoicesSchema } from '../scenarios/air-options-schema.ts';
import { under, type Read } from '../scenarios/fault.ts';
import { FILE_VERSION } from '../scenarios/file-names.ts';
import { embeddedPositionSchema, seedSchema } from '../scenarios/position-schema.ts';
import { positionState } from '../scenarios/read-position.ts';
import { MAX_ACTIONS } from '../scenarios/replay-schema.ts';
import { exactPosition } from '../scenarios/replay-writing.ts';
import { scenarioSchema } from '../scenarios/scenario-schema.ts';
import { legalAction } from '../scenarios/script.ts';
import { expectation, fields, listOf, literally, shapeOf, text, whole } from '../scenarios/shapes.ts';
import { airCardEditSchema, cardEditSchema, diceEditSchema } from './edits.ts';
import { deedOf, editDeed, sharedDeeds, stateAt, type Deed, type Line, type Sandbox } from './sandbox.ts';

export const SANDBOX_FORMAT = 'airfield44/sandbox';
const MOST_LINES = 12;

const deed = v.union([text(120), diceEditSchema, cardEditSchema, airCardEditSchema], (issue) =>
  expectation('an action, or a change of dice or cards', issue.input),
);
const deeds = () => listOf(deed, MAX_ACTIONS);
const moment = () => whole(0, MAX_ACTIONS);

export const sandboxSchema = fields({
  format: literally(SANDBOX_FORMAT),
  version: literally(FILE_VERSION),
  scenario: scenarioSchema,
  /** The id of the scenario in the library that is tried. */
  tries: v.exactOptional(text(120)),
  rules: ruleChoicesSchema,
  seed: seedSchema,
  /** Where it begins. */
  position: embeddedPositionSchema,
  deeds: deeds(),
  at: moment(),
  mark: moment(),
  /** Other courses: how many deeds they share with this one, and what came then. */
  putAway: listOf(fields({ shared: moment(), deeds: deeds(), at: moment() }), MOST_LINES),
});

export type SandboxFile = v.InferOutput<typeof sandboxSchema>;
type Said = SandboxFile['deeds'][number];

export function sandboxFile({ about, tries, first, deeds: done, at, mark, putAway }: Sandbox): SandboxFile {
  return {
    format: SANDBOX_FORMAT,
    version: FILE_VERSION,
    scenario: about.scenario,
    ...(tries === undefined ? {} : { tries }),
    rules: about.rules,
    seed: about.seed,
    position: exactPosition(first),
    deeds: done.map(({ said }) => said),
    at,
    mark,
    putAway: putAway.map((line) => {
      const shared = sharedDeeds(done, line.deeds);
      return { shared, deeds: line.deeds.slice(shared).map(({ said }) => said), at: line.at };
    }),
  };
}

/** The sandbox again, with every deed done anew, or what is wrong with it. */
export function openSandboxFile(json: unknown): Read<Sandbox> {
  const file = shapeOf(sandboxSchema, json);
  if (!file.ok) return file;
  const { scenario, tries, rules, seed, position, at, mark } = file.value;
  const first = positionState(position);
  if (!first.ok) return err(under('position', first.error));
  const done = deedsOf(first.value, file.value.deeds, 'deeds');
  if (!done.ok) return done;
  const putAway: Line[] = [];
  for (const [index, line] of file.value.putAway.entries()) {
    const common = done.value.slice(0, line.shared);
    const rest = deedsOf(
      stateAt({ first: first.value, deeds: common }, common.length),
      line.deeds,
      `putAway[${index}]`,
    );
    if (!rest.ok) return rest;
    const all = [...common, ...rest.value];
    putAway.push({ deeds: all, at: Math.min(line.at, all.length) });
  }
  const last = done.value.length;
  return ok({
    about: { scenario, rules, seed },
    ...(tries === undefined ? {} : { tries }),
    first: first.value,
    deeds: done.value,
    at: Math.min(at, last),
    mark: Math.min(mark, last),
    putAway,
  });
}

function deedsOf(first: State, said: readonly Said[], path: string): Read<Deed[]> {
  const done: Deed[] = [];
  let state = first;
  for (const [at, one] of said.entries()) {
    const next = deedFrom(state, one);
    if (!next.ok) return err(under(`${path}[${at}]`, next.error));
    done.push(next.value);
    state = next.value.after;
  }
  return ok(done);
}

function deedFrom(state: State, said: Said): Read<Deed> {
  if (typeof said !== 'string') return editDeed(state, said);
  const action = legalAction(state, said);
  return action.ok ? ok(deedOf(state, action.value, false)) : action;
}
