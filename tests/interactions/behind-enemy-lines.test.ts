import { describe, expect, it } from 'vitest';
import type { State } from '../../src/memoir/index.ts';
import {
  deciderName,
  eventsOf,
  figuresAt,
  legal,
  medals,
  play,
  position,
  unitAt,
  weakened,
  type Setting,
} from '../support/kit.ts';

function raid(setting: Setting): State {
  return position({
    allies: { E3: 'infantry', M1: 'armor' },
    axis: { M9: 'infantry' },
    hands: { allies: ['behind-enemy-lines'], axis: [] },
    ...setting,
  });
}

const START = ['play behind-enemy-lines', 'order E3'];

describe('behind enemy lines', () => {
  it('a unit that rests at an oasis neither battles nor moves again (M44-ACT-OASIS, M44-CARD-BEL)', () => {
    const start = weakened(raid({ terrain: { E3: 'oasis recovery' }, dice: ['infantry'] }), 'E3', 1);
    const waiting = play(start, ...START, 'done').state;
    expect(legal(waiting)).toEqual(['recover E3', 'end battle']);
    const rested = play(waiting, 'recover E3').state;
    expect([deciderName(rested), figuresAt(rested, 'E3')]).toEqual(['axis', 2]);
    expect(legal(play(waiting, 'end battle').state)).toContain('move E3 e4');
  });

  it('engineers that lift a mine have ended their turn, the second move included (M44-MINE-3, M44-CARD-BEL)', () => {
    const start = raid({ allies: { E3: 'combatEngineers', M1: 'armor' }, mines: { e4: 'axis', E3: 'axis' } });
    const lifted = play(start, ...START, 'move E3 e4', 'done');
    expect(eventsOf(lifted, 'terrainRemoved')).toHaveLength(1);
    expect(deciderName(lifted.state)).toBe('axis');
    const underfoot = play(start, ...START, 'done');
    expect(eventsOf(underfoot, 'terrainRemoved')).toHaveLength(1);
    expect(deciderName(underfoot.state)).toBe('axis');
  });

  it('infantry that clears its wire instead of battling moves again (M44-TER-WIRE, M44-CARD-BEL)', () => {
    const start = raid({ terrain: { e4: 'wire' } });
    const cleared = play(start, ...START, 'move E3 e4', 'done', 'remove wire e4');
    expect(legal(cleared.state)).toContain('move e4 F5');
  });

  it('a unit may exit with its second move, out of a marsh too (M44-CARD-BEL, M44-MOVE-13, M44-TER-MARSH)', () => {
    const start = raid({
      allies: { E5: 'infantry', M1: 'armor' },
      terrain: { E5: 'marsh', e6: 'marsh', F7: 'hedgerow' },
      exits: { allies: ['F9'] },
    });
    const first = play(start, 'play behind-enemy-lines', 'order E5', 'move E5 e6', 'move e6 F7', 'done').state;
    const out = play(first, 'move F7 f8', 'move f8 F9', 'exit F9');
    expect(medals(out.state, 'allies')).toBe(1);
    expect(unitAt(out.state, 'F9')).toBeUndefined();
  });

  it('the first of two Marines stops, on its mine, when the second one starts (M44-NAT-USMC, M44-CARD-BEL, M44-MOVE-10)', () => {
    const start = raid({
      allies: { E3: 'infantry', G3: 'infantry', M1: 'armor' },
      special: { gungHo: 'allies' },
      mines: { e4: 'axis' },
    });
    const passing = play(start, ...START, 'order G3', 'move E3 e4');
    expect(eventsOf(passing, 'mineRevealed')).toEqual([]);
    const stopped = play(passing.state, 'move G3 g4');
    expect(eventsOf(stopped, 'mineRevealed')).toHaveLength(1);
    const again = play(stopped.state, 'done').state;
    expect(legal(again)).toEqual(expect.arrayContaining(['move e4 F5', 'move g4 G5']));
  });

  it('a unit may take ground out of stop terrain and go on through a hedgerow (M44-CARD-BEL, M44-GROUND-1, M44-MOVE-7)', () => {
    const start = raid({
      axis: { F5: 'infantry 1', M9: 'infantry' },
      terrain: { e4: 'oasis', f6: 'hedgerow' },
      dice: ['grenade', 'star', 'star', 'star'],
    });
    const taken = play(start, ...START, 'move E3 e4', 'done', 'attack e4 F5', 'take ground').state;
    const gone = play(taken, 'move F5 f6', 'move f6 G7').state;
    expect(figuresAt(gone, 'G7')).toBe(4);
  });
});
