import { useMemo, useState, type ReactNode } from 'react';
import { scenarioById } from '../scenarios/library.ts';
import type { ReplayStart } from '../scenarios/replay-file.ts';
import type { ScenarioFile } from '../scenarios/scenario-schema.ts';
import { BriefingScreen, Story } from './briefing/BriefingScreen.tsx';
import { Forces, GroundLegend, SpecialRules } from './briefing/Features.tsx';
import { Victory } from './briefing/Victory.tsx';
import { Modal } from './Modal.tsx';
import { battleOf } from './start/battle.ts';
import { newSeed } from './start/seed.ts';

export interface BriefingProps {
  readonly battle: string;
  readonly seed: string | null;
  /** In place of a battle that does not exist. */
  readonly otherwise: ReactNode;
  onStart(this: void, start: ReplayStart): void;
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
      onStart={({ seed: chosen, names: [allies, axis] }) =>
        onStart({ scenario: entry.file, rules: {}, seed: chosen, players: { allies, axis } })
      }
      onBack={onBack}
    />
  );
}

export interface BriefingDialogProps {
  readonly file: ScenarioFile;
  onClose(this: void): void;
}

/** The briefing once more, over the table. */
export function BriefingDialog({ file, onClose }: BriefingDialogProps) {
  const battle = useMemo(() => battleOf({ id: file.name, file }), [file]);
  return (
    <Modal title={file.name} className="briefing-dialog" onClose={onClose}>
      <Victory battle={battle} />
      <SpecialRules battle={battle} />
      <Story battle={battle} />
      <Forces battle={battle} />
      <GroundLegend battle={battle} />
    </Modal>
  );
}
