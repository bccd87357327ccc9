import { describe, expect, it } from 'vitest';
import type { State } from '../../src/memoir/index.ts';
import type { Face } from '../../src/memoir/dice.ts';
import type { CardId } from '../../src/memoir/cards/card.ts';
import { aircraft, airHand, airState, type AircraftSetting } from '../support/air.ts';
import {
  diceThrown,
  eventsOf,
  legal,
  medals,
  play,
  unitAt,
  withDice,
  type Played,
  type Setting,
} from '../support/kit.ts';
import { flown, go, markers, offered, sky } from './sortie.ts';

/** A bomber of the Axis on the ground on F5. */
function parked(setting: Setting = {}, more: Partial<AircraftSetting> = {}): State {
  return sky({
    terrain: { F5: 'airfield axis' },
    allies: { E5: 'infantry', M1: 'infantry' },
    axis: { A9: 'infantry' },
    hands: { allies: ['direct-from-hq'] },
    ...setting,
    air: {
      deckTop: ['ace'],
      ...setting.air,
      aircraft: { axis: { type: 'bomber', hex: 'F5', landed: true, ...more }, ...setting.air?.aircraft },
    },
  });
}

const READY = ['play direct-from-hq', 'order E5', 'end orders', 'end movement'];

function shotAt(state: State, ...faces: Face[]): Played {
  return go(withDice(state, ...faces), ...READY, 'E5 fires at aircraft');
}

describe('a landed aircraft', () => {
  it.each<[Face, boolean]>([
    ['grenade', true],
    ['flag', true],
    ['star', false],
    ['infantry', false],
    ['armor', false],
  ])('is destroyed at once by a %s: %s, without confirmation (NFP-4.7d)', (face, lost) => {
    const fired = shotAt(parked(), face, 'star', 'star');
    expect(aircraft(fired.state, 'axis') === null).toBe(lost);
    expect(eventsOf(fired, 'diceRolled').map(({ reason }) => reason)).toEqual(['groundFire']);
  });

  it('is worth a medal and an air card, and its type is lost for the game (NFP-4.7d)', () => {
    const { state } = shotAt(parked(), 'flag', 'star', 'star');
    expect([medals(state, 'allies'), airHand(state, 'allies')]).toEqual([1, ['ace']]);
    expect(airState(state).sides[1].lost).toEqual(['bomber']);
    expect(airState(state).supply).toEqual({ mg: 18, bomb: 12 });
  });

  it('is attacked at range with the dice of that range, and needs to be seen (NFP-4.7c)', () => {
    const far = { allies: { D5: 'infantry', M1: 'infantry' } };
    const ready = ['play direct-from-hq', 'order D5', 'end orders', 'end movement'];
    const fired = go(parked(far), ...ready, 'D5 fires at aircraft');
    expect(diceThrown(fired)).toEqual([2]);
    const hidden = go(parked({ ...far, terrain: { F5: 'airfield axis', E5: 'woods' } }), ...ready).state;
    expect(legal(hidden)).not.toContain('D5 fires at aircraft');
    const away = parked({ allies: { B5: 'infantry', M1: 'infantry' } });
    expect(offered(go(away, 'play direct-from-hq', 'order B5', 'end orders', 'end movement').state, 'B5')).toEqual([]);
  });

  it('gives artillery no extra die; that is for aircraft in the air (NFP-4.12)', () => {
    expect(diceThrown(shotAt(parked({ allies: { E5: 'artillery' } }), 'star'))).toEqual([3]);
  });

  it('locks its neighbours: who stands next to it attacks nothing farther away (NFP-4.12)', () => {
    const setting = { axis: { E7: 'infantry', A9: 'infantry' } };
    expect(offered(go(parked(setting), ...READY).state, 'attack')).toEqual([]);
    expect(legal(go(parked(setting), ...READY).state)).toEqual(['E5 fires at aircraft', 'end battle']);
  });

  it('blocks the line of sight (NFP-4.12)', () => {
    const setting: Setting = {
      allies: { D5: 'infantry' },
      axis: { F5: 'infantry', A9: 'infantry' },
      terrain: { E5: 'airfield axis' },
    };
    const ready = ['play direct-from-hq', 'order D5', 'end orders', 'end movement'];
    expect(offered(go(parked(setting, { hex: 'E5' }), ...ready).state, 'attack')).toEqual([]);
    expect(offered(go(parked(setting, { hex: 'L5', landed: false }), ...ready).state, 'attack')).toEqual(['D5 F5']);
  });

  it('blocks the way of both sides (NFP-4.12)', () => {
    const moves = (state: State): string[] => offered(go(state, ...READY.slice(0, 3)).state, 'move');
    expect(moves(parked())).not.toContain('E5 F5');
    const own = parked({ air: { aircraft: { allies: { type: 'fighter', hex: 'e6', landed: true } } } });
    expect(moves(own)).not.toContain('E5 e6');
  });

  it('can be the target of Barrage, with grenades, flags and what else that card lets hit (NFP-4.12)', () => {
    const struck = (...faces: Face[]): State => {
      const start = parked({ hands: { allies: ['barrage'] } });
      return play(withDice(start, ...faces), 'play barrage', 'barrage aircraft').state;
    };
    expect(aircraft(struck('flag', 'infantry', 'armor', 'infantry'), 'axis')).toBeNull();
    expect(aircraft(struck('grenade', 'infantry', 'armor', 'infantry'), 'axis')).toBeNull();
    expect(aircraft(struck('armor', 'infantry', 'armor', 'infantry'), 'axis')).not.toBeNull();
    expect(aircraft(struck('star', 'infantry', 'armor', 'infantry'), 'axis')).not.toBeNull();
    const wide = parked({ hands: { allies: ['barrage'] }, choices: { deck: 'breakthrough' } });
    const starred = withDice(wide, 'star', 'infantry', 'armor', 'infantry');
    expect(aircraft(play(starred, 'play barrage', 'barrage aircraft').state, 'axis')).toBeNull();
    const flying = parked({ hands: { allies: ['barrage'] } }, { landed: false });
    expect(legal(play(flying, 'play barrage').state)).not.toContain('barrage aircraft');
  });

  it('can be the target of Firefight (NFP-4.12)', () => {
    const start = parked({ allies: { D5: 'infantry', M1: 'infantry' }, hands: { allies: ['firefight'] } });
    const fired = go(start, 'play firefight', 'order D5', 'end orders', 'D5 fires at aircraft');
    expect(diceThrown(fired)).toEqual([3]);
  });

  it('may be overflown by an enemy, who cannot end above it (NFP-4.12)', () => {
    const air: Setting['air'] = { aircraft: { allies: { type: 'fighter', hex: 'E3' } } };
    const above = flown(parked({ air }), 'e4', 'F5').state;
    expect(legal(above)).not.toContain('end flight');
    expect(legal(above)).toContain('mark mg');
  });

  it('attacks nothing and never ambushes (NFP-4.12)', () => {
    const air: Setting['air'] = { aircraft: { allies: { type: 'bomber', hex: 'E3' } } };
    const hands: Setting['hands'] = { allies: ['direct-from-hq'], axis: ['ambush'] };
    const marked = flown(parked({ air, hands }), 'e4', 'F5', 'mark bomb').state;
    expect(offered(marked, 'fly').length).toBeGreaterThan(0);
    expect(markers(marked)).toEqual(['F5 bomb']);
    const assault = go(parked({ hands }), ...READY, 'E5 fires at aircraft');
    expect(eventsOf(assault, 'diceRolled')).toHaveLength(1);
  });

  it('gives up its hex to an infantry unit that destroyed it from beside (NFP-4.7c)', () => {
    const shot = shotAt(parked(), 'grenade', 'star', 'star').state;
    expect(legal(shot)).toContain('take ground');
    expect(unitAt(play(shot, 'take ground').state, 'F5')).toBeDefined();
  });
});

describe('a run against a landed aircraft', () => {
  const attacked = (ammunition: 'mg' | 'bomb', card: string | null, ...faces: Face[]): State => {
    const air: Setting['air'] = {
      hands: { allies: card === null ? [] : [card] },
      aircraft: { allies: { type: 'fighterBomber', hex: 'E3' } },
    };
    const laid = card === null ? [] : [`lay ${card}`];
    const order = card === null ? ['order aircraft'] : [];
    const start = withDice(parked({ air }), ...faces);
    const run = [
      'end orders',
      'fly e4',
      'fly F5',
      `mark ${ammunition}`,
      'fly f6',
      'end flight',
      'end movement',
      'roll run',
    ];
    return go(start, ...laid, 'play direct-from-hq', ...order, ...run).state;
  };

  it.each<['mg' | 'bomb', Face, boolean]>([
    ['bomb', 'grenade', true],
    ['bomb', 'flag', true],
    ['bomb', 'star', false],
    ['mg', 'grenade', false],
    ['mg', 'flag', true],
    ['mg', 'infantry', false],
    ['mg', 'armor', false],
  ])('a %s with a %s destroys it: %s (NFP-4.7h)', (ammunition, face, lost) => {
    expect(aircraft(attacked(ammunition, null, face), 'axis') === null).toBe(lost);
  });

  it('a star that a card lets hit destroys it (NFP-4.7l)', () => {
    expect(aircraft(attacked('mg', 'boom-zoom', 'star', 'armor'), 'axis')).toBeNull();
    expect(aircraft(attacked('mg', 'boom-zoom', 'grenade', 'armor'), 'axis')).not.toBeNull();
  });
});

it.each<CardId>(['close-assault'])('%s may order a unit next to a landed aircraft (NFP-4.12)', (card) => {
  const start = parked({ hands: { allies: [card] } });
  expect(diceThrown(go(start, `play ${card}`, 'E5 fires at aircraft'))).toEqual([4]);
});
