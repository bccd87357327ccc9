// The phases of a turn: a card, orders, movement, battle, and the end of the turn.
import { position, weakened } from '../../tests/support/kit.ts';
import { battlefield, game, gameOn, lanes, LONG_NAMES, named, PLAYERS } from './games.ts';
import type { Shot } from './stage.ts';

const ORDERED = ['play attack-centre', 'order E5', 'order f4', 'order G3', 'end orders'];
const LONG_HAND = [
  'behind-enemy-lines',
  'firefight',
  'their-finest-hour',
  'medics-and-mechanics',
  'counter-attack',
  'air-power',
  'close-assault',
] as const;

export const PHASES: readonly Shot[] = [
  {
    name: 'curtain-turn',
    go: async (stage) => {
      await stage.deal(
        game(
          lanes({ turn: 'axis', dice: ['grenade', 'flag', 'star'] }),
          'play probe-centre',
          'order g6',
          'end orders',
          'end movement',
          'end battle',
        ),
      );
      await stage.page.locator('[data-curtain]').waitFor();
    },
  },
  { name: 'card-choose', go: (stage) => stage.play(game(lanes())) },
  {
    name: 'card-long-hand-long-names',
    go: (stage) => stage.play(named(game(lanes({ hands: { allies: [...LONG_HAND], axis: ['dig-in'] } })), LONG_NAMES)),
  },
  {
    name: 'card-covered',
    go: async (stage) => {
      await stage.deal(game(lanes(), 'play attack-centre'));
      await stage.sheet('hand');
    },
  },
  {
    name: 'card-chip',
    go: (stage) => stage.play(game(lanes({ special: { commissar: 'allies' }, sides: { allies: { nation: 'ru' } } }))),
  },
  {
    name: 'section',
    go: (stage) => stage.play(game(lanes()), 'Play: Infantry Assault'),
  },
  {
    name: 'orders',
    go: (stage) => stage.play(game(lanes()), 'Play: Attack – Centre', 'Order American infantry on E5'),
  },
  {
    name: 'orders-straddling',
    go: (stage) =>
      stage.play(
        game(
          lanes({
            allies: {
              D5: 'infantry',
              d4: 'infantry',
              e4: 'armor',
              C3: 'infantry',
              I3: 'infantry',
              i4: 'armor',
              G3: 'infantry',
            },
            hands: { allies: ['general-advance', 'probe-left'] },
          }),
        ),
        'Play: General Advance',
      ),
  },
  {
    name: 'orders-on-the-move',
    go: (stage) =>
      stage.play(
        gameOn(
          'ice-road-to-zaretsk',
          battlefield('ice-road-to-zaretsk', {
            hands: { allies: ['attack-centre', 'probe-left', 'recon-in-force'], axis: [] },
          }),
        ),
        'Play: Attack – Centre',
        'Order Soviet infantry on F7',
      ),
  },
  {
    name: 'orders-warning',
    go: (stage) => stage.play(game(lanes()), 'Play: Attack – Centre', 'Order American infantry on E5', 'End orders'),
  },
  {
    name: 'move-pick',
    go: (stage) => stage.play(game(lanes(), ...ORDERED)),
  },
  {
    name: 'move-reach',
    go: (stage) => stage.play(game(lanes(), ...ORDERED), 'American infantry on G3'),
  },
  {
    name: 'move-path',
    pointed: true,
    go: async (stage) => {
      await stage.play(game(lanes(), 'play probe-left', 'order C3', 'end orders'));
      await stage.lookAtChoice('Move American infantry on C3 to C5');
    },
  },
  {
    name: 'move-armor',
    pointed: true,
    go: async (stage) => {
      await stage.play(
        game(
          lanes({ hands: { allies: ['armor-assault'] } }),
          'play armor-assault',
          'order j4',
          'order H3',
          'end orders',
        ),
        'American armor on j4',
      );
      await stage.lookAtChoice('Move American armor on j4 to L5');
    },
  },
  {
    name: 'move-ice',
    pointed: true,
    go: async (stage) => {
      const first = battlefield('ice-road-to-zaretsk', {
        hands: { allies: ['attack-centre', 'probe-left'], axis: [] },
      });
      await stage.play(gameOn('ice-road-to-zaretsk', first, 'play attack-centre', 'order F7', 'end orders'));
      await stage.lookAtChoice('Move Soviet infantry on F7 to F9');
    },
  },
  {
    name: 'move-mine',
    pointed: true,
    go: async (stage) => {
      const first = lanes({ mines: { c4: 'axis', d4: 'anyone' }, hands: { allies: ['probe-left'] } });
      await stage.play(game(first, 'play probe-left', 'order C3', 'end orders'));
      await stage.lookAtChoice('Move American infantry on C3 to c4');
    },
  },
  {
    name: 'battle-pick',
    go: (stage) => stage.play(game(lanes(), ...ORDERED, 'end movement')),
  },
  {
    name: 'battle-unit',
    go: (stage) => stage.play(game(lanes(), ...ORDERED, 'end movement'), 'American armor on f4'),
  },
  {
    name: 'battle-target-hover',
    pointed: true,
    go: async (stage) => {
      await stage.play(game(lanes(), ...ORDERED, 'end movement'), 'American armor on f4');
      await stage.lookAtChoice('Attack German infantry on F5');
    },
  },
  {
    name: 'battle-aimed',
    pointed: true,
    go: (stage) =>
      stage.play(game(lanes(), ...ORDERED, 'end movement'), 'American armor on f4', 'Attack German infantry on F5'),
  },
  {
    name: 'battle-refused',
    pointed: true,
    go: async (stage) => {
      await stage.play(game(lanes(), ...ORDERED, 'end movement'), 'American infantry on E5');
      await stage.lookAtHex('g6');
    },
  },
  {
    name: 'battle-warning',
    go: (stage) => stage.play(game(lanes(), ...ORDERED, 'end movement'), 'End attacks'),
  },
  {
    name: 'keep-card',
    go: async (stage) => {
      await stage.play(
        game(
          lanes({
            hands: { allies: ['recon-centre', 'probe-left', 'dig-in'], axis: ['ambush'] },
            deckTop: ['assault-left', 'barrage'],
          }),
        ),
        'Play: Recon – Centre',
        'End orders',
        'End orders anyway',
      );
      await stage.sitDown();
    },
  },
  {
    name: 'chip-first',
    go: async (stage) => {
      await stage.deal(
        gameOn(
          'ice-road-to-zaretsk',
          battlefield('ice-road-to-zaretsk', { turn: 'axis', special: { commissar: 'allies' } }),
        ),
      );
      await stage.sitDown();
    },
  },
  {
    name: 'board-turned',
    go: async (stage) => stage.play(named(game(lanes({ turn: 'axis' })), PLAYERS), 'Play: Probe – Centre'),
  },
  {
    name: 'special-units',
    go: (stage) =>
      stage.play(
        game(
          position({
            face: 'country',
            terrain: {
              C5: 'woods',
              D5: 'town',
              E5: 'hedgerow',
              F5: 'hill',
              G5: 'marsh',
              H5: 'bunker axis',
              I5: 'sandbags',
              J5: 'wire',
              K5: 'hedgehog',
              L5: 'church',
              c4: 'jungle',
              d4: 'fortress',
              e4: 'factory',
              f4: 'cemetery',
              g4: 'airfield',
              h4: 'lake',
            },
            allies: {
              A3: 'infantry',
              B3: 'specialForces',
              C3: 'combatEngineers',
              D3: 'skiTroops',
              E3: 'cavalry',
              F3: 'sniper',
              G3: 'frenchResistance',
              H3: 'mortar',
              I3: 'machineGun',
              J3: 'antiTankGun',
              K3: 'flameThrower',
              L3: 'mobileArtillery',
              M3: 'artillery',
              A1: 'armor',
              B1: 'eliteArmor',
              C1: 'heavyAntiTankGun',
              D1: 'bigGun',
            },
            axis: {
              A9: 'infantry',
              B9: 'specialForces',
              C9: 'combatEngineers',
              D9: 'skiTroops',
              E9: 'cavalry',
              F9: 'sniper',
              G9: 'mortar',
              H9: 'machineGun',
              I9: 'antiTankGun',
              J9: 'artillery',
              K9: 'bigGun',
              L9: 'armor',
              M9: 'eliteArmor',
              A7: 'tiger',
              B7: 'infantry it',
              C7: 'infantry jp',
              D7: 'infantry fi',
            },
            hands: { allies: ['direct-from-hq'], axis: [] },
          }),
        ),
        'Play: Direct from HQ',
      ),
  },
  {
    name: 'medics',
    go: (stage) =>
      stage.play(
        game(
          weakened(
            weakened(lanes({ hands: { allies: ['medics-and-mechanics', 'probe-left'], axis: [] } }), 'E5', 1),
            'G3',
            2,
          ),
        ),
        'Play: Medics and Mechanics',
      ),
  },
  {
    name: 'healing',
    go: (stage) =>
      stage.play(
        game(
          weakened(
            weakened(
              lanes({
                choices: { deck: 'breakthrough' },
                hands: { allies: ['medics-and-mechanics', 'probe-left', 'attack-left'], axis: [] },
                dice: ['star', 'star', 'infantry'],
              }),
              'E5',
              1,
            ),
            'G3',
            2,
          ),
        ),
        'Play: Medics and Mechanics',
        'Play and roll: Medics and Mechanics',
      ),
  },
  {
    name: 'finest-hour',
    go: (stage) =>
      stage.play(
        game(
          lanes({
            hands: { allies: ['their-finest-hour', 'probe-left', 'attack-left'], axis: [] },
            dice: ['infantry', 'armor', 'star', 'infantry', 'flag'],
          }),
        ),
        'Play: Their Finest Hour',
        'Play and roll: Their Finest Hour',
      ),
  },
];
