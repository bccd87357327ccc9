import { describe, expect, it } from 'vitest';
import { boardOf } from '../../src/hex/board.ts';
import { hexOfLabel } from '../../src/hex/labels.ts';
import type { Scenario } from '../../src/memoir/scenario.ts';
import { ALLIES, AXIS, NO_SIDE } from '../../src/memoir/side.ts';
import { UNIT_KINDS } from '../../src/memoir/units/kinds.ts';
import { SCENARIOS } from '../../src/scenarios/library.ts';
import { pieceText } from '../../src/scenarios/piece-text.ts';
import { readScenario } from '../../src/scenarios/scenario-file.ts';
import type { ScenarioFile } from '../../src/scenarios/scenario-schema.ts';
import { smallBattle } from './small-battle.ts';

function read(changes: Partial<ScenarioFile> = {}): Scenario {
  const scenario = readScenario(smallBattle(changes));
  if (!scenario.ok) throw new Error(JSON.stringify(scenario.error));
  return scenario.value;
}

function at(scenario: Scenario, label: string): string[] {
  const hex = hexOfLabel(boardOf(scenario.board), label) ?? -1;
  return scenario.ground.pieces[hex].map(pieceText);
}

function kinds(scenario: Scenario): string[] {
  return scenario.units.map(({ kind }) => UNIT_KINDS[kind].id);
}

describe('a scenario file', () => {
  it('gets the usual values where it says nothing', () => {
    const { board, rules, units, mines } = read();
    expect(board).toBe('standard');
    expect(mines).toEqual([]);
    expect(units.map(({ side, nation, figures }) => [side, nation, figures])).toEqual([
      [ALLIES, 'us', 4],
      [AXIS, 'ger', 4],
    ]);
    expect(rules).toMatchObject({
      deck: 'standard',
      hillSight: 'classic',
      airRules: 'none',
      first: ALLIES,
      year: 0,
      night: 'day',
    });
    expect(rules.sides.map(({ handSize, medalsToWin }) => [handSize, medalsToWin])).toEqual([
      [5, 5],
      [5, 5],
    ]);
  });

  it('puts the Axis at the top edge unless it says otherwise (M44-BOARD-6)', () => {
    expect(read().rules.sides.map(({ top }) => top)).toEqual([false, true]);
    expect(read({ sides: { allies: { edge: 'top' } } }).rules.sides.map(({ top }) => top)).toEqual([true, false]);
    expect(read({ sides: { axis: { edge: 'bottom' } } }).rules.sides.map(({ top }) => top)).toEqual([true, false]);
  });

  it('reads a piece of terrain with links, owner and recovery, as text or as object', () => {
    const scenario = read({
      terrain: {
        A9: 'woods',
        B9: 'river E-W',
        C9: ['river NE-SW', 'bridge'],
        D9: { piece: 'road', links: ['NE', 'W'] },
        E9: 'headquarters axis recovery',
      },
    });
    expect(['A9', 'B9', 'C9', 'D9', 'E9', 'F9'].map((label) => at(scenario, label))).toEqual([
      ['woods'],
      ['river E-W'],
      ['river NE-SW', 'bridge'],
      ['road NE-W'],
      ['headquarters axis recovery'],
      [],
    ]);
  });

  it('keeps the recovery rule of each oasis and headquarters apart (M44-DIFF-15)', () => {
    const { ground } = read({ terrain: { A9: 'oasis', B9: 'oasis recovery', C9: 'hospital noRecovery' } });
    expect([0, 1, 2].map((hex) => ground.pieces[hex][0].recovery)).toEqual([undefined, true, false]);
  });

  it('lets a town be a headquarters (M44-DIFF-16)', () => {
    expect(at(read({ terrain: { H9: ['town', 'headquarters axis'] } }), 'H9')).toEqual(['town', 'headquarters axis']);
  });

  it('reads a unit as text or as object', () => {
    const { units } = read({
      units: {
        axis: {
          G7: 'eliteArmor 3 twoMedals',
          H7: { kind: 'armor', figures: 2, nation: 'it', traits: ['movesTwo'], idleUntil: 4 },
        },
        allies: { G3: 'infantry brit camouflaged' },
      },
    });
    expect(units.map(({ nation, figures, traits, idleUntil }) => [nation, figures, traits, idleUntil])).toEqual([
      ['brit', 4, 32, 0],
      ['ger', 3, 2, 0],
      ['it', 2, 8, 4],
    ]);
  });

  it('picks early or late special weapons by the year of the battle (M44-UNIT-4)', () => {
    const units = { axis: { G7: 'antiTankGun', H7: 'mortar' }, allies: { G3: 'machineGun', H3: 'mortarEarly' } };
    expect(kinds(read({ units, date: '1942-12-31' }))).toEqual([
      'machineGunEarly',
      'mortarEarly',
      'antiTankGunEarly',
      'mortarEarly',
    ]);
    expect(kinds(read({ units, date: '1943' }))).toEqual([
      'machineGunLate',
      'mortarEarly',
      'antiTankGunLate',
      'mortarLate',
    ]);
  });

  it('lays beach and ocean where a beach board has no tile; pieces and obstacles do not replace them (M44-BOARD-12)', () => {
    const scenario = read({
      face: 'beach',
      terrain: { G5: 'hill', H5: 'wire', I5: 'bunker axis' },
      units: { axis: { G7: 'infantry' }, allies: { G3: 'infantry' } },
    });
    expect(at(scenario, 'd6')).toEqual([]);
    expect(['A5', 'a4', 'M3', 'a2', 'A1'].map((label) => at(scenario, label)[0])).toEqual([
      'beach',
      'beach',
      'beach',
      'ocean',
      'ocean',
    ]);
    expect(['G5', 'H5', 'I5'].map((label) => at(scenario, label))).toEqual([
      ['hill'],
      ['beach', 'wire'],
      ['beach', 'bunker axis'],
    ]);
  });

  it('has three rows of ocean on the Breakthrough board (M44-BOARD-12)', () => {
    const scenario = read({
      board: 'breakthrough',
      face: 'beach',
      units: { axis: { G17: 'infantry' }, allies: { G15: 'infantry' } },
    });
    expect(['a8', 'A7', 'a6', 'A5', 'a4', 'A3', 'a2', 'A1'].map((label) => at(scenario, label)[0])).toEqual([
      undefined,
      undefined,
      'beach',
      'beach',
      'beach',
      'ocean',
      'ocean',
      'ocean',
    ]);
    expect(scenario.rules.deck).toBe('breakthrough');
  });

  it('gives a bunker without an owner to the side standing in it, and makes it a field bunker when empty (M44-TER-BUNKER)', () => {
    const scenario = read({ terrain: { G7: 'bunker', G3: 'bunker', D5: 'bunker', E5: 'bunker axis' } });
    expect(['G7', 'G3', 'D5', 'E5'].map((label) => at(scenario, label)[0])).toEqual([
      'bunker axis',
      'bunker allies',
      'fieldBunker',
      'bunker axis',
    ]);
  });

  it('lets an empty sea wall without an owner shelter both sides (M44-TER-SEAWALL)', () => {
    const scenario = read({ terrain: { G7: 'seaWall', D5: 'seaWall' } });
    expect([at(scenario, 'G7'), at(scenario, 'D5')]).toEqual([['seaWall axis'], ['seaWall allies', 'seaWall axis']]);
  });

  it('marks the ground of every mine (M44-MINE-1)', () => {
    const scenario = read({
      terrain: { D5: 'wire' },
      mines: { D5: 'axis', E5: 'anyone', F5: { side: 'allies', decoy: true } },
    });
    expect([at(scenario, 'D5'), at(scenario, 'E5')]).toEqual([['wire', 'minefield'], ['minefield']]);
    expect(scenario.mines.map(({ side, decoy }) => [side, decoy])).toEqual([
      [AXIS, false],
      [NO_SIDE, false],
      [ALLIES, true],
    ]);
  });

  it('gives an airfield to the side it names', () => {
    expect(at(read({ terrain: { D5: 'airfield allies' } }), 'D5')).toEqual(['airfield allies']);
  });

  it('may leave one side without units', () => {
    expect(read({ units: { axis: { G7: 'infantry' }, allies: {} } }).units.map(({ side }) => side)).toEqual([AXIS]);
  });

  it('lets artillery start in a bunker or on a mountain and armor in a bunker (M44-TER-BUNKER, M44-TER-MOUNTAIN)', () => {
    const terrain = { G7: 'bunker', H7: 'mountain', I7: 'fieldBunker' };
    const units = { axis: { G7: 'artillery', H7: 'artillery', I7: 'armor' }, allies: { G3: 'infantry' } };
    expect(read({ terrain, units }).units.length).toBe(4);
  });

  it('lets infantry with a boat start on a river (M44-TER-RIVER)', () => {
    const units = { axis: { G7: 'infantry boat' }, allies: { G3: 'armor' } };
    expect(read({ terrain: { G7: 'river', G3: ['river', 'bridge'] }, units }).units.length).toBe(2);
  });
});

describe('special rules of a scenario file', () => {
  const sides = (special: ScenarioFile['special']) => read({ special: special ?? {} }).rules.sides;

  it('blitz slows the Allied armor and gives the Axis air strikes (M44-ACT-BLITZ)', () => {
    expect(sides({ blitz: true }).map(({ slowArmor, airStrikes }) => [slowArmor, airStrikes])).toEqual([
      [true, false],
      [false, true],
    ]);
  });

  it('partial blitz only slows the armor, of one side or of all (M44-ACT-PBLITZ)', () => {
    expect(sides({ partialBlitz: 'axis' }).map(({ slowArmor, airStrikes }) => [slowArmor, airStrikes])).toEqual([
      [false, false],
      [true, false],
    ]);
    expect(sides({ partialBlitz: 'all' }).map(({ slowArmor }) => slowArmor)).toEqual([true, true]);
  });

  it('Hill 317 gives the Allies air strikes while they hold a hex of it (M44-ACT-AIRSTRIKE)', () => {
    const [allies, axis] = sides({ hill317: ['A9', 'B9'] });
    expect([allies.airStrikes, allies.airStrikeHexes, axis.airStrikes]).toEqual([true, [0, 1], false]);
    expect(sides({ hill317: ['A9'], airStrikes: 'allies' })[0].airStrikeHexes).toEqual([]);
  });

  it('the Italian Royal Army brings its high command along unless the scenario says no (M44-DIFF-22)', () => {
    expect(sides({ italianRoyalArmy: true }).map(({ highCommand }) => highCommand)).toEqual([false, true]);
    expect(sides({ italianRoyalArmy: true, italianHighCommand: false })[1].highCommand).toBe(false);
    expect(sides({ italianHighCommand: true })[1].highCommand).toBe(true);
  });

  it('British units bring the stiff upper lip unless the scenario says no (M44-NAT-BRIT)', () => {
    const british = { axis: { G7: 'infantry' }, allies: { G3: 'infantry brit' } };
    expect(read({ units: british }).rules.stiffUpperLip).toBe(true);
    expect(read({ units: british, special: { stiffUpperLip: false } }).rules.stiffUpperLip).toBe(false);
    expect(read().rules.stiffUpperLip).toBe(false);
  });

  it('reads the rules of night, cards, exits, sudden death and empty sections', () => {
    const { rules } = read({
      exits: { allies: ['A9', 'B9'] },
      special: {
        night: 'dusk',
        nightSide: 'axis',
        commissar: 'allies',
        gungHo: 'allies',
        desert: true,
        airPowerAsBombard: true,
        deckOnce: true,
        infantryExitMedals: 2,
        exitsNeeded: { allies: 2 },
        suddenDeath: [{ side: 'axis', hexes: ['A1', 'B1'] }],
        emptySectionMedals: [{ side: 'axis', sections: ['left', 'right'], medals: 2 }],
      },
    });
    expect(rules).toMatchObject({
      night: 'dusk',
      nightSide: AXIS,
      desert: true,
      airPowerAsBombard: true,
      deckOnce: true,
      infantryExitMedals: 2,
      suddenDeath: [{ side: AXIS, need: 2 }],
      emptySections: [{ side: AXIS, sections: 0b101, medals: 2 }],
    });
    expect(rules.sides[ALLIES]).toMatchObject({ commissar: true, gungHo: true, exits: [0, 1], exitsNeeded: 2 });
  });
});

describe('the built-in battles', () => {
  it.each(SCENARIOS.map(({ id, file }) => [id, file] as const))(
    '%s is valid and has 10 to 20 units a side, or none on a side that only flies',
    (_, file) => {
      const scenario = readScenario(JSON.parse(JSON.stringify(file)));
      if (!scenario.ok) throw new Error(JSON.stringify(scenario.error));
      const { units, rules } = scenario.value;
      for (const side of [ALLIES, AXIS]) {
        const count = units.filter((unit) => unit.side === side).length;
        if (count > 0 || rules.airRules === 'none') expect(count).toBeGreaterThanOrEqual(10);
        expect(count).toBeLessThanOrEqual(20);
        expect(rules.sides[side].handSize).toBeGreaterThanOrEqual(4);
        expect(rules.sides[side].handSize).toBeLessThanOrEqual(6);
      }
      expect(rules.objectives.length).toBeGreaterThan(0);
      expect(file.text?.background).toBeTruthy();
      expect(file.text?.briefing).toBeTruthy();
    },
  );

  it('have different ids and names', () => {
    expect(new Set(SCENARIOS.map(({ id }) => id)).size).toBe(SCENARIOS.length);
    expect(new Set(SCENARIOS.map(({ file }) => file.name)).size).toBe(SCENARIOS.length);
  });
});
