import type { AirSound } from '../air/sound/air-sounds.ts';
import { anyAirParts } from '../air/late.tsx';
import type { Beat } from '../table/motion/beats.ts';
import type { Cue } from '../table/motion/presentation.ts';
import type { Sound } from './sounds.ts';

export interface Note {
  readonly sound: Sound | AirSound;
  /** Seconds from now. */
  readonly after: number;
}

/** Between the rattle of dice and what they came to, where both are heard at once. */
const RATTLE = 0.5;
const MOST_STEPS = 3;
const STRIDE = 0.24;

type Heard = Cue['settled'];

function has(beats: Heard, kind: Beat['kind']): boolean {
  return beats.some((beat) => beat.kind === kind);
}

/** Shots of a roll: at something that was hit, or at nothing. Dice about other things make none. */
function shots(beats: Heard): Note[] {
  if (has(beats, 'fall')) return [{ sound: 'hit', after: 0 }];
  return beats.some((beat) => beat.kind === 'roll' && beat.marks.includes('miss') && beat.hex >= 0)
    ? [{ sound: 'miss', after: 0 }]
    : [];
}

function steps(beats: Heard): Note[] {
  const walks = beats.filter((beat) => beat.kind === 'walk');
  if (walks.some(({ retreat }) => retreat)) return [{ sound: 'retreat', after: has(beats, 'fall') ? 0.25 : 0 }];
  const hexes = walks.reduce((sum, { path }) => sum + path.length - 1, 0);
  return Array.from({ length: Math.min(hexes, MOST_STEPS) }, (_, at) => ({ sound: 'step', after: at * STRIDE }));
}

/** What is heard of these beats, one sound of a kind: two people at a table are no barrage. */
function settledNotes(beats: Heard): Note[] {
  const notes: Note[] = [...shots(beats), ...steps(beats)];
  if (has(beats, 'card')) notes.push({ sound: 'card', after: 0 });
  if (beats.some((beat) => beat.kind === 'mine' && beat.value > 0) && !has(beats, 'fall'))
    notes.push({ sound: 'hit', after: 0 });
  if (has(beats, 'victory')) notes.push({ sound: 'victory', after: 0.6 });
  else if (beats.some((beat) => beat.kind === 'medal' && beat.gained)) notes.push({ sound: 'medal', after: 0.4 });
  return notes;
}

/** What is heard of a cue; `lead` is heard with the dice, the rest after them. */
export type Audible = Pick<Cue, 'thrown' | 'settled'> & Partial<Pick<Cue, 'lead' | 'wait'>>;

export function notesOf({ thrown, settled, lead = [], wait = 0 }: Audible): Note[] {
  const air = anyAirParts();
  const notes = [...settledNotes(settled), ...(air?.airNotes(settled, thrown === null) ?? [])];
  if (thrown === null) return notes;
  return [
    { sound: 'dice', after: wait / 1000 },
    ...(air?.airNotes(lead, false) ?? []),
    ...notes.map((note) => ({ ...note, after: note.after + RATTLE })),
  ];
}
