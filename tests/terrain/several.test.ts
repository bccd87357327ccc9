import { describe, expect, it } from 'vitest';
import { OPEN_GROUND, survey } from './survey.ts';

describe('several pieces on one hex', () => {
  it('restrictions add up (M44-TER-0)', () => {
    expect(survey(['marsh', 'hedgehog'])).toEqual({
      ...OPEN_GROUND,
      enter: 'stops closed closed',
      battle: 'yes -',
      ground: 'no -',
      firingOut: '0 0 0',
      flags: '1',
    });
    expect(survey(['fordableStream', 'wire']).ground).toBe('no no');
  });

  it('only the best protection counts, in the hex of the target as in that of the firer (M44-TER-0)', () => {
    expect(survey(['hill', 'sandbags']).shelter).toBe('1 1 0');
    expect(survey(['hill', 'fieldBunker']).shelter).toBe('1 2 0');
    expect(survey(['town', 'sandbags']).shelter).toBe('1 2 0');
    expect(survey(['river', 'ford', 'wire']).firingOut).toBe('1 1 1');
  });

  it('the right to ignore flags does not add up, but every source gives it (M44-TER-0)', () => {
    expect(survey(['church', 'sandbags']).flags).toBe('1');
    expect(survey(['town', 'sandbags']).flags).toBe('1');
    expect(survey('town').flags).toBe('0');
  });

  it('an obstacle on a hill hides as it does elsewhere (M44-TER-0)', () => {
    expect(survey(['hill', 'wire']).sight).toBe('blocked');
    expect(survey(['beach', 'fieldBunker']).sight).toBe('blocked');
    expect(survey(['beach', 'wire']).sight).toBe('clear');
  });
});
