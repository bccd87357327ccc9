import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import '../../src/memoir/air/new-flight-plan/index.ts';
import { boardOf } from '../../src/hex/board.ts';
import { lessonById } from '../../src/lessons/chapters.ts';
import { openLesson } from '../../src/lessons/lesson.ts';
import { isOver } from '../../src/lessons/session.ts';
import { createLessonTable, type LessonTable } from '../../src/store/lesson.ts';
import { DEFAULT_SETTINGS, settingsStore } from '../../src/store/settings.ts';
import { loadAir } from '../../src/ui/air/late.tsx';
import { TaughtTable } from '../../src/ui/learn/TaughtTable.tsx';

/** A lesson at one of its steps. */
function show(id: string, step: number): LessonTable {
  const file = lessonById(id);
  const lesson = file === undefined ? undefined : openLesson(file);
  if (lesson?.ok !== true) throw new Error(`no lesson ${id}`);
  const table = createLessonTable(lesson.value);
  render(<TaughtTable lesson={lesson.value} table={table} isCovered={false} onMenu={() => undefined} />);
  act(() => {
    for (let tries = 0; table.session.getState().at < step && tries < 40; tries++) table.solve();
  });
  return table;
}

function hexAt(label: string): Element {
  const hex = boardOf('standard').labels.indexOf(label);
  const found = document.querySelector(`.choice[data-hex="${hex}"]`) ?? document.querySelector(`[data-hex="${hex}"]`);
  if (found === null) throw new Error(`no hex ${label}`);
  return found;
}

async function click(...labels: readonly string[]): Promise<void> {
  for (const label of labels) await userEvent.click(hexAt(label));
}

const verdict = () => document.querySelector('.coach')?.getAttribute('data-verdict');
const chosen = () => document.querySelectorAll('.selected-hex').length;
const button = (id: string) => document.querySelector<HTMLButtonElement>(`.coach [data-do="${id}"]`);

beforeAll(() => loadAir('new-flight-plan'));
beforeEach(() => settingsStore.setState({ ...DEFAULT_SETTINGS, speed: 'off' }));
afterEach(() => vi.useRealTimers());

describe('a wrong try', () => {
  it('leaves the unit chosen: the hex it should go to can be clicked at once', async () => {
    const table = show('base-4-moving', 2);
    await click('I3', 'H7');
    expect([verdict(), chosen()]).toEqual(['wrong', 1]);
    await click('h6');
    expect(table.session.getState().at).toBe(3);
  });

  it('leaves the unit chosen until Escape or a click on it lets it go', async () => {
    show('base-4-moving', 2);
    await click('I3', 'H7');
    await userEvent.keyboard('{Escape}');
    expect(chosen()).toBe(0);
    await click('I3', 'H7', 'I3');
    expect(chosen()).toBe(0);
  });

  it('leaves an aircraft chosen', async () => {
    const table = show('nfp-8', 1);
    await click('C5', 'E5');
    expect(verdict()).toBe('wrong');
    await click('D5', 'E5');
    expect(table.session.getState().at).toBe(2);
  });

  it('is forgotten once a piece is chosen', async () => {
    show('base-6-dice', 0);
    await click('A5');
    expect(verdict()).toBe('wrong');
    await click('G3');
    expect([verdict(), chosen()]).toEqual(['none', 1]);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(document.querySelector('.coach-intro')).toBeNull();
  });

  it('is answered when aim is taken, and no dice are offered', async () => {
    const table = show('base-6-dice', 0);
    await click('h4', 'g6');
    expect(screen.getByRole('alert')).toHaveTextContent('Begin with G3.');
    expect(screen.queryByRole('button', { name: 'Roll the dice' })).toBeNull();
    expect(document.querySelector('[data-choice="aimed"]')).toBeNull();
    expect(table.session.getState().played).toHaveLength(0);
    await click('G3', 'g6');
    expect(verdict()).toBe('none');
    expect(screen.getByRole('button', { name: 'Roll the dice' })).toBeVisible();
    await click('g6');
    expect(table.session.getState().at).toBe(1);
  });
});

describe('while there is only something to read', () => {
  it('a hex or a card that is clicked points at the button, and it is said', async () => {
    show('base-1-turn', 0);
    expect(button('goOn')).not.toHaveAttribute('data-nudge');
    await click('F3');
    expect(button('goOn')).toHaveAttribute('data-nudge', '1');
    expect(within(screen.getByRole('region', { name: 'Coach' })).getByText('First press Go on.')).toBeInTheDocument();
    const card = document.querySelector('.hand .card');
    if (card === null) throw new Error('no card');
    await userEvent.click(card);
    expect(button('goOn')).toHaveAttribute('data-nudge', '0');
    expect(verdict()).toBe('none');
  });

  it('a second click on Go on does not do the step', () => {
    const table = show('base-1-turn', 0);
    vi.useFakeTimers();
    const press = (id: string) => fireEvent.click(button(id) ?? document.body);
    press('goOn');
    press('solve');
    expect(table.session.getState().at).toBe(1);
    expect(button('solve')).toHaveAttribute('aria-disabled', 'true');
    act(() => void vi.advanceTimersByTime(400));
    expect(button('solve')).not.toHaveAttribute('aria-disabled');
    press('solve');
    expect(table.session.getState().at).toBe(2);
  });
});

it('after the first lesson the bar says that it is the other side’s turn', () => {
  const table = show('base-1-turn', 7);
  expect(isOver(table.session.getState())).toBe(true);
  expect(document.querySelector('.score.deciding')).toHaveClass('side-1');
});
