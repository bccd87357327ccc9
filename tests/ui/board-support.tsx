import { boardOf, type Hex } from '../../src/hex/board.ts';
import { hexOfLabel } from '../../src/hex/labels.ts';
import type { BoardModel, Choice, ChoiceKind } from '../../src/ui/board/model.ts';
import { PointerLayer } from '../../src/ui/board/PointerLayer.tsx';

export const BOARD = boardOf('standard');

export function at(label: string): Hex {
  const hex = hexOfLabel(BOARD, label);
  if (hex === undefined) throw new Error(`no hex ${label}`);
  return hex;
}

export function choice(kind: ChoiceKind, label: string): Choice {
  return { hex: at(label), kind, label: `${kind} ${label}` };
}

export function modelWith(parts: Partial<BoardModel> = {}): BoardModel {
  return {
    board: BOARD,
    ground: BOARD.labels.map(() => null),
    tokens: [],
    names: [],
    choices: [],
    selected: [],
    arrow: null,
    paths: [],
    highlights: [],
    sectionLines: [],
    turned: false,
    pointerLayer: PointerLayer,
    labelOf: (hex) => `Hex ${BOARD.labels[hex]}`,
    ...parts,
  };
}
