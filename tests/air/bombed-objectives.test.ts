import { describe, expect, it } from 'vitest';
import { aircraft } from '../support/air.ts';
import { deciderName, legal, medals, play, withDice, type Played, type Setting } from '../support/kit.ts';
import { finish, ordered } from './in-the-air.ts';

type Objective = Record<string, string | boolean | number>;

/** An Allied bomber is over D5, next to the objective on E5; the Axis have armor at hand. */
const battle = (objective: Objective = {}, more: Setting = {}): Setting => ({
  objectives: [{ hexes: ['E5'], ...objective }],
  axis: { G7: 'armor', A9: 'infantry' },
  hands: {
    allies: ['direct-from-hq', 'probe-centre', 'attack-centre', 'assault-centre'],
    axis: ['probe-centre', 'probe-centre', 'attack-centre', 'attack-centre', 'assault-centre'],
  },
  ...more,
  air: {
    hands: { allies: ['carpet'], axis: ['stick'] },
    ...more.air,
    aircraft: { allies: { type: 'bomber', hex: 'D5' }, ...more.air?.aircraft },
  },
});

/** The objective is bombed with this die; the turn is over. */
const bombed = (setting: Setting, face: 'grenade' | 'star'): Played['state'] =>
  play(withDice(ordered(setting, ['aircraft']), face), 'fly E5', 'end flight', 'declare bombing', 'roll bombing').state;

/** Ends whatever is to be decided until it is the turn of a side to choose a card. */
function until(state: Played['state'], side: 'axis' | 'allies'): Played['state'] {
  let now = state;
  while (deciderName(now) !== side || !legal(now).some((text) => text.startsWith('play '))) {
    const endings = legal(now).filter((text) => /^(end|decline|hold|leave|keep)/.test(text));
    now = play(now, endings.at(-1) ?? legal(now)[0]).state;
  }
  return now;
}

/** The Allies call the bomber off the hex; then the tank drives onto it. */
function retaken(objective: Objective = {}): Played['state'] {
  const taken = until(bombed(battle(objective), 'grenade'), 'axis');
  const away = until(play(until(taken, 'allies'), 'withdraw aircraft', 'play probe-centre').state, 'axis');
  return play(away, 'play attack-centre', 'order G7', 'move G7 f6', 'move f6 F5', 'move F5 E5').state;
}

describe('a medal won by strategic bombing', () => {
  it('is kept without anyone on the hex, also where the scenario takes it back otherwise (NFP-6.9)', () => {
    const taken = until(bombed(battle(), 'grenade'), 'axis');
    const away = play(until(taken, 'allies'), 'withdraw aircraft', 'play probe-centre').state;
    expect([aircraft(away, 'allies'), medals(until(away, 'axis'), 'allies')]).toEqual([null, 1]);
    const start = until(bombed(battle({ turnStart: true }), 'grenade'), 'axis');
    expect(medals(until(start, 'allies'), 'allies')).toBe(1);
  });

  it('goes back when an enemy ground unit stands there, which takes it if the scenario lets it (NFP-6.5)', () => {
    const either = retaken();
    expect([medals(either, 'allies'), medals(either, 'axis')]).toEqual([0, 1]);
    const alliesOnly = retaken({ side: 'allies' });
    expect([medals(alliesOnly, 'allies'), medals(alliesOnly, 'axis')]).toEqual([0, 0]);
    const forGood = retaken({ side: 'allies', permanent: true });
    expect(medals(forGood, 'allies')).toBe(0);
  });

  it('once taken by the enemy on the ground is his like any other (NFP-6.5)', () => {
    const stands = retaken({ turnStart: true });
    expect([medals(stands, 'allies'), medals(stands, 'axis')]).toEqual([0, 0]);
    const started = until(until(stands, 'allies'), 'axis');
    expect(medals(started, 'axis')).toBe(1);
    expect(medals(until(started, 'allies'), 'axis')).toBe(1);
  });

  it('is not lost to a unit of the own side that stands there (NFP-6.5)', () => {
    const setting = battle({}, { allies: { E3: 'infantry', M1: 'infantry' } });
    const taken = until(bombed(setting, 'grenade'), 'axis');
    const moved = play(
      until(taken, 'allies'),
      'withdraw aircraft',
      'play probe-centre',
      'order E3',
      'move E3 d4',
      'move d4 E5',
    );
    expect(medals(moved.state, 'allies')).toBe(1);
    const left = play(until(until(moved.state, 'axis'), 'allies'), 'play attack-centre', 'order E5', 'move E5 F5');
    expect(medals(play(left.state, 'end movement').state, 'allies')).toBe(1);
  });
});

describe('an objective bombed before', () => {
  /** The tank stood on it and has left again: the marker is back on the hex, and the Allies choose a card. */
  const back = (): Played['state'] => {
    const lost = until(retaken(), 'allies');
    const idle = until(play(lost, 'play attack-centre').state, 'axis');
    return until(play(idle, 'play assault-centre', 'move E5 F5', 'end movement').state, 'allies');
  };
  const deployed = (state: Played['state'], airCard: string, hex = 'E5'): string[] => {
    const laid = play(state, `lay ${airCard}`).state;
    const [card] = legal(laid).filter((text) => /^play .*-centre$/.test(text));
    const orders = finish(play(laid, card, 'deploy bomber centre').state, 'end orders');
    return legal(play(orders, `place aircraft ${hex}`, 'end flight').state);
  };

  it('can be bombed again by the side that did it, once the marker is back (NFP-6.10)', () => {
    const state = back();
    expect([medals(state, 'allies'), medals(state, 'axis')]).toEqual([0, 0]);
    expect(deployed(state, 'carpet')).toContain('declare bombing');
  });

  it('cannot be bombed by the other side for the rest of the game (NFP-6.6, NFP-6.10)', () => {
    const idle = until(play(back(), 'play assault-centre').state, 'axis');
    expect(deployed(idle, 'stick')).not.toContain('declare bombing');
  });

  it('bars the other side from that objective and from no other (NFP-6.6)', () => {
    const two = battle({}, { objectives: [{ hexes: ['E5'] }, { hexes: ['G5'] }] });
    const taken = until(
      play(until(until(bombed(two, 'grenade'), 'axis'), 'allies'), 'play probe-centre').state,
      'axis',
    );
    expect(deployed(taken, 'stick', 'G5')).toContain('declare bombing');
  });

  it('without success can be bombed by anybody, for another bomb (NFP-6.10)', () => {
    const missed = until(bombed(battle(), 'star'), 'axis');
    expect(aircraft(missed, 'allies')?.stock.bomb).toBe(5);
    const again = play(until(missed, 'allies'), 'play probe-centre', 'order aircraft', 'end movement');
    expect(legal(again.state)).toContain('declare bombing');
    expect(aircraft(play(again.state, 'declare bombing').state, 'allies')?.stock.bomb).toBe(4);
    const gone = until(play(until(missed, 'allies'), 'withdraw aircraft', 'play probe-centre').state, 'axis');
    expect(deployed(gone, 'stick')).toContain('declare bombing');
  });
});
