import { useEffect, useState } from 'react';
import type { AirOptions, AirRulesName } from '../../memoir/air/hooks.ts';
import { SIDES } from '../../memoir/side.ts';
import { choicesFile, withoutRepeats, type RuleChoicesFile } from '../../scenarios/air-options.ts';
import { loadAir } from '../air/late.tsx';
import { hasUnits, type Battle } from '../start/battle.ts';

/** What the players have chosen for the air war; as the scenario says until they do. */
export interface AirChoice {
  readonly airRules: AirRulesName;
  readonly air: AirOptions;
}

/** A side that has nothing else has aircraft, whatever the scenario says. */
export function scenarioChoice(battle: Battle): AirChoice {
  const { airRules, air } = battle.scenario.rules;
  const needsAir = airRules === 'none' && SIDES.some((side) => !hasUnits(battle, side));
  return { airRules: needsAir ? 'new-flight-plan' : airRules, air };
}

/** Only what differs from the scenario. */
export function choicesOf(battle: Battle, { airRules, air }: AirChoice): RuleChoicesFile {
  const rules = airRules === battle.scenario.rules.airRules ? {} : { airRules };
  if (airRules === 'none') return rules;
  return withoutRepeats({ ...rules, ...choicesFile({ air }) }, battle.file.options?.air);
}

/** Fetches what air rules need as soon as they are chosen. */
export function useAirRules(name: AirRulesName): 'fetching' | 'there' | 'missing' {
  const [fetched, setFetched] = useState<{ readonly name: AirRulesName; readonly ok: boolean } | null>(null);
  useEffect(() => {
    let isHere = true;
    const fetch = async () => {
      let ok = true;
      try {
        await loadAir(name);
      } catch {
        ok = false;
      }
      if (isHere) setFetched({ name, ok });
    };
    void fetch();
    return () => {
      isHere = false;
    };
  }, [name]);
  if (fetched?.name !== name) return 'fetching';
  return fetched.ok ? 'there' : 'missing';
}
