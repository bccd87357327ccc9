import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { medalsOf } from '../../src/memoir/medals/medals.ts';
import { statisticsOf } from '../../src/scenarios/statistics.ts';
import { seriesOf } from '../../src/store/series.ts';
import { EndScreen, type EndScreenProps } from '../../src/ui/end/EndScreen.tsx';
import { medalTurns } from '../../src/ui/end/medal-turns.ts';
import { finishedMatch, openMatch } from './replay-match.ts';

// Roles and names are looked up slowly in a page of thousands of elements.
vi.setConfig({ testTimeout: 30_000 });

const { state, steps } = finishedMatch;
const statistics = statisticsOf(steps, state);

function noCalls() {
  return {
    onReplay: vi.fn<EndScreenProps['onReplay']>(),
    onAgain: vi.fn<() => void>(),
    onLeave: vi.fn<() => void>(),
    onBoard: vi.fn<() => void>(),
    onSave: vi.fn<() => void>(),
  };
}

function shown(changes: Partial<EndScreenProps> = {}) {
  const calls = noCalls();
  render(
    <EndScreen
      match={finishedMatch}
      players={['Anna', 'Bertram']}
      series={seriesOf(finishedMatch)}
      {...calls}
      {...changes}
    />,
  );
  return calls;
}

describe('the end of a battle', () => {
  it('says who won, and hands the keyboard to that', () => {
    shown();
    const winner = state.outcome?.winner === 0 ? 'Anna wins for the Allies' : 'Bertram wins for the Axis';
    expect(screen.getByRole('heading', { level: 1, name: winner })).toHaveFocus();
  });

  it('speaks of the sides while nobody has a name', () => {
    shown({ players: ['', ' '] });
    const winner = state.outcome?.winner === 0 ? 'The Allies win' : 'The Axis win';
    expect(screen.getByRole('heading', { level: 1, name: winner })).toBeInTheDocument();
  });

  it('shows the final medals of both', () => {
    shown();
    const needed = state.rules.sides.map(({ medalsToWin }) => medalsToWin);
    expect(screen.getByText(`Anna (Allies): ${medalsOf(state, 0)} of ${needed[0]} medals`)).toBeInTheDocument();
    expect(screen.getByText(`Bertram (Axis): ${medalsOf(state, 1)} of ${needed[1]} medals`)).toBeInTheDocument();
  });

  it('compares both sides row by row', () => {
    shown();
    const row = screen.getByText('Figures lost').parentElement;
    const cells = [...(row?.querySelectorAll('td') ?? [])].map(({ textContent }) => textContent);
    expect(cells).toEqual(statistics.sides.map(({ figuresLost }) => String(figuresLost)));
  });

  it('tells the medals of every turn in a table, and of the chosen one in words', () => {
    shown();
    const turns = medalTurns(statistics);
    const table = screen.getByRole('table', { name: 'Medals over time' });
    expect(within(table).getAllByRole('row')).toHaveLength(turns.length + 1);
    const picker = screen.getByRole('slider', { name: 'Turn shown' });
    const won = turns.findIndex(({ changes }) => changes.length > 0);
    fireEvent.change(picker, { target: { value: String(won) } });
    const { turn, totals } = turns[won];
    expect(picker).toHaveAttribute(
      'aria-valuetext',
      expect.stringContaining(`Turn ${turn}: Allies ${totals[0]}, Axis ${totals[1]}`),
    );
  });

  it('says how far the dice were from what was to be expected, and shows the seed', () => {
    shown();
    const { luck, faces } = statistics.sides[0];
    expect(screen.getByText(new RegExp(`^${luck.hits} hits? on units with ${luck.dice} dice`))).toBeInTheDocument();
    expect(
      screen.getByText(`Anna: rolled ${faces[0].rolled}, expected ${faces[0].expected.toFixed(1)}`),
    ).toBeInTheDocument();
    expect(screen.getByText('ends')).toBeInTheDocument();
  });

  it('adds the battles up', () => {
    const series = { battles: 2, allies: { won: 2, medals: 9 }, axis: { won: 0, medals: 5 } };
    shown({ series });
    expect(screen.getByText('9 medals')).toBeInTheDocument();
    expect(screen.getByText('2 battles together. Anna leads.')).toBeInTheDocument();
  });

  it('offers what can be done next', async () => {
    const calls = shown();
    const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
    await press('Play again, sides swapped');
    await press('Watch the replay');
    await press('Save the game');
    await press('Look at the board');
    await press('Another battle');
    for (const call of Object.values(calls)) expect(call).toHaveBeenCalledTimes(1);
    expect(calls.onReplay).toHaveBeenCalledWith();
  });

  it('leads from the best roll to its moment in the replay', async () => {
    const calls = shown();
    const { best } = statistics.sides[0];
    await userEvent.click(screen.getByRole('button', { name: /^Anna: .* See it in the replay$/ }));
    expect(calls.onReplay).toHaveBeenCalledWith((best?.step ?? 0) + 1);
  });

  it('shows nothing while the battle goes on', () => {
    const { container } = render(<EndScreen match={openMatch} players={['', '']} series={null} {...noCalls()} />);
    expect(container).toBeEmptyDOMElement();
  });
});

it('counts the medals of every turn up to the final score', () => {
  const turns = medalTurns(statistics);
  expect(turns.map(({ turn }) => turn)).toEqual(Array.from({ length: state.turn.number }, (_, at) => at + 1));
  expect(turns.at(-1)?.totals).toEqual([medalsOf(state, 0), medalsOf(state, 1)]);
  expect(turns.flatMap(({ changes }) => changes)).toEqual(statistics.medals);
});
