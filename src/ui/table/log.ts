import type { Hex } from '../../hex/board.ts';
import type { GameEvent, Side, View } from '../../memoir/index.ts';
import type { MemoirStep } from '../../store/memoir.ts';
import { eventText } from '../text/events.ts';
import { i18n, t } from '../text/i18n.ts';
import { capital, sideWords } from '../text/sides.ts';
import { hexesOf } from './event-hexes.ts';

export interface LogLine {
  readonly id: string;
  readonly text: string;
  readonly hexes: readonly Hex[];
  /** Index of the step it tells of. */
  readonly step: number;
}

export interface LogTurn {
  readonly id: number;
  readonly title: string;
  readonly side: Side;
  readonly lines: readonly LogLine[];
}

type Saying = readonly [text: string | null, hexes: readonly Hex[]];

/** The words for the events of a step never change, so each step is put into words once. */
const said = new WeakMap<readonly GameEvent[], Map<string, readonly Saying[]>>();

function sayings(events: readonly GameEvent[], view: View, reader: Side | null): readonly Saying[] {
  const known = said.get(events) ?? new Map<string, readonly Saying[]>();
  said.set(events, known);
  const key = `${i18n.language} ${reader}`;
  const found = known.get(key);
  if (found !== undefined) return found;
  const made = events.map((event): Saying => {
    const text = eventText(view, event, reader);
    return [text === null ? null : capital(text), hexesOf(event)];
  });
  known.set(key, made);
  return made;
}

export const TURNS_SHOWN = 8;

/** The first step of the last so many turns. */
function firstStep(steps: readonly MemoirStep[], turns: number): number {
  let left = turns;
  for (let at = steps.length - 1; at >= 0; at--) {
    if (steps[at].events.some(({ type }) => type === 'turnStarted')) left -= 1;
    if (left <= 0) return at;
  }
  return 0;
}

/** The last turns in words, newest first, and in each the newest line first. */
export function logTurns(
  steps: readonly MemoirStep[],
  view: View,
  reader: Side | null,
  shown = TURNS_SHOWN,
): LogTurn[] {
  const first = firstStep(steps, shown);
  const { turn } = first < steps.length ? steps[first].before : view;
  const turns: { side: Side; number: number; lines: LogLine[] }[] = [
    { side: turn.number === 0 ? view.rules.first : turn.side, number: Math.max(1, turn.number), lines: [] },
  ];
  for (let step = first; step < steps.length; step++) {
    const { events } = steps[step];
    sayings(events, view, reader).forEach(([text, hexes], at) => {
      const event = events[at];
      // What comes before the first turn, such as the commissar's card, is told under it.
      if (event.type === 'turnStarted' && event.number > 1)
        turns.push({ side: event.side, number: event.number, lines: [] });
      if (text !== null) turns[turns.length - 1].lines.push({ id: `${step}-${at}`, text, hexes, step });
    });
  }
  return turns
    .filter(({ lines }) => lines.length > 0)
    .slice(-shown)
    .toReversed()
    .map(({ side, number, lines }) => ({
      id: number,
      side,
      title: t('table:logTurn', { number, ...sideWords(side) }),
      lines: lines.toReversed(),
    }));
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
    const words = sayings(events, view, null);
    for (let at = events.length - 1; at >= 0 && lines.length < RECAP_LINES; at--) {
      const [text, hexes] = words[at];
      if (text !== null && TOLD.has(events[at].type)) lines.push({ id: `${step}-${at}`, text, hexes, step });
    }
  }
  return lines.toReversed();
}

/** What the last click did, for everyone's ears. */
export function lastWords(steps: readonly MemoirStep[], view: View): string {
  let first = steps.length - 1;
  while (first > 0 && steps[first].follows) first -= 1;
  const lines: string[] = [];
  for (const { events } of steps.slice(Math.max(0, first)))
    for (const [text] of sayings(events, view, null)) if (text !== null) lines.push(text);
  return lines.join('. ');
}
