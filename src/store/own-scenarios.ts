// Scenarios of the player's own and imported ones: each under 'scenario/<id>'. One that is unfinished is kept too.
import { stateHash } from '../engine/hash.ts';
import { err, ok } from '../engine/result.ts';
import { faulty, type Fault } from '../scenarios/fault.ts';
import { MOST_SCENARIOS } from '../scenarios/library-file.ts';
import { scenarioById } from '../scenarios/library.ts';
import { scenarioSchema, type ScenarioFile } from '../scenarios/scenario-schema.ts';
import { shapeOf } from '../scenarios/shapes.ts';
import { createBin, type WayBackTo } from './bin.ts';
import { keptFile, ownIdOf, refused, type KeptFault, type KeptFile, type KeptResult } from './kept.ts';
import { storage as browserStorage, type KeyStorage, type Stored } from './storage.ts';

export type { KeptFault as ScenarioFault } from './kept.ts';
export type { WayBackTo as ScenarioWayBack } from './bin.ts';

/** Where a scenario of the library comes from. */
export type ScenarioOrigin = 'own' | 'imported';

/** A scenario of the list, or what is left of one. */
export type OwnScenario =
  | {
      readonly kind: 'scenario';
      readonly id: string;
      readonly at: number;
      readonly origin: ScenarioOrigin;
      readonly file: ScenarioFile;
    }
  | { readonly kind: 'broken'; readonly id: string; readonly text: string; readonly faults: readonly Fault[] };

export interface OwnScenarios {
  /** Newest first, broken ones last. */
  list(this: void): Promise<Stored<OwnScenario[]>>;
  open(this: void, id: string): Promise<KeptResult<ScenarioFile>>;
  /** Keeps a new one under a free id made of its name. */
  add(this: void, file: ScenarioFile, origin: ScenarioOrigin): Promise<KeptResult<string>>;
  /** Keeps all of them, or none. One that is there already is not kept twice. */
  take(
    this: void,
    files: readonly ScenarioFile[],
    origin: ScenarioOrigin,
  ): Promise<KeptResult<readonly TakenScenario[]>>;
  /** For as long as the page is open: it could not be kept. Answers with an id that is nobody else's. */
  hold(this: void, file: ScenarioFile, origin: ScenarioOrigin): Promise<string>;
  /** It is not kept, only held. */
  isHeld(this: void, id: string): boolean;
  /** Replaces what is kept under an id; what was only held is kept from then on. Missing: it was deleted here. */
  put(this: void, id: string, file: ScenarioFile): Promise<KeptResult<null>>;
  /** Answers with the way back. */
  remove(this: void, id: string): Promise<KeptResult<WayBackTo>>;
  /** Something that was drawn is about to be put: the list waits for it. */
  expect(this: void, work: Promise<unknown>): void;
  /** When everything is there that is expected. */
  settled(this: void): Promise<unknown>;
}

export interface TakenScenario {
  readonly id: string;
  readonly file: ScenarioFile;
  /** 'same': one with this id and the same content was there already. */
  readonly how: 'new' | 'same';
}

const PREFIX = 'scenario/';
/** The longest id that is made of a name. */
const ID_LENGTH = 64;

interface Kept extends KeptFile {
  readonly origin: ScenarioOrigin;
}

function keptIn(value: unknown): Kept | null {
  const kept = keptFile(value);
  if (kept === null) return null;
  return { at: kept.at, origin: 'origin' in kept && kept.origin === 'imported' ? 'imported' : 'own', file: kept.file };
}

/** 'own-the-bridge-at-noon', with a number where that is taken. */
export function freeScenarioId(name: string, taken: ReadonlySet<string>): string {
  const wanted = ownIdOf(name, ID_LENGTH, 'scenario');
  let id = wanted;
  for (let number = 2; taken.has(id); number++) id = `${wanted}-${number}`;
  return id;
}

/** The same for files that mean the same, whatever the order of their fields. */
export function contentOf(file: ScenarioFile): string {
  return stateHash(file);
}

function tooMany(): KeptFault {
  const message = `there is room for ${MOST_SCENARIOS} scenarios of your own; delete some first`;
  return { kind: 'broken', faults: [{ path: '', message }] };
}

export function createOwnScenarios(storage: KeyStorage, now: () => number = Date.now): OwnScenarios {
  const bin = createBin(storage, PREFIX, freeScenarioId);
  const held = new Map<string, { readonly origin: ScenarioOrigin; readonly file: ScenarioFile }>();
  /** The ids that a new one cannot have. */
  const takenBeside = (entries: readonly (readonly [string, unknown])[]): Set<string> =>
    new Set([...entries.map(([key]) => key.slice(PREFIX.length)), ...bin.ids, ...held.keys()]);

  let expected: Promise<unknown> = Promise.resolve();

  /** One after the other, so that two new ones do not find the same id free. */
  let before: Promise<unknown> = Promise.resolve();
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const done = before.then(work);
    before = done.catch(() => undefined);
    return done;
  };

  const read = async (id: string): Promise<KeptResult<Kept>> => {
    const found = await storage.read(PREFIX + id);
    if (!found.ok) return refused(found.error);
    if (found.value === undefined) return err({ kind: 'missing' });
    const kept = keptIn(found.value);
    return kept === null ? err({ kind: 'broken', faults: [{ path: '', message: 'is not a scenario' }] }) : ok(kept);
  };

  const keepAll = async (
    files: readonly ScenarioFile[],
    origin: ScenarioOrigin,
    onceOnly: boolean,
  ): Promise<KeptResult<readonly TakenScenario[]>> => {
    const listed = await storage.list(PREFIX);
    if (!listed.ok) return refused(listed.error);
    let room = MOST_SCENARIOS - listed.value.length;
    const ids = takenBeside(listed.value);
    const known = new Map<string, string>();
    for (const [key, value] of onceOnly ? listed.value : []) {
      const file = keptIn(value)?.file;
      if (file !== undefined) known.set(stateHash(file), key.slice(PREFIX.length));
    }
    const taken: TakenScenario[] = [];
    const written: string[] = [];
    const takeBack = async (fault: KeptFault) => {
      for (const id of written) await storage.remove(PREFIX + id);
      return err(fault);
    };
    // The first of them is to be the newest, as in the file.
    const at = now() + files.length;
    for (const [place, file] of files.entries()) {
      const content = contentOf(file);
      const same = known.get(content);
      const id = same ?? freeScenarioId(file.name, ids);
      taken.push({ id, file, how: same === undefined ? 'new' : 'same' });
      if (same !== undefined) continue;
      if (room-- <= 0) return takeBack(tooMany());
      ids.add(id);
      if (onceOnly) known.set(content, id);
      // Before it is written: a write that got no answer in time may still come about.
      written.push(id);
      const done = await storage.write(PREFIX + id, { at: at - place - 1, origin, file });
      if (!done.ok) return takeBack({ kind: 'storage', fault: done.error });
    }
    return ok(taken);
  };

  return {
    async list() {
      await expected;
      const listed = await storage.list(PREFIX);
      if (!listed.ok) return listed;
      const scenarios = listed.value.map(([key, value]): OwnScenario => {
        const id = key.slice(PREFIX.length);
        const kept = keptIn(value);
        const file = kept === null ? faulty('', 'is not a scenario') : shapeOf(scenarioSchema, kept.file);
        if (kept !== null && file.ok)
          return { kind: 'scenario', id, at: kept.at, origin: kept.origin, file: file.value };
        const text = JSON.stringify(kept?.file ?? value, null, 1) ?? '';
        return { kind: 'broken', id, text, faults: file.ok ? [] : file.error };
      });
      const timeOf = (one: OwnScenario): number => (one.kind === 'scenario' ? one.at : -1);
      return ok(scenarios.toSorted((a, b) => timeOf(b) - timeOf(a)));
    },

    async open(id) {
      const unkept = held.get(id);
      if (unkept !== undefined) return ok(unkept.file);
      const kept = await read(id);
      if (!kept.ok) return kept;
      const file = shapeOf(scenarioSchema, kept.value.file);
      return file.ok ? file : err({ kind: 'broken', faults: file.error });
    },

    async add(file, origin) {
      const taken = await inTurn(() => keepAll([file], origin, false));
      return taken.ok ? ok(taken.value[0].id) : taken;
    },

    take: (files, origin) => inTurn(() => keepAll(files, origin, true)),

    async hold(file, origin) {
      const listed = await storage.list(PREFIX);
      // Where nobody can look what is there, the time makes a name that nothing else has.
      const name = listed.ok ? file.name : `${now().toString(36)} ${file.name}`;
      const id = freeScenarioId(name, takenBeside(listed.ok ? listed.value : []));
      held.set(id, { origin, file });
      return id;
    },

    isHeld: (id) => held.has(id),

    async put(id, file) {
      const unkept = held.get(id);
      if (unkept !== undefined) held.set(id, { ...unkept, file });
      const kept = await read(id);
      if (!kept.ok && (kept.error.kind === 'storage' || (kept.error.kind === 'missing' && bin.ids.has(id))))
        return kept;
      const origin = kept.ok ? kept.value.origin : (unkept?.origin ?? 'own');
      const written = await storage.write(PREFIX + id, { at: now(), origin, file });
      if (!written.ok) return refused(written.error);
      held.delete(id);
      return ok(null);
    },

    async remove(id) {
      const back = await bin.remove(id);
      return back.ok ? ok(() => inTurn(back.value)) : back;
    },

    expect(work) {
      expected = Promise.allSettled([expected, work]);
    },

    settled: () => expected,
  };
}

export const ownScenarios: OwnScenarios = createOwnScenarios(browserStorage);

/** A scenario of the library by its id: a built-in one, or one that is kept on this device, as it was last drawn. */
export async function openScenario(id: string): Promise<KeptResult<ScenarioFile>> {
  const builtIn = scenarioById(id);
  if (builtIn !== undefined) return ok(builtIn.file);
  await ownScenarios.settled();
  return ownScenarios.open(id);
}
