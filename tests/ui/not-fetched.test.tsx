import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { lessonById } from '../../src/lessons/chapters.ts';
import { LessonScreen } from '../../src/ui/learn/LessonScreen.tsx';

const network = vi.hoisted(() => ({ isThere: false }));
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

  it('says so, and is there when it is tried again', async () => {
    const file = lessonById('nfp-8');
    if (file === undefined) throw new Error('no lesson');
    render(<LessonScreen file={file} isCovered={false} onMenu={() => undefined} />);
    expect(await screen.findByRole('alert')).toHaveTextContent('The lesson could not be fetched.');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    network.isThere = true;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('region', { name: 'Decision' })).toBeInTheDocument();
    expect(screen.queryByText('The lesson could not be fetched.')).toBeNull();
  });
});
