import { Suspense, useEffect, useState, type ReactNode } from 'react';
import { useStore } from 'zustand';
import type { Fault } from '../scenarios/fault.ts';
import type { OpenedReplay } from '../scenarios/replay-file.ts';
import { matchStore, type MemoirMatch } from '../store/memoir.ts';
import { isNotFetched, NOT_FETCHED } from '../store/with-rules.ts';
import { gameNow, newBattle, playAgain, putOnTable, restoreGame } from './game-on-table.ts';
import {
  Briefing,
  BriefingDialog,
  End,
  HelpDialog,
  Learn,
  Library,
  LinkScreen,
  loadLater,
  Replay,
  Rules,
  Sandbox,
  SavesDialog,
  SentScenario,
  SheetScreen,
  Workshop,
} from './later.ts';
import { goInstead, goTo, START, type Route } from './route.ts';
import { FaultList } from './saves/FaultList.tsx';
import { StorageNotice } from './saves/StorageNotice.tsx';
import { SettingsDialog } from './settings/SettingsDialog.tsx';
import { useTheme } from './settings/use-theme.ts';
import { StartScreen } from './start/StartScreen.tsx';
import type { Menu } from './table/panels/ScoreBar.tsx';
import { Table } from './table/Table.tsx';
import { t } from './text/i18n.ts';
import { useLanguage } from './text/use-language.ts';
import { useRoute } from './use-route.ts';
import { waitingGame } from './waiting-game.ts';
import { keepsHandOpen } from './way-back.ts';

/** Something that could not be opened, and why. */
interface Trouble {
  readonly title: string;
  readonly faults: readonly Fault[];
}

const notOpened = (): Trouble => ({
  title: t('page:notOpened'),
  faults: [{ path: NOT_FETCHED, message: t('page:notFetched') }],
});

function TroubleNotice({ title, faults }: Trouble) {
  return (
    <>
      <p>{title}</p>
      <FaultList faults={faults} />
    </>
  );
}

/** The last game comes from the device, which takes a moment. */
function useRestoredGame(onTrouble: (trouble: Trouble) => void): boolean {
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    let isHere = true;
    const restore = async () => {
      const fault = await restoreGame();
      if (!isHere) return;
      if (fault?.kind === 'broken') {
        const isMissing = isNotFetched(fault.faults);
        onTrouble(isMissing ? notOpened() : { title: t('page:brokenGame'), faults: fault.faults });
      }
      setReady(true);
    };
    void restore();
    return () => {
      isHere = false;
    };
  }, [onTrouble]);
  return isReady;
}

/** Screens that say themselves what they show. */
const OF_NO_GAME: ReadonlySet<string> = new Set([
  'learn',
  'rules',
  'sandbox',
  'library',
  'workshop',
  'sheet',
  'scenario',
]);

function titleOf(match: MemoirMatch | null, screen: string): string {
  const title = t('page:title');
  return match === null || screen === 'start' ? title : t('page:titleOf', { battle: match.about.scenario.name, title });
}

export function App() {
  const language = useLanguage();
  useTheme();
  const route = useRoute();
  const match = useStore(matchStore, (store) => store.match);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [opened, setOpened] = useState<{ readonly menu: Menu; readonly over: Route } | null>(null);
  // A step back in the browser closes what lies over the screen that is left.
  const menu = opened?.over === route ? opened.menu : null;
  const setMenu = (next: Menu | null) => setOpened(next === null ? null : { menu: next, over: route });
  const [endSeen, setEndSeen] = useState<MemoirMatch | null>(null);
  const isReady = useRestoredGame(setTrouble);
  useEffect(loadLater, []);
  // Whoever leaves the table for good and comes back finds the hand covered; a look at the rules covers nothing.
  useEffect(() => {
    if (!keepsHandOpen(route)) matchStore.getState().leaveSeat();
  }, [route]);

  const isEndSeen = endSeen === match;
  const open = async (game: OpenedReplay) => {
    setTrouble(null);
    setMenu(null);
    if (!(await putOnTable(game))) {
      setTrouble(notOpened());
      goTo(START);
      return;
    }
    setEndSeen(null);
    goTo(game.last.outcome === null ? { screen: 'table' } : { screen: 'replay', at: 0 });
  };
  const openFiles = async (files: readonly File[]) => {
    const { openedFiles } = await import('./files/opened-files.ts');
    const opening = await openedFiles(files);
    if (opening.kind === 'game') await open(opening.game);
    else if (opening.kind === 'scenarios') goTo({ screen: 'library' });
    else setTrouble({ title: t('page:brokenFile', { name: opening.name }), faults: opening.faults });
  };
  const again = async (last: MemoirMatch) => {
    await playAgain(last);
    goInstead({ screen: 'table' });
  };
  const leave = () => {
    setMenu(null);
    goTo(START);
  };

  const start = (notice: ReactNode) => (
    <StartScreen
      notice={notice}
      waiting={waitingGame(match)}
      onChoose={(battle) => {
        setTrouble(null);
        goTo({ screen: 'briefing', battle, seed: null });
      }}
      onContinue={() => {
        setTrouble(null);
        goTo({ screen: 'table' });
      }}
      onSaves={() => setMenu('saves')}
      onFiles={(files) => void openFiles(files)}
    />
  );

  const screen = (): ReactNode => {
    switch (route.screen) {
      case 'start':
        return start(trouble === null ? null : <TroubleNotice {...trouble} />);
      case 'unknown':
        return start(t('page:noPage', { address: route.text }));
      case 'briefing':
        return (
          <Briefing
            battle={route.battle}
            seed={route.seed}
            otherwise={start(t('page:noBattle', { id: route.battle }))}
            onStart={async (begin) => {
              const isThere = await newBattle(begin);
              if (isThere) goInstead({ screen: 'table' });
              return isThere;
            }}
            onBack={leave}
          />
        );
      case 'learn':
        return <Learn lesson={route.lesson} isCovered={menu !== null} onMenu={setMenu} />;
      case 'rules':
        return <Rules address={route.rule} />;
      case 'sandbox':
        return <Sandbox isCovered={menu !== null} onMenu={setMenu} />;
      case 'library':
        return <Library isNew={route.isNew === true} onGame={(game) => void open(game)} />;
      case 'workshop':
        return <Workshop key={route.scenario} scenario={route.scenario} isCovered={menu !== null} onMenu={setMenu} />;
      case 'sheet':
        return <SheetScreen key={route.scenario} scenario={route.scenario} />;
      case 'scenario':
        return <SentScenario key={route.text} text={route.text} />;
      case 'link':
        return (
          <LinkScreen
            key={route.text}
            text={route.text}
            match={match}
            onOpen={(game) => void open(game)}
            onLeave={leave}
          />
        );
      default:
    }
    const nothing = trouble === null ? t('page:noGame') : <TroubleNotice {...trouble} />;
    if (match === null) return isReady ? start(nothing) : <p className="loading">{t('page:loading')}</p>;
    switch (route.screen) {
      case 'end':
        return (
          <End
            match={match}
            onReplay={(at) => goTo({ screen: 'replay', at: at ?? 0 })}
            onAgain={() => void again(match)}
            onLeave={leave}
            onBoard={() => {
              setEndSeen(match);
              goTo({ screen: 'table' });
            }}
            onSave={() => setMenu('saves')}
          />
        );
      case 'replay':
        return (
          <Replay
            match={match}
            at={route.at}
            onPlayOn={() => goInstead({ screen: 'table' })}
            onLeave={() => goTo(match.state.outcome === null ? { screen: 'table' } : { screen: 'end' })}
          />
        );
      default:
        return (
          <Table
            match={match}
            isCovered={menu !== null}
            isEndSeen={isEndSeen}
            onMenu={setMenu}
            onReplay={(at) => goTo({ screen: 'replay', at })}
            onEnd={() => {
              setEndSeen(match);
              goTo({ screen: 'end' });
            }}
            onLeave={leave}
          />
        );
    }
  };

  return (
    <div className="page" key={language}>
      {OF_NO_GAME.has(route.screen) ? null : <title>{titleOf(match, route.screen)}</title>}
      <StorageNotice />
      <Suspense fallback={<p className="loading">{t('page:loading')}</p>}>{screen()}</Suspense>
      {menu === 'saves' ? (
        <SavesDialog game={gameNow(match)} onOpen={(game) => void open(game)} onClose={() => setMenu(null)} />
      ) : null}
      <SettingsDialog isOpen={menu === 'settings'} onClose={() => setMenu(null)} />
      {menu === 'help' ? <HelpDialog onClose={() => setMenu(null)} /> : null}
      {menu === 'briefing' && match !== null ? (
        <BriefingDialog
          file={match.about.scenario}
          airRules={match.about.rules.airRules}
          onClose={() => setMenu(null)}
        />
      ) : null}
    </div>
  );
}
