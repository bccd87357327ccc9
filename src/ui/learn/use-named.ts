import { useMemo } from 'react';
import { boardOf, type Hex } from '../../hex/board.ts';
import { hexOfLabel } from '../../hex/labels.ts';
import { stepOf, type Session } from '../../lessons/session.ts';

const LABEL = /\b[A-Za-z]\d{1,2}\b/g;

/** The hexes that the coach names, with those that are pointed at. */
export function useNamed(session: Session, pointed: readonly Hex[]): readonly Hex[] {
  const words = `${stepOf(session)?.goal ?? ''} ${session.told?.say ?? ''}`;
  const shape = session.lesson.first.board;
  return useMemo(() => {
    const board = boardOf(shape);
    const named = (words.match(LABEL) ?? []).map((label) => hexOfLabel(board, label));
    return [...new Set([...pointed, ...named.filter((hex) => hex !== undefined)])];
  }, [shape, words, pointed]);
}
