import { useEffect, useRef, useState, type ReactNode } from 'react';

export interface OverlayProps {
  readonly title: string;
  readonly side: number;
  /** What is on it; while the hand is not steady its buttons do nothing. */
  children(this: void, isSteady: boolean): ReactNode;
}

const SLIP = 400;

/** False for a moment: a key or a click that was meant for what was there before must not open a hand. */
function useSteadyHand(): boolean {
  const [isSteady, setSteady] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSteady(true), SLIP);
    return () => clearTimeout(timer);
  }, []);
  return isSteady;
}

/** A sheet over the table. */
export function Overlay({ title, side, children }: OverlayProps) {
  const sheet = useRef<HTMLDivElement>(null);
  const isSteady = useSteadyHand();
  useEffect(() => {
    const first = isSteady ? 'button' : 'h2';
    sheet.current?.querySelector<HTMLElement>(first)?.focus();
  }, [isSteady]);
  return (
    <div className="curtain">
      {/* An open <dialog> would take the Esc key away from the settings that may lie over it. */}
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role */}
      <div ref={sheet} className={`sheet side-${side}`} role="dialog" aria-modal="true" aria-labelledby="sheet-title">
        <h2 id="sheet-title" tabIndex={-1}>
          {title}
        </h2>
        {children(isSteady)}
      </div>
    </div>
  );
}
