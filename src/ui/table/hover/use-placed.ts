import { useLayoutEffect, useRef, type RefObject } from 'react';
import type { Hex } from '../../../hex/board.ts';
import {
  aheadOf,
  placeAbove,
  placeAtEdge,
  placeBeside,
  stayed,
  type Box,
  type Lying,
  type Seen,
} from './place-note.ts';

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

/** What is read and pressed while a note is open: the words of a lesson, the question, the tools, the bar of sheets. */
const FIXED = ['.coach', '.prompt', '.sheet-bar', '.sandbox-tools'];

function fixedBoxes(selectors: readonly string[] = FIXED): Box[] {
  return boxesOf(selectors.join(', '));
}

/** Below the score, which is always to be read. */
function roomOnPage(): Box {
  const { innerWidth, innerHeight } = window;
  const top = Math.max(MARGIN, ...boxesOf('.score-bar').map(({ bottom }) => bottom + MARGIN / 2));
  return { left: MARGIN, top, right: innerWidth - MARGIN, bottom: innerHeight - MARGIN };
}

/** Pieces that stand about, and the cards. */
function lesserBoxes(): Box[] {
  return boxesOf('.hex-board .token, .hand');
}

/** A small screen has room between the tools of the sandbox and the bar of sheets alone. */
function roomOnPhone(): Box {
  const page = roomOnPage();
  const bars = boxesOf('.sheet-bar').map(({ top }) => top - MARGIN / 2);
  const tools = boxesOf('.sandbox-tools').map(({ bottom }) => bottom + MARGIN / 2);
  return { ...page, top: Math.max(page.top, ...tools), bottom: Math.min(page.bottom, ...bars) };
}

/** A hex is small beside a panel, and counts for more: it is what the note speaks of. */
const HEX_COUNTS = 12;

/** On a small screen something is always covered: first other pieces, then lines of words, a piece in use last. */
function seenOnPhone({ must, ...rest }: Seen): Seen {
  const hexes = Array.from({ length: HEX_COUNTS }, () => must).flat();
  return {
    must: [...hexes, ...fixedBoxes(['.coach']), ...fixedBoxes(['.prompt']), ...fixedBoxes(['.prompt'])],
    ...rest,
  };
}

type Placing = typeof placeBeside;

function place(note: HTMLElement, about: Box, see: () => Seen, beside: Placing, lying: Lying | null, more = 0): Lying {
  const { width, height } = note.getBoundingClientRect();
  const size = { width, height };
  const isNarrow = window.innerWidth < NARROW;
  const room = isNarrow ? roomOnPhone() : roomOnPage();
  const anew = () => {
    const seen = see();
    if (isNarrow) return placeAtEdge(size, about, seenOnPhone({ ...seen, must: [about, ...seen.must] }), room);
    const grown = { width, height: height + more };
    const { left, top } = beside(grown, about, { ...seen, must: [...seen.must, ...fixedBoxes()] }, room);
    return { left, top: top + grown.height <= about.top ? top + more : top };
  };
  const spot = (lying === null ? null : stayed(size, about, lying, room)) ?? anew();
  note.style.left = `${Math.round(spot.left)}px`;
  note.style.top = `${Math.round(spot.top)}px`;
  return { about, spot, height };
}

export interface HexPlace {
  /** What the note is about, then what else it leaves free. */
  readonly hexes: readonly Hex[];
  /** The piece there looks up the page; null: nothing before it matters. */
  readonly looksUp: boolean | null;
  /** The note lies where it lies for as long as this is the same. */
  readonly moment: string;
  /** Rows will be added to it by and by. */
  readonly grows: boolean;
}

/** Height of what is added to a note that grows. */
const GROWTH = 72;

/** Puts a note beside the first hex, off the others, and keeps it there while the page scrolls or changes its size. */
export function usePlacedAtHex(note: RefObject<HTMLElement | null>, { hexes, looksUp, moment, grows }: HexPlace): void {
  const lying = useRef<{ readonly moment: string; readonly at: Lying } | null>(null);
  useLayoutEffect(() => {
    const settle = () => {
      const [about] = hexes.slice(0, 1).flatMap(hexBox);
      if (note.current === null || about === undefined) return;
      const ahead = looksUp === null ? [] : [aheadOf(about, looksUp)];
      const see = () => ({
        must: [...hexes.flatMap(hexBox), ...boxesOf('.board-popup')],
        lit: boxesOf('.hex-board .choice-ring'),
        may: [...lesserBoxes(), ...ahead, ...ahead],
      });
      const before = lying.current?.moment === moment ? lying.current.at : null;
      lying.current = { moment, at: place(note.current, about, see, placeBeside, before, grows ? GROWTH : 0) };
    };
    return settled(note, settle);
  });
}

const nothing = (): Seen => ({ must: [], may: [] });

/** Puts a note above an element of the page. */
export function usePlacedAt(note: RefObject<HTMLElement | null>, about: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const settle = () => {
      if (note.current !== null && about.current !== null)
        place(note.current, about.current.getBoundingClientRect(), nothing, placeAbove, null);
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
