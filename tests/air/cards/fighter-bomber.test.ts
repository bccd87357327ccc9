import { describe, expect, it } from 'vitest';
import type { Face } from '../../../src/memoir/dice.ts';
import { aircraft } from '../../support/air.ts';
import { figuresAt, medals, play, type Setting } from '../../support/kit.ts';
import { rolls } from '../in-the-air.ts';
import { canLay, flown, laid, rollAll, run } from './carded.ts';

const STAR = 'star' as const;
const sortie = (card: string, axis: Setting['axis'], dice: Face[], more: Setting = {}) =>
  laid(flown('fighterBomber', [card], { ...more, axis: { ...axis, A9: 'infantry' }, dice }), card);

describe('Boom & Zoom', () => {
  it('rolls two dice per marker, and stars hit besides the faces of the marker (NFP-CARD-BOOM)', () => {
    const state = sortie('boom-zoom', { D5: 'infantry', E5: 'armor' }, [STAR, 'infantry', STAR, 'grenade']);
    const rolled = rollAll(run(state, ['D5', 'mg'], ['E5', 'bomb'], ['F5']));
    expect([rolls(rolled), figuresAt(rolled.state, 'D5'), figuresAt(rolled.state, 'E5')]).toEqual([
      ['attackRun 2', 'attackRun 2'],
      2,
      1,
    ]);
  });

  it('lets a grenade of an MG marker miss all the same (NFP-CARD-BOOM)', () => {
    const missed = rollAll(run(sortie('boom-zoom', { D5: 'infantry' }, ['grenade', 'grenade']), ['D5', 'mg'], ['E5']));
    expect(figuresAt(missed.state, 'D5')).toBe(4);
  });

  it('hits a gun and a sniper with its stars, and destroys a landed aircraft (NFP-CARD-BOOM, NFP-4.7l)', () => {
    const gun = rollAll(run(sortie('boom-zoom', { D5: 'artillery' }, [STAR, 'infantry']), ['D5', 'mg'], ['E5']));
    expect(figuresAt(gun.state, 'D5')).toBe(1);
    const parked: Setting = {
      terrain: { D5: 'airfield axis' },
      air: { aircraft: { axis: { type: 'bomber', hex: 'D5', landed: true } } },
    };
    const ground = rollAll(run(sortie('boom-zoom', {}, [STAR, 'armor'], parked), ['D5', 'mg'], ['E5']));
    expect([aircraft(ground.state, 'axis'), medals(ground.state, 'allies')]).toEqual([null, 1]);
  });

  it('leaves flags that can be ignored (NFP-CARD-BOOM, NFP-2.10)', () => {
    const held = run(
      sortie('boom-zoom', { D5: 'infantry' }, ['flag', 'armor'], { terrain: { D5: 'sandbags' } }),
      ['D5', 'mg'],
      ['E5'],
    );
    expect(figuresAt(play(held, 'roll run', 'end retreat').state, 'D5')).toBe(4);
  });

  it('is for fighter-bombers alone (NFP-CARD-BOOM)', () => {
    expect([
      canLay(flown('fighter', ['boom-zoom']), 'boom-zoom'),
      canLay(flown('fighterBomber', ['boom-zoom']), 'boom-zoom'),
    ]).toEqual([false, true]);
  });
});

describe('Dive Bombing', () => {
  it('rolls four dice for one bomb on one target, and stars hit too (NFP-CARD-DIVE)', () => {
    const state = sortie('dive', { D5: 'armor' }, [STAR, 'grenade', 'infantry', 'flag']);
    const rolled = rollAll(run(state, ['D5', 'bomb'], ['E5']));
    expect([rolls(rolled), figuresAt(rolled.state, 'D5')]).toEqual([['attackRun 4'], 1]);
  });

  it('is a normal run if a second target is marked (NFP-CARD-DIVE, NFP-2.16)', () => {
    const state = sortie('dive', { D5: 'armor', E5: 'armor' }, [STAR, STAR]);
    const rolled = rollAll(run(state, ['D5', 'bomb'], ['E5', 'bomb'], ['F5']));
    expect([rolls(rolled), figuresAt(rolled.state, 'D5')]).toEqual([['attackRun 1', 'attackRun 1'], 3]);
  });

  it('is a normal run with MG (NFP-CARD-DIVE, NFP-2.16)', () => {
    const rolled = rollAll(run(sortie('dive', { D5: 'infantry' }, [STAR]), ['D5', 'mg'], ['E5']));
    expect([rolls(rolled), figuresAt(rolled.state, 'D5')]).toEqual([['attackRun 1'], 4]);
  });

  it('is for fighter-bombers alone (NFP-CARD-DIVE)', () => {
    expect([canLay(flown('bomber', ['dive']), 'dive'), canLay(flown('fighterBomber', ['dive']), 'dive')]).toEqual([
      false,
      true,
    ]);
  });
});

describe('Tank Busters', () => {
  it('rolls three dice per marker against armor, with either ammunition (NFP-CARD-BUSTERS)', () => {
    const state = sortie('busters', { D5: 'armor', E5: 'tiger' }, ['armor', 'grenade', STAR, STAR, STAR, STAR]);
    const rolled = rollAll(run(state, ['D5', 'mg'], ['E5', 'bomb'], ['F5']));
    expect([rolls(rolled), figuresAt(rolled.state, 'D5')]).toEqual([['attackRun 3', 'attackRun 3'], 2]);
  });

  it('rolls one die against the rest, ships among them (NFP-CARD-BUSTERS)', () => {
    const more: Setting = { terrain: { F5: 'ocean' } };
    const state = sortie('busters', { D5: 'infantry', E5: 'artillery', F5: 'destroyer' }, [STAR, STAR, STAR], more);
    expect(rolls(rollAll(run(state, ['D5', 'mg'], ['E5', 'bomb'], ['F5', 'bomb'], ['G5'])))).toEqual([
      'attackRun 1',
      'attackRun 1',
      'attackRun 1',
    ]);
  });

  it('gives stars no hit (NFP-CARD-BUSTERS)', () => {
    const missed = rollAll(run(sortie('busters', { D5: 'armor' }, [STAR, STAR, STAR]), ['D5', 'bomb'], ['E5']));
    expect(figuresAt(missed.state, 'D5')).toBe(3);
  });

  it('is for fighter-bombers alone (NFP-CARD-BUSTERS)', () => {
    expect([
      canLay(flown('fighter', ['busters']), 'busters'),
      canLay(flown('fighterBomber', ['busters']), 'busters'),
    ]).toEqual([false, true]);
  });
});
