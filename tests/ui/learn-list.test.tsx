import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { CHAPTERS, lessonAfter, LESSONS } from '../../src/lessons/chapters.ts';
import { DEFAULT_SETTINGS, settingsStore } from '../../src/store/settings.ts';
import { App } from '../../src/ui/App.tsx';
import { Learn } from '../../src/ui/learn/Learn.tsx';
import { numberOf } from '../../src/ui/learn/lesson-names.ts';
import { progress } from '../../src/ui/learn/use-progress.ts';
import { readRoute, writeRoute } from '../../src/ui/route.ts';

const nothing = () => undefined;
const [first, second] = LESSONS;

function show(lesson: string | null = null) {
  render(<Learn lesson={lesson} isCovered={false} onMenu={nothing} />);
}

function lessonNamed(id: string) {
  const file = LESSONS.find((other) => other.id === id);
  if (file === undefined) throw new Error(`no lesson ${id}`);
  return file;
}

function row(id: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(`.lesson-row[data-lesson="${id}"]`);
  if (found === null) throw new Error(`no row ${id}`);
  return found;
}

beforeEach(() => {
  settingsStore.setState({ ...DEFAULT_SETTINGS, speed: 'off' });
  progress.forget();
});

describe('the list of lessons', () => {
  it('has every chapter that has lessons, and a link to each lesson', () => {
    show();
    for (const { lessons } of CHAPTERS)
      for (const { id, title } of lessons) {
        const link = within(row(id)).getByRole('link');
        expect(link).toHaveTextContent(title);
        expect(link).toHaveAttribute('href', writeRoute({ screen: 'learn', lesson: id }));
      }
  });

  it('begins with the first lesson, and goes on with the next that is not done', () => {
    show();
    const next = () => document.querySelector('[data-next]');
    expect(next()).toHaveAttribute('data-next', first.id);
    expect(next()).toHaveTextContent('Begin');
    progress.finish(first.id);
    document.body.innerHTML = '';
    show();
    expect(next()).toHaveAttribute('data-next', second.id);
    expect(next()).toHaveTextContent('Go on');
  });

  it('marks what is done and what was left on the way', () => {
    progress.finish(first.id);
    progress.leave(second.id, [[]]);
    show();
    expect(row(first.id)).toHaveTextContent('done');
    expect(row(second.id)).toHaveTextContent('half done: resume');
    expect(document.querySelector('[data-next]')).toHaveAttribute('data-next', second.id);
  });

  it('forgets the progress after a second click', async () => {
    progress.finish(first.id);
    show();
    await userEvent.click(screen.getByRole('button', { name: 'Forget my progress' }));
    expect(progress.store.getState().done).toEqual([first.id]);
    await userEvent.click(screen.getByRole('button', { name: 'Forget all of it: sure?' }));
    expect(progress.store.getState().done).toEqual([]);
  });

  it('comes up with a word about a lesson that does not exist', () => {
    show('nfp-99');
    expect(screen.getByRole('alert')).toHaveTextContent('There is no lesson “nfp-99”.');
    expect(row(first.id)).toBeVisible();
  });

  it('names the worked examples by the numbers of the rulebook, and one of them has two parts', () => {
    for (const file of LESSONS)
      if (/^nfp-\d+$/.test(file.id) && file.id !== 'nfp-12') expect(numberOf(file)).toBe(`Example ${file.id.slice(4)}`);
    expect(numberOf(lessonNamed('nfp-12'))).toBe('Example 12, part 1');
    expect(numberOf(lessonNamed('nfp-12-landing'))).toBe('Example 12, part 2');
    expect(numberOf(first)).toBe('Lesson 1');
    expect(numberOf(lessonNamed('exercise-three-targets'))).toBe('Exercise 1');
  });

  it('has what is no example of the rulebook under a heading of its own, without a number', () => {
    show();
    const examples = screen.getByRole('list', { name: 'The worked examples of the rulebook' });
    const more = screen.getByRole('list', { name: 'What the examples leave open' });
    expect(within(examples).getAllByRole('listitem')).toHaveLength(21);
    for (const item of within(examples).getAllByRole('listitem')) expect(item).toHaveTextContent(/^Example \d+/);
    expect(within(more).getAllByRole('listitem').length).toBeGreaterThan(0);
    for (const item of within(more).getAllByRole('listitem')) expect(item.querySelector('.lesson-number')).toBeNull();
    expect(more).toContainElement(row('nfp-withdrawal'));
  });

  it('comes back to the lesson that was left, and to no other from elsewhere', () => {
    const shown = render(<Learn lesson="base-6-dice" isCovered={false} onMenu={nothing} />);
    shown.rerender(<Learn lesson={null} isCovered={false} onMenu={nothing} />);
    expect(within(row('base-6-dice')).getByRole('link')).toHaveFocus();
    shown.unmount();
    show();
    expect(document.body).toHaveFocus();
  });

  it('leads from every lesson to another, across the chapters, until all are done', () => {
    const seen = new Set<string>();
    for (let at: typeof first | undefined = first; at !== undefined && !seen.has(at.id); at = lessonAfter(at))
      seen.add(at.id);
    expect(seen.size).toBe(LESSONS.length);
  });
});

describe('the address of a lesson', () => {
  it('is read and written', () => {
    expect(readRoute('#/learn')).toEqual({ screen: 'learn', lesson: null });
    expect(readRoute('#/learn/nfp-8')).toEqual({ screen: 'learn', lesson: 'nfp-8' });
    expect(writeRoute({ screen: 'learn', lesson: 'nfp-8' })).toBe('#/learn/nfp-8');
    expect(readRoute(writeRoute({ screen: 'rules', rule: 'NFP-7.3' }))).toEqual({ screen: 'rules', rule: 'NFP-7.3' });
  });

  it('opens it, with the aircraft it needs, and says its name in the title', async () => {
    globalThis.location.hash = '#/learn/nfp-8';
    render(<App />);
    const coach = await screen.findByRole('region', { name: 'Coach' }, { timeout: 20_000 });
    expect(coach).toHaveAttribute('data-step', '0');
    expect(document.querySelector('.lesson')).toHaveAttribute('data-lesson', 'nfp-8');
    expect(document.title).toContain(LESSONS.find(({ id }) => id === 'nfp-8')?.title);
    globalThis.location.hash = '#/';
  });
});
