// AP-1.1, AP-1.2, AP-6: which air rules a scenario is for, and the month that Air Pack goes by
import type { AirRulesName } from '../../memoir/air/hooks.ts';
import { SIDES } from '../../memoir/side.ts';
import { BASINGS } from '../../scenarios/air-pack/options-schema.ts';
import type { PlanDraft } from '../lay.ts';
import { isForAirPack, modelsInMonth, monthOfDate } from '../planes.ts';
import { basesIn } from './air-pack.ts';
import { checkAt, type Check, type Fix } from './check.ts';
import type { Look } from './look.ts';

/** They are its own, or are said to suit it. */
export function isMeantFor({ plan }: Pick<Look, 'plan'>, name: AirRulesName): boolean {
  const { airRules = 'none', suits = [] } = plan.options;
  return airRules === name || suits.includes(name);
}

function suit({ options }: PlanDraft, name: AirRulesName): void {
  options.suits = [...(options.suits ?? [options.airRules ?? 'none']), name];
}

export function suitRules(rules: AirRulesName): Fix {
  return { id: 'suitRules', values: { rules }, recipe: (draft) => suit(draft, rules) };
}

/** Planes of Air Pack in a scenario that is not for it. */
export function planesWithoutRules(look: Look): Check[] {
  const bases = basesIn(look);
  if (bases.length === 0 || isMeantFor(look, 'air-pack')) return [];
  const fixes: Fix[] = [
    { id: 'airPackOn', recipe: ({ options }) => void (options.airRules = 'air-pack') },
    suitRules('air-pack'),
    { id: 'removePlanes', recipe: (draft) => void (draft.bases = {}) },
  ];
  const hexes = bases.map(({ hex }) => hex);
  return [checkAt(look.board, { id: 'planesWithoutRules', kind: 'warning', hexes, fixes })];
}

/** The rules a scenario is set up with are not among those that suit it. */
export function rulesThatDoNotSuit({ board, plan }: Look): Check[] {
  const { airRules: rules = 'none', suits } = plan.options;
  if (suits === undefined || suits.includes(rules)) return [];
  return [checkAt(board, { id: 'rulesNotSuited', kind: 'warning', values: { rules }, fixes: [suitRules(rules)] })];
}

/** The planes are those of another month than that of the battle. */
export function monthMissed({ board, plan }: Look): Check[] {
  const month = monthOfDate(plan);
  const said = plan.options.air?.airPack?.month ?? 0;
  if (month === 0 || said === month || !isForAirPack(plan)) return [];
  const isOther = SIDES.some((side) =>
    BASINGS.some(
      (basing) => modelsInMonth(plan, side, basing, said).join() !== modelsInMonth(plan, side, basing, month).join(),
    ),
  );
  if (!isOther) return [];
  const fix: Fix = {
    id: 'setMonth',
    values: { month },
    recipe: ({ options }) => {
      options.air = { ...options.air, airPack: { ...options.air?.airPack, month } };
    },
  };
  return [checkAt(board, { id: 'monthMissed', kind: 'hint', fixes: [fix] })];
}
