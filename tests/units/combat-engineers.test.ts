import { describe, expect, it } from 'vitest';
import type { State } from '../../src/memoir/index.ts';
import { deciderName, eventsOf, hexNamed, legal, play } from '../support/kit.ts';
import { attack, diceFor, march, mayAttack, ordered, steady } from './drill.ts';

function has(state: State, label: string, piece: string): boolean {
  return state.ground.pieces[hexNamed(state, label)].some(({ id }) => id === piece);
}

describe('combat engineers', () => {
  const against = (kind: string, target: string) =>
    diceFor(
      steady({ allies: { E5: kind }, axis: { [target]: 'infantry' }, terrain: { [target]: 'bunker axis' } }, 'E5'),
      'E5',
      target,
    );

  it('ignore the terrain of the target in close assault, not at range (M44-UNIT-ENG)', () => {
    expect(against('combatEngineers', 'F5')).toBe(3);
    expect(against('infantry', 'F5')).toBe(2);
    expect(against('combatEngineers', 'G5')).toBe(1);
  });

  const onWire = (kind: string) =>
    steady({ allies: { E5: kind }, axis: { F5: 'infantry' }, terrain: { E5: 'wire' } }, 'E5');

  it('on wire battle at one die less and then clear it, where infantry does one or the other (M44-UNIT-ENG)', () => {
    const start = onWire('combatEngineers');
    expect(diceFor(start, 'E5', 'F5')).toBe(2);
    const battled = attack({ ...start, queuedDice: ['star', 'star'] }, 'E5', 'F5').state;
    expect(legal(battled)).toEqual(['remove wire E5', 'end battle']);
    expect(has(play(battled, 'remove wire E5').state, 'E5', 'wire')).toBe(false);
    const infantry = attack({ ...onWire('infantry'), queuedDice: ['star', 'star'] }, 'E5', 'F5').state;
    expect(deciderName(infantry)).toBe('axis');
  });

  it('may clear the wire first and battle afterwards, still at one die less (M44-UNIT-ENG)', () => {
    const cleared = play(onWire('combatEngineers'), 'remove wire E5').state;
    expect(has(cleared, 'E5', 'wire')).toBe(false);
    expect(diceFor(cleared, 'E5', 'F5')).toBe(2);
    expect(deciderName(play(onWire('infantry'), 'remove wire E5').state)).toBe('axis');
  });

  const mined = (kind: string) =>
    ordered({ allies: { A5: kind }, axis: { C5: 'infantry', M9: 'armor' }, mines: { B5: 'axis' } }, 'A5');

  it('lift a mine they step on instead of battling (M44-UNIT-ENG)', () => {
    const entered = play(mined('combatEngineers'), 'move A5 B5');
    expect(eventsOf(entered, 'mineRevealed')).toEqual([]);
    expect(entered.state.mines).toEqual([]);
    expect(deciderName(entered.state)).toBe('axis');
    expect(eventsOf(play(mined('infantry'), 'move A5 B5'), 'mineRevealed')).toHaveLength(1);
  });

  it('set the mine off when they came too far to battle (M44-UNIT-ENG)', () => {
    const far = ordered({ allies: { A5: 'combatEngineers' }, mines: { C5: 'axis' } }, 'A5');
    const entered = play(far, 'move A5 B5', 'move B5 C5');
    expect(eventsOf(entered, 'mineRevealed')).toHaveLength(1);
  });

  it('lift the mine they begin their turn on (M44-UNIT-ENG)', () => {
    const on = steady({ allies: { B5: 'combatEngineers' }, axis: { C5: 'infantry' }, mines: { B5: 'axis' } }, 'B5');
    expect(on.mines).toEqual([]);
    expect(deciderName(on)).toBe('axis');
  });

  it('clear a road block instead of battling, which infantry cannot (M44-UNIT-ENG)', () => {
    const at = (kind: string) =>
      steady({ allies: { E5: kind }, axis: { F5: 'infantry' }, terrain: { E5: 'roadBlock' } }, 'E5');
    expect(legal(at('infantry'))).toEqual(['attack E5 F5', 'end battle']);
    const cleared = play(at('combatEngineers'), 'remove road block E5').state;
    expect(has(cleared, 'E5', 'roadBlock')).toBe(false);
    expect(deciderName(cleared)).toBe('axis');
  });

  it('cannot move two hexes and battle (M44-UNIT-ENG)', () => {
    const start = ordered({ allies: { A5: 'combatEngineers' }, axis: { D5: 'infantry' } }, 'A5');
    expect(mayAttack(march(start, 'A5', 'B5', 'C5'), 'C5', 'D5')).toBe(false);
  });
});
