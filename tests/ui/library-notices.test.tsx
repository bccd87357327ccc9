import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Notices } from '../../src/ui/library/Notices.tsx';
import type { Deleted, LibraryDesk } from '../../src/ui/library/use-library.ts';
import { loadWords } from '../../src/ui/text/i18n.ts';

await loadWords();
beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const gone = (name: string, at: number): Deleted => ({
  at,
  id: `own-${name}`,
  name,
  back: () => Promise.resolve({ ok: true, value: `own-${name}` }),
});

describe('what was deleted', () => {
  it('can be brought back: earlier ones for a while, the last one until somebody leaves', () => {
    const letGo = vi.fn<LibraryDesk['letGo']>();
    const deleted = [gone('last', 2), gone('first', 1)];
    const desk = { notice: null, deleted, letGo, bringBack: vi.fn<LibraryDesk['bringBack']>() };
    render(<Notices desk={desk as unknown as LibraryDesk} />);
    expect(screen.getAllByRole('button', { name: /^Undo/ })).toHaveLength(2);
    // Whoever is on it with the keys holds it; a mouse does not.
    if (document.activeElement instanceof HTMLElement) fireEvent.blur(document.activeElement);
    act(() => void vi.advanceTimersByTime(600_000));
    expect(letGo.mock.calls).toEqual([[deleted[1]]]);
  });
});
