import '../../src/memoir/air/new-flight-plan/index.ts';
import { describe, expect, it } from 'vitest';
import type { Result } from '../../src/engine/result.ts';
import { LESSONS } from '../../src/lessons/chapters.ts';
import type { LessonFile } from '../../src/lessons/lesson-schema.ts';
import { freeLessonId, lessonsText, lessonText, ownId } from '../../src/store/lesson-file.ts';
import { createOwnLessons } from '../../src/store/own-lessons.ts';
import { createStorage } from '../../src/store/storage.ts';
import { memoryAdapter, named } from './memory.ts';

const [ONE] = LESSONS;
const AIR = LESSONS.find(({ id }) => id === 'nfp-8') ?? ONE;

function fresh() {
  const adapter = memoryAdapter();
  let time = Date.UTC(2024, 5, 6);
  return { adapter, lessons: createOwnLessons(createStorage(adapter), () => (time += 1000)) };
}

function value<T>(result: Result<T, unknown>): T {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}

type Desk = ReturnType<typeof fresh>['lessons'];

async function ids(lessons: Desk): Promise<string[]> {
  return value(await lessons.list()).map(({ id }) => id);
}

const titled = (file: LessonFile, title: string, id = file.id): LessonFile => ({ ...file, title, id });

describe('lessons of the player', () => {
  it('are kept under ids of their own, listed newest first, and opened', async () => {
    const { lessons } = fresh();
    await lessons.keep(titled(ONE, 'A', 'at-the-ford'), true);
    await lessons.keep(titled(ONE, 'B', 'own-at-the-ford'), true);
    expect(await ids(lessons)).toEqual(['own-at-the-ford-2', 'own-at-the-ford']);
    expect(value(await lessons.open('own-at-the-ford')).title).toBe('A');
    expect(await lessons.open('own-nothing')).toEqual({ ok: false, error: { kind: 'missing' } });
    expect(await lessons.open(ONE.id)).toEqual({ ok: false, error: { kind: 'missing' } });
  });

  it('are changed in place with a way back, duplicated and deleted with one', async () => {
    const { lessons } = fresh();
    const { file } = value(await lessons.keep(titled(AIR, 'A'), true));
    const { back } = value(await lessons.keep(titled(file, 'Changed'), false));
    expect(value(await lessons.open(file.id)).title).toBe('Changed');
    await back();
    expect(value(await lessons.open(file.id)).title).toBe('A');
    expect(value(await lessons.duplicate(file.id, 'A copy')).file.id).toBe(`${file.id}-2`);
    const undo = value(await lessons.remove(file.id));
    expect(await ids(lessons)).toEqual([`${file.id}-2`]);
    await undo();
    expect((await ids(lessons)).toSorted()).toEqual([file.id, `${file.id}-2`]);
  });

  it('never take the place of one that was deleted and may come back', async () => {
    const { lessons } = fresh();
    const { file } = value(await lessons.keep(titled(ONE, 'Old', 'own-ford'), true));
    const undo = value(await lessons.remove(file.id));
    expect(value(await lessons.keep(titled(ONE, 'New', 'own-ford'), true)).file.id).toBe('own-ford-2');
    await lessons.take(lessonText(titled(ONE, 'From a file', 'own-ford')));
    await undo();
    const titles = value(await lessons.list()).map((one) => (one.kind === 'lesson' ? one.file.title : one.kind));
    expect(titles.toSorted()).toEqual(['From a file', 'New', 'Old']);
    expect(value(await lessons.open('own-ford')).title).toBe('From a file');
  });

  it('are refused with every fault and its place when they contradict the rules', async () => {
    const { lessons } = fresh();
    const wrong = { ...ONE, steps: [{ ...ONE.steps[0], expect: { medals: { allies: 7 } } }, ...ONE.steps.slice(1)] };
    expect(await lessons.keep(wrong, true)).toMatchObject({
      ok: false,
      error: { kind: 'broken', faults: [{ path: 'steps[0].expect.medals.allies' }] },
    });
    expect(await ids(lessons)).toEqual([]);
  });

  it('go out as a file and come back, one or all of them', async () => {
    const { lessons } = fresh();
    const one = value(await lessons.keep(titled(ONE, 'One', 'own-one'), true)).file;
    const air = value(await lessons.keep(titled(AIR, 'Air', 'own-air'), true)).file;
    const other = fresh().lessons;
    expect(value(await other.take(lessonText(one))).map(({ how }) => how)).toEqual(['new']);
    expect(value(await other.take(lessonsText([one, air]))).map(({ how }) => how)).toEqual(['same', 'new']);
    expect(value(await other.take(lessonText(titled(one, 'Another')))).map(({ how, file }) => [how, file.id])).toEqual([
      ['renamed', 'own-one-2'],
    ]);
    expect((await ids(other)).toSorted()).toEqual(['own-air', 'own-one', 'own-one-2']);
    expect(value(await other.open('own-air'))).toEqual(air);
  });

  it('from a bad file are refused with every fault, and nothing is changed', async () => {
    const { lessons } = fresh();
    const bad = { ...ONE, learner: 'nobody', steps: [{ do: ['fly home'] }] };
    const faults = async (text: string) => {
      const taken = await lessons.take(text);
      if (taken.ok || taken.error.kind !== 'broken') throw new Error('expected faults');
      return taken.error.faults.map(({ path }) => path);
    };
    expect(await faults('{ "format": "airfield44/lesson",\n "version": 1,,')).toEqual(['line 2, column 15']);
    expect(await faults('{ "format": "airfield44/replay" }')).toEqual(['format']);
    expect(await faults(JSON.stringify(bad))).toContain('learner');
    expect(await faults(JSON.stringify({ format: 'airfield44/lessons', version: 1, lessons: [ONE, bad] }))).toContain(
      'lessons[1].learner',
    );
    expect(await faults('{ "format": "airfield44/lessons", "version": 2 }')).toEqual(['version', 'lessons']);
    const illegal = { ...ONE, steps: [{ ...ONE.steps[0], do: ['move A1 A2'] }] };
    expect((await faults(JSON.stringify(illegal)))[0]).toMatch(/^steps/);
    expect(await ids(lessons)).toEqual([]);
  });

  it('that are broken on the device are listed with the reason and their text', async () => {
    const { adapter, lessons } = fresh();
    adapter.kept.set('lesson/own-x', { at: 1, file: { format: 'airfield44/lesson' } });
    adapter.kept.set('lesson/own-y', 'rubbish');
    const listed = value(await lessons.list());
    expect(listed.map(({ kind, id }) => `${kind} ${id}`).toSorted()).toEqual(['broken own-x', 'broken own-y']);
    expect(await lessons.open('own-y')).toMatchObject({ ok: false, error: { kind: 'broken' } });
  });

  it('are refused where storage is', async () => {
    const { adapter, lessons } = fresh();
    adapter.fault = named('QuotaExceededError');
    expect(await lessons.keep(ONE, true)).toMatchObject({ ok: false, error: { kind: 'storage' } });
    expect(await lessons.take(lessonText(ONE))).toMatchObject({ ok: false, error: { kind: 'storage' } });
  });
});

describe('the id of a lesson', () => {
  it('comes from its title', () => {
    expect(ownId('At the ford: Übung 2!')).toBe('own-at-the-ford-ubung-2');
    expect(ownId('  ')).toBe('own-lesson');
    expect(ownId('own-own-x')).toBe('own-x');
    expect(ownId('x'.repeat(100))).toHaveLength(60);
    expect(freeLessonId(ownId('x'.repeat(100)), new Set([ownId('x'.repeat(100))]))).toHaveLength(60);
  });
});
