import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { view, type GameEvent, type State } from '../../src/memoir/index.ts';
import type { MemoirStep } from '../../src/store/memoir.ts';
import { recapLines } from '../../src/ui/table/log.ts';
import { LightMark } from '../../src/ui/table/panels/LightMark.tsx';
import { play, position, withDice } from '../support/kit.ts';

function night(): State {
  return position({
    allies: { E3: 'artillery' },
    axis: { E7: 'infantry' },
    special: { night: 'dawn' },
    hands: { allies: ['firefight'], axis: [] },
    dice: ['star', 'flag', 'flag', 'flag'],
  });
}

function stepOf(before: State, events: readonly GameEvent[]): MemoirStep {
  return { action: { type: 'passTurn' }, before, events, barrier: true, follows: false } as unknown as MemoirStep;
}

describe('at night', () => {
  it('the bar says how far units see', () => {
    const { container, rerender } = render(<LightMark view={view(night(), 0)} />);
    expect(container).toHaveTextContent('Sees 2 hexes');
    expect(screen.getByTitle(/turn of the Allies/)).toBeVisible();
    rerender(<LightMark view={{ ...view(night(), 0), visibility: 6 }} />);
    expect(container).toHaveTextContent('Daylight');
    rerender(<LightMark view={view(position({}), 0)} />);
    expect(container).toBeEmptyDOMElement();
  });

  it('who takes over hears of shots that were not fired for want of light, and of the new sight', () => {
    const start = night();
    const dark = play(start, 'play firefight', 'order E3');
    const told = (steps: MemoirStep[], state: State) =>
      recapLines(steps, view(state, state.turn.side)).map(({ text }) => text);
    expect(told([stepOf(start, dark.events)], dark.state)).toContain(
      'Too dark to fire for American artillery on E3: nobody within 2 hexes',
    );
    const rolling = withDice(dark.state, 'star', 'star', 'flag', 'flag');
    const lighter = play(rolling, 'pass');
    expect(told([stepOf(rolling, lighter.events)], lighter.state)).toContain('Units now see 4 hexes far');
  });
});
