import { memo } from 'react';
import { t } from '../text/i18n.ts';
import { sideText } from '../text/sides.ts';
import { turnAt, type MedalTick, type Timeline } from './timeline.ts';

const MOST_LABELS = 12;
const LABEL_STEPS = [1, 2, 5, 10, 20, 50, 100];

function share(timeline: Timeline, at: number): string {
  return `${((at / Math.max(1, timeline.length)) * 100).toFixed(3)}%`;
}

function MedalSign({ medal: { side, count } }: { readonly medal: MedalTick }) {
  return (
    <svg className={count > 0 ? 'scrub-medal' : 'scrub-medal lost'} viewBox="-7 -7 14 14">
      {side === 0 ? <circle r={5} /> : <path d="M0 -6.2L6.2 0L0 6.2L-6.2 0Z" />}
    </svg>
  );
}

/** Turns as stretches in the colours of the sides, medals above them. */
const Ticks = memo(function Ticks({ timeline }: { readonly timeline: Timeline }) {
  const { turns, medals, length } = timeline;
  const every = LABEL_STEPS.find((step) => turns.length / step <= MOST_LABELS) ?? turns.length;
  return (
    <div className="scrub-ticks" aria-hidden="true">
      {turns.map(({ number, side, at }, index) => {
        const end = turns[index + 1]?.at ?? length;
        return (
          <span
            key={number}
            className={`scrub-turn side-${side}`}
            style={{ left: share(timeline, at), width: share(timeline, end - at) }}
          >
            {number % every === 0 || number === 1 ? <span className="scrub-label">{number}</span> : null}
          </span>
        );
      })}
      {medals.map((medal, index) => (
        <span key={index} className={`scrub-mark side-${medal.side}`} style={{ left: share(timeline, medal.at) }}>
          <MedalSign medal={medal} />
        </span>
      ))}
    </div>
  );
});

export interface ScrubberProps {
  readonly timeline: Timeline;
  readonly at: number;
  onGo(this: void, at: number): void;
}

export function Scrubber({ timeline, at, onGo }: ScrubberProps) {
  const turn = turnAt(timeline, at);
  const words = { turn: turn.number, side: sideText(turn.side), at, count: timeline.length };
  return (
    <div className="scrubber">
      <Ticks timeline={timeline} />
      <input
        type="range"
        min={0}
        max={timeline.length}
        value={at}
        aria-label={t('replay:position')}
        aria-valuetext={t('replay:valueText', words)}
        onChange={(event) => onGo(Number(event.target.value))}
      />
    </div>
  );
}
