import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { BoardPanel } from '../../src/ui/table/BoardPanel.tsx';
import { CHOICE_KINDS, type BoardModel } from '../../src/ui/board/model.ts';
import { at, BOARD, choice, modelWith } from './board-support.tsx';

function show(parts: Partial<BoardModel> = {}) {
  const onHex = vi.fn<(hex: number) => void>();
  const onLook = vi.fn<(hex: number | null, by: string) => void>();
  const panel = (more: Partial<BoardModel>) => (
    <BoardPanel model={modelWith({ ...parts, ...more })} onHex={onHex} onLook={onLook} />
  );
  const { rerender, container } = render(panel({}));
  const hex = (label: string) => {
    const found = container.querySelector(`.ground [data-hex="${at(label)}"]`);
    if (found === null) throw new Error(`${label} is not drawn`);
    return found;
  };
  return { onHex, onLook, container, hex, change: (more: Partial<BoardModel>) => rerender(panel(more)) };
}

const wait = (time: number) => {
  act(() => {
    vi.advanceTimersByTime(time);
  });
};

const board = () => screen.getByRole('group', { name: 'Battlefield' });

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('choices on the board', () => {
  it('are buttons with a label, each kind with a shape of its own', () => {
    const { container } = show({ choices: CHOICE_KINDS.map((kind, hex) => ({ hex, kind, label: kind })) });
    const shapes = CHOICE_KINDS.map((kind) => {
      const button = within(board()).getByRole('button', { name: kind });
      expect(button).toHaveAttribute('data-choice', kind);
      return button.innerHTML;
    });
    expect(new Set(shapes).size).toBe(CHOICE_KINDS.length);
    expect(container.querySelectorAll('[data-choice]')).toHaveLength(CHOICE_KINDS.length);
  });

  it('show their note', () => {
    show({ choices: [{ ...choice('strike', 'D5'), note: '2d' }] });
    expect(within(board()).getByRole('button')).toHaveTextContent('2d');
  });

  it('and every other hex are told of a click', async () => {
    const { onHex, hex } = show({ choices: [choice('go', 'D5')] });
    await userEvent.click(within(board()).getByRole('button'));
    await userEvent.click(hex('A1'));
    expect(onHex.mock.calls).toEqual([[at('D5')], [at('A1')]]);
  });
});

describe('the keyboard', () => {
  it('finds the board as one stop, on the first choice', async () => {
    const { container } = show({ choices: [choice('pick', 'C3'), choice('pick', 'E3')] });
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'pick C3' })).toHaveFocus();
    expect(container.querySelectorAll('.hex-board [tabindex="0"]')).toHaveLength(1);
    await userEvent.tab();
    expect(board()).not.toContainElement(document.activeElement as HTMLElement);
  });

  it('walks over all hexes, reads them and chooses', async () => {
    const { onHex } = show({ choices: [choice('pick', 'C3'), choice('pick', 'D3')] });
    await userEvent.tab();
    await userEvent.keyboard('{ArrowUp}');
    expect(screen.getByRole('img', { name: 'Hex c4' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    expect(screen.getByRole('button', { name: 'pick D3' })).toHaveFocus();
    await userEvent.keyboard('{Enter} ');
    expect(onHex.mock.calls).toEqual([[at('D3')], [at('D3')]]);
  });

  it('jumps from choice to choice with n and N, from anywhere', async () => {
    show({ choices: [choice('pick', 'C3'), choice('pick', 'E3'), choice('strike', 'E7')] });
    await userEvent.keyboard('n');
    await userEvent.keyboard('n');
    expect(screen.getByRole('button', { name: 'pick E3' })).toHaveFocus();
    await userEvent.keyboard('N');
    expect(screen.getByRole('button', { name: 'pick C3' })).toHaveFocus();
  });

  it('stays on the hex when it is no longer a choice', async () => {
    const { change } = show({ choices: [choice('pick', 'C3'), choice('pick', 'E3')] });
    await userEvent.tab();
    change({ choices: [choice('pick', 'E3')] });
    expect(screen.getByRole('img', { name: 'Hex C3' })).toHaveFocus();
  });

  it('tells what it looks at', async () => {
    vi.spyOn(SVGElement.prototype, 'matches').mockReturnValue(true);
    const { onLook } = show({ choices: [choice('pick', 'C3')] });
    await userEvent.tab();
    expect(onLook).toHaveBeenLastCalledWith(at('C3'), 'focus');
    await userEvent.tab();
    expect(onLook).toHaveBeenLastCalledWith(null, 'focus');
  });
});

describe('the pointer', () => {
  it('looks at a hex on which it rests', () => {
    vi.useFakeTimers();
    const { onLook, hex } = show();
    fireEvent.pointerMove(hex('D5'), { pointerType: 'mouse' });
    wait(100);
    expect(onLook).not.toHaveBeenCalled();
    wait(100);
    expect(onLook).toHaveBeenLastCalledWith(at('D5'), 'hover');
    fireEvent.pointerMove(hex('E5'), { pointerType: 'mouse' });
    expect(onLook).toHaveBeenLastCalledWith(null, 'hover');
  });

  it('chooses nothing by dragging', () => {
    Object.defineProperty(HTMLElement.prototype, 'setPointerCapture', {
      configurable: true,
      value: vi.fn<() => void>(),
    });
    const { onHex, hex } = show();
    const drag = (dx: number) => {
      fireEvent.pointerDown(hex('D5'), {
        pointerId: 1,
        isPrimary: true,
        pointerType: 'mouse',
        clientX: 50,
        clientY: 50,
      });
      fireEvent.pointerMove(hex('D5'), { pointerId: 1, pointerType: 'mouse', clientX: 50 + dx, clientY: 50 });
      fireEvent.pointerUp(hex('D5'), { pointerId: 1, pointerType: 'mouse', clientX: 50 + dx, clientY: 50 });
      fireEvent.click(hex('D5'), { detail: 1 });
    };
    drag(20);
    expect(onHex).not.toHaveBeenCalled();
    drag(3);
    expect(onHex).toHaveBeenCalledTimes(1);
  });

  it('looks, and chooses nothing, when a finger is held', () => {
    vi.useFakeTimers();
    const { onHex, onLook, hex } = show();
    const finger = { pointerId: 7, isPrimary: true, pointerType: 'touch', clientX: 50, clientY: 50 };
    fireEvent.pointerDown(hex('D5'), finger);
    wait(500);
    expect(onLook).toHaveBeenLastCalledWith(at('D5'), 'press');
    expect(fireEvent.contextMenu(hex('D5'))).toBe(false);
    fireEvent.pointerUp(hex('D5'), finger);
    fireEvent.click(hex('D5'), { detail: 1 });
    expect(onHex).not.toHaveBeenCalled();
    fireEvent.pointerDown(hex('E5'), finger);
    expect(onLook).toHaveBeenLastCalledWith(null, 'press');
  });
});

describe('what is drawn on the board', () => {
  it('are tokens by their id, with who may act', () => {
    const drawing = <circle />;
    const { container } = show({
      tokens: [
        { id: 4, hex: at('C3'), drawing, state: 'ready' },
        { id: 9, hex: at('D3'), drawing, state: 'spent' },
        { id: 11, hex: at('E3'), drawing },
      ],
    });
    expect(container.querySelector('[data-token="4"]')).toHaveClass('token-ready');
    expect(container.querySelector('[data-token="9"]')).toHaveClass('token-spent');
    expect(container.querySelector('[data-token="11"]')).toHaveClass('token-quiet');
  });

  it('is a path with a number for each step but the first hex', () => {
    const { container } = show({ paths: [{ hexes: [at('C3'), at('c4'), at('C5')], kind: 'planned' }] });
    expect([...container.querySelectorAll('.step')].map((step) => step.textContent)).toEqual(['1', '2']);
  });

  it('keeps its elements when the board is turned', () => {
    const { container, change } = show({ names: [{ hex: at('D5'), text: 'Bridge' }] });
    const name = container.querySelector('.map-names text');
    change({ turned: true });
    expect(container.querySelector('.hex-board')).toHaveClass('board-turned');
    expect(container.querySelector('.map-names text')).toBe(name);
    expect(name?.closest('.upright')).not.toBeNull();
  });

  it('draws no ground anew for new choices', () => {
    const onDraw = vi.fn<() => void>();
    function Hill() {
      onDraw();
      return <circle />;
    }
    const ground = BOARD.labels.map((label) => <Hill key={label} />);
    const { change } = show({ ground, choices: [choice('pick', 'C3')] });
    expect(onDraw).toHaveBeenCalledTimes(BOARD.size);
    change({ choices: [choice('pick', 'E3')] });
    expect(screen.getByRole('button', { name: 'pick E3' })).toBeVisible();
    expect(onDraw).toHaveBeenCalledTimes(BOARD.size);
  });
});

describe('the board in words', () => {
  const rows = () => {
    const [list] = within(screen.getByRole('region', { name: 'Battlefield in words' })).getAllByRole('list');
    return [...list.children].map((row) => [...row.querySelectorAll('li')].map(({ textContent }) => textContent));
  };

  it('has every hex, row by row', () => {
    show();
    expect(rows()).toHaveLength(9);
    expect(rows()[0][0]).toBe('Hex A9');
    expect(rows()[8].at(-1)).toBe('Hex M1');
  });

  it('is read as it is seen on a turned board', () => {
    show({ turned: true });
    expect(rows()[0][0]).toBe('Hex M1');
    expect(rows()[8].at(-1)).toBe('Hex A9');
  });
});
