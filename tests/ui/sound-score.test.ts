import { afterEach, describe, expect, it, vi } from 'vitest';
import { allowSound, playError, playSounds } from '../../src/ui/sound/play-sounds.ts';
import { notesOf } from '../../src/ui/sound/score.ts';
import type { Beat, Medal, Roll } from '../../src/ui/table/motion/beats.ts';

const ROLL: Roll = {
  kind: 'roll',
  side: 0,
  faces: ['star'],
  marks: ['miss'],
  hits: 0,
  hex: 4,
  reason: 'attack',
};
const FALL: Beat = { kind: 'fall', unit: 0, hex: 4, count: 1, left: 2 };
const MEDAL: Medal = { kind: 'medal', side: 0, count: 1, hex: 4, gained: true, source: 'elimination' };

function heard(settled: readonly Beat[], thrown: Roll | null = null): string[] {
  return notesOf({ thrown, settled }).map(({ sound }) => sound);
}

describe('the sounds of a game', () => {
  it('let dice rattle first and tell what they came to when they lie', () => {
    expect(heard([], ROLL)).toEqual(['dice']);
    expect(heard([ROLL])).toEqual(['miss']);
    expect(heard([{ ...ROLL, marks: ['hit'], hits: 1 }, FALL])).toEqual(['hit']);
    expect(notesOf({ thrown: ROLL, settled: [ROLL] })[1].after).toBeGreaterThan(0.3);
  });

  it('give each step of a walk a tread, and a retreat its drum', () => {
    expect(heard([{ kind: 'walk', unit: 0, path: [1, 2, 3], retreat: false }])).toEqual(['step', 'step']);
    expect(heard([{ kind: 'walk', unit: 0, path: [1, 2, 3], retreat: true }])).toEqual(['retreat']);
  });

  it('play a fanfare instead of the last medal, and nothing for a medal lost', () => {
    expect(heard([MEDAL])).toEqual(['medal']);
    expect(heard([MEDAL, { kind: 'victory', side: 0 }])).toEqual(['victory']);
    expect(heard([{ ...MEDAL, gained: false }])).toEqual([]);
  });

  it('no shot is heard for dice about no hex', () => {
    expect(heard([{ ...ROLL, reason: 'visibility', hex: -1 }])).toEqual([]);
  });
});

describe('playing sounds', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('is silent and harmless without Web Audio, without a touch, and when switched off', () => {
    const made = vi.fn<() => void>();
    vi.stubGlobal('AudioContext', made);
    playSounds({ thrown: ROLL, settled: [] }, true);
    allowSound();
    playSounds({ thrown: ROLL, settled: [] }, false);
    playSounds({ thrown: null, settled: [] }, true);
    expect(made).not.toHaveBeenCalled();
    vi.stubGlobal('AudioContext', undefined);
    expect(() => playError(true)).not.toThrow();
  });

  it('does not fail when the browser refuses', () => {
    const refuse = vi.fn<() => void>(function refused() {
      throw new Error('no device');
    });
    vi.stubGlobal('AudioContext', refuse);
    allowSound();
    expect(() => playSounds({ thrown: ROLL, settled: [FALL] }, true)).not.toThrow();
    expect(refuse).toHaveBeenCalled();
  });
});
