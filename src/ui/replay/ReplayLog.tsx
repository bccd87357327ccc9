import { memo, useEffect, useRef } from 'react';
import { t } from '../text/i18n.ts';
import { sideText } from '../text/sides.ts';
import type { ReplayTurn } from './replay-log.ts';

interface TurnLogProps {
  readonly turn: ReplayTurn;
  /** The moment shown, if it lies in this turn; else -1. */
  readonly current: number;
  /** The first line takes the Tab key while no line is current. */
  readonly isEntry: boolean;
  onGo(this: void, at: number): void;
}

const TurnLog = memo(function TurnLog({ turn: { tick, lines }, current, isEntry, onGo }: TurnLogProps) {
  return (
    <li className={`replay-turn side-${tick.side}`}>
      <h3>{t('replay:turnOf', { turn: tick.number, side: sideText(tick.side) })}</h3>
      <ol>
        {lines.map(({ id, at, text, medal }, index) => {
          const isCurrent = at === current;
          const isFirst = isCurrent && lines[index - 1]?.at !== at;
          return (
            <li key={id}>
              <button
                type="button"
                className={medal ? 'replay-line medal' : 'replay-line'}
                data-at={at}
                aria-current={isCurrent ? 'step' : undefined}
                // One stop for the Tab key: thousands of lines are no way to go.
                tabIndex={isFirst || (isEntry && index === 0) ? 0 : -1}
                onClick={() => onGo(at)}
              >
                {text}
              </button>
            </li>
          );
        })}
      </ol>
    </li>
  );
});

/** The last line that was told up to this moment. */
function currentLine(turns: readonly ReplayTurn[], at: number): number {
  const lines = turns.findLast(({ lines: [first] }) => first !== undefined && first.at <= at)?.lines;
  return lines?.findLast((line) => line.at <= at)?.at ?? -1;
}

const MARGIN = 30;

/** Scrolls the log and never the page. */
function bringIntoView(scroller: Element, line: Element): void {
  const box = scroller.getBoundingClientRect();
  const place = line.getBoundingClientRect();
  if (place.top >= box.top + MARGIN && place.bottom <= box.bottom - MARGIN) return;
  scroller.scrollTop += place.top - box.top - box.height / 2;
}

/** Turns that come into sight may turn out longer than they were thought to be, a picture or two later. */
const LOOKS = 6;

export interface ReplayLogProps {
  readonly turns: readonly ReplayTurn[];
  readonly at: number;
  onGo(this: void, at: number): void;
}

export function ReplayLog({ turns, at, onGo }: ReplayLogProps) {
  const list = useRef<HTMLOListElement>(null);
  const current = currentLine(turns, at);
  useEffect(() => {
    const scroller = list.current;
    const line = scroller?.querySelector(`[data-at="${current}"]`);
    if (scroller === null || line === null || line === undefined) return undefined;
    let frame = 0;
    const settle = (looks: number) => {
      bringIntoView(scroller, line);
      if (looks > 1) frame = requestAnimationFrame(() => settle(looks - 1));
    };
    settle(LOOKS);
    return () => cancelAnimationFrame(frame);
  }, [current]);
  const entry = current >= 0 ? -1 : turns.findIndex(({ lines }) => lines.length > 0);
  return (
    <section className="replay-log paper" aria-label={t('replay:log')}>
      <h2>
        {t('replay:log')} <small>{t('replay:logHint')}</small>
      </h2>
      <ol ref={list} className="replay-turns">
        {turns.map((turn, index) => (
          <TurnLog
            key={turn.tick.number}
            turn={turn}
            current={turn.lines.some((line) => line.at === current) ? current : -1}
            isEntry={index === entry}
            onGo={onGo}
          />
        ))}
      </ol>
    </section>
  );
}
