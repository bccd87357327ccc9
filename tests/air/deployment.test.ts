import { describe, expect, it } from 'vitest';
import type { CardId } from '../../src/memoir/cards/card.ts';
import type { State } from '../../src/memoir/index.ts';
import { aircraft, airHand, airState } from '../support/air.ts';
import { deciderName, eventsOf, labelOf, legal, play, type Setting } from '../support/kit.ts';
import { go, offered, over, sky } from './sortie.ts';

const ARMY = { A1: 'infantry', B1: 'infantry', F1: 'infantry', G1: 'infantry', L1: 'infantry', M1: 'infantry' };

/** The Allies hold these command cards and Carpet Bombing. */
function base(cards: CardId[], setting: Setting = {}): State {
  const hands = { allies: cards, ...setting.hands };
  return sky({ allies: ARMY, ...setting, hands, air: { hands: { allies: ['carpet'] }, ...setting.air } });
}

/** The air card is laid and the command card played. */
function called(card: CardId, setting: Setting = {}): State {
  return play(base([card], setting), 'lay carpet', `play ${card}`).state;
}

describe('a deployment', () => {
  it('takes a section card and an air card, and one of the orders (NFP-3.1)', () => {
    const state = play(called('probe-left'), 'deploy fighter left').state;
    expect(offered(state, 'order')).toEqual(['A1', 'B1']);
    expect(offered(play(state, 'order A1').state, 'order')).toEqual([]);
    expect(airHand(state, 'allies')).toEqual([]);
  });

  it('is not for a section card alone (NFP-3.1)', () => {
    expect(offered(play(base(['probe-left']), 'play probe-left').state, 'deploy')).toEqual([]);
  });

  it('is not possible while an aircraft is on the board (NFP-3.2)', () => {
    const start = base(['probe-left'], { air: { aircraft: { allies: { type: 'fighter', hex: 'L5' } } } });
    expect(offered(start, 'lay')).toEqual([]);
    const matching = base(['probe-left'], {
      air: { hands: { allies: ['strafe'] }, aircraft: { allies: { type: 'fighter', hex: 'B5' } } },
    });
    expect(offered(play(matching, 'lay strafe', 'play probe-left').state, 'deploy')).toEqual([]);
  });

  it.each<CardId>(['direct-from-hq', 'armor-assault', 'move-out', 'their-finest-hour', 'barrage', 'infantry-assault'])(
    'is not possible with the tactic card %s (NFP-3.3)',
    (card) => expect(offered(base([card]), 'lay')).toEqual([]),
  );

  it('once the air card lies there, only section cards can follow (NFP-3.3)', () => {
    const laid = play(base(['probe-left', 'direct-from-hq', 'pincer-move']), 'lay carpet').state;
    expect(legal(laid)).toEqual(['play probe-left', 'play pincer-move']);
  });

  it('may bring any type that is left, whatever card was played (NFP-3.4)', () => {
    expect(offered(called('probe-left'), 'deploy')).toEqual(['fighter left', 'fighterBomber left', 'bomber left']);
    const lost = called('probe-left', { air: { hands: { allies: ['carpet'] }, lost: { allies: ['fighter'] } } });
    expect(offered(lost, 'deploy')).toEqual(['fighterBomber left', 'bomber left']);
    const none = { lost: { allies: ['fighter', 'fighterBomber', 'bomber'] } } as const;
    expect(offered(base(['probe-left'], { air: { lost: { allies: [...none.lost.allies] } } }), 'lay')).toEqual([]);
  });

  it.each([
    ['fighter', { mg: 9, bomb: 0 }],
    ['fighterBomber', { mg: 3, bomb: 3 }],
    ['bomber', { mg: 0, bomb: 6 }],
  ] as const)('gives a %s its full ammunition from the supply (NFP-3.5, NFP-3.15)', (type, stock) => {
    const { state } = play(called('probe-left'), `deploy ${type} left`);
    expect(aircraft(state, 'allies')).toMatchObject({ side: 0, type, stock });
    expect(airState(state).supply).toEqual({ mg: 18 - stock.mg, bomb: 12 - stock.bomb });
  });

  it('ignores a card of another type: the aircraft makes a normal run (NFP-3.6)', () => {
    const setting = { axis: { B5: 'infantry', A9: 'infantry' } };
    const run = ['place aircraft B5', 'mark mg', 'fly C5', 'end flight', 'end movement', 'roll run'];
    const dice = (card: string): number[] => {
      const start = base(['recon-left'], { ...setting, air: { hands: { allies: [card] } } });
      const ran = go(start, `lay ${card}`, 'play recon-left', 'deploy fighter left', ...run);
      return eventsOf(ran, 'runAttacked').map((event) => event.dice);
    };
    expect([dice('carpet'), dice('observer'), dice('strafe')]).toEqual([[1], [1], [2]]);
  });

  it('uses the special action of a card of its own type (NFP-3.7)', () => {
    const start = base(['recon-left'], { air: { hands: { allies: ['throttle'] } } });
    const fast = play(start, 'lay throttle', 'play recon-left', 'deploy fighter left', 'place aircraft B5').state;
    const far = play(fast, 'fly C5', 'fly D5', 'fly E5', 'fly F5', 'fly G5').state;
    expect(legal(far)).toEqual(['end flight']);
    const slow = play(start, 'lay throttle', 'play recon-left', 'deploy bomber left', 'place aircraft B5').state;
    expect(legal(play(slow, 'fly C5', 'fly D5', 'fly E5').state)).toEqual(['end flight']);
  });
});

describe('the first hex', () => {
  const placed = (card: CardId, section: string, setting: Setting = {}): string[] =>
    offered(go(called(card, setting), `deploy fighter ${section}`, 'end orders').state, 'place aircraft');

  it('is any of the section, the hexes on its line included, and none beyond (NFP-3.8)', () => {
    const left = placed('probe-left', 'left');
    expect(left).toHaveLength(36);
    expect(left).toEqual(expect.arrayContaining(['A9', 'D1', 'd8', 'd2']));
    expect(left).not.toContain('E5');
    const centre = placed('probe-centre', 'centre');
    expect(centre).toEqual(expect.arrayContaining(['d8', 'i2', 'E9', 'I1']));
    expect(centre).not.toContain('D5');
  });

  it('is seen from the own edge: left of the top player is at the right (NFP-3.8)', () => {
    const start = sky({
      turn: 'axis',
      hands: { axis: ['probe-left'], allies: [] },
      air: { hands: { axis: ['carpet'] } },
    });
    const left = go(start, 'lay carpet', 'play probe-left', 'deploy fighter left', 'end orders').state;
    expect(offered(left, 'place aircraft')).toEqual(expect.arrayContaining(['M9', 'i8']));
    expect(offered(left, 'place aircraft')).not.toContain('A9');
  });

  it('may hold a unit of either side, and no enemy aircraft in the air (NFP-3.8)', () => {
    const axis = { B5: 'infantry', A9: 'infantry' };
    const rival = { hands: { allies: ['carpet'] }, aircraft: { axis: { type: 'bomber', hex: 'C5' } } } as const;
    const hexes = placed('probe-left', 'left', { axis, air: { ...rival, hands: { allies: ['carpet'] } } });
    expect(hexes).toEqual(expect.arrayContaining(['A1', 'B5']));
    expect(hexes).not.toContain('C5');
    expect(hexes).toHaveLength(35);
  });

  it('is the first of four and can be a target (NFP-3.8)', () => {
    const start = go(called('recon-left', { axis: { B5: 'infantry', A9: 'infantry' } }), 'deploy fighter left').state;
    const over5 = play(start, 'place aircraft B5').state;
    expect(legal(over5)).toContain('mark mg');
    expect(legal(over5)).not.toContain('end flight');
    const last = play(over5, 'fly C5', 'fly D5', 'fly E5').state;
    expect(legal(last)).toEqual(['end flight']);
  });

  it('comes in the movement phase: until then it blocks nothing and others may go first (NFP-3.22)', () => {
    const start = play(called('probe-left'), 'deploy fighter left', 'order A1').state;
    expect(aircraft(start, 'allies')?.hex).toBe(-1);
    const moved = play(start, 'move A1 a2').state;
    expect(offered(moved, 'place aircraft')).toContain('B3');
    expect(deciderName(moved)).toBe('allies');
  });

  it('must be chosen before the movement ends (NFP-3.29)', () => {
    const start = play(called('probe-left'), 'deploy fighter left', 'order A1').state;
    expect(legal(start)).not.toContain('end movement');
    expect(legal(play(start, 'place aircraft C5', 'end flight').state)).toContain('end movement');
  });

  it('binds it to nothing: it may leave the section, run, fight, bomb and land in the same turn (NFP-3.25)', () => {
    const rival = { hands: { allies: ['carpet'] }, aircraft: { axis: { type: 'bomber', hex: 'G5' } } } as const;
    const start = called('recon-left', {
      axis: { D5: 'infantry', A9: 'infantry' },
      terrain: { e6: 'airfield allies' },
      objectives: [{ hexes: ['F5'], side: 'allies' }],
      air: { ...rival, hands: { allies: ['carpet'] } },
    });
    const ready = play(start, 'deploy fighterBomber left', 'place aircraft D5', 'mark mg', 'fly E5').state;
    const fighting = play(ready, 'fly F5', 'end flight').state;
    expect(legal(fighting)).toEqual(['declare dogfight', 'declare bombing', 'end declarations']);
    const landed = play(ready, 'fly e6', 'end flight').state;
    expect(aircraft(landed, 'allies')).toMatchObject({ landed: true });
    expect(labelOf(landed, aircraft(landed, 'allies')?.hex ?? -1)).toBe('e6');
  });
});

describe('the orders of a deployment', () => {
  it.each<[CardId, string[], number]>([
    ['general-advance', ['left', 'centre', 'right'], 5],
    ['recon-in-force', ['left', 'centre', 'right'], 2],
    ['pincer-move', ['left', 'right'], 3],
  ])('%s names the section and spends an order of it (NFP-3.18)', (card, sections, left) => {
    const start = called(card);
    expect(offered(start, 'deploy bomber')).toEqual(sections);
    let state = play(start, 'deploy bomber right').state;
    let count = 0;
    const given: string[] = [];
    for (let [next] = offered(state, 'order'); next !== undefined; [next] = offered(state, 'order'), count++) {
      given.push(next);
      state = play(state, `order ${next}`).state;
    }
    expect(count).toBe(left);
    expect(given.filter((hex) => /[LM]/.test(hex))).toHaveLength(card === 'recon-in-force' ? 0 : 1);
    expect(offered(state, 'place aircraft')).toEqual(expect.arrayContaining(['M5', 'i4']));
    expect(offered(state, 'place aircraft')).not.toContain('A5');
  });

  it('Assault deploys one in addition to all units of its section (NFP-3.18)', () => {
    const state = play(called('assault-left'), 'deploy fighter left').state;
    expect(offered(state, 'move')).toEqual(expect.arrayContaining(['A1 a2', 'B1 a2']));
    expect(offered(state, 'place aircraft')).toContain('A5');
  });

  it('are there although the section holds no unit (NFP-3.19)', () => {
    const start = called('attack-left', { allies: { M1: 'infantry' } });
    expect(offered(play(start, 'deploy fighter left').state, 'place aircraft')).toContain('A1');
  });

  it('Recon 1 spends its one order and keeps its draws (NFP-3.19)', () => {
    const setting = { deckTop: ['move-out', 'firefight'] } satisfies Setting;
    const state = go(called('recon-left', setting), 'deploy fighter left', 'place aircraft A5', 'end flight').state;
    expect(offered(state, 'keep')).toEqual(['move-out', 'firefight']);
    expect(legal(play(state, 'keep move-out').state)).toEqual(['draw air card', 'leave air card']);
  });

  it('are given before any other order of the card (NFP-3.28)', () => {
    expect(legal(called('probe-left')).every((text) => text.startsWith('deploy'))).toBe(true);
  });

  it('the card is spent: it lies on the table, then with the discards (NFP-2.13, NFP-3.1)', () => {
    const state = go(called('recon-left'), 'deploy fighter left', 'place aircraft A5', 'end flight').state;
    expect(
      airState(over(play(state, offered(state, 'keep').map((card) => `keep ${card}`)[0]).state)).discard,
    ).toHaveLength(1);
  });
});
