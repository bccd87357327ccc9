import { memo, useEffect, useRef, useState } from 'react';
import type { Board } from '../../../hex/board.ts';
import { opponent } from '../../../memoir/side.ts';
import { airParts } from '../../air/late.tsx';
import { airSayings } from '../../text/air-sayings.ts';
import { t } from '../../text/i18n.ts';
import { sideWords } from '../../text/sides.ts';
import { useAnimations } from './animate.ts';
import type { Beat, Roll } from './beats.ts';
import { Blast, FallingFigures, LeavingUnit, RisingFigures } from './Ghosts.tsx';
import { MedalFlight } from './MedalFlight.tsx';
import { isAnswered, isRolling, waitBefore, type Act } from './presentation.ts';
import { lengthOf } from './tempo.ts';
import { ThrownDice, type DiceStage } from './ThrownDice.tsx';
import { walksOf, walkToken } from './walk.ts';
import './motion.css';

interface Ground {
  readonly board: Board;
  readonly turned: boolean;
}

function BeatDrawing({ beat, act, board }: { readonly beat: Beat; readonly act: Act; readonly board: Board }) {
  const { tempo, units, before } = act;
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
    case 'medal': {
      const { nation } = before.rules.sides[opponent(beat.side)];
      const taken = beat.source === 'aircraft' ? nation : null;
      return <MedalFlight medal={beat} board={board} tempo={tempo} taken={taken} />;
    }
    default:
      return null;
  }
}

/** What lies below is drawn first: the base that fades under figures that fall. */
function inOrder(beats: readonly Beat[]): readonly Beat[] {
  return beats.toSorted((a, b) => Number(b.kind === 'gone') - Number(a.kind === 'gone'));
}

/** Who fires, where more than one does. */
function wordsOf(roll: Roll, { rolls, before }: Act): string | null {
  const { reason, side } = roll;
  const air = airSayings(before.rules.airRules)?.thrown(reason, side) ?? null;
  if (air !== null) return air;
  if (reason === 'ambush' || reason === 'battleBack') return t(`events:thrown.${reason}`, sideWords(side));
  const isOneOfTwo = reason === 'attack' && rolls.some((other) => other.side !== side);
  return isOneOfTwo ? t('events:thrown.attack', sideWords(side)) : null;
}

interface ActProps extends Ground {
  readonly act: Act;
  /** No dice were thrown after these. */
  readonly hasDice: boolean;
}

function stageOf(act: Act, roll: number): DiceStage {
  if (act.rolling === roll) return 'flying';
  return isRolling(act) ? 'lying' : 'leaving';
}

/** A board that is put up again does not repeat what was seen before. */
const SEEN = new WeakSet<Act['beats']>();

const ActDrawing = memo(function ActDrawing({ act, hasDice, board, turned }: ActProps) {
  const root = useRef<SVGGElement>(null);
  const { beats, rolls, tempo } = act;
  const air = airParts(act.before.rules.airRules);
  const isOpen = !isRolling(act);
  // Known here alone: nothing else on the table has to be drawn anew when an act has been seen to its end.
  const [isOver, setIsOver] = useState(() => SEEN.has(beats));
  useAnimations(() => {
    const svg = root.current?.closest('.hex-board');
    if (svg === null || svg === undefined) return [];
    const walking = { board, turned, stride: tempo.stride, ahead: !isOpen };
    return walksOf(act).flatMap((walk) => walkToken(svg, walk, walking));
  }, [isOpen]);
  useEffect(() => {
    if (!isOpen) return undefined;
    const end = () => {
      SEEN.add(beats);
      setIsOver(true);
    };
    const timer = setTimeout(end, lengthOf(beats, tempo));
    return () => clearTimeout(timer);
  }, [isOpen, beats, tempo]);
  if (isOver) return null;
  // Dice thrown again at the same hex, or in answer, take the place of the first ones.
  const dice = rolls.filter(
    (roll, at) =>
      at <= act.rolling &&
      !rolls.slice(at + 1, act.rolling + 1).some((later) => later.hex === roll.hex || isAnswered(roll, later)),
  );
  return (
    <g ref={root}>
      {isOpen ? inOrder(beats).map((beat, at) => <BeatDrawing key={at} beat={beat} act={act} board={board} />) : null}
      {air === null ? null : <air.AirBeats act={act} board={board} turned={turned} />}
      {(hasDice ? dice : []).map((roll) => {
        const at = rolls.indexOf(roll);
        const words = wordsOf(roll, act);
        // Said once of dice that lie side by side.
        const isSaid = words !== null && dice.find((other) => wordsOf(other, act) === words) === roll;
        return (
          <ThrownDice
            key={at}
            roll={roll}
            board={board}
            turned={turned}
            tempo={tempo}
            stage={stageOf(act, at)}
            wait={waitBefore(act, at)}
            words={isSaid ? words : null}
          />
        );
      })}
    </g>
  );
});

export interface MotionLayerProps extends Ground {
  readonly acts: readonly Act[];
}

/** What happens on the board, over the pieces. It is a drawing only: the log says the same in words. */
export function MotionLayer({ acts, board, turned }: MotionLayerProps) {
  const lastThrow = acts.findLast(({ rolls }) => rolls.length > 0)?.id;
  return (
    <g className="motion" aria-hidden="true">
      {acts.map((act) => (
        <ActDrawing key={act.id} act={act} hasDice={act.id === lastThrow} board={board} turned={turned} />
      ))}
    </g>
  );
}
