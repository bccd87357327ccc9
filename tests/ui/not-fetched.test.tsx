import { cleanup, configure, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { lessonById } from '../../src/lessons/chapters.ts';
import { lateDialog, latePart, lateScreen } from '../../src/ui/late.tsx';
import { LessonScreen } from '../../src/ui/learn/LessonScreen.tsx';

// The rules are really fetched in the end, and a machine that reads them for the first time takes its time.
configure({ asyncUtilTimeout: 10_000 });

const network = vi.hoisted(() => ({ isThere: false }));
const openAnew = vi.hoisted(() => vi.fn<() => void>());
vi.mock('../../src/ui/open-anew.ts', () => ({ openAnew }));
vi.mock(import('../../src/ui/air/late.tsx'), async (original) => {
  const whole = await original();
  return {
    ...whole,
    loadAir: (name) => (network.isThere ? whole.loadAir(name) : Promise.reject(new Error('no network'))),
  };
});

describe('a lesson whose rules cannot be fetched', () => {
  afterEach(() => {
    network.isThere = false;
  });

  it('says so, and is there when the page is opened anew', async () => {
    const file = lessonById('nfp-8');
    if (file === undefined) throw new Error('no lesson');
    render(<LessonScreen file={file} isCovered={false} onMenu={() => undefined} />);
    expect(await screen.findByRole('alert')).toHaveTextContent('The lesson could not be fetched.');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(openAnew).toHaveBeenCalledOnce();
    cleanup();
    network.isThere = true;
    render(<LessonScreen file={file} isCovered={false} onMenu={() => undefined} />);
    expect(await screen.findByRole('region', { name: 'Decision' })).toBeInTheDocument();
    expect(screen.queryByText('The lesson could not be fetched.')).toBeNull();
  });
});

describe('what cannot be fetched', () => {
  const gone = () => Promise.reject(new TypeError('Failed to fetch'));

  it('is a screen that says so and leads back to the start', async () => {
    const Screen = lateScreen(gone);
    globalThis.location.hash = '#/library';
    render(<Screen />, { wrapper: Suspense });
    expect(await screen.findByRole('alert')).toHaveTextContent('This part of the game could not be fetched.');
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'To the battles' }));
    expect(globalThis.location.hash).toBe('#/');
  });

  it('is a screen without its words too', async () => {
    const Screen = lateScreen(() => Promise.resolve(() => <p>here</p>), gone);
    render(<Screen />, { wrapper: Suspense });
    expect(await screen.findByRole('alert')).toHaveTextContent('could not be fetched');
    expect(screen.queryByText('here')).toBeNull();
  });

  it('is a sheet over the screen that can be closed', async () => {
    const Dialog = lateDialog<{ onClose(this: void): void }>(gone);
    const onClose = vi.fn<() => void>();
    render(<Dialog onClose={onClose} />, { wrapper: Suspense });
    expect(await screen.findByRole('dialog', { name: 'Not here' })).toHaveTextContent('could not be fetched');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('is nothing where the page does without it', async () => {
    const Part = latePart(gone);
    const Here = latePart(() => Promise.resolve(() => <p>here</p>));
    render(
      <Suspense>
        <Part />
        <Here />
      </Suspense>,
    );
    expect(await screen.findByText('here')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
