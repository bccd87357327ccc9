import { describe, expect, it } from 'vitest';
import type { State } from '../../src/memoir/state.ts';
import type { SideName } from '../../src/memoir/side.ts';
import { diceThrown, legal, play, position, type Setting } from '../support/kit.ts';

const SPECIALS: Record<string, NonNullable<Setting['special']>> = {
  none: {},
  blitz: { blitz: true },
  'partial blitz of the Allies': { partialBlitz: 'allies' },
  'partial blitz of the Axis': { partialBlitz: 'axis' },
  'partial blitz of all': { partialBlitz: 'all' },
};

/** An armor unit of the side on G5 that has driven two hexes to the left. */
function afterTwoHexes(side: SideName, special: NonNullable<Setting['special']>): State {
  const start = position({
    [side]: { G5: 'armor' },
    special,
    turn: side,
    hands: { allies: side === 'allies' ? ['probe-centre'] : [], axis: side === 'axis' ? ['probe-centre'] : [] },
  });
  return play(start, 'play probe-centre', 'order G5', 'move G5 F5', 'move F5 E5').state;
}

function canGoOn(state: State): boolean {
  return legal(state).includes('move E5 D5');
}

describe('armor under the rules of the blitz', () => {
  it.each([
    ['none', true, true, '(M44-UNIT-ARM)'],
    ['blitz', false, true, '(M44-ACT-BLITZ)'],
    ['partial blitz of the Allies', false, true, '(M44-ACT-PBLITZ)'],
    ['partial blitz of the Axis', true, false, '(M44-ACT-PBLITZ)'],
    ['partial blitz of all', false, false, '(M44-ACT-PBLITZ)'],
  ])('%s: Allied armor goes a third hex: %s, Axis armor: %s %s', (name, allies, axis) => {
    expect(canGoOn(afterTwoHexes('allies', SPECIALS[name]))).toBe(allies);
    expect(canGoOn(afterTwoHexes('axis', SPECIALS[name]))).toBe(axis);
  });

  it('still battles after the two hexes it may move (M44-ACT-BLITZ)', () => {
    const start = position({
      allies: { G5: 'armor' },
      axis: { E7: 'infantry' },
      special: { blitz: true },
      hands: { allies: ['probe-centre'], axis: [] },
    });
    const driven = play(start, 'play probe-centre', 'order G5', 'move G5 F5', 'move F5 E5');
    expect(legal(driven.state)).toContain('attack E5 E7');
  });

  it('has the extra hex of a road on top of the two (M44-ACT-BLITZ, M44-MOVE-11)', () => {
    const start = position({
      allies: { G5: 'armor' },
      terrain: { G5: 'road E-W', F5: 'road E-W', E5: 'road E-W', D5: 'road E-W', C5: 'road E-W' },
      special: { blitz: true },
      hands: { allies: ['probe-centre'], axis: [] },
    });
    const driven = play(start, 'play probe-centre', 'order G5', 'move G5 F5', 'move F5 E5');
    expect(legal(driven.state)).toEqual(['move E5 F5', 'move E5 D5', 'end movement']);
    expect(legal(play(driven.state, 'move E5 D5').state)).toEqual(['pass']);
  });

  it('is slow alone: infantry moves as ever (M44-ACT-BLITZ, M44-ACT-PBLITZ)', () => {
    const start = position({
      allies: { G5: 'cavalry' },
      special: { blitz: true, partialBlitz: 'all' },
      hands: { allies: ['probe-centre'], axis: [] },
    });
    expect(canGoOn(play(start, 'play probe-centre', 'order G5', 'move G5 F5', 'move F5 E5').state)).toBe(true);
  });
});

describe('the air force of the blitz', () => {
  const raid = (special: NonNullable<Setting['special']>, turn: SideName = 'axis'): State =>
    position({
      allies: { I5: 'infantry', J5: 'infantry', D5: 'infantry' },
      axis: { A9: 'infantry', L9: 'infantry' },
      special,
      turn,
      hands: { [turn]: ['recon-left', 'probe-centre'], [turn === 'axis' ? 'allies' : 'axis']: [] },
      dice: ['star', 'infantry'],
    });

  it('lets the Axis play Recon 1 as Air Power, and nobody with partial blitz (M44-ACT-BLITZ, M44-ACT-PBLITZ)', () => {
    const offer = 'play recon-left as air power';
    expect(legal(raid({ blitz: true }))).toContain(offer);
    expect(legal(raid({ blitz: true }, 'allies'))).not.toContain(offer);
    expect(legal(raid({ partialBlitz: 'all' }))).not.toContain(offer);
    expect(legal(raid({}))).not.toContain(offer);
    expect(legal(raid({ blitz: true }))).not.toContain('play probe-centre as air power');
  });

  it('throws one die on each target, and stars hit (M44-ACT-BLITZ)', () => {
    const hit = play(raid({ blitz: true }), 'play recon-left as air power', 'target J5', 'target I5', 'target J5');
    expect(diceThrown(hit)).toEqual([1, 1]);
    expect(hit.state.units.map(({ figures }) => figures).slice(0, 3)).toEqual([3, 3, 4]);
  });
});
