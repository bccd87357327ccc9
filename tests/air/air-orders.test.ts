import { describe, expect, it } from 'vitest';
import { LEFT, RIGHT, type CardId } from '../../src/memoir/cards/card.ts';
import type { State } from '../../src/memoir/index.ts';
import { aircraft } from '../support/air.ts';
import { eventsOf, labelOf, legal, play, withDice, type Setting } from '../support/kit.ts';
import { fighterAt, flown, go, offered, over, sky } from './sortie.ts';

const ARMY = { A1: 'infantry', B1: 'armor', F1: 'artillery', L1: 'infantry' };

function withCard(card: CardId, hex = 'B5', setting: Setting = {}): State {
  return fighterAt(hex, { allies: ARMY, ...setting, hands: { allies: [card], ...setting.hands } });
}

/** May the card that was played order the aircraft? */
function mayOrder(card: CardId, hex = 'B5', setting: Setting = {}): boolean {
  return legal(play(withCard(card, hex, setting), `play ${card}`).state).includes('order aircraft');
}

describe('an aircraft on the board', () => {
  it('is ordered by a card of its section, like any unit (NFP-3.9)', () => {
    expect([mayOrder('probe-left'), mayOrder('probe-centre'), mayOrder('attack-right')]).toEqual([true, false, false]);
    expect([mayOrder('probe-left', 'd6'), mayOrder('probe-centre', 'd6')]).toEqual([true, true]);
    expect([mayOrder('pincer-move', 'F5'), mayOrder('general-advance', 'F5')]).toEqual([false, true]);
    const both = play(withCard('probe-left'), 'play probe-left', 'order aircraft', 'order A1').state;
    expect(offered(both, 'order')).toEqual([]);
    const full = play(withCard('probe-left'), 'play probe-left', 'order A1', 'order B1').state;
    expect(legal(full)).not.toContain('order aircraft');
  });

  it('on a section line takes the order of either section (NFP-3.9)', () => {
    const army = { A1: 'infantry', F1: 'infantry', G1: 'infantry' };
    const state = play(
      withCard('recon-in-force', 'd6', { allies: army }),
      'play recon-in-force',
      'order aircraft',
    ).state;
    expect(offered(state, 'order')).toEqual(['A1', 'F1', 'G1']);
    const left = play(state, 'order A1').state;
    expect(offered(left, 'order')).toEqual([]);
  });

  it('with all its orders spent a card leaves it where it is (NFP-3.11)', () => {
    const start = withCard('probe-left', 'L5');
    const done = over(play(start, 'play probe-left', 'order A1', 'order B1').state);
    expect(labelOf(done, aircraft(done, 'allies')?.hex ?? -1)).toBe('L5');
    const idle = play(start, 'play probe-left', 'order A1', 'end orders').state;
    expect(offered(idle, 'fly')).toEqual([]);
  });

  it('is ordered with all units of its section by Assault (NFP-3.9, NFP-3.18)', () => {
    expect(offered(play(withCard('assault-left'), 'play assault-left').state, 'fly')).toContain('C5');
    expect(offered(play(withCard('assault-left', 'F5'), 'play assault-left').state, 'fly')).toEqual([]);
  });

  it('Direct from HQ orders it wherever it is (NFP-3.13)', () => {
    expect(['B5', 'L5', 'F9'].map((hex) => mayOrder('direct-from-hq', hex))).toEqual([true, true, true]);
  });

  it('a star of Their Finest Hour orders it, and no other face (NFP-3.13)', () => {
    const start = withCard('their-finest-hour', 'B5', { hands: { allies: ['their-finest-hour'] } });
    const roll = (face: 'star' | 'infantry' | 'armor'): string[] =>
      offered(play(withDice(start, face), 'play their-finest-hour').state, 'order');
    expect(roll('star')).toContain('aircraft');
    expect(roll('infantry')).toEqual(['A1', 'L1']);
    expect(roll('armor')).toEqual(['B1']);
  });

  it.each<CardId>([
    'armor-assault',
    'move-out',
    'behind-enemy-lines',
    'dig-in',
    'firefight',
    'artillery-bombard',
    'close-assault',
    'infantry-assault',
    'medics-and-mechanics',
  ])('%s never orders it by its own text (NFP-3.13)', (card) => {
    const axis = { A3: 'infantry', A9: 'infantry' };
    let state = play(withCard(card, 'B5', { axis }), `play ${card}`).state;
    if (legal(state).includes('section left')) state = play(state, 'section left').state;
    expect(legal(state)).not.toContain('order aircraft');
    expect(offered(state, 'fly')).toEqual([]);
    expect(eventsOf(play(withCard(card, 'B5', { axis }), `play ${card}`), 'aircraftOrdered')).toEqual([]);
  });

  it('neither does Barrage (NFP-3.13)', () => {
    const state = play(withCard('barrage'), 'play barrage').state;
    expect(offered(state, 'order')).toEqual([]);
    expect(offered(state, 'target')).toEqual(['A9']);
  });

  it('may be the one unit a tactic card falls back to, which deploys nobody (NFP-3.21)', () => {
    const allies = { A1: 'infantry' };
    for (const card of ['armor-assault', 'artillery-bombard'] as const) {
      expect(mayOrder(card, 'L5', { allies })).toBe(true);
      const ordered = play(withCard(card, 'L5', { allies }), `play ${card}`, 'order aircraft').state;
      expect(offered(ordered, 'order')).toEqual([]);
      const bare = sky({ allies, hands: { allies: [card] }, air: { hands: { allies: ['strafe'] } } });
      expect(offered(bare, 'lay')).toEqual([]);
    }
    for (const card of ['move-out', 'behind-enemy-lines', 'dig-in'] as const)
      expect(mayOrder(card, 'L5', { allies: { B1: 'armor' } })).toBe(true);
  });

  it('may be ordered by Infantry Assault where that falls back in its section (NFP-3.21)', () => {
    expect(mayOrder('infantry-assault', 'B5', { allies: { B1: 'armor' } })).toBe(true);
    const alone = play(withCard('infantry-assault', 'L5', { allies: { B1: 'armor' } }), 'play infantry-assault').state;
    expect(offered(alone, 'section')).toEqual(['left', 'right']);
    expect(legal(play(alone, 'section right').state)).toEqual(['order aircraft', 'end orders']);
  });
});

describe('an air card with the order', () => {
  const strafe = { air: { hands: { allies: ['strafe', 'carpet'] } } };

  it('goes with an ordered aircraft of its type and gives the special action (NFP-3.10)', () => {
    const axis = { C5: 'infantry', A9: 'infantry' };
    const start = withCard('probe-left', 'B5', { ...strafe, axis });
    expect(offered(start, 'lay')).toEqual(['strafe']);
    const run = ['end orders', 'fly C5', 'mark mg', 'fly D5', 'end flight', 'end movement', 'roll run'];
    const special = go(start, 'lay strafe', 'play probe-left', ...run);
    expect(eventsOf(special, 'runAttacked')).toMatchObject([{ dice: 2 }]);
    const plain = go(start, 'play probe-left', 'order aircraft', ...run);
    expect(eventsOf(plain, 'runAttacked')).toMatchObject([{ dice: 1 }]);
  });

  it('is laid before the command card and cannot be added later (NFP-3.14)', () => {
    const state = play(withCard('probe-left', 'B5', strafe), 'play probe-left').state;
    expect(offered(state, 'lay')).toEqual([]);
    expect(offered(play(state, 'order aircraft').state, 'lay')).toEqual([]);
  });

  it('of another moment cannot lie with an aircraft’s order (NFP-3.14)', () => {
    const hand = { air: { hands: { allies: ['observer', 'drill', 'flak-trap', 'evade', 'tables'] } } };
    expect(offered(withCard('probe-left', 'B5', hand), 'lay')).toEqual([]);
  });

  it('makes the order of the aircraft the first one, and it cannot be left out (NFP-3.28)', () => {
    const laid = play(withCard('probe-left', 'B5', strafe), 'lay strafe', 'play probe-left');
    expect(eventsOf(laid, 'aircraftOrdered')).toHaveLength(1);
    expect(legal(laid.state)).toEqual(['order A1', 'order B1', 'end orders']);
    expect(offered(play(laid.state, 'order A1').state, 'order')).toEqual([]);
  });

  it('goes with a fallback that orders the aircraft too (NFP-3.10, NFP-3.21)', () => {
    const start = withCard('armor-assault', 'L5', { ...strafe, allies: { A1: 'infantry' } });
    const laid = play(start, 'lay strafe', 'play armor-assault');
    expect(eventsOf(laid, 'aircraftOrdered')).toHaveLength(1);
  });

  it('does not go with a tactic card that has its own units to order (NFP-2.12, NFP-3.13)', () => {
    const lays = (card: CardId, unit: string): string[] =>
      offered(withCard(card, 'L5', { ...strafe, allies: { A1: unit } }), 'lay');
    expect([lays('armor-assault', 'armor'), lays('armor-assault', 'infantry')]).toEqual([[], ['strafe']]);
    expect([lays('infantry-assault', 'infantry'), lays('infantry-assault', 'armor')]).toEqual([[], ['strafe']]);
  });

  it('leaves Infantry Assault that falls back only the section of the aircraft (NFP-3.10, NFP-3.21)', () => {
    const start = withCard('infantry-assault', 'L5', { ...strafe, allies: { A1: 'armor' } });
    expect(offered(play(start, 'play infantry-assault').state, 'section')).toEqual(['left', 'right']);
    const laid = play(start, 'lay strafe', 'play infantry-assault');
    expect(eventsOf(laid, 'sectionChosen')).toMatchObject([{ section: 4 }]);
    expect(eventsOf(laid, 'aircraftOrdered')).toHaveLength(1);
    expect(offered(laid.state, 'order')).toEqual([]);
  });

  it('goes with a copied Infantry Assault only where the aircraft is in its section (NFP-3.20, NFP-3.21)', () => {
    const lays = (section: number) => {
      const axis = 'infantry-assault' as const;
      const start = withCard('counter-attack', 'L5', { ...strafe, allies: { A1: 'armor' }, lastCard: { axis } });
      start.sides[1].lastSections = section;
      return offered(start, 'lay');
    };
    expect([lays(LEFT), lays(RIGHT)]).toEqual([[], ['strafe']]);
  });
});

describe('an ordered aircraft', () => {
  it('may stay where it is: no markers, but dogfight and strategic bombing are open (NFP-3.24)', () => {
    const start = fighterAt('B5', {
      objectives: [{ hexes: ['B5'], side: 'allies' }],
      air: {
        aircraft: { allies: { type: 'fighterBomber', hex: 'B5' }, axis: { type: 'bomber', hex: 'C5' } },
      },
    });
    const still = flown(start, 'end movement').state;
    expect(legal(still)).toEqual(['declare dogfight', 'declare bombing', 'end declarations']);
    expect(aircraft(still, 'allies')).toMatchObject({ stock: { mg: 3, bomb: 3 }, moveEnded: true });
  });

  it('may stay although nothing is free around it (NFP-3.24)', () => {
    const ring = { A5: 'infantry', C5: 'infantry', a6: 'infantry', b6: 'infantry', a4: 'infantry', b4: 'infantry' };
    expect(legal(flown(fighterAt('B5', { allies: ring })).state)).toContain('end movement');
  });
});
