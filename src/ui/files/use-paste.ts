import { useEffect, useRef } from 'react';
import { isWriting } from '../own-keys.ts';

export interface Pasted {
  readonly text: string;
  readonly files: readonly File[];
}

/** Whatever is pasted on the page and not into a field. True: it was taken. */
export function usePaste(onPaste: (pasted: Pasted) => boolean): void {
  const take = useRef(onPaste);
  useEffect(() => {
    take.current = onPaste;
  });
  useEffect(() => {
    const paste = (event: ClipboardEvent): void => {
      const { clipboardData } = event;
      if (clipboardData === null || isWriting(event.target) || document.querySelector('dialog[open]') !== null) return;
      const pasted = { text: clipboardData.getData('text/plain'), files: [...clipboardData.files] };
      if (pasted.files.length === 0 && pasted.text.trim() === '') return;
      if (take.current(pasted)) event.preventDefault();
    };
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, []);
}
