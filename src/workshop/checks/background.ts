// Date, front, name and texts: what the rules and the lists take from them
import { FRONTS, type Front } from '../../memoir/air/front.ts';
import { SCENARIOS } from '../../scenarios/library.ts';
import type { Plan } from '../plan.ts';
import { planFile, planOf } from '../plan-file.ts';
import { isUnsaid } from '../usual-rules.ts';
import { checkAt, type Check, type Fix } from './check.ts';
import type { Look } from './look.ts';
import { yesOrNo } from './yes-or-no.ts';

/** The last year of early special weapons, and the usual one. */
const YEARS = [1942, 1944] as const;

/** The year picks special weapons and, with the front, who has the air. */
export function missingDate({ board, plan }: Look): Check[] {
  if (plan.date !== null) return [];
  const fixes = YEARS.map((year): Fix => ({
    id: 'setYear',
    values: { year },
    recipe: (draft) => void (draft.date = String(year)),
  }));
  return [checkAt(board, { id: 'noDate', kind: 'warning', fixes, field: 'date' })];
}

export function missingFront({ board, plan, hasAir, airRules }: Look): Check[] {
  const { air } = plan.options;
  const isSaid = airRules === 'new-flight-plan' && air?.superiority !== undefined;
  if (!hasAir || plan.front !== null || air?.front !== undefined || isSaid) return [];
  const likely = likelyFront(plan);
  const fixes = [likely, ...FRONTS.filter((front) => front !== likely)].map((front): Fix => ({
    id: 'setFront',
    values: { front },
    recipe: (draft) => void (draft.front = front),
  }));
  return [checkAt(board, { id: 'noFront', kind: 'warning', fixes })];
}

/** Where these nations mostly met. */
export function likelyFront({ sides, units, face }: Plan): Front {
  const nations = new Set([...sides.map(({ nation }) => nation), ...Object.values(units).map(({ nation }) => nation)]);
  const [western, eastern, pacific, mediterranean] = FRONTS;
  if (nations.has('jp') || nations.has('ch')) return pacific;
  if (nations.has('ru') || nations.has('fi') || nations.has('ro') || nations.has('hu')) return eastern;
  return nations.has('it') || face === 'desert' ? mediterranean : western;
}

export function nameAndTexts(look: Look): Check[] {
  const { board, plan } = look;
  const found: Check[] = [];
  if (plan.name.trim() === '') found.push(checkAt(board, { id: 'noName', kind: 'warning', field: 'name' }));
  else if (isTaken(plan))
    found.push(checkAt(board, { id: 'nameTaken', kind: 'hint', values: { name: plan.name }, field: 'name' }));
  if ((plan.text.briefing ?? '').trim() === '')
    found.push(checkAt(board, { id: 'noBriefing', kind: 'hint', field: 'briefing' }));
  const remarks = plan.kept?.remarks?.length ?? 0;
  if (remarks > 0) found.push(checkAt(board, { id: 'remarks', kind: 'hint', values: { count: remarks } }));
  return found;
}

/** Another battle of that name comes with the game; the battle itself is no other. */
function isTaken(plan: Plan): boolean {
  const name = plan.name.trim().toLowerCase();
  const known = SCENARIOS.find(({ file }) => file.name.toLowerCase() === name);
  if (known === undefined) return false;
  const its = planOf(known.file);
  return its.ok && JSON.stringify(planFile(its.value)) !== JSON.stringify(planFile(plan));
}

/** The North African rule goes with the face of the board. */
export function desertWithoutRule({ board, plan }: Look): Check[] {
  if (!isUnsaid(plan, 'desert')) return [];
  const fixes = yesOrNo('desert', ({ special }) => void (special.desert = true));
  return [checkAt(board, { id: 'desertRule', kind: 'hint', fixes })];
}

/** Who rolls for the light is only asked at night. */
export function nightWithoutNight({ board, plan }: Look): Check[] {
  if (plan.special.nightSide === undefined || plan.special.night !== undefined) return [];
  const fix: Fix = { id: 'dropNightSide', recipe: ({ special }) => void delete special.nightSide };
  return [checkAt(board, { id: 'nightSide', kind: 'fault', fixes: [fix], path: 'special.nightSide' })];
}
