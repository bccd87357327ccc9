// A lesson is a test: its solution is played by the session a learner has, and every statement is checked on the way.
import { boardOf } from '../hex/board.ts';
import { hexOfLabel } from '../hex/labels.ts';
import { flightPlanState } from '../memoir/air/new-flight-plan/own-state.ts';
import { CARD_IDS } from '../memoir/cards/card.ts';
import { apply, decider, legalActions, type State } from '../memoir/index.ts';
import { reachOf } from '../memoir/movement/reach.ts';
import { SIDES, type Side } from '../memoir/side.ts';
import { isSameAction, readAction } from '../scenarios/action-text.ts';
import { airCardIds } from '../scenarios/air-cards.ts';
import { under, type Fault } from '../scenarios/fault.ts';
import { actionParts } from '../scenarios/script.ts';
import { notHolding } from './facts.ts';
import type { Facts } from './facts-schema.ts';
import { actorOf, openLesson, readLesson, type Lesson } from './lesson.ts';
import type { LessonFile, LessonStep } from './lesson-schema.ts';
import { clickTexts, fitsAny } from './pattern.ts';
import { endingsOf } from './search.ts';
import {
  answerNothing,
  beginLesson,
  eventsOfStep,
  isOver,
  offered,
  solveStep,
  waitsForReader,
  type Session,
} from './session.ts';
import { wayFaults } from './ways.ts';

/** Everything that is wrong with a lesson; none: it teaches what the rules do. */
export function lessonFaults(json: unknown): readonly Fault[] {
  const file = readLesson(json);
  if (!file.ok) return file.error;
  const lesson = openLesson(file.value);
  if (!lesson.ok) return lesson.error;
  return playedThrough(file.value, lesson.value);
}

function playedThrough(file: LessonFile, lesson: Lesson): Fault[] {
  const faults: Fault[] = [];
  let path = 'steps[0]';
  try {
    let session = beginLesson(lesson);
    while (!isOver(session)) {
      const at = session.at;
      const step = file.steps[at];
      path = `steps[${at}]`;
      faults.push(...under(path, stepFaults(file, session, step)));
      const after = solveStep(session);
      if (after.at <= at) {
        const why = after.told?.say ?? 'it is not legal, or does not do what the step asks for';
        return [...faults, { path: `${path}.do`, message: `the solution does not do it: ${why}` }];
      }
      faults.push(...under(path, silentFaults(file, at, after.at)), ...under(path, claimsAfter(session, step)));
      session = after;
    }
    return faults;
  } catch (thrown) {
    return [...faults, { path, message: thrown instanceof Error ? thrown.message : String(thrown) }];
  }
}

/** What can be seen before the step is done. */
function stepFaults(file: LessonFile, session: Session, step: LessonStep): Fault[] {
  return [
    ...spokenFaults(file, step),
    ...pointFaults(session, step),
    ...claimFaults('before', step.before, session),
    ...wrongFaults(session, step),
    ...wayFaults(session, step),
    ...(step.free === true ? answerFaults(file, session) : []),
  ];
}

/** A step of the learner says why it was right, and what can be checked of it. */
function spokenFaults(file: LessonFile, step: LessonStep): Fault[] {
  const faults: Fault[] = [];
  if (step.shown === true || step.do.length === 0) return faults;
  if (step.right === undefined) faults.push({ path: 'right', message: 'is missing; every step says why it was right' });
  if (Object.keys(step.expect ?? {}).length === 0)
    faults.push({ path: 'expect', message: 'is missing; what a step says must be checked' });
  if (step.rule !== undefined && !file.rules.includes(step.rule))
    faults.push({ path: 'rule', message: `'${step.rule}' is not among the rules of the lesson` });
  return faults;
}

function pointFaults({ state }: Session, { point, wrong }: LessonStep): Fault[] {
  const board = boardOf(state.board);
  const held = SIDES.flatMap((side) => cardsHeld(state, side));
  const noCards = (point?.cards ?? []).filter((card) => !held.includes(card));
  const named = [
    ...(point?.hexes ?? []),
    ...(point?.arrows ?? []).flat(),
    ...(wrong ?? []).flatMap(({ hex }) => hex ?? []),
  ];
  const noHexes = named.filter((label) => hexOfLabel(board, label) === undefined);
  return [
    ...noHexes.map((label) => ({ path: 'point', message: `there is no hex ${label}` })),
    ...noCards.map((card) => ({ path: 'point.cards', message: `'${card}' is in nobody's hand` })),
  ];
}

/** Command cards and air cards. */
function cardsHeld({ sides, air, rules }: State, side: Side): string[] {
  const airIds = airCardIds(rules);
  const airCards = flightPlanState(air)?.sides[side].hand.map((card) => airIds[card]) ?? [];
  return [...sides[side].hand.map((card) => CARD_IDS[card]), ...airCards];
}

function claimFaults(field: string, facts: Facts | undefined, session: Session): Fault[] {
  if (facts === undefined) return [];
  return notHolding(facts, session.state, eventsOfStep(session)).map(([name, message]) => ({
    path: `${field}.${name}`,
    message,
  }));
}

/** Steps that happen by themselves are passed over by the session; they are checked where they stand. */
function silentFaults(file: LessonFile, from: number, to: number): Fault[] {
  return file.steps.slice(from + 1, to).flatMap((step) =>
    step.expect === undefined && step.before === undefined
      ? []
      : [
          {
            path: '',
            message: 'the next step happens by itself; what it says is checked in the step before or after it',
          },
        ],
  );
}

/** The moment the step is done, before anything else happens by itself. */
function claimsAfter(session: Session, step: LessonStep): Fault[] {
  if (step.expect === undefined) return [];
  const alone = { ...session.lesson.file, steps: session.lesson.file.steps.slice(0, session.at + 1) };
  const done = solveStep({ ...session, lesson: { ...session.lesson, file: alone }, previous: null });
  return claimFaults('expect', step.expect, { ...done, playedBefore: session.playedBefore });
}

/** What is said of wrong answers can be heard: they are legal while the step is open, and not part of the solution. */
function wrongFaults(session: Session, step: LessonStep): Fault[] {
  const own = step.do.flatMap(actionParts);
  const open = moments(session, step);
  return (step.wrong ?? []).flatMap(({ act, hex }, at) => {
    const path = `wrong[${at}]`;
    if (hex !== undefined && answerNothing(session, hex).told?.say !== step.wrong?.[at].say)
      return [{ path, message: 'another line of the same hex is said in its place' }];
    if (act === undefined) return [];
    if (fitsAny([act], own)) return [{ path, message: `'${act}' is part of the solution` }];
    if (step.free === true || open.some((texts) => fitsAny([act], texts))) return [];
    return [{ path, message: `'${act}' is never legal in this step; legal are ${(open[0] ?? []).join(', ')}` }];
  });
}

/** The texts of what can be done at every moment of the solution, with walks over several hexes. */
function moments(session: Session, step: LessonStep): string[][] {
  if (waitsForReader(session)) return [[]];
  const found: string[][] = [];
  let now = session;
  for (const part of step.do.flatMap(actionParts)) {
    if (decider(now.state) === actorOf(now.lesson.file, step))
      found.push([...offered(now).flatMap((action) => clickTexts([{ before: now.state, action }])), ...walksOf(now)]);
    const action = readAction(now.state, part);
    const isLegal = action.ok && legalActions(now.state).some((legal) => isSameAction(legal, action.value));
    if (!isLegal || step.free === true) break;
    now = { ...now, state: apply(now.state, action.value).state };
  }
  return found;
}

/** A click on a hex farther away, for every unit that can take its first step. */
function walksOf(session: Session): string[] {
  const { labels } = boardOf(session.state.board);
  const movers = new Set(offered(session).flatMap((action) => (action.type === 'moveUnit' ? [action.unit] : [])));
  return [...movers].flatMap((unit) => {
    const from = labels[session.state.units[unit].hex];
    return reachOf(session.state, unit).map(({ hex }) => `move ${from} ${labels[hex]}`);
  });
}

/** An exercise has one right answer, and every ending it speaks of comes up. */
function answerFaults(file: LessonFile, session: Session): Fault[] {
  const step = file.steps[session.at];
  const { endings, refused, isCut } = endingsOf(session);
  const faults: Fault[] = [];
  if (isCut) faults.push({ path: 'allow', message: 'there are too many ways to play this step; allow fewer actions' });
  const right = new Map(
    endings.filter(({ isRight }) => isRight).map((ending) => [ending.answer, ending.actions.join(', ')]),
  );
  if (file.kind === 'exercise' && right.size !== 1) {
    const shown = [...right.values()].slice(0, 4).join(' / ');
    faults.push({ path: 'done', message: `expected one right answer, found ${right.size}: ${shown}` });
  }
  (step.wrong ?? []).forEach(({ act, when, say }, at) => {
    const isHeard = endings.some((ending) => !ending.isRight && ending.say === say);
    if (when !== undefined && !isHeard) faults.push({ path: `wrong[${at}].when`, message: 'no ending is like this' });
    if (act !== undefined && ![...refused].some((text) => fitsAny([act], [text])))
      faults.push({ path: `wrong[${at}].act`, message: `'${act}' never comes up` });
  });
  const isUnexplained = endings.some((ending) => !ending.isRight && ending.say === null);
  if (isUnexplained && step.otherwise === undefined)
    faults.push({ path: 'otherwise', message: 'is missing; some wrong endings are not explained' });
  return faults;
}
