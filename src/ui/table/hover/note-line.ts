/** One paragraph of a note. */
export interface NoteLine {
  readonly id: string;
  readonly kind: 'unit' | 'ability' | 'values' | 'state' | 'goal' | 'ground';
  readonly title?: string;
  /** Figures of a unit, beside its name. */
  readonly count?: string;
  readonly text: string;
}

/** Letters that fit on a row of the note, and rows that are read at a glance. */
const ROW = 44;
const GLANCE = 9;

function rowsOf({ title = '', text }: NoteLine): number {
  return Math.max(1, Math.ceil((title.length + text.length) / ROW));
}

/** As many lines as are read at a glance, at least the first. */
export function atAGlance(lines: readonly NoteLine[]): readonly NoteLine[] {
  let rows = 0;
  const end = lines.findIndex((line, at) => {
    rows += rowsOf(line);
    return at > 0 && rows > GLANCE;
  });
  return end === -1 ? lines : lines.slice(0, end);
}
