import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import '../../src/memoir/air/new-flight-plan/index.ts';
import { lessonById } from '../../src/lessons/chapters.ts';
import { openLesson } from '../../src/lessons/lesson.ts';
import { createLessonTable } from '../../src/store/lesson.ts';
import { DEFAULT_SETTINGS, settingsStore } from '../../src/store/settings.ts';
import { loadAir } from '../../src/ui/air/late.tsx';
import { TaughtTable } from '../../src/ui/learn/TaughtTable.tsx';

beforeAll(() => loadAir('new-flight-plan'));
beforeEach(() => settingsStore.setState({ ...DEFAULT_SETTINGS, speed: 'off' }));

it('a lesson asks for an ambush whenever it wants to know: it cannot be declined for the whole turn', async () => {
  const file = lessonById('nfp-14');
  const lesson = file === undefined ? null : openLesson(file);
  if (lesson === null || !lesson.ok) throw new Error('no lesson');
  const table = createLessonTable(lesson.value);
  render(<TaughtTable lesson={lesson.value} table={table} isCovered={false} onMenu={() => undefined} />);
  act(() => table.goOn());
  expect(document.querySelector('[data-waive]')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'No ambush' }));
  expect(table.session.getState().at).toBe(2);
});
