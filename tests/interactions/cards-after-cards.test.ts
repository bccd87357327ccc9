import { describe, expect, it } from 'vitest';
import { legal, play, position } from '../support/kit.ts';

const LINE = { B3: 'infantry', F3: 'infantry', K3: 'infantry' };

describe('a card after a card', () => {
  it('an Infantry Assault of your own may go to another section than the enemy chose (M44-CARD-INFASLT, M44-CARD-COUNTER)', () => {
    const start = position({
      allies: LINE,
      axis: { B7: 'infantry', F7: 'infantry', K7: 'infantry' },
      turn: 'axis',
      hands: { axis: ['infantry-assault'], allies: ['infantry-assault', 'counter-attack'] },
    });
    const answered = play(start, 'play infantry-assault', 'section left', 'done').state;
    expect(legal(play(answered, 'play infantry-assault').state)).toEqual([
      'section left',
      'section centre',
      'section right',
    ]);
    expect(legal(play(answered, 'play counter-attack').state)).toContain('move K3 k4');
  });

  it('a Recon 1 that comes from under the chip may be an air strike too (M44-NAT-RU, M44-CARD-AIRSTRIKE)', () => {
    const start = (airStrikes: boolean) =>
      play(
        position({
          allies: LINE,
          axis: { F7: 'infantry', M9: 'infantry' },
          special: { commissar: 'allies', ...(airStrikes && { airStrikes: 'allies' }) },
          hands: { allies: ['recon-centre', 'probe-left'], axis: [] },
        }),
        'chip recon-centre',
      ).state;
    expect(legal(start(false))).toEqual(['chip probe-left']);
    const struck = play(start(true), 'chip probe-left as air power').state;
    expect(legal(struck)).toContain('target F7');
  });
});

describe('a wide river', () => {
  it('is crossed by a bridge like any other (M44-TER-WIDERIVER, M44-TER-BRIDGE)', () => {
    const steps = (terrain: string[]) =>
      legal(
        play(
          position({
            allies: { E5: 'armor', M1: 'infantry' },
            terrain: { F5: terrain },
            hands: { allies: ['direct-from-hq'], axis: [] },
          }),
          'play direct-from-hq',
          'order E5',
          'done',
        ).state,
      );
    expect(steps(['wideRiver', 'bridge'])).toContain('move E5 F5');
    expect(steps(['wideRiver'])).not.toContain('move E5 F5');
  });
});
