import { memo, useEffect, useRef } from 'react';
import type { Board } from '../../../hex/board.ts';
import { useAnimations } from './animate.ts';
import type { Beat } from './beats.ts';
import { Blast, FallingFigures, LeavingUnit, RisingFigures } from './Ghosts.tsx';
import { MedalFlight } from './MedalFlight.tsx';
import { isRolling, type Act } from './presentation.ts';
import { lengthOf } from './tempo.ts';
import { ThrownDice, type DiceStage } from './ThrownDice.tsx';
import { walksOf, walkToken } from './walk.ts';
import './motion.css';

interface Ground {
  readonly board: Board;
  readonly turned: boolean;
}

function BeatDrawing({ beat, act, board }: { readonly beat: Beat; readonly act: Act; readonly board: Board }) {
  const { tempo, units } = act;
  switch (beat.kind) {
    case 'fall': {
      const { hex, left, count } = beat;
      return <FallingFigures board={board} hex={hex} unit={units[beat.unit]} tempo={tempo} from={left} count={count} />;
    }
    case 'restored': {
      const unit = units[beat.unit];
      const { hex, count } = beat;
      return <RisingFigures board={board} hex={hex} unit={unit} tempo={tempo} from={unit.figures} count={count} />;
    }
    case 'gone':
      return <LeavingUnit board={board} hex={beat.hex} unit={units[beat.unit]} tempo={tempo} exited={beat.exited} />;
    case 'mine':
      return <Blast board={board} hex={beat.hex} value={beat.value} tempo={tempo} />;
    case 'medal':
      return <MedalFlight medal={beat} board={board} tempo={tempo} />;
    default:
      return null;
  }
}

/** What lies below is drawn first: the base that fades under figures that fall. */
function inOrder(beats: readonly Beat[]): readonly Beat[] {
  return beats.toSorted((a, b) => Number(b.kind === 'gone') - Number(a.kind === 'gone'));
}

interface ActProps extends Ground {
  readonly act: Act;
  /** No dice were thrown after these. */
  readonly hasDice: boolean;
  onDone(this: void, id: number): void;
}

function stageOf(act: Act, roll: number): DiceStage {
  if (act.rolling === roll) return 'flying';
  return isRolling(act) ? 'lying' : 'leaving';
}

const ActDrawing = memo(function ActDrawing({ act, hasDice, board, turned, onDone }: ActProps) {
  const root = useRef<SVGGElement>(null);
  const { id, beats, rolls, tempo } = act;
  const isOpen = !isRolling(act);
  useAnimations(() => {
    const svg = root.current?.ownerSVGElement;
    if (svg === null || svg === undefined) return [];
    const walking = { board, turned, stride: tempo.stride, ahead: !isOpen };
    return walksOf(act).flatMap((walk) => walkToken(svg, walk, walking));
  }, [isOpen]);
  useEffect(() => {
    if (!isOpen) return undefined;
    const timer = setTimeout(() => onDone(id), lengthOf(beats, tempo));
    return () => clearTimeout(timer);
  }, [isOpen, id, beats, tempo, onDone]);
  // Dice thrown again at the same hex take the place of the first ones.
  const dice = rolls.filter(
    ({ hex }, at) => at <= act.rolling && !rolls.slice(at + 1, act.rolling + 1).some((later) => later.hex === hex),
  );
  return (
    <g ref={root}>
      {isOpen ? inOrder(beats).map((beat, at) => <BeatDrawing key={at} beat={beat} act={act} board={board} />) : null}
      {(hasDice ? dice : []).map((roll) => {
        const at = rolls.indexOf(roll);
        return <ThrownDice key={at} roll={roll} board={board} turned={turned} tempo={tempo} stage={stageOf(act, at)} />;
      })}
    </g>
  );
});

export interface MotionLayerProps extends Ground {
  readonly acts: readonly Act[];
  onDone(this: void, id: number): void;
}

/** What happens on the board, over the pieces. It is a drawing only: the log says the same in words. */
export function MotionLayer({ acts, board, turned, onDone }: MotionLayerProps) {
  const lastThrow = acts.findLast(({ rolls }) => rolls.length > 0)?.id;
  return (
    <g className="motion" aria-hidden="true">
      {acts.map((act) => (
        <ActDrawing
          key={act.id}
          act={act}
          hasDice={act.id === lastThrow}
          board={board}
          turned={turned}
          onDone={onDone}
        />
      ))}
    </g>
  );
}
