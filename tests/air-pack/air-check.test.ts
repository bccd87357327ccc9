import { describe, expect, it } from 'vitest';
import type { Face } from '../../src/memoir/dice.ts';
import { planeText } from '../support/air-pack.ts';
import { eventsOf, legal, medals, unitAt, withDice, type Played, type Setting } from '../support/kit.ts';
import { eventTypes, go, offered, sky } from './in-the-air.ts';

const STARS: Face[] = ['star', 'star', 'star', 'star', 'star', 'star', 'star', 'star'];

/** The plane on E5 gets its order by Direct from HQ. */
function checked(setting: Setting = {}, ...faces: Face[]): Played {
  const start = sky({
    ...setting,
    airPack: { ...setting.airPack, planes: { allies: 'p38 E5', ...setting.airPack?.planes } },
  });
  return go(withDice(start, ...(faces.length > 0 ? faces : STARS)), 'play direct-from-hq', 'order plane', 'end orders');
}

/** Dice by side that threw them: Allies 0, Axis 1. */
function thrown(played: Played): [number, number][] {
  return eventsOf(played, 'diceRolled').map(({ side, faces }) => [side, faces.length]);
}

const enemies = (...hexes: string[]): Setting => ({
  axis: { ...Object.fromEntries(hexes.map((hex) => [hex, 'infantry'])), A9: 'infantry' },
});
const OCEAN: Setting = { terrain: { E5: 'ocean' } };

describe('an air check', () => {
  it('is made by a plane in flight right after its order, before anything moves (AP-18.2)', () => {
    const check = checked(OCEAN);
    expect(eventsOf(check, 'airCheckMade')).toHaveLength(1);
    expect(eventTypes(check).indexOf('airCheckMade')).toBeLessThan(eventTypes(check).lastIndexOf('phaseStarted'));
    expect(offered(check.state, 'fly')).not.toEqual([]);
  });

  it('waits until all orders are given (AP-18.2)', () => {
    const start = sky({ ...OCEAN, airPack: { planes: { allies: 'p38 E5' } } });
    const early = go(withDice(start, ...STARS), 'play direct-from-hq', 'order plane');
    expect(eventTypes(early)).not.toContain('airCheckMade');
    expect(legal(early.state)).toContain('order M1');
  });

  it('is not made by a plane that a sortie brings on or orders (AP-18.3, AP-5.2)', () => {
    const airPack: Setting['airPack'] = { sorties: { allies: 1 } };
    const coming = go(sky({ terrain: { E1: 'ocean' }, airPack }), 'fly sortie', 'launch p38', 'end orders');
    const there = go(coming.state, 'place aircraft E1', 'end flight');
    expect([...eventTypes(coming), ...eventTypes(there)]).not.toContain('diceRolled');
    const sent = go(
      sky({ ...OCEAN, ...enemies('F5'), airPack: { ...airPack, planes: { allies: 'p38 E5' } } }),
      'fly sortie',
      'send plane',
      'end orders',
    );
    expect(eventTypes(sent)).not.toContain('diceRolled');
    expect(offered(sent.state, 'fly')).not.toEqual([]);
  });

  it('is made in every turn, of the hex and the enemies of that time (AP-18.2, AP-9.11)', () => {
    const hands: Setting['hands'] = { allies: ['direct-from-hq', 'recon-in-force'], axis: [] };
    const first = checked({ ...enemies('H5', 'h4'), hands });
    expect(thrown(first)).toEqual([]);
    const there = go(first.state, 'fly F5', 'fly G5', 'end flight', 'pass');
    expect(thrown(go(there.state, 'play recon-in-force', 'order plane', 'end orders'))).toEqual([[1, 1]]);
  });

  it('rolls nothing above bare ground with no enemy near (AP-18.4)', () => {
    const check = checked();
    expect([thrown(check), planeText(check.state, 'allies')]).toEqual([[], 'p38 E5']);
  });

  it('rolls the dice of the ground, thrown by the owner (AP-18.5, AP-18.8)', () => {
    expect(thrown(checked(OCEAN))).toEqual([[0, 2]]);
  });

  it('rolls one die more for each enemy unit beside the plane, thrown by the enemy (AP-18.6, AP-18.8)', () => {
    expect(thrown(checked(enemies('F5', 'd4', 'e6')))).toEqual([[1, 3]]);
    expect(thrown(checked({ axis: { F5: 'armor', d4: 'artillery', G5: 'armor', A9: 'infantry' } }))).toEqual([[1, 2]]);
    expect(thrown(checked({ allies: { F5: 'infantry', M1: 'infantry' } }))).toEqual([]);
  });

  it('counts enemy ships as units (AP-18.6)', () => {
    expect(thrown(checked({ terrain: { F5: 'ocean' }, axis: { F5: 'destroyer', A9: 'infantry' } }))).toEqual([[1, 1]]);
  });

  it('rolls two dice for an enemy plane in flight beside it (AP-18.7, AP-18.8)', () => {
    const check = checked({ ...OCEAN, airPack: { planes: { axis: 'me109 F5' } } });
    expect(thrown(check)).toEqual([
      [0, 2],
      [1, 2],
    ]);
    expect(thrown(checked({ airPack: { planes: { axis: 'me109 G5' } } }))).toEqual([]);
  });

  it('rolls one die for an enemy plane on the ground, and none for markers (AP-18.7)', () => {
    const field: Setting = { terrain: { F5: 'airfield axis' } };
    expect(thrown(checked({ ...field, airPack: { parked: { axis: ['me109 F5'] } } }))).toEqual([[1, 1]]);
    expect(thrown(checked({ ...field, airPack: { ready: { axis: { F5: 3 } } } }))).toEqual([]);
  });

  it('counts a carrier once, whatever stands on its deck (AP-18.7, AP-19.7)', () => {
    const setting: Setting = { terrain: { F5: 'ocean' }, axis: { F5: 'aircraftCarrier', A9: 'infantry' } };
    expect(thrown(checked({ ...setting, airPack: { parked: { axis: ['zero F5'] } } }))).toEqual([[1, 1]]);
  });
});

describe('a plane in an air check', () => {
  it.each<Face>(['infantry', 'armor', 'star', 'flag'])('flies on with a %s (AP-18.10)', (face) => {
    const check = checked(enemies('F5'), face);
    expect([planeText(check.state, 'allies'), medals(check.state, 'axis')]).toEqual(['p38 E5', 0]);
    expect(offered(check.state, 'fly')).not.toEqual([]);
  });

  it('is lost with one grenade or more, and with its order (AP-18.9)', () => {
    for (const faces of [['grenade', 'infantry'] as const, ['grenade', 'grenade'] as const]) {
      const lost = checked(OCEAN, ...faces);
      expect([planeText(lost.state, 'allies'), offered(lost.state, 'fly')]).toEqual(['none', []]);
      expect(eventsOf(lost, 'planeLost').map(({ cause }) => cause)).toEqual(['airCheck']);
    }
  });

  it('leaves the other orders as they were, and its own is not given anew (AP-18.9)', () => {
    const start = sky({ ...OCEAN, airPack: { planes: { allies: 'p38 E5' } } });
    const orders = ['play direct-from-hq', 'order plane', 'order M1', 'end orders'];
    const lost = go(withDice(start, 'grenade', 'star'), ...orders).state;
    expect(offered(lost, 'order')).toEqual([]);
    expect(offered(lost, 'move M1')).not.toEqual([]);
  });

  it('is no medal where no enemy was beside it (AP-18.11)', () => {
    expect(medals(checked(OCEAN, 'grenade', 'star').state, 'axis')).toBe(0);
  });

  it('is a medal with an enemy beside it, whoever threw the grenade (AP-18.11)', () => {
    const setting = { ...OCEAN, ...enemies('F5') };
    expect(medals(checked(setting, 'grenade', 'star', 'star').state, 'axis')).toBe(1);
    expect(medals(checked(setting, 'star', 'star', 'grenade').state, 'axis')).toBe(1);
  });

  it('is one medal with several grenades and several enemies (AP-18.11)', () => {
    expect(medals(checked(enemies('F5', 'd4'), 'grenade', 'grenade').state, 'axis')).toBe(1);
  });

  it('is a medal for an enemy plane beside it (AP-18.11)', () => {
    const lost = checked({ airPack: { planes: { axis: 'me109 F5' } } }, 'grenade', 'star').state;
    expect([medals(lost, 'axis'), planeText(lost, 'axis')]).toEqual([1, 'me109 F5']);
  });

  it('is no medal for ready markers beside it (AP-18.7, AP-18.11)', () => {
    const setting: Setting = { terrain: { E5: 'ocean', F5: 'airfield axis' }, airPack: { ready: { axis: { F5: 1 } } } };
    expect(medals(checked(setting, 'grenade', 'star').state, 'axis')).toBe(0);
  });

  it('is a medal for a unit it has pinned, which has no die (AP-14.4, AP-18.11)', () => {
    const setting: Setting = {
      ...OCEAN,
      ...enemies('F5'),
      airPack: { planes: { allies: 'spitfire E5' }, pinned: { allies: ['F5'] } },
    };
    const lost = checked(setting, 'grenade', 'star');
    expect([thrown(lost), medals(lost.state, 'axis')]).toEqual([[[0, 2]], 1]);
  });

  it('can cost the battle: the medal is the last one the enemy needed (AP-18.11)', () => {
    const lost = checked({ ...enemies('F5'), sides: { axis: { medals: 1 } } }, 'grenade');
    expect(lost.state.outcome).toMatchObject({ winner: 1 });
  });
});

describe('a plane in flight', () => {
  it('is no target: nobody attacks it but with its own air check (AP-18.1)', () => {
    const start = sky({
      turn: 'axis',
      axis: { F5: 'infantry', G5: 'artillery', A9: 'infantry' },
      hands: { axis: ['direct-from-hq'], allies: [] },
      airPack: { planes: { allies: 'p38 E5' } },
    });
    const orders = ['play direct-from-hq', 'order F5', 'order G5', 'end orders', 'end movement'];
    const after = go(start, ...orders);
    expect(offered(after.state, 'attack')).toEqual([]);
    expect([planeText(after.state, 'allies'), unitAt(after.state, 'E5')]).toEqual(['p38 E5', undefined]);
  });

  it('is no target of Barrage and of close assaults (AP-18.1)', () => {
    const strike = (card: 'barrage' | 'close-assault'): string[] => {
      const start = sky({
        turn: 'axis',
        axis: { F5: 'infantry', A9: 'infantry' },
        hands: { axis: [card], allies: [] },
        airPack: { planes: { allies: 'p38 E5' } },
      });
      return legal(go(start, `play ${card}`).state).filter((text) => text.includes('E5'));
    };
    expect([strike('barrage'), strike('close-assault')]).toEqual([[], []]);
  });
});
