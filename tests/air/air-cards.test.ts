import { describe, expect, it } from 'vitest';
import { flightPlanView } from '../../src/memoir/air/new-flight-plan/own-state.ts';
import { view, type State } from '../../src/memoir/index.ts';
import { aircraft, airHand, airState } from '../support/air.ts';
import { deciderName, eventsOf, legal, withDice, type Played, type Setting } from '../support/kit.ts';
import { fighterAt, go, offered, over, sky } from './sortie.ts';

const runDice = (played: Played): number[] => eventsOf(played, 'runAttacked').map(({ dice }) => dice);

/** A fighter of the Allies on B5, an enemy in front of it, an enemy bomber behind that one. */
function front(air: Setting['air'] = {}, setting: Setting = {}): State {
  return fighterAt('B5', {
    allies: { C3: 'infantry' },
    axis: { C5: 'infantry', A9: 'infantry' },
    ...setting,
    hands: { allies: ['direct-from-hq', 'attack-left', 'attack-right', 'probe-centre'], ...setting.hands },
    air: { aircraft: { axis: { type: 'bomber', hex: 'E5' } }, ...air },
  });
}

const RUN = ['fly C5', 'mark mg', 'fly D5', 'end flight'];

describe('an air combat card', () => {
  it('has a title, a symbol or none, a moment and an action (NFP-2.1)', () => {
    const { cards } = flightPlanView(view(front(), 0).air)?.deck ?? { cards: [] };
    expect(cards.filter(({ title, text }) => title === '' || text === '')).toEqual([]);
    expect(new Set(cards.map(({ symbol }) => symbol))).toEqual(new Set(['fighter', 'fighterBomber', 'bomber', null]));
    const hand = { hands: { allies: ['strafe', 'boom-zoom', 'carpet', 'observer', 'flak-trap', 'evade', 'tables'] } };
    expect(offered(front(hand), 'lay')).toEqual(['strafe']);
  });

  it('with a symbol works for that type only: a fighter has no use for a bomber’s card (NFP-2.2)', () => {
    const state = front({ hands: { allies: ['strafe', 'boom-zoom', 'carpet'] } });
    expect(offered(state, 'lay')).toEqual(['strafe']);
    const bomber = {
      aircraft: { allies: { type: 'bomber', hex: 'B5' } },
      hands: { allies: ['strafe', 'carpet'] },
    } as const;
    expect(offered(front({ ...bomber, hands: { allies: ['strafe', 'carpet'] } }), 'lay')).toEqual(['carpet']);
  });

  it('is offered once however many of its kind are in the hand, in the order of the deck (NFP-2.1)', () => {
    const hand = { hands: { allies: ['ace', 'strafe', 'strafe'] } };
    expect(offered(front(hand), 'lay')).toEqual(['strafe', 'ace']);
    expect(offered(front({ hands: { allies: ['ace', 'strafe'] } }), 'lay')).toEqual(['strafe', 'ace']);
    expect(offered(front({ hands: { allies: ['strafe', 'strafe'] } }), 'lay')).toEqual(['strafe']);
  });

  it('may serve ground units, or be played in the turn of the opponent (NFP-2.3)', () => {
    const drilled = front({ hands: { allies: ['drill'] } }, { allies: { D5: 'infantry' } });
    const battle = go(drilled, 'play direct-from-hq', 'order D5', 'end orders', 'end movement', 'play drill');
    expect(eventsOf(go(battle.state, 'D5 fires at aircraft'), 'aircraftFiredAt')).toMatchObject([{ dice: 4 }]);
    const trap = front({ hands: { axis: ['flak-trap'] } }, { axis: { C5: 'infantry' } });
    const flight = go(trap, 'play direct-from-hq', 'order aircraft', 'end orders', 'fly b4', 'end flight').state;
    expect(deciderName(flight)).toBe('axis');
    expect(legal(flight)).toEqual(['play flak-trap with C5', 'decline air card']);
  });

  it('is one at most in the own turn (NFP-2.4)', () => {
    const hand = { hands: { allies: ['strafe', 'ace', 'observer'] } };
    const near = { allies: { c4: 'infantry' } };
    const laid = go(front(hand, near), 'lay strafe').state;
    expect(offered(laid, 'lay')).toEqual([]);
    const both = ['order c4', ...RUN, 'end declarations', 'end movement'];
    expect(offered(go(laid, 'play direct-from-hq', ...both).state, 'play')).toEqual([]);
    const bare = ['play direct-from-hq', 'order aircraft', ...both];
    expect(offered(go(front(hand, near), ...bare).state, 'play')).toEqual(['observer with C5']);
  });

  it('is one at most in the turn of the opponent (NFP-2.5)', () => {
    const start = front({ hands: { axis: ['flak-trap', 'evade'] } });
    const there = go(start, 'play direct-from-hq', 'order aircraft', 'end orders', ...RUN, 'declare dogfight').state;
    const fight = (state: State): Played =>
      go(withDice(state, 'star', 'grenade', 'star', 'star'), 'roll run', 'roll dogfight');
    expect(legal(fight(go(there, 'decline air card').state).state)).toEqual(['play evade', 'decline air card']);
    const answered = fight(go(withDice(there, 'star', 'star', 'star'), 'play flak-trap with C5').state);
    expect(eventsOf(answered, 'diceRolled').map(({ reason }) => reason)).toContain('confirmation');
    expect(airHand(answered.state, 'axis')).toContain('evade');
  });

  it('adds to what a command card gives the same unit (NFP-2.6)', () => {
    const start = front(
      { hands: { allies: ['strafe'] } },
      { hands: { allies: ['their-finest-hour'] }, dice: ['star'] },
    );
    const run = go(start, 'lay strafe', 'play their-finest-hour', 'order aircraft', ...RUN, 'end declarations');
    expect(runDice(go(run.state, 'roll run'))).toEqual([3]);
  });

  it('goes to the discards at the end of the turn and no sooner, and is not replaced (NFP-2.8, NFP-2.15)', () => {
    const laid = go(front({ hands: { allies: ['strafe', 'ace'] } }), 'lay strafe', 'play direct-from-hq', 'end orders');
    expect(airState(laid.state).discard).toEqual([]);
    const done = over(laid.state);
    expect(airState(done).discard).toHaveLength(1);
    expect(airHand(done, 'allies')).toEqual(['ace']);
  });

  it('lies with Their Finest Hour before the dice and is lost if no star goes to the aircraft (NFP-2.12)', () => {
    const start = front(
      { hands: { allies: ['strafe'] } },
      { hands: { allies: ['their-finest-hour'] }, dice: ['infantry'] },
    );
    const rolled = go(start, 'lay strafe', 'play their-finest-hour').state;
    expect(legal(rolled)).toEqual(['order C3', 'end orders']);
    const done = over(rolled);
    expect(airHand(done, 'allies')).not.toContain('strafe');
    expect(aircraft(done, 'allies')?.stock.mg).toBe(9);
  });

  it('is shuffled in by Their Finest Hour in the same turn (NFP-2.15)', () => {
    const start = front(
      { hands: { allies: ['strafe'] } },
      { hands: { allies: ['their-finest-hour'] }, dice: ['infantry'] },
    );
    const done = over(go(start, 'lay strafe', 'play their-finest-hour').state);
    expect([airState(done).deck.length, airState(done).discard.length]).toEqual([24, 0]);
  });

  it('with the order needs a card that can order the aircraft (NFP-2.12)', () => {
    const start = front({ hands: { allies: ['strafe'] } });
    expect(offered(go(start, 'lay strafe').state, 'play')).toEqual(['attack-left', 'direct-from-hq']);
    const away = front(
      { hands: { allies: ['strafe'] } },
      { hands: { allies: ['attack-right', 'probe-centre', 'barrage'] } },
    );
    expect(offered(away, 'lay')).toEqual([]);
  });

  it('counts for the limit also when it was spent to deploy and came to nothing (NFP-2.13)', () => {
    const setting: Setting = {
      allies: { D5: 'infantry' },
      hands: { allies: ['attack-left'] },
      air: { hands: { allies: ['carpet', 'drill'] }, aircraft: { axis: { type: 'bomber', hex: 'E5' } } },
    };
    const start = sky(setting);
    const plain = go(start, 'play attack-left', 'order D5', 'end movement').state;
    expect(offered(plain, 'play')).toEqual(['drill']);
    const deployed = go(start, 'lay carpet', 'play attack-left', 'deploy fighter left', 'order D5');
    const battle = go(deployed.state, 'place aircraft A1', 'end flight', 'end movement').state;
    expect(legal(battle)).toEqual(['D5 fires at aircraft', 'end battle']);
  });

  it('of one side does not count for the other (NFP-2.13)', () => {
    const start = front({ hands: { allies: ['strafe'], axis: ['flak-trap'] } });
    const there = go(start, 'lay strafe', 'play direct-from-hq', 'end orders', 'fly b4', 'end flight').state;
    expect(offered(there, 'play')).toEqual(['flak-trap with C5']);
  });
});

describe('a card that pays for a deployment', () => {
  const setting: Setting = {
    allies: { D5: 'infantry' },
    hands: { allies: ['attack-left'] },
    air: { aircraft: { axis: { type: 'bomber', hex: 'E5' } } },
  };
  const deploy = (card: string): State => {
    const start = sky({ ...setting, air: { ...setting.air, hands: { allies: [card] } } });
    return go(start, `lay ${card}`, 'play attack-left', 'deploy fighter left', 'order D5').state;
  };

  it.each(['strafe', 'carpet', 'observer', 'drill', 'flak-trap', 'tables', 'evade'])(
    'may be any: %s, whatever its symbol or moment (NFP-2.9)',
    (card) => expect(offered(deploy(card), 'place aircraft')).toContain('A1'),
  );

  it('has no other effect if it belongs to another moment: Flak Drill gives no dice (NFP-2.9)', () => {
    const fired = go(deploy('drill'), 'place aircraft A1', 'end flight', 'end movement', 'D5 fires at aircraft');
    expect(eventsOf(fired, 'aircraftFiredAt')).toMatchObject([{ dice: 3 }]);
  });
});
