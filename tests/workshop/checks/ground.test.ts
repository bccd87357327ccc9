import { describe } from 'vitest';
import { planned, river, says, withUnits } from './kit.ts';

describe('units and where they stand', () => {
  says({
    'The armor on D5 cannot stand there: the hex is closed to it (river).': {
      id: 'unitCannotStand',
      kind: 'fault',
      plan: planned({ ...withUnits({ D5: 'armor' }), terrain: river() }),
      fixes: ['Move it to c6', 'Remove it', 'Put a bridge on D5'],
    },
    'The artillery on e6 cannot stand there: the hex is closed to it (lake).': {
      id: 'unitCannotStand',
      kind: 'fault',
      plan: planned({ ...withUnits({ e6: 'artillery' }), terrain: { e6: 'lake' } }),
      fixes: ['Move it to E7', 'Remove it'],
    },
    'The destroyer on A5 needs an ocean hex with nothing else on it.': {
      id: 'shipAshore',
      kind: 'fault',
      plan: planned({ ...withUnits({ A5: 'destroyer' }), terrain: { A1: 'ocean' } }),
      fixes: ['Move it to A1', 'Remove it'],
    },
    'The artillery on e6 stands on ground that is closed to it (fortress): it cannot come back once it has left.': {
      id: 'unitCannotReturn',
      kind: 'hint',
      plan: planned({ ...withUnits({ e6: 'artillery' }), terrain: { e6: 'fortress' } }),
      fixes: ['Move it to E7'],
    },
    'The armor on M9 can never leave its hex.': {
      id: 'unitShutIn',
      kind: 'warning',
      plan: planned({ ...withUnits({ M9: 'armor' }), terrain: { L9: 'lake', l8: 'dam' } }),
      fixes: ['Remove it'],
    },
  });
});

describe('rivers, roads and what crosses them', () => {
  says({
    'The river ends nowhere, on H5.': {
      id: 'looseEnd',
      kind: 'warning',
      plan: planned({
        terrain: { ...river(['I5', 'J5', 'K5', 'L5', 'M5']), H5: 'river W', D5: ['river E-W', 'bridge'] },
      }),
      fixes: ['Lead it on', 'End it in a lake'],
    },
    'The river ends nowhere, on L5.': {
      id: 'looseEnd',
      kind: 'warning',
      plan: planned({ terrain: { ...river(['M5']), D5: ['river E-W', 'bridge'] } }),
      fixes: ['Lead it on', 'End it in a lake'],
    },
    'The river ends nowhere, on E5.': {
      id: 'looseEnd',
      kind: 'warning',
      plan: planned({ terrain: { E5: 'river' } }),
      fixes: ['Remove the river'],
    },
    'The road ends nowhere, on E5.': {
      id: 'looseEnd',
      kind: 'hint',
      plan: planned({ terrain: { E5: 'road E-W', F5: 'road E-W', G5: 'town', D5: 'hill' } }),
      fixes: ['Lead it on', 'Cut its end'],
    },
    'The river on F5 leads to G5, where nothing joins it.': {
      id: 'unjoined',
      kind: 'warning',
      plan: planned({ terrain: { ...river(), G5: ['river NE-E', 'ford'], g6: 'marsh' } }),
      fixes: ['Join them'],
    },
    'The bridge on D5 crosses no water.': {
      id: 'dryCrossing',
      kind: 'warning',
      plan: planned({ terrain: { D5: 'bridge' } }),
      fixes: ['Remove the bridge'],
    },
    'The ford on D5 crosses no water.': {
      id: 'dryCrossing',
      kind: 'warning',
      plan: planned({ terrain: { ...river(['D5']), D5: 'ford' } }),
      fixes: ['Lead the river below it', 'Remove the ford'],
      also: ['looseEnd', 'looseEnd'],
    },
    'The bridge on e6 crosses no water.': {
      id: 'dryCrossing',
      kind: 'warning',
      plan: planned({ terrain: { ...river(), e6: 'bridge', D5: ['river E-W', 'bridge'] } }),
      fixes: ['Move it to E5', 'Remove the bridge'],
    },
    'The bridge on e6 does not open the lake below it.': {
      id: 'uselessCrossing',
      kind: 'warning',
      plan: planned({ terrain: { e6: ['lake', 'bridge'] } }),
      fixes: ['Remove the bridge'],
    },
    'There are two tiles on E5, hill and woods; the rules of both count.': {
      id: 'crowded',
      kind: 'hint',
      plan: planned({ terrain: { E5: ['hill', 'woods'] } }),
      fixes: ['Keep the woods alone'],
    },
    'There are two of the same on E5: wire.': {
      id: 'pieceTwice',
      kind: 'fault',
      plan: planned({ terrain: { E5: ['wire', 'wire'] } }),
      fixes: ['Keep one'],
    },
    'The infantry on C7 stands in an enemy bunker, which does not protect it.': {
      id: 'enemyBunker',
      kind: 'hint',
      plan: planned({ terrain: { C7: 'bunker allies' } }),
    },
  });
});

describe('mines', () => {
  says({
    'A unit of the Axis starts on a mine that is not theirs (C7).': {
      id: 'enemyMine',
      kind: 'warning',
      plan: planned({ mines: { C7: 'allies', D5: 'axis' } }),
      fixes: ['Remove the mine'],
    },
    'Units start on mines of their own side (C7 and C3).': {
      id: 'ownMine',
      kind: 'hint',
      plan: planned({ mines: { C7: 'axis', C3: 'allies' } }),
      fixes: ['Remove these 2 mines'],
    },
    'Nobody can ever step on the mine on e6.': {
      id: 'mineOutOfReach',
      kind: 'hint',
      plan: planned({ terrain: { e6: 'lake' }, mines: { e6: 'axis' } }),
      fixes: ['Remove the mine'],
    },
  });
});
