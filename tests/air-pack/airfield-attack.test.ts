import { describe, expect, it } from 'vitest';
import type { CardId } from '../../src/memoir/cards/card.ts';
import type { Face } from '../../src/memoir/dice.ts';
import type { State } from '../../src/memoir/index.ts';
import { markersAt, parkedText } from '../support/air-pack.ts';
import { eventsOf, legal, medals, play, unitAt, withDice, type Played, type Setting } from '../support/kit.ts';
import { eventTypes, go, offered, sky } from './in-the-air.ts';

const MISS: Face[] = ['star', 'flag', 'infantry', 'armor'];
const FIELD: Setting = { terrain: { F5: 'airfield axis' } };
const STORCH: Setting = { ...FIELD, airPack: { parked: { axis: ['storch F5'] } } };

/** The units of the Allies have their orders and stay where they are. */
function battle(setting: Setting, ...units: string[]): State {
  const allies = { ...Object.fromEntries(units.map((hex) => [hex, 'infantry'])), M1: 'infantry' };
  const start = sky({ allies, ...setting });
  return go(start, 'play direct-from-hq', ...units.map((hex) => `order ${hex}`), 'end orders', 'end movement').state;
}

function fired(state: State, from: string, ...faces: Face[]): Played {
  return play(withDice(state, ...faces, ...MISS), `attack ${from} airfield F5`);
}

function diceOf(state: State, from: string): number {
  return eventsOf(fired(state, from), 'airfieldAttacked')[0].dice;
}

describe('a plane on an airfield', () => {
  it('is a target beside the attacker and within range and sight (AP-19.1)', () => {
    expect(diceOf(battle(STORCH, 'E5'), 'E5')).toBe(3);
    expect(diceOf(battle(STORCH, 'D5'), 'D5')).toBe(2);
    expect(diceOf(battle(STORCH, 'C5'), 'C5')).toBe(1);
    expect(offered(battle(STORCH, 'B5'), 'attack')).toEqual([]);
    const woods = { ...STORCH, terrain: { F5: 'airfield axis', E5: 'woods' } };
    expect(offered(battle(woods, 'D5'), 'attack')).toEqual([]);
  });

  it('is attacked by any unit with its own dice (AP-19.1)', () => {
    for (const [unit, dice] of [['armor', 3] as const, ['artillery', 3] as const])
      expect(diceOf(battle({ ...STORCH, allies: { D5: unit, M1: 'infantry' } }, 'D5'), 'D5')).toBe(dice);
    const hidden = { ...STORCH, allies: { D5: 'artillery' }, terrain: { F5: 'airfield axis', E5: 'woods' } };
    expect(diceOf(battle(hidden, 'D5'), 'D5')).toBe(3);
  });

  it('is no target while an enemy stands beside the attacker (AP-19.1)', () => {
    const axis = { C5: 'infantry', A9: 'infantry' };
    expect(offered(battle({ ...STORCH, axis }, 'D5'), 'attack')).toEqual(['D5 C5']);
  });

  it('is no target for a unit that has fought already (AP-19.1)', () => {
    expect(offered(fired(battle(STORCH, 'D5', 'H5'), 'D5').state, 'attack')).toEqual(['H5 airfield F5']);
  });

  it('is no target for a unit that has moved too far to battle (AP-19.1)', () => {
    const start = sky({ ...STORCH, allies: { C5: 'infantry', M1: 'infantry' } });
    const orders = ['play direct-from-hq', 'order C5', 'end orders', 'move C5 D5', 'move D5 E5'];
    expect(offered(go(start, ...orders, 'end movement').state, 'attack')).toEqual([]);
  });

  it('is an enemy for the cards that ask for one: Close Assault beside it, Firefight away from it (AP-19.1)', () => {
    const under = (card: CardId, hex: string): Played => {
      const start = sky({
        ...STORCH,
        allies: { [hex]: 'infantry', M1: 'infantry' },
        hands: { allies: [card], axis: [] },
      });
      return go(start, `play ${card}`, ...(card === 'firefight' ? [`order ${hex}`] : []), 'end orders');
    };
    expect(diceOf(under('close-assault', 'E5').state, 'E5')).toBe(4);
    expect(diceOf(under('firefight', 'D5').state, 'D5')).toBe(3);
    expect(
      offered(
        go(sky({ ...STORCH, hands: { allies: ['firefight'], axis: [] }, allies: { E5: 'infantry' } }), 'play firefight')
          .state,
        'order',
      ),
    ).toEqual([]);
  });

  it('of the own side is no target (AP-19.1)', () => {
    const own: Setting = { terrain: { F5: 'airfield allies' }, airPack: { parked: { allies: ['storch F5'] } } };
    expect(offered(battle(own, 'E5'), 'attack')).toEqual([]);
  });

  it.each<Face>(['infantry', 'armor', 'star', 'flag'])('stands after a %s (AP-19.2)', (face) => {
    const after = fired(battle(STORCH, 'E5'), 'E5', face, face, face).state;
    expect([parkedText(after, 'axis'), medals(after, 'allies')]).toEqual([['storch F5'], 0]);
  });

  it('is gone with one grenade, for one medal (AP-19.2)', () => {
    const shot = fired(battle(STORCH, 'E5'), 'E5', 'grenade', 'grenade', 'star');
    expect([parkedText(shot.state, 'axis'), medals(shot.state, 'allies')]).toEqual([[], 1]);
    expect(eventsOf(shot, 'planeLost').map(({ cause }) => cause)).toEqual(['onTheGround']);
  });

  it.each(['sandbags', 'bunker', 'trenches'])('has no cover from %s on its hex (AP-19.2)', (id) => {
    const dug = { ...STORCH, terrain: { F5: ['airfield axis', id] } };
    expect(diceOf(battle(dug, 'E5'), 'E5')).toBe(3);
    expect(diceOf(battle({ ...dug, allies: { E5: 'armor', M1: 'infantry' } }, 'E5'), 'E5')).toBe(3);
  });

  it('leaves the attacker what its own hex takes from it (AP-19.1)', () => {
    const town = { ...STORCH, terrain: { F5: 'airfield axis', E5: 'town' }, allies: { E5: 'armor', M1: 'infantry' } };
    expect(diceOf(battle(town, 'E5'), 'E5')).toBe(1);
  });

  it('takes its ready markers along, for one medal in all (AP-19.3)', () => {
    const airPack: Setting['airPack'] = { parked: { axis: ['storch F5'] }, ready: { axis: { F5: 2 } } };
    const shot = fired(battle({ ...FIELD, airPack }, 'E5'), 'E5', 'grenade').state;
    expect([parkedText(shot, 'axis'), markersAt(shot, 'F5'), medals(shot, 'allies')]).toEqual([[], 0, 1]);
  });

  it('takes along no plane on another hex (AP-19.3)', () => {
    const airPack: Setting['airPack'] = { parked: { axis: ['storch F5', 'me109 G5'] }, ready: { axis: { G5: 1 } } };
    const terrain = { F5: 'airfield axis', G5: 'airfield axis' };
    const shot = fired(battle({ terrain, airPack }, 'E5'), 'E5', 'grenade').state;
    expect([parkedText(shot, 'axis'), markersAt(shot, 'G5')]).toEqual([['me109 G5'], 1]);
  });

  it('may be markers alone: one grenade takes all of them, for one medal (AP-19.4)', () => {
    const setting: Setting = { ...FIELD, airPack: { ready: { axis: { F5: 3 } } } };
    const kept = fired(battle(setting, 'E5'), 'E5', 'infantry', 'star', 'flag').state;
    expect([markersAt(kept, 'F5'), medals(kept, 'allies')]).toEqual([3, 0]);
    const shot = fired(battle(setting, 'E5'), 'E5', 'grenade', 'grenade').state;
    expect([markersAt(shot, 'F5'), medals(shot, 'allies')]).toEqual([0, 1]);
  });

  it('is never ambushed for: its owner is not asked (AP-19.9)', () => {
    const hands: Setting['hands'] = { allies: ['direct-from-hq'], axis: ['ambush', 'probe-left'] };
    const shot = fired(battle({ ...STORCH, hands }, 'E5'), 'E5', 'star', 'star', 'star');
    expect(eventTypes(shot)).toContain('diceRolled');
    expect(legal(shot.state).filter((text) => text.includes('ambush'))).toEqual([]);
  });

  it('does nothing but wait and take off (AP-19.8)', () => {
    const own: Setting = {
      terrain: { F5: 'airfield allies' },
      axis: { G5: 'infantry', A9: 'infantry' },
      airPack: { parked: { allies: ['zero F5'] } },
    };
    const start = go(sky(own), 'play direct-from-hq');
    expect(legal(start.state).filter((text) => text.includes('F5'))).toEqual(['take off F5 zero']);
    const later = go(start.state, 'order M1', 'end orders');
    expect(legal(later.state).filter((text) => /fly|dive|strafe/.test(text))).toEqual([]);
  });
});

describe('ground on which planes stood', () => {
  it('can be taken from beside it when they are gone, and not before (AP-9.7, AP-19.2)', () => {
    const shot = fired(battle(STORCH, 'E5'), 'E5', 'grenade').state;
    expect(legal(shot)).toEqual(['take ground', 'hold ground']);
    expect(unitAt(play(shot, 'take ground').state, 'F5')?.side).toBe(0);
    expect(legal(fired(battle(STORCH, 'E5'), 'E5', 'star', 'star', 'star').state)).not.toContain('take ground');
  });

  it('is not taken from a distance (AP-19.2)', () => {
    expect(legal(fired(battle(STORCH, 'D5'), 'D5', 'grenade').state)).not.toContain('take ground');
  });

  it('is overrun by armor, which may go on against an enemy beyond (AP-19.1)', () => {
    const setting: Setting = {
      ...STORCH,
      allies: { E5: 'armor', M1: 'infantry' },
      axis: { G5: 'infantry', A9: 'infantry' },
    };
    const taken = play(fired(battle(setting, 'E5'), 'E5', 'grenade', 'star', 'star').state, 'take ground').state;
    expect(legal(taken)).toEqual(['overrun G5', 'decline overrun']);
  });

  it('can be the goal of an overrun (AP-19.1)', () => {
    const setting: Setting = {
      ...STORCH,
      allies: { D5: 'armor', M1: 'infantry' },
      axis: { E5: 'infantry 1', A9: 'infantry' },
    };
    const ready = withDice(battle(setting, 'D5'), 'grenade', 'star', 'star', 'grenade', 'star', 'star');
    const through = play(ready, 'attack D5 E5', 'take ground').state;
    expect(legal(through)).toEqual(['attack E5 airfield F5', 'decline overrun']);
    const shot = play(through, 'attack E5 airfield F5').state;
    expect([parkedText(shot, 'axis'), medals(shot, 'allies')]).toEqual([[], 2]);
  });
});

describe('Barrage on planes on the ground', () => {
  const barrage = (setting: Setting): State =>
    go(sky({ ...setting, hands: { allies: ['barrage'], axis: [] } }), 'play barrage').state;

  it('takes them with a grenade and with nothing else (AP-19.2, AP-19.3)', () => {
    const airPack: Setting['airPack'] = { parked: { axis: ['storch F5'] }, ready: { axis: { F5: 1 } } };
    const strike = (...faces: Face[]): State =>
      play(withDice(barrage({ ...FIELD, airPack }), ...faces), 'strike airfield F5').state;
    const hit = strike('grenade', 'grenade', 'star', 'star');
    expect([parkedText(hit, 'axis'), markersAt(hit, 'F5'), medals(hit, 'allies')]).toEqual([[], 0, 1]);
    const missed = strike('flag', 'star', 'infantry', 'armor');
    expect([parkedText(missed, 'axis'), medals(missed, 'allies')]).toEqual([['storch F5'], 0]);
  });

  it('reaches none on a carrier, and none of its own side (AP-19.5)', () => {
    const own: Setting = {
      terrain: { F5: 'ocean', C5: 'airfield allies' },
      axis: { F5: 'aircraftCarrier', A9: 'infantry' },
      airPack: { parked: { axis: ['zero F5'], allies: ['p38 C5'] } },
    };
    expect(offered(barrage(own), 'strike')).toEqual([]);
  });
});

describe('Air Power as printed', () => {
  it('strikes planes on the ground in place of a group of units, and only a grenade counts (AP-19.1, AP-19.2)', () => {
    const airPack: Setting['airPack'] = {
      options: { airPowerMode: 'choice' },
      parked: { axis: ['storch F5'] },
      ready: { axis: { F5: 2 } },
    };
    const setting: Setting = { ...FIELD, axis: { F7: 'infantry', f6: 'infantry' }, airPack };
    const power = go(sky({ ...setting, hands: { allies: ['air-power'], axis: [] } }), 'play air-power').state;
    expect(legal(power)).toEqual(['target F7', 'target f6', 'strike airfield F5', 'end targets']);
    expect(legal(play(power, 'target f6').state)).not.toContain('strike airfield F5');
    const hit = play(withDice(power, 'star', 'grenade'), 'strike airfield F5');
    expect(eventsOf(hit, 'diceRolled')).toMatchObject([{ reason: 'airPower', faces: ['star', 'grenade'], hits: 1 }]);
    expect([parkedText(hit.state, 'axis'), medals(hit.state, 'allies')]).toEqual([[], 1]);
    expect(parkedText(play(withDice(power, 'star', 'flag'), 'strike airfield F5').state, 'axis')).toEqual([
      'storch F5',
    ]);
  });
});
