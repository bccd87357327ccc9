import { describe, expect, it } from 'vitest';
import { readM44 } from '../../src/scenarios/m44/index.ts';
import { provingM44 } from '../../src/scenarios/m44/proving-m44.ts';
import { plainFile } from '../../src/scenarios/plain-file.ts';
import { provingGround } from '../../src/scenarios/proving-ground.ts';
import type { ScenarioFile } from '../../src/scenarios/scenario-schema.ts';
import { planFile, planOf } from '../../src/workshop/plan-file.ts';

const EMPTY: ScenarioFile = {
  format: 'airfield44/scenario',
  version: 1,
  name: 'Nothing',
  units: { axis: {}, allies: {} },
};

describe('the plain form of a scenario file', () => {
  it('is the same whether it is drawn first or not, to the letter', () => {
    const imported = [0, 5, 26].map((seed) => {
      const read = readM44(provingM44(seed));
      if (!read.ok) throw new Error(JSON.stringify(read.error));
      return read.value.file;
    });
    for (const file of [...Array.from({ length: 30 }, (_, seed) => provingGround(seed)), ...imported, EMPTY]) {
      const plan = planOf(file);
      if (!plan.ok) throw new Error(JSON.stringify(plan.error));
      const { kept, ...drawn } = planFile(plan.value);
      expect(JSON.stringify(drawn)).toBe(JSON.stringify(plainFile(file)));
      expect(kept).toEqual(file.kept);
      expect(plainFile(drawn)).toEqual(drawn);
    }
  });

  it('says who fights and who begins, and nothing else that goes without saying', () => {
    expect(
      plainFile({
        ...EMPTY,
        board: 'standard',
        face: 'country',
        terrain: { A9: [] },
        mines: {},
        objectives: [],
        exits: { axis: [] },
        special: {},
        options: { air: {} },
        places: {},
        text: {},
      }),
    ).toEqual({
      ...EMPTY,
      sides: {
        axis: { nation: 'ger', hand: 5, medals: 5, edge: 'top' },
        allies: { nation: 'us', hand: 5, medals: 5, edge: 'bottom' },
      },
      first: 'allies',
    });
  });

  it('has one shape for each part, and hexes row by row', () => {
    const { terrain, units, mines, objectives, exits } = plainFile({
      ...EMPTY,
      terrain: {
        D5: { piece: 'river', links: ['W', 'E'] },
        A9: [{ piece: 'bunker', owner: 'axis' }, 'wire'],
        B9: ['woods'],
      },
      units: {
        axis: {
          D5: { kind: 'infantry', fullStrength: 3, traits: ['camouflaged', 'boat', 'camouflaged'], idleUntil: 0 },
        },
        allies: { A9: { kind: 'armor', nation: 'brit', idleUntil: 2, traits: [] }, B9: ' armor   2 ' },
      },
      mines: { A1: { side: 'axis', decoy: false }, B9: { side: 'anyone', decoy: true } },
      objectives: [{ hexes: ['A9', 'B9', 'A9'], need: 1, medals: 2, permanent: false, anyHex: true }],
      exits: { allies: ['A9', 'A9'] },
    });
    expect(terrain).toEqual({ A9: ['bunker axis', 'wire'], B9: 'woods', D5: 'river E-W' });
    expect(Object.keys(terrain ?? {})).toEqual(['A9', 'B9', 'D5']);
    expect(units).toEqual({
      axis: { D5: 'infantry 3 boat camouflaged' },
      allies: { A9: { kind: 'armor', nation: 'brit', idleUntil: 2 }, B9: 'armor 2' },
    });
    expect(mines).toEqual({ A1: 'axis', B9: { side: 'anyone', decoy: true } });
    expect(objectives).toEqual([{ hexes: ['A9', 'B9'], medals: 2, anyHex: true }]);
    expect(exits).toEqual({ allies: ['A9'] });
  });

  it('leaves what cannot be read as it is', () => {
    const said = { terrain: { Z9: 'moon' }, units: { axis: { A9: 'infantry blue' }, allies: {} } };
    expect(plainFile({ ...EMPTY, ...said })).toMatchObject(said);
  });
});
