import { notesOf, type Audible, type Note } from './score.ts';
import { sound } from './sounds.ts';

const VOLUME = 0.32;

interface Speaker {
  readonly context: AudioContext;
  readonly out: AudioNode;
}

let touched = false;
let speaker: Speaker | null = null;

/** Browsers let a page be heard only after somebody touched it. */
export function allowSound(): void {
  touched = true;
}

function speakerNow(): Speaker | null {
  if (!touched || typeof globalThis.AudioContext !== 'function') return null;
  if (speaker !== null) return speaker;
  const context = new AudioContext({ latencyHint: 'interactive' });
  const out = context.createGain();
  out.gain.value = VOLUME;
  // Sounds that meet get softer instead of harsh.
  const limit = context.createDynamicsCompressor();
  out.connect(limit).connect(context.destination);
  speaker = { context, out };
  return speaker;
}

function start({ context, out }: Speaker, notes: readonly Note[]): void {
  const now = context.currentTime + 0.01;
  for (const note of notes) sound(note.sound, { context, out, at: now + note.after });
}

function playNotes(notes: readonly Note[]): void {
  if (notes.length === 0) return;
  try {
    const now = speakerNow();
    if (now === null) return;
    if (now.context.state === 'running') return start(now, notes);
    // Asleep since the last sound, or before the first.
    now.context.resume().then(
      () => start(now, notes),
      () => undefined,
    );
  } catch {
    // A game goes on without sound.
  }
}

/** The first sound wakes the device up, which takes as long as several frames: the picture does not wait for it. */
function afterPicture(work: () => void): void {
  if (typeof requestAnimationFrame === 'function') requestAnimationFrame(() => setTimeout(work));
  else work();
}

/** Makes heard what happened; never fails, and is silent where nothing can be heard. */
export function playSounds(cue: Audible, enabled: boolean): void {
  if (enabled) afterPicture(() => playNotes(notesOf(cue)));
}

/** Something that cannot be done was tried. */
export function playError(enabled: boolean): void {
  if (enabled) playNotes([{ sound: 'error', after: 0 }]);
}
