import { useLayoutEffect, type RefObject } from 'react';
import type { Hex } from '../../../hex/board.ts';
import { placeAbove, placeAtEdge, placeBeside, type Box, type Seen } from './place-note.ts';

const MARGIN = 8;
/** On a page narrower than this, notes lie along an edge. */
const NARROW = 700;

function boxesOf(selector: string): Box[] {
  return [...document.querySelectorAll(selector)]
    .map((element) => element.getBoundingClientRect())
    .filter(({ width }) => width > 0);
}

function hexBox(hex: Hex): Box[] {
  return boxesOf(`.hex-board .ground [data-hex="${hex}"] .hex-line`);
}

/** What is read and pressed while a note is open: the question with its buttons, the bar of sheets. */
function fixedBoxes(): Box[] {
  return boxesOf('.prompt, .sheet-bar');
}

function roomOnPage(): Box {
  const { innerWidth, innerHeight } = window;
  return { left: MARGIN, top: MARGIN, right: innerWidth - MARGIN, bottom: innerHeight - MARGIN };
}

/** Between the question above and the bar of sheets below. */
function roomBetween(): Box {
  const page = roomOnPage();
  const middle = (page.top + page.bottom) / 2;
  let { top, bottom } = page;
  for (const box of fixedBoxes()) {
    if (box.bottom < middle) top = Math.max(top, box.bottom + MARGIN);
    else if (box.top > middle) bottom = Math.min(bottom, box.top - MARGIN);
  }
  return { ...page, top, bottom };
}

/** Other hexes to choose from, and pieces that stand about. */
function lesserBoxes(): Box[] {
  return boxesOf('.hex-board .choice-ring, .hex-board .token');
}

type Placing = typeof placeBeside;

function place(note: HTMLElement, about: Box, seen: Seen, beside: Placing): void {
  const { width, height } = note.getBoundingClientRect();
  const size = { width, height };
  const { left, top } =
    window.innerWidth < NARROW
      ? placeAtEdge(size, about, seen, roomBetween())
      : beside(size, about, { ...seen, must: [...seen.must, ...fixedBoxes()] }, roomOnPage());
  note.style.left = `${Math.round(left)}px`;
  note.style.top = `${Math.round(top)}px`;
}

/** Puts a note beside the first hex, off the others, and keeps it there while the page scrolls or changes its size. */
export function usePlacedAtHex(note: RefObject<HTMLElement | null>, hexes: readonly Hex[]): void {
  useLayoutEffect(() => {
    const settle = () => {
      const [about] = hexes.slice(0, 1).flatMap(hexBox);
      if (note.current === null || about === undefined) return;
      place(note.current, about, { must: hexes.flatMap(hexBox), may: lesserBoxes() }, placeBeside);
    };
    return settled(note, settle);
  });
}

const NOTHING: Seen = { must: [], may: [] };

/** Puts a note above an element of the page. */
export function usePlacedAt(note: RefObject<HTMLElement | null>, about: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const settle = () => {
      if (note.current !== null && about.current !== null)
        place(note.current, about.current.getBoundingClientRect(), NOTHING, placeAbove);
    };
    return settled(note, settle);
  });
}

function settled(note: RefObject<HTMLElement | null>, settle: () => void): () => void {
  settle();
  const observer = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(settle);
  if (note.current !== null) observer?.observe(note.current);
  window.addEventListener('resize', settle);
  document.addEventListener('scroll', settle, { capture: true, passive: true });
  return () => {
    observer?.disconnect();
    window.removeEventListener('resize', settle);
    document.removeEventListener('scroll', settle, { capture: true });
  };
}
