// A small battle made for what hardly ever happens in others: carriers with aircraft aboard under fire, targets behind
// two obstacles, and a deck of air cards that is not the game's own.
import { AIRCRAFT_TYPES } from '../src/memoir/air/aircraft.ts';
import type { AirCardRow, AirDeck } from '../src/memoir/air/new-flight-plan/card.ts';
import { STANDARD_AIR_DECK } from '../src/memoir/air/new-flight-plan/deck.ts';
import { PLAIN_AIR_OPTIONS } from '../src/memoir/air/new-flight-plan/options.ts';
import type { RuleChoices } from '../src/memoir/scenario.ts';
import { FILE_VERSION, SCENARIO_FORMAT } from '../src/scenarios/file-names.ts';
import type { ScenarioFile, UnitFile } from '../src/scenarios/scenario-schema.ts';

const COUNTS: Readonly<Record<string, number>> = { stick: 4, dive: 4, tables: 8, evade: 3, observer: 3 };

/** Whatever flies can clear obstacles with it, in a run of any length. */
const CLEARING: readonly AirCardRow[] = AIRCRAFT_TYPES.map((symbol) => ({
  id: `clear-${symbol.toLowerCase()}`,
  title: 'Clear the Way',
  text: 'Every marker of the run rolls 4 dice; after a hit one obstacle on the target hex is removed.',
  count: 8,
  symbol,
  moment: 'withTheOrder',
  effect: { dicePerMarker: 4, removesObstacle: true },
}));

const deck: AirDeck = {
  name: 'Skirmish',
  cards: [
    ...CLEARING,
    ...STANDARD_AIR_DECK.cards.flatMap((row) => (row.id in COUNTS ? [{ ...row, count: COUNTS[row.id] }] : [])),
  ],
};

export const SKIRMISH_CHOICES: RuleChoices = { airRules: 'new-flight-plan', air: { ...PLAIN_AIR_OPTIONS, deck } };

const SEA = ['A5', 'B5', 'C5', 'a4', 'b4', 'a6', 'b6', 'K5', 'L5', 'M5', 'k4', 'l4', 'k6', 'l6'];
const FORTS = ['E5', 'F5', 'G5', 'H5', 'I5', 'e6', 'f6', 'g6', 'h6', 'e4', 'f4', 'g4', 'h4'];

/** Infantry that never leaves its obstacles of its own will. */
function garrison(labels: readonly string[]): Record<string, UnitFile> {
  return Object.fromEntries(labels.map((label) => [label, { kind: 'infantry', idleUntil: 999 }]));
}

export const SKIRMISH: ScenarioFile = {
  format: SCENARIO_FORMAT,
  version: FILE_VERSION,
  name: 'Skirmish',
  date: '1942-10-26',
  front: 'pacific',
  sides: {
    axis: { nation: 'jp', hand: 6, medals: 8, edge: 'top' },
    allies: { nation: 'us', hand: 6, medals: 8, edge: 'bottom' },
  },
  terrain: {
    ...Object.fromEntries(SEA.map((label) => [label, 'ocean'])),
    ...Object.fromEntries(FORTS.map((label) => [label, ['wire', 'hedgehog', 'sandbags']])),
    F9: 'airfield',
    F1: 'airfield',
  },
  units: {
    axis: {
      b6: { kind: 'aircraftCarrier', figures: 1 },
      l6: 'destroyer',
      k6: 'destroyer',
      ...garrison(['e6', 'f6', 'g6', 'h6', 'F5', 'H5']),
      F7: 'artillery',
    },
    allies: {
      l4: { kind: 'aircraftCarrier', figures: 1 },
      a4: 'destroyer',
      C5: 'destroyer',
      ...garrison(['e4', 'f4', 'g4', 'h4', 'E5', 'G5']),
      G3: 'artillery',
    },
  },
  objectives: [{ hexes: ['G9'] }, { hexes: ['G1'] }],
};
