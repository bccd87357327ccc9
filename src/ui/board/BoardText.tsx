import { memo, useDeferredValue, useMemo } from 'react';
import type { Hex } from '../../hex/board.ts';
import type { BoardModel } from './model.ts';

export interface BoardTextProps extends Pick<BoardModel, 'board' | 'turned' | 'labelOf'> {
  readonly label: string;
  /** Seen by everybody, or only read aloud. */
  readonly shown: boolean;
  /** The name of a row, the first one being the nearest to the top of the screen. */
  rowName(this: void, row: number): string;
}

interface RowProps {
  readonly name: string;
  readonly texts: readonly string[];
}

function readsSame(a: RowProps, b: RowProps): boolean {
  return a.name === b.name && a.texts.length === b.texts.length && a.texts.every((text, at) => text === b.texts[at]);
}

const Row = memo(function Row({ name, texts }: RowProps) {
  return (
    <li>
      {name}
      <ul>
        {texts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </li>
  );
}, readsSame);

/** The board in words, row by row as it is seen. */
export const BoardText = memo(function BoardText(props: BoardTextProps) {
  const { board, label, shown, rowName } = props;
  // Words may come a moment later than the drawing; neither the first board nor the answer to a click waits for them.
  const labelOf = useDeferredValue(props.labelOf, null);
  const turned = useDeferredValue(props.turned);
  const rows = useMemo(() => {
    if (labelOf === null) return [];
    const hexes: Hex[][] = Array.from({ length: board.rows }, () => []);
    for (let hex = 0; hex < board.size; hex++) hexes[board.row[hex]].push(hex);
    return (turned ? hexes.toReversed().map((row) => row.toReversed()) : hexes).map((row) => row.map(labelOf));
  }, [board, turned, labelOf]);
  return (
    <section
      className={shown ? 'board-text shown-text' : 'board-text hidden-text'}
      aria-label={label}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, and the keyboard must be able to
      tabIndex={shown ? 0 : undefined}
    >
      <ol>
        {rows.map((texts, row) => (
          <Row key={rowName(row)} name={rowName(row)} texts={texts} />
        ))}
      </ol>
    </section>
  );
});
