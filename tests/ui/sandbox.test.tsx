import { configure, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { LESSONS } from '../../src/lessons/chapters.ts';
import { DEFAULT_SETTINGS, settingsStore } from '../../src/store/settings.ts';
import { lessonText } from '../../src/store/lesson-file.ts';
import { createOwnLessons } from '../../src/store/own-lessons.ts';
import { sandboxDesk } from '../../src/store/sandbox.ts';
import { createStorage } from '../../src/store/storage.ts';
import { loadAir } from '../../src/ui/air/late.tsx';
import { OwnLessons } from '../../src/ui/sandbox/OwnLessons.tsx';
import { Sandbox } from '../../src/ui/sandbox/Sandbox.tsx';
import { battleInSandbox, playedOn } from '../lessons/draft-play.ts';
import { memoryAdapter } from '../store/memory.ts';

// A lesson is played through before it is kept, and other work on the machine must not fail these.
configure({ asyncUtilTimeout: 30_000 });

const nothing = () => undefined;
const NAME = 'airfield-44/sandbox';

function sandboxNow() {
  const { sandbox } = sandboxDesk.store.getState();
  if (sandbox === null) throw new Error('a sandbox');
  return sandbox;
}

async function shown() {
  const user = userEvent.setup();
  const { container } = render(<Sandbox isCovered={false} onMenu={nothing} />);
  await waitFor(() => expect(container.querySelector('.loading')).toBeNull());
  const press = (name: string | RegExp) => user.click(screen.getByRole('button', { name }));
  return { user, press, container };
}

beforeEach(async () => {
  vi.spyOn(globalThis, 'scrollTo').mockImplementation(nothing);
  settingsStore.setState({ ...DEFAULT_SETTINGS, speed: 'off' });
  sessionStorage.removeItem(NAME);
  sandboxDesk.write(null);
  await loadAir('new-flight-plan');
});

describe('the sandbox', () => {
  it('lays both hands open, and the next dice are chosen by hand', async () => {
    sandboxDesk.open(battleInSandbox(0));
    const { press } = await shown();
    const { state } = sandboxDesk.api.getState().match ?? {};
    expect(screen.getAllByRole('article')).toHaveLength(state?.sides[0].hand.length ?? -1);
    const other = screen.getByRole('region', { name: 'Axis hand' });
    expect(within(other).getAllByRole('listitem')).toHaveLength(state?.sides[1].hand.length ?? -1);
    await press('Choose dice');
    await press('Lay ready: star');
    await press('Lay ready: flag');
    expect(sandboxDesk.api.getState().match?.state.queuedDice).toEqual(['star', 'flag']);
    await press('Take away die 1: star');
    expect(sandboxDesk.api.getState().match?.state.queuedDice).toEqual(['flag']);
    await press('Leave it to chance');
    expect(sandboxNow().deeds).toHaveLength(0);
  });

  it('is one line of time on a small screen, and all else a sheet that goes away with a tap elsewhere', async () => {
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: query.includes('640px'),
      addEventListener: nothing,
      removeEventListener: nothing,
    }));
    sandboxDesk.open(playedOn(battleInSandbox(0), 3, 3));
    const { press, user, container } = await shown();
    const isThere = (name: string) => screen.queryByRole('button', { name }) !== null;
    expect(isThere('Choose dice')).toBe(false);
    expect(isThere('Settings')).toBe(false);
    expect(screen.getByRole('slider', { name: 'Moment' })).toHaveAttribute('aria-valuetext', 'Step 3 of 3');
    await press('Tools');
    expect(isThere('Settings')).toBe(true);
    expect(container.querySelector('.tool-sheet')).toHaveTextContent('Step 3 of 3');
    await press('Choose dice');
    await press('Lay ready: star');
    await user.click(screen.getByRole('heading', { level: 1 }));
    expect(isThere('Choose dice')).toBe(false);
    await press('Tools: something lies ready there');
    expect(isThere('Take away die 1: star')).toBe(true);
    await press('Make a scenario');
    expect(container.querySelector('.tool-sheet')).toBeNull();
    vi.unstubAllGlobals();
  });

  it('moves cards and says where they came from; air cards have their own list', async () => {
    sandboxDesk.open(battleInSandbox(1));
    const { press, user } = await shown();
    await press('Move cards');
    await user.type(screen.getByRole('textbox', { name: 'Find a card' }), 'barrage');
    await press(/^(Give|Put) Barrage .*top of the deck/);
    expect(screen.getByText(/^Barrage lies on top of the deck; it came from the/)).toBeInTheDocument();
    await press('Air cards');
    await user.clear(screen.getByRole('textbox', { name: 'Find a card' }));
    await press(/^Give Ace in the Cockpit to the Axis/);
    expect(screen.getByText(/^Ace in the Cockpit: from the .* to the Axis hand\.$/)).toBeInTheDocument();
    expect(sandboxNow().deeds.map(({ said }) => typeof said)).toEqual(['object', 'object']);
  });

  it('goes back and on in time, and what was left comes back', async () => {
    sandboxDesk.open(playedOn(battleInSandbox(0), 8, 3));
    const { press, container, user } = await shown();
    const at = () => container.querySelector('.time')?.getAttribute('data-at');
    expect(at()).toBe('8');
    await press('To the beginning');
    expect(at()).toBe('0');
    await press('One step on');
    expect(at()).toBe('1');
    await user.keyboard(',');
    expect(at()).toBe('0');
    await press('Choose dice');
    await press('Lay ready: star');
    expect(screen.getByText(/The 8 steps that followed before are put away/)).toBeInTheDocument();
    await press('Bring them back');
    expect(sandboxNow().deeds).toHaveLength(8);
  });

  it('makes a lesson of what was done; a word that is missing is said with its place', async () => {
    sandboxDesk.open({ ...playedOn(battleInSandbox(0), 6, 3), mark: 0 });
    const { press, user } = await shown();
    await press('Make a lesson');
    await press('Write the lesson');
    expect(screen.getByRole('heading', { level: 1, name: 'Write the lesson' })).toBeInTheDocument();
    const goal = screen.getAllByRole('textbox', { name: /^Goal/ })[0];
    expect(goal).toHaveDisplayValue(/^Play .+\.$/);
    await user.clear(goal);
    await press('Keep the lesson');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Step 1: goal is missing');
    await press('To the sandbox');
    expect(sandboxDesk.store.getState().draft?.isOpen).toBe(false);
    await press('Make a lesson');
    await press('Go on writing it');
    expect(screen.getByRole('heading', { level: 1, name: 'Write the lesson' })).toBeInTheDocument();
  });
});

describe('the list of own lessons', () => {
  const fresh = () => createOwnLessons(createStorage(memoryAdapter()));

  it('takes a file in, and refuses a bad one with every fault', async () => {
    const user = userEvent.setup();
    render(<OwnLessons from={fresh()} />);
    expect(await screen.findByText(/^None yet/)).toBeInTheDocument();
    const picker = screen.getByTestId('lesson-file');
    const file = (text: string, name: string) => new File([text], name, { type: 'application/json' });
    await user.upload(picker, file(lessonText({ ...LESSONS[0], title: 'Mine' }), 'mine.lesson.json'));
    expect(await screen.findByText('1 lesson came in: Mine.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Play Mine' })).toHaveAttribute('href', expect.stringContaining('own-'));
    await user.upload(picker, file(JSON.stringify({ ...LESSONS[0], title: 7, learner: 'me' }), 'bad.json'));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('bad.json cannot be opened. Nothing was changed.');
    expect(alert).toHaveTextContent('title');
    expect(alert).toHaveTextContent('learner');
    expect(screen.getAllByRole('listitem').filter((row) => row.dataset.own !== undefined)).toHaveLength(1);
  });

  it('deletes with a way back, and duplicates', async () => {
    const user = userEvent.setup();
    const lessons = fresh();
    await lessons.keep({ ...LESSONS[0], id: 'own-one', title: 'One' }, true);
    render(<OwnLessons from={lessons} />);
    await user.click(await screen.findByRole('button', { name: 'Delete One' }));
    expect(await screen.findByText('“One” was deleted.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('“One” is back.')).toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: 'Duplicate One' }));
    expect(await screen.findByRole('link', { name: 'Play One (copy)' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Save all as a file' })).toBeInTheDocument();
  });
});
