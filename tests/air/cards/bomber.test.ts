import { describe, expect, it } from 'vitest';
import type { Face } from '../../../src/memoir/dice.ts';
import { airState } from '../../support/air.ts';
import { deciderName, eventsOf, figuresAt, legal, play, type Setting } from '../../support/kit.ts';
import { rolls } from '../in-the-air.ts';
import { canLay, flown, laid, rollAll, run } from './carded.ts';

const STAR = 'star' as const;
const sortie = (card: string, axis: Setting['axis'], dice: Face[], more: Setting = {}) =>
  laid(flown('bomber', [card], { ...more, axis: { ...axis, A9: 'infantry' }, dice }), card);

describe('Carpet Bombing', () => {
  it('rolls two dice per bomb, which hit by symbol and grenade (NFP-CARD-CARPET)', () => {
    const rolled = rollAll(
      run(
        sortie('carpet', { D5: 'infantry', E5: 'armor' }, ['infantry', 'grenade', STAR, 'armor']),
        ['D5', 'bomb'],
        ['E5', 'bomb'],
        ['F5'],
      ),
    );
    expect([rolls(rolled), figuresAt(rolled.state, 'D5'), figuresAt(rolled.state, 'E5')]).toEqual([
      ['attackRun 2', 'attackRun 2'],
      2,
      2,
    ]);
  });

  it('makes flags that nobody ignores, not even a unit that must (NFP-CARD-CARPET)', () => {
    const more: Setting = { terrain: { D5: 'sandbags' } };
    const back = rollAll(run(sortie('carpet', { D5: 'infantry jp' }, ['flag', STAR], more), ['D5', 'bomb'], ['E5']));
    expect([legal(back.state), eventsOf(back, 'flagsIgnored')]).toEqual([['retreat d6', 'retreat c6'], []]);
  });

  it('is for bombers alone (NFP-CARD-CARPET)', () => {
    expect([canLay(flown('fighter', ['carpet']), 'carpet'), canLay(flown('bomber', ['carpet']), 'carpet')]).toEqual([
      false,
      true,
    ]);
  });
});

describe('Full Bomb Load', () => {
  it('lays up to two bombs on each target hex, one die each, and stars hit too (NFP-CARD-STICK)', () => {
    const state = sortie('stick', { D5: 'infantry', E5: 'armor' }, [STAR, 'grenade', STAR]);
    const over = play(state, 'fly D5', 'mark bomb', 'mark bomb');
    expect(legal(over.state)).not.toContain('mark bomb');
    const rolled = rollAll(run(over.state, ['E5', 'bomb'], ['F5']));
    expect([rolls(rolled), figuresAt(rolled.state, 'D5'), figuresAt(rolled.state, 'E5')]).toEqual([
      ['attackRun 2', 'attackRun 1'],
      2,
      2,
    ]);
  });

  it('has three target hexes at most, so six bombs (NFP-CARD-STICK)', () => {
    const axis = { D5: 'infantry', E5: 'infantry', F5: 'infantry' };
    const all = play(
      sortie('stick', axis, []),
      'fly D5',
      'mark bomb',
      'mark bomb',
      'fly E5',
      'mark bomb',
      'mark bomb',
      'fly F5',
      'mark bomb',
      'mark bomb',
    );
    expect([airState(all.state).turn.markers.length, airState(all.state).turn.targetHexes.length]).toEqual([6, 3]);
  });

  it('opens one window for Ambush per hex (NFP-CARD-STICK)', () => {
    const hands: Setting['hands'] = { allies: ['direct-from-hq'], axis: ['ambush'] };
    const first = play(sortie('stick', { D5: 'infantry' }, [], { hands }), 'fly D5', 'mark bomb');
    expect(deciderName(first.state)).toBe('axis');
    expect(deciderName(play(first.state, 'decline ambush', 'mark bomb').state)).toBe('allies');
  });

  it('leaves a normal run one bomb per hex (NFP-CARD-STICK, NFP-5.5)', () => {
    expect(legal(play(sortie('carpet', { D5: 'infantry' }, []), 'fly D5', 'mark bomb').state)).not.toContain(
      'mark bomb',
    );
  });

  it('is for bombers alone (NFP-CARD-STICK)', () => {
    expect([canLay(flown('fighterBomber', ['stick']), 'stick'), canLay(flown('bomber', ['stick']), 'stick')]).toEqual([
      false,
      true,
    ]);
  });
});

describe('Precision Strike', () => {
  const struck = (pieces: string[], dice: Face[], axis: Setting['axis'] = { D5: 'infantry' }) =>
    play(run(sortie('precision', axis, dice, { terrain: { D5: pieces } }), ['D5', 'bomb'], ['E5']), 'roll run');
  const removed = (played: ReturnType<typeof struck>) =>
    eventsOf(played, 'terrainRemoved').map(({ terrain }) => terrain);

  it('rolls three dice for one bomb, and stars do not hit (NFP-CARD-PRECISION)', () => {
    const rolled = struck(['hedgehog'], ['grenade', 'infantry', STAR]);
    expect([rolls(rolled), figuresAt(rolled.state, 'D5')]).toEqual([['attackRun 3'], 2]);
  });

  it('removes an obstacle of every kind it names after a hit, and no other (NFP-CARD-PRECISION)', () => {
    for (const piece of ['sandbags', 'wire', 'hedgehog', 'fieldBunker'])
      expect(removed(struck([piece], ['grenade', STAR, STAR]))).toEqual([piece]);
    expect(removed(struck(['bunker axis'], ['grenade', STAR, STAR]))).toEqual([]);
    expect(removed(struck(['town'], ['grenade', STAR, STAR]))).toEqual([]);
  });

  it('removes none without a hit (NFP-CARD-PRECISION)', () => {
    expect(removed(struck(['wire'], [STAR, STAR, STAR]))).toEqual([]);
    const both = struck(['wire', 'hedgehog'], [STAR, 'armor', STAR]);
    expect([removed(both), legal(both.state).filter((text) => text.startsWith('remove'))]).toEqual([[], []]);
  });

  it('lets its player choose among several (NFP-CARD-PRECISION)', () => {
    const both = struck(['sandbags', 'wire'], ['grenade', STAR, STAR]);
    expect([deciderName(both.state), legal(both.state)]).toEqual([
      'allies',
      ['remove sandbags obstacle', 'remove wire obstacle'],
    ]);
    expect(removed(play(both.state, 'remove wire obstacle'))).toEqual(['wire']);
  });

  it('removes it after the retreat: sandbags are gone with the unit then (NFP-CARD-PRECISION)', () => {
    const flagged = struck(['wire'], ['grenade', 'flag', STAR]);
    expect([removed(flagged), deciderName(flagged.state)]).toEqual([[], 'axis']);
    expect(removed(play(flagged.state, 'retreat d6'))).toEqual(['wire']);
  });

  it('is a normal run with two targets: one die each and nothing removed (NFP-CARD-PRECISION, NFP-2.16)', () => {
    const axis = { D5: 'infantry', E5: 'infantry' };
    const state = sortie('precision', axis, ['grenade', STAR], { terrain: { D5: 'wire' } });
    const rolled = rollAll(run(state, ['D5', 'bomb'], ['E5', 'bomb'], ['F5']));
    expect([rolls(rolled), removed(rolled)]).toEqual([['attackRun 1', 'attackRun 1'], []]);
  });

  it('is for bombers alone (NFP-CARD-PRECISION)', () => {
    expect([
      canLay(flown('fighterBomber', ['precision']), 'precision'),
      canLay(flown('bomber', ['precision']), 'precision'),
    ]).toEqual([false, true]);
  });
});
