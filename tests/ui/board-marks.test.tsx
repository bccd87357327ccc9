import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { decider, legalActions, view as viewOf, type State } from '../../src/memoir/index.ts';
import { BoardPanel } from '../../src/ui/table/BoardPanel.tsx';
import { boardModel } from '../../src/ui/table/board-model.tsx';
import { choicesOf } from '../../src/ui/table/choices.ts';
import { focusOf } from '../../src/ui/table/focus.ts';
import { UnitDrawing } from '../../src/ui/table/figures/UnitDrawing.tsx';
import type { Unit } from '../../src/memoir/units/unit.ts';
import type { BoardModel, Token } from '../../src/ui/board/model.ts';
import { labelOf, play, position, unitAt } from '../support/kit.ts';
import { centreOf } from '../../src/ui/board/geometry.ts';
import { nameSpots } from '../../src/ui/board/NameLayer.tsx';
import { at, BOARD, choice, modelWith } from './board-support.tsx';

const nothing = () => undefined;

function draw(parts: Partial<BoardModel>) {
  return render(<BoardPanel model={modelWith(parts)} onHex={nothing} onLook={nothing} />).container;
}

function choices(state: State) {
  const view = viewOf(state, decider(state) ?? 0);
  return choicesOf({ view, state, legal: legalActions(state), chosen: null, aimed: null, confirmRolls: true });
}

function marks(state: State): string[] {
  return choices(state).marks.map(
    ({ kind, hex, from }) =>
      `${kind} ${labelOf(state, hex)}${from === undefined ? '' : ` from ${labelOf(state, from)}`}`,
  );
}

/** In the battle phase: E5 attacks the neighbour at e6, and the dice are given. */
function assault(...dice: ('flag' | 'star' | 'infantry')[]): State {
  const start = position({
    axis: { e6: 'infantry 2', M9: 'infantry' },
    allies: { E5: 'infantry', A1: 'infantry' },
    hands: { allies: ['probe-centre'], axis: ['recon-left'] },
    dice,
  });
  return play(start, 'play probe-centre', 'order E5', 'done', 'attack E5 e6', 'decline ambush').state;
}

describe('what a mark means', () => {
  it('a retreat points away from where the unit stands, unlike a move', () => {
    expect(marks(assault('flag', 'star', 'star'))).toEqual(['retreat F7 from e6', 'retreat E7 from e6']);
  });

  it('ground to take is marked by the way in', () => {
    expect(marks(assault('infantry', 'infantry', 'star'))).toEqual(['ground e6 from E5']);
  });

  it('turns its shape along the way', () => {
    const container = draw({ choices: [{ ...choice('retreat', 'F7'), from: at('e6') }] });
    expect(container.querySelector('[data-choice="retreat"] [transform^="rotate"]')).toHaveAttribute(
      'transform',
      'rotate(30)',
    );
  });
});

describe('who looks spent', () => {
  function stateAt(label: string, ...texts: string[]): string | undefined {
    const start = position({
      axis: { M9: 'infantry' },
      allies: { E1: 'infantry', H1: 'infantry', G1: 'infantry' },
      hands: { allies: ['probe-centre'], axis: ['recon-left'] },
    });
    const { state } = play(start, 'play probe-centre', 'order E1', 'order H1', ...texts);
    const view = viewOf(state, 0);
    const { tokens } = boardModel({
      view,
      state,
      ground: [],
      names: [],
      choices: { ...choices(state), unit: null, uses: new Map() },
      focus: focusOf(view),
    });
    return tokens.find(({ id }) => id === unitAt(state, label)?.id)?.state;
  }

  it('is nobody who moved and may still battle', () => {
    expect(stateAt('e2', 'move E1 e2')).toBe('quiet');
  });

  it('is whoever moved too far to battle', () => {
    expect(stateAt('H3', 'move H1 h2', 'move h2 H3')).toBe('spent');
  });
});

describe('the signs on a unit', () => {
  function signs(change: Partial<Pick<Unit, 'moved' | 'battles' | 'order'>>): string[] {
    const unit = unitAt(position({ allies: { E5: 'infantry' }, axis: { M9: 'infantry' } }), 'E5');
    if (unit === undefined) throw new Error('nobody is there');
    const { container } = render(
      <svg>
        <UnitDrawing unit={{ ...unit, ...change }} />
      </svg>,
    );
    return [...container.querySelectorAll('.mark')].map(({ classList }) => classList[1]);
  }

  it('say that it has an order until they say what it did', () => {
    expect(signs({})).toEqual([]);
    expect(signs({ order: 1 })).toEqual(['mark-ordered']);
    expect(signs({ order: 1, moved: 1 })).toEqual(['mark-moved']);
    expect(signs({ order: 1, moved: 1, battles: 1 })).toEqual(['mark-moved', 'mark-battled']);
  });
});

describe('the arrows of a lesson', () => {
  function arrow(from: string, to: string, more: Partial<BoardModel> = {}) {
    const found = draw({ pointers: [{ from: at(from), to: at(to) }], ...more }).querySelector('.pointer');
    const [x, y] = (found?.getAttribute('data-tip') ?? '').split(' ').map(Number);
    const middle = centreOf(BOARD, at(to));
    return { away: Math.hypot(x - middle.x, y - middle.y), y: y - middle.y, isBent: found?.hasAttribute('data-bent') };
  }
  const there = (label: string): Partial<BoardModel> => ({ tokens: [{ id: 1, hex: at(label), drawing: null }] });

  it('end in the middle of a free hex, near or far', () => {
    expect(arrow('G3', 'g4').away).toBeLessThan(4);
    expect(arrow('G3', 'G5')).toMatchObject({ isBent: true });
    expect(arrow('G3', 'G5').away).toBeLessThan(4);
  });

  it('end short of a piece and inside its hex, straight as a line of sight is', () => {
    const { away, isBent } = arrow('g4', 'g6', there('g6'));
    expect([away > 20, away < 40, isBent]).toEqual([true, true, false]);
  });

  it('go above the heads of neighbours in a row, whichever way the board lies', () => {
    expect(arrow('f6', 'g6', there('g6')).y).toBeLessThan(-15);
    expect(arrow('f6', 'g6', { ...there('g6'), turned: true }).y).toBeGreaterThan(15);
  });
});

describe('words on the map', () => {
  const names = [{ hex: at('e6'), text: 'Mill' }];
  const piece: Token = { id: 1, hex: at('e6'), drawing: null };
  const yOf = (container: Element, text: string) => Number(container.querySelector(text)?.getAttribute('y'));

  it('a name takes the place of the label of its hex, whoever stands there; only what reaches up there is above it', () => {
    const labels = (container: Element) =>
      [...container.querySelectorAll('.hex-label')].map((label) => label.textContent);
    const free = draw({ names });
    expect(free.querySelector('.map-names text')?.textContent).toBe('e6 Mill');
    expect(labels(free)).not.toContain('e6');
    expect(labels(draw({}))).toContain('e6');
    const y = yOf(free, '.map-names text');
    expect(y).toBeLessThan(-30);
    expect(yOf(draw({ names, tokens: [piece] }), '.map-names text')).toBe(y);
    expect(yOf(draw({ names, tokens: [{ ...piece, isHigh: true }] }), '.map-names text')).toBeGreaterThan(30);
    expect(labels(draw({ names, isDrawnOn: true }))).not.toContain('e6');
  });

  it('names stay on the map and off each other', () => {
    const long = (label: string) => ({ hex: at(label), text: 'A place with a name' });
    const [left, right, next, far] = nameSpots(BOARD, [long('A5'), long('M5'), long('L5'), long('F5')]);
    expect([left.x > 70, right.x < 13 * 86.6 - 70]).toEqual([true, true]);
    expect([left, right, next, far].map(({ isBelow }) => isBelow)).toEqual([false, false, true, false]);
  });

  it('names and labels that a lesson points at are written once more above its rings', () => {
    const container = draw({ names, highlights: [{ hex: at('e6'), kind: 'lesson' }], pointers: [] });
    const sheet = container.querySelector('.pointer-sheet');
    expect(sheet?.querySelector('.map-names')?.textContent).toBe('e6 Mill');
    expect(sheet?.querySelector('.named-label')).toBeNull();
    const other = draw({ names, highlights: [{ hex: at('e4'), kind: 'lesson' }], pointers: [] });
    expect(other.querySelector('.pointer-sheet .named-label')?.textContent).toBe('e4');
  });

  it('the number of dice lies above the ring of a lesson and beside the label', () => {
    const strike = { ...choice('strike', 'e6'), note: '2d' };
    const container = draw({ choices: [strike], highlights: [{ hex: at('e6'), kind: 'lesson' }] });
    const sheet = container.querySelector('.pointer-sheet');
    expect(sheet?.lastElementChild?.lastElementChild).toHaveClass('choice-notes');
    expect(sheet?.querySelector('.choice-note')?.textContent).toBe('2d');
    expect(sheet?.querySelector('.named-label')).toHaveClass('beside-note');
  });

  it('the labels at both ends of an arrow are written, and of the hex that is looked at', () => {
    const arrows = draw({ pointers: [{ from: at('E5'), to: at('e6') }] });
    expect([...arrows.querySelectorAll('.named-label')].map((label) => label.textContent)).toEqual(['E5', 'e6']);
    const looked = draw({ highlights: [{ hex: at('l2'), kind: 'look' }] });
    expect(looked.querySelector('.named-label')?.textContent).toBe('l2');
    expect(looked.querySelector('.highlight')).toBeNull();
  });

  it('a label gives way to an aircraft above it', () => {
    const highlights = [{ hex: at('e6'), kind: 'look' as const }];
    expect(yOf(draw({ highlights, tokens: [{ ...piece, isHigh: true }] }), '.named-label')).toBeGreaterThan(0);
    expect(yOf(draw({ highlights, tokens: [piece] }), '.named-label')).toBeLessThan(0);
  });
});
