import { describe, expect, it } from 'vitest';
import { flightPlanView } from '../../src/memoir/air/new-flight-plan/own-state.ts';
import { cardOf } from '../../src/memoir/cards/card.ts';
import { cardCount, DECK_NAMES, deckCards } from '../../src/memoir/cards/decks.ts';
import { view, type State } from '../../src/memoir/index.ts';
import { aircraft, airHand, airState } from '../support/air.ts';
import { diceThrown, eventsOf, legal, play, position, weakened, withDice, type Setting } from '../support/kit.ts';
import { airHands, dealt, fighterAt, offered, over, sky } from './sortie.ts';

const commandCards = ({ deck, sides }: State): number[] => [...deck, ...sides.flatMap(({ hand }) => hand)];

describe('the air rules', () => {
  it('are a choice for any battle: the same scenario is played with or without them (NFP-1.1)', () => {
    expect(dealt({}).air).not.toBeNull();
    expect(dealt({}, {}, { airRules: 'none' }).air).toBeNull();
    expect(position({}).air).toBeNull();
  });

  it.each(DECK_NAMES)('take Air Power, and nothing else, out of the %s deck before dealing (NFP-1.2)', (deck) => {
    const cards = commandCards(dealt({}, {}, { deck }));
    expect(cards).not.toContain(cardOf('air-power'));
    expect(cards).toHaveLength(deckCards(deck, false).length - cardCount(deck, 'air-power'));
    expect(commandCards(dealt({}, {}, { deck, airRules: 'none' }))).toContain(cardOf('air-power'));
  });

  it('switch off the earlier air strikes of a scenario, and no other rule of it (NFP-1.3, NFP-1.13)', () => {
    const strikes = (special: Record<string, boolean | string>, more: Setting = {}): string[] =>
      legal(position({ turn: 'axis', special, hands: { axis: ['recon-left', 'probe-left'], allies: [] }, ...more }));
    expect(strikes({ airStrikes: 'axis' })).toContain('play recon-left as air power');
    expect(strikes({ airStrikes: 'axis' }, { air: {} })).toEqual(['play recon-left', 'play probe-left']);
    expect(strikes({ blitz: true }, { air: {} })).toEqual(['play recon-left', 'play probe-left']);
  });

  it('leave the armour limit of Blitz as it is (NFP-1.13)', () => {
    const start = sky({ special: { blitz: true }, allies: { G5: 'armor' }, hands: { allies: ['probe-centre'] } });
    const driven = play(start, 'play probe-centre', 'order G5', 'move G5 F5', 'move F5 E5').state;
    expect(offered(driven, 'move')).toEqual([]);
  });

  it('switch Air Power off for a card under the chip too (NFP-1.13)', () => {
    const special = { commissar: 'allies', airStrikes: 'allies' };
    const chip = play(sky({ special, hands: { allies: ['recon-left', 'probe-left'] } }), 'chip recon-left').state;
    expect(legal(chip)).toEqual(['chip probe-left']);
  });

  it('leave the extra Artillery Bombard of that deck in it (NFP-1.13)', () => {
    const cards = commandCards(dealt({ special: { airPowerAsBombard: true } }));
    const bombards = cards.filter((card) => card === cardOf('artillery-bombard'));
    expect(bombards).toHaveLength(cardCount('standard', 'artillery-bombard') + 1);
    expect(cards).not.toContain(cardOf('air-power'));
  });

  it('leave a turn without aircraft as it always was (NFP-1.12)', () => {
    const setting: Setting = {
      allies: { E5: 'infantry' },
      axis: { F5: 'infantry' },
      hands: { allies: ['probe-centre'], axis: [] },
      dice: ['grenade', 'infantry', 'flag'],
    };
    const texts = ['play probe-centre', 'order E5', 'end movement', 'attack E5 F5'];
    const plain = play(position(setting), ...texts);
    const airy = play(position({ ...setting, air: {} }), ...texts);
    expect(airy.events).toEqual(plain.events);
    expect(legal(airy.state)).toEqual(legal(plain.state));
  });
});

describe('the air combat deck', () => {
  it('has 24 cards, is shuffled, and its order depends on the seed (NFP-1.4)', () => {
    const { deck, sides } = airState(dealt({ date: '1944-06-10' }));
    expect(deck.length + sides.flatMap(({ hand }) => hand).length).toBe(24);
    expect(deck).not.toEqual(deck.toSorted((a, b) => a - b));
    expect(deck).not.toEqual(deck.toSorted((a, b) => b - a));
  });

  it('may be another deck, of any size (NFP-1.4)', () => {
    const row = {
      id: 'one',
      title: 'One',
      text: 'Nothing.',
      symbol: null,
      moment: 'withTheOrder',
      effect: {},
    } as const;
    const deck = { name: 'Small', cards: [{ ...row, count: 3 }] };
    const state = dealt({}, { options: { deck, superiority: 1 } });
    expect(airHands(state)).toEqual([2, 1]);
    expect(airState(state).deck).toEqual([]);
    const smaller = { name: 'Smaller', cards: [{ ...row, count: 2 }] };
    expect(airHands(dealt({}, { options: { deck: smaller, superiority: 0 } }))).toEqual([2, 0]);
  });

  it('gives each player two cards at the start (NFP-1.6)', () => {
    expect(airHands(dealt({}))).toEqual([2, 2]);
  });
});

describe('the air hand', () => {
  const strafed = (): State =>
    sky({ air: { hands: { allies: ['strafe', 'ace'], axis: ['evade'] } }, hands: { allies: ['their-finest-hour'] } });

  it('is seen by its owner only; the other side sees how many cards it has (NFP-1.15)', () => {
    const state = strafed();
    const [own, other] = flightPlanView(view(state, 0).air)?.sides ?? [];
    expect(own?.hand).toHaveLength(2);
    expect([other?.hand, other?.cards]).toEqual([null, 1]);
    expect(flightPlanView(view(state, 1).air)?.sides[0].hand).toBeNull();
  });

  it('gives no dice for Their Finest Hour (NFP-1.15)', () => {
    expect(diceThrown(play(strafed(), 'play their-finest-hour'))).toEqual([1]);
  });

  it('gives no dice for Medics and Mechanics (NFP-1.15)', () => {
    const start = sky({ hands: { allies: ['medics-and-mechanics'] }, air: { hands: { allies: ['strafe', 'ace'] } } });
    expect(diceThrown(play(weakened(start, 'M1', 2), 'play medics-and-mechanics', 'heal M1'))).toEqual([1]);
  });

  it('never goes under the chip of the commissar (NFP-1.15)', () => {
    const start = sky({ special: { commissar: 'allies' }, air: { hands: { allies: ['strafe'] } } });
    expect(legal(start)).toEqual(['chip probe-left']);
  });

  it('is not touched by the capture of a headquarters (NFP-1.15)', () => {
    const start = sky({
      allies: { e6: 'infantry' },
      terrain: { E7: 'headquarters axis' },
      hands: { allies: ['probe-centre'], axis: ['probe-left', 'probe-right'] },
      air: { hands: { axis: ['strafe', 'ace'] } },
    });
    const captured = play(start, 'play probe-centre', 'order e6', 'move e6 E7');
    expect(eventsOf(captured, 'cardDiscarded')).toMatchObject([{ side: 1 }]);
    expect(airHand(captured.state, 'axis')).toEqual(['strafe', 'ace']);
  });

  it('has no limit (NFP-1.15)', () => {
    const all = ['strafe', 'strafe', 'strafe', 'ace', 'ace', 'throttle', 'boom-zoom', 'boom-zoom'];
    const start = sky({ hands: { allies: ['recon-left'] }, air: { hands: { allies: all } } });
    let state = play(start, 'play recon-left').state;
    while (!legal(state).includes('draw air card')) state = play(state, legal(state)[0]).state;
    expect(airHand(play(state, 'draw air card').state, 'allies')).toHaveLength(9);
  });
});

describe('aircraft and ammunition', () => {
  it('each side has one aircraft of each type and one of them in play at most (NFP-1.5)', () => {
    const start = sky({
      air: { hands: { allies: ['strafe', 'ace'] } },
      hands: { allies: ['probe-left', 'probe-left'] },
    });
    expect(flightPlanView(view(start, 0).air)?.sides.map(({ available }) => available)).toEqual([
      ['fighter', 'fighterBomber', 'bomber'],
      ['fighter', 'fighterBomber', 'bomber'],
    ]);
    const up = play(start, 'lay strafe', 'play probe-left', 'deploy fighter left', 'place aircraft B5', 'end flight');
    const next = play(over(up.state), 'pass').state;
    expect(aircraft(next, 'allies')).not.toBeNull();
    const again = play(next, 'lay ace', 'play probe-left').state;
    expect(offered(again, 'deploy')).toEqual([]);
  });

  it('all markers come from one supply that lasts for two aircraft of one type (NFP-1.4, NFP-1.11)', () => {
    expect(airState(sky()).supply).toEqual({ mg: 18, bomb: 12 });
    const twins = (type: 'fighter' | 'bomber') =>
      airState(sky({ air: { aircraft: { allies: { type, hex: 'A5' }, axis: { type, hex: 'M5' } } } })).supply;
    expect([twins('fighter'), twins('bomber')]).toEqual([
      { mg: 0, bomb: 12 },
      { mg: 18, bomb: 0 },
    ]);
  });

  it('the supply holds what is neither on an aircraft nor on the board, whatever happens (NFP-1.11)', () => {
    const start = fighterAt('C5', { axis: { D5: 'infantry', E5: 'infantry' }, allies: { A1: 'infantry' } });
    const flying = play(start, 'play direct-from-hq', 'order aircraft', 'end orders', 'fly D5', 'mark mg', 'fly E5');
    const total = (state: State): number => {
      const { supply, turn, sides } = airState(state);
      return supply.mg + turn.markers.length + sides.reduce((sum, side) => sum + (side.aircraft?.stock.mg ?? 0), 0);
    };
    const marked = play(flying.state, 'mark mg', 'fly F5', 'end flight').state;
    expect([total(start), total(marked)]).toEqual([18, 18]);
    const rolled = play(withDice(marked, 'star', 'star'), 'roll run', 'roll run').state;
    expect([total(rolled), airState(rolled).supply.mg]).toEqual([18, 11]);
  });

  it('both players see the types and the ammunition of the aircraft in play (NFP-1.16)', () => {
    const start = fighterAt('C5');
    for (const side of [0, 1] as const)
      expect(flightPlanView(view(start, side).air)?.sides[0].aircraft).toMatchObject({
        type: 'fighter',
        stock: { mg: 9, bomb: 0 },
      });
  });
});
