import { describe, expect, it } from 'vitest';
import { boardOf } from '../../src/hex/board.ts';
import { ALLIES } from '../../src/memoir/side.ts';
import { planeText, sortieCards } from '../support/air-pack.ts';
import { deciderName, eventsOf, legal, medals, play, type Setting } from '../support/kit.ts';
import { go, offered, sky } from './in-the-air.ts';
import { comesOnAt, turnOf } from './sortie.ts';

const ONE = { sorties: { allies: 1 } } as const;

/** The Allies have flown their sortie: a plane is to come on. */
function launched(setting: Setting = {}, model = 'p38') {
  return play(sky({ airPack: ONE, ...setting }), 'fly sortie', `launch ${model}`).state;
}

describe('a sortie card', () => {
  it('may be the card of the turn, like any card of the hand (AP-3.1)', () => {
    expect(legal(sky({ airPack: ONE }))).toEqual(['play direct-from-hq', 'fly sortie']);
    expect(legal(sky())).toEqual(['play direct-from-hq']);
  });

  it('played alone orders the plane and nobody else (AP-3.1)', () => {
    const state = launched({ allies: { E5: 'infantry' } });
    expect(offered(state, 'order')).toEqual([]);
    expect(offered(state, 'move')).toEqual([]);
    expect(offered(state, 'place')).not.toEqual([]);
    expect(sortieCards(state, 'allies')).toBe(0);
  });

  it('brings a plane of the own nation into the air over an edge hex, as the first hex of its move (AP-3.2)', () => {
    const start = play(sky({ airPack: ONE }), 'fly sortie').state;
    expect(legal(start)).toEqual(['launch p38', 'launch p40']);
    const played = play(start, 'launch p40', 'place aircraft A5');
    expect(planeText(played.state, 'allies')).toBe('p40 A5');
    expect(legal(played.state)).toContain('end flight');
    expect(legal(go(played.state, 'fly B5', 'fly C5', 'fly D5').state)).not.toContain('fly E5');
    expect(eventsOf(played, 'planeEntered')).toHaveLength(1);
  });

  it('brings it on over somebody’s hex if the move goes on to an empty one (AP-3.2)', () => {
    const state = play(launched({ allies: { M1: 'infantry' } }), 'place aircraft M1').state;
    expect(legal(state)).not.toContain('end flight');
    expect(legal(play(state, 'fly L1').state)).toContain('end flight');
    expect(offered(launched({ axis: { A9: 'infantry' } }), 'place aircraft')).toContain('A9');
  });

  it('lets it come on by any full hex along the four sides, 40 of them on the usual board (AP-3.3)', () => {
    const hexes = offered(launched(), 'place aircraft');
    expect(hexes).toHaveLength(40);
    const rows = ['9', '8', '7', '6', '5', '4', '3', '2', '1'];
    for (const row of rows.slice(1, -1)) {
      const ends = Number(row) % 2 === 0 ? [`a${row}`, `l${row}`] : [`A${row}`, `M${row}`];
      expect(hexes.filter((hex) => hex.endsWith(row)).toSorted()).toEqual(ends.toSorted());
    }
    for (const row of ['9', '1']) expect(hexes.filter((hex) => hex.endsWith(row))).toHaveLength(13);
  });

  it('finds 56 such hexes on the Breakthrough board (AP-3.3)', () => {
    const { rows } = boardOf('breakthrough');
    const hexes = offered(launched({ board: 'breakthrough' }), 'place aircraft');
    expect(hexes).toHaveLength(13 + 13 + 2 * (rows - 2));
    expect(hexes).toEqual(expect.arrayContaining(['A9', 'M9', 'a16', 'l16', 'G17', 'G1']));
  });

  it('makes the plane a unit of the turn: ordered, then moved, and once only (AP-3.4)', () => {
    const start = sky({ airPack: ONE, allies: { A1: 'infantry' }, hands: { allies: ['probe-left'] } });
    const orders = play(start, 'lay sortie', 'play probe-left', 'launch p38 left').state;
    expect(offered(orders, 'order')).toEqual(['A1']);
    expect(offered(orders, 'place')).toEqual([]);
    const flown = go(orders, 'order A1', 'end orders', 'place aircraft A5', 'end flight').state;
    expect(offered(flown, 'fly')).toEqual([]);
    expect(offered(flown, 'place')).toEqual([]);
    expect(offered(flown, 'move').length).toBeGreaterThan(0);
  });

  it('is not replaced by another card (AP-3.5)', () => {
    const state = comesOnAt(launched(), 'A5');
    expect(deciderName(state)).toBe('axis');
    expect(state.sides[ALLIES].hand).toHaveLength(1);
    expect(sortieCards(state, 'allies')).toBe(0);
  });

  it('has the side choose among all its planes each time; a loss uses up none (AP-6.6)', () => {
    const start = sky({ airPack: { sorties: { allies: 2 } }, hands: { axis: ['probe-left'] } });
    const first = comesOnAt(play(start, 'fly sortie', 'launch p38').state, 'A5');
    const back = turnOf(first, 'play probe-left');
    const gone = play(back, 'fly sortie', 'recall plane').state;
    expect(legal(gone)).toEqual(['launch p38', 'launch p40']);
  });
});

describe('a crowded board', () => {
  const taken = (holes: string[]): Required<Pick<Setting, 'allies' | 'axis'>> => {
    const hexes = boardOf('standard').labels.filter((label) => !holes.includes(label) && label !== 'M9');
    return { allies: Object.fromEntries(hexes.map((label) => [label, 'infantry'])), axis: { M9: 'infantry' } };
  };

  it('lets a plane come on only where it can still end its move (AP-3.2)', () => {
    const hexes = offered(launched(taken(['D5'])), 'place aircraft');
    expect(hexes).toContain('A5');
    expect(hexes).toContain('a4');
    expect(hexes).not.toContain('A1');
    expect(hexes).not.toContain('M5');
  });

  it('sees no sortie where no plane could end its move (AP-3.2)', () => {
    expect(offered(sky({ airPack: ONE, ...taken(['G5']) }), 'fly')).toEqual([]);
    expect(offered(sky({ airPack: ONE, ...taken(['D5']) }), 'fly')).toEqual(['sortie']);
  });

  it('calls a plane off that has lost its last hex, and nobody wins a medal (AP-9.6)', () => {
    const start = sky({ airPack: ONE, ...taken(['D5']), hands: { allies: ['recon-in-force'] } });
    const orders = go(start, 'lay sortie', 'play recon-in-force', 'launch p38 left', 'order E5', 'end orders').state;
    expect(offered(orders, 'place aircraft')).toContain('A5');
    expect(legal(orders)).not.toContain('end movement');
    const closed = go(orders, 'move E5 D5').state;
    expect(offered(closed, 'place aircraft')).not.toContain('a4');
    const done = play(closed, 'end movement');
    expect(planeText(done.state, 'allies')).toBe('none');
    expect(medals(done.state, 'axis')).toBe(0);
  });
});
