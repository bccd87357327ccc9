// Lessons of the player's own: each under 'lesson/<id>', checked by the runner before it is kept.
import { stateHash } from '../engine/hash.ts';
import { err, ok } from '../engine/result.ts';
import { readLesson } from '../lessons/lesson.ts';
import type { LessonFile } from '../lessons/lesson-schema.ts';
import { lessonFaults } from '../lessons/runner.ts';
import { faulty, under, type Fault, type Read } from '../scenarios/fault.ts';
import { readJson } from '../scenarios/json-text.ts';
import { createBin } from './bin.ts';
import { broken, isOwnId, keptFile, refused, type KeptResult, type WayBack } from './kept.ts';
import { freeLessonId, lessonsIn, MOST_LESSONS, ownId } from './lesson-file.ts';
import { storage as browserStorage, type KeyStorage, type Stored } from './storage.ts';
import { withRules } from './with-rules.ts';

export type { KeptFault as LessonFault, WayBack as LessonWayBack } from './kept.ts';

/** A lesson of the list, or what is left of one. */
export type OwnLesson =
  | { readonly kind: 'lesson'; readonly id: string; readonly at: number; readonly file: LessonFile }
  | { readonly kind: 'broken'; readonly id: string; readonly text: string; readonly faults: readonly Fault[] };

export interface OwnLessons {
  /** Newest first, broken ones last. */
  list(this: void): Promise<Stored<OwnLesson[]>>;
  /** A lesson to be played, with its rules fetched. */
  open(this: void, id: string): Promise<KeptResult<LessonFile>>;
  /** Checks and keeps a lesson. Under its own id it replaces the one there, and answers with the way back. */
  keep(this: void, file: LessonFile, isNew: boolean): Promise<KeptResult<KeptLesson>>;
  duplicate(this: void, id: string, title: string): Promise<KeptResult<KeptLesson>>;
  /** Answers with the way back. */
  remove(this: void, id: string): Promise<KeptResult<WayBack>>;
  /** Takes all lessons of a file, or none and every fault of it. */
  take(this: void, text: string): Promise<KeptResult<readonly TakenLesson[]>>;
}

export interface KeptLesson {
  readonly file: LessonFile;
  readonly back: WayBack;
}

export interface TakenLesson {
  readonly file: LessonFile;
  /** 'same': it was there already. 'renamed': another lesson has its id, so it got a number. */
  readonly how: 'new' | 'same' | 'renamed';
}

const PREFIX = 'lesson/';

/** Every fault of a lesson from outside, after the air rules it needs are there. */
export function checkedLesson(json: unknown): Promise<Read<LessonFile>> {
  return withRules(json, (value) => {
    const faults = lessonFaults(value);
    return faults.length > 0 ? err(faults) : readLesson(value);
  });
}

export function createOwnLessons(storage: KeyStorage, now: () => number = Date.now): OwnLessons {
  const bin = createBin(storage, PREFIX, freeLessonId);

  const list: OwnLessons['list'] = async () => {
    const listed = await storage.list(PREFIX);
    if (!listed.ok) return listed;
    const lessons = listed.value.map(([key, value]): OwnLesson => {
      const id = key.slice(PREFIX.length);
      const kept = keptFile(value);
      const file = kept === null ? faulty('', 'is not a lesson') : readLesson(kept.file);
      if (kept !== null && file.ok) return { kind: 'lesson', id, at: kept.at, file: { ...file.value, id } };
      const text = JSON.stringify(kept?.file ?? value, null, 1) ?? '';
      return { kind: 'broken', id, text, faults: file.ok ? [] : file.error };
    });
    const timeOf = (lesson: OwnLesson): number => (lesson.kind === 'lesson' ? lesson.at : -1);
    return ok(lessons.toSorted((a, b) => timeOf(b) - timeOf(a)));
  };

  const rawOf = async (id: string): Promise<KeptResult<unknown>> => {
    const read = await storage.read(PREFIX + id);
    if (!read.ok) return refused(read.error);
    return read.value === undefined ? err({ kind: 'missing' }) : ok(read.value);
  };

  const open: OwnLessons['open'] = async (id) => {
    if (!isOwnId(id)) return err({ kind: 'missing' });
    const raw = await rawOf(id);
    if (!raw.ok) return raw;
    const file = await checkedLesson(keptFile(raw.value)?.file);
    return file.ok ? ok({ ...file.value, id }) : broken(file.error);
  };

  const idsThere = async (): Promise<Stored<string[]>> => {
    const listed = await storage.list(PREFIX);
    return listed.ok ? ok(listed.value.map(([key]) => key.slice(PREFIX.length))) : listed;
  };

  const put = async (file: LessonFile): Promise<KeptResult<KeptLesson>> => {
    const key = PREFIX + file.id;
    const before = await storage.read(key);
    if (!before.ok) return refused(before.error);
    const written = await storage.write(key, { at: now(), file });
    if (!written.ok) return refused(written.error);
    const back = () => (before.value === undefined ? storage.remove(key) : storage.write(key, before.value));
    return ok({ file, back });
  };

  const keep: OwnLessons['keep'] = async (draft, isNew) => {
    const checked = await checkedLesson(draft);
    if (!checked.ok) return broken(checked.error);
    const ids = await idsThere();
    if (!ids.ok) return refused(ids.error);
    if (isNew && ids.value.length >= MOST_LESSONS) return broken([tooMany()]);
    const id = isNew ? freeLessonId(ownId(draft.id), new Set([...ids.value, ...bin.ids])) : ownId(draft.id);
    return put({ ...checked.value, id });
  };

  const duplicate: OwnLessons['duplicate'] = async (id, title) => {
    const file = await open(id);
    return file.ok ? keep({ ...file.value, title }, true) : file;
  };

  const take: OwnLessons['take'] = async (text) => {
    const files = await checkedFile(text);
    if (!files.ok) return broken(files.error);
    const listed = await list();
    if (!listed.ok) return refused(listed.error);
    const ids = new Set(listed.value.map(({ id }) => id));
    if (ids.size + files.value.length > MOST_LESSONS) return broken([tooMany()]);
    const known = new Set(listed.value.flatMap((lesson) => (lesson.kind === 'lesson' ? contentOf(lesson.file) : [])));
    const done: { readonly taken: TakenLesson; readonly back: WayBack | null }[] = [];
    for (const file of files.value) {
      const wanted = ownId(file.id);
      const id = freeLessonId(wanted, ids);
      const isSame = known.has(contentOf({ ...file, id: wanted }));
      const kept = isSame ? null : await put({ ...file, id });
      if (kept?.ok === false) {
        for (const { back } of done) await back?.();
        return kept;
      }
      ids.add(id);
      known.add(contentOf({ ...file, id: wanted }));
      const how = isSame ? 'same' : id === wanted ? 'new' : 'renamed';
      done.push({ taken: { file: { ...file, id: isSame ? wanted : id }, how }, back: kept?.value.back ?? null });
    }
    return ok(done.map((one) => one.taken));
  };

  return { list, open, keep, duplicate, remove: bin.remove, take };
}

function tooMany(): Fault {
  return { path: '', message: `there is room for ${MOST_LESSONS} lessons of your own; delete some first` };
}

function contentOf(file: LessonFile): string {
  return stateHash(file);
}

/** All lessons of a file, or every fault of all of them. */
async function checkedFile(text: string): Promise<Read<LessonFile[]>> {
  const json = readJson(text);
  if (!json.ok) return json;
  const entries = lessonsIn(json.value);
  if (!entries.ok) return entries;
  const files: LessonFile[] = [];
  const faults: Fault[] = [];
  for (const { path, json: one } of entries.value) {
    const file = await checkedLesson(one);
    if (file.ok) files.push(file.value);
    else faults.push(...(path === '' ? file.error : under(path, file.error)));
  }
  return faults.length > 0 ? err(faults) : ok(files);
}

export const ownLessons: OwnLessons = createOwnLessons(browserStorage);

/** The lesson of an address such as '#/learn/own-at-the-ford', with its rules fetched; null: there is none to play. */
export async function ownLessonById(id: string): Promise<LessonFile | null> {
  const file = await ownLessons.open(id);
  return file.ok ? file.value : null;
}
