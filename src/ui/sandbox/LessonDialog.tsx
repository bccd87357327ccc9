import { useId, useState } from 'react';
import { draftOf } from '../../lessons/draft.ts';
import type { Sandbox } from '../../lessons/sandbox.ts';
import { stateAt } from '../../lessons/sandbox.ts';
import { decider } from '../../memoir/index.ts';
import { SIDES, type Side } from '../../memoir/side.ts';
import type { Fault } from '../../scenarios/fault.ts';
import { ownId } from '../../store/lesson-file.ts';
import { sandboxDesk } from '../../store/sandbox.ts';
import { useStore } from 'zustand';
import { Modal } from '../Modal.tsx';
import { FaultList } from '../saves/FaultList.tsx';
import { t } from '../text/i18n.ts';
import { sideText } from '../text/sides.ts';
import { draftWords } from './draft-words.ts';
import './dialogs.css';

function momentText(at: number): string {
  return at === 0 ? t('sandbox:lesson.fromStart') : t('sandbox:lesson.fromStep', { at });
}

export interface LessonDialogProps {
  readonly sandbox: Sandbox;
  onClose(this: void): void;
}

/** From where to where, and for whom: then the lesson is written. */
export function LessonDialog({ sandbox, onClose }: LessonDialogProps) {
  const id = useId();
  const open = useStore(sandboxDesk.store, ({ draft }) => draft);
  const { at, mark, deeds } = sandbox;
  const from = Math.min(mark, at);
  const done = deeds.slice(from, at).filter(({ action }) => action !== null).length;
  const [chosen, setLearner] = useState<Side | null>(null);
  const learner = chosen ?? decider(stateAt(sandbox, from)) ?? 0;
  const [faults, setFaults] = useState<readonly Fault[]>([]);
  const [isSure, setSure] = useState(false);
  const write = () => {
    if (open !== null && !isSure) return setSure(true);
    const words = draftWords(sandbox.about.scenario.name);
    const file = draftOf(sandbox, { id: ownId(words.title), learner, from, to: at }, words);
    if (file.ok) sandboxDesk.write({ file: file.value, of: null, isOpen: true });
    else setFaults(file.error);
  };
  return (
    <Modal title={t('sandbox:lesson.title')} className="lesson-dialog" onClose={onClose}>
      {open === null ? null : (
        <p className="lesson-open">
          {t('sandbox:lesson.open')}
          <button type="button" data-go-on onClick={() => sandboxDesk.showDraft(true)}>
            {t('sandbox:lesson.goOn')}
          </button>
        </p>
      )}
      <p>{t('sandbox:lesson.text')}</p>
      <dl className="lesson-range">
        <dt>{t('sandbox:lesson.from')}</dt>
        <dd>
          <span data-from={from}>{momentText(from)}</span>
          {from === at ? null : (
            <button type="button" data-mark onClick={sandboxDesk.mark}>
              {t('sandbox:lesson.markHere')}
            </button>
          )}
        </dd>
        <dt>{t('sandbox:lesson.to')}</dt>
        <dd>{t('sandbox:lesson.toNow', { at })}</dd>
      </dl>
      <p className={done === 0 ? 'lesson-nothing' : 'faint'}>
        {done === 0 ? t('sandbox:lesson.nothing') : t('sandbox:lesson.steps', { count: done })}
      </p>
      <fieldset className="lesson-learner">
        <legend>{t('sandbox:lesson.learner')}</legend>
        {SIDES.map((side) => (
          <label key={side}>
            <input type="radio" name={`${id}-learner`} checked={learner === side} onChange={() => setLearner(side)} />
            {sideText(side)}
          </label>
        ))}
      </fieldset>
      <div className="buttons">
        <button type="button" className="main" data-write disabled={done === 0} onClick={write}>
          {t(isSure ? 'sandbox:lesson.replaces' : 'sandbox:lesson.write')}
        </button>
      </div>
      {faults.length === 0 ? null : (
        <div role="alert">
          <p>{t('sandbox:lesson.refused')}</p>
          <FaultList faults={faults} />
        </div>
      )}
    </Modal>
  );
}
