/** Where a note lies on the page, as numbers of pixels. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Spot {
  readonly left: number;
  readonly top: number;
}

const GAP = 10;

function overlap(a: Box, b: Box): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return width > 0 && height > 0 ? width * height : 0;
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}

/** What a note should leave free: at any price, where there is room elsewhere, or where it costs nothing else. */
export interface Seen {
  readonly must: readonly Box[];
  /** Hexes to choose from. */
  readonly lit?: readonly Box[];
  readonly may: readonly Box[];
}

const MUST = 20;
const LIT = 6;

interface Found extends Spot {
  readonly covered: number;
}

/** The first spot, moved into the room, that covers the least of what should be seen. */
function bestOf(spots: readonly Spot[], { width, height }: Size, { must, lit = [], may }: Seen, room: Box): Found {
  let best: Found = { left: room.left, top: room.top, covered: Infinity };
  for (const spot of spots) {
    const left = clamp(spot.left, room.left, room.right - width);
    const top = clamp(spot.top, room.top, room.bottom - height);
    const box = { left, top, right: left + width, bottom: top + height };
    const coveredOf = (boxes: readonly Box[]) => boxes.reduce((sum, other) => sum + overlap(box, other), 0);
    const covered = MUST * coveredOf(must) + LIT * coveredOf(lit) + coveredOf(may);
    if (covered < best.covered) best = { left, top, covered };
  }
  return best;
}

/** Where a note already lies beside what it is about. */
export interface Lying {
  readonly about: Box;
  readonly spot: Spot;
  readonly height: number;
}

/** A note that grows or shrinks stays where it lies: it grows away from what it is about. null: it cannot stay. */
export function stayed(size: Size, about: Box, lying: Lying, room: Box): Spot | null {
  const was = lying.about;
  if (about.left !== was.left || about.top !== was.top || about.right !== was.right) return null;
  const end = lying.spot.top + lying.height;
  const left = clamp(lying.spot.left, room.left, room.right - size.width);
  const top = clamp(end <= about.top ? end - size.height : lying.spot.top, room.top, room.bottom - size.height);
  const box = { left, top, right: left + size.width, bottom: top + size.height };
  return overlap(box, about) > 0 ? null : { left, top };
}

/** The ground before a piece that looks up or down the page: where it may want to go. */
export function aheadOf(about: Box, up: boolean): Box {
  const [width, height] = [about.right - about.left, about.bottom - about.top];
  const [left, right] = [about.left - width, about.right + width];
  return up
    ? { left, right, top: about.top - 2 * height, bottom: about.top }
    : { left, right, top: about.bottom, bottom: about.bottom + 2 * height };
}

/** Hexes to choose from that lie so many hexes away or nearer belong to what is looked at. */
const NEAR = 3.2;

/** What it is about, with the hexes around it that can be chosen. */
function withLit(about: Box, lit: readonly Box[]): Box {
  const far = NEAR * (about.right - about.left);
  const near = lit.filter(
    ({ left, right, top, bottom }) =>
      Math.abs(left + right - about.left - about.right) < 2 * far &&
      Math.abs(top + bottom - about.top - about.bottom) < 2 * far,
  );
  const all = [about, ...near];
  return {
    left: Math.min(...all.map(({ left }) => left)),
    top: Math.min(...all.map(({ top }) => top)),
    right: Math.max(...all.map(({ right }) => right)),
    bottom: Math.max(...all.map(({ bottom }) => bottom)),
  };
}

/** Beside what it is about: right, left, above, below; else beside what can be chosen around it, else in a corner. */
export function placeBeside(size: Size, about: Box, seen: Seen, room: Box): Spot {
  const { width, height } = size;
  const right = about.right + GAP;
  const left = about.left - GAP - width;
  const above = about.top - GAP - height;
  const below = about.bottom + GAP;
  const middle = (about.left + about.right - width) / 2;
  const level = (about.top + about.bottom - height) / 2;
  const near = [
    { left: right, top: level },
    { left, top: level },
    { left: right, top: above },
    { left: right, top: below },
    { left, top: above },
    { left, top: below },
    { left: middle, top: above },
    { left: middle, top: below },
  ];
  const around = withLit(about, seen.lit ?? []);
  const apart = [
    { left: around.right + GAP, top: level },
    { left: around.left - GAP - width, top: level },
    { left: middle, top: around.top - GAP - height },
    { left: middle, top: around.bottom + GAP },
  ];
  const corners = [
    { left: room.right, top: room.top },
    { left: room.left, top: room.top },
    { left: room.right, top: room.bottom },
    { left: room.left, top: room.bottom },
  ];
  const must = [about, ...seen.must];
  const isFree = (spot: Spot) => bestOf([spot], size, { must, may: [] }, room).covered === 0;
  const free = [...near, ...apart].filter(isFree);
  return bestOf(free.length > 0 ? free : [...corners, ...near], size, { ...seen, must }, room);
}

/** From one place to the next that is tried. */
const STEP = 8;

/** Along the upper or the lower edge of the room, away from the finger; between them where that covers less. */
export function placeAtEdge(size: Size, about: Box, seen: Seen, room: Box): Spot {
  const isHigh = about.top + about.bottom < room.top + room.bottom;
  const { left } = room;
  const [upper, lower] = [room.top, room.bottom - size.height];
  const between = Array.from({ length: Math.max(0, Math.ceil((lower - upper) / STEP) - 1) }, (_, at) => ({
    left,
    top: isHigh ? lower - (at + 1) * STEP : upper + (at + 1) * STEP,
  }));
  const edges = [
    { left, top: upper },
    { left, top: lower },
  ];
  const spots = [...(isHigh ? edges.toReversed() : edges), ...between];
  return bestOf(spots, size, { ...seen, must: [about, ...seen.must] }, room);
}

/** Above it, as a card in the hand wants it; else beside it. */
export function placeAbove(size: Size, about: Box, seen: Seen, room: Box): Spot {
  const { width, height } = size;
  const left = clamp(about.left, room.left, room.right - width);
  const top = about.top - GAP - height;
  const box = { left, top, right: left + width, bottom: top + height };
  const isFree = top >= room.top && seen.must.every((other) => overlap(box, other) === 0);
  return isFree ? { left, top } : placeBeside(size, about, seen, room);
}
