// A lesson that was left: what the learner did in it as texts, and the way back to the same moment.
import type { Lesson } from '../lessons/lesson.ts';
import { answer, beginLesson, goOn, waitsForReader, type Played, type Session } from '../lessons/session.ts';
import { apply, legalActions, type Action } from '../memoir/index.ts';
import { actionText, isSameAction, readAction } from '../scenarios/action-text.ts';
import type { Click } from './progress.ts';

function isPartOf(part: readonly Played[], whole: readonly Played[]): boolean {
  return part.length <= whole.length && part.every((played, at) => played === whole[at]);
}

/** The moments that led to this one; not those that were tried and then done otherwise. */
function momentsBefore(session: Session): Session[] {
  const moments = [session];
  for (let { previous } = session; previous !== null; previous = previous.previous) {
    const [next] = moments;
    const isOnTheWay = previous.at < next.at || previous.played.length < next.played.length;
    if (isOnTheWay && isPartOf(previous.played, next.played)) moments.unshift(previous);
  }
  return moments;
}

/** What the learner did so far, click by click. */
export function clicksOf(session: Session): Click[] {
  const moments = momentsBefore(session);
  return moments
    .slice(1)
    .map((moment, at) =>
      waitsForReader(moments[at])
        ? []
        : moment.played.slice(moments[at].played.length).map(({ before, action }) => actionText(before, action)),
    );
}

/** The lesson where it was left; null: it is not the same lesson any more. */
export function resumeLesson(lesson: Lesson, clicks: readonly Click[]): Session | null {
  let now = beginLesson(lesson);
  try {
    for (const click of clicks) {
      const next = clickAgain(now, click);
      if (next === null) return null;
      now = next;
    }
  } catch {
    return null;
  }
  return now;
}

function clickAgain(session: Session, click: Click): Session | null {
  if (waitsForReader(session)) return click.length === 0 ? goOn(session) : null;
  const wanted = session.played.length + click.length;
  // The end of the texts may be what happens by itself.
  for (let own = click.length; own > 0; own--) {
    const next = answer(session, actionsOf(session, click.slice(0, own)));
    if (next.previous === session && next.played.length === wanted && isSaid(next, session.played.length, click))
      return next;
  }
  return null;
}

function isSaid({ played }: Session, from: number, click: Click): boolean {
  return click.every((text, at) => actionText(played[from + at].before, played[from + at].action) === text);
}

/** Each is read where it is done: a text may name a unit by the hex it has come to. */
function actionsOf(session: Session, texts: readonly string[]): Action[] {
  let { state } = session;
  return texts.map((text) => {
    const action = readAction(state, text);
    if (!action.ok || !legalActions(state).some((legal) => isSameAction(legal, action.value)))
      throw new Error(`'${text}' cannot be done any more`);
    ({ state } = apply(state, action.value));
    return action.value;
  });
}
