import { describe, expect, it } from 'vitest';
import type { Face } from '../../src/memoir/dice.ts';
import type { State } from '../../src/memoir/state.ts';
import { CAMOUFLAGED, hasTrait } from '../../src/memoir/units/unit.ts';
import { eventsOf, legal, play, position, unitAt, withDice, type Setting } from '../support/kit.ts';

function hidden(state: State, label: string): boolean {
  const unit = unitAt(state, label);
  if (unit === undefined) throw new Error(`No unit on ${label}`);
  return hasTrait(unit, CAMOUFLAGED);
}

function ambushers(more: Setting = {}): State {
  return position({
    allies: { E5: 'infantry', F3: 'artillery' },
    axis: { E7: 'infantry camouflaged', F7: 'infantry' },
    hands: { allies: ['probe-centre', 'air-power', 'barrage'], axis: ['probe-centre', 'ambush'] },
    ...more,
  });
}

describe('a camouflaged unit', () => {
  it('is attacked from the next hex only, by artillery too (M44-ACT-CAMO)', () => {
    const far = play(ambushers(), 'play probe-centre', 'order E5', 'order F3', 'done');
    expect(legal(far.state)).toEqual(['attack E5 F7', 'attack F3 F7', 'end battle']);
    const near = play(ambushers(), 'play probe-centre', 'order E5', 'order F3', 'move E5 e6', 'done');
    expect(legal(near.state)).toContain('attack e6 E7');
  });

  it('is no target of Air Power and Barrage (M44-ACT-CAMO)', () => {
    for (const card of ['air-power', 'barrage']) {
      expect(legal(play(ambushers(), `play ${card}`).state)).toEqual(['target F7', 'end targets']);
    }
  });

  it('is seen once it has moved (M44-ACT-CAMO)', () => {
    const start = ambushers({ turn: 'axis' });
    const moved = play(start, 'play probe-centre', 'order E7', 'done', 'move E7 D7');
    expect(hidden(start, 'E7')).toBe(true);
    expect(hidden(moved.state, 'D7')).toBe(false);
    expect(eventsOf(moved, 'camouflageLost')).toHaveLength(1);
  });

  it('is seen once it has battled, and not before (M44-ACT-CAMO, M44-BTL-7)', () => {
    const ready = play(ambushers({ turn: 'axis' }), 'play probe-centre', 'order E7', 'done', 'done');
    expect(hidden(ready.state, 'E7')).toBe(true);
    const fired = play(ready.state, 'attack E7 E5');
    expect(hidden(fired.state, 'E7')).toBe(false);
  });

  it('is seen once it has ambushed (M44-ACT-CAMO)', () => {
    const start = ambushers({ dice: ['star', 'star', 'star', 'star', 'star', 'star'] });
    const assault = play(start, 'play probe-centre', 'order E5', 'done', 'move E5 e6', 'done', 'attack e6 E7');
    expect(hidden(assault.state, 'E7')).toBe(true);
    expect(hidden(play(assault.state, 'ambush').state, 'E7')).toBe(false);
  });

  it('is seen once it has retreated, not for being attacked (M44-ACT-CAMO)', () => {
    const start = ambushers({ hands: { allies: ['probe-centre'], axis: [] } });
    const near = play(start, 'play probe-centre', 'order E5', 'done', 'move E5 e6', 'done').state;
    const assault = (...dice: Face[]): State => play(withDice(near, ...dice), 'attack e6 E7').state;
    expect(hidden(assault('infantry', 'star', 'star'), 'E7')).toBe(true);
    const driven = play(assault('flag', 'star', 'star'), 'retreat e8');
    expect(hidden(driven.state, 'e8')).toBe(false);
  });

  it('that is seen can be fired at from afar (M44-ACT-CAMO)', () => {
    const moved = play(ambushers({ turn: 'axis' }), 'play probe-centre', 'order E7', 'done', 'move E7 D7', 'done');
    const later = moved.state.turn.side === 1 ? play(moved.state, 'done').state : moved.state;
    const fire = play(later, 'play probe-centre', 'order E5', 'done', 'done');
    expect(legal(fire.state)).toContain('attack E5 D7');
  });
});
