import type { Speed } from '../../../store/settings.ts';
import { anyAirParts } from '../../air/late.tsx';
import type { Beat } from './beats.ts';

/** How long things take, in milliseconds. */
export interface Tempo {
  /** One roll, from the hand until its result is on the board. */
  readonly tumble: number;
  /** Dice that are answered by others lie so long before these are thrown. */
  readonly answer: number;
  /** Dice stay readable for so long after that. */
  readonly linger: number;
  /** One hex of a walk. */
  readonly stride: number;
  /** A figure falls, rises or leaves. */
  readonly fall: number;
  /** A medal on its way. */
  readonly flight: number;
}

const TEMPI: Readonly<Record<Speed, Tempo | null>> = {
  slow: { tumble: 1200, answer: 1700, linger: 2600, stride: 460, fall: 1300, flight: 1500 },
  normal: { tumble: 700, answer: 1100, linger: 1700, stride: 270, fall: 850, flight: 950 },
  fast: { tumble: 350, answer: 600, linger: 900, stride: 140, fall: 450, flight: 550 },
  off: null,
};

/** null: everything happens at once. */
export function tempoOf(speed: Speed, still: boolean): Tempo | null {
  return still ? null : TEMPI[speed];
}

/** Time between figures or medals of one beat. */
export const STAGGER = 0.16;

function beatLength(beat: Beat, tempo: Tempo): number {
  switch (beat.kind) {
    case 'walk':
      return (beat.path.length - 1) * tempo.stride;
    case 'roll':
      return tempo.linger;
    case 'fall':
    case 'restored':
      return tempo.fall * (1 + beat.count * STAGGER);
    case 'medal':
      return tempo.flight * (1 + beat.count * STAGGER);
    case 'gone':
    case 'mine':
      return tempo.fall;
    case 'air':
      return anyAirParts()?.airLength(beat.air, tempo) ?? 0;
    default:
      return 0;
  }
}

/** How long the board shows these beats once the dice lie still. */
export function lengthOf(beats: readonly Beat[], tempo: Tempo): number {
  return Math.max(0, ...beats.map((beat) => beatLength(beat, tempo)));
}
