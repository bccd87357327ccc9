import { useEffect, useState, type ReactNode } from 'react';
import type { Fault } from '../scenarios/fault.ts';
import { withoutForeign } from '../scenarios/kept.ts';
import { scenarioById, type LibraryScenario } from '../scenarios/library.ts';
import { scenarioOf } from '../scenarios/read-scenario.ts';
import type { ReplayStart } from '../scenarios/replay-file.ts';
import { BriefingScreen } from './briefing/BriefingScreen.tsx';
import { goTo } from './route.ts';
import { FaultList } from './saves/FaultList.tsx';
import { newSeed } from './start/seed.ts';
import { t } from './text/i18n.ts';
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
  /** It cannot be played, and what is wrong. */
  | { readonly kind: 'not'; readonly said: string; readonly faults: readonly Fault[]; readonly canMend: boolean };

/** A battle of the player's own comes from the device, which takes a moment. */
async function ownBattle(id: string): Promise<Found> {
  const { openScenario } = await import('../store/own-scenarios.ts');
  const file = await openScenario(id);
  if (file.ok) {
    const scenario = scenarioOf(file.value);
    if (scenario.ok) return { kind: 'here', entry: { id, file: file.value } };
    const said = t('briefing:missing.unplayable', { name: file.value.name });
    return { kind: 'not', said, faults: scenario.error, canMend: true };
  }
  const { error } = file;
  const nothing = { kind: 'not', faults: [], canMend: false } as const;
  if (error.kind === 'broken') {
    return { ...nothing, said: t('briefing:missing.broken', { id }), faults: error.faults };
  }
  return { ...nothing, said: t(`briefing:missing.${error.kind === 'missing' ? 'text' : 'storage'}`, { id }) };
}

function useBattle(id: string): Found {
  const builtIn = scenarioById(id);
  const [found, setFound] = useState<{ readonly id: string; readonly found: Found } | null>(null);
  const isBuiltIn = builtIn !== undefined;
  useEffect(() => {
    if (isBuiltIn) return undefined;
    let isHere = true;
    void (async () => {
      const opened = await ownBattle(id);
      if (isHere) setFound({ id, found: opened });
    })();
    return () => {
      isHere = false;
    };
  }, [id, isBuiltIn]);
  if (builtIn !== undefined) return { kind: 'here', entry: builtIn };
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

/** Where scenarios of the player's own have their ids from. */
const OWN = 'own-';

export function Briefing({ battle, seed, otherwise, onStart, onBack }: BriefingProps) {
  const [fresh] = useState(newSeed);
  const [isFromLibrary] = useState(() => cameFrom() === 'library');
  const found = useBattle(battle);
  const isOwn = battle.startsWith(OWN);
  if (found.kind !== 'here' && !isOwn) return otherwise;
  if (found.kind === 'opening') return <p className="loading">{t('page:loading')}</p>;
  if (found.kind === 'not') return <NotThere id={battle} found={found} />;
  const { entry } = found;
  const leadsToLibrary = isOwn || isFromLibrary;
  return (
    <BriefingScreen
      key={battle}
      scenario={entry}
      seed={seed ?? fresh}
      {...(leadsToLibrary ? { backText: t('briefing:backToLibrary') } : {})}
      onStart={({ seed: chosen, names: [allies, axis], rules }) =>
        onStart({ scenario: withoutForeign(entry.file), rules, seed: chosen, players: { allies, axis } })
      }
      onBack={leadsToLibrary ? () => goTo({ screen: 'library' }) : onBack}
    />
  );
}
