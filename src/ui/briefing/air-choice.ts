import { useEffect, useState } from 'react';
import { AIR_RULES_NAMES, type AirOptions, type AirRulesName } from '../../memoir/air/hooks.ts';
import { PLAIN_AIR_PACK } from '../../memoir/air/air-pack/options.ts';
import { SIDES, type Side } from '../../memoir/side.ts';
import { choicesFile, withoutRepeats, type RuleChoicesFile } from '../../scenarios/air-options.ts';
import { loadAir } from '../air/late.tsx';
import { hasUnits, type Battle } from '../start/battle.ts';

/** What the players have chosen for the air war; as the scenario says until they do. */
export interface AirChoice {
  readonly airRules: AirRulesName;
  readonly air: AirOptions;
}

/** A side that has nothing but aircraft. */
export function sideInTheAir(battle: Battle): Side | undefined {
  return SIDES.find((side) => !hasUnits(battle, side));
}

/** What the battle is played with unless the players say otherwise: a side that has nothing else has aircraft. */
export function usualAirRules(battle: Battle): AirRulesName {
  const { airRules, airRulesFixed } = battle.scenario.rules;
  const needsAir = airRules === 'none' && airRulesFixed !== true && sideInTheAir(battle) !== undefined;
  return needsAir ? 'new-flight-plan' : airRules;
}

/** The options of the scenario; where it says no month, its date does: the planes go by it (AP-6). */
export function scenarioAir({ file, scenario }: Battle): AirOptions {
  const { air } = scenario.rules;
  const month = Number(file.date?.slice(5, 7) ?? 0);
  if (month === 0 || (air.airPack !== undefined && air.airPack.month !== null)) return air;
  return { ...air, airPack: { ...(air.airPack ?? PLAIN_AIR_PACK), month } };
}

export function scenarioChoice(battle: Battle): AirChoice {
  return { airRules: usualAirRules(battle), air: scenarioAir(battle) };
}

/** Only what differs from the scenario, in what the chosen rules know. */
export function choicesOf(battle: Battle, { airRules, air }: AirChoice): RuleChoicesFile {
  const rules = airRules === battle.scenario.rules.airRules ? {} : { airRules };
  if (airRules === 'none') return rules;
  const { air: usual } = battle.scenario.rules;
  const { airPack = usual.airPack, ...others } = airRules === 'air-pack' ? air : { ...air, airPack: usual.airPack };
  const chosen = { ...others, ...(airPack === undefined ? {} : { airPack }) };
  return withoutRepeats({ ...rules, ...choicesFile({ air: chosen }) }, battle.file.options?.air);
}

/** One of the ways to play the air war, as it is offered. */
export interface AirWay {
  readonly name: AirRulesName;
  /** The scenario says so. */
  readonly suits: boolean;
  readonly isOpen: boolean;
}

/** AP-1.1, AP-1.3: every set of air rules can be chosen, unless the scenario leaves no choice or a side has no units. */
export function airWays(battle: Battle): AirWay[] {
  const { airRules, airRulesFixed } = battle.scenario.rules;
  const suits = battle.file.options?.suits ?? [];
  return AIR_RULES_NAMES.map((name) => ({
    name,
    suits: suits.includes(name),
    isOpen: airRulesFixed === true ? name === airRules : name !== 'none' || sideInTheAir(battle) === undefined,
  }));
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
