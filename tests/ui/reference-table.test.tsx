import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { lookUp } from '../../src/lessons/reference/look-up.ts';
import { decider, legalActions, view as viewOf, type Action, type State } from '../../src/memoir/index.ts';
import { CardHelp } from '../../src/ui/table/hover/CardHelp.tsx';
import { HoverCard } from '../../src/ui/table/hover/HoverCard.tsx';
import { RULES_OF_REFUSAL } from '../../src/ui/table/hover/rules-of.ts';
import { choicesOf } from '../../src/ui/table/choices.ts';
import type { TableScene } from '../../src/ui/table/scene-props.ts';
import { cardOf } from '../../src/memoir/cards/card.ts';
import { hexNamed, play, position, unitAt, type Setting } from '../support/kit.ts';

const BATTLE: Setting = {
  terrain: { g6: 'woods', F7: 'town', C3: 'wire' },
  axis: { g6: 'infantry', F7: 'armor' },
  allies: { G5: 'infantry', C3: 'sniper' },
  objectives: [{ side: 'allies', hexes: ['F7'] }],
  hands: { allies: ['assault-centre'], axis: ['probe-left'] },
};

interface Look {
  readonly state?: State;
  readonly chosen?: string;
  readonly aimed?: Action;
  readonly at: string | null;
  readonly by?: 'hover' | 'press' | 'focus';
}

function looking({ state = position(BATTLE), chosen, aimed, at, by = 'hover' }: Look) {
  const legal = legalActions(state);
  const view = viewOf(state, decider(state) ?? 0);
  const unit = chosen === undefined ? null : (unitAt(state, chosen)?.id ?? null);
  const choices = choicesOf({ view, state, legal, chosen: unit, aimed: aimed ?? null, confirmRolls: true });
  const scene = { match: { state, legal, decider: decider(state) }, view } as unknown as TableScene;
  const hex = at === null ? null : hexNamed(state, at);
  return <HoverCard scene={scene} choices={choices} aimed={aimed ?? null} hex={hex} by={by} names={[]} />;
}

const link = () => document.querySelector<HTMLAnchorElement>('.note .show-me');
const address = () => decodeURIComponent((link()?.getAttribute('href') ?? '').replace('#/rules/', ''));
const entries = () => lookUp(address()).map(({ id }) => id);
function rest(time: number): void {
  act(() => {
    vi.advanceTimersByTime(time);
  });
}

beforeEach(() => {
  vi.useFakeTimers();
  globalThis.location.hash = '#/table';
});
afterEach(() => vi.useRealTimers());

describe('a note leads to the rules', () => {
  it('of the unit, the ground and what can be won, once somebody stays', () => {
    render(looking({ at: 'F7' }));
    expect(link()).toBeNull();
    rest(1200);
    expect(entries()).toEqual(['armor', 'town', 'objectives']);
  });

  it('at once for a finger and for the keyboard', () => {
    const { rerender } = render(looking({ at: 'C3', by: 'press' }));
    expect(entries()).toEqual(['sniper', 'wire']);
    rerender(looking({ at: 'A1', by: 'focus' }));
    expect(entries()).toEqual(['open-ground']);
  });

  it('of the dice and of why not', () => {
    const state = play(position(BATTLE), 'play assault-centre', 'end movement').state;
    const { rerender } = render(looking({ state, chosen: 'G5', at: 'g6', by: 'press' }));
    expect(entries()).toEqual(['battle-dice', 'close-assault-lock', 'infantry', 'woods']);
    rerender(looking({ state, chosen: 'G5', at: 'F7', by: 'press' }));
    expect(entries()[0]).toBe('close-assault-lock');
  });

  it('by the key i, at once', () => {
    render(looking({ at: 'g6' }));
    fireEvent.keyDown(document.body, { key: 'i' });
    expect(decodeURIComponent(globalThis.location.hash)).toBe('#/rules/unit.infantry+terrain.woods');
  });

  it('not by a key that is typed, nor where nothing is looked at', () => {
    render(looking({ at: null }));
    fireEvent.keyDown(document.body, { key: 'i' });
    expect(globalThis.location.hash).toBe('#/table');
  });

  it('has rules for every reason an attack fails by', () => {
    for (const id of Object.values(RULES_OF_REFUSAL)) expect(lookUp(id)).toHaveLength(1);
  });
});

describe('the note waits for the pointer', () => {
  it('that comes for its link, but not for one that only passed by', () => {
    const { rerender } = render(looking({ at: 'g6' }));
    rest(300);
    rerender(looking({ at: null }));
    expect(document.querySelector('.note')).toBeNull();
  });

  it('for a moment, and as long as the pointer is there', () => {
    const { rerender } = render(looking({ at: 'g6' }));
    rest(1200);
    rerender(looking({ at: null }));
    rest(200);
    const shown = link();
    if (shown === null) throw new Error('no link');
    fireEvent.pointerEnter(shown);
    rest(5000);
    expect(link()).not.toBeNull();
    fireEvent.pointerLeave(shown);
    rest(600);
    expect(document.querySelector('.note')).toBeNull();
  });

  it('and is gone when nobody comes, or when another hex is looked at', () => {
    const { rerender } = render(looking({ at: 'g6' }));
    rest(1200);
    rerender(looking({ at: null }));
    rest(600);
    expect(document.querySelector('.note')).toBeNull();
    rerender(looking({ at: 'F7' }));
    rest(1200);
    rerender(looking({ at: 'C3' }));
    expect(document.querySelector('.note')).toHaveTextContent('sniper');
  });

  it('but not after Esc', () => {
    const { rerender } = render(looking({ at: 'g6' }));
    rest(1200);
    fireEvent.keyDown(document.body, { key: 'Escape' });
    rerender(looking({ at: null }));
    expect(document.querySelector('.note')).toBeNull();
  });
});

describe('the help of a card', () => {
  it('leads to its rules', () => {
    render(<CardHelp id="help" card={cardOf('firefight')} deck="standard" withAir={false} about={{ current: null }} />);
    expect(screen.getByRole('tooltip')).toHaveTextContent('Look up the rule');
    expect(entries()).toEqual(['firefight']);
    fireEvent.keyDown(document.body, { key: 'i' });
    expect(globalThis.location.hash).toBe('#/rules/card.firefight');
  });
});
