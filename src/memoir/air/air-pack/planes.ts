// AP-6, AP-9.2, AP-10.3, AP-11.2: the planes, what each can do, and who flies which of them when
import type { Nation } from '../../units/unit.ts';
import type { Front } from '../front.ts';

export const PLANE_MODELS = [
  'spitfire',
  'p40',
  'p38',
  'corsair',
  'storch',
  'me109',
  'zero',
  'yak1',
  'yak7',
  'yak9',
] as const;
export type PlaneModel = (typeof PLANE_MODELS)[number];

export interface PlaneRow {
  readonly strafes: boolean;
  readonly supports: boolean;
  readonly interdicts: boolean;
  readonly dives: boolean;
  /** Recon and rescue. */
  readonly scouts: boolean;
  readonly fliesFromCarriers: boolean;
}

const NOTHING: PlaneRow = {
  strafes: false,
  supports: false,
  interdicts: false,
  dives: false,
  scouts: false,
  fliesFromCarriers: false,
};
const SUPPORTER: PlaneRow = { ...NOTHING, strafes: true, supports: true };
const INTERDICTOR: PlaneRow = { ...NOTHING, strafes: true, interdicts: true };

export const PLANE_ROWS: Readonly<Record<PlaneModel, PlaneRow>> = {
  spitfire: INTERDICTOR,
  p40: INTERDICTOR,
  p38: SUPPORTER,
  corsair: { ...SUPPORTER, fliesFromCarriers: true },
  storch: { ...NOTHING, scouts: true },
  me109: INTERDICTOR,
  zero: { ...NOTHING, strafes: true, dives: true, fliesFromCarriers: true },
  yak1: SUPPORTER,
  yak7: INTERDICTOR,
  yak9: SUPPORTER,
};

/** Hexes a plane moves in a turn. */
export const PLANE_MOVE = 4;

/** Where a plane comes from: the edge of the map or an airfield, or the deck of a carrier. */
export type Basing = 'ground' | 'carrier';

/** A month of the war; 0 where it is not known. */
export interface WarDate {
  readonly year: number;
  readonly month: number;
}

interface Flown {
  readonly model: PlaneModel;
  readonly from?: readonly [year: number, month: number];
  readonly front?: Front;
  /** Only from here. */
  readonly basing?: Basing;
}

/** The nations with planes of their own; the others fly those of the British or the Germans. */
type Flyer = 'brit' | 'ger' | 'jp' | 'ru' | 'us';

const FLOWN: Readonly<Record<Flyer, readonly Flown[]>> = {
  brit: [
    { model: 'spitfire' },
    { model: 'p40', from: [1941, 8], front: 'mediterranean' },
    { model: 'corsair', from: [1943, 6], front: 'pacific', basing: 'carrier' },
  ],
  ger: [{ model: 'storch' }, { model: 'me109' }],
  jp: [{ model: 'zero' }],
  ru: [{ model: 'yak1' }, { model: 'yak7' }, { model: 'yak9', from: [1942, 10] }, { model: 'p40', from: [1942, 1] }],
  us: [
    { model: 'p38' },
    { model: 'p40' },
    { model: 'corsair', from: [1943, 1], front: 'pacific', basing: 'ground' },
    { model: 'corsair', from: [1943, 9], front: 'pacific', basing: 'carrier' },
  ],
};

const AXIS_NATIONS: ReadonlySet<Nation> = new Set(['ger', 'it', 'fi', 'ro', 'hu', 'sk']);

function flyerOf(nation: Nation): Flyer {
  if (nation === 'us' || nation === 'ru' || nation === 'jp') return nation;
  return AXIS_NATIONS.has(nation) ? 'ger' : 'brit';
}

/** A battle without a year knows no dates, one without a month is at the end of its year. */
function hasBegun([year, month]: readonly [number, number], date: WarDate): boolean {
  if (date.year === 0 || date.year > year) return true;
  return date.year === year && (date.month === 0 || date.month >= month);
}

/** The planes a nation flies at this time and in this theatre, from where it starts. */
export function modelsOfNation(nation: Nation, front: Front | null, date: WarDate, basing: Basing): PlaneModel[] {
  return FLOWN[flyerOf(nation)]
    .filter((flown) => flown.from === undefined || hasBegun(flown.from, date))
    .filter((flown) => flown.front === undefined || flown.front === front)
    .filter((flown) => flown.basing === undefined || flown.basing === basing)
    .map(({ model }) => model);
}
