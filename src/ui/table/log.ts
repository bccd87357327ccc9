import type { GameEvent, Side, View } from '../../memoir/index.ts';
import { eventText } from '../text/events.ts';
import { t } from '../text/i18n.ts';
import { capital, sideWords } from '../text/sides.ts';
import type { MemoirStep } from './memoir-game.ts';

export interface LogLine {
  readonly id: string;
  readonly text: string;
}

export interface LogTurn {
  readonly id: number;
  readonly title: string;
  readonly side: Side;
  readonly lines: readonly LogLine[];
}

const TURNS_SHOWN = 8;

/** The last turns in words, newest first. */
export function logTurns(steps: readonly MemoirStep[], view: View, reader: Side | null): LogTurn[] {
  const turns: { side: Side; number: number; events: { id: string; event: GameEvent }[] }[] = [
    { side: view.rules.first, number: 1, events: [] },
  ];
  steps.forEach(({ events }, step) => {
    events.forEach((event, at) => {
      // What comes before the first turn, such as the commissar's card, is told under it.
      if (event.type === 'turnStarted' && event.number > 1)
        turns.push({ side: event.side, number: event.number, events: [] });
      turns[turns.length - 1].events.push({ id: `${step}-${at}`, event });
    });
  });
  return turns
    .slice(-TURNS_SHOWN)
    .toReversed()
    .map(({ side, number, events }) => ({
      id: number,
      side,
      title: t('table:logTurn', { number, ...sideWords(side) }),
      lines: events
        .toReversed()
        .map(({ id, event }) => ({ id, text: eventText(view, event, reader) }))
        .flatMap(({ id, text }) => (text === null ? [] : [{ id, text: capital(text) }])),
    }))
    .filter(({ lines }) => lines.length > 0);
}

const TOLD: ReadonlySet<GameEvent['type']> = new Set([
  'cardPlayed',
  'attackDeclared',
  'figuresLost',
  'unitEliminated',
  'medalGained',
  'medalLost',
]);
const RECAP_LINES = 7;

/** What the player who takes over should know, in order; nothing of it is secret. */
export function recapLines(steps: readonly MemoirStep[], view: View): LogLine[] {
  const lines: LogLine[] = [];
  for (let step = steps.length - 1; step >= 0 && lines.length < RECAP_LINES; step--) {
    const { events } = steps[step];
    for (let at = events.length - 1; at >= 0 && lines.length < RECAP_LINES; at--) {
      const text = TOLD.has(events[at].type) ? eventText(view, events[at], null) : null;
      if (text !== null) lines.push({ id: `${step}-${at}`, text: capital(text) });
    }
  }
  return lines.toReversed();
}
