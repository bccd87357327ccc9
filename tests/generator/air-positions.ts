import { play, position } from '../support/kit.ts';
import type { CountedPosition } from './positions.ts';

const LAYING = position({
  allies: { C3: 'infantry', G3: 'armor', K3: 'infantry' },
  axis: { C5: 'infantry', G5: 'infantry' },
  hands: { allies: ['probe-left', 'recon-in-force', 'direct-from-hq', 'armor-assault'], axis: [] },
  air: { hands: { allies: ['strafe', 'dive', 'evade'], axis: [] } },
});

const DEPLOYMENT = play(LAYING, 'lay dive', 'play recon-in-force').state;

const OVER_THE_LINES = play(
  position({
    terrain: { F7: 'airfield allies', G7: 'airfield allies' },
    allies: { E3: 'infantry' },
    axis: { E5: 'infantry', F5: 'armor', G5: 'artillery', f6: 'infantry', H5: 'infantry' },
    hands: { allies: ['direct-from-hq'], axis: ['probe-left'] },
    air: {
      hands: { allies: ['boom-zoom'], axis: ['evade'] },
      aircraft: { allies: { type: 'fighterBomber', hex: 'D5' }, axis: { type: 'bomber', hex: 'G3' } },
    },
  }),
  'lay boom-zoom',
  'play direct-from-hq',
  'order E3',
  'fly E5',
).state;

const GUNS_BELOW = play(
  position({
    allies: { E5: 'infantry', F3: 'artillery', G5: 'armor', I5: 'infantry' },
    axis: { f6: 'infantry', H7: 'infantry' },
    hands: { allies: ['direct-from-hq'], axis: [] },
    air: { hands: { allies: ['drill'], axis: [] }, aircraft: { axis: { type: 'fighter', hex: 'F5' } } },
    dice: ['grenade', 'flag', 'star'],
  }),
  'play direct-from-hq',
  'order E5',
  'order F3',
  'order G5',
  'done',
  'end movement',
).state;

const COMBATS = play(
  position({
    allies: { D5: 'infantry' },
    axis: { E5: 'infantry', F5: 'infantry' },
    objectives: [{ hexes: ['f6'] }],
    hands: { allies: ['direct-from-hq'], axis: [] },
    air: {
      hands: { allies: ['observer'], axis: ['tables'] },
      aircraft: { allies: { type: 'fighterBomber', hex: 'd6' }, axis: { type: 'bomber', hex: 'g6' } },
    },
  }),
  'play direct-from-hq',
  'order aircraft',
  'order D5',
  'fly E5',
  'mark mg',
  'fly F5',
  'mark bomb',
  'fly f6',
  'end flight',
  'declare dogfight',
  'declare bombing',
  'decline air card',
  'end movement',
).state;

export const AIR_POSITIONS: readonly CountedPosition[] = [
  { name: 'an air card to lay beside one of four command cards', state: LAYING },
  { name: 'three types, three sections', state: DEPLOYMENT },
  { name: 'a fighter-bomber over the lines', state: OVER_THE_LINES },
  { name: 'an aircraft between ground units', state: GUNS_BELOW },
  { name: 'a run to roll, with an observer', state: COMBATS },
];
