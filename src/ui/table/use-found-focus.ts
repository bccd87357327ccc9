import { useEffect, useRef, type RefObject } from 'react';

/** What is asked of the board to put the keyboard somewhere. */
interface Chooser {
  nextChoice(this: void, step: 1 | -1): void;
}

function first(selector: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(selector);
}

/**
 * A card that is played and a button that is pressed go away with the focus on them. Whoever plays by keyboard finds
 * it again on the next choice on the board, else on the first button of the decision.
 */
export function useFoundFocus(
  board: RefObject<Chooser | null>,
  moment: object,
  isFree: boolean,
  hasChoices: boolean,
): void {
  const last = useRef<object | null>(null);
  const byKeyboard = useRef(false);
  useEffect(() => {
    const onKey = () => {
      byKeyboard.current = true;
    };
    const onPointer = () => {
      byKeyboard.current = false;
    };
    document.addEventListener('keydown', onKey, true);
    document.addEventListener('pointerdown', onPointer, true);
    return () => {
      document.removeEventListener('keydown', onKey, true);
      document.removeEventListener('pointerdown', onPointer, true);
    };
  }, []);
  useEffect(() => {
    // While something lies over the table the keyboard belongs to that.
    const now = isFree ? moment : null;
    if (last.current === now) return;
    last.current = now;
    if (now === null) return;
    const active = document.activeElement;
    const isLost = active === null || active === document.body || !active.isConnected;
    if (!byKeyboard.current || !isLost) return;
    if (hasChoices) board.current?.nextChoice(1);
    else (first('.hand .card button') ?? first('.prompt .buttons button'))?.focus();
  }, [board, moment, isFree, hasChoices]);
}
