import { createContext, use, type ReactNode } from 'react';
import type { Hex } from '../../hex/board.ts';
import type { Action, Side } from '../../memoir/index.ts';
import type { MemoirApi } from '../../store/memoir.ts';
import type { Settings } from '../../store/settings.ts';
import type { Arrow, BoardModel, Highlight } from '../board/model.ts';
import type { TableScene } from './scene-props.ts';
import type { Shortcuts } from './use-shortcuts.ts';

/** What the table shows now, for the parts of a guide. */
export interface TableMoment {
  readonly scene: TableScene;
  /** Dice are on their way. */
  readonly isRolling: boolean;
}

export const ShownMoment = createContext<TableMoment | null>(null);

export function useTableMoment(): TableMoment {
  const moment = use(ShownMoment);
  if (moment === null) throw new Error('there is no table around it');
  return moment;
}

/** What a lesson or the sandbox changes at the table. */
export interface TableGuide {
  /** Its own game in place of the one that is kept on the device. */
  readonly api: MemoirApi;
  readonly settings?: Partial<Settings>;
  /** In place of the bar with the score. */
  readonly bar?: ReactNode;
  /** Before the question of the table. */
  readonly panel?: ReactNode;
  /** Before the other things at the side. */
  readonly side?: ReactNode;
  /** Who sits at the bottom of the board, whoever's turn it is. */
  readonly sitter?: Side;
  /** Hexes that are to be seen when they change. */
  readonly spokenOf?: readonly Hex[];
  readonly arrows?: readonly Arrow[];
  /** What draws arrows and hexes that are pointed at. */
  readonly pointerLayer?: BoardModel['pointerLayer'];
  readonly highlights?: readonly Highlight[];
  /** A new number: what was chosen before is forgotten. */
  readonly moment?: number;
  /** Keys that come before those of the table. */
  readonly keys?: Shortcuts;
  /** Escape with nothing left to step out of. */
  onOut?(this: void): void;
  /** A click where nothing can be done; true: what was chosen stays chosen. */
  onNothing?(this: void, hex: Hex): boolean;
  /** Dice that are not to be aimed at all. */
  refuses?(this: void, action: Action): boolean;
  /** A piece was chosen, or aim taken. */
  onTry?(this: void): void;
}
