import type { Hex } from '../../hex/board.ts';
import { decider, type GameEvent, type Side, type View } from '../../memoir/index.ts';
import type { MemoirStep } from '../../store/memoir.ts';
import { airSayings } from '../text/air-sayings.ts';
import { eventText } from '../text/events.ts';
import { t } from '../text/i18n.ts';
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

type Move = Extract<GameEvent, { type: 'unitMoved' }>;

/** A walk of several steps, told as one move; the same object for the same steps, so that it is put into words once. */
const walks = new WeakMap<Move, Move>();

function walkOf(first: Move, last: Move): Move {
  const known = walks.get(last);
  if (known !== undefined && known.from === first.from) return known;
  const walk: Move = { ...last, from: first.from };
  walks.set(last, walk);
  return walk;
}

/** The event, or the whole walk or flight it is the next step of. */
function joined({ rules }: View, before: GameEvent | null, event: GameEvent): GameEvent {
  if (before === null) return event;
  if (event.type !== 'unitMoved') return airSayings(rules.airRules)?.join(before, event) ?? event;
  if (before.type !== 'unitMoved' || before.unit !== event.unit || before.to !== event.from) return event;
  return walkOf(before, event);
}

/** In the words of its own moment: units have moved on since. */
function wordsOf(event: GameEvent, view: View, { before }: MemoirStep, reader: Side | null): string | null {
  const text = eventText({ ...view, units: before.units, air: before.air }, event, reader);
  return text === null ? null : capital(text);
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
  let last: GameEvent | null = null;
  for (let step = first; step < steps.length; step++) {
    const { events } = steps[step];
    for (const [at, event] of events.entries()) {
      // What comes before the first turn, such as the commissar's card, is told under it.
      if (event.type === 'turnStarted' && event.number > 1)
        turns.push({ side: event.side, number: event.number, lines: [] });
      const { lines } = turns[turns.length - 1];
      const told: GameEvent = joined(view, last, event);
      if (told !== event) lines.pop();
      const text = wordsOf(told, view, steps[step], reader);
      if (text !== null) {
        lines.push({ id: `${step}-${at}`, text, hexes: hexesOf(told, view.rules.airRules), step });
        last = told;
      }
    }
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
  'ambushPlayed',
  'diceRolled',
  'figuresLost',
  'unitEliminated',
  'unitRetreated',
  'groundTaken',
  'medalGained',
  'medalLost',
  'visibilityChanged',
  'heldByDark',
]);
const RECAP_LINES = 14;

interface Place {
  readonly step: number;
  /** Which of its events. */
  readonly at: number;
}

/** After the last thing this side did in its own turn: what came of that was seen before the screen was handed on. */
function firstNews(steps: readonly MemoirStep[], side: Side): Place {
  const step = steps.findLastIndex(({ before }) => before.turn.side === side && decider(before) === side);
  const at = step < 0 ? -1 : steps[step].events.findIndex(({ type }) => type === 'turnStarted');
  return at < 0 ? { step: step + 1, at: 0 } : { step, at };
}

/** What happened since the player who takes over handed the screen on, in order; nothing of it is secret. */
export function recapLines(steps: readonly MemoirStep[], view: View): LogLine[] {
  const lines: LogLine[] = [];
  const news = airSayings(view.rules.airRules)?.news;
  let last: GameEvent | null = null;
  const first = firstNews(steps, view.side);
  for (let { step } = first; step < steps.length; step++) {
    for (const [at, event] of steps[step].events.entries()) {
      if (step === first.step && at < first.at) continue;
      if (!TOLD.has(event.type) && news?.has(event.type) !== true) continue;
      const told: GameEvent = joined(view, last, event);
      if (told !== event) lines.pop();
      const text = wordsOf(told, view, steps[step], null);
      if (text === null) continue;
      lines.push({ id: `${step}-${at}`, text, hexes: hexesOf(told, view.rules.airRules), step });
      last = told;
    }
  }
  return lines.slice(-RECAP_LINES);
}

/** What the last click did, for everyone's ears. */
export function lastWords(steps: readonly MemoirStep[], view: View): string {
  let first = steps.length - 1;
  while (first > 0 && steps[first].follows) first -= 1;
  const [turn] = logTurns(steps.slice(Math.max(0, first)), view, null, 1);
  return turn === undefined
    ? ''
    : turn.lines
        .map(({ text }) => text)
        .toReversed()
        .join('. ');
}
