import { describe, expect, it } from 'vitest';
import { assault, isLegal, steps, type Places } from '../support/assault.ts';
import { play, type Setting } from '../support/kit.ts';
import type { State } from '../../src/memoir/index.ts';

const OTHER = { E1: 'infantry' };
const ROAD = { E5: 'road E-W', F5: 'road E-W', G5: 'road E-W', H5: 'road E-W', I5: 'road E-W' };
const ALONG = ['move E5 F5', 'move F5 G5', 'move G5 H5', 'move H5 I5'];

function on(kind: string, terrain: Places = ROAD, setting: Setting = {}): State {
  return assault({ terrain, allies: { E5: kind, ...OTHER }, ...setting });
}

/** How many hexes the unit gets from E5 towards I5. */
function reach(state: State): number {
  let now = state;
  for (const [at, step] of ALONG.entries()) {
    if (!isLegal(now, step)) return at;
    now = play(now, step).state;
  }
  return ALONG.length;
}

describe('moving along a road', () => {
  it('a unit that starts on a road and follows it moves one hex more (M44-MOVE-11, M44-TER-ROAD)', () => {
    expect(['infantry', 'armor', 'artillery'].map((kind) => reach(on(kind)))).toEqual([3, 4, 2]);
    expect(['infantry', 'armor', 'artillery'].map((kind) => reach(on(kind, {})))).toEqual([2, 3, 1]);
  });

  it('the bonus is counted over the whole move, one step after the other (M44-DIFF-21)', () => {
    const afterTwo = play(on('infantry'), 'move E5 F5', 'move F5 G5').state;
    expect(steps(afterTwo, 'G5')).toEqual(['F5', 'H5']);
    expect(steps(play(afterTwo, 'move G5 H5').state, 'H5')).toEqual([]);
  });

  it('a unit that comes onto a road during its move has no bonus (M44-MOVE-11)', () => {
    expect(reach(on('infantry', { ...ROAD, E5: 'highGround' }))).toBe(2);
  });

  it('leaving the road at any point of the move cancels the bonus (M44-MOVE-11)', () => {
    const left = play(on('infantry'), 'move E5 F5', 'move F5 f6').state;
    expect(steps(left, 'f6')).toEqual([]);
    const back = play(on('armor'), 'move E5 F5', 'move F5 f6', 'move f6 G5').state;
    expect(steps(back, 'G5')).toEqual([]);
  });

  it('a road hex that does not link back to the one before is off the road (M44-TER-ROAD)', () => {
    expect(reach(on('infantry', { ...ROAD, G5: 'road NE-SW' }))).toBe(2);
    expect(reach(on('infantry', { ...ROAD, G5: 'road NE-E-W' }))).toBe(3);
    const round = { E5: 'road E', F5: 'road W-NE', f6: 'road SW-E', g6: 'road W' };
    const turned = play(on('infantry', round), 'move E5 F5', 'move F5 f6').state;
    expect(steps(turned, 'f6')).toEqual(['F5', 'g6']);
  });

  it('the bonus also shifts the move after which a unit battles (M44-MOVE-11)', () => {
    const setting = { axis: { I5: 'infantry', J7: 'infantry' } };
    const two = play(on('infantry', ROAD, setting), 'move E5 F5', 'move F5 G5', 'done').state;
    expect(isLegal(two, 'attack G5 I5')).toBe(true);
    const three = play(on('infantry', ROAD, setting), 'move E5 F5', 'move F5 G5', 'move G5 H5', 'done').state;
    expect(isLegal(three, 'attack H5 I5')).toBe(false);
    const crossCountry = play(on('infantry', {}, setting), 'move E5 F5', 'move F5 G5', 'done').state;
    expect(isLegal(crossCountry, 'attack G5 I5')).toBe(false);
  });

  it('armor battles after four hexes of road (M44-MOVE-11)', () => {
    const state = play(on('armor', ROAD, { axis: { J5: 'infantry' } }), ...ALONG, 'done').state;
    expect(isLegal(state, 'attack I5 J5')).toBe(true);
  });

  it('a unit that moves or battles does not battle after any hex of road (M44-MOVE-11, M44-MOVE-12)', () => {
    const setting = { axis: { H7: 'infantry' } };
    const moved = play(on('artillery', ROAD, setting), 'move E5 F5', 'done').state;
    expect(isLegal(moved, 'attack F5 H7')).toBe(false);
    expect(isLegal(play(on('artillery', ROAD, setting), 'done').state, 'attack E5 H7')).toBe(true);
  });

  it('woods on the road still stop the move (M44-MOVE-11)', () => {
    expect(reach(on('armor', { ...ROAD, G5: ['road E-W', 'roadBlock'] }))).toBe(1);
    expect(reach(on('armor', { ...ROAD, G5: ['road E-W', 'woods'] }))).toBe(2);
  });

  it('armor that moves two hexes at most moves three on a road (M44-MOVE-11)', () => {
    expect(reach(on('armor', ROAD, { special: { partialBlitz: 'all' } }))).toBe(3);
    expect(reach(on('armor', {}, { special: { partialBlitz: 'all' } }))).toBe(2);
  });

  it('a road over a hill has the links of a road, and the bonus goes on over it (M44-TER-ROADHILL, M44-DIFF-6)', () => {
    expect(reach(on('infantry', { ...ROAD, G5: 'hillRoad E-W' }))).toBe(3);
    expect(reach(on('infantry', { ...ROAD, G5: 'hillRoad NW-SE' }))).toBe(2);
    expect(reach(on('infantry', { ...ROAD, E5: 'hillRoad E-W' }))).toBe(3);
    expect(reach(on('infantry', { ...ROAD, G5: 'hill' }))).toBe(2);
  });

  it('a road that crosses a railroad plays as road; the railroad alone stops armor (M44-TER-RAIL)', () => {
    expect(reach(on('armor', { ...ROAD, G5: ['road E-W', 'rail NE-SW'] }))).toBe(4);
    expect(reach(on('armor', { ...ROAD, G5: 'rail E-W' }))).toBe(2);
    expect(reach(on('armor', { ...ROAD, G5: ['road E-W', 'railStation'] }))).toBe(2);
  });
});
