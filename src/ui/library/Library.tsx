import { useEffect, useMemo, useRef, useState } from 'react';
import type { BoardName } from '../../hex/board.ts';
import type { OpenedReplay } from '../../scenarios/replay-file.ts';
import { ownScenarios, type OwnScenarios } from '../../store/own-scenarios.ts';
import { emptyPlan } from '../../workshop/plan.ts';
import { planFile } from '../../workshop/plan-file.ts';
import { FileButton } from '../files/FileButton.tsx';
import { usePageDrop } from '../files/use-page-drop.ts';
import { usePaste } from '../files/use-paste.ts';
import { goTo, noteRoute, START, writeRoute } from '../route.ts';
import { t } from '../text/i18n.ts';
import { nationName } from '../text/units.ts';
import { AboutDialog } from './AboutDialog.tsx';
import { BringDialog } from './BringDialog.tsx';
import { BrokenList } from './BrokenList.tsx';
import { Filters } from './Filters.tsx';
import { useKeptScroll, useKeptWish } from './kept-place.ts';
import { addressIn } from './links.ts';
import { NewDialog } from './NewDialog.tsx';
import { Notices } from './Notices.tsx';
import { PasteDialog } from './PasteDialog.tsx';
import { nameOf } from './names.ts';
import { ScenarioCard, type CardDeeds } from './ScenarioCard.tsx';
import { ShareDialog } from './ShareDialog.tsx';
import { nationsAmong, wanted, type Entry, type Namer } from './shelf.ts';
import { gameAmong, SCENARIO_FILES, sourcesOf, takeOver, type Source } from './sources.ts';
import { useLibrary, type LibraryDesk } from './use-library.ts';
import './card.css';
import './filters.css';
import './library.css';

const NAMER: Namer = { nation: nationName, front: (front) => t(`page:front.${front}`) };

type Over =
  | { readonly kind: 'bring'; readonly sources: readonly Source[] }
  | { readonly kind: 'share' | 'about'; readonly entry: Entry }
  | { readonly kind: 'paste' | 'new' };

/** Milliseconds. */
const DOUBLE_CLICK = 700;

/** What the cards do, always the same functions, so that a card is drawn anew only when its scenario changes. */
function useDeeds(desk: LibraryDesk, onOver: (kind: 'share' | 'about', entry: Entry) => void): CardDeeds {
  const latest = useRef({ desk, onOver });
  const lastDelete = useRef(-DOUBLE_CLICK);
  useEffect(() => {
    latest.current = { desk, onOver };
  });
  return useMemo(
    () => ({
      onEdit: (entry) =>
        void (async () => {
          const id = await latest.current.desk.keepCopy(entry);
          if (id !== null) goTo({ screen: 'workshop', scenario: id });
        })(),
      onDuplicate: (entry) => void latest.current.desk.duplicate(entry),
      onAbout: (entry) => latest.current.onOver('about', entry),
      onShare: (entry) => latest.current.onOver('share', entry),
      onDelete: (entry, { detail, timeStamp }) => {
        // The second half of a double click falls on the card that came up in place of the first.
        const isRest = detail > 0 && timeStamp - lastDelete.current < DOUBLE_CLICK;
        if (isRest) return;
        lastDelete.current = timeStamp;
        void latest.current.desk.remove(entry.id, nameOf(entry.file));
      },
    }),
    [],
  );
}

export interface LibraryProps {
  /** A new scenario is asked for. */
  readonly isNew?: boolean;
  readonly from?: OwnScenarios;
  /** One of the files was no scenario but a game. */
  onGame(this: void, game: OpenedReplay): void;
}

/** All scenarios: built in, own and imported. */
export function Library({ isNew = false, from = ownScenarios, onGame }: LibraryProps) {
  const desk = useLibrary(from);
  const { own, entries } = desk;
  const [wish, setWish] = useKeptWish();
  const [over, setOver] = useState<Over | null>(() => {
    const sources = takeOver();
    if (sources !== null) return { kind: 'bring', sources };
    return isNew ? { kind: 'new' } : null;
  });
  // Whoever comes back here has not asked for a new one again.
  useEffect(() => noteRoute({ screen: 'library' }), []);
  useKeptScroll(own !== null);
  const shown = useMemo(() => wanted(entries, wish, NAMER), [entries, wish]);
  const nations = useMemo(() => nationsAmong(entries), [entries]);
  const deeds = useDeeds(desk, (kind, entry) => setOver({ kind, entry }));
  const close = () => setOver(null);

  const open = async (sources: readonly Source[]) => {
    const game = await gameAmong(sources);
    if (game === 'notFetched') desk.say(t('page:notFetched'));
    else if (game === null) setOver({ kind: 'bring', sources });
    else onGame(game);
  };
  const openFiles = async (files: readonly File[]) => open(await sourcesOf(files));
  const openText = (text: string) => {
    const address = addressIn(text);
    if (address === null) void open([{ name: t('library:bring.pasted'), text }]);
    else goTo(address);
  };
  const isHeldOver = usePageDrop((files) => void openFiles(files));
  usePaste(({ text, files }) => {
    if (files.length > 0) void openFiles(files);
    else openText(text);
    return true;
  });

  const begin = async (name: string, board: BoardName) => {
    const id = await desk.keep(planFile(emptyPlan(name, board)));
    close();
    if (id !== null) goTo({ screen: 'workshop', scenario: id });
  };
  const kept = (own ?? []).flatMap((one) => (one.kind === 'scenario' ? one.file : []));
  const broken = (own ?? []).flatMap((one) => (one.kind === 'broken' ? one : []));

  return (
    <>
      <title>{t('library:titleOf', { title: t('page:title') })}</title>
      <div className="library">
        <header className="library-head paper">
          <a className="button" href={writeRoute(START)}>
            {t('library:back')}
          </a>
          <div>
            <h1>{t('library:title')}</h1>
            <p className="faint">{t('library:lead')}</p>
          </div>
          <div className="buttons">
            <button type="button" className="main" onClick={() => setOver({ kind: 'new' })}>
              {t('library:new')}
            </button>
            <FileButton
              text={t('library:import')}
              testId="scenario-files"
              accept={SCENARIO_FILES}
              onFiles={(files) => void openFiles(files)}
            />
            <button type="button" onClick={() => setOver({ kind: 'paste' })}>
              {t('library:paste')}
            </button>
            {kept.length === 0 ? null : (
              <button
                type="button"
                title={t('library:exportAllLabel', { count: kept.length })}
                onClick={() => desk.exportAll(kept)}
              >
                {t('library:exportAll')}
              </button>
            )}
          </div>
        </header>
        <main>
          <Filters wish={wish} nations={nations} shown={shown.length} count={entries.length} onWish={setWish} />
          {own !== null && kept.length === 0 && broken.length === 0 ? (
            <p className="library-empty paper">{t('library:noneOwn')}</p>
          ) : null}
          <BrokenList broken={broken} desk={desk} />
          {shown.length === 0 ? <p className="library-empty paper">{t('library:nothing')}</p> : null}
          <ul className="scenario-cards">
            {own === null ? null : shown.map((entry) => <ScenarioCard key={entry.id} entry={entry} deeds={deeds} />)}
          </ul>
          <p className="library-hint">{t('library:dropHint')}</p>
        </main>
        <Notices desk={desk} />
      </div>
      {isHeldOver ? <div className="drop-veil">{t('library:dropHere')}</div> : null}
      {over?.kind === 'new' ? <NewDialog onBegin={(name, board) => void begin(name, board)} onClose={close} /> : null}
      {over?.kind === 'paste' ? <PasteDialog onText={openText} onClose={close} /> : null}
      {over?.kind === 'about' ? <AboutDialog entry={over.entry} onClose={close} /> : null}
      {over?.kind === 'share' ? <ShareDialog entry={over.entry} onClose={close} /> : null}
      {over?.kind === 'bring' && own !== null ? (
        <BringDialog
          sources={over.sources}
          entries={entries}
          scenarios={from}
          onKept={(said) => {
            desk.say(said);
            void desk.refresh();
          }}
          onClose={close}
        />
      ) : null}
    </>
  );
}
