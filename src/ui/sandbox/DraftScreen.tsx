import { useState } from 'react';
import { canJoin, withJoined } from '../../lessons/draft-join.ts';
import type { LessonFile } from '../../lessons/lesson-schema.ts';
import type { Fault } from '../../scenarios/fault.ts';
import { lessonText, ownId } from '../../store/lesson-file.ts';
import { ownLessons, type KeptLesson } from '../../store/own-lessons.ts';
import { sandboxDesk, type Draft } from '../../store/sandbox.ts';
import { goTo } from '../route.ts';
import { FaultList } from '../saves/FaultList.tsx';
import { download } from '../saves/files.ts';
import type { Menu } from '../table/panels/ScoreBar.tsx';
import { t } from '../text/i18n.ts';
import { useTop } from '../use-top.ts';
import { DraftField, DraftStep } from './DraftStep.tsx';
import { missingWords, tidyLesson, toldFaults, withStep } from './draft-file.ts';
import { PointTable } from './PointTable.tsx';
import { fileNameOf } from './file-name.ts';
import './draft.css';

interface Kept extends KeptLesson {
  /** What the draft was before it was kept. */
  readonly before: Draft;
}

type Notice =
  | { readonly kind: 'none' }
  | { readonly kind: 'kept'; readonly kept: Kept }
  | { readonly kind: 'faults'; readonly faults: readonly Fault[]; readonly isStorage: boolean };

const NONE: Notice = { kind: 'none' };

interface NoticePanelProps {
  readonly notice: Notice;
  onPlay(this: void, id: string): void;
  onUndo(this: void, kept: Kept): void;
}

/** What came of keeping it. It is always there, so that it is read out when words appear in it. */
function NoticePanel({ notice, onPlay, onUndo }: NoticePanelProps) {
  const isFault = notice.kind === 'faults';
  return (
    <div className={isFault ? 'draft-notice fault' : 'draft-notice'} role={isFault ? 'alert' : 'status'}>
      {notice.kind === 'faults' ? (
        <>
          <p>{t(notice.isStorage ? 'sandbox:draft.notKept' : 'sandbox:draft.faults')}</p>
          <FaultList faults={notice.faults} />
        </>
      ) : null}
      {notice.kind === 'kept' ? (
        <>
          <p>{t('sandbox:draft.kept', { title: notice.kept.file.title })}</p>
          <div className="buttons">
            <button type="button" className="main" data-play onClick={() => onPlay(notice.kept.file.id)}>
              {t('sandbox:draft.play')}
            </button>
            <button type="button" onClick={() => onUndo(notice.kept)}>
              {t('sandbox:draft.undo')}
            </button>
          </div>
        </>
      ) : null}
    </div>
  );
}

export interface DraftScreenProps {
  readonly draft: Draft;
  /** There is a sandbox to go back to. */
  readonly hasSandbox: boolean;
  onMenu(this: void, menu: Menu): void;
}

/** The words of a lesson, step by step, and what it points at. */
export function DraftScreen({ draft, hasSandbox, onMenu }: DraftScreenProps) {
  useTop();
  const { file, of } = draft;
  const [notice, setNotice] = useState<Notice>(NONE);
  const [pointed, setPointed] = useState<number | null>(null);
  const [isSure, setSure] = useState(false);
  const [isKeeping, setKeeping] = useState(false);
  const change = (next: LessonFile) => {
    if (notice.kind === 'kept') setNotice(NONE);
    setSure(false);
    sandboxDesk.write({ ...draft, file: next });
  };
  /** A lesson that is kept as it is has nothing left to be written. */
  const leave = () => (notice.kind === 'kept' ? sandboxDesk.write(null) : sandboxDesk.showDraft(false));
  const toLearn = () => {
    leave();
    goTo({ screen: 'learn', lesson: null });
  };
  const keep = async (isNew: boolean) => {
    const tidy = tidyLesson(file);
    const missing = missingWords(tidy);
    if (missing.length > 0) return setNotice({ kind: 'faults', faults: missing, isStorage: false });
    setKeeping(true);
    const wanted = isNew ? { ...tidy, id: ownId(tidy.title) } : tidy;
    const kept = await ownLessons.keep(wanted, isNew);
    setKeeping(false);
    if (kept.ok) {
      setNotice({ kind: 'kept', kept: { ...kept.value, before: draft } });
      sandboxDesk.write({ file: kept.value.file, of: kept.value.file.id, isOpen: true });
    } else if (kept.error.kind === 'broken') {
      setNotice({ kind: 'faults', faults: toldFaults(kept.error.faults), isStorage: false });
    } else setNotice({ kind: 'faults', faults: [], isStorage: true });
    return undefined;
  };
  const undo = async ({ back, before }: Kept) => {
    await back();
    setNotice(NONE);
    sandboxDesk.write(before);
  };
  const throwAway = () => {
    if (isSure) sandboxDesk.write(null);
    if (isSure && !hasSandbox) goTo({ screen: 'learn', lesson: null });
    setSure(!isSure);
  };
  if (pointed !== null && pointed < file.steps.length) {
    return (
      <PointTable
        file={file}
        at={pointed}
        onChange={(point) => change(withStep(file, pointed, { point }))}
        onDone={() => setPointed(null)}
        onMenu={onMenu}
      />
    );
  }
  return (
    <main className="draft">
      <header className="draft-head paper">
        {hasSandbox ? (
          <button type="button" onClick={leave}>
            {t('sandbox:draft.back')}
          </button>
        ) : null}
        <button type="button" onClick={toLearn}>
          {t('sandbox:draft.toLearn')}
        </button>
        <h1>{t(of === null ? 'sandbox:draft.title' : 'sandbox:draft.editing')}</h1>
        <div className="buttons">
          <button type="button" className="main" data-keep disabled={isKeeping} onClick={() => void keep(of === null)}>
            {t('sandbox:draft.keep')}
          </button>
          {of === null ? null : (
            <button type="button" data-keep-new disabled={isKeeping} onClick={() => void keep(true)}>
              {t('sandbox:draft.asNew')}
            </button>
          )}
          <button type="button" onClick={() => download(fileNameOf(file), lessonText(tidyLesson(file)))}>
            {t('sandbox:draft.file')}
          </button>
          {notice.kind === 'kept' ? null : (
            <button type="button" className="quiet" data-throw onClick={throwAway}>
              {t(isSure ? 'sandbox:draft.throwSure' : 'sandbox:draft.throwAway')}
            </button>
          )}
        </div>
        <NoticePanel
          notice={notice}
          onPlay={(id) => {
            sandboxDesk.write(null);
            goTo({ screen: 'learn', lesson: id });
          }}
          onUndo={(kept) => void undo(kept)}
        />
      </header>
      <section className="draft-words paper">
        <DraftField
          label={t('sandbox:draft.name')}
          value={file.title}
          rows={1}
          field="title"
          length={80}
          onChange={(title) => change({ ...file, title })}
        />
        <DraftField
          label={t('sandbox:draft.intro')}
          value={file.intro}
          field="intro"
          onChange={(intro) => change({ ...file, intro })}
        />
      </section>
      <h2 className="draft-steps-title">{t('sandbox:draft.steps')}</h2>
      <ol className="draft-steps">
        {file.steps.map((step, at) => (
          <DraftStep
            key={`${at} ${step.do[0] ?? ''}`}
            step={step}
            number={at + 1}
            canJoin={canJoin(file, at)}
            onChange={(part) => change(withStep(file, at, part))}
            onJoin={() => change(withJoined(file, at))}
            onPoint={() => setPointed(at)}
          />
        ))}
      </ol>
      <section className="draft-words paper">
        <DraftField
          label={t('sandbox:draft.closing')}
          value={file.closing}
          field="closing"
          onChange={(closing) => change({ ...file, closing })}
        />
      </section>
    </main>
  );
}
