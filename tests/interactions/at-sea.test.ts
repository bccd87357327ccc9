import { describe, expect, it } from 'vitest';
import {
  deciderName,
  diceThrown,
  eventsOf,
  figuresAt,
  legal,
  play,
  position,
  unitAt,
  withDice,
  type Setting,
} from '../support/kit.ts';
import type { State } from '../../src/memoir/index.ts';

function landing(setting: Setting): State {
  return position({ face: 'beach', hands: { allies: ['direct-from-hq'], axis: ['ambush'] }, ...setting });
}

describe('at sea and on rivers', () => {
  it('a destroyer driven onto the map edge loses figures, may ignore one flag, and keeps its place (M44-UNIT-DESTROYER, M44-FLAG-6)', () => {
    const start = landing({
      turn: 'axis',
      allies: { E1: 'destroyer', M1: 'infantry' },
      axis: { E5: 'artillery', M9: 'infantry' },
      hands: { axis: ['direct-from-hq'], allies: [] },
      dice: ['flag', 'flag'],
    });
    const shot = play(start, 'play direct-from-hq', 'order E5', 'done', 'done', 'attack E5 E1').state;
    expect(figuresAt(shot, 'E1')).toBe(2);
  });

  it('nobody is ambushed from the sea, and a destroyer next to the beach ambushes as it likes (M44-AMBUSH-1, M44-TER-OCEAN, M44-UNIT-DESTROYER)', () => {
    const assault = (victim: string): State =>
      play(
        landing({
          turn: 'axis',
          allies: { e2: victim, M1: 'infantry' },
          axis: { E3: 'infantry', M9: 'infantry' },
          hands: { axis: ['direct-from-hq'], allies: ['ambush'] },
        }),
        'play direct-from-hq',
        'order E3',
        'done',
        'done',
        'attack E3 e2',
      ).state;
    expect(deciderName(assault('destroyer'))).toBe('allies');
    const wading = assault('infantry');
    expect(legal(wading)).not.toContain('ambush');
  });

  it('infantry at sea cannot go back: every flag is a figure (M44-TER-OCEAN, M44-FLAG-5)', () => {
    const start = landing({
      turn: 'axis',
      allies: { e2: 'infantry', M1: 'infantry' },
      axis: { E5: 'artillery', M9: 'infantry' },
      hands: { axis: ['direct-from-hq'], allies: [] },
      dice: ['flag', 'flag', 'star'],
    });
    const shot = play(start, 'play direct-from-hq', 'order E5', 'done', 'done', 'attack E5 e2').state;
    expect(figuresAt(shot, 'e2')).toBe(2);
  });

  it('a destroyer that must go on past the beach goes on before anyone else moves (M44-UNIT-DESTROYER, M44-MOVE-10)', () => {
    const start = landing({ allies: { E1: 'destroyer', M1: 'infantry' }, axis: { M9: 'infantry' } });
    const passing = play(start, 'play direct-from-hq', 'order E1', 'order M1', 'move E1 e2').state;
    expect(legal(passing).every((text) => text.startsWith('move e2 '))).toBe(true);
  });

  it('the mark of a destroyer goes with the unit that leaves the hex, in whatever way (M44-UNIT-DESTROYER, M44-UNIT-BIGGUN)', () => {
    const start = landing({
      allies: { E1: 'destroyer', M1: 'infantry' },
      axis: { E5: 'infantry', M9: 'infantry' },
      hands: { allies: ['direct-from-hq', 'barrage'], axis: ['probe-centre'] },
      dice: ['grenade', 'star'],
    });
    const marked = play(start, 'play direct-from-hq', 'order E1', 'done', 'done', 'attack E1 E5').state;
    expect(marked.crosshairs).toHaveLength(1);
    const left = play(marked, 'play probe-centre', 'order E5', 'move E5 e6').state;
    expect(left.crosshairs).toEqual([]);
    const back = play(left, 'move e6 E5', 'play barrage').state;
    expect(back.crosshairs).toEqual([]);
  });

  const river = { d4: 'river', e4: 'river' };

  it('a boat on the river holds out against an ambush flag with a figure, and then attacks with one die less (M44-TER-RIVER, M44-FLAG-9, M44-AMBUSH-1)', () => {
    const start = position({
      terrain: river,
      allies: { e4: 'infantry boat', A1: 'infantry' },
      axis: { E5: 'infantry', M9: 'infantry' },
      hands: { allies: ['direct-from-hq'], axis: ['ambush'] },
    });
    const asked = play(start, 'play direct-from-hq', 'order e4', 'done', 'done', 'attack e4 E5').state;
    const held = play(withDice(asked, 'flag', 'star', 'star', 'star', 'star'), 'ambush');
    expect(diceThrown(held)).toEqual([3, 2]);
    expect(figuresAt(held.state, 'e4')).toBe(3);
  });

  it('a boat that takes the far bank is left behind, and one that came down to the water this turn takes no ground (M44-TER-RIVER, M44-GROUND-1, M44-MOVE-4)', () => {
    const crossing = (from: string): State =>
      position({
        terrain: river,
        allies: { [from]: 'infantry boat', A1: 'infantry' },
        axis: { E5: 'infantry 1', M9: 'infantry' },
        hands: { allies: ['direct-from-hq'], axis: [] },
        dice: ['grenade', 'star'],
      });
    const afloat = play(
      crossing('e4'),
      'play direct-from-hq',
      'order e4',
      'done',
      'done',
      'attack e4 E5',
      'take ground',
    );
    expect(eventsOf(afloat, 'boatLost')).toHaveLength(1);
    expect(unitAt(afloat.state, 'E5')?.traits).toBe(0);
    const launched = play(crossing('E3'), 'play direct-from-hq', 'order E3', 'done', 'move E3 e4', 'attack e4 E5');
    expect(deciderName(launched.state)).toBe('axis');
  });
});
