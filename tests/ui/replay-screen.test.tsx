import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { medalsOf } from '../../src/memoir/medals/medals.ts';
import { settingsStore } from '../../src/store/settings.ts';
import { cardName } from '../../src/ui/text/cards.ts';
import { replayGameOf, stateAt } from '../../src/ui/replay/replay-game.ts';
import { ReplayScreen } from '../../src/ui/replay/ReplayScreen.tsx';
import { timelineOf } from '../../src/ui/replay/timeline.ts';
import { shortMatch, openMatch } from './replay-match.ts';

// A whole table is drawn for every step, which takes its time here.
vi.setConfig({ testTimeout: 30_000 });

const game = replayGameOf(shortMatch);
const open = replayGameOf(openMatch);
const timeline = timelineOf(game);
const { length } = game.steps;

function shown(at = 0, which = game) {
  const calls = {
    onPlayOn: vi.fn<(at: number) => void>(),
    onLeave: vi.fn<() => void>(),
    onAt: vi.fn<(at: number) => void>(),
  };
  const view = render(<ReplayScreen game={which} at={at} {...calls} />);
  return { ...calls, again: (to: number) => view.rerender(<ReplayScreen game={which} at={to} {...calls} />) };
}

/** By its place: to look through a page of thousands of elements for a name takes long here. */
function scrubber(): HTMLInputElement {
  const found = document.querySelector<HTMLInputElement>('.scrubber input');
  if (found === null) throw new Error('no scrubber');
  return found;
}
function pass(time: number): void {
  act(() => {
    vi.advanceTimersByTime(time);
  });
}

const where = () => Number(scrubber().value);

beforeEach(() => settingsStore.setState({ openHands: false, speed: 'off' }));
afterEach(() => vi.useRealTimers());

describe('the replay', () => {
  it('goes by action, by turn and to the ends with the keys', () => {
    shown();
    const press = (key: string) => fireEvent.keyDown(document.body, { key });
    press('ArrowRight');
    press('.');
    expect(where()).toBe(2);
    press('ArrowLeft');
    press(',');
    expect(where()).toBe(0);
    press('ArrowDown');
    expect(where()).toBe(timeline.turns[1].at);
    press('PageDown');
    expect(where()).toBe(timeline.turns[2].at);
    press('ArrowUp');
    expect(where()).toBe(timeline.turns[1].at);
    press('End');
    expect(where()).toBe(length);
    press('ArrowRight');
    expect(where()).toBe(length);
    press('Home');
    expect(where()).toBe(0);
  });

  it('shows the units, the medals and the cards of the moment it is at', () => {
    const at = Math.floor(length * 0.7);
    shown(at);
    const state = stateAt(game, at);
    const needed = state.rules.sides[0].medalsToWin;
    expect(screen.getByText(`Allies: ${medalsOf(state, 0)} of ${needed} medals`)).toBeInTheDocument();
    const alive = state.units.filter(({ hex }) => hex >= 0);
    expect(document.querySelectorAll('.hex-board .unit')).toHaveLength(alive.length);
    expect(screen.getByText(`action ${at} of ${length}`)).toBeInTheDocument();
  });

  it('asks nobody to choose anything', () => {
    shown(40);
    expect(document.querySelectorAll('.choice-area, [data-choice]')).toHaveLength(0);
  });

  it('marks the line of the log it is at, and goes to the line that is clicked', async () => {
    shown(0);
    const log = screen.getByLabelText('Log');
    const lines = [...log.querySelectorAll('button')];
    fireEvent.click(lines[12]);
    expect(lines[12]).toHaveAttribute('aria-current', 'step');
    const told = screen.getByLabelText('What happened');
    expect(told).toHaveTextContent(lines[12].textContent);
    // One stop for the Tab key.
    expect(lines.filter((line) => line.tabIndex === 0)).toHaveLength(1);
  });

  it('follows the scrubber and the address', () => {
    const { again, onAt } = shown(3);
    expect(where()).toBe(3);
    fireEvent.change(scrubber(), { target: { value: '47' } });
    expect(where()).toBe(47);
    expect(onAt).toHaveBeenLastCalledWith(47);
    again(12);
    expect(where()).toBe(12);
    again(999_999);
    expect(where()).toBe(length);
  });

  it('plays by itself and stops at the end', () => {
    vi.useFakeTimers();
    shown(length - 3);
    fireEvent.click(screen.getByTitle(/^Play \(/));
    for (let round = 0; round < 5; round++) pass(4000);
    expect(where()).toBe(length);
    expect(screen.getByTitle(/^Play \(/)).toBeInTheDocument();
  });

  it('pauses with the space bar', () => {
    vi.useFakeTimers();
    shown(0);
    fireEvent.keyDown(document.body, { key: ' ' });
    expect(screen.getByTitle(/^Pause/)).toBeInTheDocument();
    fireEvent.keyDown(document.body, { key: ' ' });
    pass(9000);
    expect(where()).toBe(0);
  });

  it('begins a new game from here only when asked twice', async () => {
    const { onPlayOn, onLeave } = shown(50);
    await userEvent.click(screen.getByText('Play on from here'));
    expect(onPlayOn).not.toHaveBeenCalled();
    expect(screen.getByText(/stays saved/)).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByText(/stays saved/)).toBeNull();
    expect(onLeave).not.toHaveBeenCalled();
    await userEvent.click(screen.getByText('Play on from here'));
    await userEvent.click(screen.getByText('Begin the new game'));
    expect(onPlayOn).toHaveBeenCalledWith(50);
  });

  it('says why nothing can be played on after the end', async () => {
    const { onPlayOn } = shown(length);
    const button = screen.getByText('Play on from here');
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveAccessibleDescription(/The battle is over here/);
    await userEvent.click(button);
    expect(screen.queryByText(/stays saved/)).toBeNull();
    expect(onPlayOn).not.toHaveBeenCalled();
  });

  it('leaves with Escape', () => {
    const { onLeave } = shown(5);
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(onLeave).toHaveBeenCalledTimes(1);
  });
});

describe('the hands in a replay', () => {
  const handOf = (side: string) => screen.getByText(`Hand of the ${side}`).parentElement;

  it('of a finished game lie open, and the viewer chooses whose', async () => {
    shown(30);
    const { sides } = stateAt(game, 30);
    expect(handOf('Allies')).toHaveTextContent(cardName(sides[0].hand[0]));
    expect(handOf('Axis')).toHaveTextContent(cardName(sides[1].hand[0]));
    await userEvent.click(screen.getByLabelText('Axis'));
    expect(handOf('Allies')).toHaveTextContent(/face down/);
    expect(handOf('Axis')).toHaveTextContent(cardName(sides[1].hand[0]));
    await userEvent.click(screen.getByLabelText('None'));
    expect(handOf('Axis')).toHaveTextContent(/face down/);
  });

  it('turn the board to the side that is shown alone, if the players want it turned', async () => {
    shown(30);
    const top = game.last.rules.sides[1].top ? 'Axis' : 'Allies';
    const isTurned = () => document.querySelector('.board-turned') !== null;
    expect(isTurned()).toBe(false);
    await userEvent.click(screen.getByLabelText(top));
    expect(isTurned()).toBe(true);
    act(() => settingsStore.setState({ turnBoard: false }));
    expect(isTurned()).toBe(false);
    act(() => settingsStore.setState({ turnBoard: true }));
    await userEvent.click(screen.getByLabelText('None'));
    expect(isTurned()).toBe(false);
  });

  it('stay face down while the battle goes on, with the reason, and the log tells no drawn card', () => {
    shown(60, open);
    expect(handOf('Allies')).toHaveTextContent(/face down/);
    expect(handOf('Axis')).toHaveTextContent(/face down/);
    expect(document.querySelector('input[type=radio]')).toBeNull();
    expect(screen.getByText(/Hands stay face down while the battle goes on/)).toBeInTheDocument();
    const lines = [...screen.getByLabelText('Log').querySelectorAll('button')];
    const draws = lines.filter(({ textContent }) => / draw /.test(textContent));
    expect(draws.length).toBeGreaterThan(0);
    for (const { textContent } of draws) expect(textContent).toMatch(/draw a card$/);
  });

  it('may be seen where the players play with open hands', () => {
    settingsStore.setState({ openHands: true });
    shown(60, open);
    expect(document.querySelectorAll('input[type=radio]')).toHaveLength(4);
  });
});
