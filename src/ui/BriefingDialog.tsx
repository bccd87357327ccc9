import { useMemo } from 'react';
import type { AirRulesName } from '../memoir/air/hooks.ts';
import type { ScenarioFile } from '../scenarios/scenario-schema.ts';
import { Story } from './briefing/BriefingScreen.tsx';
import { Forces, GroundLegend, SpecialRules } from './briefing/Features.tsx';
import { NotPlayed } from './briefing/RemarkList.tsx';
import { Victory } from './briefing/Victory.tsx';
import { Modal } from './Modal.tsx';
import { battleOf, withAirRules } from './start/battle.ts';

export interface BriefingDialogProps {
  readonly file: ScenarioFile;
  /** What the players have chosen; as the scenario says otherwise. */
  readonly airRules: AirRulesName | undefined;
  onClose(this: void): void;
}

/** The briefing once more, over the table. */
export function BriefingDialog({ file, airRules, onClose }: BriefingDialogProps) {
  const battle = useMemo(() => {
    const plain = battleOf({ id: file.name, file });
    return withAirRules(plain, airRules ?? plain.scenario.rules.airRules);
  }, [file, airRules]);
  return (
    <Modal title={file.name} className="briefing-dialog" onClose={onClose}>
      <NotPlayed battle={battle} />
      <Victory battle={battle} />
      <SpecialRules battle={battle} />
      <Story battle={battle} />
      <Forces battle={battle} />
      <GroundLegend battle={battle} />
    </Modal>
  );
}
