import { describe, expect, it } from 'vitest';
import { figuresAt, legal, medals, play, position, unitAt } from '../support/kit.ts';

describe('the end of a move', () => {
  const start = position({
    allies: { E5: 'infantry', A9: 'infantry', M1: 'infantry' },
    axis: { M9: 'infantry' },
    objectives: [{ hexes: ['E7'], side: 'allies' }],
    exits: { allies: ['A9'] },
    hands: { allies: ['direct-from-hq'], axis: [] },
  });
  const ordered = play(start, 'play direct-from-hq', 'order E5', 'order A9', 'done').state;

  it('comes with the last hex of the allowance, and the objective there counts at once (M44-MEDAL-POS, M44-MOVE-10)', () => {
    const halfway = play(ordered, 'move E5 e6').state;
    expect(medals(halfway, 'allies')).toBe(0);
    expect(medals(play(halfway, 'move e6 E7').state, 'allies')).toBe(1);
  });

  it('comes when another unit leaves the map: nobody goes on after that (M44-MOVE-10, M44-MOVE-13)', () => {
    const halfway = play(ordered, 'move E5 e6').state;
    expect(legal(halfway)).toContain('move e6 E7');
    const left = play(halfway, 'exit A9').state;
    expect(unitAt(left, 'e6')).toBeDefined();
    expect(legal(left).filter((text) => text.startsWith('move e6'))).toEqual([]);
  });
});

describe('several things on one hex', () => {
  it('the enemy in a bunker on a hill ignores no flag, its owner does (M44-TER-BUNKER, M44-TER-0)', () => {
    const inside = (owner: string) =>
      play(
        position({
          allies: { E5: 'infantry', A1: 'infantry' },
          axis: { F5: 'infantry', M9: 'infantry' },
          terrain: { F5: ['hill', `bunker ${owner}`] },
          hands: { allies: ['direct-from-hq'], axis: [] },
          dice: ['flag', 'star', 'star'],
        }),
        'play direct-from-hq',
        'order E5',
        'done',
        'done',
        'attack E5 F5',
      ).state;
    expect(legal(inside('axis'))).toContain('end retreat');
    expect(legal(inside('allies'))).toEqual(['retreat f6', 'retreat e6']);
  });
});

describe('a British destroyer', () => {
  it('does not battle back from the sea, however few figures it has (M44-NAT-BRIT, M44-UNIT-DESTROYER)', () => {
    const fired = play(
      position({
        allies: { E3: { kind: 'destroyer', nation: 'brit' }, A1: { kind: 'infantry', nation: 'brit' } },
        axis: { e4: 'infantry', M9: 'infantry' },
        terrain: { E3: 'ocean' },
        turn: 'axis',
        hands: { axis: ['direct-from-hq'], allies: [] },
        dice: ['grenade', 'grenade', 'star'],
      }),
      'play direct-from-hq',
      'order e4',
      'done',
      'done',
      'attack e4 E3',
    ).state;
    expect(figuresAt(fired, 'E3')).toBe(1);
    expect(legal(fired)).not.toContain('battle back');
  });
});
