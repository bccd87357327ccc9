import { describe, expect, it } from 'vitest';
import type { State } from '../../src/memoir/index.ts';
import {
  deciderName,
  diceThrown,
  eventsOf,
  figuresAt,
  legal,
  medals,
  play,
  position,
  unitAt,
  type Setting,
} from '../support/kit.ts';
import { cardOf, type CardId } from '../../src/memoir/cards/card.ts';

const FAR = { A1: 'infantry' };

/** E5 destroys the one figure on F5 and may now take its ground. */
function broken(unit: string, setting: Setting = {}, card: CardId = 'direct-from-hq'): State {
  const { allies, axis, ...rest } = setting;
  const start = position({
    allies: { E5: unit, ...FAR, ...allies },
    axis: { F5: 'infantry 1', M9: 'infantry', ...axis },
    hands: { allies: [card], axis: [] },
    ...rest,
    dice: ['grenade', 'star', 'star', ...(rest.dice ?? [])],
  });
  return play(start, `play ${card}`, 'order E5', 'done', 'done', 'attack E5 F5').state;
}

function mined(state: State, value: number): State {
  return { ...state, mines: state.mines.map((mine) => ({ ...mine, value })) };
}

describe('taking ground', () => {
  it('onto a mine that kills gives the enemy his medal, no objective and no overrun (M44-GROUND-2, M44-MINE-2, M44-MEDAL-POS)', () => {
    const before = broken('armor 1', {
      axis: { G5: 'infantry' },
      mines: { F5: 'axis' },
      objectives: [{ hexes: ['F5'], side: 'allies', permanent: true }],
      dice: ['armor'],
    });
    const taken = play(mined(before, 1), 'take ground');
    expect(unitAt(taken.state, 'F5')).toBeUndefined();
    expect([medals(taken.state, 'allies'), medals(taken.state, 'axis')]).toEqual([1, 1]);
    expect(eventsOf(taken, 'medalGained').map(({ source }) => source)).toEqual(['elimination']);
    expect(deciderName(taken.state)).toBe('axis');
  });

  it('onto a mine that spares the tank leaves it the overrun, and a second ground (M44-MINE-2, M44-OVERRUN-1)', () => {
    const before = broken('armor', {
      axis: { G5: 'infantry 1' },
      mines: { F5: 'axis' },
      dice: ['star', 'grenade', 'star', 'star'],
    });
    const on = play(mined(before, 1), 'take ground', 'overrun G5', 'take ground');
    expect(figuresAt(on.state, 'G5')).toBe(3);
  });

  it('onto a mine in the desert ends the run: no extra hex, but the overrun (M44-ACT-DESERT, M44-MINE-2)', () => {
    const before = broken('armor', {
      axis: { H5: 'infantry' },
      mines: { F5: 'axis' },
      special: { desert: true },
      dice: ['star'],
    });
    expect(legal(play(mined(before, 1), 'take ground').state)).toEqual(['overrun H5', 'decline overrun']);
  });

  it('by the extra hex of the desert can end on a mine and in death, without an overrun (M44-ACT-DESERT, M44-MINE-2)', () => {
    const before = broken('armor 1', {
      axis: { H5: 'infantry' },
      mines: { G5: 'axis' },
      special: { desert: true },
      dice: ['grenade'],
    });
    const on = play(mined(before, 1), 'take ground', 'move on G5');
    expect(medals(on.state, 'axis')).toBe(1);
    expect(deciderName(on.state)).toBe('axis');
  });

  it('of wire crushes it, and the overrun may take ground once more (M44-TER-WIRE, M44-OVERRUN-1, M44-CARD-CLOSE)', () => {
    const start = position({
      allies: { E5: 'armor', ...FAR },
      axis: { F5: 'infantry 1', G5: 'infantry 1', M9: 'infantry' },
      terrain: { E5: 'wire', F5: 'wire', G5: 'wire' },
      hands: { allies: ['close-assault'], axis: [] },
      dice: ['grenade', 'star', 'star', 'star', 'grenade', 'star', 'star'],
    });
    const run = play(start, 'play close-assault', 'attack E5 F5', 'take ground', 'overrun G5', 'take ground');
    expect(diceThrown(run)).toEqual([4, 3]);
    expect(eventsOf(run, 'terrainRemoved').map(({ terrain }) => terrain)).toEqual(['wire', 'wire', 'wire']);
    expect(figuresAt(run.state, 'G5')).toBe(3);
  });

  it('by cavalry onto wire leaves it one die for the overrun (M44-UNIT-CAV, M44-TER-WIRE, M44-OVERRUN-1)', () => {
    const start = position({
      allies: { E5: 'cavalry', ...FAR },
      axis: { F5: 'infantry 1', G5: 'infantry', M9: 'infantry' },
      terrain: { F5: 'wire' },
      hands: { allies: ['direct-from-hq'], axis: [] },
      dice: ['grenade', 'star', 'star'],
    });
    const run = play(
      start,
      'play direct-from-hq',
      'order E5',
      'done',
      'done',
      'attack E5 F5',
      'take ground',
      'overrun G5',
    );
    expect(diceThrown(run)).toEqual([2, 1]);
  });

  it('through thin ice ends the run of the last figure, and can lose the battle (M44-TER-FROZEN, M44-WIN-4)', () => {
    const start = position({
      allies: { E5: 'cavalry 1' },
      axis: { F5: 'infantry 1', G5: 'infantry' },
      terrain: { F5: 'frozenRiver' },
      hands: { allies: ['direct-from-hq'], axis: [] },
      dice: ['grenade', 'star', 'star', 'infantry'],
    });
    const run = play(start, 'play direct-from-hq', 'order E5', 'done', 'attack E5 F5', 'take ground');
    expect(run.state.outcome).toEqual({ winner: 1, reason: 'noUnitsLeft' });
  });

  it('of a headquarters can cost the owner the Ambush that would have met the overrun (M44-ACT-HQ, M44-AMBUSH-1)', () => {
    const start = position({
      allies: { E5: 'armor', ...FAR },
      axis: { F5: 'infantry 1', G5: 'infantry', M9: 'infantry' },
      terrain: { F5: 'headquarters axis' },
      hands: { allies: ['direct-from-hq'], axis: ['ambush'] },
      dice: ['grenade', 'star', 'star', 'star', 'star', 'star'],
    });
    const taken = play(
      start,
      'play direct-from-hq',
      'order E5',
      'done',
      'done',
      'attack E5 F5',
      'decline ambush',
      'take ground',
    );
    expect(taken.state.discard).toContain(cardOf('ambush'));
    expect(diceThrown(play(taken.state, 'overrun G5'))).toEqual([3]);
  });

  it('is for the attacker who is still there: one driven off or killed by a battle back takes none (M44-NAT-BRIT, M44-GROUND-1, M44-WIN-1)', () => {
    const start = position({
      turn: 'axis',
      axis: { F5: 'armor 1', M9: 'infantry' },
      allies: { E5: 'infantry 2 brit', A1: 'infantry' },
      special: { stiffUpperLip: true },
      sides: { allies: { medals: 1 } },
      hands: { axis: ['direct-from-hq'], allies: [] },
      dice: ['grenade', 'star', 'star'],
    });
    const struck = play(start, 'play direct-from-hq', 'order F5', 'done', 'done', 'attack F5 E5').state;
    const killed = play({ ...struck, queuedDice: ['grenade'] }, 'battle back');
    expect(killed.state.outcome).toEqual({ winner: 0, reason: 'medals' });
    const driven = play({ ...struck, queuedDice: ['flag'] }, 'battle back', 'retreat f6');
    expect(figuresAt(driven.state, 'f6')).toBe(1);
    expect(deciderName(driven.state)).toBe('allies');
  });

  it('and a battle back belong to different outcomes: whoever retreated does not strike back (M44-NAT-BRIT, M44-RES-1)', () => {
    const start = position({
      turn: 'axis',
      axis: { F5: 'armor', M9: 'infantry' },
      allies: { E5: 'infantry 2 brit', A1: 'infantry' },
      special: { stiffUpperLip: true },
      hands: { axis: ['direct-from-hq'], allies: [] },
      dice: ['grenade', 'flag', 'star'],
    });
    const struck = play(start, 'play direct-from-hq', 'order F5', 'done', 'done', 'attack F5 E5', 'retreat e4').state;
    expect([deciderName(struck), legal(struck)]).toEqual(['axis', ['take ground', 'hold ground']]);
  });
});
