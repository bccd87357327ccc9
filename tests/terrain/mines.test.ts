import { describe, expect, it } from 'vitest';
import { assault, isLegal, steps } from '../support/assault.ts';
import {
  eventsOf,
  figuresAt,
  labelOf,
  medals,
  play,
  position,
  withDice,
  type Played,
  type Setting,
} from '../support/kit.ts';
import type { State } from '../../src/memoir/index.ts';

const OTHER = { E1: 'infantry' };
const BAG = [0, 0, 0, 1, 1, 2, 2, 3, 4];

/** The same position with a mine of this value on every mine hex. */
function loaded(state: State, value: number): State {
  return { ...state, mines: state.mines.map((mine) => ({ ...mine, value })) };
}

function field(setting: Setting, value: number): State {
  return loaded(assault({ mines: { g6: 'axis' }, ...setting }), value);
}

function blasts(played: Played): number[] {
  return eventsOf(played, 'diceRolled')
    .filter((event) => event.reason === 'mine')
    .map((event) => event.faces.length);
}

function minesLeft(state: State): string[] {
  return state.mines.map((mine) => labelOf(state, mine.hex));
}

describe('laying mines', () => {
  const hexes = (count: number): string[] =>
    ['9', '7', '5', '3'].flatMap((row) => ['B', 'C', 'D', 'E', 'F', 'G'].map((column) => column + row)).slice(0, count);
  const values = (count: number, seed: number): number[] => {
    const mines = Object.fromEntries(hexes(count).map((label) => [label, 'axis']));
    return position({ mines, seed })
      .mines.map((mine) => mine.value)
      .toSorted((a, b) => a - b);
  };

  it('the tokens of nine mine hexes are the nine of the bag, each once, in a chance order (M44-MINE-1)', () => {
    expect(values(9, 1)).toEqual(BAG);
    const orders = [1, 2, 3, 4].map((seed) => {
      const mines = Object.fromEntries(hexes(9).map((label) => [label, 'axis']));
      return position({ mines, seed })
        .mines.map((mine) => mine.value)
        .join('');
    });
    expect(new Set(orders).size).toBeGreaterThan(1);
  });

  it('more than nine mine hexes get a second bag, not blanks (M44-DIFF-11)', () => {
    expect(values(18, 1)).toEqual([...BAG, ...BAG].toSorted((a, b) => a - b));
    for (let seed = 1; seed <= 5; seed++) {
      const drawn = values(12, seed);
      for (let value = 0; value <= 4; value++) {
        const inBags = 2 * BAG.filter((token) => token === value).length;
        expect(drawn.filter((token) => token === value).length).toBeLessThanOrEqual(inBags);
      }
    }
  });
});

describe('minefields', () => {
  it('a unit of the other side stops and sets the mine off: dice as its value, symbols and grenades hit (M44-TER-MINE, M44-MINE-2)', () => {
    const state = withDice(field({ allies: { G5: 'armor', ...OTHER } }, 4), 'armor', 'infantry', 'flag', 'grenade');
    const blown = play(state, 'move G5 g6');
    expect(blasts(blown)).toEqual([4]);
    expect(figuresAt(blown.state, 'g6')).toBe(1);
    expect(steps(blown.state, 'g6')).toEqual([]);
    expect(minesLeft(blown.state)).toEqual(['g6']);
    expect(blown.state.mines[0].revealed).toBe(true);
  });

  it('the side that laid it stops too, but sets nothing off (M44-TER-MINE, M44-MINE-1)', () => {
    const own = play(field({ mines: { g6: 'allies' }, allies: { G5: 'armor', ...OTHER } }, 4), 'move G5 g6');
    expect(blasts(own)).toEqual([]);
    expect(steps(own.state, 'g6')).toEqual([]);
    expect(own.state.mines[0].revealed).toBe(false);
  });

  it('a mine that nobody laid hits anyone (M44-MINE-1)', () => {
    const anyone = field({ mines: { g6: 'anyone' }, allies: { G5: 'armor', ...OTHER } }, 1);
    expect(blasts(play(withDice(anyone, 'star'), 'move G5 g6'))).toEqual([1]);
  });

  it('a blank is taken away; the unit has stopped all the same (M44-MINE-2)', () => {
    const found = play(field({ allies: { G5: 'armor', ...OTHER } }, 0), 'move G5 g6');
    expect(blasts(found)).toEqual([]);
    expect(minesLeft(found.state)).toEqual([]);
    expect(steps(found.state, 'g6')).toEqual([]);
  });

  it('a mine that went off works again for the next unit (M44-MINE-2)', () => {
    const again = position({
      mines: { g6: 'axis' },
      allies: { H5: 'armor' },
      hands: { allies: ['assault-centre'], axis: [] },
    });
    const revealed: State = { ...again, mines: [{ ...again.mines[0], value: 2, revealed: true }] };
    const blown = play(withDice(revealed, 'grenade', 'star'), 'play assault-centre', 'move H5 g6');
    expect(blasts(blown)).toEqual([2]);
    expect(minesLeft(blown.state)).toEqual(['g6']);
  });

  it('taking ground sets a mine off, retreating does not (M44-MINE-2)', () => {
    const fight = field({ allies: { G5: 'armor', ...OTHER }, axis: { g6: 'infantry 1', A9: 'infantry' } }, 3);
    const won = play(withDice(play(fight, 'done').state, 'grenade', 'star', 'star'), 'attack G5 g6').state;
    const taken = play(withDice(won, 'armor', 'star', 'star'), 'take ground');
    expect(blasts(taken)).toEqual([3]);
    expect(figuresAt(taken.state, 'g6')).toBe(2);
    const driven = field(
      {
        mines: { G7: 'allies' },
        terrain: { H7: 'river' },
        allies: { G5: 'armor', ...OTHER },
        axis: { g6: 'infantry' },
      },
      3,
    );
    const back = play(withDice(play(driven, 'done').state, 'flag', 'star', 'star'), 'attack G5 g6');
    expect(figuresAt(back.state, 'G7')).toBe(4);
    expect(blasts(back)).toEqual([]);
  });

  it('a unit that dies on a mine is a medal for the enemy (M44-MINE-2)', () => {
    const state = withDice(field({ allies: { G5: 'infantry 2', ...OTHER } }, 2), 'infantry', 'grenade');
    expect(medals(play(state, 'move G5 g6').state, 'axis')).toBe(1);
  });
});

describe('engineers and mines', () => {
  const allies = { G5: 'combatEngineers', ...OTHER };
  const axis = { G7: 'infantry' };

  it('engineers that could still battle lift the mine instead, and are done (M44-MINE-3)', () => {
    const lifted = play(field({ allies, axis }, 4), 'move G5 g6', 'done');
    expect(blasts(lifted)).toEqual([]);
    expect(minesLeft(lifted.state)).toEqual([]);
    expect(isLegal(lifted.state, 'attack g6 G7')).toBe(false);
  });

  it('engineers that came too far to battle set it off (M44-MINE-3)', () => {
    const state = field({ allies: { g4: 'combatEngineers', ...OTHER }, axis }, 1);
    const late = play(withDice(state, 'star'), 'move g4 G5', 'move G5 g6');
    expect(blasts(late)).toEqual([1]);
    expect(minesLeft(late.state)).toEqual(['g6']);
  });

  it('the reach of Infantry Assault and of a road counts (M44-MINE-3)', () => {
    const setting: Setting = { mines: { g6: 'axis' }, allies: { g4: 'combatEngineers', ...OTHER }, axis };
    const assaulting = loaded(assault(setting, 'infantry-assault'), 1);
    expect(blasts(play(assaulting, 'move g4 G5', 'move G5 g6'))).toEqual([]);
    const road = { g4: 'road NW', G5: 'road SE-NE', g6: 'road SW' };
    expect(blasts(play(field({ ...setting, terrain: road }, 1), 'move g4 G5', 'move G5 g6'))).toEqual([]);
  });

  it('engineers that take ground on a mine set it off (M44-MINE-3)', () => {
    const fight = field({ allies, axis: { g6: 'infantry 1', A9: 'infantry' } }, 1);
    const won = play(withDice(play(fight, 'done').state, 'grenade', 'star', 'star'), 'attack G5 g6').state;
    expect(blasts(play(withDice(won, 'star'), 'take ground'))).toEqual([1]);
  });

  it('engineers on the move set it off (M44-MINE-3)', () => {
    const start = position({
      board: 'breakthrough',
      choices: { deck: 'breakthrough' },
      mines: { g6: 'axis' },
      allies: { G5: 'combatEngineers', A1: 'infantry' },
      hands: { allies: ['probe-left'], axis: [] },
    });
    const ordered = play(loaded(start, 1), 'play probe-left', 'order A1', 'order G5 on the move').state;
    expect(blasts(play(withDice(ordered, 'star'), 'move G5 g6'))).toEqual([1]);
  });

  it('ordered engineers that start on a mine and stay must clear it (M44-MINE-3)', () => {
    const state = field({ allies: { g6: 'combatEngineers', ...OTHER }, axis }, 3);
    const stayed = play(state, 'done');
    expect(minesLeft(stayed.state)).toEqual([]);
    expect(isLegal(stayed.state, 'attack g6 G7')).toBe(false);
    const left = play(state, 'move g6 h6', 'done');
    expect(minesLeft(left.state)).toEqual(['g6']);
  });

  it('their own mines are left alone (M44-MINE-3)', () => {
    const own = play(field({ mines: { g6: 'allies' }, allies, axis }, 3), 'move G5 g6', 'done');
    expect(minesLeft(own.state)).toEqual(['g6']);
    expect(isLegal(own.state, 'attack g6 G7')).toBe(true);
  });
});

describe('decoys', () => {
  const decoy = { side: 'axis', decoy: true };

  it('the first blank found on a decoy hex is a medal, once in a game (M44-MINE-4)', () => {
    const mines = { g6: decoy, f6: decoy };
    const state = field({ mines, allies: { G5: 'armor', F5: 'armor', ...OTHER } }, 0);
    const first = play(state, 'move G5 g6').state;
    expect(medals(first, 'allies')).toBe(1);
    const second = play(first, 'move F5 f6').state;
    expect(medals(second, 'allies')).toBe(1);
    expect(minesLeft(second)).toEqual([]);
  });

  it('a live mine on a decoy hex, or a blank on a plain one, is no medal (M44-MINE-4)', () => {
    const live = field({ mines: { g6: decoy }, allies: { G5: 'armor', ...OTHER } }, 1);
    expect(medals(play(withDice(live, 'star'), 'move G5 g6').state, 'allies')).toBe(0);
    const plain = field({ allies: { G5: 'armor', ...OTHER } }, 0);
    expect(medals(play(plain, 'move G5 g6').state, 'allies')).toBe(0);
  });
});
