import type { GameEvent } from '../../../memoir/event.ts';
import type { AirBeat } from '../../air/motion/air-beats.ts';
import type { Beat } from '../../table/motion/beats.ts';

type Lost = Extract<GameEvent, { type: 'planeLost' }>;

function lossOf(beats: readonly Beat[], { side, model, hex, cause }: Lost): AirBeat {
  if (cause !== 'dive') return { what: 'planeLost', side, model, hex, onTheGround: cause !== 'airCheck' };
  const dive = beats.findLast((beat) => beat.kind === 'air' && beat.air.what === 'dive');
  const from = dive?.kind === 'air' && dive.air.what === 'dive' ? dive.air.from : hex;
  return { what: 'plunge', side, model, hex, from };
}

/** Adds what is seen of planes that leave the board, whichever way. */
export function tellLoss(beats: Beat[], event: GameEvent): void {
  const add = (beat: AirBeat) => void beats.push({ kind: 'air', air: beat });
  if (event.type === 'planeLost') add(lossOf(beats, event));
  else if (event.type === 'readyMarkersLost') {
    const { side, hex, count } = event;
    const isAside = beats.some((beat) => beat.kind === 'air' && beat.air.what === 'planeLost' && beat.air.hex === hex);
    add({ what: 'markersLost', side, hex, count, isAside });
  } else if (event.type === 'planeRemoved' && event.hex >= 0) {
    const { side, model, hex, cause } = event;
    add({ what: 'planeOff', side, model, hex, isLater: cause === 'rescued' });
  }
}
