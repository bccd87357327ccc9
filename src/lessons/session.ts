// A learner in a lesson. Pure: every answer is a new session, the one before it is kept for the way back.
import { apply, decider, legalActions, type Action, type GameEvent, type State } from '../memoir/index.ts';
import { isSameAction, readAction } from '../scenarios/action-text.ts';
import { actionParts } from '../scenarios/script.ts';
import { doHold } from './facts.ts';
import { actorOf, type Lesson } from './lesson.ts';
import type { LessonStep, WrongAnswer } from './lesson-schema.ts';
import { clickTexts, fitsAny, isAllowed } from './pattern.ts';

/** An action that was done, and the moment before it. */
export interface Played {
  readonly action: Action;
  readonly before: State;
  readonly events: readonly GameEvent[];
  /** It was done by the same click as the one before. */
  readonly follows: boolean;
}

/** What is said to the learner. */
export interface Told {
  /** 'failed': the step is over and came out wrong; it can be tried again. */
  readonly verdict: 'right' | 'wrong' | 'failed';
  /** null: nothing in particular. */
  readonly say: string | null;
  readonly rule: string | null;
}

export interface Session {
  readonly lesson: Lesson;
  /** The step at hand; as many as there are steps: the lesson is over. */
  readonly at: number;
  /** Parts of each line of the step's solution that are done. */
  readonly parts: readonly number[];
  readonly state: State;
  readonly played: readonly Played[];
  /** Actions that were played before this step. */
  readonly playedBefore: number;
  /** What was said last. */
  readonly told: Told | null;
  /** Wrong answers so far. */
  readonly wrongs: number;
  /** The moment before the last thing the learner did. */
  readonly previous: Session | null;
}

export function beginLesson(lesson: Lesson): Session {
  return onStep({
    lesson,
    at: -1,
    parts: [],
    state: lesson.first,
    played: [],
    playedBefore: 0,
    told: null,
    wrongs: 0,
    previous: null,
  });
}

export function stepOf({ lesson, at }: Session): LessonStep | null {
  return lesson.file.steps[at] ?? null;
}

export function isOver({ lesson, at }: Session): boolean {
  return at >= lesson.file.steps.length;
}

export function hasFailed({ told }: Session): boolean {
  return told?.verdict === 'failed';
}

/** There is something to read, and then to go on from. */
export function waitsForReader(session: Session): boolean {
  const step = stepOf(session);
  return step !== null && (step.shown === true || step.do.length === 0);
}

/** What the learner may try now. */
export function offered(session: Session): readonly Action[] {
  const step = stepOf(session);
  if (step === null || hasFailed(session) || waitsForReader(session)) return [];
  return legalActions(session.state).filter((action) => isAllowed(session.state, action, step.allow));
}

/** The actions of one click. */
export function answer(session: Session, click: readonly Action[]): Session {
  const step = stepOf(session);
  if (step === null || click.length === 0 || hasFailed(session) || waitsForReader(session)) return session;
  const played = playAll(session, click);
  if (played === null) return session;
  const texts = clickTexts(played);
  const wrong = step.wrong?.find(({ act }) => act !== undefined && fitsAny([act], texts));
  if (wrong !== undefined) return isWrong(session, wrong);
  if (step.free === true) return answerFreely(session, step, played, texts);
  const parts = partsAfter(session, step, played);
  return parts === null ? isWrong(session) : settled(withPlayed(session, played, parts));
}

/** What is said to an action that would be refused; null: it would be played. */
export function refused(session: Session, action: Action): Session | null {
  const after = answer(session, [action]);
  return after !== session && after.state === session.state && after.told?.verdict === 'wrong' ? after : null;
}

/** The learner tries something else: what was wrong before has been read. */
export function triedAnew(session: Session): Session {
  return session.told?.verdict === 'wrong' ? { ...session, told: null } : session;
}

/** A click on a hex where nothing can be done. */
export function answerNothing(session: Session, label: string): Session {
  const step = stepOf(session);
  if (step === null || hasFailed(session) || waitsForReader(session)) return session;
  return isWrong(session, step.wrong?.find(({ hex }) => hex === label) ?? { say: step.otherwise ?? null });
}

/** The learner has read what there is to read. */
export function goOn(session: Session): Session {
  const step = stepOf(session);
  if (step === null || !waitsForReader(session)) return session;
  return settled({ ...shownTo(session, step), previous: session });
}

/** The page does what the step asks for. */
export function solveStep(session: Session): Session {
  const step = stepOf(session);
  if (step === null || hasFailed(session)) return session;
  if (waitsForReader(session)) return goOn(session);
  const from = stepBeginning(session);
  const lines = step.do.map(actionParts);
  const all = lines.flat();
  let now = from;
  // What the other side does in between happens by itself, and is done when its turn in the solution comes.
  for (let played = 0; now.at === from.at && decider(now.state) === actorOf(now.lesson.file, step); played++) {
    const part = step.free === true ? all[played] : openPart(now, lines);
    if (part === undefined) break;
    const after = answer(now, [partAction(now.state, part)]);
    const isStuck = after.state === now.state;
    now = after;
    if (isStuck) break;
  }
  return now.at === from.at ? now : { ...now, previous: session };
}

/** One click back. */
export function stepBack(session: Session): Session {
  return session.previous === null ? session : praised(session.previous);
}

/** With what was said for the step before, and nothing else. */
function praised(session: Session): Session {
  return session.told === null || session.told.verdict === 'right' ? session : { ...session, told: null };
}

/** To where the step began. */
export function tryAgain(session: Session): Session {
  return stepBeginning(session);
}

function stepBeginning(session: Session): Session {
  let now = session;
  while (now.previous !== null && now.previous.at === session.at) now = now.previous;
  return praised(now);
}

// --- What a click comes to -------------------------------------------------------------------------------------------

function partAction(state: State, text: string): Action {
  const action = readAction(state, text);
  if (!action.ok) throw new Error(`a lesson says '${text}': ${action.error[0].message}`);
  if (!legalActions(state).some((legal) => isSameAction(legal, action.value)))
    throw new Error(`a lesson says '${text}', which is not legal then`);
  return action.value;
}

function playOne(state: State, action: Action, follows: boolean): { played: Played; state: State } {
  const next = apply(state, action);
  return { state: next.state, played: { action, before: state, events: next.events, follows } };
}

/** null: one of them is not legal. */
function playAll({ state }: Session, click: readonly Action[]): Played[] | null {
  const done: Played[] = [];
  let now = state;
  for (const action of click) {
    if (!legalActions(now).some((legal) => isSameAction(legal, action))) return null;
    const next = playOne(now, action, done.length > 0);
    done.push(next.played);
    now = next.state;
  }
  return done;
}

function withPlayed(session: Session, played: readonly Played[], parts: readonly number[]): Session {
  const last = played.at(-1);
  const state = last === undefined ? session.state : apply(last.before, last.action).state;
  // What was said for the step before stays until this one is done.
  const { told } = praised(session);
  return { ...session, state, parts, played: [...session.played, ...played], told, previous: session };
}

function isWrong(session: Session, why?: { readonly say: string | null; readonly rule?: string }): Session {
  const say = why === undefined ? (stepOf(session)?.otherwise ?? null) : why.say;
  return { ...session, told: { verdict: 'wrong', say, rule: why?.rule ?? null }, wrongs: session.wrongs + 1 };
}

/** How much of each line is done after the click; null: it is not what is asked for. */
function partsAfter(session: Session, step: LessonStep, click: readonly Played[]): number[] | null {
  const lines = step.do.map(actionParts);
  const parts = [...session.parts];
  let rest = click;
  while (rest.length > 0) {
    const open = lines.map((_, at) => at).filter((at) => parts[at] < lines[at].length);
    const tried = step.anyOrder === true ? open : open.slice(0, 1);
    const fit = tried
      .map((at) => ({ at, ...consumed(lines[at].slice(parts[at]), rest) }))
      .find(({ actions }) => actions > 0);
    if (fit === undefined) return null;
    parts[fit.at] += fit.parts;
    rest = rest.slice(fit.actions);
  }
  return parts;
}

/** How many actions of the click fit the line, and how many parts of it they do. */
function consumed(line: readonly string[], click: readonly Played[]): { actions: number; parts: number } {
  let same = 0;
  while (same < line.length && same < click.length && isPart(click[same], line[same])) same += 1;
  if (same === click.length || same === line.length) return { actions: same, parts: same };
  // Another way to the same hex is as good.
  const walk = walkOf(click);
  const end = walk === null ? -1 : line.findIndex((text) => text.startsWith('move ') && text.split(' ')[2] === walk);
  return end < 0 ? { actions: same, parts: same } : { actions: click.length, parts: end + 1 };
}

function isPart({ before, action }: Played, text: string): boolean {
  const part = readAction(before, text);
  return part.ok && isSameAction(part.value, action);
}

/** The label of the hex where a unit that walks all the time ends. */
function walkOf(click: readonly Played[]): string | null {
  const isWalk = click.length > 0 && click.every(({ action }) => action.type === 'moveUnit');
  return isWalk ? (clickTexts(click.slice(-1))[0].split(' ')[2] ?? null) : null;
}

function answerFreely(session: Session, step: LessonStep, click: readonly Played[], texts: readonly string[]): Session {
  const now = declined(withPlayed(session, click, session.parts), step);
  const isEnd =
    fitsAny(step.until ?? [], texts) ||
    now.state.outcome !== null ||
    decider(now.state) !== actorOf(now.lesson.file, step);
  if (!isEnd) return now;
  const events = eventsOfStep(now);
  if (doHold(step.done ?? {}, now.state, events)) return stepDone(now, step);
  const why: WrongAnswer | undefined = step.wrong?.find(
    ({ when }) => when !== undefined && doHold(when, now.state, events),
  );
  const told = { verdict: 'failed', say: why?.say ?? step.otherwise ?? null, rule: why?.rule ?? null } as const;
  return { ...now, told, wrongs: now.wrongs + 1 };
}

export function eventsOfStep({ played, playedBefore }: Session): GameEvent[] {
  return played.slice(playedBefore).flatMap(({ events }) => events);
}

/** In a free step the other side has no cards to answer with, and says so. */
function declined(session: Session, step: LessonStep): Session {
  let now = session;
  for (;;) {
    if (decider(now.state) === null || decider(now.state) === actorOf(now.lesson.file, step)) return now;
    const no = legalActions(now.state).find(({ type }) => type === 'declineAmbush' || type === 'declineAirCard');
    if (no === undefined) return now;
    now = withoutClick(now, no);
  }
}

/** Something that happens without the learner: it is taken back with the click before it. */
function withoutClick(session: Session, action: Action): Session {
  const { played, state } = playOne(session.state, action, true);
  return { ...session, state, played: [...session.played, played] };
}

/** Plays what the other side does in between; goes on to the next step where this one is done. */
function settled(session: Session): Session {
  const step = stepOf(session);
  if (step === null) return session;
  const lines = step.do.map(actionParts);
  let now = session;
  for (let at = openLine(now, lines); at >= 0; at = openLine(now, lines)) {
    if (decider(now.state) === actorOf(now.lesson.file, step) || step.shown === true) return now;
    now = withoutClick(now, partAction(now.state, lines[at][now.parts[at]]));
    now = { ...now, parts: now.parts.map((done, line) => (line === at ? done + 1 : done)) };
  }
  return stepDone(now, step);
}

function openLine({ parts }: Session, lines: readonly string[][]): number {
  return lines.findIndex((line, at) => parts[at] < line.length);
}

function openPart(session: Session, lines: readonly string[][]): string | undefined {
  const at = openLine(session, lines);
  return at < 0 ? undefined : lines[at][session.parts[at]];
}

function shownTo(session: Session, step: LessonStep): Session {
  let now = session;
  for (const part of step.do.flatMap(actionParts)) now = withoutClick(now, partAction(now.state, part));
  return { ...now, parts: step.do.map((line) => actionParts(line).length), told: null };
}

/** The step is done. */
function stepDone(session: Session, step: LessonStep): Session {
  const told =
    step.right === undefined ? session.told : ({ verdict: 'right', say: step.right, rule: step.rule ?? null } as const);
  return onStep({ ...session, told });
}

/** To the next step, past those that happen by themselves. */
function onStep(session: Session): Session {
  const at = session.at + 1;
  const step: LessonStep | undefined = session.lesson.file.steps[at];
  const now = {
    ...session,
    at,
    parts: (step?.do ?? []).map(() => 0),
    playedBefore: session.played.length,
  };
  if (step === undefined || step.shown !== true || step.goal !== undefined) return now;
  return stepDone({ ...shownTo(now, step), told: now.told }, step);
}
