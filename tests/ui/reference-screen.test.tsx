import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ENTRIES } from '../../src/lessons/reference/entries.ts';
import { Rules } from '../../src/ui/rules/Rules.tsx';
import { factsAbout } from '../../src/ui/rules/facts-about.ts';
import { loadAirWords, loadWords } from '../../src/ui/text/i18n.ts';
import { notePlace, wayBack } from '../../src/ui/way-back.ts';

beforeAll(async () => {
  await Promise.all([loadWords(), loadAirWords()]);
});
beforeEach(() => {
  notePlace('#/');
  globalThis.location.hash = '#/rules';
});

const article = (name: string) => screen.getByRole('article', { name });

describe('the screen of the rules', () => {
  it('opens a rule by its id, with its entry, ids, lessons and what to read next', () => {
    render(<Rules address="NFP-7.3" />);
    const entry = article('Shot down');
    expect(within(entry).getByRole('link', { name: 'NFP-7.3' })).toHaveAttribute('href', '#/rules/NFP-7.3');
    expect(within(entry).getByRole('link', { name: 'Show me: A dogfight' })).toHaveAttribute('href', '#/learn/nfp-8');
    expect(within(entry).getByRole('link', { name: 'Confirming hits' })).toHaveAttribute(
      'href',
      '#/rules/confirm-hits',
    );
    expect(screen.getByRole('heading', { name: 'Shot down' })).toHaveFocus();
  });

  it('shows several things one after the other', () => {
    render(<Rules address="unit.sniper+terrain.woods" />);
    expect(screen.getAllByRole('article').map((one) => one.dataset.entry)).toEqual(['sniper', 'woods']);
    expect(article('Woods')).toHaveTextContent('Attackers lose dice: infantry 1');
  });

  it('says what it does not know', () => {
    render(<Rules address="NFP-99" />);
    expect(screen.getByRole('alert')).toHaveTextContent('There is no rule “NFP-99”.');
  });

  it('searches as one types; / goes to the field, Enter to the first that was found', async () => {
    const user = userEvent.setup();
    render(<Rules address={null} />);
    await user.keyboard('/overrun');
    expect(screen.getByRole('searchbox')).toHaveValue('overrun');
    const found = screen.getByRole('region', { name: 'Rules found' });
    expect(within(found).getAllByRole('link')[0]).toHaveTextContent('Overrun');
    await user.keyboard('{Enter}');
    expect(globalThis.location.hash).toBe('#/rules/overrun');
  });

  it('tells when nothing is found', async () => {
    const user = userEvent.setup();
    render(<Rules address={null} />);
    await user.keyboard('/zeppelin');
    expect(screen.getByText(/Nothing was found for “zeppelin”/)).toBeVisible();
    await user.keyboard('{Escape}');
    expect(screen.getByRole('searchbox')).toHaveValue('');
  });

  it('lists every entry under its topic', () => {
    const { container } = render(<Rules address={null} />);
    expect(container.querySelectorAll('.topic .entry-link')).toHaveLength(ENTRIES.length);
  });
});

describe('the way back', () => {
  const press = () => fireEvent.click(document.querySelector('[data-back]') as Element);

  it('goes to the battle one came from', () => {
    notePlace('#/table');
    notePlace('#/rules/woods');
    render(<Rules address="woods" />);
    expect(screen.getByRole('button', { name: 'Back to the battle' })).toBeVisible();
    press();
    expect(globalThis.location.hash).toBe('#/table');
  });

  it('goes to the lesson one came from; the battle before it is not forgotten', () => {
    notePlace('#/table');
    notePlace('#/learn/nfp-8');
    notePlace('#/rules/dogfight');
    expect(wayBack('beforeLearning')).toEqual({ screen: 'table' });
    render(<Rules address="dogfight" />);
    press();
    expect(globalThis.location.hash).toBe('#/learn/nfp-8');
  });

  it('is taken by Esc too', async () => {
    notePlace('#/sandbox');
    render(<Rules address="dogfight" />);
    await userEvent.setup().keyboard('{Escape}');
    expect(globalThis.location.hash).toBe('#/sandbox');
  });
});

describe('facts of the things on the table', () => {
  it('are told for every entry about one, but for open ground and traits', () => {
    const silent = ENTRIES.filter(
      ({ about }) => about !== undefined && Object.keys(about).some((key) => key !== 'traits'),
    )
      .filter((entry) => factsAbout(entry).length === 0)
      .map(({ id }) => id);
    expect(silent).toEqual(['high-ground', 'broken-bridge']);
  });

  it('go by the rows the game is played by', () => {
    const linesOf = (id: string) => {
      const entry = ENTRIES.find((one) => one.id === id);
      return entry === undefined ? [] : factsAbout(entry).flatMap(({ title, lines }) => [title, ...lines]);
    };
    expect(linesOf('fighter')[1]).toContain('9 MG markers');
    expect(linesOf('probe')).toContain('13 in the standard deck, 16 in Breakthrough');
    expect(linesOf('strafe')).toContain('3 in the air deck');
    expect(linesOf('mortar')).toContain('Mortar, from 1943');
  });
});
