// Through a lesson as a learner goes: its wrong answers first, then the solution, step by step.
import { apply, decider, type Action } from '../src/memoir/index.ts';
import { boardOf } from '../src/hex/board.ts';
import { hexOfLabel } from '../src/hex/labels.ts';
import { actorOf, openLesson } from '../src/lessons/lesson.ts';
import type { LessonFile, WrongAnswer } from '../src/lessons/lesson-schema.ts';
import { fitsAny } from '../src/lessons/pattern.ts';
import {
  answer,
  answerNothing,
  beginLesson,
  goOn,
  isOver,
  offered,
  stepOf,
  waitsForReader,
  type Session,
} from '../src/lessons/session.ts';
import { actionText } from '../src/scenarios/action-text.ts';
import { actionParts, legalAction } from '../src/scenarios/script.ts';
import { forFinger } from '../src/ui/learn/device-words.ts';
import { choiceAt, clickAction, MOUSE, type Hand } from './learn-clicks.ts';
import { expect, type Locator, type Page } from './support.ts';

/** Lessons that are walked through with a look at where things lie, on a wider screen. */
export const STEADY: readonly string[] = ['base-1-turn', 'base-3-orders', 'nfp-6'];

export function coach(page: Page): Locator {
  return page.locator('.coach');
}

/** The words of a lesson as this page says them. */
async function said(page: Page, text: string): Promise<string> {
  return (await page.evaluate(() => matchMedia('(pointer: coarse)').matches)) ? forFinger(text) : text;
}

/** The page has come as far as this session. */
export async function expectSession(page: Page, session: Session): Promise<void> {
  await expect(coach(page)).toHaveAttribute('data-played', String(session.played.length));
  await expect(coach(page)).toHaveAttribute('data-step', String(session.at));
}

export async function openLessonPage(page: Page, file: LessonFile): Promise<Session> {
  await page.goto(`./#/learn/${file.id}`);
  await expect(coach(page)).toBeVisible();
  // Another journey in the same page may have left it half done.
  if ((await coach(page).getAttribute('data-played')) !== '0') await coach(page).locator('[data-do="restart"]').click();
  const lesson = openLesson(file);
  if (!lesson.ok) throw new Error(JSON.stringify(lesson.error));
  return beginLesson(lesson.value);
}

/** The next actions of the solution that the learner does by one click: a walk is clicked where it ends. */
function nextActions(session: Session, playedOfFree: number): Action[] {
  const step = stepOf(session);
  if (step === null) throw new Error('the lesson is over');
  const lines = step.do.map(actionParts);
  const at = lines.findIndex((line, index) => session.parts[index] < line.length);
  const [first, ...more] = step.free === true ? lines.flat().slice(playedOfFree) : lines[at].slice(session.parts[at]);
  const isWalk = step.free !== true && first.startsWith('move ');
  const actions: Action[] = [];
  let { state } = session;
  for (const text of isWalk ? [first, ...more] : [first]) {
    const action = legalAction(state, text);
    if (!action.ok) throw new Error(`${text}: ${action.error[0].message}`);
    actions.push(action.value);
    ({ state } = apply(state, action.value));
  }
  return actions;
}

/** A wrong answer as one click, if it is one. */
function wrongAction(session: Session, wrong: WrongAnswer): Action | undefined {
  const { act } = wrong;
  if (act === undefined) return undefined;
  return offered(session).find((action) => fitsAny([act], [actionText(session.state, action)]));
}

/** A wrong action or a click on nothing, in turn, of those the step warns of: it says its explanation. */
async function tryWrongs(page: Page, session: Session, { hand = MOUSE, onMoment }: WalkOptions): Promise<Session> {
  let now = session;
  const isAction = ({ hex }: WrongAnswer) => hex === undefined;
  const wrongs = stepOf(session)?.wrong ?? [];
  const [first, second] = [wrongs.filter(isAction), wrongs.filter((one) => !isAction(one))];
  for (const wrong of session.at % 2 === 0 ? [...first, ...second] : [...second, ...first]) {
    const action = wrongAction(now, wrong);
    const told = coach(page).locator('[data-verdict="wrong"]');
    if (action !== undefined) {
      const after = answer(now, [action]);
      if (after.wrongs === now.wrongs) continue;
      now = after;
      const words = await said(page, now.told?.say ?? '');
      const isTold = async () => (await told.filter({ hasText: words }).count()) > 0;
      await clickAction(page, now.state, action, isTold, hand);
    } else if (wrong.hex !== undefined) {
      const hex = hexOfLabel(boardOf(now.state.board), wrong.hex) ?? -1;
      if ((await choiceAt(page, hex).count()) > 0) continue;
      now = answerNothing(now, wrong.hex);
      await hand.nothing(page, hex);
    } else continue;
    await expect(told).toContainText(await said(page, now.told?.say ?? ''));
    await onMoment?.(now);
    return now;
  }
  return now;
}

export interface WalkOptions {
  readonly hand?: Hand;
  readonly wrongs?: boolean;
  /** When a step is open, before anything is done in it. */
  onStep?(this: void, session: Session): Promise<void>;
  /** The same, and after every click within a step. */
  onMoment?(this: void, session: Session): Promise<void>;
}

export async function walkLesson(page: Page, file: LessonFile, options: WalkOptions = {}): Promise<void> {
  const { hand = MOUSE, wrongs = true, onStep, onMoment } = options;
  let session = await openLessonPage(page, file);
  while (!isOver(session)) {
    await expectSession(page, session);
    await onStep?.(session);
    await onMoment?.(session);
    if (waitsForReader(session)) {
      await hand.button(page, coach(page).locator('[data-do="goOn"]'));
      session = goOn(session);
      continue;
    }
    if (wrongs) session = await tryWrongs(page, session, options);
    session = await doStep(page, session, options);
  }
  await expectSession(page, session);
  await expect(coach(page)).toContainText(await said(page, file.closing));
}

async function doStep(page: Page, start: Session, { hand = MOUSE, onMoment }: WalkOptions): Promise<Session> {
  let session = start;
  let done = 0;
  while (session.at === start.at) {
    const step = stepOf(session);
    if (step === null) break;
    const actions = nextActions(session, done);
    const { state } = session;
    if (decider(state) !== actorOf(session.lesson.file, step)) throw new Error('the other side is to decide');
    session = answer(session, actions);
    done += actions.length;
    const played = String(session.played.length);
    const isDone = async () => (await coach(page).getAttribute('data-played')) === played;
    await clickAction(page, state, actions[actions.length - 1], isDone, hand);
    if (session.at === start.at) await onMoment?.(session);
  }
  return session;
}
