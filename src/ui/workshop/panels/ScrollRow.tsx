import { useEffect, useRef, type ReactNode } from 'react';
import { t } from '../../text/i18n.ts';
import './scroll-row.css';

const WAYS = ['back', 'on'] as const;
type Way = (typeof WAYS)[number];
const SIGNS: Readonly<Record<Way, string>> = { back: '‹', on: '›' };
/** Less than that is no scrolling, but a rounded width. */
const ALMOST = 2;
/** As wide as the style sheet has it. */
export const FADE = 30;
/** How much of the row goes by at once; a bit of what was seen stays. */
const STEP = 0.7;

/** Marks the edges beyond which the row goes on; the style sheet fades them and shows the arrows. */
function markEdges(row: HTMLElement | null): void {
  if (row === null || row.parentElement === null) return;
  const { scrollLeft, clientWidth, scrollWidth } = row;
  const isCut = { back: scrollLeft > ALMOST, on: scrollLeft + clientWidth < scrollWidth - ALMOST };
  row.parentElement.dataset.more = WAYS.filter((way) => isCut[way]).join(' ');
}

export interface ScrollRowProps {
  readonly className?: string;
  readonly children: ReactNode;
}

/** A row that may be longer than there is room: it fades where it goes on, and an arrow leads there. */
export function ScrollRow({ className = '', children }: ScrollRowProps) {
  const row = useRef<HTMLDivElement>(null);
  // What is in the row may have changed with any drawing of it.
  useEffect(() => markEdges(row.current));
  useEffect(() => {
    const { current } = row;
    if (current === null || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(() => markEdges(current));
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  const go = (way: Way) => {
    const { current } = row;
    if (current !== null) current.scrollLeft += current.clientWidth * STEP * (way === 'on' ? 1 : -1);
  };
  return (
    <div className={`scroll-row ${className}`}>
      <div ref={row} className="scroll-row-content" onScroll={(event) => markEdges(event.currentTarget)}>
        {children}
      </div>
      {WAYS.map((way) => (
        <button
          key={way}
          type="button"
          className="quiet"
          data-way={way}
          tabIndex={-1}
          aria-label={t(`workshop:palette.${way}`)}
          onClick={() => go(way)}
        >
          {SIGNS[way]}
        </button>
      ))}
    </div>
  );
}
