import { useState, type ReactNode } from 'react';
import { scenarioById } from '../scenarios/library.ts';
import type { ReplayStart } from '../scenarios/replay-file.ts';
import { BriefingScreen } from './briefing/BriefingScreen.tsx';
import { newSeed } from './start/seed.ts';

export interface BriefingProps {
  readonly battle: string;
  readonly seed: string | null;
  /** In place of a battle that does not exist. */
  readonly otherwise: ReactNode;
  /** False: it could not begin, because something could not be fetched. */
  onStart(this: void, start: ReplayStart): Promise<boolean>;
  onBack(this: void): void;
}

export function Briefing({ battle, seed, otherwise, onStart, onBack }: BriefingProps) {
  const [fresh] = useState(newSeed);
  const entry = scenarioById(battle);
  if (entry === undefined) return otherwise;
  return (
    <BriefingScreen
      scenario={entry}
      seed={seed ?? fresh}
      onStart={({ seed: chosen, names: [allies, axis], rules }) =>
        onStart({ scenario: entry.file, rules, seed: chosen, players: { allies, axis } })
      }
      onBack={onBack}
    />
  );
}
