import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { SCENARIOS, scenarioById } from '../../src/scenarios/library.ts';
import { DEFAULT_SETTINGS, settingsStore } from '../../src/store/settings.ts';
import { BriefingScreen, type BriefingScreenProps } from '../../src/ui/briefing/BriefingScreen.tsx';
import { progress } from '../../src/ui/learn/use-progress.ts';
import { StartScreen, type StartScreenProps } from '../../src/ui/start/StartScreen.tsx';

// Thousands of shapes that say nothing here and make every search by role slow.
vi.mock('../../src/ui/start/BattleMap.tsx', () => ({ BattleMap: () => <i data-testid="map" /> }));
vi.mock('../../src/ui/start/Panorama.tsx', () => ({ Panorama: () => null }));

const NOTHING = () => undefined;

function showStart(props: Partial<StartScreenProps> = {}) {
  render(
    <StartScreen
      notice={null}
      waiting={null}
      onChoose={NOTHING}
      onContinue={NOTHING}
      onSaves={NOTHING}
      onFiles={NOTHING}
      {...props}
    />,
  );
}

function showBriefing() {
  const onStart = vi.fn<BriefingScreenProps['onStart']>(() => Promise.resolve(true));
  const onBack = vi.fn<BriefingScreenProps['onBack']>();
  const scenario = scenarioById('fords-of-the-torvo');
  if (scenario === undefined) throw new Error('no such battle');
  render(<BriefingScreen scenario={scenario} seed="abc" onStart={onStart} onBack={onBack} />);
  return { onStart, onBack };
}

beforeEach(() => settingsStore.setState(DEFAULT_SETTINGS, true));

describe('the start screen', () => {
  it('offers lessons to whoever is new, and says how many are done to whoever is not', () => {
    showStart();
    expect(screen.getByRole('heading', { name: 'New here? Learn by playing' })).toBeInTheDocument();
    act(() => progress.finish('base-1-turn'));
    expect(screen.getByRole('heading', { name: 'Go on learning' })).toBeInTheDocument();
    expect(screen.getByText(/^1 lesson or exercise is done/)).toBeInTheDocument();
    act(() => progress.finish('base-2-sections'));
    expect(screen.getByText(/^2 lessons and exercises are done/)).toBeInTheDocument();
    act(() => progress.forget());
  });

  it('draws maps that nobody has come near one by one, once there is time', () => {
    vi.useFakeTimers();
    const nowhere = vi.fn<() => void>();
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        observe = nowhere;
        disconnect = nowhere;
      },
    );
    showStart();
    const maps = () => screen.queryAllByTestId('map').length;
    expect(maps()).toBe(0);
    act(() => void vi.advanceTimersByTime(2000));
    expect(maps()).toBe(1);
    for (let at = 0; at < SCENARIOS.length; at++) act(() => void vi.advanceTimersByTime(100));
    expect(maps()).toBe(SCENARIOS.length);
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  it('has a card for every battle and says which one was chosen', async () => {
    const onChoose = vi.fn<StartScreenProps['onChoose']>();
    showStart({ onChoose });
    for (const { file } of SCENARIOS) expect(screen.getByRole('heading', { name: file.name })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Briefing: Landing at Cape Marenne' }));
    expect(onChoose).toHaveBeenCalledWith('cape-marenne');
  });

  it('draws the map of a battle when somebody comes near it, and keeps it', () => {
    const near = new Map<Element, (isHere: boolean) => void>();
    class Observer {
      readonly #tell: IntersectionObserverCallback;
      constructor(tell: IntersectionObserverCallback) {
        this.#tell = tell;
      }
      observe(seen: Element) {
        near.set(seen, (isIntersecting) =>
          this.#tell([{ isIntersecting } as IntersectionObserverEntry], this as never),
        );
      }
      disconnect() {
        near.clear();
      }
    }
    vi.stubGlobal('IntersectionObserver', Observer);
    showStart();
    expect(screen.queryAllByTestId('map')).toHaveLength(0);
    act(() => [...near.values()][0](true));
    expect(screen.queryAllByTestId('map')).toHaveLength(1);
    // Nobody asks any more whether it is still near.
    expect(near.size).toBe(0);
    vi.unstubAllGlobals();
  });

  it('leads to a new scenario as well as to all of them', () => {
    showStart();
    expect(screen.getByRole('link', { name: 'New scenario' })).toHaveAttribute('href', '#/library/new');
    expect(screen.getByRole('link', { name: 'Library' })).toHaveAttribute('href', '#/library');
  });

  it('begins at its top, wherever the screen before was scrolled to', () => {
    document.documentElement.scrollTop = 400;
    showStart({});
    expect(document.documentElement.scrollTop).toBe(0);
  });

  it('offers the last game first, with its score and players', async () => {
    const onContinue = vi.fn<StartScreenProps['onContinue']>();
    const waiting = {
      name: 'A battle',
      turn: 12,
      medals: [3, 4],
      needed: [6, 5],
      players: ['Anna', ''],
      played: new Date('2026-08-02T18:20:00Z'),
    } as const;
    showStart({ waiting, onContinue });
    const card = screen.getByRole('region', { name: 'A battle' });
    expect(card).toHaveTextContent('Turn 12');
    expect(card).toHaveTextContent('Anna (Allies)');
    expect(card).toHaveTextContent('4 of 5 medals');
    expect(card).toHaveTextContent('2 Aug 2026');
    await userEvent.click(within(card).getByRole('button'));
    expect(onContinue).toHaveBeenCalledOnce();
  });

  it('hands on a file, and the same file again', async () => {
    const onFile = vi.fn<StartScreenProps['onFiles']>();
    showStart({ onFiles: onFile });
    const input = document.querySelector('input[type=file]');
    if (!(input instanceof HTMLInputElement)) throw new Error('no field for a file');
    const file = new File(['{}'], 'game.json', { type: 'application/json' });
    await userEvent.upload(input, file);
    await userEvent.upload(input, file);
    expect(onFile).toHaveBeenCalledTimes(2);
    expect(onFile).toHaveBeenLastCalledWith([file]);
  });

  it('hands on what is dropped or pasted on the page, and leaves other words alone', () => {
    const onFiles = vi.fn<StartScreenProps['onFiles']>();
    showStart({ onFiles });
    const files = [new File(['{}'], 'a.json'), new File(['{}'], 'b.m44')];
    fireEvent.drop(document.body, { dataTransfer: { types: ['Files'], files } });
    expect(onFiles).toHaveBeenLastCalledWith(files);
    const paste = (text: string) =>
      fireEvent.paste(document.body, { clipboardData: { getData: () => text, files: [] } });
    paste('Dear Anna,');
    expect(onFiles).toHaveBeenCalledOnce();
    paste('{ "format": "airfield44/scenario" }');
    expect(onFiles).toHaveBeenCalledTimes(2);
    expect(onFiles.mock.calls[1][0][0].name).toBe('The pasted text');
  });

  it('tells of trouble at once', () => {
    showStart({ notice: 'That was no game.' });
    expect(screen.getByRole('alert')).toHaveTextContent('That was no game.');
  });

  it('changes settings as they are touched', async () => {
    showStart();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Open hands' }));
    await userEvent.click(screen.getByRole('radio', { name: 'Dark' }));
    await userEvent.click(screen.getByRole('radio', { name: 'Slow' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Plays the Axis' }), 'Ben');
    expect(settingsStore.getState()).toMatchObject({
      openHands: true,
      theme: 'dark',
      speed: 'slow',
      names: ['', 'Ben'],
    });
  });
});

describe('the briefing', () => {
  it('starts with the seed and the names of both players', async () => {
    const { onStart } = showBriefing();
    await userEvent.type(screen.getByRole('textbox', { name: 'Who plays the Allies?' }), ' Anna ');
    await userEvent.type(screen.getByRole('textbox', { name: 'Who plays the Axis?' }), 'Ben');
    await userEvent.click(screen.getByRole('button', { name: 'Swap sides' }));
    await userEvent.click(screen.getByRole('button', { name: 'Start the battle' }));
    expect(onStart).toHaveBeenCalledExactlyOnceWith({ rules: {}, seed: 'abc', names: ['Ben', 'Anna'] });
  });

  it('starts by the Enter key, but not where that key has a use of its own', () => {
    const { onStart } = showBriefing();
    fireEvent.keyDown(screen.getByRole('button', { name: 'Swap sides' }), { key: 'Enter' });
    expect(onStart).not.toHaveBeenCalled();
    fireEvent.keyDown(document.body, { key: 'Enter' });
    expect(onStart).toHaveBeenCalledOnce();
  });

  it('makes a seed where there is none', async () => {
    const { onStart } = showBriefing();
    await userEvent.clear(screen.getByLabelText('Seed'));
    fireEvent.keyDown(document.body, { key: 'Enter' });
    expect(onStart.mock.calls[0][0].seed).toMatch(/^[a-z0-9]{6}$/);
  });

  it('says who sits where and moves first', () => {
    showBriefing();
    expect(screen.getByText('moves first · 5 cards · 17 units · bottom edge')).toBeVisible();
    expect(screen.getByText('moves second · 5 cards · 14 units · top edge')).toBeVisible();
  });
});
