import { useEffect, useState, type ReactNode } from 'react';
import type { Fault } from '../scenarios/fault.ts';
import { withoutForeign } from '../scenarios/kept.ts';
import { scenarioOf } from '../scenarios/read-scenario.ts';
import type { ScenarioFile } from '../scenarios/scenario-schema.ts';
import type { ReplayStart } from '../scenarios/replay-file.ts';
import { onShelf, type LibraryScenario } from '../scenarios/shelf.ts';
import { fetchStory, withStory } from '../scenarios/story.ts';
import { isOwnId } from '../store/kept.ts';
import { BriefingScreen } from './briefing/BriefingScreen.tsx';
import { NotFetched } from './NotFetched.tsx';
import { goTo } from './route.ts';
import { FaultList } from './saves/FaultList.tsx';
import { newSeed } from './start/seed.ts';
import { loadWords, t } from './text/i18n.ts';
import { cameFrom } from './way-back.ts';
import './link/link.css';

export interface BriefingProps {
  readonly battle: string;
  readonly seed: string | null;
  /** In place of a battle that does not exist. */
  readonly otherwise: ReactNode;
  /** False: it could not begin, because something could not be fetched. */
  onStart(this: void, start: ReplayStart): Promise<boolean>;
  onBack(this: void): void;
}

type Found =
  | { readonly kind: 'opening' }
  | { readonly kind: 'here'; readonly entry: LibraryScenario }
  /** There is no such battle. */
  | { readonly kind: 'none' }
  /** Its story could not be fetched. */
  | { readonly kind: 'notFetched' }
  /** It cannot be played, and what is wrong. */
  | { readonly kind: 'not'; readonly said: string; readonly faults: readonly Fault[]; readonly canMend: boolean };

/** What is wrong with it as the workshop would say it, if that can be fetched. */
async function inPlainWords(file: ScenarioFile, faults: readonly Fault[]): Promise<readonly Fault[]> {
  try {
    const [{ hindrances }] = await Promise.all([import('./workshop/checks/hindrances.ts'), loadWords()]);
    return hindrances(file, faults);
  } catch {
    return faults;
  }
}

/** A battle of the player's own comes from the device, which takes a moment. */
async function ownBattle(id: string): Promise<Found> {
  const { openScenario } = await import('../store/own-scenarios.ts');
  const file = await openScenario(id);
  if (file.ok) {
    const scenario = scenarioOf(file.value);
    if (scenario.ok) return { kind: 'here', entry: { id, file: file.value } };
    const said = t('briefing:missing.unplayable', { name: file.value.name });
    return { kind: 'not', said, faults: await inPlainWords(file.value, scenario.error), canMend: true };
  }
  const { error } = file;
  const nothing = { kind: 'not', faults: [], canMend: false } as const;
  if (error.kind === 'broken') {
    return { ...nothing, said: t('briefing:missing.broken', { id }), faults: error.faults };
  }
  return { ...nothing, said: t(`briefing:missing.${error.kind === 'missing' ? 'text' : 'storage'}`, { id }) };
}

/** A battle that comes with the game is all there but for its story. */
async function builtInBattle({ id, file }: LibraryScenario): Promise<Found> {
  try {
    return { kind: 'here', entry: { id, file: withStory(file, await fetchStory(id)) } };
  } catch {
    return { kind: 'notFetched' };
  }
}

async function findBattle(id: string): Promise<Found> {
  if (isOwnId(id)) return ownBattle(id);
  const battle = onShelf(id);
  return battle === undefined ? { kind: 'none' } : builtInBattle(battle);
}

function useBattle(id: string): Found {
  const [found, setFound] = useState<{ readonly id: string; readonly found: Found } | null>(null);
  useEffect(() => {
    let isHere = true;
    void (async () => {
      const next = await findBattle(id);
      if (isHere) setFound({ id, found: next });
    })();
    return () => {
      isHere = false;
    };
  }, [id]);
  return found?.id === id ? found.found : { kind: 'opening' };
}

function NotThere({ id, found }: { readonly id: string; readonly found: Extract<Found, { readonly kind: 'not' }> }) {
  return (
    <main className="link-screen paper">
      <div role="alert">
        <h1>{t(found.canMend ? 'briefing:missing.notYet' : 'briefing:missing.title')}</h1>
        <p>{found.said}</p>
        <FaultList faults={found.faults} />
      </div>
      <div className="buttons">
        {found.canMend ? (
          <button type="button" className="main" onClick={() => goTo({ screen: 'workshop', scenario: id })}>
            {t('briefing:missing.toWorkshop')}
          </button>
        ) : null}
        <button type="button" onClick={() => goTo({ screen: 'library' })}>
          {t('briefing:missing.toLibrary')}
        </button>
      </div>
    </main>
  );
}

export function Briefing({ battle, seed, otherwise, onStart, onBack }: BriefingProps) {
  const [fresh] = useState(newSeed);
  const [isFromLibrary] = useState(() => cameFrom() === 'library');
  const found = useBattle(battle);
  const leadsToLibrary = isOwnId(battle) || isFromLibrary;
  const leave = leadsToLibrary ? () => goTo({ screen: 'library' }) : onBack;
  const leaveText = t(leadsToLibrary ? 'briefing:backToLibrary' : 'briefing:back');
  switch (found.kind) {
    case 'none':
      return otherwise;
    case 'opening':
      return <p className="loading">{t('page:loading')}</p>;
    case 'not':
      return <NotThere id={battle} found={found} />;
    case 'notFetched':
      return <NotFetched text={t('briefing:missing.notFetched')} leave={leaveText} onLeave={leave} />;
    case 'here':
  }
  const { entry } = found;
  return (
    <BriefingScreen
      key={battle}
      scenario={entry}
      seed={seed ?? fresh}
      {...(leadsToLibrary ? { backText: t('briefing:backToLibrary') } : {})}
      onStart={({ seed: chosen, names: [allies, axis], rules }) =>
        onStart({ scenario: withoutForeign(entry.file), rules, seed: chosen, players: { allies, axis } })
      }
      onBack={leave}
    />
  );
}
