// Positions whose legal actions are counted and pinned. Dice come from the seed or from the queue, so counts are exact.
import type { State } from '../../src/memoir/index.ts';
import { play, position } from '../support/kit.ts';
import { AIR_POSITIONS } from './air-positions.ts';

export interface CountedPosition {
  readonly name: string;
  readonly state: State;
}

const CARD_PHASE = position({
  allies: { G3: 'infantry', D3: 'armor', d4: 'infantry', J3: 'artillery' },
  axis: { G5: 'infantry', H7: 'armor' },
  special: { airStrikes: 'allies' },
  hands: { allies: ['recon-centre', 'infantry-assault', 'probe-left', 'counter-attack', 'ambush', 'armor-assault'] },
  lastCard: { axis: 'attack-left' },
});

const STRADDLING_ORDERS = play(
  position({
    allies: {
      d4: 'infantry',
      d2: 'infantry',
      i4: 'armor',
      i2: 'infantry',
      C3: 'infantry',
      G3: 'armor',
      K3: 'artillery',
    },
    axis: { G7: 'infantry' },
    hands: { allies: ['pincer-move', 'general-advance'] },
  }),
  'play pincer-move',
).state;

const GENERAL_ADVANCE = play(
  position({
    allies: { d4: 'infantry', d2: 'infantry', i4: 'armor', i2: 'infantry', D3: 'infantry', G3: 'armor' },
    axis: { G7: 'infantry' },
    hands: { allies: ['general-advance', 'probe-left'] },
  }),
  'play general-advance',
  'order d4',
).state;

const ROADS_AND_TERRAIN = play(
  position({
    terrain: {
      C5: 'road E-W',
      D5: 'road E-W',
      E5: 'road E-W',
      F5: 'road E-W',
      G5: ['river', 'bridge'],
      e6: 'woods',
      e4: 'wire',
      d4: 'hill',
      C3: 'hedgerow',
      f6: 'river',
      d6: 'town',
    },
    allies: { D5: 'armor', E3: 'infantry' },
    axis: { H5: 'infantry' },
    hands: { allies: ['assault-centre', 'attack-left', 'direct-from-hq'] },
  }),
  'play direct-from-hq',
  'order D5',
  'order E3',
).state;

const MANY_TARGETS = play(
  position({
    terrain: { h6: 'woods', G7: 'hill', E7: 'town' },
    allies: { G3: 'artillery', F5: 'infantry', H5: 'armor' },
    axis: { f6: 'infantry', G7: 'armor', h6: 'infantry', I7: 'artillery', E7: 'infantry' },
    hands: { allies: ['attack-centre', 'direct-from-hq'] },
  }),
  'play attack-centre',
  'order G3',
  'order F5',
  'order H5',
  'end movement',
).state;

const RETREAT_CHOICE = play(
  position({
    terrain: { F7: 'woods' },
    allies: { F5: 'infantry' },
    axis: { f6: 'infantry', e8: 'armor' },
    hands: { allies: ['probe-centre'], axis: ['attack-centre', 'recon-left'] },
    dice: ['flag', 'flag', 'star'],
  }),
  'play probe-centre',
  'order F5',
  'end movement',
  'attack F5 f6',
  'decline ambush',
).state;

const AMBUSH_WINDOW = play(
  position({
    allies: { F5: 'armor', E5: 'infantry' },
    axis: { f6: 'infantry', G7: 'armor' },
    hands: { allies: ['probe-centre', 'firefight'], axis: ['ambush', 'probe-centre'] },
    dice: ['grenade', 'flag', 'star', 'grenade', 'armor', 'infantry'],
  }),
  'play probe-centre',
  'order F5',
  'order E5',
  'end movement',
  'attack F5 f6',
).state;

const OVERRUN = play(
  position({
    allies: { F5: 'armor' },
    axis: { f6: { kind: 'infantry', figures: 1 }, G7: 'infantry', F7: 'infantry', E7: 'armor' },
    hands: { allies: ['probe-centre', 'firefight'], axis: ['attack-centre', 'recon-left'] },
    dice: ['grenade', 'star', 'star'],
  }),
  'play probe-centre',
  'order F5',
  'end movement',
  'attack F5 f6',
  'decline ambush',
  'take ground',
).state;

const DESERT = play(
  position({
    face: 'desert',
    special: { desert: true },
    terrain: { G7: 'erg', e8: 'wadi E-W' },
    allies: { F5: 'armor' },
    axis: { f6: { kind: 'infantry', figures: 1 }, F9: 'infantry', H7: 'armor' },
    hands: { allies: ['probe-centre', 'firefight'], axis: ['attack-centre', 'recon-left'] },
    dice: ['grenade', 'star', 'star'],
  }),
  'play probe-centre',
  'order F5',
  'end movement',
  'attack F5 f6',
  'decline ambush',
  'take ground',
).state;

const AIR_POWER = play(
  position({
    allies: { F3: 'infantry' },
    axis: { F7: 'infantry', G7: 'armor', g8: 'infantry', E7: 'artillery', K7: 'infantry' },
    hands: { allies: ['air-power', 'probe-left'] },
  }),
  'play air-power',
).state;

const ON_THE_MOVE = play(
  position({
    board: 'breakthrough',
    choices: { deck: 'breakthrough' },
    allies: { F7: 'infantry', D7: 'armor', K7: 'artillery' },
    axis: { F11: 'infantry' },
    hands: { allies: ['recon-centre', 'probe-left'] },
  }),
  'play recon-centre',
).state;

const BEHIND_ENEMY_LINES = play(
  position({
    terrain: { f4: 'woods', F5: 'hedgerow', g4: 'river' },
    mines: { E5: 'axis' },
    allies: { F3: 'infantry' },
    axis: { G7: 'infantry' },
    hands: { allies: ['behind-enemy-lines', 'probe-left'], axis: ['attack-centre', 'recon-left'] },
  }),
  'play behind-enemy-lines',
  'order F3',
).state;

export const POSITIONS: readonly CountedPosition[] = [
  { name: 'card phase', state: CARD_PHASE },
  { name: 'orders for straddling units', state: STRADDLING_ORDERS },
  { name: 'orders in three sections, one given', state: GENERAL_ADVANCE },
  { name: 'movement by road and terrain', state: ROADS_AND_TERRAIN },
  { name: 'battle with several targets', state: MANY_TARGETS },
  { name: 'retreat with two ways', state: RETREAT_CHOICE },
  { name: 'ambush window', state: AMBUSH_WINDOW },
  { name: 'overrun', state: OVERRUN },
  { name: 'desert: moving on after taking ground', state: DESERT },
  { name: 'air power: picking targets', state: AIR_POWER },
  { name: 'breakthrough: orders on the move', state: ON_THE_MOVE },
  { name: 'behind enemy lines', state: BEHIND_ENEMY_LINES },
  ...AIR_POSITIONS,
];
