import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readLedger } from '../../scripts/ledger.mjs';
import { ENTRIES, TOPICS } from '../../src/lessons/reference/entries.ts';
import { TOPIC_IDS, topicSchema } from '../../src/lessons/reference/entry-schema.ts';
import { findEntries } from '../../src/lessons/reference/find.ts';
import { entriesOfRule, lookUp } from '../../src/lessons/reference/look-up.ts';
import { LESSONS } from '../../src/lessons/chapters.ts';
import { lessonsOf } from '../../src/lessons/reference/lessons-of.ts';
import { shapeOf } from '../../src/scenarios/shapes.ts';

const ledger = (name: string) => readLedger(readFileSync(`docs/rules/${name}.md`, 'utf8'));
const LEDGERS = ['memoir-base', 'new-flight-plan', 'air-combat-deck', 'air-pack'].map(ledger);
const OUT_OF_SCOPE = new Set(LEDGERS.flatMap(({ outOfScope }) => [...outOfScope.keys()]));
const IN_SCOPE = LEDGERS.flatMap(({ ids }) => ids).filter((id) => !OUT_OF_SCOPE.has(id));

/** Rules that are about the making of the game, and why no player asks for them. */
const NOT_FOR_PLAYERS: Readonly<Record<string, string>> = {
  'M44-BOARD-11': 'sections of the Overlord board, which is not played',
  'M44-UNIT-7': 'which units of other editions are not played',
  'M44-DIFF-3': 'a line of the Overlord board, which is not played',
  'M44-DIFF-4': 'sections of the Overlord board, which is not played',
  'M44-DIFF-7': 'how closed edges of a bridge are computed',
  'M44-DIFF-10': 'from which hex a preview is computed',
  'M44-DIFF-17': 'a misplaced field in a file of another program',
  'M44-DIFF-19': 'orders are checked by the rules, which no player can get round',
  'M44-DIFF-25': 'when a die is computed for two raiders',
  'M44-DIFF-26': 'which scenario files can be read',
};

describe('the rules to look up', () => {
  it('have the shape they should', () => {
    for (const topic of TOPICS) {
      const read = shapeOf(topicSchema, topic);
      expect(read.ok ? [] : read.error).toEqual([]);
    }
    expect(TOPICS.map(({ topic }) => topic)).toEqual([...TOPIC_IDS]);
  });

  it('tell every rule that is played', () => {
    const told = new Set(ENTRIES.flatMap(({ rules }) => rules));
    expect(IN_SCOPE.filter((id) => !told.has(id) && !(id in NOT_FOR_PLAYERS))).toEqual([]);
    expect(Object.keys(NOT_FOR_PLAYERS).filter((id) => told.has(id) || !IN_SCOPE.includes(id))).toEqual([]);
  });

  it('name no rule that is not played', () => {
    const unknown = ENTRIES.flatMap(({ id, rules }) =>
      rules.filter((rule) => !IN_SCOPE.includes(rule)).map((rule) => `${id}: ${rule}`),
    );
    expect(unknown).toEqual([]);
  });

  it('each have a name of their own, and another title', () => {
    expect(new Set(ENTRIES.map(({ id }) => id)).size).toBe(ENTRIES.length);
    expect(new Set(ENTRIES.map(({ title }) => title)).size).toBe(ENTRIES.length);
  });

  it('send the reader to entries that are there', () => {
    const ids = new Set(ENTRIES.map(({ id }) => id));
    expect(
      ENTRIES.flatMap(({ id, see = [] }) => see.filter((to) => !ids.has(to) || to === id).map((to) => `${id}: ${to}`)),
    ).toEqual([]);
  });

  it('lead to one another: none is found by the list alone', () => {
    const reached = new Set(ENTRIES.flatMap(({ see = [] }) => see));
    const alone = ENTRIES.filter(({ id, see = [] }) => !reached.has(id) && see.length === 0);
    expect(alone.map(({ id }) => id)).toEqual([]);
  });

  it('are one to four sentences', () => {
    const sentences = (text: string) => text.split(/[.?!](?:\s|$)/).filter((one) => one.trim() !== '').length;
    expect(ENTRIES.filter(({ text }) => sentences(text) > 4).map(({ id }) => id)).toEqual([]);
    expect(ENTRIES.filter(({ text }) => !/[.?!]$/.test(text)).map(({ id }) => id)).toEqual([]);
  });
});

describe('looking up', () => {
  it('opens every rule by its id, large or small', () => {
    for (const rule of ENTRIES.flatMap(({ rules }) => rules)) {
      expect(lookUp(rule)[0]?.rules).toContain(rule);
      expect(lookUp(rule.toLowerCase())).toEqual(entriesOfRule(rule));
    }
  });

  it('opens an entry by its own name, and several at once', () => {
    expect(lookUp('dogfight').map(({ id }) => id)).toEqual(['dogfight']);
    expect(lookUp('unit.sniper+terrain.woods+NFP-7.3').map(({ id }) => id)).toEqual(['sniper', 'woods', 'shot-down']);
  });

  it('finds nothing where there is nothing', () => {
    expect(lookUp('no-such-thing')).toEqual([]);
    expect(lookUp('terrain.moon')).toEqual([]);
    expect(lookUp('')).toEqual([]);
  });

  it('falls back to the rules of air cards for a card of another deck', () => {
    expect(lookUp('air-card.of-my-own').map(({ id }) => id)).toEqual(['air-cards']);
  });
});

describe('searching', () => {
  it.each([
    ['7.3', 'shot-down'],
    ['NFP-7.3', 'shot-down'],
    ['M44-MOVE-11', 'road'],
    ['woods', 'woods'],
    ['forest', 'woods'],
    ['overrun', 'overrun'],
    ['Dragon’s', 'dragons-teeth'],
    ["dragon's", 'dragons-teeth'],
    ['jager', 'fighter'],
    ['flak trap', 'flak-trap'],
    ['machine guns', 'machine-gun'],
    ['ignore flag', 'ignoring-flags'],
    ['stiff upper lip', 'british'],
    ['banzai', 'japanese'],
  ])('"%s" finds %s first', (query, id) => {
    expect(findEntries(query)[0]?.id).toBe(id);
  });

  it('finds nothing for nothing, and for what is not there', () => {
    expect(findEntries('  ')).toEqual([]);
    expect(findEntries('zeppelin')).toEqual([]);
  });

  it('finds every entry by its title', () => {
    expect(ENTRIES.filter((entry) => findEntries(entry.title)[0] !== entry).map(({ title }) => title)).toEqual([]);
  });
});

describe('lessons', () => {
  it('are found from the rules they show', () => {
    const lessonsAbout = (id: string) => lookUp(id).flatMap((entry) => lessonsOf(entry).map((lesson) => lesson.id));
    expect(lessonsAbout('shot-down')).toContain('nfp-8');
    expect(lessonsAbout('dogfight')).toContain('nfp-8');
  });

  it('name rules that can be looked up', () => {
    const shown = LESSONS.flatMap(({ id, rules, steps }) =>
      [...rules, ...steps.flatMap(({ rule, wrong = [] }) => [rule, ...wrong.map((one) => one.rule)])].flatMap((rule) =>
        rule === undefined ? [] : [{ id, rule }],
      ),
    );
    expect(shown.filter(({ rule }) => lookUp(rule).length === 0)).toEqual([]);
  });
});
