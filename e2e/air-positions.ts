// Small battles with aircraft: every decision of the air rules is a click or two away.
import '../src/memoir/air/new-flight-plan/index.ts';
import type { Face } from '../src/memoir/dice.ts';
import type { State } from '../src/memoir/index.ts';
import type { ReplayFile } from '../src/scenarios/replay-file.ts';
import { position, type Setting } from '../tests/support/kit.ts';
import { gameFile, type Decision } from './positions.ts';

type Hands = NonNullable<Setting['hands']>;
type AirHands = Record<'allies' | 'axis', string[]>;

export interface Sky {
  readonly allies?: Setting['allies'];
  readonly axis?: Setting['axis'];
  readonly hands?: Hands;
  readonly airHands?: Partial<AirHands>;
  readonly dice?: readonly Face[];
  readonly turn?: Setting['turn'];
}

/** Three enemies side by side, infantry, armor and a gun; the Allies hold section cards and two air cards. */
export function sortie(sky: Sky = {}, more: Partial<Setting> = {}): State {
  return position({
    allies: sky.allies ?? { C3: 'infantry', E3: 'infantry', M1: 'armor' },
    axis: sky.axis ?? { C5: 'infantry', D5: 'armor', E5: 'artillery', A9: 'infantry' },
    hands: sky.hands ?? { allies: ['attack-left', 'probe-centre', 'dig-in'], axis: [] },
    dice: [...(sky.dice ?? [])],
    ...(sky.turn === undefined ? {} : { turn: sky.turn }),
    air: { front: 'western', hands: { allies: ['strafe', 'carpet'], axis: [], ...sky.airHands } },
    ...more,
  });
}

export const TO_FLIGHT = ['lay strafe', 'play attack-left', 'deploy fighter left', 'order C3', 'end orders'];

/** A fighter that comes on over the infantry, with two dice a marker. */
export function deployed(sky: Sky = {}): ReplayFile {
  return gameFile(sortie(sky), ...TO_FLIGHT);
}

const THREE_TARGETS = ['place aircraft C5', 'mark mg', 'fly D5', 'mark mg', 'fly E5', 'mark mg', 'fly F5'];

/** Its three markers are laid, and the battles begin. */
export function threeTargets(dice: readonly Face[]): ReplayFile {
  return gameFile(sortie({ dice }), ...TO_FLIGHT, ...THREE_TARGETS, 'end flight', 'end movement');
}

/** A fighter of the Allies next to a bomber of the Axis, ordered together with an infantry. */
export function meeting(sky: Sky = {}): State {
  return sortie(
    {
      allies: { E3: 'infantry', M1: 'armor' },
      axis: { A9: 'infantry', H9: 'artillery' },
      hands: { allies: ['probe-centre', 'attack-left'], axis: ['probe-left', 'attack-left'] },
      ...sky,
    },
    {
      air: {
        front: 'western',
        hands: { allies: ['ace', 'strafe'], axis: [], ...sky.airHands },
        deckTop: ['stick', 'dive'],
        aircraft: { allies: { type: 'fighter', hex: 'F3' }, axis: { type: 'bomber', hex: 'H5' } },
      },
    },
  );
}

/** Up to the roll of the dogfight. */
export const TO_DOGFIGHT = [
  'play probe-centre',
  'order aircraft',
  'end orders',
  'fly f4',
  'fly G5',
  'end flight',
  'declare dogfight',
  'end declarations',
  'end movement',
];

/** A bomber two hexes from a town that is worth a medal. */
export function overTown(dice: readonly Face[]): State {
  return sortie(
    {
      allies: { C3: 'infantry', M1: 'armor' },
      axis: { F5: 'infantry', A9: 'infantry' },
      hands: { allies: ['probe-centre', 'attack-left'], axis: ['probe-left'] },
      dice,
    },
    {
      terrain: { G5: 'town', F7: 'woods' },
      objectives: [{ hexes: ['G5'], side: 'allies' }],
      air: { front: 'western', aircraft: { allies: { type: 'bomber', hex: 'E5' } } },
    },
  );
}

/** A fighter with two rounds left, an enemy ahead and its airfield behind that. */
export function nearAirfield(sky: Sky = {}): State {
  return sortie(
    {
      allies: { C3: 'infantry', M1: 'armor' },
      axis: { F3: 'infantry', A9: 'infantry' },
      hands: { allies: ['probe-centre', 'attack-left'], axis: ['probe-centre', 'attack-left'] },
      dice: ['star'],
      ...sky,
    },
    {
      terrain: { H3: 'airfield allies' },
      air: { front: 'western', aircraft: { allies: { type: 'fighter', hex: 'E3', mg: 2 } } },
    },
  );
}

/** It is the turn of the Axis, and the fighter of the Allies has this much left. */
export function lateFighter(mg: number): State {
  return sortie(
    {
      turn: 'axis',
      allies: { C3: 'infantry', M1: 'armor' },
      axis: { A9: 'infantry' },
      hands: { allies: ['probe-centre', 'attack-left'], axis: ['probe-centre', 'attack-centre'] },
    },
    { air: { front: 'western', aircraft: { allies: { type: 'fighter', hex: 'G5', mg } } } },
  );
}

/** Infantry of the Allies under the guns of nobody, next to a fighter of the Axis. */
export function fighterOverhead(dice: readonly Face[], airHands: Partial<AirHands> = {}): State {
  return sortie(
    {
      allies: { E5: 'infantry', G3: 'artillery', M1: 'armor' },
      axis: { A9: 'infantry' },
      hands: { allies: ['probe-centre', 'attack-left'], axis: ['probe-left'] },
      dice,
    },
    {
      air: {
        front: 'western',
        hands: { allies: ['drill'], axis: [], ...airHands },
        deckTop: ['stick'],
        aircraft: { axis: { type: 'fighter', hex: 'F5', mg: 5 } },
      },
    },
  );
}

export const GROUND_FIRE = ['play probe-centre', 'order E5', 'order G3', 'end orders', 'end movement'];
const AMBUSHED: Sky = { hands: { allies: ['attack-left', 'probe-centre'], axis: ['ambush', 'probe-left'] } };
const FLAK: Sky = { airHands: { axis: ['flak-trap', 'evade'] } };
const END_OF_FLIGHT = ['place aircraft C5', 'mark mg', 'fly c6', 'fly D7', 'end flight'];

/** Every kind of decision about aircraft, each reached by the clicks named. */
export const AIR_DECISIONS: readonly Decision[] = [
  {
    name: 'an air card laid',
    game: () => gameFile(sortie()),
    clicks: ['Lay it: Strafe the Enemy'],
    asks: 'Play a command card',
    curtain: true,
  },
  {
    name: 'a deployment',
    game: () => gameFile(sortie()),
    clicks: ['Lay it: Strafe the Enemy', 'Play: Attack – Left'],
    asks: 'Choose an aircraft',
  },
  {
    name: 'an order to the aircraft',
    game: () => gameFile(meeting({ airHands: { axis: [] } })),
    clicks: ['Play: Probe – Centre', 'Order American fighter'],
    asks: 'Order units',
  },
  { name: 'a hex to come on', game: () => deployed(), clicks: [], asks: 'Bring the aircraft on' },
  {
    name: 'a flight with a marker',
    game: () => deployed(),
    clicks: ['Bring the fighter on over C5', 'Lay an MG marker on C5', 'Fly to D5'],
    asks: 'Fly',
  },
  {
    name: 'declarations',
    game: () => gameFile(meeting(), ...TO_DOGFIGHT.slice(0, 5)),
    clicks: ['End the flight'],
    asks: 'End of the flight',
  },
  {
    name: 'a run of three targets',
    game: () => threeTargets([]),
    clicks: ['American fighter on F5', 'Roll the attack run on C5'],
    asks: 'Battle',
  },
  {
    name: 'a run under way',
    game: () => threeTargets(['infantry', 'star']),
    clicks: ['American fighter on F5', 'Roll the attack run on C5', 'Roll the attack run on C5'],
    asks: 'Attack of the aircraft',
  },
  {
    name: 'a dogfight',
    game: () => gameFile(meeting(), ...TO_DOGFIGHT),
    clicks: ['Roll the dogfight'],
    asks: 'Battle',
  },
  {
    name: 'ground fire',
    game: () => gameFile(fighterOverhead([]), ...GROUND_FIRE),
    clicks: ['American infantry on E5', 'Fire at German fighter'],
    asks: 'Battle',
  },
  {
    name: 'an ambush from below',
    game: () => deployed(AMBUSHED),
    clicks: ['Bring the fighter on over C5', 'Lay an MG marker on C5'],
    asks: 'Ambush?',
    curtain: true,
  },
  {
    name: 'an answer to a flight',
    game: () => gameFile(sortie(FLAK), ...TO_FLIGHT, ...END_OF_FLIGHT.slice(0, -1)),
    clicks: ['End the flight'],
    asks: 'Answer the flight?',
    curtain: true,
  },
  {
    name: 'an answer to a hit',
    game: () => gameFile(meeting({ airHands: { axis: ['evade'] }, dice: ['grenade', 'star', 'star'] }), ...TO_DOGFIGHT),
    clicks: ['Roll the dogfight', 'Roll the dogfight'],
    asks: 'Answer the hit?',
    curtain: true,
  },
  {
    name: 'an air card to draw',
    game: () =>
      gameFile(
        sortie({ hands: { allies: ['recon-left', 'dig-in'], axis: [] } }, { deckTop: ['assault-left', 'barrage'] }),
        'play recon-left',
        'order C3',
        'end orders',
        'end movement',
        'end battle',
        'keep barrage',
      ),
    clicks: [],
    asks: 'Draw an air combat card?',
  },
];

export function airDecision(name: string): Decision {
  const found = AIR_DECISIONS.find((one) => one.name === name);
  if (found === undefined) throw new Error(`no decision '${name}'`);
  return found;
}
