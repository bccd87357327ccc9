import { useEffect, useRef, type ReactNode } from 'react';

export interface OverlayProps {
  readonly title: string;
  readonly side: number;
  readonly children: ReactNode;
}

/** A sheet over the table; the first button in it has the focus. */
export function Overlay({ title, side, children }: OverlayProps) {
  const sheet = useRef<HTMLDialogElement>(null);
  useEffect(() => sheet.current?.querySelector('button')?.focus(), []);
  return (
    <div className="curtain">
      <dialog open ref={sheet} className={`sheet side-${side}`} aria-modal="true" aria-labelledby="sheet-title">
        <h2 id="sheet-title">{title}</h2>
        {children}
      </dialog>
    </div>
  );
}
