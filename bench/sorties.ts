// A small battle made for what planes hardly ever do in others: carriers with planes aboard, airfields under fire, scouts
// beside lone figures, and every Recon 1 a sortie.
import type { RuleChoices } from '../src/memoir/scenario.ts';
import { FILE_VERSION, SCENARIO_FORMAT } from '../src/scenarios/file-names.ts';
import type { ScenarioFile } from '../src/scenarios/scenario-schema.ts';

export const SORTIES_CHOICES: RuleChoices = { airRules: 'air-pack' };

const SEA = ['A5', 'B5', 'a4', 'b4', 'a6', 'b6', 'A3', 'A7', 'L5', 'M5', 'k4', 'l4', 'k6', 'l6', 'M3', 'M7'];

export const SORTIES: ScenarioFile = {
  format: SCENARIO_FORMAT,
  version: FILE_VERSION,
  name: 'Sorties',
  date: '1943-10',
  front: 'pacific',
  sides: {
    axis: { nation: 'jp', hand: 6, medals: 9, edge: 'top' },
    allies: { nation: 'us', hand: 6, medals: 9, edge: 'bottom' },
  },
  terrain: {
    ...Object.fromEntries(SEA.map((label) => [label, 'ocean'])),
    E7: 'airfield axis',
    F7: 'airfield axis',
    I7: 'airfield axis',
    E3: 'airfield allies',
    I3: 'airfield allies',
    J3: 'airfield allies',
    G5: 'woods',
    e6: 'town',
    H5: ['hill', 'sandbags'],
  },
  units: {
    axis: {
      a6: { kind: 'aircraftCarrier', figures: 1 },
      l6: { kind: 'aircraftCarrier', figures: 2 },
      M7: 'destroyer',
      e6: 'infantry 1',
      G5: 'infantry 1',
      h6: 'infantry',
      I9: 'artillery',
      F9: 'armor',
    },
    allies: {
      a4: { kind: 'aircraftCarrier', figures: 1 },
      l4: { kind: 'aircraftCarrier', figures: 2 },
      A3: 'destroyer',
      e4: 'infantry 1',
      H5: 'infantry 1',
      h4: 'infantry',
      I1: 'artillery',
      F1: 'armor',
    },
  },
  special: { airStrikes: 'all' },
  options: {
    air: {
      airPack: {
        planes: { axis: ['zero', 'storch', 'me109'], allies: ['corsair', 'storch', 'spitfire'] },
        announced: { axis: true },
        airPowerMode: 'choice',
        counteredSortieOwnerDraws: true,
        parked: {
          axis: [
            { model: 'zero', hex: 'a6' },
            { model: 'storch', hex: 'F7' },
          ],
          allies: [
            { model: 'corsair', hex: 'a4' },
            { model: 'spitfire', hex: 'E3' },
          ],
        },
        ready: { axis: { a6: 1, l6: 2, E7: 2, I7: 3 }, allies: { l4: 2, E3: 2, I3: 3 } },
      },
    },
  },
  objectives: [{ hexes: ['G9'] }, { hexes: ['G1'] }],
};
