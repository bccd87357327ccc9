import { produce } from 'immer';
import { describe, expect, it } from 'vitest';
import { createRandom, nextInt } from '../../../src/engine/random.ts';
import { boardOf, type BoardName, type Hex } from '../../../src/hex/board.ts';
import { PLANE_MODELS } from '../../../src/memoir/air/air-pack/planes.ts';
import { AIRCRAFT_TYPES } from '../../../src/memoir/air/aircraft.ts';
import type { Side } from '../../../src/memoir/side.ts';
import { TERRAIN_IDS } from '../../../src/memoir/terrain/data/rows.ts';
import type { Piece } from '../../../src/memoir/terrain/ground.ts';
import { NATIONS, TRAIT_NAMES } from '../../../src/memoir/units/unit.ts';
import { KIND_NAMES } from '../../../src/scenarios/unit-text.ts';
import { i18n, loadWords } from '../../../src/ui/text/i18n.ts';
import { checkText, fixText } from '../../../src/ui/workshop/checks/check-text.ts';
import { checkKey, type Check } from '../../../src/workshop/checks/check.ts';
import { checksOf, countChecks } from '../../../src/workshop/checks/checks.ts';
import { familyOf, groupOf } from '../../../src/workshop/families.ts';
import { faultsOfPlan } from '../../../src/workshop/checks/reader.ts';
import { emptyPlan, OBJECTIVE_SWITCHES, type Plan, type PlanBase, type PlanUnit } from '../../../src/workshop/plan.ts';

await loadWords();

const FACES = ['country', 'beach', 'winter', 'desert'] as const;
const LINED = ['river', 'river', 'wideRiver', 'road', 'rail', 'frozenRiver', 'bridge', 'ford'] as const;

/** One river, one road and one bridge on a hex at most. */
function isFirstOfItsKind({ id }: Piece, at: number, all: readonly Piece[]): boolean {
  const kind = (one: Piece) => familyOf(one.id) ?? groupOf(one.id) ?? one.id;
  return all.findIndex((other) => kind(other) === kind({ id })) === at;
}

/** A plan that somebody drew with closed eyes. */
function anyPlan(seed: number): Plan {
  const random = createRandom(seed);
  const roll = (sides: number) => nextInt(random, 'setup', sides);
  const pick = <T>(list: readonly T[]): T => list[roll(list.length)];
  const name: BoardName = pick(['standard', 'standard', 'breakthrough', 'overlord']);
  const board = boardOf(name);
  const hex = (): Hex => roll(board.size);
  const some = <T>(most: number, make: () => T): T[] => Array.from({ length: roll(most + 1) }, make);
  const piece = (): Piece => {
    const id = roll(2) === 0 ? pick(LINED) : pick(TERRAIN_IDS);
    return {
      id,
      ...(roll(2) === 0 ? { links: 1 + roll(63) } : {}),
      ...(id === 'bunker' ? { owner: roll(2) as Side } : {}),
    };
  };
  const unit = (): PlanUnit => ({
    side: roll(2) as Side,
    kind: roll(20) === 0 ? 'locomotive' : pick(KIND_NAMES),
    nation: roll(3) === 0 ? pick(NATIONS) : null,
    figures: roll(4) === 0 ? roll(10) : null,
    traits: some(2, () => pick(TRAIT_NAMES)).filter((trait, at, all) => all.indexOf(trait) === at),
    idleUntil: 0,
  });
  const byHex = <T>(most: number, make: () => T) => Object.fromEntries(some(most, () => [hex(), make()] as const));
  const base = (): PlanBase => {
    const ready = roll(3);
    return { side: roll(2) as Side, model: ready === 0 || roll(2) === 0 ? pick(PLANE_MODELS) : null, ready };
  };
  const aircraft = () => (roll(2) === 0 ? null : { type: pick(AIRCRAFT_TYPES), hex: hex() });
  return {
    ...emptyPlan('Blind', name),
    face: pick(FACES),
    date: pick([null, '1941', '1944-06']),
    top: roll(2) as Side,
    sides: [0, 1].map(() => ({ nation: pick(NATIONS), hand: roll(14), medals: roll(22) })) as unknown as Plan['sides'],
    pieces: byHex(board.size, () => some(3, piece).filter(isFirstOfItsKind)),
    units: byHex(40, unit),
    mines: byHex(9, () => ({ side: pick([-1, 0, 1] as const), decoy: roll(5) === 0 })),
    objectives: some(6, () => ({
      hexes: [...new Set(some(4, hex))],
      side: pick([-1, 0, 1] as const),
      need: 1 + roll(3),
      medals: 1 + roll(3),
      switches: OBJECTIVE_SWITCHES.filter(() => roll(6) === 0),
    })),
    exits: [[...new Set(some(4, hex))], [...new Set(some(4, hex))]],
    aircraft: [aircraft(), aircraft()],
    bases: byHex(2, base),
    special: pick([
      {},
      { commissar: 'axis', gungHo: 'allies', stiffUpperLip: true },
      { night: 'dawn', exitsNeeded: { axis: 3 } },
      { nightSide: 'axis', suddenDeath: [{ side: 'allies', hexes: [board.labels[hex()], board.labels[hex()]] }] },
      { emptySectionMedals: [{ side: 'axis', sections: ['left'] }], infantryExitMedals: 2 },
    ] as const) as unknown as Plan['special'],
    options: pick([
      {},
      { airRules: 'new-flight-plan', air: { types: { allies: ['fighter'], axis: [] } } },
      {
        airRules: 'air-pack',
        suits: ['none'],
        air: { airPack: { planes: { axis: [] }, basing: { allies: 'carrier' } } },
      },
    ] as const) as unknown as Plan['options'],
  };
}

/** A few of every kind of check. */
function sample(checks: readonly Check[]): Check[] {
  const seen = new Map<string, number>();
  return checks.filter(({ id }) => {
    const count = (seen.get(id) ?? 0) + 1;
    seen.set(id, count);
    return count <= MOST_OF_A_KIND;
  });
}

const MOST_OF_A_KIND = 2;

describe('a plan drawn with closed eyes', () => {
  it.each(Array.from({ length: 5 }, (_, seed) => seed))('is told in words and mended, step by step: %i', (seed) => {
    const holes: string[] = [];
    const deaf = i18n.onHole((hole) => void holes.push(hole));
    const plan = anyPlan(seed);
    const checks = checksOf(plan);
    const faults = checks.filter(({ kind }) => kind === 'fault').map(({ path = '-' }) => path);
    for (const { path } of faultsOfPlan({ plan })) expect(faults.some((one) => path.startsWith(one))).toBe(true);
    const failed: string[] = [];
    for (const check of sample(checks)) {
      expect(checkText(check)).not.toBe('');
      const alike = checks.filter((other) => checkKey(other) === checkKey(check)).length;
      for (const fix of check.fixes) {
        const after = checksOf(produce(plan, fix.recipe));
        const still = after.filter((other) => checkKey(other) === checkKey(check)).length;
        const said = `${check.id} ${fix.id}: ${checkText(check)} ${fixText(fix)}`;
        if (still >= alike) failed.push(`${said} (still there)`);
        if (countChecks(after).fault > countChecks(checks).fault) failed.push(`${said} (a new fault)`);
      }
    }
    expect(failed).toEqual([]);
    deaf();
    expect(holes).toEqual([]);
  });
});
