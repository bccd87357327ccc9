import { describe, expect, it } from 'vitest';
import type { Face } from '../../src/memoir/dice.ts';
import type { CardId } from '../../src/memoir/cards/card.ts';
import { readyToBattle, targetsNow } from '../battle/firing.ts';
import { aircraft, type AirSetting } from '../support/air.ts';
import { legal, play, position, weakened, type Setting } from '../support/kit.ts';
import { diceUpwards, fireDice, finish, ordered, rolls, stayed } from './in-the-air.ts';

const STAR = 'star' as const;

/** A unit of the Allies, and an enemy fighter over E5. */
const at = (unit: string, hex: string, more: Setting = {}): Setting => ({
  ...more,
  allies: { [hex]: unit, M1: 'infantry' },
  air: { aircraft: { axis: { type: 'fighter', hex: 'E5' } } },
});

describe('a command card for close combat', () => {
  it('helps against an aircraft: Armor Assault and Close Assault give a die (NFP-8.8, NFP-9.2)', () => {
    expect(fireDice(at('armor', 'D5'), 'D5', 'armor-assault')).toBe(4);
    expect(fireDice(at('infantry', 'D5'), 'D5', 'close-assault')).toBe(4);
    expect(fireDice(at('armor', 'D5'), 'D5', 'close-assault')).toBe(4);
  });

  it('as Close Assault orders a unit with nothing but an aircraft next to it (NFP-8.13, NFP-9.2)', () => {
    const state = readyToBattle(at('infantry', 'D5'), [], 'close-assault');
    expect(legal(state)).toEqual(['D5 fires at aircraft', 'end battle']);
  });

  it('as Close Assault is of no use to an aircraft (NFP-9.2)', () => {
    const setting: Setting = {
      allies: { D5: 'infantry', M1: 'infantry' },
      axis: { E5: 'infantry' },
      air: { hands: { allies: ['strafe'] }, aircraft: { allies: { type: 'fighter', hex: 'F5' } } },
      hands: { allies: ['close-assault'], axis: [] },
    };
    expect(legal(position(setting))).toEqual(['play close-assault', 'withdraw aircraft']);
    const played = play(position(setting), 'play close-assault').state;
    expect(aircraft(played, 'allies')?.order).toBe(0);
    expect(legal(played)).toEqual(['attack D5 E5', 'end battle']);
  });

  it('does not help a gun, which it cannot order (NFP-8.8)', () => {
    expect(fireDice(at('artillery', 'D5'), 'D5', 'close-assault')).toBe(0);
    expect(fireDice(at('artillery', 'D5', { axis: { F7: 'armor' } }), 'D5', 'direct-from-hq')).toBe(4);
  });
});

describe('Firefight', () => {
  it('cannot order a unit next to an aircraft (NFP-8.8, NFP-8.13)', () => {
    for (const unit of ['infantry', 'armor', 'artillery'])
      expect(
        legal(
          play(position({ ...at(unit, 'D5'), hands: { allies: ['firefight'], axis: [] } }), 'play firefight').state,
        ),
      ).toEqual(['order M1', 'end orders']);
  });

  it('helps artillery and destroyers exactly two hexes away (NFP-8.8)', () => {
    expect(fireDice(at('artillery', 'C5'), 'C5', 'firefight')).toBe(5);
    expect(fireDice(at('destroyer', 'C5', { terrain: { C5: 'ocean' } }), 'C5', 'firefight')).toBe(5);
    expect(fireDice(at('infantry', 'C5'), 'C5', 'firefight')).toBe(0);
  });
});

describe('extra dice of a card', () => {
  it('that ordered the unit count against an aircraft (NFP-8.13)', () => {
    expect(fireDice(at('infantry', 'D5'), 'D5', 'behind-enemy-lines')).toBe(4);
    const behind = play(
      ordered(at('infantry', 'A5'), ['A5'], 'behind-enemy-lines'),
      'move A5 B5',
      'move B5 C5',
      'move C5 D5',
    );
    expect(diceUpwards(finish(behind.state, 'end movement'), 'D5')).toBe(4);
  });

  it('of Their Finest Hour are rolled at aircraft by the ground units it ordered (NFP-9.7, NFP-8.13)', () => {
    const setting: Setting = { ...at('infantry', 'D5'), dice: ['infantry', STAR, STAR, STAR] };
    expect(fireDice(setting, 'D5', 'their-finest-hour')).toBe(4);
  });

  it('are not there under a fallback, when the card only orders somebody (NFP-8.13)', () => {
    expect(fireDice(at('infantry', 'D5'), 'D5', 'armor-assault')).toBe(3);
  });
});

describe('Artillery Bombard', () => {
  const bombard = (dice: Face[], axis: Setting['axis'] = { A9: 'infantry' }) =>
    stayed({ ...at('artillery', 'C5'), axis, dice }, ['C5'], 'artillery-bombard');

  it('spends one or both battles on an aircraft, with the extra die each time (NFP-8.13)', () => {
    const twice = play(
      bombard([STAR, STAR, STAR, STAR, STAR, STAR, STAR, STAR]),
      'C5 fires at aircraft',
      'C5 fires at aircraft',
    );
    expect(rolls(twice)).toEqual(['groundFire 4', 'groundFire 4']);
    expect(legal(twice.state)).not.toContain('C5 fires at aircraft');
  });

  it('spends the other one on the ground (NFP-8.13)', () => {
    const first = play(bombard([STAR, STAR, STAR, STAR, STAR, STAR, STAR], { F5: 'infantry' }), 'C5 fires at aircraft');
    expect(targetsNow(first.state, 'C5')).toEqual(['F5']);
    expect(rolls(play(first.state, 'attack C5 F5'))).toEqual(['attack 2']);
  });
});

describe('a flying enemy aircraft next to a unit', () => {
  it('keeps it from recovering at an oasis (NFP-8.13)', () => {
    const oasis = (hex: string): Setting => ({
      allies: { D5: 'infantry', M1: 'infantry' },
      terrain: { D5: 'oasis recovery' },
      air: { aircraft: { axis: { type: 'fighter', hex } } },
      hands: { allies: ['direct-from-hq'], axis: [] },
    });
    const ready = (hex: string) =>
      finish(
        play(weakened(position(oasis(hex)), 'D5', 2), 'play direct-from-hq', 'order D5', 'end orders').state,
        'end movement',
      );
    expect(legal(ready('H5'))).toContain('recover D5');
    expect(legal(ready('E5'))).not.toContain('recover D5');
  });
});

describe('Barrage', () => {
  const shelled = (landed: boolean): string[] => {
    const air: AirSetting = { aircraft: { axis: { type: 'bomber', hex: 'E5', landed } } };
    const terrain = { E5: 'airfield axis' };
    const card: CardId = 'barrage';
    return legal(play(position({ air, terrain, hands: { allies: [card], axis: [] } }), `play ${card}`).state);
  };

  it('has ground units for targets and no aircraft in flight (NFP-9.5)', () => {
    expect(shelled(false)).toEqual(['target A9', 'end targets']);
  });

  it('reaches a landed one, which is a ground unit (NFP-9.5, NFP-4.12)', () => {
    expect(shelled(true)).toEqual(['target A9', 'barrage aircraft', 'end targets']);
  });
});
