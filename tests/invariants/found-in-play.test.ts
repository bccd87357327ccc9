// Faults that random play has found, as small stories.
import { describe, expect, it } from 'vitest';
import { medals, play, position } from '../support/kit.ts';

describe('a medal on the map is lost at the moment its unit leaves', () => {
  it('so exiting from the only objective held does not win (M44-MEDAL-EXIT, M44-WIN-1)', () => {
    const state = position({
      objectives: [{ hexes: ['F9'], side: 'allies' }],
      exits: { allies: ['F9'] },
      sides: { allies: { medals: 2 } },
      allies: { F9: 'infantry', F3: 'infantry' },
      hands: { allies: ['probe-centre'] },
    });
    expect(medals(state, 'allies')).toBe(1);
    const left = play(state, 'play probe-centre', 'order F9', 'end orders', 'exit F9');
    expect(left.state.outcome).toBeNull();
    expect(medals(left.state, 'allies')).toBe(1);
  });

  it('so stepping from it onto a decoy does not win (M44-MINE-4, M44-WIN-1)', () => {
    const state = position({
      objectives: [{ hexes: ['F5'], side: 'allies' }],
      mines: { G5: { side: 'axis', decoy: true } },
      sides: { allies: { medals: 2 } },
      allies: { F5: 'infantry', F3: 'infantry' },
      hands: { allies: ['probe-centre'] },
    });
    const dud = { ...state, mines: state.mines.map((mine) => ({ ...mine, value: 0 })) };
    const stepped = play(dud, 'play probe-centre', 'order F5', 'end orders', 'move F5 G5');
    expect(stepped.events.some(({ type }) => type === 'mineRevealed')).toBe(true);
    expect(stepped.state.outcome).toBeNull();
    expect(medals(stepped.state, 'allies')).toBe(1);
  });
});
