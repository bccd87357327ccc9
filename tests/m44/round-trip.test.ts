import { describe, expect, it } from 'vitest';
import { scenarioTripProblem } from '../../bench/round-trips.ts';
import { SCENARIOS } from '../../src/scenarios/library.ts';
import { provingGround } from '../../src/scenarios/proving-ground.ts';
import type { ScenarioFile } from '../../src/scenarios/scenario-schema.ts';

describe('a scenario that goes out as .m44 and comes back', () => {
  it.each(SCENARIOS.map(({ id, file }) => [id, file] as const))('%s is the same', (_id, file) => {
    expect(scenarioTripProblem(file)).toBeUndefined();
  });

  it('a made-up one is the same', () => {
    for (let seed = 0; seed < 40; seed++) {
      expect([seed, scenarioTripProblem(provingGround(seed))]).toEqual([seed, undefined]);
    }
  });

  it('one that says all there is to say is the same, and so is one that cannot be played', () => {
    const file: ScenarioFile = {
      format: 'airfield44/scenario',
      version: 1,
      name: 'Everything',
      front: 'eastern',
      date: '1943-07',
      minutes: 75,
      board: 'breakthrough',
      face: 'winter',
      sides: {
        axis: { nation: 'hu', hand: 1, medals: 20, edge: 'bottom' },
        allies: { nation: 'ger', hand: 12, medals: 1, edge: 'top' },
      },
      first: 'axis',
      terrain: {
        C9: ['sandbags', 'road E-NE', 'town', 'airfield allies'],
        B9: ['river', 'bridge', 'wire', 'hedgehog'],
        D9: { piece: 'rail', links: ['E', 'NE', 'NW', 'W', 'SW', 'SE'] },
        E9: 'hospital noRecovery',
        F9: ['headquarters axis recovery'],
        G9: 'ocean',
        H9: [],
      },
      units: {
        axis: {
          D3: {
            kind: 'mortarEarly',
            figures: 2,
            nation: 'it',
            traits: ['camouflaged', 'boat', 'cannotExit'],
            idleUntil: 4,
          },
          G9: 'destroyer 2 jp twoMedals',
          B9: 'infantry 4 hu',
        },
        allies: { E3: 'tiger ru', F3: 'combatEngineers it', G3: 'eliteArmor 1 wittmann movesTwo ignoresOneFlag' },
      },
      mines: { D3: { side: 'anyone', decoy: true }, E3: { side: 'axis', decoy: false } },
      objectives: [
        { hexes: ['G9', 'A1'], need: 2, medals: 3, anyHex: true },
        { hexes: ['A17'], side: 'axis', turnStart: true },
        { hexes: ['G9'] },
      ],
      exits: { axis: ['C1', 'B1'], allies: ['A17'] },
      special: {
        partialBlitz: 'all',
        gungHo: 'axis',
        stiffUpperLip: false,
        infantryExitMedals: 3,
        exitsNeeded: { axis: 2, allies: 1 },
        emptySectionMedals: [
          { side: 'axis', sections: ['right', 'left'] },
          { side: 'allies', sections: ['centre'], medals: 2 },
        ],
        suddenDeath: [{ side: 'allies', hexes: ['C9', 'B9'] }],
      },
      options: {
        deck: 'standard',
        hillSight: 'heights',
        airRules: 'new-flight-plan',
        air: {
          superiority: 'axis',
          year: 1941,
          types: { axis: ['fighter'] },
          aircraft: { allies: { type: 'bomber', hex: 'C9' } },
        },
      },
      places: { C9: 'A place  with   room', A1: '' },
      text: {
        background: ' <b>Bold</b> ',
        briefing: '',
        allies: 'Hold.',
        axis: 'Go.',
        rules: '&amp;',
        victory: 'Win.',
      },
    };
    expect(scenarioTripProblem(file)).toBeUndefined();
  });
});
