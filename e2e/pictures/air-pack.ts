// Air Pack: every decision about sorties and planes on a real map.
import '../../src/memoir/air/air-pack/index.ts';
import type { AirPackSetting } from '../../tests/support/air-pack.ts';
import type { Setting } from '../../tests/support/kit.ts';
import { battle, game, lanes } from './games.ts';
import type { Shot } from './stage.ts';

const HANDS = {
  allies: ['attack-centre', 'general-advance', 'air-power', 'direct-from-hq', 'counter-attack'],
  axis: [],
} satisfies Setting['hands'];
/** Three enemies side by side: infantry, armor and a gun. */
const AXIS = {
  b6: 'infantry',
  d6: 'infantry',
  F5: 'infantry',
  G5: 'armor',
  H5: 'artillery',
  g6: 'machineGun',
  f8: 'armor',
  I9: 'tiger',
  H9: 'artillery',
};

const sky = (airPack: AirPackSetting = {}, setting: Setting = {}) =>
  lanes({ axis: AXIS, hands: HANDS, airPack: { sorties: { allies: 1, axis: 1 }, ...airPack }, ...setting });

const inFlight = (model = 'p38', hex = 'E7', setting: Setting = {}) =>
  sky({ planes: { allies: `${model} ${hex}`, axis: 'me109 H7' } }, setting);
const ORDERED = ['play direct-from-hq', 'order plane', 'order f4', 'order E5'];
/** The air check goes well. */
const SAFE: Setting = { dice: ['star', 'star', 'star', 'star', 'flag', 'star'] };

const FIELDS = {
  terrain: { ...battle('lanes-of-saint-aubert').terrain, G1: 'airfield allies', C9: 'airfield axis' },
} as Setting;
const grounded = (airPack: AirPackSetting = {}) =>
  sky(
    { parked: { allies: ['p38 G1'], axis: ['storch C9'] }, ready: { allies: { G1: 2 }, axis: { C9: 1 } }, ...airPack },
    FIELDS,
  );

const strafing = () =>
  game(inFlight('p40', 'e6', SAFE), ...ORDERED, 'end orders', 'fly F5', 'fly G5', 'fly H5', 'fly h4');

const OCEAN = Object.fromEntries(['E7', 'F7', 'G7', 'e8', 'f8', 'e6', 'f6', 'g6', 'F5'].map((hex) => [hex, 'ocean']));
const dive = () =>
  game(
    lanes({
      terrain: OCEAN,
      allies: { F7: 'destroyer', C3: 'infantry' },
      axis: { b8: 'infantry' },
      sides: { axis: { nation: 'jp' }, allies: { nation: 'us' } },
      turn: 'axis',
      hands: { axis: ['direct-from-hq'], allies: [] },
      airPack: { planes: { axis: 'zero d8' } },
      ...SAFE,
    }),
    'play direct-from-hq',
    'order plane',
    'order b8',
    'end orders',
    'fly e8',
  );

const shot = (name: string, replay: () => unknown, ...labels: string[]): Shot => ({
  name: `pack-${name}`,
  go: (stage) => stage.play(replay(), ...labels),
});

export const AIR_PACK: readonly Shot[] = [
  shot('cards', () => game(sky())),
  shot('cards-in-flight', () => game(inFlight())),
  shot('laid', () => game(sky(), 'lay sortie')),
  shot('launch', () => game(sky(), 'fly sortie')),
  shot('launch-sections', () => game(sky(), 'lay sortie', 'play general-advance')),
  shot('replace', () => game(inFlight(), 'fly sortie')),
  shot('entry', () => game(sky(), 'lay sortie', 'play attack-centre', 'launch p38 centre', 'order f4', 'order E5')),
  shot('orders', () => game(inFlight(), 'play direct-from-hq')),
  shot('check-warned', () => game(inFlight(), ...ORDERED), 'End orders'),
  shot('flight', () => game(inFlight('p38', 'E7', SAFE), ...ORDERED, 'end orders', 'fly F7')),
  shot('end-of-move', strafing, 'End the flight on h4'),
  shot('take-off', () => game(grounded(), 'play attack-centre')),
  shot('take-off-sortie', () => game(grounded(), 'fly sortie')),
  shot('dive', dive, 'End the flight on e8'),
  shot('pinned', () =>
    game(
      sky({ planes: { axis: 'me109 d4' }, pinned: { axis: ['E5', 'e4'] } }, { hands: { ...HANDS, axis: [] } }),
      'play direct-from-hq',
      'order E5',
      'order f4',
      'order K3',
      'order e4',
    ),
  ),
  {
    name: 'pack-setup',
    go: async (stage) => {
      await stage.visit('#/battle/kalydona-airstrip');
      await stage.page.getByRole('radio', { name: 'Air Pack' }).check();
      await stage.page.locator('.brief-air h2').waitFor();
      await stage.page.locator('.brief-air').scrollIntoViewIfNeeded();
    },
  },
  {
    name: 'pack-choice',
    go: async (stage) => {
      await stage.visit('#/battle/mission-at-misuwari');
      await stage.page.getByRole('radio', { name: 'Air Pack' }).check();
      await stage.page.getByRole('radio', { name: 'Air Pack' }).scrollIntoViewIfNeeded();
    },
  },
  {
    name: 'pack-dialog',
    go: async (stage) => {
      await stage.play(game(grounded()));
      if (stage.isPhone) await stage.page.locator('.sheet-bar [data-sheet="air"]').click();
      await stage.button('Details');
    },
  },
];
