import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { CARD_IDS } from '../../src/memoir/cards/card.ts';
import { FACES } from '../../src/memoir/dice.ts';
import { TERRAIN_IDS } from '../../src/memoir/terrain/data/rows.ts';
import { UNIT_KIND_IDS } from '../../src/memoir/units/kinds.ts';
import { NATIONS } from '../../src/memoir/units/unit.ts';
import { en } from '../../src/ui/text/en/index.ts';

const NAMESPACES = Object.keys(en) as (keyof typeof en)[];

const UI = 'src/ui';

type Tree = { readonly [key: string]: string | Tree };

function leaves(tree: Tree, path: string): [key: string, words: string][] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[path + key, value] as [string, string]] : leaves(value, `${path}${key}.`),
  );
}

const CATALOGUE = NAMESPACES.flatMap((namespace) => leaves(en[namespace], `${namespace}:`));

/** Without the ending for one, many or none. */
function base(key: string): string {
  return key.replace(/_(zero|one|two|few|many|other)$/, '');
}

const KEYS = new Set(CATALOGUE.map(([key]) => base(key)));

const SOURCES = readdirSync(UI, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path))
  .map((path) => ({ path, text: readFileSync(join(UI, path), 'utf8') }));

const IN_NAMESPACE = `(?:${NAMESPACES.join('|')}):`;

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}

interface Use {
  readonly where: string;
  readonly key: string;
  readonly matches: (key: string) => boolean;
}

/** A key as it is written, with holes for what is put in: `cards:name.${id}`, $t(units:adjective.{{nation}}). */
function useOf(where: string, key: string): Use {
  const parts = key.split(/\$\{[^}]*(?:\{[^}]*\}[^}]*)*\}|\{\{[^}]*\}\}/);
  if (parts.length === 1) return { where, key, matches: (one) => one === key };
  const pattern = new RegExp(`^${parts.map(escaped).join(String.raw`[\w-]+`)}$`);
  return { where, key, matches: (one) => pattern.test(one) };
}

const USES: readonly Use[] = [
  ...SOURCES.flatMap(({ path, text }) => [
    ...[...text.matchAll(new RegExp(`['"](${IN_NAMESPACE}[\\w.-]+)['"]`, 'g'))].map(([, key]) => useOf(path, key)),
    ...[...text.matchAll(new RegExp(`\`(${IN_NAMESPACE}[^\`]+)\``, 'g'))].map(([, key]) => useOf(path, key)),
  ]),
  ...CATALOGUE.flatMap(([from, words]) =>
    [...words.matchAll(/\$t\(([^),]+)/g)].map(([, key]) => useOf(from, key.trim())),
  ),
];

describe('the catalogue', () => {
  it('has every key that is asked for', () => {
    const unknown = USES.filter(({ matches }) => ![...KEYS].some(matches)).map(({ where, key }) => `${where}: ${key}`);
    expect(unknown).toEqual([]);
  });

  it('has no key that nobody asks for', () => {
    const plain = new Set(USES.map(({ key }) => key));
    const unused = [...KEYS].filter((key) => !plain.has(key) && !USES.some(({ matches }) => matches(key)));
    expect(unused).toEqual([]);
  });

  it('says one and many wherever it counts', () => {
    const counted = CATALOGUE.filter(([key]) => key.endsWith('_one')).map(([key]) => base(key));
    const all = new Map(CATALOGUE);
    expect(counted.filter((key) => !all.has(`${key}_other`))).toEqual([]);
    const bare = CATALOGUE.filter(([key, words]) => base(key) === key && /\{\{count\}\}\s+\p{L}/u.test(words));
    expect(bare.map(([key]) => key)).toEqual([]);
  });

  it('has no empty words', () => {
    expect(CATALOGUE.filter(([, words]) => words.trim() === '').map(([key]) => key)).toEqual([]);
  });

  it('names every card, terrain, unit, nation and die', () => {
    expect(Object.keys(en.cards.name).toSorted()).toEqual([...CARD_IDS].toSorted());
    expect(Object.keys(en.cards.rule).toSorted()).toEqual([...CARD_IDS].toSorted());
    expect(Object.keys(en.terrain.name).toSorted()).toEqual(TERRAIN_IDS.toSorted());
    expect(Object.keys(en.units.kind).toSorted()).toEqual([...UNIT_KIND_IDS].toSorted());
    for (const names of [en.units.nation, en.units.adjective, en.units.letters])
      expect(Object.keys(names).toSorted()).toEqual([...NATIONS].toSorted());
    expect(Object.keys(en.events.face)).toEqual([...FACES]);
  });
});

describe('the sources', () => {
  it('write no words into labels', () => {
    const label = /\b(?:aria-label|aria-description|title|placeholder|alt|label)=\{?(['"`])(?=[^'"`]*\p{L})[^'"`]*\1/gu;
    const written = SOURCES.flatMap(({ path, text }) =>
      [...text.matchAll(label)].map(([found]) => `${path}: ${found}`),
    );
    expect(written).toEqual([]);
  });
});
