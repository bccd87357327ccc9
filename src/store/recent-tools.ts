// The tools that were used of late stay at hand when the page is loaded again. What makes no sense there is left out.
import * as v from 'valibot';
import { AIRCRAFT_TYPES } from '../memoir/air/aircraft.ts';
import { TERRAIN_IDS } from '../memoir/terrain/data/rows.ts';
import { NATIONS, TRAIT_NAMES } from '../memoir/units/unit.ts';
import { LAST_TURN, LONGEST_PLACE, MOST_FIGURES, MOST_MEDALS } from '../scenarios/limits.ts';
import { KIND_NAMES } from '../scenarios/unit-text.ts';
import type { Tool } from '../workshop/tool.ts';
import { jsonIn, keepSmall, smallText } from './small-memory.ts';

const KEY = 'airfield-44/recent-tools';

const side = v.picklist([0, 1]);
const whose = v.picklist([0, 1, -1]);
const upTo = (most: number, least = 0) => v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));

/** Only tools that draw something are remembered. */
const tool = v.variant('kind', [
  v.object({
    kind: v.literal('piece'),
    id: v.picklist(TERRAIN_IDS),
    owner: v.nullable(side),
    recovery: v.nullable(v.boolean()),
  }),
  v.object({
    kind: v.literal('unit'),
    unit: v.object({
      side,
      kind: v.picklist(KIND_NAMES),
      nation: v.nullable(v.picklist(NATIONS)),
      figures: v.nullable(upTo(MOST_FIGURES, 1)),
      traits: v.array(v.picklist(TRAIT_NAMES)),
      idleUntil: upTo(LAST_TURN),
    }),
  }),
  v.object({ kind: v.literal('aircraft'), side, type: v.picklist(AIRCRAFT_TYPES) }),
  v.object({ kind: v.literal('mine'), mine: v.object({ side: whose, decoy: v.boolean() }) }),
  v.object({ kind: v.literal('objective'), side: whose, medals: upTo(MOST_MEDALS, 1), isGroup: v.boolean() }),
  v.object({ kind: v.literal('exit'), side }),
  v.object({ kind: v.literal('name'), text: v.pipe(v.string(), v.maxLength(LONGEST_PLACE)) }),
]);

export function readRecentTools(text: string | null): Tool[] {
  const said = jsonIn(text);
  return (Array.isArray(said) ? said : []).flatMap((one): Tool[] => {
    const read = v.safeParse(tool, one);
    return read.success ? [read.output] : [];
  });
}

export function recentTools(): Tool[] {
  return readRecentTools(smallText(KEY) ?? null);
}

export function keepRecentTools(tools: readonly Tool[]): void {
  keepSmall(KEY, tools);
}
