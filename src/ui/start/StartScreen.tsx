import { useEffect, useState, type ReactNode } from 'react';
import { SHELF } from '../../scenarios/shelf.ts';
import { FileButton } from '../files/FileButton.tsx';
import { usePageDrop } from '../files/use-page-drop.ts';
import { usePaste } from '../files/use-paste.ts';
import { useProgress } from '../learn/use-progress.ts';
import { SettingsDialog } from '../settings/SettingsDialog.tsx';
import { SettingsForm } from '../settings/SettingsForm.tsx';
import { writeRoute } from '../route.ts';
import { t } from '../text/i18n.ts';
import { useTop } from '../use-top.ts';
import { BattleCard } from './BattleCard.tsx';
import { ContinueCard, type WaitingGame } from './ContinueCard.tsx';
import { Hero } from './Hero.tsx';
import './start.css';

export interface StartScreenProps {
  /** Something went wrong on the way here: a link, a file or a save that could not be read. */
  readonly notice: ReactNode;
  readonly waiting: WaitingGame | null;
  onChoose(this: void, battleId: string): void;
  onContinue(this: void): void;
  onSaves(this: void): void;
  onFiles(this: void, files: readonly File[]): void;
}

function LearnCard() {
  const { done, left } = useProgress();
  const isNew = done.length === 0 && Object.keys(left).length === 0;
  return (
    <section className="learn-card paper" aria-labelledby="learn-title">
      <div>
        <h2 id="learn-title">{t(isNew ? 'start:learn.title' : 'start:learn.again')}</h2>
        <p className="faint">{isNew ? t('start:learn.text') : t('start:learn.done', { count: done.length })}</p>
      </div>
      <a className="learn-link main" href={writeRoute({ screen: 'learn', lesson: null })}>
        {t('start:learn.go')}
      </a>
      <a className="learn-link" href={writeRoute({ screen: 'rules', rule: null })}>
        {t('start:learn.rules')}
      </a>
    </section>
  );
}

/** The page is left alone so long before it draws what nobody has come near. */
const PATIENCE = 2000;
const REST = 100;

/** Counts up to it, slowly: maps that wait are there before somebody scrolls to them. */
function useOneByOne(count: number): number {
  const [done, setDone] = useState(0);
  useEffect(() => {
    if (done >= count) return undefined;
    const timer = setTimeout(() => setDone(done + 1), done === 0 ? PATIENCE : REST);
    return () => clearTimeout(timer);
  }, [done, count]);
  return done;
}

function isJson(text: string): boolean {
  return /^\s*\{/.test(text);
}

function WorkshopCard() {
  return (
    <section className="learn-card workshop-card paper" aria-labelledby="workshop-title">
      <div>
        <h2 id="workshop-title">{t('start:workshop.title')}</h2>
        <p className="faint">{t('start:workshop.text')}</p>
      </div>
      <p className="learn-links">
        <a className="learn-link" href={writeRoute({ screen: 'library', isNew: true })}>
          {t('start:workshop.new')}
        </a>
        <a className="learn-link" href={writeRoute({ screen: 'library' })}>
          {t('start:workshop.go')}
        </a>
      </p>
    </section>
  );
}

export function StartScreen({ notice, waiting, onChoose, onContinue, onSaves, onFiles }: StartScreenProps) {
  useTop();
  const isHeldOver = usePageDrop(onFiles);
  usePaste(({ text, files }) => {
    // Anything else that somebody has in the clipboard is none of our business.
    const pasted = files.length > 0 || !isJson(text) ? files : [new File([text], t('start:pasted'))];
    if (pasted.length > 0) onFiles(pasted);
    return pasted.length > 0;
  });
  const [isSetting, setSetting] = useState(false);
  const drawn = useOneByOne(SHELF.length);
  return (
    <div className="start">
      {isHeldOver ? <div className="drop-veil">{t('start:dropHere')}</div> : null}
      <Hero />
      <main>
        {notice === null ? null : (
          <div className="notice paper" role="alert">
            {notice}
          </div>
        )}
        {waiting === null ? null : <ContinueCard game={waiting} onContinue={onContinue} />}
        <div className="start-cards">
          <LearnCard />
          <WorkshopCard />
        </div>
        <div className="start-columns">
          <section className="start-battles" aria-labelledby="choose-title">
            <div className="start-bar">
              <h2 id="choose-title">{t('start:choose')}</h2>
              <div className="buttons">
                <FileButton text={t('start:file')} accept=".json,.m44,application/json" onFiles={onFiles} />
                <button type="button" onClick={onSaves}>
                  {t('start:saves')}
                </button>
                <button type="button" className="settings-button" onClick={() => setSetting(true)}>
                  {t('start:settings')}
                </button>
              </div>
            </div>
            <ul className="battles">
              {SHELF.map((entry, at) => (
                <BattleCard key={entry.id} entry={entry} isTime={at < drawn} onChoose={onChoose} />
              ))}
            </ul>
          </section>
          <aside className="start-settings paper" aria-labelledby="settings-title">
            <h2 id="settings-title">{t('settings:title')}</h2>
            <SettingsForm withNames />
          </aside>
        </div>
        <SettingsDialog isOpen={isSetting} withNames onClose={() => setSetting(false)} />
      </main>
      <footer>
        <p>{t('start:unofficial')}</p>
      </footer>
    </div>
  );
}
