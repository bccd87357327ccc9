import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { boardOf } from '../../src/hex/board.ts';
import { CHAPTERS, lessonById } from '../../src/lessons/chapters.ts';
import { openLesson, type Lesson } from '../../src/lessons/lesson.ts';
import { isOver, stepOf } from '../../src/lessons/session.ts';
import { createLessonTable, type LessonTable } from '../../src/store/lesson.ts';
import { DEFAULT_SETTINGS, settingsStore } from '../../src/store/settings.ts';
import { TaughtTable } from '../../src/ui/learn/TaughtTable.tsx';
import { progress } from '../../src/ui/learn/use-progress.ts';
import { testLesson } from './learn-lesson.ts';

const lesson = testLesson();

function show(shown: Lesson = lesson): LessonTable {
  const table = createLessonTable(shown);
  render(<TaughtTable lesson={shown} table={table} isCovered={false} onMenu={() => undefined} />);
  return table;
}

function lessonNamed(id: string): Lesson {
  const file = lessonById(id);
  const found = file === undefined ? undefined : openLesson(file);
  if (found?.ok !== true) throw new Error(`no lesson ${id}`);
  return found.value;
}

function solve(table: LessonTable, steps: number): void {
  act(() => {
    for (let step = 0; step < steps; step++) table.solve();
  });
}

function coach() {
  return screen.getByRole('region', { name: 'Coach' });
}

async function press(name: string): Promise<void> {
  await userEvent.click(within(coach()).getByRole('button', { name }));
}

function hexAt(label: string): Element {
  const hex = boardOf(lesson.first.board).labels.indexOf(label);
  const found = document.querySelector(`.choice[data-hex="${hex}"]`) ?? document.querySelector(`[data-hex="${hex}"]`);
  if (found === null) throw new Error(`no hex ${label}`);
  return found;
}

beforeEach(() => {
  settingsStore.setState({ ...DEFAULT_SETTINGS, speed: 'off' });
  progress.forget();
});

describe('the coach', () => {
  it('begins with the introduction and the first goal, and goes on by a button or a key', async () => {
    show();
    expect(coach()).toHaveTextContent('A card orders units.');
    expect(coach()).toHaveTextContent('Look at the infantry.');
    expect(coach()).toHaveAttribute('data-step', '0');
    await press('Go on');
    expect(coach()).toHaveTextContent('Play Probe Center.');
    expect(coach()).not.toHaveTextContent('A card orders units.');
    await press('Step back');
    expect(coach()).toHaveAttribute('data-step', '0');
    await userEvent.keyboard(' ');
    expect(coach()).toHaveAttribute('data-step', '1');
  });

  it('points at hexes on the board and at cards in the hand', async () => {
    show();
    expect(document.querySelectorAll('.pointers polygon.pointer-ring')).toHaveLength(1);
    expect(document.querySelectorAll('.pointer-head')).toHaveLength(1);
    await press('Go on');
    expect(document.querySelectorAll('.pointers')).toHaveLength(0);
    expect(document.querySelector('.card-pointed')).toHaveTextContent('Probe – Centre');
  });

  it('says why a wrong answer is wrong, with the rule, and nothing is played', async () => {
    const table = show();
    await press('Go on');
    await userEvent.click(screen.getByRole('button', { name: 'Play: Recon – Left' }));
    const alert = screen.getByRole('alert');
    expect(alert).toHaveTextContent('Nobody stands on the left.');
    expect(within(alert).getByRole('link', { name: 'Rule: M44-CARD-1' })).toHaveAttribute('href', '#/rules/M44-CARD-1');
    expect(coach()).toHaveAttribute('data-verdict', 'wrong');
    expect(coach()).toHaveTextContent('Play Probe Center.');
    expect(table.session.getState().played).toHaveLength(0);
  });

  it('answers a click where nothing can be done, and asks again where the lesson says nothing of it', async () => {
    const table = show();
    solve(table, 2);
    await userEvent.click(hexAt('J3'));
    expect(screen.getByRole('alert')).toHaveTextContent('The tank stands on the right.');
    await userEvent.click(hexAt('A9'));
    expect(screen.getByRole('alert')).toHaveTextContent('That is not what is asked for.');
  });

  it('praises what is right and says the next goal', async () => {
    show();
    await press('Go on');
    await userEvent.click(screen.getByRole('button', { name: 'Play: Probe – Centre' }));
    expect(coach()).toHaveAttribute('data-verdict', 'right');
    expect(coach()).toHaveTextContent('It gives two orders.');
    expect(coach()).toHaveTextContent('Order the infantry.');
    await userEvent.click(hexAt('F3'));
    expect(coach()).toHaveTextContent('It is ordered.');
  });

  it('lets a free step be tried again', async () => {
    const table = show();
    solve(table, 3);
    await userEvent.click(screen.getByRole('button', { name: 'End movement' }));
    expect(coach()).toHaveAttribute('data-verdict', 'failed');
    expect(screen.getByRole('alert')).toHaveTextContent('It is not in the woods.');
    await userEvent.keyboard('{Enter}');
    expect(coach()).toHaveAttribute('data-verdict', 'right');
    expect(coach()).toHaveTextContent('Move into the woods');
    await press('Show me');
    expect(coach()).toHaveTextContent('Woods protect.');
  });

  it('says the closing sentence, keeps that the lesson is done, and begins it once more', async () => {
    const table = show();
    solve(table, 5);
    expect(await within(coach()).findByText('That was all.')).toBeVisible();
    expect(isOver(table.session.getState())).toBe(true);
    expect(progress.store.getState()).toEqual({ done: ['of-the-tests'], left: {} });
    await press('Once more');
    expect(coach()).toHaveAttribute('data-step', '0');
  });

  it('keeps where the lesson was left', async () => {
    show();
    await press('Go on');
    await userEvent.click(screen.getByRole('button', { name: 'Play: Probe – Centre' }));
    expect(progress.store.getState().left).toEqual({ 'of-the-tests': [[], ['play probe-centre']] });
  });

  it('goes by keys alone', async () => {
    const table = show();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard('s');
    expect(coach()).toHaveAttribute('data-step', '2');
    await userEvent.keyboard('u');
    expect(coach()).toHaveAttribute('data-step', '1');
    await userEvent.keyboard('U');
    expect(stepOf(table.session.getState())?.goal).toBe('Look at the infantry.');
    expect(coach()).toHaveAttribute('data-step', '0');
  });

  it('leaves Enter to a button that has the focus', async () => {
    show();
    await userEvent.keyboard('{Enter}');
    within(coach()).getByRole('button', { name: 'Step back' }).focus();
    await userEvent.keyboard('{Enter}');
    expect(coach()).toHaveAttribute('data-step', '0');
  });

  it('hears nothing while something lies over the table', async () => {
    const table = createLessonTable(lesson);
    render(<TaughtTable lesson={lesson} table={table} isCovered onMenu={() => undefined} />);
    await userEvent.keyboard('{Enter}');
    expect(coach()).toHaveAttribute('data-step', '0');
  });
});

describe('a step of several clicks', () => {
  it('says what is left of it, and marks the button to press', async () => {
    const table = show(lessonNamed('base-1-turn'));
    solve(table, 4);
    const marked = () => document.querySelector('.lesson')?.getAttribute('data-next');
    expect(document.querySelectorAll('.pointer-head')).toHaveLength(1);
    expect(coach().querySelector('.coach-rest')).toBeNull();
    await userEvent.click(hexAt('G3'));
    await userEvent.click(hexAt('g4'));
    expect(document.querySelectorAll('.pointer-head')).toHaveLength(0);
    expect(coach().querySelector('[aria-live="polite"] .coach-rest')).toHaveTextContent('Now press End movement.');
    expect(marked()).toBe('endMovement');
    expect(coach()).toHaveAttribute('data-step', '4');
    await userEvent.click(screen.getByRole('button', { name: 'End movement' }));
    expect(coach().querySelector('.coach-rest')).toBeNull();
  });
});

describe('the end of a chapter', () => {
  it('leads to its exercises and to a first battle', async () => {
    const { id, steps } = CHAPTERS[0].lessons[CHAPTERS[0].lessons.length - 1];
    solve(show(lessonNamed(id)), steps.length);
    expect(coach()).toHaveTextContent('Lesson done');
    expect(within(coach()).queryByRole('button', { name: 'Next lesson' })).toBeNull();
    const exercises = within(coach()).getByRole('button', { name: 'To the exercises' });
    expect(exercises).toHaveClass('main');
    expect(exercises).toHaveAttribute('aria-keyshortcuts', 'Enter');
    const battle = within(coach()).getByRole('button', { name: 'Play a first battle' });
    expect(battle).toHaveClass('main');
    await userEvent.click(battle);
    expect(globalThis.location.hash).toBe('#/battle/lanes-of-saint-aubert');
    await userEvent.click(exercises);
    expect(globalThis.location.hash).toBe(`#/learn/${CHAPTERS[1].lessons[0].id}`);
    globalThis.location.hash = '#/';
  });
});

describe('under a finger', () => {
  afterEach(() => void vi.unstubAllGlobals());

  it('the words are those of a finger', () => {
    const listen = () => undefined;
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: query === '(pointer: coarse)',
      addEventListener: listen,
      removeEventListener: listen,
    }));
    const table = show(lessonNamed('base-1-turn'));
    solve(table, 2);
    act(() => table.nothing('A9'));
    expect(coach()).toHaveTextContent(/\btap\b/i);
    expect(coach()).not.toHaveTextContent(/click/i);
  });
});
