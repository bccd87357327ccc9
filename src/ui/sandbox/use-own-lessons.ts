import { useEffect, useState } from 'react';
import type { LessonFile } from '../../lessons/lesson-schema.ts';
import type { Fault } from '../../scenarios/fault.ts';
import { lessonsText, lessonText } from '../../store/lesson-file.ts';
import type { LessonFault, LessonWayBack, OwnLesson, OwnLessons as Lessons } from '../../store/own-lessons.ts';
import { download } from '../saves/files.ts';
import { t } from '../text/i18n.ts';
import { rowText } from '../text/lists.ts';
import { fileNameOf } from './file-name.ts';

export interface OwnNotice {
  readonly text: string;
  readonly faults?: readonly Fault[];
  readonly undo?: () => void;
}

const MEGABYTE = 1_000_000;
const MAX_MEGABYTES = 4;
const ALL_FILE = 'my-lessons.lesson.json';

function faultsOf(fault: LessonFault): readonly Fault[] {
  if (fault.kind === 'broken') return fault.faults;
  const message = fault.kind === 'missing' ? t('sandbox:own.missing') : t(`saves:storage.${fault.fault.kind}`);
  return [{ path: '', message }];
}

async function textOf(file: File): Promise<string | OwnNotice> {
  const refused = (message: string): OwnNotice => ({
    text: t('sandbox:own.badFile', { name: file.name }),
    faults: [{ path: '', message }],
  });
  if (file.size > MAX_MEGABYTES * MEGABYTE) return refused(t('sandbox:own.tooLarge', { size: MAX_MEGABYTES }));
  try {
    return await file.text();
  } catch {
    return refused(t('sandbox:own.unreadable'));
  }
}

/** Everything the list knows and does. */
export function useOwnLessons(ownLessons: Lessons) {
  /** Null while they are being read. */
  const [lessons, setLessons] = useState<readonly OwnLesson[] | null>(null);
  const [notice, setNotice] = useState<OwnNotice | null>(null);
  const refresh = async (): Promise<void> => {
    const listed = await ownLessons.list();
    setLessons(listed.ok ? listed.value : []);
    if (!listed.ok) complain(t('sandbox:own.notDone'), { kind: 'storage', fault: listed.error });
  };
  useEffect(() => {
    let isHere = true;
    void (async () => {
      const listed = await ownLessons.list();
      if (isHere) setLessons(listed.ok ? listed.value : []);
    })();
    return () => {
      isHere = false;
    };
  }, [ownLessons]);
  const complain = (text: string, fault: LessonFault) => setNotice({ text, faults: faultsOf(fault) });
  const bringBack = async (title: string, back: LessonWayBack) => {
    const done = await back();
    if (done.ok) setNotice({ text: t('sandbox:own.back', { title }) });
    else complain(t('sandbox:own.notDone'), { kind: 'storage', fault: done.error });
    await refresh();
  };
  const saved = (name: string, text: string) => {
    download(name, text);
    setNotice({ text: t('sandbox:own.saved', { file: name }) });
  };

  return {
    lessons,
    notice,

    async remove(id: string, title: string) {
      const back = await ownLessons.remove(id);
      if (back.ok) {
        setNotice({ text: t('sandbox:own.deleted', { title }), undo: () => void bringBack(title, back.value) });
      } else complain(t('sandbox:own.notDone'), back.error);
      await refresh();
    },

    async duplicate({ id, title }: LessonFile) {
      const copy = await ownLessons.duplicate(id, t('sandbox:own.copyTitle', { title }).slice(0, 80));
      if (copy.ok) setNotice({ text: t('sandbox:own.copied', { title }) });
      else complain(t('sandbox:own.badLesson', { title }), copy.error);
      await refresh();
    },

    exportOne: (file: LessonFile) => saved(fileNameOf(file), lessonText(file)),
    exportBroken: (id: string, text: string) => saved(`${id}.json`, text),
    exportAll: (files: readonly LessonFile[]) => saved(ALL_FILE, lessonsText(files)),

    /** Opens a lesson for something; complains where it cannot be opened. */
    async withLesson(id: string, title: string, use: (file: LessonFile) => Promise<readonly Fault[]>) {
      const file = await ownLessons.open(id);
      if (!file.ok) return complain(t('sandbox:own.badLesson', { title }), file.error);
      const faults = await use(file.value);
      if (faults.length > 0) setNotice({ text: t('sandbox:own.badLesson', { title }), faults });
      return undefined;
    },

    async take(file: File) {
      const text = await textOf(file);
      if (typeof text !== 'string') return setNotice(text);
      const taken = await ownLessons.take(text);
      if (!taken.ok) return complain(t('sandbox:own.badFile', { name: file.name }), taken.error);
      const titles = (how: 'in' | 'same') =>
        taken.value.filter((one) => (one.how === 'same') === (how === 'same')).map((one) => one.file.title);
      const [came, same] = [titles('in'), titles('same')];
      const renamed = taken.value.filter(({ how }) => how === 'renamed').map((one) => one.file.title);
      setNotice({
        text: [
          ...(came.length === 0 ? [] : [t('sandbox:own.taken', { count: came.length, titles: rowText(came) })]),
          ...(same.length === 0 ? [] : [t('sandbox:own.same', { titles: rowText(same) })]),
          ...renamed.map((title) => t('sandbox:own.renamed', { title })),
        ].join(' '),
      });
      await refresh();
      return undefined;
    },
  };
}

export type OwnDesk = ReturnType<typeof useOwnLessons>;
