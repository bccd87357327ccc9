import { describe, expect, it } from 'vitest';
import type { State } from '../../src/memoir/index.ts';
import { aircraft } from '../support/air.ts';
import { eventsOf, labelOf, legal, medals, play, type Setting } from '../support/kit.ts';
import { fighterAt, flown, go, offered, over, sky } from './sortie.ts';

const where = (state: State): string => labelOf(state, aircraft(state, 'allies')?.hex ?? -1);

describe('a flight', () => {
  it.each(['fighter', 'fighterBomber', 'bomber'] as const)(
    'of a %s is up to 4 hexes long (NFP-4.1, NFP-3.15)',
    (type) => {
      const start = fighterAt('B5', { air: { aircraft: { allies: { type, hex: 'B5' } } } });
      const three = flown(start, 'C5', 'D5', 'E5').state;
      expect(legal(three)).toContain('end flight');
      const four = play(three, 'fly F5').state;
      expect(legal(four)).toEqual(['end flight']);
    },
  );

  it('touches no hex twice, the start hex included (NFP-4.1)', () => {
    const state = flown(fighterAt('B5'), 'C5', 'c6').state;
    expect(offered(state, 'fly')).toEqual(['d6', 'D7', 'C7', 'b6', 'D5']);
    expect(offered(flown(fighterAt('B5'), 'C5').state, 'fly')).not.toContain('B5');
  });

  it('goes over every kind of ground and stops on any (NFP-4.2)', () => {
    const terrain = { C5: 'lake', D5: 'impassableMountain', E5: ['woods', 'wire'], F5: 'river E-W', d6: 'escarpment' };
    const start = fighterAt('B5', { terrain });
    expect(where(flown(start, 'C5', 'D5', 'E5', 'F5', 'end flight').state)).toBe('F5');
    expect(legal(flown(start, 'C5', 'D5').state)).toContain('end flight');
    expect(legal(flown(start, 'C5', 'D5', 'E5').state)).toContain('end flight');
  });

  it('goes over units of either side and does not end above one (NFP-4.3)', () => {
    const start = fighterAt('B5', { allies: { C5: 'infantry' }, axis: { D5: 'armor', A9: 'infantry' } });
    const own = flown(start, 'C5').state;
    expect(legal(own)).not.toContain('end flight');
    const enemy = play(own, 'fly D5').state;
    expect(legal(enemy)).not.toContain('end flight');
    expect(legal(play(enemy, 'fly E5').state)).toContain('end flight');
  });

  it('never enters the hex of an enemy aircraft (NFP-4.4)', () => {
    const start = fighterAt('B5', { air: { aircraft: { axis: { type: 'bomber', hex: 'C5' } } } });
    expect(offered(flown(start).state, 'fly')).toEqual(['b6', 'a6', 'A5', 'a4', 'b4']);
  });

  it('ends on no exit and takes no objective: no medal, no way off the board (NFP-4.6)', () => {
    const start = fighterAt('C7', {
      exits: { allies: ['C9', 'b8'] },
      objectives: [{ hexes: ['b8'], side: 'allies' }],
    });
    const there = flown(start, 'b8').state;
    expect(legal(there).filter((text) => text.startsWith('exit'))).toEqual([]);
    const done = over(play(there, 'end flight').state);
    expect(medals(done, 'allies')).toBe(0);
    expect(where(done)).toBe('b8');
    const edge = flown(fighterAt('A9')).state;
    expect(offered(edge, 'fly')).toEqual(['B9', 'a8']);
  });

  it('sets off no mine, breaks no ice, takes no tent and removes nothing (NFP-4.8)', () => {
    const start = fighterAt('B5', {
      terrain: { D5: 'frozenRiver', E5: 'headquarters axis', F5: ['wire'] },
      mines: { C5: 'axis' },
      hands: { allies: ['direct-from-hq'], axis: ['probe-left', 'probe-right'] },
    });
    const state = flown(start, 'C5', 'D5', 'E5', 'F5', 'end flight');
    const seen = state.events.map(({ type }) => type);
    for (const type of ['diceRolled', 'mineRevealed', 'terrainRemoved', 'cardDiscarded', 'unitEliminated'] as const)
      expect(seen.slice(0, seen.indexOf('flightEnded'))).not.toContain(type);
    expect(state.state.sides[1].hand).toHaveLength(2);
    expect(eventsOf(state, 'flightEnded')).toHaveLength(1);
  });

  it('begins when the unit that moved before it has come to rest (NFP-12.4)', () => {
    const air = { hands: { allies: ['carpet'] } };
    const flying = fighterAt('B5', { allies: { E5: 'infantry' } });
    const orders = go(flying, 'play direct-from-hq', 'order aircraft', 'order E5', 'end orders').state;
    const moved = go(orders, 'move E5 F5', 'fly C5', 'end flight').state;
    expect(offered(moved, 'move')).toEqual([]);
    const start = sky({ allies: { C1: 'infantry' }, air });
    const deployed = go(start, 'lay carpet', 'play probe-left', 'deploy fighter left', 'order C1').state;
    const placed = go(deployed, 'move C1 D1', 'place aircraft A5', 'end flight').state;
    expect(offered(placed, 'move')).toEqual([]);
  });

  it('does not begin once that unit has won the battle (NFP-12.4, NFP-12.7)', () => {
    const goal: Setting = {
      allies: { C3: 'infantry' },
      objectives: [{ hexes: ['c4'] }],
      sides: { allies: { medals: 1 } },
      air: { hands: { allies: ['carpet'] } },
    };
    const ends = (state: State, text: string): void => {
      const types = go(state, 'move C3 c4', text).events.map(({ type }) => type);
      expect(types.at(-1)).toBe('gameWon');
      expect(types.filter((type) => /aircraft|flight/.test(type))).toEqual([]);
    };
    const orders = ['play direct-from-hq', 'order aircraft', 'order C3', 'end orders'];
    const flying = go(fighterAt('B5', goal), ...orders).state;
    ends(flying, 'fly C5');
    ends(flying, 'end movement');
    const deploy = ['lay carpet', 'play probe-left', 'deploy fighter left', 'order C3', 'end orders'];
    ends(go(sky(goal), ...deploy).state, 'place aircraft A5');
  });

  it('is not held by enemies: it starts, passes and leaves next to them (NFP-4.13)', () => {
    const start = fighterAt('B5', {
      axis: { b6: 'infantry', b4: 'armor', c6: 'infantry', A9: 'infantry' },
      air: { aircraft: { axis: { type: 'fighter', hex: 'c4' } } },
    });
    const passed = flown(start, 'C5', 'D5', 'E5', 'F5', 'end flight');
    expect(where(passed.state)).toBe('F5');
    expect(eventsOf(passed, 'diceRolled')).toEqual([]);
  });

  it('beside an enemy aircraft nothing happens until one of them is ordered and declares a dogfight (NFP-4.13)', () => {
    const setting: Setting = { hands: { allies: ['probe-right'] }, allies: { M1: 'infantry' } };
    const start = fighterAt('B5', { ...setting, air: { aircraft: { axis: { type: 'fighter', hex: 'C5' } } } });
    const idle = play(start, 'play probe-right', 'order M1', 'end movement').state;
    expect(idle.turn.side).toBe(1);
    expect([aircraft(idle, 'allies'), aircraft(idle, 'axis')]).not.toContain(null);
  });
});
