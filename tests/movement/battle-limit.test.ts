import { describe, expect, it } from 'vitest';
import { assault, isLegal } from '../support/assault.ts';
import { play } from '../support/kit.ts';

/** Does the unit fire from H5 after so many hexes along row 5? */
function firesAfter(kind: string, hexes: number): boolean {
  const places = ['E5', 'F5', 'G5', 'H5'];
  const start = places[3 - hexes];
  const moves = places.slice(3 - hexes, 3).map((from, at) => `move ${from} ${places[4 - hexes + at]}`);
  const state = assault({ allies: { [start]: kind, E1: 'infantry' }, axis: { J5: 'infantry' } });
  return isLegal(play(state, ...moves, 'done').state, 'attack H5 J5');
}

describe('moving and battling', () => {
  it.each([
    ['infantry battles after one hex (M44-MOVE-12)', 'infantry', [true, true, false]],
    ['special forces battle after two hexes (M44-MOVE-12)', 'specialForces', [true, true, true]],
    ['armor battles after three hexes (M44-MOVE-12)', 'armor', [true, true, true, true]],
    ['artillery battles only if it has not moved (M44-MOVE-12)', 'artillery', [true, false]],
    ['mobile artillery battles after one hex (M44-MOVE-12)', 'mobileArtillery', [true, true, false]],
    ['an early anti-tank gun battles only if it has not moved (M44-MOVE-12)', 'antiTankGunEarly', [true, false, false]],
  ])('%s', (_title, kind, fires) => {
    expect(fires.map((_, hexes) => firesAfter(kind, hexes))).toEqual(fires);
  });
});
