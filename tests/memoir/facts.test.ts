import { describe, expect, it } from 'vitest';
import { TERRAIN_IDS, terrainRow, type TerrainId } from '../../src/memoir/terrain/data/rows.ts';
import {
  factsOfRow,
  HIDDEN_TERRAIN_FIELDS,
  pieceFacts,
  TERRAIN_FACT_KINDS,
  terrainFacts,
  type TerrainFact,
  type TerrainFactKind,
} from '../../src/memoir/terrain/facts.ts';
import type { TerrainRow } from '../../src/memoir/terrain/row.ts';
import { factsOf, HIDDEN_UNIT_FIELDS, kindFacts, unitFacts, type Service } from '../../src/memoir/units/facts.ts';
import { UNIT_KINDS, UNIT_KIND_IDS, type UnitKind } from '../../src/memoir/units/kinds.ts';
import { position, unitAt, type Setting } from '../support/kit.ts';
import { survey } from '../terrain/survey.ts';

function factOf<K extends TerrainFactKind>(
  facts: readonly TerrainFact[],
  kind: K,
): Extract<TerrainFact, { kind: K }> | undefined {
  return facts.find((fact): fact is Extract<TerrainFact, { kind: K }> => fact.kind === kind);
}

describe('the facts of terrain', () => {
  it('hang on every field of every row that a player can notice', () => {
    const seen = new Set<string>();
    for (const id of TERRAIN_IDS) {
      const row = terrainRow(id);
      for (const field of Object.keys(row) as (keyof TerrainRow)[]) {
        seen.add(field);
        if (HIDDEN_TERRAIN_FIELDS.some((hidden) => hidden === field)) continue;
        const without = factsOfRow({ ...row, [field]: undefined });
        expect([id, field, without]).not.toEqual([id, field, factsOfRow(row)]);
      }
    }
    for (const field of HIDDEN_TERRAIN_FIELDS) expect(seen).toContain(field);
  });

  it('come in one order, each at most once, and every kind is needed', () => {
    const used = new Set<string>();
    for (const id of TERRAIN_IDS) {
      const places = terrainFacts(id).map(({ kind }) => TERRAIN_FACT_KINDS.indexOf(kind));
      expect(places).toEqual([...new Set(places)].toSorted((a, b) => a - b));
      for (const { kind } of terrainFacts(id)) used.add(kind);
    }
    expect([...used].toSorted()).toEqual([...TERRAIN_FACT_KINDS].toSorted());
  });

  it('tell of woods and of open high ground', () => {
    expect(terrainFacts('woods')).toEqual([
      { kind: 'stop', hard: true, classes: null },
      { kind: 'noBattleOnEntry' },
      { kind: 'cover', dice: { infantry: 1, armor: 2, artillery: 0 }, when: 'always' },
      { kind: 'sight', rule: 'always', hexes: 1 },
    ]);
    expect(terrainFacts('highGround')).toEqual([]);
  });

  it('follow the map where recovery is switched on or off', () => {
    const recovers = (recovery?: boolean) => (id: TerrainId) =>
      pieceFacts(recovery === undefined ? { id } : { id, recovery }).some(({ kind }) => kind === 'recovery');
    const tents: TerrainId[] = ['hospital', 'oasis', 'headquarters'];
    expect(tents.map(recovers())).toEqual([true, false, false]);
    expect(tents.map(recovers(true))).toEqual([true, true, true]);
    expect(tents.map(recovers(false))).toEqual([false, false, false]);
  });
});

/** Ground whose way in depends on what lies around it, or that is only there on other ground. */
const BY_SURROUNDINGS: readonly TerrainFactKind[] = ['fromHeights', 'crossing', 'openEdges', 'ships', 'mine', 'boats'];
const CLASSES = ['infantry', 'armor', 'artillery'] as const;

describe.each(TERRAIN_IDS.filter((id) => !terrainFacts(id).some(({ kind }) => BY_SURROUNDINGS.includes(kind))))(
  'the facts of %s',
  (id) => {
    const facts = terrainFacts(id);
    const effects = survey(id);

    it('say who may enter and who stops', () => {
      const closed = factOf(facts, 'closedTo')?.classes ?? [];
      const stop = factOf(facts, 'stop');
      const entry = CLASSES.map((name) => {
        if (closed.includes(name)) return 'closed';
        // A climb takes all the movement infantry and guns have.
        if (factOf(facts, 'climb') !== undefined && name !== 'armor') return 'stops';
        return stop !== undefined && (stop.classes ?? CLASSES).includes(name) ? 'stops' : 'free';
      });
      expect(effects.enter).toBe(entry.join(' '));
    });

    it('say which dice are lost', () => {
      const lost = (text: string, dice: readonly number[] | undefined) => {
        text.split(' ').forEach((found, at) => {
          // Guns do not look at the ground of their target; some units cannot be there at all.
          if (found !== '-') expect([at, Number(found)]).toEqual([at, dice?.[at] ?? 0]);
        });
      };
      const cover = factOf(facts, 'cover')?.dice;
      const out = factOf(facts, 'firingOut')?.dice;
      lost(effects.shelter, cover && [cover.infantry, cover.armor, cover.artillery]);
      lost(effects.firingOut, out && [out.infantry, out.armor, out.artillery]);
    });

    it('say what is seen across it and which flags are ignored on it', () => {
      const rule = factOf(facts, 'sight')?.rule;
      const blocks = rule !== undefined && rule !== 'lake';
      expect(effects.sight).toBe(rule === 'attack' ? 'blocked even for guns' : blocks ? 'blocked' : 'clear');
      const count = factOf(facts, 'flags')?.count;
      if (!factOf(facts, 'closedTo')?.classes.includes('infantry'))
        expect(effects.flags).toBe(count === undefined ? '0' : count === 'all' ? 'all' : '1');
    });
  },
);

const NO_BATTLE: Service['battle'] = { stiffUpperLip: true, italianRoyalArmy: true, desert: true };

function serviceOf(kind: UnitKind, nation: Service['nation']): Service {
  const { figures, move, moveAndBattle } = kind;
  return { kind, nation, traits: 0, figures, move, battleMove: moveAndBattle, battle: NO_BATTLE };
}

/** Another value of a field, of the same type. */
function changed(field: keyof UnitKind, value: unknown): unknown {
  if (typeof value === 'boolean') return !value;
  if (field === 'bushido') return value === 'none' ? 'full' : 'none';
  if (field === 'steady') return value === null ? { dice: [5], needsSight: true } : null;
  if (field === 'dice') return [...(value as number[]), 1];
  return ((value as number) + 1) % 4;
}

describe('the facts of units', () => {
  const fields = Object.keys(UNIT_KINDS[0]) as (keyof UnitKind)[];
  const told = fields.filter((field) => !HIDDEN_UNIT_FIELDS.some((hidden) => hidden === field));

  it.each(told)('change with the field %s', (field) => {
    const nations = ['us', 'brit', 'jp', 'it'] as const;
    const matters = UNIT_KINDS.some((kind) => {
      const other = { ...kind, [field]: changed(field, kind[field]) };
      return nations.some(
        (nation) =>
          JSON.stringify(factsOf(serviceOf(kind, nation))) !== JSON.stringify(factsOf(serviceOf(other, nation))),
      );
    });
    expect(matters).toBe(true);
  });

  it.each(UNIT_KIND_IDS)('tell %s from the plain unit of its class', (id) => {
    const kind = UNIT_KINDS[UNIT_KIND_IDS.indexOf(id)];
    const plain = kindFacts((['infantry', 'armor', 'artillery', 'destroyer'] as const)[kind.class]);
    if (kind.special && id !== 'destroyer') expect(kindFacts(id)).not.toEqual(plain);
    expect(new Set(kindFacts(id).map((fact) => fact.kind)).size).toBe(kindFacts(id).length);
  });

  const factsAt = (setting: Setting) => {
    const state = position({ axis: { A9: 'infantry' }, ...setting });
    return unitFacts(unitAt(state, 'E5')!, state.rules);
  };

  it('tell of plain infantry and armor', () => {
    expect(kindFacts('infantry')).toEqual([
      { kind: 'class', class: 'infantry' },
      { kind: 'figures', count: 4 },
      { kind: 'move', hexes: 2, battleHexes: 1, slow: false },
      { kind: 'dice', byRange: [3, 2, 1] },
      { kind: 'sight', needed: true },
      { kind: 'ground', times: 1 },
    ]);
    expect(kindFacts('armor')).toContainEqual({ kind: 'overrun' });
  });

  it('tell of traits and of what the battle takes and gives', () => {
    const slow = factsAt({ allies: { E5: { kind: 'armor', traits: ['movesTwo', 'twoMedals'] } } });
    expect(slow).toContainEqual({ kind: 'move', hexes: 2, battleHexes: 2, slow: true });
    expect(slow).toContainEqual({ kind: 'medals', count: 2 });
    expect(slow).toContainEqual({ kind: 'trait', trait: 'movesTwo' });
    expect(factsAt({ special: { desert: true }, allies: { E5: 'armor' } })).toContainEqual({
      kind: 'rollsOn',
      hexes: 1,
    });
  });

  it('tell of nations', () => {
    const japanese = factsAt({ sides: { allies: { nation: 'jp' } }, allies: { E5: 'infantry' } });
    expect(japanese).toContainEqual({ kind: 'banzai', hexes: 2 });
    const british = factsAt({ sides: { allies: { nation: 'brit' } }, allies: { E5: 'infantry' } });
    expect(british).toContainEqual({ kind: 'battlesBack', dice: 1 });
  });
});
