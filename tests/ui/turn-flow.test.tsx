import { act as settled, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { view as viewOf, type Action, type Side, type State } from '../../src/memoir/index.ts';
import { legalAction } from '../../src/scenarios/script.ts';
import { matchStore } from '../../src/store/memoir.ts';
import { DEFAULT_SETTINGS, settingsStore } from '../../src/store/settings.ts';
import { recapLines } from '../../src/ui/table/log.ts';
import { hexNamed, position, type Setting } from '../support/kit.ts';
import { beginSaintAubert, currentMatch, prompt, ShownTable } from './shown-table.tsx';

/** Puts a small battle on the table and does these actions. */
function begin(setting: Setting, ...texts: string[]): State {
  const state = position(setting);
  matchStore.getState().begin(currentMatch().about, state);
  for (const text of texts) {
    const action = legalAction(currentMatch().state, text);
    // Orders end by themselves once no unit is left to order.
    if (!action.ok && text === 'end orders') continue;
    if (!action.ok) throw new Error(JSON.stringify(action.error));
    matchStore.getState().act(action.value);
  }
  return state;
}

function hexDrawn(label: string): Element {
  const hex = hexNamed(currentMatch().state, label);
  const there = document.querySelector(`.choice[data-hex="${hex}"]`) ?? document.querySelector(`[data-hex="${hex}"]`);
  if (there === null) throw new Error(`no hex ${label}`);
  return there;
}

async function click(label: string): Promise<void> {
  await userEvent.click(hexDrawn(label));
}

function done(): Action['type'][] {
  return currentMatch().steps.map(({ action }) => action.type);
}

beforeEach(() => {
  settingsStore.setState({ ...DEFAULT_SETTINGS, openHands: true, speed: 'off' });
  beginSaintAubert();
});

describe('an attack', () => {
  const FIGHT: Setting = {
    allies: { E3: 'infantry', F3: 'infantry' },
    axis: { E5: 'infantry', A9: 'infantry' },
    hands: { allies: ['probe-centre', 'attack-left'], axis: ['recon-left'] },
    dice: ['star', 'star', 'star', 'star'],
  };
  const toBattle = ['play probe-centre', 'order E3', 'order F3', 'end orders', 'end movement'];
  const buttons = () =>
    [...document.querySelectorAll('.prompt > .buttons button')].map(({ textContent }) => textContent);

  it('is rolled by a button after the one that ends the battle, which keeps its place', async () => {
    begin(FIGHT, ...toBattle);
    render(<ShownTable />);
    expect(buttons()).toEqual(['End attacks']);
    await click('E3');
    await click('E5');
    expect(buttons()).toEqual(['End attacks', 'Roll the dice']);
    await userEvent.click(prompt().getByRole('button', { name: 'Roll the dice' }));
    expect(done()).toContain('attack');
    expect(buttons()).toEqual(['End attacks']);
  });

  it('closes the note about its target', async () => {
    begin(FIGHT, ...toBattle);
    render(<ShownTable />);
    await click('E3');
    await userEvent.hover(hexDrawn('E5'));
    await waitFor(() => expect(document.querySelector('.note')).not.toBeNull());
    await click('E5');
    await click('E5');
    expect(done()).toContain('attack');
    await waitFor(() => expect(document.querySelector('.note')).toBeNull());
  });
});

describe('a move after which nothing is left to do', () => {
  const MARCH: Setting = {
    allies: { E3: 'infantry' },
    axis: { A9: 'infantry' },
    hands: { allies: ['probe-centre', 'attack-left'] },
  };
  const toMove = ['play probe-centre', 'order E3', 'end orders'];

  it('says that it ends the turn, and is made by a second click', async () => {
    begin(MARCH, ...toMove);
    render(<ShownTable />);
    await click('E5');
    expect(prompt().getByText(/^This move ends the turn/)).toBeVisible();
    expect(prompt().getByRole('button', { name: 'End movement' })).toBeVisible();
    expect(done()).not.toContain('moveUnit');
    await click('E5');
    expect(done()).toContain('moveUnit');
    expect(currentMatch().state.turn.number).toBe(2);
  });

  it('is not spoken of where a mine decides it, for that would tell what the mine does', async () => {
    begin({ ...MARCH, allies: { E3: 'infantry', M1: 'infantry' }, mines: { E5: 'axis' } }, ...toMove);
    render(<ShownTable />);
    await click('E5');
    expect(done()).toContain('moveUnit');
  });

  it('is made at once when the players want no warnings', async () => {
    settingsStore.setState({ warnings: false });
    begin(MARCH, ...toMove);
    render(<ShownTable />);
    await click('E5');
    expect(currentMatch().state.turn.number).toBe(2);
  });
});

describe('a unit on its way', () => {
  it('is said to stay where it is once another one moves', async () => {
    begin(
      { allies: { E3: 'infantry', H3: 'infantry' }, axis: { A9: 'infantry' }, hands: { allies: ['attack-centre'] } },
      'play attack-centre',
      'order E3',
      'order H3',
      'end orders',
    );
    render(<ShownTable />);
    await click('E3');
    await click('e4');
    expect(prompt().getByText(/^American infantry on e4 may go on/)).toBeVisible();
  });
});

describe('an enemy that only one unit can attack', () => {
  it('is aimed at without choosing the unit first', async () => {
    begin(
      {
        allies: { E5: 'infantry', I5: 'infantry' },
        axis: { E7: 'infantry', I7: 'infantry' },
        hands: { allies: ['attack-centre'] },
      },
      'play attack-centre',
      'order E5',
      'order I5',
      'end orders',
      'end movement',
    );
    render(<ShownTable />);
    expect(prompt().queryByRole('button', { name: 'Roll the dice' })).toBeNull();
    await click('E7');
    expect(prompt().getByRole('button', { name: 'Roll the dice' })).toBeVisible();
    expect(document.querySelector('[data-choice="aimed"]')?.getAttribute('data-hex')).toBe(
      String(hexNamed(currentMatch().state, 'E7')),
    );
  });
});

describe('an Ambush that everybody sees is not there', () => {
  const CLOSE: Setting = { allies: { E5: 'infantry' }, axis: { F5: 'infantry' } };
  const toRoll = ['play attack-centre', 'order E5', 'end movement'];
  const attack = async () => {
    render(<ShownTable />);
    await click('F5');
    await userEvent.click(prompt().getByRole('button', { name: 'Roll the dice' }));
  };

  it('is not asked for where hands lie open', async () => {
    begin({ ...CLOSE, hands: { allies: ['attack-centre'], axis: ['probe-left'] } }, ...toRoll);
    await attack();
    expect(done()).toContain('declineAmbush');
    expect(screen.queryByText('Ambush?')).toBeNull();
  });

  it('is asked for when it is in the open hand, and in any hidden hand', async () => {
    begin({ ...CLOSE, hands: { allies: ['attack-centre'], axis: ['ambush'] } }, ...toRoll);
    await attack();
    expect(prompt().getByRole('button', { name: 'Play Ambush' })).toBeVisible();
    cleanup();
    settingsStore.setState({ openHands: false });
    begin({ ...CLOSE, hands: { allies: ['attack-centre'], axis: ['probe-left'] } }, ...toRoll);
    await attack();
    expect(screen.getByText('Ambush?', { selector: '.curtain-question' })).toBeVisible();
  });
});

/** The Axis are about to attack E5, and will roll a flag. */
function beginFlag(): void {
  begin(
    {
      turn: 'axis',
      allies: { E5: 'infantry', M1: 'infantry' },
      axis: { E7: 'infantry', A9: 'infantry' },
      hands: { axis: ['attack-centre', 'probe-left'], allies: ['probe-left'] },
      dice: ['flag', 'star'],
    },
    'play attack-centre',
    'order E7',
    'end orders',
    'end movement',
  );
}

describe('the news on the curtain', () => {
  it('are those of the whole turn, also after a retreat that was chosen in the middle of it', () => {
    beginFlag();
    const { act } = matchStore.getState();
    const attack = currentMatch().legal.find(({ type }) => type === 'attack');
    if (attack === undefined) throw new Error('no attack');
    act(attack);
    const retreat = currentMatch().legal.find(({ type }) => type === 'retreatTo');
    if (retreat === undefined) throw new Error('no retreat');
    expect(currentMatch().decider).toBe(0);
    act(retreat);
    while (currentMatch().decider !== 0) act(currentMatch().legal[currentMatch().legal.length - 1]);
    const texts = recapLines(currentMatch().steps, viewOf(currentMatch().state, 0)).map(({ text }) => text);
    expect(texts[0]).toBe('Axis play Attack – Centre');
    expect(texts.some((text) => text.includes('retreats'))).toBe(true);
  });

  it('begin with the turn of the other side: the own last roll was seen', () => {
    begin(
      {
        allies: { E5: 'infantry', M1: 'infantry' },
        axis: { E7: 'infantry', A9: 'infantry' },
        hands: { allies: ['attack-centre', 'probe-left'], axis: ['probe-left', 'probe-centre'] },
        dice: ['infantry', 'star'],
      },
      'play attack-centre',
      'order E5',
      'end orders',
      'end movement',
    );
    const { act } = matchStore.getState();
    const news = (side: Side) =>
      recapLines(currentMatch().steps, viewOf(currentMatch().state, side)).map(({ text }) => text);
    const attack = currentMatch().legal.find(({ type }) => type === 'attack');
    if (attack === undefined) throw new Error('no attack');
    act(attack);
    expect(currentMatch().decider).toBe(1);
    expect(news(1).some((text) => text.includes('attack'))).toBe(true);
    while (currentMatch().decider !== 0) act(currentMatch().legal[currentMatch().legal.length - 1]);
    const [first, ...others] = news(0);
    expect(first).toMatch(/^Axis play Probe/);
    expect(others.some((text) => text.includes('E7'))).toBe(false);
  });
});

describe('a question in the turn of the other side', () => {
  it('says who decides and whose turn it is, not the card of the other side', () => {
    beginFlag();
    render(<ShownTable />);
    const who = () => document.querySelector('.prompt-side')?.textContent;
    expect(who()).toBe('AxisAttack – Centre');
    const attack = currentMatch().legal.find(({ type }) => type === 'attack');
    if (attack === undefined) throw new Error('no attack');
    settled(() => matchStore.getState().act(attack));
    expect(prompt().getByRole('heading', { name: 'Retreat' })).toBeVisible();
    expect(who()).toBe('Alliesin the turn of the Axis');
  });
});

describe('Counter-Attack', () => {
  it('says on the card what it counts as', () => {
    begin({ hands: { allies: ['counter-attack'] }, lastCard: { axis: 'attack-left' } });
    render(<ShownTable />);
    expect(screen.getByText('Counts as Attack – Right')).toBeVisible();
  });
});

describe('a card without the units it is for', () => {
  it.each([
    ['one unit', {}, 'Any one unit instead', 'Allies: Armor Assault (any one unit instead)'],
    [
      'two of gung-ho marines',
      { gungHo: 'allies' },
      'Any 2 units instead',
      'Allies: Armor Assault (any 2 units instead)',
    ],
  ] as const)('says that it orders %s', (_, special, onCard, inPlay) => {
    begin({ allies: { E3: 'infantry', F3: 'infantry' }, special, hands: { allies: ['armor-assault'] } });
    render(<ShownTable />);
    expect(screen.getByText(onCard)).toBeVisible();
    const [card] = currentMatch().legal;
    settled(() => matchStore.getState().act(card));
    expect(screen.getByText(inPlay)).toBeVisible();
  });
});
