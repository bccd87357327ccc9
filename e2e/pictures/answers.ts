// What dice bring about: the roll itself, and the questions it leaves.
import type { Setting } from '../../tests/support/kit.ts';
import { game, lanes } from './games.ts';
import type { Shot } from './stage.ts';

const ASSAULT = ['play attack-centre', 'order E5', 'order f4', 'end orders', 'end movement'];
const HAND = { allies: ['attack-centre', 'probe-left', 'recon-right'], axis: [] } satisfies Setting['hands'];
const ROLL = ['American armor on f4', 'Attack German infantry on F5', 'Attack German infantry on F5'];
const openField = (setting: Setting) => game(lanes({ hands: HAND, ...setting }), ...ASSAULT);

const WEAK = {
  b6: 'infantry',
  F5: 'infantry 1',
  g6: 'machineGun',
  G5: 'infantry',
  E7: 'antiTankGun',
  I9: 'tiger',
  H9: 'artillery',
};
/** In the open, so that armor may go on and battle again. */
const OPEN = {
  allies: { I3: 'armor', E5: 'infantry', G3: 'infantry', F1: 'artillery' },
  axis: { i4: 'infantry 1', I5: 'infantry', b6: 'infantry', F5: 'infantry', H9: 'artillery' },
};
const openGround = (setting: Setting = {}) =>
  game(
    lanes({
      ...OPEN,
      hands: { allies: ['armor-assault', 'probe-left'], axis: [] },
      dice: ['grenade', 'star', 'star', 'star'],
      ...setting,
    }),
    'play armor-assault',
    'order I3',
    'end orders',
    'end movement',
  );
const OPEN_ROLL = ['Attack German infantry on i4', 'Attack German infantry on i4'];
const AIR = { allies: ['air-power', 'probe-left'], axis: [] } satisfies Setting['hands'];

/** What is to happen a while later happens much later. */
function holdTimers(): void {
  const soon = globalThis.setTimeout;
  const later = (work: () => void, delay = 0) => soon(work, delay > 300 ? delay * 100 : delay);
  Object.assign(globalThis, { setTimeout: later });
}

export const ANSWERS: readonly Shot[] = [
  {
    name: 'dice-tumbling',
    settings: { speed: 'slow' },
    moving: true,
    before: async (context) => {
      await context.addInitScript(holdTimers);
    },
    go: async (stage) => {
      await stage.play(openGround({ dice: ['grenade', 'flag', 'star', 'infantry'] }), ...OPEN_ROLL);
      await stage.page.waitForTimeout(60);
      await stage.freeze();
    },
  },
  {
    name: 'dice-at-rest',
    settings: { speed: 'slow' },
    moving: true,
    go: async (stage) => {
      await stage.play(openField({ dice: ['grenade', 'star', 'infantry'] }), ...ROLL);
      await stage.page.getByRole('heading', { name: 'The dice are rolling' }).waitFor({ state: 'detached' });
    },
  },
  {
    name: 'curtain-ambush',
    go: async (stage) => {
      await stage.play(
        openField({ hands: { allies: HAND.allies, axis: ['ambush', 'probe-left', 'dig-in'] } }),
        ...ROLL,
      );
      await stage.page.locator('[data-curtain]').waitFor();
    },
  },
  {
    name: 'ambush',
    go: async (stage) => {
      await stage.play(
        openField({ hands: { allies: HAND.allies, axis: ['ambush', 'probe-left', 'dig-in'] } }),
        ...ROLL,
      );
      await stage.sitDown();
    },
  },
  { name: 'retreat', go: (stage) => stage.play(openField({ dice: ['flag', 'star', 'star'] }), ...ROLL) },
  {
    name: 'take-ground',
    go: (stage) => stage.play(openField({ axis: WEAK, dice: ['grenade', 'star', 'star'] }), ...ROLL),
  },
  { name: 'take-ground-open', go: (stage) => stage.play(openGround(), ...OPEN_ROLL) },
  { name: 'overrun', go: (stage) => stage.play(openGround(), ...OPEN_ROLL, 'Take ground') },
  {
    name: 'move-on',
    go: (stage) => stage.play(openGround({ special: { desert: true } }), ...OPEN_ROLL, 'Take ground'),
  },
  {
    name: 'battle-back',
    go: (stage) =>
      stage.play(
        openField({
          sides: { axis: { nation: 'brit', hand: 5, medals: 5, edge: 'top' } },
          axis: { ...WEAK, F5: 'infantry 2' },
          dice: ['grenade', 'star', 'star'],
        }),
        'American armor on f4',
        'Attack British infantry on F5',
        'Attack British infantry on F5',
      ),
  },
  {
    name: 'air-power-targets',
    go: (stage) =>
      stage.play(
        game(
          lanes({
            axis: {
              b6: 'infantry',
              F5: 'infantry',
              G5: 'infantry',
              g6: 'machineGun',
              H5: 'infantry',
              E7: 'antiTankGun',
              H9: 'artillery',
            },
            hands: AIR,
          }),
        ),
        'Play: Air Power',
        'Target German infantry on F5',
        'Target German infantry on G5',
      ),
  },
  {
    name: 'air-power-first',
    go: (stage) =>
      stage.play(
        game(
          lanes({
            axis: {
              b6: 'infantry',
              F5: 'infantry',
              G5: 'infantry',
              g6: 'machineGun',
              H5: 'infantry',
              E7: 'antiTankGun',
              H9: 'artillery',
            },
            hands: AIR,
          }),
        ),
        'Play: Air Power',
        'Target German infantry on F5',
        'Target German infantry on G5',
        'No more targets',
      ),
  },
  {
    name: 'barrage',
    go: (stage) => stage.play(game(lanes({ hands: { allies: ['barrage', 'probe-left'], axis: [] } })), 'Play: Barrage'),
  },
  {
    name: 'barrage-aimed',
    go: (stage) =>
      stage.play(
        game(lanes({ hands: { allies: ['barrage', 'probe-left'], axis: [] } })),
        'Play: Barrage',
        'Target German Tiger on I9',
      ),
  },
];
