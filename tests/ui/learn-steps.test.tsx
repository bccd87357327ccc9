import { beforeAll, describe, expect, it } from 'vitest';
import '../../src/memoir/air/air-pack/index.ts';
import '../../src/memoir/air/new-flight-plan/index.ts';
import { boardOf } from '../../src/hex/board.ts';
import { CHAPTERS, lessonById, LESSONS } from '../../src/lessons/chapters.ts';
import { openLesson } from '../../src/lessons/lesson.ts';
import type { LessonFile } from '../../src/lessons/lesson-schema.ts';
import { answer, beginLesson, goOn, isOver, solveStep, stepOf, waitsForReader } from '../../src/lessons/session.ts';
import type { Session } from '../../src/lessons/session.ts';
import { SIDE_NAMES } from '../../src/memoir/side.ts';
import { scenarioById } from '../../src/scenarios/library.ts';
import { actionParts, legalAction } from '../../src/scenarios/script.ts';
import { createLessonTable } from '../../src/store/lesson.ts';
import { loadAir } from '../../src/ui/air/late.tsx';
import { countedSteps } from '../../src/ui/learn/counted-steps.ts';
import { forFinger } from '../../src/ui/learn/device-words.ts';
import { nextButton, restWords } from '../../src/ui/learn/rest.ts';
import { pointingAt } from '../../src/ui/learn/use-pointing.ts';
import { watchedAt, watchedText } from '../../src/ui/learn/watched.ts';
import { FIRST_BATTLE, waysOn } from '../../src/ui/learn/what-next.ts';

beforeAll(async () => {
  await loadAir('new-flight-plan');
  await loadAir('air-pack');
});

function begin(id: string): Session {
  const file = lessonById(id);
  const lesson = file === undefined ? undefined : openLesson(file);
  if (lesson?.ok !== true) throw new Error(`no lesson ${id}`);
  return beginLesson(lesson.value);
}

/** At the beginning of this step, counted from 1. */
function atStep(id: string, number: number): Session {
  let now = begin(id);
  while (now.at < number - 1) now = solveStep(now);
  return now;
}

/** One more action of the solution. */
function nextClick(session: Session): Session {
  const step = stepOf(session);
  const lines = step?.do.map(actionParts) ?? [];
  const at = lines.findIndex((line, index) => session.parts[index] < line.length);
  const action = legalAction(session.state, lines[at][session.parts[at]]);
  if (!action.ok) throw new Error(action.error[0].message);
  return answer(session, [action.value]);
}

function pointers(session: Session): { arrows: string[]; hexes: string[]; cards: readonly string[] } {
  const { labels } = boardOf(session.state.board);
  const { arrows, highlights, cards } = pointingAt({
    ...session,
    step: stepOf(session),
    played: session.played.slice(session.playedBefore),
  });
  return {
    arrows: arrows.map(({ from, to }) => `${labels[from]} ${labels[to]}`),
    hexes: highlights.map(({ hex }) => labels[hex]),
    cards,
  };
}

describe('what is left of a step', () => {
  it('is said after the first click, and the button that is left is the one to press', () => {
    const before = atStep('base-1-turn', 5);
    expect(restWords(before)).toBeNull();
    expect(nextButton(before)).toBe('moveUnit');
    const after = nextClick(before);
    expect(restWords(after)).toBe('Now press End movement.');
    expect(nextButton(after)).toBe('endMovement');
  });

  it('names every order that is open where any may come first', () => {
    const after = nextClick(atStep('base-2-sections', 3));
    expect(restWords(after)).toBe('Now: Order American armor on F3, Order American infantry on H3.');
    expect(nextButton(after)).toBeUndefined();
  });

  it('names the end of a way, and the button beside the aircraft', () => {
    expect(restWords(nextClick(atStep('nfp-13', 3)))).toContain('to E7');
    expect(restWords(nextClick(atStep('nfp-6', 2)))).toBe('Now press MG beside the aircraft.');
    expect(nextButton(nextClick(atStep('nfp-7', 2)))).toBe('layMarker bomb');
  });

  it.each(LESSONS.map((file): [string, LessonFile] => [file.id, file]))('%s says it after every click', (id) => {
    let now = begin(id);
    while (!isOver(now)) {
      const { at } = now;
      const isFree = stepOf(now)?.free === true;
      if (isFree || waitsForReader(now)) now = isFree ? solveStep(now) : goOn(now);
      else {
        now = nextClick(now);
        if (now.at === at) expect(restWords(now), `step ${at + 1}`).toMatch(/^Now(:| press) \S.*\.$/);
      }
      expect(now.at === at && isFree).toBe(false);
    }
    expect(restWords(now)).toBeNull();
  });
});

describe('what is pointed at', () => {
  it('is not what is done: an arrow goes when its unit has moved', () => {
    const before = atStep('base-1-turn', 5);
    expect(pointers(before).arrows).toEqual(['G3 g4']);
    expect(pointers(nextClick(before)).arrows).toEqual([]);
  });

  it('goes hex by hex with an aircraft, and to where its way began', () => {
    const first = atStep('nfp-2', 3);
    expect(pointers(first).arrows).toEqual(['C5 c6', 'c6 D7']);
    expect(pointers(nextClick(first)).arrows).toEqual(['c6 D7']);
    expect(pointers(nextClick(atStep('nfp-6', 2))).arrows).toEqual([]);
  });

  it('is no aircraft that is ordered, and no card that is played', () => {
    const played = nextClick(atStep('nfp-10', 1));
    expect(pointers(played)).toMatchObject({ cards: [], hexes: ['D5', 'C3'] });
    const ordered = nextClick(played);
    expect(pointers(ordered).hexes).toEqual(['C3']);
  });

  it('is still the target of an attack after the movement has ended', () => {
    expect(pointers(nextClick(atStep('base-10-overrun', 2))).arrows).toEqual(['f4 F5']);
  });
});

describe('the number of a step', () => {
  it('counts what the learner does, and never jumps', () => {
    for (const file of LESSONS) {
      let now = begin(file.id);
      for (let number = 0; !isOver(now); number++) {
        expect(countedSteps(file, now.at).done, `${file.id} ${now.at}`).toBe(number);
        now = solveStep(now);
      }
      const { done, all } = countedSteps(file, now.at);
      expect(done).toBe(all);
    }
    const orders = lessonById('base-3-orders');
    if (orders !== undefined) expect(countedSteps(orders, 5)).toEqual({ done: 4, all: orders.steps.length - 1 });
  });
});

/** What is watched while these many of the actions of a step are shown. */
function watchedIn(id: string, number: number, by: 'click' | 'solve'): (string | null)[] {
  const start = atStep(id, number);
  const table = createLessonTable(start.lesson, start);
  let now = start;
  if (by === 'solve') now = solveStep(start);
  else while (now.at === start.at) now = waitsForReader(now) ? goOn(now) : nextClick(now);
  table.session.setState(now, true);
  const steps = table.api.getState().match?.steps ?? [];
  const learner = SIDE_NAMES.indexOf(start.lesson.file.learner) as 0 | 1;
  const from = by === 'solve' ? start.played.length + 1 : (now.previous?.played.length ?? 0) + 1;
  return Array.from({ length: steps.length - from + 1 }, (_, at) => {
    const watched = watchedAt(steps, from + at, learner);
    return watched === null ? null : watchedText(watched);
  });
}

describe('what is watched', () => {
  it('is the turn of the other side, from the click that ends one’s own', () => {
    const said = watchedIn('base-3-orders', 4, 'click');
    expect(said.length).toBeGreaterThan(3);
    expect(new Set(said)).toEqual(new Set(['The Axis are playing. Watch.']));
  });

  it('is the answer of the other side in one’s own turn', () => {
    expect(watchedIn('base-12-ambush', 1, 'click')).toContain('The Axis answer. Watch.');
  });

  it('is what one asked to be shown', () => {
    expect(watchedIn('base-1-turn', 5, 'solve')[0]).toBe('Watch how it is done.');
  });

  it('is nothing but one’s own dice where the other side only says no', () => {
    expect(watchedIn('nfp-17', 5, 'click').at(-1)).toBeNull();
  });
});

describe('words for a finger', () => {
  it('tap where a mouse clicks', () => {
    expect(forFinger('Click F3, then click it again: a second click rolls.')).toBe(
      'Tap F3, then tap it again: a second tap rolls.',
    );
    expect(forFinger('Clicked, clicking, clicks. CLICK')).toBe('Tapped, tapping, taps. Tap');
    expect(forFinger('The clicker of Clickton')).toBe('The clicker of Clickton');
  });
});

describe('where a lesson that is done leads to', () => {
  const ends = Object.fromEntries(
    CHAPTERS.map(({ id, lessons }) => [id, waysOn(lessons[lessons.length - 1]).map((way) => way.id)]),
  );

  it('is the exercises and a battle at the end of a chapter', () => {
    expect(ends).toMatchObject({
      base: ['exercises', 'firstBattle'],
      'base-exercises': ['firstBattle', 'aircraft'],
      'new-flight-plan': ['exercises', 'battles'],
      'new-flight-plan-exercises': ['battles', 'next'],
      special: ['battles'],
    });
  });

  it('is the next one before that', () => {
    const [lessons, exercises] = CHAPTERS;
    expect(waysOn(lessons.lessons[0])).toEqual([
      { id: 'next', route: { screen: 'learn', lesson: lessons.lessons[1].id } },
    ]);
    expect(waysOn(exercises.lessons[0])[0].id).toBe('nextExercise');
    const last = waysOn(lessons.lessons[lessons.lessons.length - 1]);
    expect(last[0].route).toEqual({ screen: 'learn', lesson: exercises.lessons[0].id });
  });

  it('offers a first battle that there is, on the ground', () => {
    const battle = scenarioById(FIRST_BATTLE);
    expect(battle).toBeDefined();
    expect(battle?.file.options?.airRules ?? 'none').toBe('none');
  });
});
