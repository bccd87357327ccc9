// NFP-3.16: which aircraft a nation flies; look and name only
import type { AircraftType } from '../../memoir/air/aircraft.ts';
import type { Front } from '../../memoir/air/front.ts';
import type { Nation } from '../../memoir/units/unit.ts';

export const MODEL_IDS = [
  'mustang',
  'corsair',
  'thunderbolt',
  'b17',
  'spitfire',
  'typhoon',
  'lancaster',
  'bf109',
  'stuka',
  'he111',
  'zero',
  'val',
  'betty',
  'yak9',
  'il2',
  'il4',
  'p40',
  'p38',
  'storch',
  'yak1',
  'yak7',
] as const;
export type ModelId = (typeof MODEL_IDS)[number];

/** The nations with aircraft of their own. */
export type AirNation = Extract<Nation, 'us' | 'brit' | 'ger' | 'jp' | 'ru'>;

const OWN: Readonly<Record<AirNation, Readonly<Record<AircraftType, ModelId>>>> = {
  us: { fighter: 'mustang', fighterBomber: 'thunderbolt', bomber: 'b17' },
  brit: { fighter: 'spitfire', fighterBomber: 'typhoon', bomber: 'lancaster' },
  ger: { fighter: 'bf109', fighterBomber: 'stuka', bomber: 'he111' },
  jp: { fighter: 'zero', fighterBomber: 'val', bomber: 'betty' },
  ru: { fighter: 'yak9', fighterBomber: 'il2', bomber: 'il4' },
};

const AXIS_ALLIES: ReadonlySet<Nation> = new Set(['it', 'fi', 'ro', 'hu', 'sk']);

function flownBy(nation: Nation, main: Nation): AirNation {
  switch (nation) {
    case 'us':
    case 'brit':
    case 'ger':
    case 'jp':
    case 'ru':
      return nation;
    default:
      if (AXIS_ALLIES.has(nation)) return 'ger';
      return main === 'us' ? 'us' : 'brit';
  }
}

/** `main` is the main nation of the side: where it is American, its lesser allies fly American aircraft. */
export function aircraftModel(nation: Nation, type: AircraftType, front: Front | null, main: Nation = nation): ModelId {
  const flown = flownBy(nation, main);
  if (flown === 'us' && type === 'fighter' && front === 'pacific') return 'corsair';
  return OWN[flown][type];
}
