import { describe, expect, it } from 'vitest';
import { cardOf } from '../../src/memoir/cards/card.ts';
import { eventsOf, figuresAt, legal, medals, play, position, unitAt, withDice, type Setting } from '../support/kit.ts';
import type { State } from '../../src/memoir/index.ts';

function airRaid(axis: Record<string, string>, setting: Setting = {}): State {
  return position({ axis, hands: { allies: ['air-power'], axis: [] }, ...setting });
}

describe('air power on a chain of units', () => {
  it('lets a unit that was struck first block the retreat of the next, or clear the way for it (M44-CARD-AIR, M44-FLAG-5, M44-FLAG-6)', () => {
    const start = airRaid({ E9: 'infantry 1', e8: 'infantry', F9: 'infantry' });
    const picked = play(start, 'play air-power', 'target E9', 'target e8', 'end targets').state;
    const blocked = play(withDice(picked, 'flag', 'armor'), 'target e8');
    expect([figuresAt(blocked.state, 'e8'), eventsOf(blocked, 'unitRetreated')]).toEqual([3, []]);
    const cleared = play(withDice(picked, 'star', 'armor', 'flag', 'armor'), 'target E9').state;
    expect([figuresAt(cleared, 'E9'), figuresAt(cleared, 'e8')]).toEqual([4, 0]);
  });

  it('drives Japanese infantry out of its cave, which no other flag does (M44-CARD-AIR, M44-NAT-JP, M44-FLAG-2)', () => {
    const setting: Setting = { terrain: { E5: 'hillCave' } };
    const start = airRaid({ E5: 'infantry jp', M9: 'infantry' }, setting);
    const flown = play(
      withDice(start, 'flag', 'flag'),
      'play air-power',
      'target E5',
      'retreat e6',
      'retreat F7',
    ).state;
    expect(figuresAt(flown, 'F7')).toBe(4);
    const walked = play(
      position({
        ...setting,
        axis: { E5: 'infantry jp', M9: 'infantry' },
        allies: { E3: 'artillery', A1: 'infantry' },
        hands: { allies: ['direct-from-hq'], axis: [] },
        dice: ['flag', 'flag', 'flag'],
      }),
      'play direct-from-hq',
      'order E3',
      'done',
      'done',
      'attack E3 E5',
    ).state;
    expect(figuresAt(walked, 'E5')).toBe(4);
  });

  it('costs a gun in a bunker a figure for every flag, in sandbags or not (M44-CARD-AIR, M44-FLAG-7)', () => {
    const start = airRaid({ E5: 'artillery', M9: 'infantry' }, { terrain: { E5: ['bunker axis', 'sandbags'] } });
    const struck = play(withDice(start, 'flag', 'flag'), 'play air-power', 'target E5').state;
    expect([unitAt(struck, 'E5'), medals(struck, 'allies')]).toEqual([undefined, 1]);
    expect(struck.ground.pieces.flat().map(({ id }) => id)).toEqual(['bunker']);
  });

  it('of a Recon 1 starts in its section, of which a unit on the border is part, and may leave it (M44-CARD-AIRSTRIKE, M44-BOARD-8)', () => {
    const start = position({
      axis: { d4: 'infantry', E5: 'infantry', F5: 'infantry' },
      special: { airStrikes: 'allies' },
      hands: { allies: ['recon-left'], axis: ['counter-attack'] },
      dice: ['armor', 'armor', 'armor', 'armor', 'armor', 'armor'],
    });
    const aimed = play(start, 'play recon-left as air power').state;
    expect(legal(aimed)).toEqual(['target d4', 'end targets']);
    const struck = play(aimed, 'target d4', 'target E5', 'target F5', 'target d4', 'target E5').state;
    expect(struck.sides[0].hand).toHaveLength(1);
    expect(play(struck, 'play counter-attack').state.turn.effect).toBe(cardOf('recon-right'));
  });

  it('takes the cross-hairs, sandbags and camouflage of a unit it drives off with it (M44-CARD-AIR, M44-UNIT-BIGGUN, M44-TER-SANDBAG)', () => {
    const start = position({
      turn: 'axis',
      axis: { E9: 'bigGun', M9: 'infantry' },
      allies: { E5: 'infantry', A1: 'infantry' },
      terrain: { E5: 'sandbags' },
      hands: { axis: ['direct-from-hq', 'air-power'], allies: ['probe-left'] },
      dice: ['infantry', 'star', 'flag'],
    });
    const marked = play(start, 'play direct-from-hq', 'order E9', 'done', 'done', 'attack E9 E5').state;
    expect(marked.crosshairs).toHaveLength(1);
    const bombed = play(marked, 'play probe-left', 'done', 'play air-power', 'target E5', 'retreat e4').state;
    expect([bombed.crosshairs, bombed.ground.pieces.flat()]).toEqual([[], []]);
  });

  it('at night is one order without air dice, for two Marines; a copy of it by day is the real thing (M44-ACT-NIGHT, M44-NAT-USMC, M44-CARD-COUNTER)', () => {
    const start = position({
      allies: { E5: 'infantry', E1: 'infantry', A1: 'infantry' },
      axis: { G5: 'infantry', M9: 'infantry' },
      special: { night: 'dawn', gungHo: 'allies', nightSide: 'axis' },
      hands: { allies: ['air-power'], axis: ['counter-attack'] },
    });
    const dark = play(start, 'play air-power', 'order E5', 'order E1').state;
    expect(legal(dark)).not.toContain('order A1');
    const day = play(withDice({ ...dark, visibility: 5 }, 'star', 'star', 'star', 'star'), 'done', 'done').state;
    const copied = play(day, 'play counter-attack').state;
    expect(legal(copied)).toEqual(expect.arrayContaining(['target E5', 'target E1', 'target A1']));
  });
});
