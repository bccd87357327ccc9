import { describe, expect, it } from 'vitest';
import type { Face } from '../../src/memoir/dice.ts';
import { handOf } from '../cards/table.ts';
import { aircraft, airHand, airState } from '../support/air.ts';
import { deciderName, eventsOf, legal, play, position, type Played, type Setting } from '../support/kit.ts';
import { eventTypes, finish, ordered, rolls } from './in-the-air.ts';

const DRAW = ['draw air card', 'leave air card'];
const STAR = 'star' as const;

describe('Recon 1', () => {
  const recon = (more: Setting = {}): Played =>
    play(
      position({
        hands: { allies: ['recon-left'], axis: [] },
        deckTop: ['dig-in', 'barrage'],
        ...more,
        air: { deckTop: ['ace'], ...more.air },
      }),
      'play recon-left',
    );

  it('draws two command cards to keep one, and then an air card (NFP-9.1, NFP-12.8)', () => {
    const end = recon();
    expect(legal(end.state)).toEqual(['keep dig-in', 'keep barrage']);
    const kept = play(end.state, 'keep dig-in');
    expect([deciderName(kept.state), legal(kept.state)]).toEqual(['allies', DRAW]);
    const drawn = play(kept.state, 'draw air card');
    expect([handOf(drawn.state, 'allies'), airHand(drawn.state, 'allies')]).toEqual([['dig-in'], ['ace']]);
    expect([airHand(drawn.state, 'axis'), deciderName(drawn.state)]).toEqual([[], 'axis']);
  });

  it('finds the air card of the turn among the discards, and no more on the table (NFP-12.8, NFP-2.15)', () => {
    const setting: Setting = {
      hands: { allies: ['recon-left'], axis: [] },
      air: { hands: { allies: ['strafe'] }, aircraft: { allies: { type: 'fighter', hex: 'B5' } } },
    };
    let state = play(position(setting), 'lay strafe', 'play recon-left').state;
    while (!legal(state).includes('draw air card')) state = play(state, legal(state).at(-1) ?? '').state;
    expect([airState(state).discard.length, airState(state).turn.played]).toEqual([1, [-1, -1]]);
  });

  it('leaves the draw of the air card to its player (NFP-9.9)', () => {
    const left = play(recon().state, 'keep dig-in', 'leave air card');
    expect([airHand(left.state, 'allies'), deciderName(left.state)]).toEqual([[], 'axis']);
  });

  it('asks nothing where there is no air card left to draw (NFP-9.1, NFP-2.15)', () => {
    const end = recon().state;
    const spent = { ...end, air: { ...airState(end), deck: [], discard: [] } };
    expect(deciderName(play(spent, 'keep dig-in').state)).toBe('axis');
  });

  it('copied by Counter-Attack brings the air card too (NFP-9.1, NFP-3.20)', () => {
    const setting: Setting = { hands: { allies: ['counter-attack'], axis: [] }, lastCard: { axis: 'recon-left' } };
    const end = finish(
      play(position({ ...setting, air: {} }), 'play counter-attack').state,
      'end orders',
      'end movement',
    );
    expect(legal(play(end, legal(end)[0]).state)).toEqual(DRAW);
  });

  it('is the only section card that does (NFP-9.1)', () => {
    const probe = play(position({ hands: { allies: ['probe-left'], axis: [] }, air: {} }), 'play probe-left');
    expect([deciderName(probe.state), eventTypes(probe).includes('airCardDrawn')]).toEqual(['axis', false]);
  });
});

describe('Their Finest Hour', () => {
  /** An Allied fighter over C5, an enemy on D5; the dice of the card are these. */
  const hour = (dice: Face[], more: Setting = {}): Setting => ({
    axis: { D5: 'infantry', A9: 'infantry' },
    dice,
    ...more,
    air: { ...more.air, aircraft: { allies: { type: 'fighter', hex: 'C5' } } },
  });
  const HANDS: Setting['hands'] = { allies: ['their-finest-hour'], axis: [] };

  it('orders an aircraft on the board with a star, and with nothing else (NFP-9.4)', () => {
    const orders = (...faces: Face[]): string[] =>
      legal(play(position({ ...hour(faces), hands: HANDS }), 'play their-finest-hour').state);
    expect(orders('star')).toContain('order aircraft');
    expect(orders('infantry')).not.toContain('order aircraft');
    expect(orders('armor')).not.toContain('order aircraft');
  });

  it('spends the star on it (NFP-9.4)', () => {
    const one = play(position({ ...hour(['star']), hands: HANDS }), 'play their-finest-hour', 'order aircraft');
    expect(legal(one.state)).not.toContain('order M1');
    expect(legal(one.state)).toContain('fly D5');
  });

  it('never deploys one (NFP-9.4)', () => {
    const none: Setting = { hands: HANDS, dice: ['star'], air: { hands: { allies: ['carpet'] } } };
    expect(legal(position(none))).toEqual(['play their-finest-hour']);
    expect(legal(play(position(none), 'play their-finest-hour').state)).toEqual(['order M1', 'end orders']);
  });

  it('gives each marker of the run a die more, and adds it to the dice of an air card (NFP-9.4, NFP-9.7)', () => {
    const plain = play(
      ordered(hour(['star', STAR, STAR]), ['aircraft'], 'their-finest-hour'),
      'fly D5',
      'mark mg',
      'fly E5',
      'end flight',
      'roll run',
    );
    expect(rolls(plain)).toEqual(['attackRun 2']);
    const setting = hour(['star', STAR, STAR, STAR], { hands: HANDS, air: { hands: { allies: ['strafe'] } } });
    const laid = play(position(setting), 'lay strafe', 'play their-finest-hour', 'order aircraft');
    const carded = play(laid.state, 'fly D5', 'mark mg', 'fly E5', 'end flight', 'roll run');
    expect(rolls(carded)).toEqual(['attackRun 3']);
  });

  it('gives a dogfight no die (NFP-9.7)', () => {
    const setting = hour(['star', STAR, STAR, STAR]);
    const rival: Setting = {
      ...setting,
      air: { aircraft: { allies: { type: 'fighter', hex: 'C5' }, axis: { type: 'bomber', hex: 'c6' } } },
    };
    const fought = play(
      finish(ordered(rival, ['aircraft'], 'their-finest-hour'), 'end movement'),
      'declare dogfight',
      'roll dogfight',
    );
    expect(rolls(fought)).toEqual(['dogfight 3']);
  });

  it('shuffles both decks with their discards, then each side may draw an air card, the active one first (NFP-9.4, NFP-9.8)', () => {
    const setting: Setting = { hands: HANDS, dice: ['flag'], air: { hands: {} } };
    const start = position(setting);
    const air = airState(start);
    const state = { ...start, air: { ...air, discard: air.deck.slice(0, 4), deck: air.deck.slice(4) } };
    const end = play(state, 'play their-finest-hour');
    const order = eventTypes(end).filter((type) => /Shuffled|cardDrawn|airCardDrawn/.test(type));
    expect(order).toEqual(['deckShuffled', 'airDeckShuffled', 'cardDrawn']);
    expect([airState(end.state).discard, airState(end.state).deck.length]).toEqual([[], 24]);
    expect([deciderName(end.state), legal(end.state)]).toEqual(['allies', DRAW]);
    const first = play(end.state, 'draw air card');
    expect([deciderName(first.state), legal(first.state)]).toEqual(['axis', DRAW]);
    const second = play(first.state, 'draw air card');
    expect([airHand(second.state, 'allies'), airHand(second.state, 'axis')].map(({ length }) => length)).toEqual([
      1, 1,
    ]);
  });

  it('shuffles the air card played with it in as well (NFP-9.8, NFP-2.15)', () => {
    const setting = hour(['flag'], { hands: HANDS, air: { hands: { allies: ['strafe'] } } });
    const end = play(position(setting), 'lay strafe', 'play their-finest-hour');
    expect(airState(end.state).deck).toHaveLength(24);
  });

  it('shuffles the air deck also where the scenario forbids it for the command deck (NFP-9.8)', () => {
    const once: Setting = { hands: HANDS, dice: ['flag'], special: { deckOnce: true }, air: {} };
    const end = play(position(once), 'play their-finest-hour');
    expect([eventsOf(end, 'airDeckShuffled').length, eventsOf(end, 'deckShuffled').length]).toEqual([1, 0]);
  });

  it('leaves the draws to the players (NFP-9.9)', () => {
    const end = play(position({ hands: HANDS, dice: ['flag'], air: {} }), 'play their-finest-hour');
    const left = play(end.state, 'leave air card', 'leave air card');
    expect([airHand(left.state, 'allies'), airHand(left.state, 'axis'), deciderName(left.state)]).toEqual([
      [],
      [],
      'axis',
    ]);
    expect(aircraft(left.state, 'allies')).toBeNull();
  });
});
