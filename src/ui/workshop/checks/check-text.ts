// What is said of a check and of what would mend it.
import type { PlaneModel } from '../../../memoir/air/air-pack/planes.ts';
import type { AircraftType } from '../../../memoir/air/aircraft.ts';
import type { Front } from '../../../memoir/air/front.ts';
import type { AirRulesName } from '../../../memoir/air/hooks.ts';
import { SIDE_NAMES, type SideName } from '../../../memoir/side.ts';
import type { TerrainId } from '../../../memoir/terrain/data/rows.ts';
import type { UnitKindId } from '../../../memoir/units/kinds.ts';
import type { Nation, TraitName } from '../../../memoir/units/unit.ts';
import type { Check, CheckValues, Fix } from '../../../workshop/checks/check.ts';
import { MONTHS } from '../../text/dates.ts';
import { t } from '../../text/i18n.ts';
import { listText } from '../../text/lists.ts';
import { capital, sectionText } from '../../text/sides.ts';
import type { Values } from '../../text/word-book.ts';

/** Months are numbers in a check. */
function monthKey(id: string | number) {
  return MONTHS[Number(id) - 1] ?? MONTHS[0];
}

type Rule = 'commissar' | 'gungHo' | 'stiffUpperLip' | 'italianRoyalArmy' | 'desert';

/** The values of a check are ids; these are the words for them. */
const WORDS: Readonly<Record<string, (id: string | number) => string>> = {
  kind: (id) => t(`units:kind.${id as UnitKindId}`),
  terrain: (id) => t(`terrain:name.${id as TerrainId}`),
  below: (id) => t(`terrain:name.${id as TerrainId}`),
  nation: (id) => t(`units:nation.${id as Nation}`),
  trait: (id) => t(`units:trait.${id as TraitName}`),
  aircraft: (id) => t(`workshop:checks.aircraft.${id as AircraftType}`),
  plane: (id) => t(`workshop:checks.plane.${id as PlaneModel}`),
  rules: (id) => t(`library:airRules.${id as AirRulesName}`),
  month: (id) => t(`dates:month.${monthKey(id)}`),
  rule: (id) => t(`workshop:checks.rule.${id as Rule}`),
  front: (id) => t(`page:front.${id as Front}`),
  side: (id) => t(`sides:name.${id as SideName}`),
  section: (id) => sectionText(Number(id)),
};

function worded(values: CheckValues): Values {
  return Object.fromEntries(Object.entries(values).map(([name, id]) => [name, WORDS[name]?.(id) ?? id]));
}

const MOST_NAMED = 6;

/** "D5 and E5", or the first of many. */
export function hexesText(labels: readonly string[]): string {
  const more = labels.length - MOST_NAMED;
  if (more <= 1) return listText(labels);
  return t('workshop:checks.more', { hexes: labels.slice(0, MOST_NAMED).join(', '), others: more });
}

/** Where something is to be added, it is another sentence. */
function sentenceOf({ id, values }: Check) {
  if (id === 'medalsCannotBeWon' && 'flown' in values) return 'workshop:checks.withAircraft' as const;
  if (id !== 'sectionEmpty' || !('seen' in values)) return `workshop:check.${id}` as const;
  return values.seen === 'left' ? ('workshop:checks.emptyOnLeft' as const) : ('workshop:checks.emptyOnRight' as const);
}

/** The check in one sentence. */
export function checkText(check: Check): string {
  const { id, labels, side } = check;
  const values = {
    count: labels.length,
    hexes: hexesText(labels),
    hex: labels[0],
    first: labels[0],
    second: labels[1],
    ...(side === undefined ? {} : worded({ side: SIDE_NAMES[side] })),
    ...worded(check.values),
  };
  if (id === 'objectiveOutOfReach' && side === undefined) return t('workshop:checks.either', values);
  const text = t(sentenceOf(check), values);
  return id === 'unreadable' ? text : capital(text);
}

/** What its button says. */
export function fixText({ id, values = {} }: Fix): string {
  return t(`workshop:fix.${id}`, worded(values));
}
