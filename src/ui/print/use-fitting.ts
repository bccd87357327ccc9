import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

interface Fit {
  readonly points: number;
  /** What is left out or made smaller, for the style sheet. */
  readonly how: string;
}

const sizes = (how: string, ...points: readonly number[]): Fit[] => points.map((one) => ({ points: one, how }));

/** From the most generous on: smaller letters, a smaller map, a legend without explanations. */
const FITS: readonly Fit[] = [
  ...sizes('', 9, 8.6, 8.2, 7.8, 7.5, 7.2),
  ...sizes('less-map', 7.6, 7.3, 7),
  ...sizes('brief', 7.8, 7.5, 7.2),
  ...sizes('brief less-map', 7.6, 7.3, 7, 6.7),
  ...sizes('brief medium-map', 7.8, 7.4, 7, 6.6),
  ...sizes('brief small-map', 7.2, 6.8, 6.4, 6, 5.5, 5, 4.5),
];

/** Printers round letters in their own way. */
const SLACK = 0.985;

function fit(page: HTMLElement, content: HTMLElement): void {
  for (const { points, how } of FITS) {
    page.style.setProperty('--sheet-size', `${points}pt`);
    page.dataset.fit = how;
    if (content.scrollHeight <= page.clientHeight * SLACK && content.scrollWidth <= page.clientWidth + 1) return;
  }
}

/** The widest that a page is shown on the screen, against its size on paper. */
const LARGEST = 1.35;

/** Letters in pixels of the screen: below this they are a strain, at that they are read with ease. */
const SMALL_LETTERS = 9;
const EASY_LETTERS = 13;

/** The paper takes the room it has on the screen, or more of it; what is on it was fitted at its own size. True: it is small. */
function scale(page: HTMLElement, isLarge: boolean): boolean {
  const { parentElement: paper } = page;
  if (paper === null) return false;
  paper.style.setProperty('--sheet-zoom', '1');
  const letters = Number.parseFloat(getComputedStyle(page).fontSize);
  const room = paper.parentElement?.clientWidth ?? 0;
  const own = paper.offsetWidth;
  if (room <= 0 || own <= 0) return false;
  const whole = Math.min(room / own, LARGEST);
  const isSmall = letters * whole < SMALL_LETTERS;
  paper.style.setProperty('--sheet-zoom', String(isLarge && isSmall ? EASY_LETTERS / letters : whole));
  return isSmall;
}

/**
 * Makes the content fit its one page, and the page the screen. A text without an end goes on to a second page.
 * True: the whole page is too small to be read, so that it can be enlarged.
 */
export function useFitting(
  page: RefObject<HTMLElement | null>,
  content: RefObject<HTMLElement | null>,
  isLarge: boolean,
): boolean {
  const [isSmall, setSmall] = useState(false);
  const wanted = useRef(isLarge);
  useLayoutEffect(() => {
    wanted.current = isLarge;
    if (page.current !== null) scale(page.current, isLarge);
  }, [page, isLarge]);
  useLayoutEffect(() => {
    let isHere = true;
    const all = () => {
      if (!isHere || page.current === null || content.current === null) return;
      page.current.parentElement?.style.setProperty('--sheet-zoom', '1');
      fit(page.current, content.current);
      rescale();
    };
    const rescale = () => {
      if (page.current !== null) setSmall(scale(page.current, wanted.current));
    };
    all();
    // Other letters take other room.
    void document.fonts?.ready.then(all);
    globalThis.addEventListener('resize', rescale);
    return () => {
      isHere = false;
      globalThis.removeEventListener('resize', rescale);
    };
  }, [page, content]);
  return isSmall;
}
