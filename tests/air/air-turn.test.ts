import { describe, expect, it } from 'vitest';
import { aircraft, airHand, airState } from '../support/air.ts';
import { deciderName, eventsOf, legal, medals, play, position, type Played, type Setting } from '../support/kit.ts';
import { eventTypes, ordered, rolls } from './in-the-air.ts';

const STAR = 'star' as const;

/**
 * An Allied bomber over C5; on its way enemies on D5 and E5, an objective on F5 and an enemy fighter over f6.
 * Infantry stands ready on C3.
 */
const TURN: Setting = {
  allies: { C3: 'infantry', M1: 'infantry' },
  axis: { D5: 'infantry', E5: 'infantry', G5: 'infantry', A9: 'infantry' },
  objectives: [{ hexes: ['F5'] }],
  hands: { allies: ['direct-from-hq'], axis: ['ambush', 'probe-left'] },
  deckTop: ['dig-in', 'barrage'],
  air: {
    hands: { allies: ['carpet'], axis: ['flak-trap', 'tables'] },
    aircraft: { allies: { type: 'bomber', hex: 'C5' }, axis: { type: 'fighter', hex: 'f6' } },
  },
  dice: [STAR, STAR, STAR, 'infantry', STAR, STAR, 'flag', STAR, STAR, STAR, STAR, 'grenade'],
};

/** Plays one action after the other and writes down who did it. */
function story(state: Played['state'], ...texts: string[]): Played & { who: string[] } {
  const who: string[] = [];
  const events: Played['events'] = [];
  let now = state;
  for (const text of texts) {
    who.push(`${deciderName(now)}: ${text}`);
    const next = play(now, text);
    now = next.state;
    events.push(...next.events);
  }
  return { state: now, events, who };
}

const WHOLE = [
  'lay carpet',
  'play direct-from-hq',
  'order C3',
  'end orders',
  'fly D5',
  'mark bomb',
  'ambush',
  'fly E5',
  'mark bomb',
  'fly F5',
  'end flight',
  'declare dogfight',
  'declare bombing',
  'decline air card',
  'move C3 c4',
  'end movement',
  'roll run',
  'roll run',
  'retreat e6',
  'roll dogfight',
  'play tables',
  'roll bombing',
  'end battle',
];

describe('the air turn', () => {
  it('goes step by step: card, orders, flight with its windows, combats, draw (NFP-12.2, NFP-12.3, NFP-12.4, NFP-12.5, NFP-12.6)', () => {
    const turn = story(position(TURN), ...WHOLE);
    const steps = eventTypes(turn).filter((type) =>
      /phaseStarted|air|run|flight|marker|dogfight|bomb|ambush|diceRolled|card/i.test(type),
    );
    expect(steps).toEqual([
      'airCardPlayed',
      'cardPlayed',
      'phaseStarted',
      'aircraftOrdered',
      'phaseStarted',
      'aircraftMoved',
      'markerLaid',
      'ambushPlayed',
      'aircraftFiredAt',
      'diceRolled',
      'aircraftMoved',
      'markerLaid',
      'aircraftMoved',
      'flightEnded',
      'dogfightDeclared',
      'bombingDeclared',
      'phaseStarted',
      'runAttacked',
      'diceRolled',
      'runAttacked',
      'diceRolled',
      'dogfightFought',
      'diceRolled',
      'airCardPlayed',
      'dogfightFought',
      'diceRolled',
      'diceRolled',
      'objectiveBombed',
      'phaseStarted',
      'cardDiscarded',
      'cardDrawn',
      'cardDiscarded',
      'cardDrawn',
      'phaseStarted',
    ]);
    expect(rolls(turn)).toEqual([
      'ambush 3',
      'attackRun 2',
      'attackRun 2',
      'dogfight 1',
      'turnTheTables 3',
      'strategicBombing 1',
    ]);
    expect(turn.who.filter((text) => text.startsWith('axis'))).toEqual([
      'axis: ambush',
      'axis: decline air card',
      'axis: retreat e6',
      'axis: play tables',
    ]);
    expect([medals(turn.state, 'allies'), deciderName(turn.state)]).toEqual([1, 'axis']);
  });

  it('ends with everything discarded and the ambush replaced first (NFP-12.8, NFP-2.15)', () => {
    const turn = story(position(TURN), ...WHOLE);
    expect(eventsOf(turn, 'cardDiscarded').map(({ side }) => side)).toEqual([1, 0]);
    expect(eventsOf(turn, 'cardDrawn').map(({ side }) => side)).toEqual([1, 0]);
    expect([airState(turn.state).discard.length, airHand(turn.state, 'allies'), airHand(turn.state, 'axis')]).toEqual([
      2,
      [],
      ['flak-trap'],
    ]);
  });

  it('throws each roll of the combats by itself, with no other battle in between (NFP-12.10, NFP-12.6)', () => {
    const setting: Setting = {
      ...TURN,
      hands: { allies: ['direct-from-hq'], axis: [] },
      allies: { c4: 'infantry', M1: 'infantry' },
    };
    const flown = play(
      ordered(setting, ['aircraft', 'c4']),
      'fly D5',
      'mark bomb',
      'fly E5',
      'mark bomb',
      'fly F5',
      'end flight',
      'declare dogfight',
      'end declarations',
      'decline air card',
      'end movement',
    );
    expect(legal(flown.state)).toEqual(['attack c4 D5', 'roll run', 'end battle']);
    const first = play(flown.state, 'roll run');
    expect([rolls(first), legal(first.state)]).toEqual([['attackRun 1'], ['roll run']]);
    const second = play(first.state, 'roll run');
    expect([rolls(second), legal(second.state)]).toEqual([['attackRun 1'], ['roll dogfight']]);
  });

  it('lets another unit battle first, and begins the combats afterwards (NFP-12.6)', () => {
    const setting: Setting = {
      ...TURN,
      hands: { allies: ['direct-from-hq'], axis: [] },
      allies: { c4: 'infantry', M1: 'infantry' },
      dice: [STAR, STAR, STAR, STAR],
    };
    const flown = play(
      ordered(setting, ['aircraft', 'c4']),
      'fly D5',
      'mark bomb',
      'fly c6',
      'end flight',
      'decline air card',
      'end movement',
    );
    const battled = play(flown.state, 'attack c4 D5', 'roll run');
    expect(rolls(battled)).toEqual(['attack 3', 'attackRun 1']);
  });

  it('gives the movement to units and aircraft in any order, one at a time (NFP-12.4)', () => {
    const open: Setting = { ...TURN, hands: { allies: ['direct-from-hq'], axis: [] } };
    const before = play(ordered(open, ['aircraft', 'C3']), 'move C3 c4', 'fly D5');
    expect(legal(before.state).filter((text) => text.startsWith('move'))).toEqual([]);
    const after = play(before.state, 'fly c6', 'end flight', 'decline air card');
    expect(legal(after.state).filter((text) => text.startsWith('fly'))).toEqual([]);
    const later = play(ordered(open, ['aircraft', 'C3']), 'fly c6', 'end flight', 'decline air card', 'move C3 c4');
    expect(aircraft(later.state, 'allies')?.moveEnded).toBe(true);
  });
});
