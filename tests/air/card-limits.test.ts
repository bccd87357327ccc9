import { describe, expect, it } from 'vitest';
import type { State } from '../../src/memoir/index.ts';
import type { AirCardRow } from '../../src/memoir/air/new-flight-plan/card.ts';
import { aircraft, airHand, airState, type AircraftSetting } from '../support/air.ts';
import { eventsOf, legal, medals, type Played, type Setting } from '../support/kit.ts';
import { fighterAt, go, markers, offered, over, sky } from './sortie.ts';

const runDice = (played: Played): number[] => eventsOf(played, 'runAttacked').map(({ dice }) => dice);

const LINE = { C5: 'infantry', D5: 'infantry', E5: 'infantry', F5: 'infantry', G5: 'infantry', A9: 'infantry' };

/** An aircraft of the Allies on B5 with a line of enemies before it, ordered together with a card. */
function ordered(card: string, plane: Partial<AircraftSetting> = {}, setting: Setting = {}): State {
  const type = plane.type ?? 'fighter';
  const start = fighterAt('B5', {
    allies: { A1: 'infantry' },
    axis: LINE,
    ...setting,
    air: {
      hands: { allies: [card] },
      ...setting.air,
      aircraft: { allies: { ...plane, type, hex: 'B5' }, ...setting.air?.aircraft },
    },
  });
  return go(start, `lay ${card}`, 'play direct-from-hq', 'end orders').state;
}

describe('the text of a card', () => {
  it('overrides what it names and nothing else: Full Throttle moves 6 and marks 4, with 1 die each (NFP-2.10)', () => {
    const run = ['fly C5', 'mark mg', 'fly D5', 'mark mg', 'fly E5', 'mark mg', 'fly F5', 'mark mg', 'fly G5'];
    const far = go(ordered('throttle'), ...run).state;
    expect(offered(far, 'mark')).toEqual([]);
    const there = go(far, 'fly H5').state;
    expect(legal(there)).toEqual(['end flight']);
    expect(runDice(go(there, 'end flight', 'end movement', 'roll run'))).toEqual([1]);
  });

  it('leaves move and targets alone where it speaks of dice: Strafe the Enemy (NFP-2.10)', () => {
    const marked = go(ordered('strafe'), 'fly C5', 'mark mg', 'fly D5', 'mark mg', 'fly E5', 'mark mg').state;
    const steps = offered(marked, 'fly');
    expect(steps).toContain('e6');
    const there = go(marked, 'fly e6').state;
    expect(legal(there)).toEqual(['end flight']);
    expect(runDice(go(there, 'end flight', 'end movement', 'roll run'))).toEqual([2]);
  });

  it('lets two bombs and no more lie on a hex where it says so (NFP-2.10)', () => {
    const two = ['mark bomb', 'mark bomb'];
    const run = go(ordered('stick', { type: 'bomber' }), 'fly C5', ...two).state;
    expect(offered(run, 'mark')).toEqual([]);
    const full = go(run, 'fly D5', ...two, 'fly E5', ...two).state;
    expect(markers(full)).toHaveLength(6);
    expect(aircraft(full, 'allies')?.stock.bomb).toBe(0);
  });

  it('stands in place of the run only: the dogfight stays, with its own dice (NFP-2.11)', () => {
    const rival = { aircraft: { axis: { type: 'bomber', hex: 'E5' } } } as const;
    const start = ordered('strafe', {}, { axis: { C5: 'infantry', A9: 'infantry' }, air: rival });
    const there = go(start, 'fly C5', 'mark mg', 'fly D5', 'end flight').state;
    expect(legal(there)).toContain('declare dogfight');
    const fought = go(there, 'declare dogfight', 'end movement', 'roll run', 'roll dogfight');
    expect(eventsOf(fought, 'dogfightFought')).toMatchObject([{ dice: 3 }]);
  });

  it('is no run itself in Ace in the Cockpit, so the normal run stays allowed (NFP-2.11)', () => {
    const there = go(ordered('ace'), 'fly C5', 'mark mg', 'fly c6', 'end flight', 'end movement', 'roll run');
    expect(runDice(there)).toEqual([1]);
  });

  it('does not change strategic bombing (NFP-2.11)', () => {
    const objectives = [{ hexes: ['c6'], side: 'allies' }];
    const start = ordered('carpet', { type: 'bomber' }, { objectives });
    const there = go(start, 'fly C5', 'mark bomb', 'fly c6', 'end flight', 'declare bombing', 'end movement').state;
    const bombed = go({ ...there, queuedDice: ['star', 'star', 'grenade'] }, 'roll run', 'roll bombing');
    expect(runDice(bombed)).toEqual([2]);
    expect(eventsOf(bombed, 'objectiveBombed')).toMatchObject([{ taken: true }]);
  });

  it('counts if the run fits it: one bomb of Dive Bombing rolls 4 dice (NFP-2.16)', () => {
    const dive = ordered('dive', { type: 'fighterBomber' });
    const one = go(dive, 'fly C5', 'mark bomb', 'fly c6', 'end flight', 'end movement', 'roll run');
    expect(runDice(one)).toEqual([4]);
  });

  it('does not count for a run that goes beyond it: two targets, or another ammunition (NFP-2.16)', () => {
    const dive = ordered('dive', { type: 'fighterBomber' });
    const two = go(dive, 'fly C5', 'mark bomb', 'fly D5', 'mark mg', 'fly d6', 'end flight', 'end movement');
    expect(runDice(go(two.state, 'roll run'))).toEqual([1]);
    const mg = go(dive, 'fly C5', 'mark mg', 'fly c6', 'end flight', 'end movement', 'roll run');
    expect(runDice(mg)).toEqual([1]);
  });
});

describe('air cards are drawn', () => {
  const card: AirCardRow = {
    id: 'one',
    title: 'One',
    text: 'Nothing.',
    count: 1,
    symbol: null,
    moment: 'withTheOrder',
    effect: {},
  };
  const tiny = (count: number, setting: Setting, hand: string[]): State =>
    sky({
      ...setting,
      air: { options: { deck: { name: 'Tiny', cards: [{ ...card, count }] } }, hands: { allies: hand } },
    });

  it('from the discards, shuffled, when the deck is spent (NFP-2.7)', () => {
    const start = tiny(2, { hands: { allies: ['recon-left'] } }, ['one', 'one']);
    const scouted = go(start, 'lay one', 'play recon-left', 'deploy fighter left', 'place aircraft A5', 'end flight');
    let state = scouted.state;
    while (!legal(state).includes('draw air card')) state = go(state, legal(state)[0]).state;
    expect([airState(state).deck.length, airState(state).discard.length]).toEqual([0, 1]);
    const drawn = go(state, 'draw air card').state;
    expect(airHand(drawn, 'allies')).toEqual(['one', 'one']);
    expect(airState(drawn).discard).toEqual([]);
  });

  it('from the deck as long as it lasts: the discards stay where they are (NFP-2.7)', () => {
    const start = tiny(3, { hands: { allies: ['recon-left'] } }, ['one', 'one']);
    let { state } = go(start, 'lay one', 'play recon-left', 'deploy fighter left', 'place aircraft A5', 'end flight');
    while (!legal(state).includes('draw air card')) state = go(state, legal(state)[0]).state;
    const drawn = go(state, 'draw air card');
    expect(eventsOf(drawn, 'airDeckShuffled')).toEqual([]);
    expect([airState(drawn.state).deck.length, airState(drawn.state).discard.length]).toEqual([0, 1]);
  });

  it('without a shuffle where there is nothing to shuffle: a kill earns no card then (NFP-2.15, NFP-7.3)', () => {
    const start = tiny(1, { allies: { E5: 'infantry' }, hands: { allies: ['probe-centre'] } }, ['one']);
    airState(start).sides[1].aircraft = aircraft(
      sky({ air: { aircraft: { axis: { type: 'bomber', hex: 'F5' } } } }),
      'axis',
    );
    const dice = ['grenade', 'star', 'star', 'grenade'] as const;
    const ready = go(start, 'play probe-centre', 'order E5', 'end orders', 'end movement').state;
    const shot = go({ ...ready, queuedDice: [...dice] }, 'E5 fires at aircraft');
    expect([medals(shot.state, 'allies'), airHand(shot.state, 'allies')]).toEqual([1, ['one']]);
    expect(eventsOf(shot, 'airDeckShuffled')).toEqual([]);
  });

  it('not at all when deck and discards are empty, and nothing is owed (NFP-2.15)', () => {
    const start = tiny(1, { hands: { allies: ['recon-left', 'probe-left'] } }, ['one']);
    const seen: string[] = [];
    let state = go(start, 'play recon-left').state;
    while (state.turn.side === 0) {
      seen.push(...legal(state));
      state = go(state, legal(state)[0]).state;
    }
    expect(seen).not.toContain('draw air card');
    expect(airHand(state, 'allies')).toEqual(['one']);
  });

  it('by nothing but Recon 1, Their Finest Hour and a lost aircraft of the enemy (NFP-2.8)', () => {
    const kill: Setting = { allies: { E5: 'infantry' }, axis: { F5: 'infantry 1', A9: 'infantry' } };
    const start = sky({ ...kill, hands: { allies: ['probe-centre'] }, dice: ['grenade', 'grenade', 'grenade'] });
    const won = over(go(start, 'play probe-centre', 'order E5', 'end movement', 'attack E5 F5', 'hold ground').state);
    expect(medals(won, 'allies')).toBe(1);
    expect([airHand(won, 'allies'), airHand(won, 'axis')]).toEqual([[], []]);
  });

  it('at once for an aircraft shot down, also in the turn of its owner (NFP-2.14)', () => {
    const start = fighterAt('B5', {
      axis: { C5: 'infantry', A9: 'infantry' },
      air: { hands: { axis: ['flak-trap'] }, deckTop: ['tables'] },
      dice: ['grenade', 'star', 'star', 'grenade'],
    });
    const there = go(start, 'play direct-from-hq', 'order aircraft', 'end orders', 'fly b6', 'end flight');
    const shot = go(there.state, 'play flak-trap with C5');
    expect(eventsOf(shot, 'airCardDrawn')).toMatchObject([{ side: 1 }]);
    expect(airHand(shot.state, 'axis')).toEqual(['tables']);
    expect(aircraft(shot.state, 'allies')).toBeNull();
  });

  it('and may be played in the same turn as soon as their moment is there (NFP-2.14)', () => {
    const start = fighterAt('B5', {
      allies: { c4: 'infantry', E5: 'infantry' },
      axis: { C5: 'infantry', A9: 'infantry' },
      air: { deckTop: ['observer'], aircraft: { axis: { type: 'bomber', hex: 'F5' } } },
      dice: ['grenade', 'star', 'star', 'grenade'],
    });
    const orders = ['play direct-from-hq', 'order aircraft', 'order c4', 'order E5', 'end orders'];
    const battle = go(start, ...orders, 'fly C5', 'mark mg', 'fly c6', 'end flight', 'end movement').state;
    expect(offered(battle, 'play')).toEqual([]);
    const shot = go(battle, 'E5 fires at aircraft', 'hold ground').state;
    expect(offered(shot, 'play')).toEqual(['observer with C5']);
  });
});
