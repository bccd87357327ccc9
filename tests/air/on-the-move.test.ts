import { describe, expect, it } from 'vitest';
import { ON_THE_MOVE, ORDERED } from '../../src/memoir/units/unit.ts';
import { aircraft, airState } from '../support/air.ts';
import { legal, play, position, type Setting } from '../support/kit.ts';
import { finish, ordered } from './in-the-air.ts';

/** The Breakthrough deck, and a bomber over F5, outside the section of the card. */
const setting = (more: Setting = {}): Setting => ({
  choices: { deck: 'breakthrough' },
  axis: { G5: 'infantry', A9: 'infantry' },
  ...more,
  air: { ...more.air, aircraft: { allies: { type: 'bomber', hex: 'F5' }, ...more.air?.aircraft } },
});
const moving = (more: Setting = {}) => ordered(setting(more), ['aircraft on the move'], 'recon-left');

describe('an aircraft on the move', () => {
  it('is one on the board, in whatever section, and uses up such an order (NFP-10.2)', () => {
    const start = play(position(setting({ hands: { allies: ['attack-left'], axis: [] } })), 'play attack-left');
    expect(legal(start.state)).toEqual(expect.arrayContaining(['order aircraft on the move', 'order M1 on the move']));
    expect(legal(start.state)).not.toContain('order aircraft');
    const one = play(start.state, 'order aircraft on the move');
    expect(legal(one.state)).not.toContain('order M1 on the move');
    expect(airState(one.state).sides[0].aircraft?.order).toBe(ON_THE_MOVE);
  });

  it('takes none of the printed orders (NFP-10.2)', () => {
    const bomber = { aircraft: { allies: { type: 'bomber', hex: 'B5' } } } as const;
    const left: Setting = {
      ...setting({ hands: { allies: ['recon-left'], axis: [] }, allies: { A1: 'infantry' } }),
      air: bomber,
    };
    const orders = play(position(left), 'play recon-left', 'order aircraft on the move').state;
    expect(legal(orders)).toContain('order A1');
  });

  it('flies and lays no markers (NFP-10.2)', () => {
    const over = play(moving(), 'fly G5');
    expect(legal(over.state).filter((text) => text.startsWith('mark'))).toEqual([]);
    expect(legal(over.state)).toContain('fly H5');
    const usual = play(ordered(setting(), ['aircraft'], 'recon-centre'), 'fly G5');
    expect(legal(usual.state)).toContain('mark bomb');
  });

  it('declares no dogfight (NFP-10.2)', () => {
    const rival: Setting = { air: { aircraft: { axis: { type: 'fighter', hex: 'F7' } } } };
    expect(legal(play(moving(rival), 'fly f6', 'end flight').state)).not.toContain('declare dogfight');
    const usual = play(ordered(setting(rival), ['aircraft'], 'recon-centre'), 'fly f6', 'end flight');
    expect(legal(usual.state)).toContain('declare dogfight');
  });

  it('declares no strategic bombing (NFP-10.2)', () => {
    const town: Setting = { objectives: [{ hexes: ['f6'] }] };
    expect(legal(play(moving(town), 'fly f6', 'end flight').state)).not.toContain('declare bombing');
    const usual = play(ordered(setting(town), ['aircraft'], 'recon-centre'), 'fly f6', 'end flight');
    expect(legal(usual.state)).toContain('declare bombing');
  });

  it('may land (NFP-10.2)', () => {
    const landed = play(moving({ terrain: { f6: 'airfield allies' } }), 'fly f6', 'end flight');
    expect(aircraft(landed.state, 'allies')?.landed).toBe(true);
  });

  it('does not come on by such an order (NFP-10.2)', () => {
    const none: Setting = {
      choices: { deck: 'breakthrough' },
      hands: { allies: ['attack-left'], axis: [] },
      air: { hands: { allies: ['carpet'] } },
    };
    const orders = play(position(none), 'play attack-left').state;
    expect(legal(orders)).toEqual(['order M1 on the move', 'end orders']);
    const laid = play(position(none), 'lay carpet', 'play attack-left');
    expect(legal(laid.state)).toEqual(['deploy fighter left', 'deploy fighterBomber left', 'deploy bomber left']);
    const deployed = play(laid.state, 'deploy bomber left', 'order M1 on the move').state;
    expect(legal(finish(deployed, 'end orders'))).toContain('place aircraft D5');
    expect(airState(deployed).sides[0].aircraft?.order).toBe(ORDERED);
  });
});
