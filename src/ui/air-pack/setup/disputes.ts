// The points on which the rulebook can be read in two ways (AP-3.6, AP-4.1, AP-15.3, AP-18.5), each as two named ways.
import {
  AIR_POWER_MODES,
  CHECK_STACKINGS,
  CHECK_VALUES,
  KAMIKAZE_FACES,
  type AirPackOptions,
} from '../../../memoir/air/air-pack/options.ts';

const DRAWS = ['no', 'yes'] as const;

export const DISPUTES = {
  airPowerMode: AIR_POWER_MODES,
  counteredSortieOwnerDraws: DRAWS,
  kamikazeFaces: KAMIKAZE_FACES,
  checkValues: CHECK_VALUES,
  checkStacking: CHECK_STACKINGS,
} as const;
export type Dispute = keyof typeof DISPUTES;
export type Reading<D extends Dispute = Dispute> = (typeof DISPUTES)[D][number];

export const ALL_DISPUTES = Object.keys(DISPUTES) as readonly Dispute[];

export function readingOf(pack: AirPackOptions, dispute: Dispute): Reading {
  const value = pack[dispute];
  return typeof value === 'boolean' ? (value ? 'yes' : 'no') : value;
}

export function withReading(dispute: Dispute, reading: Reading): Partial<AirPackOptions> {
  return { [dispute]: dispute === 'counteredSortieOwnerDraws' ? reading === 'yes' : reading };
}
