import { useLayoutEffect, useRef, useState } from 'react';
import type { Board } from '../../../hex/board.ts';
import { DIE, type Face } from '../../../memoir/dice.ts';
import { DieDrawing, type DieMark } from '../../dice/DieDrawing.tsx';
import { play, useAnimations } from './animate.ts';
import type { Roll } from './beats.ts';
import { dicePlaces, partOf, within, WORDS_GAP } from './dice-places.ts';
import { scaleOn, seenOn, USUAL_SCALE, type DiceSight } from './dice-sight.ts';
import type { Tempo } from './tempo.ts';
import { flightOf, lot, type Flight, type Throw } from './throw.ts';

/** Parts of the time of a roll. */
const FLYING = 0.7;
const BETWEEN = 0.03;
const SETTLING = 0.18;
const FADING = 300;
const FLIPS = 4;

export type DiceStage = 'flying' | 'lying' | 'leaving';

/** Each face is seen from one edge to the next. */
function faceFrames(turns: readonly number[], at: number): Keyframe[] {
  const frames: Keyframe[] = at === 0 ? [] : [{ offset: 0, opacity: 0, easing: 'step-end' }];
  frames.push({ offset: turns[at], opacity: 1, easing: 'step-end' });
  if (at < turns.length - 1) frames.push({ offset: turns[at + 1], opacity: 0, easing: 'step-end' });
  frames.push({ offset: 1, opacity: at < turns.length - 1 ? 0 : 1 });
  return frames;
}

function throwDie(die: Element, flight: Flight, at: number, { tumble }: Tempo, wait: number): Animation[] {
  const timing = { delay: wait + at * BETWEEN * tumble, duration: FLYING * tumble, fill: 'both' } as const;
  const settle = { delay: timing.delay + timing.duration, duration: SETTLING * tumble, fill: 'backwards' } as const;
  const part = (name: string) => die.querySelector(`.${name}`);
  return [
    ...play(part('thrown-body'), flight.body, timing),
    ...play(part('thrown-shadow'), flight.shadow, timing),
    ...[...die.querySelectorAll('.thrown-face')].flatMap((face, index) =>
      play(face, faceFrames(flight.turns, index), timing),
    ),
    ...play(part('die-halo'), [{ opacity: 0 }, { opacity: 1 }], settle),
    ...play(part('die-counted'), [{ opacity: 0, strokeWidth: '14px' }, { opacity: 1, offset: 0.4 }, {}], settle),
    ...(part('die-miss') === null
      ? []
      : [
          ...play(part('die-miss .die-sign'), [{ opacity: 1 }, {}], settle),
          ...play(part('die-miss .die-top'), [{ fill: '#fdf9ec' }, {}], settle),
        ]),
  ];
}

interface DieProps {
  readonly face: Face;
  readonly mark: DieMark;
  readonly way: Throw;
  /** The faces that turn up on the way. */
  readonly before: readonly Face[];
}

function ThrownDie({ face, mark, way: { x, y, tilt }, before }: DieProps) {
  const rest = `translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${tilt.toFixed(1)})`;
  return (
    <g className="thrown-die">
      <rect className="thrown-shadow" transform={rest} x={-17} y={-12} width={40} height={38} rx={9} />
      <g className="thrown-body" transform={rest}>
        {before.map((passing, at) => (
          <g key={at} className="thrown-face passing">
            <DieDrawing face={passing} />
          </g>
        ))}
        <g className="thrown-face">
          <DieDrawing face={face} mark={mark} />
        </g>
      </g>
    </g>
  );
}

export interface ThrownDiceProps {
  readonly roll: Roll;
  readonly board: Board;
  readonly turned: boolean;
  readonly tempo: Tempo;
  readonly stage: DiceStage;
  /** Milliseconds before they leave the hand. */
  readonly wait?: number;
  /** Said beside the dice. */
  readonly words?: string | null;
}

function wordsWidth(words: string): number {
  return words.length * 7 + 18;
}

/** A strip of paper beside the dice. */
function Words({ words, x, y }: { readonly words: string; readonly x: number; readonly y: number }) {
  const width = wordsWidth(words);
  return (
    <g className="thrown-words" transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
      <rect x={-width / 2} y={-12} width={width} height={24} rx={3} />
      <text y={5}>{words}</text>
    </g>
  );
}

/** Dice that come flying from the player who threw them and come to rest beside the hex. */
export function ThrownDice({ roll, board, turned, tempo, stage, wait = 0, words = null }: ThrownDiceProps) {
  const { faces, marks, hex, side } = roll;
  const root = useRef<SVGGElement>(null);
  const [{ scale, seen }, setSight] = useState<DiceSight>({ scale: 0, seen: null });
  const beyond = words === null ? 0 : WORDS_GAP;
  const { centre, dice, outer } = dicePlaces(board, hex, faces.length, scale || USUAL_SCALE, turned, { beyond, seen });
  const rows = dice.map(({ y }) => y);
  const wordsY = outer === 'above' ? Math.min(...rows) - WORDS_GAP : Math.max(...rows) + WORDS_GAP;
  // Not over the edge of what is seen, at which there is more room for dice than for words.
  const { left, right } = partOf(board, seen);
  const wordsX = within(centre.x, (wordsWidth(words ?? '') / 2) * scale, left, right) - centre.x;
  const fromBelow = (side === 0) !== turned;
  const lots = (at: number, what: number) => lot(hex + 1, faces.length, at, what);
  const ways = dice.map(({ x, y }, at): Throw => ({
    x: x + (lots(at, 1) - 0.5) * 5,
    y: y + (lots(at, 2) - 0.5) * 8,
    fromX: x * 0.3 + (lots(at, 3) - 0.5) * 90 + (centre.x > 400 ? -150 : 150),
    fromY: (fromBelow ? 1 : -1) * (260 + lots(at, 4) * 60),
    tilt: (lots(at, 5) - 0.5) * 22,
    spins: (lots(at, 6) < 0.5 ? -1 : 1) * (1.5 + lots(at, 7) * 1.5),
    flips: FLIPS,
  }));

  // Drawn once it is known how large: nothing is begun twice.
  useLayoutEffect(() => setSight({ scale: scaleOn(root.current), seen: seenOn(root.current) }), []);
  useAnimations(() => {
    const { current } = root;
    if (current === null || stage === 'lying') return [];
    if (stage === 'leaving')
      return play(current, [{ opacity: 1 }, { opacity: 0 }], {
        delay: Math.max(0, tempo.linger - FADING),
        duration: Math.min(FADING, tempo.linger),
        fill: 'forwards',
      });
    return [
      ...(wait === 0 ? [] : play(current, [{ opacity: 0 }, { opacity: 0 }], { duration: wait })),
      ...[...current.querySelectorAll('.thrown-die')].flatMap((die, at) =>
        throwDie(die, flightOf(ways[at]), at, tempo, wait),
      ),
    ];
  }, [stage, scale]);

  return (
    <g ref={root} className="thrown-dice" transform={`translate(${centre.x.toFixed(1)} ${centre.y.toFixed(1)})`}>
      <g className="upright">
        <g transform={`scale(${scale.toFixed(3)})`}>
          {(scale === 0 ? [] : faces).map((face, at) => (
            <ThrownDie
              key={at}
              face={face}
              mark={marks[at]}
              way={ways[at]}
              before={
                stage === 'flying'
                  ? Array.from({ length: FLIPS }, (_, turn) => DIE[Math.floor(lots(at, 10 + turn) * DIE.length)])
                  : []
              }
            />
          ))}
          {scale === 0 || words === null ? null : (
            <Words words={words} x={((turned ? -1 : 1) * wordsX) / scale} y={wordsY} />
          )}
        </g>
      </g>
    </g>
  );
}
