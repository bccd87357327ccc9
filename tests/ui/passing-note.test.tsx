import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PassingNote } from '../../src/ui/notes/PassingNote.tsx';
import { loadWords } from '../../src/ui/text/i18n.ts';

await loadWords();
beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const later = (seconds: number): void => {
  act(() => {
    vi.advanceTimersByTime(seconds * 1000);
  });
};

function show(seconds: number | null) {
  const onGone = vi.fn<() => void>();
  render(
    <PassingNote seconds={seconds} onGone={onGone}>
      Done.
    </PassingNote>,
  );
  return onGone;
}

describe('a passing note', () => {
  it('goes by itself, and waits while somebody points at it', () => {
    const onGone = show(8);
    later(7);
    fireEvent.mouseEnter(screen.getByText('Done.'));
    later(60);
    expect(onGone).not.toHaveBeenCalled();
    fireEvent.mouseLeave(screen.getByText('Done.'));
    later(7.9);
    expect(onGone).not.toHaveBeenCalled();
    later(0.2);
    expect(onGone).toHaveBeenCalledOnce();
  });

  it('can be dismissed, and stays for good where it has to be read', () => {
    const onGone = show(null);
    later(600);
    expect(onGone).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(onGone).toHaveBeenCalledOnce();
  });
});
