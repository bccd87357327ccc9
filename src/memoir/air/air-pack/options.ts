// AP-1.4, AP-2.1, AP-2.4, AP-2.5, AP-3.6, AP-4.1, AP-6.1, AP-6.6, AP-15.3, AP-18.5: what can be chosen for a battle
import type { Hex } from '../../../hex/board.ts';
import type { Side } from '../../side.ts';
import type { Basing, PlaneModel } from './planes.ts';

/** By side: Allies, Axis. */
export type Pair<T> = readonly [T, T];

export const AIR_POWER_MODES = ['sortieOnly', 'choice'] as const;
export const KAMIKAZE_FACES = ['matching', 'anyUnitSymbol'] as const;
export const CHECK_VALUES = ['printed', 'rulebook'] as const;
export const CHECK_STACKINGS = ['highest', 'sum'] as const;

export interface AirPackOptions {
  /** Sortie cards each side begins with, or both of them shuffled into the command deck. */
  readonly sorties: Pair<number> | 'shuffled';
  /** 1 to 12; null: not known. */
  readonly month: number | null;
  /** Where the planes that come on over the edge are based. */
  readonly basing: Pair<Basing>;
  /** The planes of a side; null: those its nation flew then and there. */
  readonly planes: Pair<readonly PlaneModel[] | null>;
  /** The side is seen by the enemy's radar: it must announce a sortie a turn before. */
  readonly announced: Pair<boolean>;
  /** Air Power is a sortie always, or a sortie or the strike that is printed on it. */
  readonly airPowerMode: (typeof AIR_POWER_MODES)[number];
  /** Whoever played a sortie draws a card when it is answered with Counter-Attack. */
  readonly counteredSortieOwnerDraws: boolean;
  readonly kamikazeFaces: (typeof KAMIKAZE_FACES)[number];
  readonly checkValues: (typeof CHECK_VALUES)[number];
  readonly checkStacking: (typeof CHECK_STACKINGS)[number];
}

export const PLAIN_AIR_PACK: AirPackOptions = {
  sorties: [1, 1],
  month: null,
  basing: ['ground', 'ground'],
  planes: [null, null],
  announced: [false, false],
  airPowerMode: 'sortieOnly',
  counteredSortieOwnerDraws: false,
  kamikazeFaces: 'matching',
  checkValues: 'printed',
  checkStacking: 'highest',
};

/** There are two sortie cards. */
export const SORTIE_CARDS = 2;

/** A plane on the ground. */
export interface ParkedPlane {
  readonly side: Side;
  readonly model: PlaneModel;
  readonly hex: Hex;
}

/** Planes that wait on an airfield or a carrier: one ready-to-take-off marker each. */
export interface ReadyMarkers {
  readonly side: Side;
  readonly hex: Hex;
  readonly count: number;
}

/** Planes on the ground as the battle begins. */
export interface StartingPlanes {
  readonly parked: readonly ParkedPlane[];
  readonly ready: readonly ReadyMarkers[];
}
