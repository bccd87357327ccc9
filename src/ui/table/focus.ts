import type { View } from '../../memoir/index.ts';
import type { Focus } from '../text/prompts.ts';

/** The units that the question at hand is about. */
export function focusOf({ decision, moment }: View): Focus {
  const attack = decision === 'attack' ? moment.attack : null;
  const retreat = decision === 'retreat' ? moment.retreat : null;
  return {
    attacker: attack?.attacker ?? null,
    // Once it was rolled, the enemy is elsewhere or gone.
    target: attack?.step === 'ambush' || attack?.step === 'battleBack' ? attack.target : null,
    retreating: retreat?.unit ?? null,
    picked: moment.airPower?.picking ? moment.airPower.targets : [],
  };
}
