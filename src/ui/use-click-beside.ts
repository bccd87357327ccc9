import { useRef, type MouseEvent, type PointerEvent } from 'react';

/**
 * For a dialog: a click on its backdrop closes it. Text that is marked in it may end there, which is a click on the
 * backdrop to the browser; so it has to begin there too.
 */
export function useClickBeside(onClose: () => void) {
  const isBeside = useRef(false);
  return {
    onPointerDown: ({ target, currentTarget }: PointerEvent) => {
      isBeside.current = target === currentTarget;
    },
    onClick: ({ target, currentTarget }: MouseEvent) => {
      if (isBeside.current && target === currentTarget) onClose();
    },
  };
}
