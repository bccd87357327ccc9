import { describe, expect, it } from 'vitest';
import type { State } from '../../src/memoir/index.ts';
import type { PlaneModel } from '../../src/memoir/air/air-pack/planes.ts';
import { eventsOf, figuresAt, legal, play, withDice, type Played } from '../support/kit.ts';
import { go, sky } from './in-the-air.ts';

interface Case {
  plane?: string;
  to?: string;
  unit?: string;
  target?: string;
  at?: string;
  terrain?: Record<string, string>;
}

const ORDERS = ['play direct-from-hq', 'order plane'];

/** The plane comes to rest on f4, beside the enemy on F5, and supports the unit of the Allies that attacks from E5. */
function supported({ plane = 'p38', unit = 'infantry', target = 'infantry', at = 'E5', terrain = {} }: Case): State {
  const start = sky({
    terrain,
    axis: { F5: target, A9: 'infantry' },
    allies: { [at]: unit, M1: 'infantry' },
    airPack: { planes: { allies: `${plane} g2` } },
  });
  return go(start, ...ORDERS, `order ${at}`, 'end orders', 'fly G3', 'fly f4', 'end flight', 'end movement').state;
}

function diceOf(state: State, text: string): number {
  const attacked = play(withDice(state, 'armor', 'armor', 'armor', 'armor'), text);
  return eventsOf(attacked, 'attackDeclared')[0].dice;
}

const WOODS = { terrain: { F5: 'woods' } };

describe('ground support', () => {
  it('takes the cover from enemies beside the plane in a close assault (AP-13.2)', () => {
    expect(diceOf(supported(WOODS), 'attack E5 F5')).toBe(3);
    expect(diceOf(supported({ ...WOODS, plane: 'spitfire' }), 'attack E5 F5')).toBe(2);
    expect(diceOf(supported({ ...WOODS, unit: 'armor' }), 'attack E5 F5')).toBe(3);
    expect(diceOf(supported({ ...WOODS, unit: 'armor', plane: 'spitfire' }), 'attack E5 F5')).toBe(1);
  });

  it.each<PlaneModel>(['p38', 'corsair', 'yak1', 'yak9'])('is what a %s can give (AP-13.1)', (plane) => {
    expect(diceOf(supported({ ...WOODS, plane }), 'attack E5 F5')).toBe(3);
  });

  it.each<[string, string]>([
    ['town', 'infantry'],
    ['bunker', 'infantry'],
    ['hill', 'infantry'],
    ['sandbags', 'armor'],
    ['mountain', 'infantry'],
    ['trenches', 'infantry'],
  ])('counts for %s as well, against %s (AP-13.2)', (id, unit) => {
    expect(diceOf(supported({ unit, terrain: { F5: id } }), 'attack E5 F5')).toBe(3);
    expect(diceOf(supported({ unit, terrain: { F5: id }, plane: 'spitfire' }), 'attack E5 F5')).toBeLessThan(3);
  });

  it('takes the cover of artillery in a bunker, against armor (AP-13.4)', () => {
    const bunker = { unit: 'armor', target: 'artillery', terrain: { F5: 'bunker' } };
    expect(diceOf(supported(bunker), 'attack E5 F5')).toBe(3);
    expect(diceOf(supported({ ...bunker, plane: 'spitfire' }), 'attack E5 F5')).toBe(1);
  });

  it('gives nothing to fire from a distance (AP-13.2)', () => {
    expect(diceOf(supported({ ...WOODS, at: 'D5' }), 'attack D5 F5')).toBe(1);
  });

  it('gives nothing against enemies who are not beside the plane (AP-13.2)', () => {
    const start = sky({
      terrain: { F5: 'woods' },
      axis: { F5: 'infantry', A9: 'infantry' },
      allies: { E5: 'infantry', M1: 'infantry' },
      airPack: { planes: { allies: 'p38 g2' } },
    });
    const far = go(start, ...ORDERS, 'order E5', 'end orders', 'fly G3', 'end flight', 'end movement').state;
    expect(diceOf(far, 'attack E5 F5')).toBe(2);
  });

  it('changes nothing of the dice the attacker’s own hex takes (AP-13.2)', () => {
    expect(diceOf(supported({ unit: 'armor', terrain: { E5: 'town', F5: 'woods' } }), 'attack E5 F5')).toBe(1);
  });

  it('leaves the enemy the right to ignore a flag (AP-13.2)', () => {
    const state = supported({ target: 'infantry', terrain: { F5: 'bunker' } });
    const attacked = play(withDice(state, 'flag', 'star', 'star'), 'attack E5 F5').state;
    expect(legal(attacked)).toContain('end retreat');
  });

  it('helps an overrun too (AP-13.3)', () => {
    const start = sky({
      terrain: { G5: 'woods' },
      axis: { F5: 'infantry 1', G5: 'infantry', A9: 'infantry' },
      allies: { E5: 'armor', M1: 'infantry' },
      airPack: { planes: { allies: 'p38 g2' } },
    });
    const orders = [...ORDERS, 'order E5', 'end orders', 'fly G3', 'fly g4', 'end flight', 'end movement'];
    const through = go(go(start, ...orders).state);
    const taken = play(withDice(through.state, 'grenade', 'star', 'star'), 'attack E5 F5', 'take ground').state;
    const overrun = play(withDice(taken, 'armor', 'armor', 'armor'), 'overrun G5');
    expect(eventsOf(overrun, 'attackDeclared').map(({ dice }) => dice)).toEqual([3]);
  });

  it('is there for every close assault of the turn (AP-13.3)', () => {
    const start = sky({
      terrain: { F5: 'woods' },
      axis: { F5: 'infantry', A9: 'infantry' },
      allies: { E5: 'infantry', e6: 'infantry', M1: 'infantry' },
      airPack: { planes: { allies: 'p38 g2' } },
    });
    const orders = [...ORDERS, 'order E5', 'order e6', 'end orders', 'fly G3', 'fly f4', 'end flight', 'end movement'];
    const ready = go(start, ...orders).state;
    const both = play(
      withDice(ready, 'armor', 'armor', 'armor', 'armor', 'armor', 'armor'),
      'attack E5 F5',
      'attack e6 F5',
    );
    expect(eventsOf(both, 'attackDeclared').map(({ dice }) => dice)).toEqual([3, 3]);
  });

  it('is for the attacks of its own side: whoever ambushes does not have it (AP-13.3)', () => {
    const start = sky({
      terrain: { E5: 'woods', F5: 'woods' },
      axis: { F5: 'infantry', A9: 'infantry' },
      allies: { E5: 'infantry', M1: 'infantry' },
      hands: { allies: ['direct-from-hq'], axis: ['ambush'] },
      airPack: { planes: { allies: 'p38 g2' } },
    });
    const orders = [...ORDERS, 'order E5', 'end orders', 'fly G3', 'fly f4', 'end flight', 'end movement'];
    const sprung = play(withDice(go(start, ...orders).state, 'armor', 'armor'), 'attack E5 F5', 'ambush');
    expect(eventsOf(sprung, 'attackDeclared').map(({ reason, dice }) => [reason, dice])).toContainEqual(['ambush', 2]);
  });

  it('is over when the turn is: an ambush in the enemy’s turn has none of it (AP-13.3)', () => {
    const start = sky({
      terrain: { E5: 'woods', F5: 'woods' },
      axis: { F5: 'infantry', A9: 'infantry' },
      allies: { E5: 'infantry', M1: 'infantry' },
      hands: { allies: ['direct-from-hq', 'ambush'], axis: ['attack-centre'] },
      airPack: { planes: { allies: 'p38 g2' } },
    });
    const after = go(start, ...ORDERS, 'end orders', 'fly G3', 'fly f4', 'end flight').state;
    const enemy = go(after, 'play attack-centre', 'order F5', 'end orders', 'end movement').state;
    expect(diceOf(enemy, 'attack F5 E5')).toBe(2);
    const sprung = play(withDice(enemy, 'armor', 'armor', 'armor'), 'attack F5 E5', 'ambush');
    expect(eventsOf(sprung, 'attackDeclared').map(({ reason, dice }) => [reason, dice])).toContainEqual(['ambush', 2]);
  });

  it('is not there for a plane that strafed instead (AP-13.2, AP-9.2)', () => {
    const start = sky({
      terrain: { F5: 'woods' },
      axis: { F5: 'infantry', A9: 'infantry' },
      allies: { E5: 'infantry', M1: 'infantry' },
      airPack: { sorties: { allies: 1 }, planes: { allies: 'p38 G5' } },
      hands: { allies: ['attack-centre'] },
    });
    const orders = ['lay sortie', 'play attack-centre', 'send plane', 'order E5', 'end orders', 'fly F5', 'fly f4'];
    const ready: Played = go(withDice(start, 'armor'), ...orders, 'end flight', 'strafe F5 F5', 'end movement');
    expect(figuresAt(ready.state, 'F5')).toBe(4);
    expect(diceOf(ready.state, 'attack E5 F5')).toBe(2);
  });
});
