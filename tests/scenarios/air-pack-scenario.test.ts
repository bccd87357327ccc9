import { describe, expect, it } from 'vitest';
import '../../src/memoir/air/air-pack/index.ts';
import { stateHash } from '../../src/engine/hash.ts';
import { boardOf } from '../../src/hex/board.ts';
import { PLAIN_AIR_PACK } from '../../src/memoir/air/air-pack/options.ts';
import { airPackState } from '../../src/memoir/air/air-pack/own-state.ts';
import { setup } from '../../src/memoir/index.ts';
import { choicesFile, choicesOf, withoutRepeats } from '../../src/scenarios/air-options.ts';
import { newReplay } from '../../src/scenarios/replay-writing.ts';
import { openReplay } from '../../src/scenarios/replay-file.ts';
import { readScenario } from '../../src/scenarios/scenario-file.ts';
import type { ScenarioFile } from '../../src/scenarios/scenario-schema.ts';
import { tableFile } from '../../src/scenarios/write-scenario.ts';

type Loose = Record<string, unknown>;

/** Airfields of the Axis on B9, of nobody on F5 and below infantry on C9; an Allied carrier on G1. */
function file(airPack: Loose = {}, options: Loose = {}, changes: Loose = {}): Loose {
  return {
    format: 'airfield44/scenario',
    version: 1,
    name: 'Test',
    date: '1943-10',
    front: 'pacific',
    sides: { axis: { nation: 'jp' }, allies: { nation: 'us' } },
    terrain: { G1: 'ocean', H1: 'ocean', B9: 'airfield axis', F5: 'airfield', C9: 'airfield' },
    units: {
      axis: { C9: 'infantry', H7: 'infantry' },
      allies: { G1: 'aircraftCarrier', H1: 'destroyer', e4: 'infantry' },
    },
    options: { airRules: 'air-pack', air: { airPack }, ...options },
    ...changes,
  };
}

function read(...given: Parameters<typeof file>) {
  const scenario = readScenario(file(...given));
  if (!scenario.ok) throw new Error(JSON.stringify(scenario.error));
  return scenario.value;
}

function faults(...given: Parameters<typeof file>): string[] {
  const scenario = readScenario(file(...given));
  return scenario.ok ? [] : scenario.error.map(({ path, message }) => `${path}: ${message}`);
}

const hex = (label: string): number => boardOf('standard').labels.indexOf(label);

describe('what a scenario says about Air Pack', () => {
  it('goes without saying where nothing is said, and leaves no trace in the rules', () => {
    const { rules, ...scenario } = read();
    expect(rules.air).not.toHaveProperty('airPack');
    expect(rules).not.toHaveProperty('airRulesFixed');
    expect(scenario).not.toHaveProperty('planes');
    const said = { sorties: { axis: 1, allies: 1 }, basing: { axis: 'ground' }, airPowerMode: 'sortieOnly' };
    expect(stateHash(read(said).rules)).toBe(stateHash(rules));
    expect(stateHash(read({}, {}, { options: { airRules: 'air-pack' } }).rules)).toBe(stateHash(rules));
  });

  it('is read and written back (AP-1.4, AP-2.4, AP-2.5, AP-6.1)', () => {
    const said = {
      sorties: { axis: 2, allies: 0 },
      month: 10,
      basing: { allies: 'carrier' },
      planes: { axis: ['storch', 'zero'] },
      announced: { axis: true },
      airPowerMode: 'choice',
      counteredSortieOwnerDraws: true,
      kamikazeFaces: 'anyUnitSymbol',
      checkValues: 'rulebook',
      checkStacking: 'sum',
    } as const;
    const { rules } = read(said);
    expect(rules.air.airPack).toEqual({
      ...said,
      sorties: [0, 2],
      basing: ['carrier', 'ground'],
      planes: [null, ['storch', 'zero']],
      announced: [false, true],
    });
    expect(choicesFile({ air: rules.air }).air).toEqual({ airPack: said });
    expect(read({ sorties: { allies: 1 } }).rules.air.airPack?.sorties).toEqual([1, 0]);
    expect(read({ sorties: 'shuffled' }).rules.air.airPack).toEqual({ ...PLAIN_AIR_PACK, sorties: 'shuffled' });
    const shuffled = choicesFile({ air: read({ sorties: 'shuffled' }).rules.air });
    expect(shuffled.air).toEqual({ airPack: { sorties: 'shuffled' } });
  });

  it('is chosen by the players but for the planes on the map', () => {
    const scenario = { air: { airPack: { month: 3, parked: { axis: [{ model: 'zero', hex: 'B9' }] } } } } as const;
    const chosen = (airPack: Loose) => withoutRepeats({ air: { airPack } }, scenario.air as Loose);
    expect(chosen({ month: 3 })).toEqual({});
    expect(chosen({ month: 4, parked: {}, ready: {} })).toEqual({ air: { airPack: { month: 4 } } });
    expect(choicesOf({ air: { airPack: { month: 4 } } }).air?.airPack?.month).toBe(4);
  });

  it('can make the air rules compulsory (AP-1.3)', () => {
    const fixed = read({}, { airRulesFixed: true });
    expect(fixed.rules.airRulesFixed).toBe(true);
    expect(setup(fixed, { airRules: 'none' }, 1).rules.airRules).toBe('air-pack');
    expect(setup(read(), { airRules: 'none' }, 1).rules.airRules).toBe('none');
    expect(tableFile(setup(fixed, {}, 1)).options).toMatchObject({ airRules: 'air-pack', airRulesFixed: true });
    const battle = file({}, { airRulesFixed: true }) as unknown as ScenarioFile;
    const game = openReplay(newReplay(battle, { airRules: 'none' }, 1));
    expect(game.ok && game.value.first.rules.airRules).toBe('air-pack');
  });

  it('can say which air rules it is meant for', () => {
    expect(faults({}, { suits: ['none', 'air-pack'] })).toEqual([]);
    expect(faults({}, { suits: ['airpack'] })).toEqual([
      expect.stringMatching(/^options\.suits\[0\]: there is no set of air rules 'airpack'; did you mean 'air-pack'\?/),
    ]);
    const choice = openReplay({
      ...newReplay(file() as unknown as ScenarioFile, {}, 1),
      rules: { airRulesFixed: true },
    });
    expect(choice.ok ? [] : choice.error.map(({ path }) => path)).toEqual(['rules.airRulesFixed']);
  });

  it.each<[Loose, string]>([
    [{ sorties: { axis: 2, allies: 1 } }, 'options.air.airPack.sorties: there are 2 sortie cards in all, not 3'],
    [
      { sorties: { axis: -1 } },
      'options.air.airPack.sorties.axis: expected a whole number from 0 to 2, but there is -1',
    ],
    [
      { sorties: 'dealt' },
      `options.air.airPack.sorties: expected 'shuffled', or the sortie cards of 'axis' and 'allies', but there is "dealt"`,
    ],
    [{ month: 13 }, 'options.air.airPack.month: expected a whole number from 1 to 12, but there is 13'],
    [{ planes: { axis: ['zeppelin'] } }, "options.air.airPack.planes.axis[0]: there is no plane 'zeppelin'"],
    [{ airPowerMode: 'both' }, "options.air.airPack.airPowerMode: there is no use of Air Power 'both'"],
    [{ sky: 'blue' }, 'options.air.airPack.sky: there is no such field'],
  ])('is refused: %j', (airPack, message) => {
    expect(faults(airPack)).toEqual([expect.stringContaining(message)]);
  });
});

describe('planes on the ground as the battle begins', () => {
  it('stand on airfields and carriers, with markers beside them (AP-8.1, AP-8.6)', () => {
    const scenario = read({
      parked: {
        axis: [
          { model: 'storch', hex: 'F5' },
          { model: 'zero', hex: 'B9' },
        ],
        allies: [{ model: 'corsair', hex: 'G1' }],
      },
      ready: { axis: { B9: 2 }, allies: { G1: 1 } },
    });
    const parked = [
      { side: 0, model: 'corsair', hex: hex('G1') },
      { side: 1, model: 'zero', hex: hex('B9') },
      { side: 1, model: 'storch', hex: hex('F5') },
    ];
    const ready = [
      { side: 0, hex: hex('G1'), count: 1 },
      { side: 1, hex: hex('B9'), count: 2 },
    ];
    const byHex = (a: { hex: number }, b: { hex: number }) => a.hex - b.hex;
    expect(scenario.planes?.parked.toSorted(byHex)).toEqual(parked.toSorted(byHex));
    expect(scenario.planes?.ready).toEqual(ready);
    const air = airPackState(setup(scenario, {}, 1).air);
    expect([air?.parked, air?.ready]).toEqual([scenario.planes?.parked, scenario.planes?.ready]);
    expect(setup(scenario, { airRules: 'none' }, 1).air).toBeNull();
  });

  const at = (side: string, model: string, label: string) => ({ parked: { [side]: [{ model, hex: label }] } });
  const marker = (side: string, label: string) => ({ ready: { [side]: { [label]: 1 } } });
  it.each<[string, Loose, RegExp]>([
    [
      'no such hex',
      at('axis', 'zero', 'b9'),
      /^options\.air\.airPack\.parked\.axis\[0\]\.hex: 'b9' is not a hex .* did you mean 'B9'\?/,
    ],
    [
      'open ground',
      at('axis', 'zero', 'A1'),
      /parked\.axis\[0\]\.hex: planes on the ground stand on airfields and carriers only/,
    ],
    ['below a unit', at('axis', 'zero', 'C9'), /parked\.axis\[0\]\.hex: there is a unit on this hex/],
    ['a destroyer', at('allies', 'corsair', 'H1'), /parked\.allies\[0\]\.hex: there is a unit on this hex/],
    ['no carrier plane', at('allies', 'p38', 'G1'), /a p38 does not fly from a carrier; only corsair and zero do/],
    ['an enemy carrier', at('axis', 'zero', 'G1'), /this carrier is one of the allies/],
    ['an enemy airfield', at('allies', 'p38', 'B9'), /this airfield is held by the axis/],
    ['markers on open ground', marker('axis', 'A1'), /ready\.axis\.A1: planes on the ground stand/],
    ['markers on an enemy airfield', marker('allies', 'B9'), /ready\.allies\.B9: this airfield is held by the axis/],
    [
      'markers for nothing',
      { ...marker('axis', 'B9'), planes: { axis: [] } },
      /ready\.axis\.B9: the axis have no plane that could take off from an airfield in this battle/,
    ],
    [
      'no planes for the deck',
      { ...marker('allies', 'G1'), planes: { allies: ['p38'] } },
      /ready\.allies\.G1: the allies have no plane that could take off from a carrier/,
    ],
    ['no marker', { ready: { axis: { B9: 0 } } }, /ready\.axis\.B9: expected a whole number from 1 to 6/],
  ])('cannot stand there: %s', (_, airPack, message) => {
    expect(faults(airPack)).toEqual([expect.stringMatching(message)]);
  });

  it('have their hex to themselves, but for markers of their side', () => {
    const two = [
      { model: 'zero', hex: 'F5' },
      { model: 'storch', hex: 'F5' },
    ];
    expect(faults({ parked: { axis: two } })).toEqual([
      'options.air.airPack.parked.axis[1].hex: there is already a plane on this hex (options.air.airPack.parked.axis[0].hex)',
    ]);
    expect(faults({ parked: { axis: [two[0]], allies: [{ model: 'p38', hex: 'F5' }] } })).toHaveLength(1);
    expect(faults({ parked: { axis: [two[0]] }, ready: { axis: { F5: 3 } } })).toEqual([]);
    const strangers = /ready\.allies\.F5: there are planes of the other side on this hex/;
    expect(faults({ parked: { axis: [two[0]] }, ready: { allies: { F5: 1 } } })).toEqual([
      expect.stringMatching(strangers),
    ]);
    expect(faults({ ready: { axis: { F5: 1 }, allies: { F5: 1 } } })).toHaveLength(1);
  });
});
