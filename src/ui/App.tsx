import { Fragment, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { scenarioById } from '../scenarios/library.ts';
import { writeAddress } from './address.ts';
import { newSeed } from './start/seed.ts';
import { StartScreen } from './start/StartScreen.tsx';
import { matchStore } from './table/memoir-game.ts';
import { Table } from './table/Table.tsx';
import { t } from './text/i18n.ts';
import { useLanguage } from './text/use-language.ts';
import { useAddress } from './use-address.ts';

function goTo(battle: string | null, seed: string | null): void {
  globalThis.location.hash = writeAddress({ battle, seed });
}

function startBattle(battle: string, seed: string): void {
  matchStore.getState().start(battle, seed);
  goTo(battle, seed);
}

export function App() {
  const language = useLanguage();
  const match = useStore(matchStore, (store) => store.match);
  const { battle, seed } = useAddress();
  const [freshSeed] = useState(newSeed);
  const scenario = battle === null ? undefined : scenarioById(battle);
  const isThere = match !== null && match.scenarioId === scenario?.id && match.seed === seed;

  // The address names a battle that is not on the table: it was opened from a link, or the page was loaded anew.
  useEffect(() => {
    if (scenario !== undefined && !isThere) startBattle(scenario.id, seed ?? newSeed());
  }, [scenario, seed, isThere]);

  const title = scenario === undefined ? t('page:title') : t('page:battleTitle', { battle: scenario.file.name });
  return (
    <Fragment key={language}>
      <title>{title}</title>
      {scenario === undefined ? (
        <StartScreen
          seed={seed ?? freshSeed}
          unknown={battle}
          waiting={match === null || match.decider === null ? null : match}
          onStart={startBattle}
          onResume={goTo}
        />
      ) : null}
      {isThere ? (
        <Table
          key={`${match.scenarioId} ${match.seed}`}
          match={match}
          onAgain={() => startBattle(match.scenarioId, newSeed())}
          onLeave={() => goTo(null, null)}
        />
      ) : null}
    </Fragment>
  );
}
