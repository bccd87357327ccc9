// Aircraft: every decision about them on a real map, and the screens that tell of them.
import '../../src/memoir/air/new-flight-plan/index.ts';
import type { AirSetting } from '../../tests/support/air.ts';
import type { Setting } from '../../tests/support/kit.ts';
import { battle, game, lanes, played } from './games.ts';
import type { Shot, Stage } from './stage.ts';

const HANDS = {
  allies: ['attack-centre', 'probe-left', 'recon-right', 'infantry-assault', 'behind-enemy-lines'],
  axis: [],
} satisfies Setting['hands'];
const CARDS = ['boom-zoom', 'strafe', 'carpet', 'flak-trap'];
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
  k6: 'sniper',
  H9: 'artillery',
};

const sky = (air: AirSetting = {}, setting: Setting = {}) =>
  lanes({
    axis: AXIS,
    hands: HANDS,
    air: { front: 'western', hands: { allies: CARDS, axis: [] }, deckTop: ['stick', 'ace'], ...air },
    ...setting,
  });

const CARD_LAID = ['Lay it: Boom & Zoom'];
const TO_FLIGHT = ['lay boom-zoom', 'play attack-centre', 'deploy fighterBomber centre', 'order E5', 'order f4'];
const RUN = ['place aircraft F5', 'mark mg', 'fly G5', 'mark bomb', 'fly H5', 'mark mg'];
const inFlight = (...texts: string[]) => game(sky(), ...TO_FLIGHT, 'end orders', ...texts);
const inBattle = (dice: NonNullable<Setting['dice']> = []) =>
  game(sky({}, { dice }), ...TO_FLIGHT, 'end orders', ...RUN, 'fly h6', 'end flight', 'end movement');

const TWO_AIRCRAFT: AirSetting = {
  aircraft: { allies: { type: 'fighter', hex: 'E7', mg: 6 }, axis: { type: 'bomber', hex: 'H7' } },
  lost: { axis: ['fighterBomber'] },
};
const TO_MEETING = ['play attack-centre', 'order aircraft', 'order f4', 'end orders', 'fly F7', 'fly G7'];
const meeting = (air: AirSetting, dice: NonNullable<Setting['dice']>, ...texts: string[]) =>
  game(sky({ ...TWO_AIRCRAFT, ...air }, { dice }), ...TO_MEETING, ...texts);

const AIRFIELD = { terrain: { ...battle('lanes-of-saint-aubert').terrain, G1: 'airfield allies' } } as Setting;
const landed = () =>
  game(
    sky({ aircraft: { allies: { type: 'fighter', hex: 'E3', mg: 2 } } }, AIRFIELD),
    'play attack-centre',
    'order aircraft',
    'order f4',
    'end orders',
    'fly e2',
    'fly f2',
    'fly G1',
    'end flight',
  );
const bomber = () =>
  game(
    sky({ aircraft: { allies: { type: 'bomber', hex: 'F3' } } }, { objectives: [{ hexes: ['I5'], side: 'allies' }] }),
    'play attack-centre',
    'order aircraft',
    'order f4',
    'end orders',
    'fly f4',
    'fly g4',
    'fly H5',
    'mark bomb',
    'fly I5',
  );
const overhead = () =>
  game(
    sky({ aircraft: { axis: { type: 'fighter', hex: 'e6', mg: 4 } } }),
    'play attack-centre',
    'order E5',
    'order f4',
    'end orders',
    'end movement',
  );

const shot = (name: string, replay: () => unknown, ...labels: string[]): Shot => ({
  name: `air-${name}`,
  go: (stage) => stage.play(replay(), ...labels),
});

/** Behind the curtain, then with the hand of the player who is asked. */
function windowOf(name: string, replay: () => unknown, ...labels: string[]): Shot[] {
  const ask = async (stage: Stage) => {
    await stage.play(replay(), ...labels);
    await stage.page.locator('[data-curtain]:enabled').waitFor();
  };
  return [
    { name: `air-curtain-${name}`, go: ask },
    {
      name: `air-${name}`,
      go: async (stage) => {
        await ask(stage);
        await stage.sitDown();
      },
    },
  ];
}

const finished = () => played('kalydona-airstrip', '11');

async function replayed(stage: Stage): Promise<number> {
  const replay = finished();
  await stage.visit();
  await stage.file(replay);
  await stage.page.waitForURL(/#\/replay/);
  return replay.actions.findIndex((text) => text.startsWith('mark ')) + 1;
}

export const AIR: readonly Shot[] = [
  shot('cards', () => game(sky(TWO_AIRCRAFT))),
  shot('card-laid', () => game(sky()), ...CARD_LAID),
  shot('deployment', () => game(sky({ lost: { allies: ['bomber'] } })), ...CARD_LAID, 'Play: Attack – Centre'),
  shot('place', () => inFlight()),
  shot('flight-chooser', () => inFlight('place aircraft F5', 'mark mg', 'fly G5')),
  shot('flight-summary', () => inFlight(...RUN, 'fly h6')),
  shot('declare-bombing', bomber, 'End the flight'),
  shot(
    'bombing',
    () => bomber(),
    'End the flight',
    'Lay a bomb on the objective',
    'End movement',
    'End movement anyway',
  ),
  shot('run', () => inBattle(), 'American fighter-bomber on h6'),
  shot('run-aimed', () => inBattle(), 'American fighter-bomber on h6', 'Roll the attack run on F5'),
  shot('declare-dogfight', () => meeting({}, []), 'End the flight'),
  shot(
    'dogfight',
    () => meeting({}, [], 'end flight', 'declare dogfight', 'end movement'),
    'American fighter on G7',
    'Roll the dogfight',
  ),
  shot('landed', landed),
  shot('ground-fire', overhead, 'American infantry on E5', 'Fire at German fighter'),
  ...windowOf(
    'ambush',
    () => game(sky({}, { hands: { ...HANDS, axis: ['ambush', 'dig-in'] } }), ...TO_FLIGHT, 'end orders'),
    'Bring the fighter-bomber on over F5',
    'Lay an MG marker on F5',
  ),
  ...windowOf(
    'answer',
    () =>
      game(
        sky({ hands: { allies: CARDS, axis: ['flak-trap', 'evade'] } }),
        ...TO_FLIGHT,
        'end orders',
        ...RUN,
        'fly h6',
      ),
    'End the flight',
  ),
  ...windowOf(
    'answer-hit',
    () =>
      meeting(
        { hands: { allies: CARDS.slice(0, 3), axis: ['evade', 'tables'] } },
        ['grenade', 'grenade', 'star'],
        'end flight',
        'declare dogfight',
        'decline air card',
        'end movement',
      ),
    'American fighter on G7',
    'Roll the dogfight',
    'Roll the dogfight',
  ),
  shot(
    'draw',
    () =>
      game(
        sky({}, { hands: { allies: ['recon-right', 'probe-left'], axis: [] }, deckTop: ['assault-left', 'barrage'] }),
        'play recon-right',
        'order K3',
        'end orders',
        'end movement',
        'end battle',
      ),
    'Keep: Barrage',
  ),
  {
    name: 'air-sheet',
    sizes: ['phone'],
    go: async (stage) => {
      await stage.play(meeting({}, []));
      await stage.page.locator('.sheet-bar [data-sheet="air"]').click();
    },
  },
  {
    name: 'air-dialog',
    go: async (stage) => {
      await stage.play(meeting({}, []));
      if (stage.isPhone) await stage.page.locator('.sheet-bar [data-sheet="air"]').click();
      await stage.button('Aircraft and cards');
    },
  },
  {
    name: 'air-setup',
    go: async (stage) => {
      await stage.visit('#/battle/ngerumai-landing');
      await stage.page.locator('.brief-air').scrollIntoViewIfNeeded();
      await stage.page.locator('.air-deck').scrollIntoViewIfNeeded();
    },
  },
  {
    name: 'air-start',
    go: async (stage) => {
      await stage.visit('#/battle/mission-at-misuwari');
      await stage.page.locator('.brief-air').scrollIntoViewIfNeeded();
    },
  },
  {
    name: 'air-end',
    go: async (stage) => {
      await replayed(stage);
      await stage.button('Back to the result');
      await stage.page.getByRole('heading', { name: 'The air war in numbers' }).scrollIntoViewIfNeeded();
    },
  },
  {
    name: 'air-replay',
    go: async (stage) => {
      const at = await replayed(stage);
      await stage.page.goto(`./#/replay/${at}`);
      await stage.page.locator('.hex-board').waitFor();
    },
  },
];
