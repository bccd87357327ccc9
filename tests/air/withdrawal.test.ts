import { describe, expect, it } from 'vitest';
import { readyToBattle, targetsNow } from '../battle/firing.ts';
import { aircraft, airState } from '../support/air.ts';
import { deciderName, eventsOf, legal, medals, play, position, type Played, type Setting } from '../support/kit.ts';
import { ordered } from './in-the-air.ts';

const FLYING: Setting = {
  hands: { allies: ['probe-left', 'attack-left'], axis: ['probe-left'] },
  air: { hands: { allies: ['carpet', 'ace'] }, aircraft: { allies: { type: 'fighter', hex: 'C5', mg: 4 } } },
};

/** Plays the Axis turn without doing anything in it; returns what happened up to the next choice of the Allies. */
function axisTurn(state: Played['state'], card = 'probe-left'): Played {
  const played = play(state, `play ${card}`);
  const events = [...played.events];
  let now = played.state;
  while (deciderName(now) === 'axis') {
    const next = play(now, legal(now).at(-1) ?? '');
    now = next.state;
    events.push(...next.events);
  }
  return { state: now, events };
}

describe('withdrawal of an aircraft', () => {
  it('is open at the start of the turn, before a command card (NFP-7.8)', () => {
    const gone = play(position(FLYING), 'withdraw aircraft');
    expect([aircraft(gone.state, 'allies'), medals(gone.state, 'axis')]).toEqual([null, 0]);
    expect(airState(gone.state).supply).toEqual({ mg: 18, bomb: 12 });
    expect(eventsOf(gone, 'aircraftWithdrawn').map(({ forced }) => forced)).toEqual([false]);
    expect(legal(play(position(FLYING), 'play probe-left').state)).not.toContain('withdraw aircraft');
  });

  it('is not open to the other side, nor once an air card lies on the table (NFP-7.8, NFP-12.1)', () => {
    const theirs: Setting = { ...FLYING, air: { aircraft: { axis: { type: 'fighter', hex: 'C5' } } } };
    expect(legal(position(theirs))).not.toContain('withdraw aircraft');
    expect(legal(play(position(FLYING), 'lay ace').state)).not.toContain('withdraw aircraft');
  });

  it('and a deployment never happen in the same turn (NFP-7.10)', () => {
    const gone = play(position(FLYING), 'withdraw aircraft');
    expect(legal(gone.state)).toEqual(['play probe-left', 'play attack-left']);
  });

  it('is followed by a deployment in a later turn, with full ammunition (NFP-7.8, NFP-7.16)', () => {
    const gone = play(position(FLYING), 'withdraw aircraft', 'play probe-left');
    const back = play(axisTurn(gone.state).state, 'lay carpet', 'play attack-left', 'deploy fighter left');
    expect(airState(back.state).sides[0].aircraft?.stock).toEqual({ mg: 9, bomb: 0 });
  });
});

describe('an aircraft without ammunition', () => {
  /** It lays its last marker in this turn. */
  const last = (): Played => {
    const setting: Setting = {
      ...FLYING,
      hands: { allies: ['direct-from-hq', 'probe-left'], axis: ['probe-left'] },
      axis: { D5: 'infantry', A9: 'infantry' },
      air: { hands: { allies: ['carpet'] }, aircraft: { allies: { type: 'fighter', hex: 'C5', mg: 1 } } },
      dice: ['star'],
    };
    const marked = play(ordered(setting, ['aircraft']), 'fly D5', 'mark mg', 'decline ambush', 'fly E5', 'end flight');
    return play(marked.state, 'roll run');
  };

  it("must leave at the start of its owner's next turn, not before (NFP-7.9)", () => {
    const empty = last();
    expect([aircraft(empty.state, 'allies')?.hex, deciderName(empty.state)]).toEqual([expect.any(Number), 'axis']);
    const next = axisTurn(empty.state);
    expect(eventsOf(next, 'aircraftWithdrawn').map(({ forced }) => forced)).toEqual([true]);
    expect([aircraft(next.state, 'allies'), medals(next.state, 'axis')]).toEqual([null, 0]);
    expect(airState(next.state).supply).toEqual({ mg: 18, bomb: 12 });
  });

  it('that was made to leave bars a deployment in that turn (NFP-7.13)', () => {
    const next = axisTurn(last().state);
    expect(legal(next.state).filter((text) => text.startsWith('lay'))).toEqual([]);
  });

  it('is refuelled instead if it has landed (NFP-7.9, NFP-4.7i)', () => {
    const setting: Setting = {
      hands: { allies: ['direct-from-hq', 'probe-left'], axis: ['probe-left'] },
      terrain: { D5: 'airfield allies' },
      air: { aircraft: { allies: { type: 'fighter', hex: 'C5', mg: 0 } } },
    };
    const landed = play(ordered(setting, ['aircraft']), 'fly D5', 'end flight');
    const next = axisTurn(landed.state);
    expect(aircraft(next.state, 'allies')?.stock.mg).toBe(9);
    expect(eventsOf(next, 'aircraftWithdrawn')).toEqual([]);
  });

  it('blocks, bars the way and locks like any other until then (NFP-7.14)', () => {
    const empty: Setting = {
      allies: { D5: 'infantry', M1: 'infantry' },
      axis: { B5: 'infantry', A9: 'infantry' },
      air: { aircraft: { axis: { type: 'fighter', hex: 'E5', mg: 0 } } },
    };
    expect(legal(ordered(empty, ['D5']))).not.toContain('move D5 E5');
    const ready = readyToBattle(empty, ['D5']);
    expect([targetsNow(ready, 'D5'), legal(ready)]).toEqual([[], expect.arrayContaining(['D5 fires at aircraft'])]);
  });
});

describe("an aircraft lost in the opponent's turn", () => {
  it('does not bar a deployment in the own turn that follows (NFP-7.13)', () => {
    const setting: Setting = {
      turn: 'axis',
      allies: { A1: 'infantry' },
      axis: { D5: 'infantry', A9: 'infantry' },
      hands: { axis: ['direct-from-hq'], allies: ['probe-left'] },
      air: { hands: { allies: ['carpet'] }, aircraft: { allies: { type: 'fighter', hex: 'E5' } } },
      dice: ['grenade', 'star', 'star', 'flag'],
    };
    const off = play(
      ordered(setting, ['D5']),
      'end movement',
      'D5 fires at aircraft',
      'decline air card',
      'hold ground',
    );
    expect([aircraft(off.state, 'allies'), deciderName(off.state)]).toEqual([null, 'allies']);
    expect(legal(off.state)).toContain('lay carpet');
  });
});
