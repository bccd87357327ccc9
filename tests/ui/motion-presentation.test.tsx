import { act, render, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { boardOf } from '../../src/hex/board.ts';
import { apply, legalActions, setup, type Action, type State } from '../../src/memoir/index.ts';
import { scenarioById } from '../../src/scenarios/library.ts';
import { scenarioOf } from '../../src/scenarios/read-scenario.ts';
import type { Speed } from '../../src/store/settings.ts';
import { MotionLayer } from '../../src/ui/table/motion/MotionLayer.tsx';
import type { Played } from '../../src/ui/table/motion/presentation.ts';
import { usePresentation } from '../../src/ui/table/motion/use-presentation.ts';

function opening(): Played {
  const entry = scenarioById('lanes-of-saint-aubert');
  if (entry === undefined) throw new Error('no battle');
  const scenario = scenarioOf(entry.file);
  if (!scenario.ok) throw new Error('faults');
  return { state: setup(scenario.value, {}, 'e2e'), steps: [] };
}

function after(match: Played, action: Action): Played {
  const { state, events } = apply(match.state, action);
  return { state, steps: [...match.steps, { before: match.state, events }] };
}

/** Plays on until an action of the type is possible, and gives the match before and after it. */
function upTo(type: Action['type']): [Played, Played] {
  let match = opening();
  for (let step = 0; step < 2000; step++) {
    const legal = legalActions(match.state);
    const wanted = legal.find((action) => action.type === type);
    if (wanted !== undefined) return [match, after(match, wanted)];
    match = after(match, legal[(step * 5) % legal.length]);
  }
  throw new Error(`no ${type}`);
}

/** The match as it would be after a roll of which only the events matter here. */
function withRolls(match: Played, count: number): Played {
  const state: State = { ...match.state };
  const roll = { type: 'diceRolled', side: 0, faces: ['flag'], hits: 0, reason: 'attack', hex: 3 } as const;
  return { state, steps: [...match.steps, { before: match.state, events: Array.from({ length: count }, () => roll) }] };
}

function shown(first: Played, speed: Speed = 'normal') {
  return renderHook(({ match }) => usePresentation(match, speed), { initialProps: { match: first } });
}

function pass(milliseconds: number): void {
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
}

const cancelled = vi.fn<() => void>();
const animate = vi.fn<() => Partial<Animation>>(() => ({ cancel: cancelled }));

describe('the presentation', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    cancelled.mockClear();
    animate.mockClear();
    Object.assign(Element.prototype, { animate, getAnimations: () => [] });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    Reflect.deleteProperty(Element.prototype, 'animate');
    Reflect.deleteProperty(Element.prototype, 'getAnimations');
  });

  it('shows a move at once and lets the figures walk over it', () => {
    const [before, moved] = upTo('moveUnit');
    const { result, rerender } = shown(before);
    rerender({ match: moved });
    expect(result.current.shown).toBe(moved);
    expect(result.current.playing).toBeNull();
    expect(result.current.acts).toHaveLength(1);
  });

  it('holds the board back while dice tumble, then shows what they came to', () => {
    const [before, fought] = upTo('attack');
    const { result, rerender } = shown(before);
    rerender({ match: fought });
    expect(result.current.shown).toBe(before);
    expect(result.current.playing?.kind).toBe('roll');
    pass(690);
    expect(result.current.shown).toBe(before);
    pass(20);
    expect(result.current.shown).toBe(fought);
    expect(result.current.playing).toBeNull();
  });

  it('throws several rolls one after the other', () => {
    const before = opening();
    const { result, rerender } = shown(before, 'fast');
    rerender({ match: withRolls(before, 2) });
    const first = result.current.playing;
    pass(351);
    expect(result.current.shown).toBe(before);
    expect(result.current.playing).not.toBe(first);
    pass(351);
    expect(result.current.shown).not.toBe(before);
  });

  it('lets an ambush be read before the attack it answers is thrown', () => {
    const before = opening();
    const roll = { type: 'diceRolled', side: 0, faces: ['flag'], hits: 0, reason: 'attack', hex: 3 } as const;
    const events = [{ ...roll, side: 1, reason: 'ambush', hex: 4 } as const, roll];
    const { result, rerender } = shown(before, 'fast');
    rerender({ match: { state: { ...before.state }, steps: [...before.steps, { before: before.state, events }] } });
    pass(900);
    expect(result.current.playing?.reason).toBe('ambush');
    pass(100);
    expect(result.current.playing?.reason).toBe('attack');
    pass(351);
    expect(result.current.shown).not.toBe(before);
  });

  it('goes straight to the end when skipped', () => {
    const before = opening();
    const rolled = withRolls(before, 3);
    const { result, rerender } = shown(before);
    rerender({ match: rolled });
    act(() => {
      result.current.skip();
    });
    expect(result.current.shown).toBe(rolled);
    pass(5000);
    expect(result.current.shown).toBe(rolled);
  });

  it('never lags: what comes while dice tumble ends them', () => {
    const before = opening();
    const rolled = withRolls(before, 1);
    const again = withRolls(rolled, 1);
    const { result, rerender } = shown(before);
    rerender({ match: rolled });
    rerender({ match: again });
    expect(result.current.shown).toBe(rolled);
    pass(701);
    expect(result.current.shown).toBe(again);
    expect(result.current.acts.length).toBeLessThanOrEqual(3);
  });

  it('shows undo, a jump and another game at once', () => {
    const [before, fought] = upTo('attack');
    const { result, rerender } = shown(fought);
    for (const match of [before, opening(), { state: fought.state, steps: [...fought.steps] }]) {
      rerender({ match });
      expect(result.current.shown).toBe(match);
      expect(result.current.acts).toHaveLength(0);
    }
  });

  it('shows nothing on the way when switched off or when motion is not wanted, but lets it be heard', () => {
    const before = opening();
    const rolled = withRolls(before, 1);
    const off = shown(before, 'off');
    off.rerender({ match: rolled });
    expect(off.result.current.shown).toBe(rolled);
    expect(off.result.current.acts).toHaveLength(0);
    expect(off.result.current.cue.thrown).not.toBeNull();

    vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: cancelled, removeEventListener: cancelled }));
    const reduced = shown(before);
    reduced.rerender({ match: rolled });
    expect(reduced.result.current.shown).toBe(rolled);
    expect(reduced.result.current.acts).toHaveLength(0);
  });

  it('shows everything at once in a browser that cannot move things', () => {
    Reflect.deleteProperty(Element.prototype, 'animate');
    const before = opening();
    const rolled = withRolls(before, 1);
    const { result, rerender } = shown(before);
    rerender({ match: rolled });
    expect(result.current.shown).toBe(rolled);
  });

  it('draws an act until it is over and leaves nothing behind', () => {
    const [before, fought] = upTo('attack');
    const board = boardOf(before.state.board);
    function Shown({ match }: { readonly match: Played }) {
      const { acts } = usePresentation(match, 'normal');
      return (
        <svg>
          <g data-token={0} />
          <MotionLayer acts={acts} board={board} turned={false} />
        </svg>
      );
    }
    const { container, rerender, unmount } = render(<Shown match={before} />);
    rerender(<Shown match={fought} />);
    const layer = container.querySelector('.motion');
    expect(layer?.getAttribute('aria-hidden')).toBe('true');
    expect(container.querySelectorAll('.thrown-die').length).toBeGreaterThan(0);
    expect(animate).toHaveBeenCalled();
    pass(701);
    pass(5000);
    expect(layer?.childElementCount).toBe(0);
    expect(document.querySelector('.medal-flight')).toBeNull();
    rerender(<Shown match={before} />);
    rerender(<Shown match={fought} />);
    cancelled.mockClear();
    unmount();
    expect(cancelled).toHaveBeenCalled();
  });
});
