import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { GameEvent } from '../../src/memoir/index.ts';
import type { MemoirMatch } from '../../src/store/memoir.ts';
import { useLastLook } from '../../src/ui/table/use-last-look.ts';
import { beginSaintAubert, currentMatch } from './shown-table.tsx';

const ROLL = { type: 'diceRolled', side: 0, faces: ['flag'], hits: 0, reason: 'attack', hex: 3 } as const;
const MOVE = { type: 'unitMoved', unit: 0, from: 3, to: 4 } as const;

/** The match after a step of which only the event matters here. */
function after(match: MemoirMatch, event: GameEvent): MemoirMatch {
  const step = { action: { type: 'endBattle' }, before: match.state, events: [event], barrier: true, follows: false };
  return { ...match, steps: [...match.steps, step as MemoirMatch['steps'][number]] };
}

function isSeenAfter(event: GameEvent, milliseconds: number): boolean {
  const first = currentMatch();
  const { result, rerender, unmount } = renderHook(({ match }) => useLastLook(match, 'normal', true), {
    initialProps: { match: first },
  });
  rerender({ match: after(first, event) });
  act(() => void vi.advanceTimersByTime(milliseconds));
  const [isSeen] = result.current;
  unmount();
  return isSeen;
}

describe('before the screen is handed over', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    Object.assign(Element.prototype, { animate: () => ({ cancel: () => undefined }) });
    beginSaintAubert();
  });
  afterEach(() => {
    vi.useRealTimers();
    Reflect.deleteProperty(Element.prototype, 'animate');
  });

  it('the dice that ended the turn lie there for a while', () => {
    expect(isSeenAfter(ROLL as GameEvent, 1900)).toBe(false);
    expect(isSeenAfter(ROLL as GameEvent, 2100)).toBe(true);
  });

  it('a last move is looked at, for a shorter while', () => {
    expect(isSeenAfter(MOVE as GameEvent, 900)).toBe(false);
    expect(isSeenAfter(MOVE as GameEvent, 1100)).toBe(true);
  });

  it('what shows nothing new on the board holds nobody up', () => {
    expect(isSeenAfter({ type: 'turnEnded', side: 0, number: 1 }, 0)).toBe(true);
  });
});
