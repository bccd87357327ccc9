import type { Board, Hex } from '../../../hex/board.ts';
import type { Tempo } from '../../table/motion/tempo.ts';
import { PaperStrip } from './PaperStrip.tsx';

export interface VerdictStripProps {
  readonly board: Board;
  readonly hex: Hex;
  readonly turned: boolean;
  readonly tempo: Tempo;
  readonly words: string;
  /** An aircraft was lost. */
  readonly isLoss: boolean;
  /** It keeps clear of so many. */
  readonly dice?: number;
}

/** What the dice over an aircraft came to, on a strip of paper over the hex. */
export function VerdictStrip({ words, isLoss, tempo, dice = 0, ...place }: VerdictStripProps) {
  return (
    <PaperStrip
      {...place}
      width={words.length * 10 + 30}
      height={32}
      dice={dice}
      className={isLoss ? 'verdict-loss' : ''}
      time={tempo.linger}
    >
      <text y={7}>{words}</text>
    </PaperStrip>
  );
}
