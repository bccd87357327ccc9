import { describe, expect, it } from 'vitest';
import type { State } from '../../src/memoir/index.ts';
import {
  deciderName,
  diceThrown,
  eventsOf,
  figuresAt,
  legal,
  play,
  position,
  withDice,
  type Played,
  type Setting,
} from '../support/kit.ts';

function works(setting: Setting): State {
  return position({
    allies: { E3: 'combatEngineers', A1: 'infantry' },
    axis: { M9: 'infantry' },
    hands: { allies: ['direct-from-hq'], axis: [] },
    ...setting,
  });
}

const isLifted = (played: Played) =>
  eventsOf(played, 'terrainRemoved').length === 1 && eventsOf(played, 'mineRevealed').length === 0;

describe('engineers', () => {
  it('of Japan, who may still close in after two hexes, lift the mine there; others set it off (M44-MINE-3, M44-NAT-JP)', () => {
    const twoHexes = (unit: string) =>
      play(
        works({ allies: { E3: unit, A1: 'infantry' }, mines: { E5: 'axis' } }),
        'play direct-from-hq',
        'order E3',
        'done',
        'move E3 e4',
        'move e4 E5',
      );
    expect(isLifted(twoHexes('combatEngineers jp'))).toBe(true);
    expect(isLifted(twoHexes('combatEngineers'))).toBe(false);
  });

  it('on the wire fight, are ambushed and clear it in one turn, a die short before and after (M44-UNIT-ENG, M44-TER-WIRE, M44-AMBUSH-1)', () => {
    const start = works({
      terrain: { E3: 'wire' },
      axis: { e4: 'infantry', M9: 'infantry' },
      hands: { allies: ['direct-from-hq'], axis: ['ambush'] },
    });
    const ready = play(start, 'play direct-from-hq', 'order E3', 'done', 'done').state;
    const misses = Array.from({ length: 5 }, () => 'star' as const);
    const fought = play(withDice(ready, ...misses), 'attack E3 e4', 'ambush');
    expect([diceThrown(fought), legal(fought.state)]).toEqual([
      [3, 2],
      ['remove wire E3', 'end battle'],
    ]);
    const cleared = play(withDice(play(ready, 'remove wire E3').state, ...misses), 'attack E3 e4', 'ambush');
    expect(diceThrown(cleared)).toEqual([3, 2]);
    expect(deciderName(cleared.state)).toBe('axis');
  });

  it('driven back onto a mine by an ambush set nothing off, and clear it when they are ordered to stay (M44-FLAG-8, M44-MINE-3, M44-AMBUSH-1)', () => {
    const start = works({
      allies: { e4: 'combatEngineers', A1: 'infantry' },
      mines: { E3: 'axis' },
      axis: { E5: 'infantry', M9: 'infantry' },
      hands: { allies: ['direct-from-hq', 'probe-centre'], axis: ['ambush', 'probe-left'] },
    });
    const asked = play(start, 'play direct-from-hq', 'order e4', 'done', 'done', 'attack e4 E5').state;
    const driven = play(withDice(asked, 'flag', 'star', 'star'), 'ambush', 'retreat E3');
    expect([figuresAt(driven.state, 'E3'), eventsOf(driven, 'mineRevealed')]).toEqual([4, []]);
    const next = play(driven.state, 'play probe-left', 'done', 'play probe-centre', 'order E3', 'done');
    expect(isLifted(next)).toBe(true);
    expect(legal(next.state).some((text) => text.startsWith('attack E3'))).toBe(false);
  });

  it('on the move set off the mine they would have lifted (M44-BRK-1, M44-MINE-3)', () => {
    const start = works({
      choices: { deck: 'breakthrough' },
      mines: { e4: 'axis' },
      hands: { allies: ['probe-left'], axis: [] },
    });
    const moved = play(start, 'play probe-left', 'order E3 on the move', 'done', 'move E3 e4');
    expect(isLifted(moved)).toBe(false);
    expect(eventsOf(moved, 'mineRevealed')).toHaveLength(1);
  });
});
