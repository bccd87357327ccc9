import { useCallback, useEffect, useMemo, useState } from 'react';
import { ok } from '../../engine/result.ts';
import type { Fault } from '../../scenarios/fault.ts';
import { libraryText } from '../../scenarios/library-file.ts';
import { LONGEST_NAME } from '../../scenarios/limits.ts';
import type { ScenarioFile } from '../../scenarios/scenario-schema.ts';
import { slugOf, type KeptResult } from '../../store/kept.ts';
import type { OwnScenario, OwnScenarios, ScenarioFault, ScenarioWayBack } from '../../store/own-scenarios.ts';
import { download } from '../saves/files.ts';
import { t } from '../text/i18n.ts';
import { entriesOf, type Entry } from './shelf.ts';

export interface LibraryNotice {
  /** Tells it from others with the same words. */
  readonly at: number;
  readonly text: string;
  readonly faults?: readonly Fault[];
  /** The device did not keep it. It can be drawn on all the same. */
  readonly unkept?: ScenarioFile;
}

/** Something that was deleted and can still be brought back. */
export interface Deleted {
  /** Tells it from others that had the same id before it. */
  readonly at: number;
  readonly id: string;
  readonly name: string;
  readonly back: ScenarioWayBack;
}

/** Of notices and deletions. */
let told = 0;

function notice(text: string, faults?: readonly Fault[], unkept?: ScenarioFile): LibraryNotice {
  return { at: ++told, text, ...(faults === undefined ? {} : { faults }), ...(unkept === undefined ? {} : { unkept }) };
}

const STEM_LENGTH = 60;
/** The last ones; older ones are gone. */
const MOST_DELETED = 5;

export function storyOf(fault: ScenarioFault): readonly Fault[] {
  if (fault.kind === 'broken') return fault.faults;
  const message = fault.kind === 'missing' ? t('library:missing') : t(`library:storage.${fault.fault.kind}`);
  return [{ path: '', message }];
}

/** 'cape-marenne' for 'Cape Marenne' */
export function fileStem(name: string): string {
  return slugOf(name, STEM_LENGTH) || 'scenario';
}

export function copyName(name: string): string {
  return t('library:copyName', { name: name.slice(0, LONGEST_NAME - 12) });
}

/** Everything the screen knows and does. */
export function useLibrary(scenarios: OwnScenarios) {
  /** Null while they are being read. */
  const [own, setOwn] = useState<readonly OwnScenario[] | null>(null);
  const [said, setNotice] = useState<LibraryNotice | null>(null);
  const [deleted, setDeleted] = useState<readonly Deleted[]>([]);

  const refresh = useCallback(async (): Promise<void> => {
    const listed = await scenarios.list();
    setOwn(listed.ok ? listed.value : []);
    if (!listed.ok) {
      setNotice(notice(t('library:notRead'), storyOf({ kind: 'storage', fault: listed.error })));
    }
  }, [scenarios]);

  // Another tab may have changed something meanwhile.
  useEffect(() => {
    let isHere = true;
    const look = async () => {
      const listed = await scenarios.list();
      if (!isHere) return;
      setOwn(listed.ok ? listed.value : []);
      if (!listed.ok) {
        setNotice(notice(t('library:notRead'), storyOf({ kind: 'storage', fault: listed.error })));
      }
    };
    const lookAgain = () => void look();
    void look();
    globalThis.addEventListener('focus', lookAgain);
    return () => {
      isHere = false;
      globalThis.removeEventListener('focus', lookAgain);
    };
  }, [scenarios]);

  const complain = (text: string, fault: ScenarioFault) => setNotice(notice(text, storyOf(fault)));
  const entries = useMemo(() => entriesOf(own ?? []), [own]);

  /** The id of what was kept; null: it could not be, and the screen says why. */
  const idOf = async (file: ScenarioFile, work: Promise<KeptResult<string>>): Promise<string | null> => {
    const id = await work;
    await refresh();
    if (id.ok) return id.value;
    const unkept = id.error.kind === 'storage' ? file : undefined;
    setNotice(notice(t('library:notKept', { name: file.name }), storyOf(id.error), unkept));
    return null;
  };

  /** Keeps a new scenario. */
  const keep = (file: ScenarioFile) => idOf(file, scenarios.add(file, 'own'));

  /** Keeps a copy to draw on. One that nobody has drawn on yet will do: whoever only looks does not fill the library. */
  const keepCopy = ({ file }: Entry) => {
    const copy = { ...file, name: copyName(file.name) };
    const take = async () => {
      const taken = await scenarios.take([copy], 'own');
      return taken.ok ? ok(taken.value[0].id) : taken;
    };
    return idOf(copy, take());
  };

  return {
    own,
    entries,
    notice: said,
    deleted,
    refresh,
    complain,
    keep,
    keepCopy,
    hold: (file: ScenarioFile) => scenarios.hold(file, 'own'),
    say: (text: string) => setNotice(notice(text)),

    async duplicate({ file }: Entry): Promise<void> {
      const id = await keep({ ...file, name: copyName(file.name) });
      if (id !== null) setNotice(notice(t('library:duplicated', { name: file.name })));
    },

    async remove(id: string, name: string): Promise<void> {
      const back = await scenarios.remove(id);
      await refresh();
      if (back.ok) {
        setNotice(null);
        const one: Deleted = { at: ++told, id, name, back: back.value };
        setDeleted((before) => [one, ...before].slice(0, MOST_DELETED));
      } else complain(t('library:notDeleted', { name }), back.error);
    },

    /** Answers with the id it has now; null: it could not be brought back. */
    async bringBack(one: Deleted): Promise<string | null> {
      const done = await one.back();
      await refresh();
      if (done.ok) {
        setDeleted((before) => before.filter((other) => other !== one));
        setNotice(notice(t('library:broughtBack', { name: one.name })));
      } else complain(t('library:notBack', { name: one.name }), { kind: 'storage', fault: done.error });
      return done.ok ? done.value : null;
    },

    /** It was read, or nobody did. */
    letGo(one: Deleted | LibraryNotice): void {
      setNotice((before) => (before === one ? null : before));
      setDeleted((before) => before.filter((other) => other !== one));
    },

    save(file: string, text: string): void {
      download(file, text);
      setNotice(notice(t('library:saved', { file })));
    },

    exportAll(files: readonly ScenarioFile[]): void {
      const file = 'my-scenarios.library.json';
      download(file, libraryText(files));
      setNotice(notice(t('library:savedAll', { count: files.length, file })));
    },
  };
}

export type LibraryDesk = ReturnType<typeof useLibrary>;
