import { useRef } from 'react';
import { createPortal } from 'react-dom';
import type { Board } from '../../../hex/board.ts';
import type { Point } from '../../../hex/layout.ts';
import { opponent } from '../../../memoir/side.ts';
import type { Nation } from '../../../memoir/units/unit.ts';
import { centreOf } from '../../board/geometry.ts';
import { NationMarker } from '../figures/NationMarker.tsx';
import { STAR } from '../terrain/ObjectiveMedals.tsx';
import { play, useAnimations } from './animate.ts';
import type { Medal } from './beats.ts';
import { STAGGER, type Tempo } from './tempo.ts';

/** Half the size of a medal on its way, in pixels. */
const HALF = 20;
/** On a small board they are smaller, but never less than this part of it. */
const SMALLEST = 0.65;

function middleOf(element: Element): Point {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/** Where the side keeps its medals: the last one it has, or the whole track. */
function trackOf(side: number): Element | null {
  const track = document.querySelector(`[data-medal-track="${side}"]`);
  return [...(track?.querySelectorAll('[data-medal="won"]') ?? [])].at(-1) ?? track;
}

/** Up from where it was won, seen for a moment, then over to the track. */
function flightFrames(from: Point, to: Point, gained: boolean, size: number): Keyframe[] {
  const at = ({ x, y }: Point, part: number, turn: number) =>
    `translate(${(x - HALF).toFixed(1)}px, ${(y - HALF).toFixed(1)}px) scale(${(part * size).toFixed(2)}) rotate(${turn}deg)`;
  const lifted = { x: from.x, y: from.y - 10 };
  if (!gained)
    return [
      { transform: at(from, 0.6, 0), opacity: 1, easing: 'ease-in' },
      { transform: at(to, 1.1, -30), opacity: 1, offset: 0.75 },
      { transform: at(to, 0.7, -30), opacity: 0 },
    ];
  return [
    { transform: at(from, 0.3, -40), opacity: 0, easing: 'ease-out' },
    { transform: at(lifted, 1.35, 0), opacity: 1, offset: 0.3 },
    { transform: at(lifted, 1.25, 0), opacity: 1, offset: 0.45, easing: 'cubic-bezier(0.5, 0, 0.6, 1)' },
    { transform: at(to, 0.6, 360), opacity: 1, offset: 0.96 },
    { transform: at(to, 0.5, 360), opacity: 0 },
  ];
}

const LANDING: Keyframe[] = [{ transform: 'scale(1)' }, { transform: 'scale(1.35)' }, { transform: 'scale(1)' }];

interface MedalFlightProps {
  readonly medal: Medal;
  readonly board: Board;
  readonly tempo: Tempo;
  /** The marker of this nation is the medal. */
  readonly taken: Nation | null;
}

/** Medals fly over the page from the hex to the track of their side; lost ones come back and vanish. */
export function MedalFlight({ medal, board, tempo, taken }: MedalFlightProps) {
  const { side, count, hex, gained } = medal;
  const place = useRef<SVGCircleElement>(null);
  const flight = useRef<HTMLDivElement>(null);
  const track = useRef<Element | null>(null);
  useAnimations(() => {
    if (place.current === null || flight.current === null) return [];
    track.current = trackOf(side);
    const field = middleOf(place.current);
    const home = track.current === null ? { x: field.x, y: field.y - 120 } : middleOf(track.current);
    const size = Math.min(1, Math.max(SMALLEST, place.current.getBoundingClientRect().width / 2));
    const frames = gained ? flightFrames(field, home, true, size) : flightFrames(home, field, false, size);
    const later = STAGGER * tempo.flight;
    return [
      ...[...flight.current.children].flatMap((one, at) =>
        play(one, frames, { delay: at * later, duration: tempo.flight, fill: 'both' }),
      ),
      ...(gained ? play(track.current, LANDING, { delay: tempo.flight * 0.94, duration: 260 }) : []),
    ];
  }, []);
  const centre = hex < 0 ? { x: 0, y: 0 } : centreOf(board, hex);
  return (
    <>
      <circle ref={place} cx={centre.x} cy={centre.y} r={1} fill="none" />
      {createPortal(
        <div ref={flight} className="medal-flight" aria-hidden="true">
          {Array.from({ length: count }, (_, at) => (
            <svg key={at} className={`flying-medal side-${side}`} viewBox="-14 -14 28 28" width={40} height={40}>
              <circle className="flying-disc" r={12.5} />
              <circle className="flying-rim" r={10} />
              {taken === null ? (
                <path className="flying-star" d={STAR} />
              ) : (
                <NationMarker nation={taken} side={opponent(side)} />
              )}
            </svg>
          ))}
        </div>,
        document.body,
      )}
    </>
  );
}
