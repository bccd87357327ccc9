// The same under all air rules
import { STAGGER, type Tempo } from '../../table/motion/tempo.ts';
import { stridesOf, type AirBeat } from './air-beats.ts';

/** How long it is seen. Steps of a flight take as long as those of a walk. */
export function airLength(beat: AirBeat, tempo: Tempo): number {
  switch (beat.what) {
    case 'flight':
      return stridesOf(beat) * tempo.stride;
    case 'marker':
    case 'landed':
    case 'planeLanded':
      return beat.after * tempo.stride + tempo.fall * 0.7;
    case 'tookOff':
      return tempo.stride * 2;
    case 'run':
    case 'fire':
    case 'dogfight':
    case 'refuelled':
    case 'bombing':
    case 'strafe':
    case 'dive':
      return tempo.fall;
    case 'support':
    case 'interdict':
      return beat.after * tempo.stride + tempo.fall * 2;
    case 'verdict':
    case 'checked':
      return tempo.linger;
    case 'lost':
    case 'off':
    case 'planeLost':
    case 'markersLost':
    case 'plunge':
      return tempo.fall * (1 + 4 * STAGGER);
    case 'planeOff':
      return tempo.fall * (1 + 4 * STAGGER + (beat.isLater ? 0.5 : 0));
    default:
      return 0;
  }
}

/**
 * Is it seen while this roll is on its way? `rolls` came before it. Flights end with their moment, for the token is put
 * down then; what an air check is about is read until its last dice lie; the rest may run on under the next dice.
 */
export function isOn(beat: AirBeat, rolls: number, rolling: number): boolean {
  if (beat.what === 'check') return rolling >= rolls && rolling < rolls + beat.rolls;
  return rolls === rolling || (beat.what !== 'flight' && rolls === rolling - 1);
}
