import { describe, expect, it } from 'vitest';
import { createTurns } from '../../src/ui/library/turns.ts';

describe('turns', () => {
  it('do one thing after the other, and not what was taken back', () => {
    const rests: (() => void)[] = [];
    const turns = createTurns((next) => rests.push(next));
    const done: string[] = [];
    turns.ask(() => done.push('a'));
    const takeBack = turns.ask(() => done.push('b'));
    turns.ask(() => done.push('c'));
    expect([done, rests.length]).toEqual([[], 1]);
    rests.shift()?.();
    expect(done).toEqual(['a']);
    takeBack();
    rests.shift()?.();
    expect(done).toEqual(['a', 'c']);
    rests.shift()?.();
    expect(rests).toEqual([]);
    turns.ask(() => done.push('d'));
    rests.shift()?.();
    expect(done).toEqual(['a', 'c', 'd']);
  });
});
