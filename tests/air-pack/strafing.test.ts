import { describe, expect, it } from 'vitest';
import type { Face } from '../../src/memoir/dice.ts';
import type { PlaneModel } from '../../src/memoir/air/air-pack/planes.ts';
import { planeText } from '../support/air-pack.ts';
import { eventsOf, figuresAt, legal, medals, play, unitAt, withDice, type Setting } from '../support/kit.ts';
import { eventTypes, go, offered, sky } from './in-the-air.ts';
import { FOUR, passed, sortie, strafed, strafedHexes, THREE } from './strafing.ts';

describe('a stretch to strafe', () => {
  it('has up to three hexes in a row of the path, with an enemy at either end (AP-12.2, AP-12.9)', () => {
    const three = passed({ D5: 'infantry', E5: 'infantry', F5: 'infantry' }, FOUR);
    expect(offered(three, 'strafe')).toEqual(['D5 D5', 'D5 E5', 'D5 F5', 'E5 E5', 'E5 F5', 'F5 F5']);
    const gap = passed({ D5: 'infantry', F5: 'infantry' }, FOUR);
    expect(offered(gap, 'strafe')).toEqual(['D5 D5', 'D5 F5', 'F5 F5']);
  });

  it('does not begin where the plane began, nor reach hexes beside its path (AP-12.2)', () => {
    expect(offered(passed({ d6: 'infantry', E5: 'infantry' }, ['D5', 'E5', 'F5']), 'strafe')).toEqual(['E5 E5']);
  });

  it('may lead over empty hexes and friends, who are not rolled against (AP-12.3, AP-12.8)', () => {
    const state = passed({ D5: 'infantry', F5: 'infantry' }, FOUR, { allies: { E5: 'infantry', M1: 'infantry' } });
    const run = strafed(state, 'D5 F5', 'infantry', 'infantry');
    expect(strafedHexes(run)).toEqual(['D5', 'F5']);
    expect(eventsOf(run, 'diceRolled').map(({ faces }) => faces.length)).toEqual([1, 1]);
    expect(['D5', 'E5', 'F5'].map((hex) => figuresAt(run.state, hex))).toEqual([3, 4, 3]);
  });

  it('can be left shorter than the path allows (AP-12.2)', () => {
    const state = passed({ D5: 'infantry', E5: 'infantry' }, FOUR);
    expect(strafedHexes(strafed(state, 'E5 E5', 'star'))).toEqual(['E5']);
  });

  it('counts the edge hex by which the plane came on (AP-12.2, AP-9.3)', () => {
    const start = sky({ axis: { E1: 'infantry', A9: 'infantry' }, airPack: { sorties: { allies: 1 } } });
    const orders = ['fly sortie', 'launch p40', 'end orders', 'place aircraft E1', 'fly e2', 'end flight'];
    expect(offered(go(start, ...orders).state, 'strafe')).toEqual(['E1 E1']);
  });
});

describe('strafing', () => {
  it.each<[Face, number]>([
    ['infantry', 3],
    ['grenade', 3],
    ['star', 3],
    ['armor', 4],
  ])('with a %s leaves infantry %i figures (AP-12.6)', (face, left) => {
    expect(figuresAt(strafed(passed({ D5: 'infantry' }, THREE), 'D5 D5', face).state, 'D5')).toBe(left);
  });

  it.each<[string, Face, number]>([
    ['artillery', 'star', 1],
    ['artillery', 'infantry', 2],
    ['artillery', 'armor', 2],
    ['armor', 'armor', 2],
    ['armor', 'star', 2],
    ['armor', 'infantry', 3],
  ])('hits %s with a %s, leaving %i (AP-12.6)', (unit, face, left) => {
    expect(figuresAt(strafed(passed({ D5: unit }, THREE), 'D5 D5', face).state, 'D5')).toBe(left);
  });

  it.each(['town', 'bunker', 'woods', 'mountain', 'fortress'])('rolls its one die against %s too (AP-12.4)', (id) => {
    const run = strafed(passed({ D5: 'infantry' }, THREE, { terrain: { D5: id } }), 'D5 D5', 'infantry');
    expect([eventsOf(run, 'diceRolled')[0].faces.length, figuresAt(run.state, 'D5')]).toEqual([1, 3]);
  });

  it.each<PlaneModel>(['p38', 'spitfire', 'corsair', 'yak9'])(
    'by a %s of the Allies rolls one die per unit, where Air Power has two (AP-12.9)',
    (model) => {
      const run = strafed(passed({ D5: 'armor' }, THREE, {}, model), 'D5 D5', 'star', 'star');
      expect([eventsOf(run, 'diceRolled')[0].faces.length, figuresAt(run.state, 'D5')]).toEqual([1, 2]);
    },
  );

  it('begins when the whole move is over (AP-12.5)', () => {
    const orders = ['fly sortie', 'send plane', 'end orders', ...FOUR.map((hex) => `fly ${hex}`)];
    const airPack: Setting['airPack'] = { sorties: { allies: 1 }, planes: { allies: 'p40 C5' } };
    const start = sky({ axis: { D5: 'infantry', A9: 'infantry' }, airPack });
    const types = eventTypes(go(withDice(start, 'star'), ...orders, 'end flight', 'strafe D5 D5'));
    expect(types.lastIndexOf('aircraftMoved')).toBeLessThan(types.indexOf('hexStrafed'));
    expect(types.indexOf('planeMoveEnded')).toBeLessThan(types.indexOf('diceRolled'));
  });

  it('takes place in the movement phase, before any battle (AP-12.10)', () => {
    const start = sky({
      axis: { D5: 'infantry 2', A9: 'infantry' },
      allies: { d4: 'infantry', M1: 'infantry' },
      airPack: { planes: { allies: 'p40 B5' } },
    });
    const orders = ['play direct-from-hq', 'order plane', 'order d4', 'end orders'];
    const run = go(start, ...orders, 'fly C5', 'fly D5', 'fly d6', 'end flight').state;
    const after = go(withDice(run, 'infantry'), 'strafe D5 D5').state;
    expect([figuresAt(after, 'D5'), legal(after).includes('end movement')]).toEqual([1, true]);
    expect(offered(play(after, 'end movement').state, 'attack')).toEqual(['d4 D5']);
  });

  it('goes in flight order (AP-12.10)', () => {
    const back = sortie({ axis: { E5: 'infantry', D5: 'infantry', A9: 'infantry' } }, 'p40 F5', ['E5', 'D5', 'C5']);
    const run = strafed(back, 'E5 D5', 'infantry', 'armor');
    expect([strafedHexes(run), figuresAt(run.state, 'E5'), figuresAt(run.state, 'D5')]).toEqual([['E5', 'D5'], 3, 4]);
  });

  it('wins the usual medal for a unit it destroys, and nobody takes its ground (AP-12.10)', () => {
    const allies = { d4: 'infantry', M1: 'infantry' };
    const run = strafed(passed({ D5: 'infantry 1' }, THREE, { allies }), 'D5 D5', 'grenade');
    expect([unitAt(run.state, 'D5'), medals(run.state, 'allies')]).toEqual([undefined, 1]);
    expect(legal(run.state)).not.toContain('take ground');
  });

  it('gives nobody an ambush (AP-19.9)', () => {
    const hands: Setting['hands'] = { allies: ['direct-from-hq'], axis: ['ambush', 'probe-left'] };
    const run = strafed(passed({ D5: 'infantry' }, THREE, { hands }), 'D5 D5', 'infantry');
    expect(legal(run.state)).not.toContain('ambush');
  });

  it('asks a Tiger for its second roll as any hit does (AP-12.6)', () => {
    const shaken = strafed(passed({ D5: 'tiger' }, THREE), 'D5 D5', 'armor', 'star');
    expect(unitAt(shaken.state, 'D5')?.figures).toBe(1);
    const dead = strafed(passed({ D5: 'tiger' }, THREE), 'D5 D5', 'armor', 'grenade');
    expect(unitAt(dead.state, 'D5')).toBeUndefined();
  });

  it('hits a ship with a grenade, and with no symbol of ground units (AP-12.6)', () => {
    const sea: Setting = { terrain: { D5: 'ocean' } };
    for (const [face, left] of [['grenade', 2] as const, ['armor', 3] as const, ['infantry', 3] as const])
      expect(figuresAt(strafed(passed({ D5: 'destroyer' }, THREE, sea), 'D5 D5', face).state, 'D5')).toBe(left);
  });

  it('lets a fighter fly home over its own lines in the same move (AP-12.11)', () => {
    const setting: Setting = {
      axis: { E5: 'infantry', D5: 'infantry', A9: 'infantry' },
      allies: { d4: 'infantry', M1: 'infantry' },
    };
    const run = strafed(sortie(setting, 'spitfire F5', ['E5', 'D5', 'd4', 'D3']), 'E5 D5', 'infantry', 'infantry');
    expect([figuresAt(run.state, 'E5'), figuresAt(run.state, 'D5')]).toEqual([3, 3]);
    expect(planeText(run.state, 'allies')).toBe('spitfire D3');
  });
});
