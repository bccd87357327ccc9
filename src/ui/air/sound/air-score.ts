import type { Note } from '../../sound/score.ts';
import type { Beat } from '../../table/motion/beats.ts';
import type { AirBeat } from '../motion/air-beats.ts';

/** Under all air rules. */
const OF: Readonly<Record<AirBeat['what'], readonly Note[]>> = {
  flight: [{ sound: 'engine', after: 0 }],
  off: [{ sound: 'engine', after: 0.1 }],
  marker: [{ sound: 'card', after: 0.1 }],
  card: [{ sound: 'card', after: 0 }],
  landed: [],
  refuelled: [{ sound: 'card', after: 0 }],
  run: [{ sound: 'engine', after: 0 }],
  fire: [{ sound: 'flak', after: 0 }],
  dogfight: [
    { sound: 'engine', after: 0 },
    { sound: 'machineGun', after: 0.12 },
  ],
  bombing: [{ sound: 'bomb', after: 0 }],
  lost: [{ sound: 'crash', after: 0 }],
  verdict: [],
  tookOff: [{ sound: 'engine', after: 0 }],
  planeLanded: [{ sound: 'engine', after: 0 }],
  planeOff: [{ sound: 'engine', after: 0.1 }],
  planeLost: [{ sound: 'crash', after: 0 }],
  markersLost: [{ sound: 'bomb', after: 0 }],
  check: [{ sound: 'engine', after: 0 }],
  checked: [],
  strafe: [
    { sound: 'engine', after: 0 },
    { sound: 'machineGun', after: 0.15 },
  ],
  support: [{ sound: 'engine', after: 0 }],
  interdict: [
    { sound: 'engine', after: 0 },
    { sound: 'machineGun', after: 0.3 },
  ],
  dive: [{ sound: 'engine', after: 0 }],
  plunge: [{ sound: 'crash', after: 0 }],
};

function notesOfBeat(beat: Beat): readonly Note[] {
  if (beat.kind !== 'air') return [];
  const { air } = beat;
  if (air.what !== 'run') return OF[air.what];
  return [...OF.run, { sound: air.ammunition === 'mg' ? 'machineGun' : 'bomb', after: 0.15 }];
}

/** One sound of a kind, however often it is called for. */
function once(notes: readonly Note[]): Note[] {
  return notes.filter(({ sound }, at) => notes.findIndex((other) => other.sound === sound) === at);
}

/** What is heard of these beats; where dice were thrown for themselves, what led to them was heard then. */
export function airNotes(beats: readonly Beat[], isRest: boolean): Note[] {
  const lastRoll = isRest ? beats.findLastIndex(({ kind }) => kind === 'roll') : -1;
  return once(beats.slice(lastRoll + 1).flatMap(notesOfBeat));
}
