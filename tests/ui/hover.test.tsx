import { fireEvent, render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { attackForecast, strikeForecast } from '../../src/memoir/battle/forecast.ts';
import { decider, legalActions, view as viewOf, type Action, type State } from '../../src/memoir/index.ts';
import { choicesOf } from '../../src/ui/table/choices.ts';
import { HoverCard } from '../../src/ui/table/hover/HoverCard.tsx';
import { hexLines } from '../../src/ui/table/hover/hex-lines.ts';
import { atAGlance } from '../../src/ui/table/hover/note-line.ts';
import { placeAbove, placeAtEdge, placeBeside, stayed } from '../../src/ui/table/hover/place-note.ts';
import type { TableScene } from '../../src/ui/table/scene-props.ts';
import { percentText } from '../../src/ui/text/numbers.ts';
import { hexNamed, play, position, unitAt, type Setting } from '../support/kit.ts';

const BATTLE: Setting = {
  terrain: { g6: 'woods', F7: 'town', I7: 'bunker', H5: 'hill' },
  axis: { g6: 'infantry', F7: 'armor', G9: 'artillery', I7: 'infantry' },
  allies: { G5: 'infantry', h4: 'armor', G3: 'artillery', I3: 'infantry' },
  objectives: [{ side: 'allies', hexes: ['F7'] }],
  hands: { allies: ['assault-centre', 'barrage', 'air-power'], axis: ['probe-left', 'attack-centre'] },
};

function idAt(state: State, label: string): number {
  const unit = unitAt(state, label);
  if (unit === undefined) throw new Error(label);
  return unit.id;
}

interface Look {
  readonly state: State;
  readonly chosen?: string;
  readonly aimed?: Action;
  readonly at?: string;
  readonly by?: 'hover' | 'press' | 'focus';
}

function looking({ state, chosen, aimed, at, by = 'hover' }: Look) {
  const legal = legalActions(state);
  const view = viewOf(state, decider(state) ?? 0);
  const unit = chosen === undefined ? null : idAt(state, chosen);
  const choices = choicesOf({ view, state, legal, chosen: unit, aimed: aimed ?? null, confirmRolls: true });
  const scene = { match: { state, legal, decider: decider(state) }, view } as unknown as TableScene;
  const hex = at === undefined ? null : hexNamed(state, at);
  return <HoverCard scene={scene} choices={choices} aimed={aimed ?? null} hex={hex} by={by} names={[]} />;
}

function noteOf(look: Look): HTMLElement {
  const { container } = render(looking(look));
  const note = container.querySelector<HTMLElement>('.note');
  if (note === null) throw new Error('no note');
  return note;
}

function chances(note: HTMLElement): Record<string, string> {
  return Object.fromEntries(
    [...note.querySelectorAll<HTMLElement>('[data-chance]')].map((row) => [
      row.dataset.chance ?? '',
      row.querySelector('b')?.textContent ?? '',
    ]),
  );
}

const start = () => position(BATTLE);
const battle = () => play(start(), 'play assault-centre', 'end movement').state;

describe('the note on a hex to go to', () => {
  it('says what can be won there', () => {
    const state = play(
      position({
        allies: { E5: 'infantry' },
        objectives: [{ side: 'allies', hexes: ['e6'] }],
        hands: { allies: ['attack-centre'] },
      }),
      'play attack-centre',
      'order E5',
    ).state;
    expect(noteOf({ state, chosen: 'E5', at: 'e6' })).toHaveTextContent('Objective1 medal for the Allies');
    expect(noteOf({ state, chosen: 'E5', at: 'F5' })).not.toHaveTextContent('Objective');
  });
});

describe('the note on a target', () => {
  it('shows dice, modifiers and chances as they are forecast', () => {
    const state = battle();
    const note = noteOf({ state, chosen: 'G5', at: 'g6' });
    const { dice, odds, hitting } = attackForecast(state, idAt(state, 'G5'), idAt(state, 'g6'));
    const lines = [...note.querySelectorAll('.note-dice li')].map((line) => line.textContent);
    expect(lines).toEqual(['Close assault3 dice', 'Woods−1']);
    expect(note.querySelectorAll('.note-die')).toHaveLength(dice);
    expect(note.querySelectorAll('.note-faces .die')).toHaveLength(hitting.length);
    expect(chances(note)).toEqual({
      hit: percentText(odds.hit),
      kill: percentText(odds.kill),
      retreat: percentText(odds.retreat),
    });
    expect(note).toHaveTextContent('Choose it to take aim.');
  });

  it('stays while dice are aimed at it, and is said once', () => {
    const state = battle();
    const aimed: Action = { type: 'attack', unit: idAt(state, 'G5'), target: idAt(state, 'g6') };
    const { container } = render(looking({ state, chosen: 'G5', aimed }));
    expect(container.querySelector('.note')).toHaveTextContent('Choose it again to roll.');
    expect(container.querySelector('.note')).toHaveAttribute('aria-hidden', 'true');
    expect(container.querySelector('output')).toHaveTextContent(
      'American infantry on G5 attacks German infantry on g6: 2 dice. Loses a figure 75%',
    );
  });

  it('says that flags cost figures where there is no way back, to the eye and to the ear', () => {
    const edge = position({
      allies: { G5: 'artillery' },
      axis: { G9: 'artillery', M9: 'infantry' },
      hands: { allies: ['assault-centre'] },
    });
    const { state } = play(edge, 'play assault-centre', 'end movement');
    const told = 'It has no way back: flags cost figures too.';
    const note = noteOf({ state, chosen: 'G5', at: 'G9' });
    expect(note.querySelectorAll('.note-faces .die')).toHaveLength(1);
    expect(chances(note).hit).toBe('56%');
    expect(note).toHaveTextContent(told);
    const aimed: Action = { type: 'attack', unit: idAt(state, 'G5'), target: idAt(state, 'G9') };
    const { container } = render(looking({ state, chosen: 'G5', aimed }));
    expect(container.querySelector('output')).toHaveTextContent(told);
    expect(noteOf({ state: battle(), chosen: 'G5', at: 'g6' })).not.toHaveTextContent(told);
  });

  it('says why the chosen unit cannot attack', () => {
    const note = noteOf({ state: battle(), chosen: 'G5', at: 'F7' });
    expect(note).toHaveTextContent('American infantry on G5 cannot attack it');
    expect(note).toHaveTextContent('An enemy stands next to it: it can attack neighbours only.');
  });

  it('lists those who can attack it while nobody is chosen', () => {
    const note = noteOf({ state: battle(), at: 'g6' });
    expect(note).toHaveTextContent('Can be attacked by');
    expect(note.querySelectorAll('.note-options li').length).toBeGreaterThan(1);
  });

  it('shows the dice of Barrage', () => {
    const { state } = play(start(), 'play barrage');
    const { odds } = strikeForecast(state, 'barrage', idAt(state, 'F7'));
    const note = noteOf({ state, at: 'F7' });
    expect(note).toHaveTextContent('Barrage4 dice');
    expect(chances(note).hit).toBe(percentText(odds.hit));
  });
});

describe('the note on a move', () => {
  it('shows the way and what could be attacked from there', () => {
    const { state } = play(start(), 'play assault-centre');
    const note = noteOf({ state, chosen: 'h4', at: 'H5' });
    const from = hexNamed(state, 'H5');
    const { dice, odds } = attackForecast(state, idAt(state, 'h4'), idAt(state, 'g6'), { from });
    expect(note).toHaveTextContent('1 hex');
    expect(note.querySelector('.note-options')).toHaveTextContent(`${dice} die, ${percentText(odds.hit)}`);
  });

  it('says from where an enemy out of reach could be attacked', () => {
    const far = position({ ...BATTLE, axis: { G9: 'artillery' } });
    const { state } = play(far, 'play assault-centre');
    const note = noteOf({ state, chosen: 'h4', at: 'G9' });
    expect(note).toHaveTextContent('Out of range: 5 hexes away.');
    expect(note.querySelector('.note-best')).toHaveTextContent(/^From [A-Ma-m]\d: \d (die|dice), loses a figure \d+%$/);
  });
});

describe('the note on a hex', () => {
  it('tells the unit, what can be won and the ground', () => {
    const note = noteOf({ state: start(), at: 'F7' });
    expect(note).toHaveTextContent('F7 (centre)');
    expect(note).toHaveTextContent('German armor3/3');
    expect(note).toHaveTextContent('1 medal for the Allies');
    expect(note).toHaveTextContent('No battle in the turn of entering.');
  });

  it('closes by Esc until something else is looked at', () => {
    const state = start();
    const { container, rerender } = render(looking({ state, at: 'F7' }));
    fireEvent.keyDown(document, { key: 'Escape' });
    expect(container.querySelector('.note')).toBeNull();
    rerender(looking({ state, at: 'g6' }));
    expect(container.querySelector('.note')).not.toBeNull();
  });

  it('is short for a pointer that passes by', () => {
    const state = position({
      terrain: { F7: ['town', 'sandbags', 'wire'], G5: 'woods' },
      axis: { F7: 'sniper' },
      objectives: [{ side: 'allies', hexes: ['F7', 'G5'], need: 2 }],
    });
    const lines = hexLines(viewOf(state, 0), legalActions(state), hexNamed(state, 'F7'));
    expect(atAGlance(lines).length).toBeLessThan(lines.length);
    expect(noteOf({ state, at: 'F7' }).querySelectorAll('.note-line')).toHaveLength(atAGlance(lines).length);
    expect(noteOf({ state, at: 'F7', by: 'press' }).querySelectorAll('.note-line')).toHaveLength(lines.length);
  });

  it('lets a bridge carry units over the river below it', () => {
    const state = position({ terrain: { F5: ['river', 'bridge'] } });
    const said = hexLines(viewOf(state, 0), [], hexNamed(state, 'F5')).map(({ text }) => text);
    expect(said).toEqual(['', 'Units cross the water here.']);
  });
});

describe('the place of a note', () => {
  const room = { left: 0, top: 0, right: 1000, bottom: 800 };
  const size = { width: 300, height: 200 };
  const about = { left: 400, top: 300, right: 460, bottom: 360 };
  const nothing = { must: [], may: [] };

  it('is beside its hex, on the other side at the edge of the page', () => {
    expect(placeBeside(size, about, nothing, room).left).toBe(470);
    expect(placeBeside(size, { ...about, left: 900, right: 960 }, nothing, room).left).toBe(590);
  });

  it('leaves the attacker free', () => {
    const attacker = { left: 460, top: 300, right: 520, bottom: 360 };
    expect(placeBeside(size, about, { ...nothing, must: [attacker] }, room).left).toBe(90);
  });

  it('leaves the hexes that can be chosen free, those around its own and those farther away', () => {
    const hexAt = (across: number, down: number) => ({
      left: about.left + 60 * across,
      right: about.right + 60 * across,
      top: about.top + 52 * down,
      bottom: about.bottom + 52 * down,
    });
    const lit = [hexAt(1, 0), hexAt(-1, 0), hexAt(-0.5, 1), hexAt(0.5, 1), hexAt(-0.5, -1), hexAt(0.5, -1)];
    const { left, top } = placeBeside(size, about, { ...nothing, lit }, room);
    for (const hex of lit) {
      const isOff =
        hex.right <= left || hex.left >= left + size.width || hex.bottom <= top || hex.top >= top + size.height;
      expect(isOff).toBe(true);
    }
    const beyond = [hexAt(2, 0), hexAt(3, 0), hexAt(4, 0)];
    expect(placeBeside(size, about, { ...nothing, lit: beyond }, room).left).toBeLessThan(about.left);
  });

  it('is at the edge away from the finger on a narrow page', () => {
    const narrow = { width: 374, height: 200 };
    const phone = { left: 8, top: 60, right: 382, bottom: 780 };
    expect(placeAtEdge(narrow, { ...about, left: 100, right: 160 }, nothing, phone).top).toBe(580);
    expect(placeAtEdge(narrow, { left: 100, top: 600, right: 160, bottom: 660 }, nothing, phone).top).toBe(60);
  });

  it('grows where it lies, away from its hex, and is put anew when the hex has moved', () => {
    const beside = { about, spot: { left: 470, top: about.top }, height: 60 };
    expect(stayed(size, about, beside, room)).toEqual({ left: 470, top: about.top });
    const above = { about, spot: { left: about.left, top: about.top - 70 }, height: 60 };
    expect(stayed(size, about, above, room)?.top).toBe(about.top - 10 - size.height);
    expect(stayed(size, { ...about, top: about.top + 5 }, beside, room)).toBeNull();
  });

  it('is above a card', () => {
    expect(placeAbove(size, { left: 900, top: 700, right: 990, bottom: 790 }, nothing, room)).toEqual({
      left: 700,
      top: 490,
    });
  });
});
