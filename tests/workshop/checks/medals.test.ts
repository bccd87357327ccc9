import { describe } from 'vitest';
import { ALLIED_UNITS, AXIS_UNITS, planned, river, says, SOUND } from './kit.ts';

const sides = (axis: object, allies: object) => ({
  sides: { axis: { ...SOUND.sides.axis, ...axis }, allies: { ...SOUND.sides.allies, ...allies } },
});

/** The air rules, with somewhere to land. */
const WITH_AIR = {
  terrain: { G5: 'airfield', H5: 'airfield' },
  options: { airRules: 'new-flight-plan' },
} as const;

describe('medals on the map', () => {
  says({
    'A medal lies on no hex.': {
      id: 'objectiveEmpty',
      kind: 'fault',
      plan: planned({ objectives: [{ hexes: [], side: 'allies' }] }),
      fixes: ['Remove the medal'],
    },
    'The medal on D5 and E5 asks for 3 hexes and has 2.': {
      id: 'objectiveNeed',
      kind: 'fault',
      plan: planned({ objectives: [{ hexes: ['D5', 'E5'], side: 'allies', need: 3 }] }),
      fixes: ['Ask for 2', 'Remove the medal'],
    },
    'No unit of the Allies can ever reach the medal on e8.': {
      id: 'objectiveOutOfReach',
      kind: 'warning',
      plan: planned({ terrain: river(), objectives: [{ hexes: ['e8'], side: 'allies' }] }),
      fixes: ['Put a bridge on D5', 'Give it to the Axis', 'Remove the medal'],
    },
    'Nobody can ever reach the medal on M9.': {
      id: 'objectiveOutOfReach',
      kind: 'warning',
      plan: planned({ terrain: { L9: 'lake', l8: 'lake' }, objectives: [{ hexes: ['M9'] }] }),
      fixes: ['Remove the medal'],
    },
    'No unit of the Axis can ever reach the medal on E1, F1 and e2.': {
      id: 'objectiveOutOfReach',
      kind: 'warning',
      plan: planned({
        terrain: { E1: 'lake', F1: 'dam', e2: 'woods' },
        units: {
          axis: { B7: 'artillery', G7: 'armor', K7: 'armor', G9: 'artillery' },
          allies: { ...ALLIED_UNITS, C3: 'armor' },
        },
        objectives: [{ hexes: ['E1', 'F1', 'e2'], side: 'axis', need: 2 }],
      }),
      fixes: ['Give it to the Allies', 'Remove the medal'],
    },
    'There are two medals on E5, and both count.': {
      id: 'objectiveTwice',
      kind: 'warning',
      plan: planned({ objectives: [{ hexes: ['E5'], side: 'axis' }, { hexes: ['E5'] }] }),
      fixes: ['Remove the medal'],
    },
    'The Axis hold 2 medals from the start (C7).': {
      id: 'heldFromTheStart',
      kind: 'hint',
      plan: planned({ objectives: [{ hexes: ['C7'], side: 'axis', medals: 2 }] }),
    },
  });
});

describe('victory', () => {
  says({
    'The Allies need 7 medals, but can win 6 at most.': {
      id: 'medalsCannotBeWon',
      kind: 'warning',
      plan: planned({ ...sides({}, { medals: 7 }), objectives: [{ hexes: ['E5'], side: 'allies', medals: 2 }] }),
      fixes: ['Set to 6 medals'],
    },
    'The Allies need 5 medals, but can win only 4 on the ground: the others are for aircraft they shoot down.': {
      id: 'medalsInTheAir',
      kind: 'hint',
      plan: planned({ ...sides({}, { medals: 5 }), ...WITH_AIR }),
      fixes: ['Set to 4 medals'],
    },
    'The Allies need 8 medals, but can win 7 at most, aircraft they shoot down among them.': {
      id: 'medalsCannotBeWon',
      kind: 'warning',
      plan: planned({ ...sides({}, { medals: 8 }), ...WITH_AIR }),
      fixes: ['Set to 4 medals', 'Set to 7 medals'],
    },
    // A sniper is worth none, two medals are worth two, one can leave.
    'The Axis need 9 medals, but can win 6 at most.': {
      id: 'medalsCannotBeWon',
      kind: 'warning',
      plan: planned({
        ...sides({ medals: 9 }, {}),
        units: {
          axis: { C7: 'infantry', G7: 'infantry cannotExit', K7: 'armor cannotExit', G9: 'artillery cannotExit' },
          allies: { ...ALLIED_UNITS, G3: 'infantry twoMedals', H3: 'sniper' },
        },
        exits: { axis: ['A1'] },
      }),
      fixes: ['Set to 6 medals'],
    },
    'The Axis have won before the first card is played: they hold 3 of the 3 medals they need.': {
      id: 'wonAtOnce',
      kind: 'fault',
      plan: planned({ objectives: [{ hexes: ['C7'], medals: 3 }] }),
      fixes: ['Set to 7 medals'],
    },
    'The Allies have won before the first card is played: they hold 3 of the 3 medals they need.': {
      id: 'wonAtOnce',
      kind: 'fault',
      plan: planned({ objectives: [{ hexes: ['C3'], medals: 3, turnStart: true }] }),
      fixes: ['Set to 7 medals'],
    },
    'The Allies hold C3 from the start and win at the end of their first turn.': {
      id: 'suddenDeathHeld',
      kind: 'warning',
      plan: planned({ special: { suddenDeath: [{ side: 'allies', hexes: ['C3'] }] } }),
      fixes: ['Drop that victory'],
    },
    'The Allies can never hold C7 and e8, as their sudden victory asks.': {
      id: 'suddenDeathOutOfReach',
      kind: 'warning',
      plan: planned({ terrain: river(), special: { suddenDeath: [{ side: 'allies', hexes: ['C7', 'e8'] }] } }),
      fixes: ['Drop that victory'],
    },
  });
});

describe('exits', () => {
  says({
    'Units of the Axis must leave the map, but there is no exit for them.': {
      id: 'exitsMissing',
      kind: 'fault',
      plan: planned({ special: { exitsNeeded: { axis: 1 } } }),
      fixes: ['Nobody must leave'],
    },
    'No unit of the Axis can ever reach the exits on A1 and B1.': {
      id: 'exitOutOfReach',
      kind: 'warning',
      plan: planned({ terrain: river(), exits: { axis: ['A1', 'B1'] } }),
      fixes: ['Remove these 2 exits'],
    },
    'No unit of the Axis can ever reach the exit on B1.': {
      id: 'exitOutOfReach',
      kind: 'warning',
      plan: planned({ terrain: { B1: 'lake' }, exits: { axis: ['A1', 'B1'] } }),
      fixes: ['Remove the exit'],
    },
    'The exit of the Axis on E5 is not at the edge of the map.': {
      id: 'exitInland',
      kind: 'warning',
      plan: planned({ exits: { axis: ['A1', 'E5'] } }),
      fixes: ['Remove the exit'],
    },
    '4 units of the Axis must leave the map, but only 3 can.': {
      id: 'exitsNeeded',
      kind: 'warning',
      plan: planned({
        units: { axis: { ...AXIS_UNITS, C7: 'infantry cannotExit' }, allies: ALLIED_UNITS },
        exits: { axis: ['A1'] },
        special: { exitsNeeded: { axis: 4 } },
      }),
      fixes: ['Ask for 3', 'Nobody must leave'],
    },
  });
});
