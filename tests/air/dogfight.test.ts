import { describe, expect, it } from 'vitest';
import type { Face } from '../../src/memoir/dice.ts';
import type { AircraftType } from '../../src/memoir/air/aircraft.ts';
import { aircraft, airState } from '../support/air.ts';
import { eventsOf, legal, medals, play, position, type Setting } from '../support/kit.ts';
import { eventTypes, finish, ordered, rolls } from './in-the-air.ts';

/** An Allied aircraft over C5 and an Axis bomber over F5, three hexes away. */
function sky(type: AircraftType, more: Setting = {}, from = 'C5', landed = false): Setting {
  return {
    ...more,
    air: { ...more.air, aircraft: { allies: { type, hex: from }, axis: { type: 'bomber', hex: 'F5', landed } } },
  };
}
const DECLARE = ['declare dogfight', 'end declarations'];
const STAR = 'star' as const;

describe('a dogfight', () => {
  it('may be declared by an ordered aircraft that ends its move next to the enemy aircraft (NFP-7.6)', () => {
    const beside = play(ordered(sky('fighter'), ['aircraft']), 'fly D5', 'fly E5', 'end flight');
    expect(legal(beside.state)).toEqual(DECLARE);
    const far = play(ordered(sky('fighter'), ['aircraft']), 'fly D5', 'end flight');
    expect(legal(far.state)).not.toContain('declare dogfight');
  });

  it('is a choice (NFP-7.6)', () => {
    const declined = play(ordered(sky('fighter'), ['aircraft']), 'fly D5', 'fly E5', 'end flight', 'end declarations');
    expect(legal(declined.state)).not.toContain('roll dogfight');
    expect(rolls(declined)).toEqual([]);
  });

  it('is not fought by an aircraft without an order (NFP-7.6, NFP-4.13)', () => {
    const idle = finish(ordered(sky('fighter', {}, 'E5'), ['M1']), 'end movement');
    expect(legal(idle)).not.toContain('declare dogfight');
    expect(airState(idle).turn.dogfight).toBe(false);
  });

  it('is open to an ordered aircraft that stayed where it was (NFP-7.6, NFP-3.24)', () => {
    const stay = finish(ordered(sky('fighter', {}, 'E5'), ['aircraft']), 'end movement');
    expect(legal(stay)).toEqual(DECLARE);
  });

  it('is not fought with a landed aircraft, nor by one that lands (NFP-7.6, NFP-4.7b)', () => {
    const field: Setting = { terrain: { F5: 'airfield axis' } };
    const down = play(ordered(sky('fighter', field, 'C5', true), ['aircraft']), 'fly D5', 'fly E5', 'end flight');
    expect(legal(down.state)).not.toContain('declare dogfight');
    const own: Setting = { terrain: { E5: 'airfield allies' } };
    const landed = play(ordered(sky('fighter', own), ['aircraft']), 'fly D5', 'fly E5', 'end flight');
    expect(aircraft(landed.state, 'allies')?.landed).toBe(true);
    expect(legal(landed.state)).not.toContain('declare dogfight');
  });

  it("has the dice of the attacker's value, and the defender rolls none (NFP-7.7)", () => {
    const fought = (type: AircraftType) =>
      rolls(
        play(
          ordered(sky(type, { dice: [STAR, STAR, STAR] }), ['aircraft']),
          'fly D5',
          'fly E5',
          'end flight',
          'declare dogfight',
          'roll dogfight',
        ),
      );
    expect([fought('fighter'), fought('fighterBomber'), fought('bomber')]).toEqual([
      ['dogfight 3'],
      ['dogfight 2'],
      ['dogfight 1'],
    ]);
  });

  it('spends no ammunition (NFP-7.7)', () => {
    const setting = sky('fighter', { dice: [STAR, STAR, STAR] });
    const fought = play(
      ordered(setting, ['aircraft']),
      'fly D5',
      'fly E5',
      'end flight',
      'declare dogfight',
      'roll dogfight',
    );
    expect(aircraft(fought.state, 'allies')?.stock).toEqual({ mg: 9, bomb: 0 });
    expect(airState(fought.state).supply).toEqual({ mg: 9, bomb: 6 });
  });

  it('hits with grenades alone, which must be confirmed (NFP-7.7)', () => {
    const fight = (...dice: Face[]) =>
      play(
        ordered(sky('fighter', { dice }), ['aircraft']),
        'fly D5',
        'fly E5',
        'end flight',
        'declare dogfight',
        'roll dogfight',
      );
    expect(rolls(fight('flag', 'armor', 'infantry'))).toEqual(['dogfight 3']);
    const down = fight('grenade', 'grenade', STAR, 'grenade', 'infantry');
    expect(rolls(down)).toEqual(['dogfight 3', 'confirmation 2']);
    expect([aircraft(down.state, 'axis'), medals(down.state, 'allies')]).toEqual([null, 1]);
  });

  it('is declared at the end of the move and rolled in the battle phase, after the run (NFP-7.12, NFP-12.6)', () => {
    const setting = sky('fighter', { axis: { D5: 'infantry', A9: 'infantry' }, dice: [STAR, STAR, STAR, STAR] });
    const marked = play(
      ordered(setting, ['aircraft']),
      'fly D5',
      'mark mg',
      'fly E5',
      'end flight',
      'declare dogfight',
    );
    expect(legal(marked.state)).toEqual(['roll run', 'end battle']);
    const run = play(marked.state, 'roll run');
    expect(legal(run.state)).toEqual(['roll dogfight']);
    expect(rolls(play(run.state, 'roll dogfight'))).toEqual(['dogfight 3']);
  });

  it('lapses if the enemy aircraft is gone before (NFP-7.12)', () => {
    const setting: Setting = sky('fighter', {
      allies: { G5: 'infantry', M1: 'infantry' },
      dice: ['grenade', STAR, STAR, 'grenade'],
    });
    const declared = play(
      ordered(setting, ['aircraft', 'G5']),
      'fly D5',
      'fly E5',
      'end flight',
      'declare dogfight',
      'end movement',
    );
    expect(legal(declared.state)).toEqual(['G5 fires at aircraft', 'roll dogfight', 'end battle']);
    const gone = play(declared.state, 'G5 fires at aircraft', 'hold ground');
    expect(legal(gone.state)).not.toContain('roll dogfight');
    expect(eventTypes(gone)).not.toContain('dogfightFought');
  });

  it('is open in the turn of deployment, and after the last marker was laid (NFP-7.12)', () => {
    const setting: Setting = {
      air: { hands: { allies: ['carpet'] }, aircraft: { axis: { type: 'bomber', hex: 'F5' } } },
      hands: { allies: ['probe-left'], axis: [] },
    };
    const deployed = play(position(setting), 'lay carpet', 'play probe-left', 'deploy fighter left');
    const beside = play(deployed.state, 'place aircraft D5', 'fly E5', 'end flight');
    expect(legal(beside.state)).toEqual(DECLARE);
    const empty: Setting = {
      axis: { D5: 'infantry', A9: 'infantry' },
      air: { aircraft: { allies: { type: 'fighter', hex: 'C5', mg: 1 }, axis: { type: 'bomber', hex: 'F5' } } },
    };
    const marked = play(ordered(empty, ['aircraft']), 'fly D5', 'mark mg', 'fly E5', 'end flight');
    expect([aircraft(marked.state, 'allies')?.stock.mg, legal(marked.state)]).toEqual([0, DECLARE]);
  });
});

describe('two enemy aircraft side by side', () => {
  it('both stay full pieces: an empty one can still be shot down (NFP-7.14)', () => {
    const setting: Setting = {
      dice: ['grenade', STAR, STAR, 'grenade'],
      air: { aircraft: { allies: { type: 'fighter', hex: 'E5' }, axis: { type: 'bomber', hex: 'F5', bomb: 0 } } },
    };
    const fought = play(finish(ordered(setting, ['aircraft']), 'end movement'), 'declare dogfight', 'roll dogfight');
    expect(eventsOf(fought, 'aircraftLost')).toHaveLength(1);
    expect(medals(fought.state, 'allies')).toBe(1);
  });
});
