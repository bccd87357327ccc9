import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AIRCRAFT_TYPES, AMMUNITION } from '../../src/memoir/air/aircraft.ts';
import type { FlightAction, FlightEvent } from '../../src/memoir/air/flying-piece.ts';
import type { NewFlightPlanAction } from '../../src/memoir/air/new-flight-plan/action.ts';
import type { NewFlightPlanEvent, NewFlightPlanRoll } from '../../src/memoir/air/new-flight-plan/event.ts';
import type { GameEvent } from '../../src/memoir/event.ts';
import { view, type View } from '../../src/memoir/index.ts';
import { NO_UNIT } from '../../src/memoir/state.ts';
import { loadAir } from '../../src/ui/air/late.tsx';
import { actionText } from '../../src/ui/text/actions.ts';
import { airSayings } from '../../src/ui/text/air-sayings.ts';
import { eventText, rollText } from '../../src/ui/text/events.ts';
import { i18n } from '../../src/ui/text/i18n.ts';
import { position } from '../support/kit.ts';

/** Sentences that are not there, or were asked for without a word they need. */
const holes = new Set<string>();

let seen: View;

beforeAll(async () => {
  await loadAir('new-flight-plan');
  i18n.onHole((hole) => holes.add(hole));
  const aircraft = { allies: { type: 'fighter', hex: 'C5' }, axis: { type: 'bomber', hex: 'D5' } } as const;
  seen = view(position({ air: { aircraft } }), 0);
});

afterAll(() => {
  expect([...holes]).toEqual([]);
});

const AT = { side: 0, hex: 40 } as const;
const WAY = { side: 0, from: 40, to: 41 } as const;

type AirEvent = FlightEvent | NewFlightPlanEvent;
type AirAction = FlightAction | NewFlightPlanAction;

/** One of each, so that a new kind cannot come without words. */
const EVENTS: { readonly [T in AirEvent['type']]: readonly Extract<AirEvent, { type: T }>[] } = {
  aircraftWithdrawn: [true, false].map((forced) => ({ type: 'aircraftWithdrawn', ...AT, aircraft: 'fighter', forced })),
  aircraftRefuelled: AIRCRAFT_TYPES.map((aircraft) => ({ type: 'aircraftRefuelled', ...AT, aircraft })),
  airCardPlayed: [NO_UNIT, 0].map((unit) => ({ type: 'airCardPlayed', side: 0, card: 0, unit })),
  airCardDrawn: [{ type: 'airCardDrawn', side: 0, card: 0, seenBy: 0 }],
  airDeckShuffled: [1, 2].map((cards) => ({ type: 'airDeckShuffled', cards })),
  aircraftDeployed: AIRCRAFT_TYPES.map((aircraft) => ({ type: 'aircraftDeployed', side: 0, aircraft, section: 1 })),
  aircraftOrdered: [true, false].map((onTheMove) => ({ type: 'aircraftOrdered', ...AT, onTheMove })),
  aircraftPlaced: [{ type: 'aircraftPlaced', ...AT, aircraft: 'bomber' }],
  aircraftMoved: [{ type: 'aircraftMoved', ...WAY }],
  markerLaid: AMMUNITION.map((ammunition) => ({ type: 'markerLaid', ...AT, ammunition })),
  markerLapsed: AMMUNITION.map((ammunition) => ({ type: 'markerLapsed', ...AT, ammunition })),
  aircraftLanded: [{ type: 'aircraftLanded', ...AT }],
  flightEnded: [],
  dogfightDeclared: [{ type: 'dogfightDeclared', ...WAY }],
  bombingDeclared: [{ type: 'bombingDeclared', ...AT }],
  runAttacked: [NO_UNIT, 0].flatMap((unit) =>
    [1, 2].map((dice) => ({ type: 'runAttacked' as const, ...AT, from: 41, unit, dice })),
  ),
  aircraftFiredAt: (['groundFire', 'ambush', 'flakTrap'] as const).flatMap((reason) =>
    [1, 3].map((dice) => ({ type: 'aircraftFiredAt' as const, ...AT, from: 41, unit: 0, dice, reason })),
  ),
  dogfightFought: [true, false].flatMap((answer) =>
    [1, 3].map((dice) => ({ type: 'dogfightFought' as const, ...WAY, dice, answer })),
  ),
  hitsCancelled: [1, 2].map((count) => ({ type: 'hitsCancelled', ...AT, count })),
  aircraftLost: (['shotDown', 'onTheGround', 'withCarrier'] as const).map((cause) => ({
    type: 'aircraftLost',
    ...AT,
    aircraft: 'fighterBomber',
    cause,
  })),
  aircraftDrivenOff: [{ type: 'aircraftDrivenOff', ...AT, aircraft: 'fighter' }],
  objectiveBombed: [true, false].map((taken) => ({ type: 'objectiveBombed', ...AT, taken })),
};

const ACTIONS: { readonly [T in AirAction['type']]: readonly Extract<AirAction, { type: T }>[] } = {
  withdrawAircraft: [{ type: 'withdrawAircraft' }],
  layAirCard: [{ type: 'layAirCard', card: 0 }],
  deployAircraft: AIRCRAFT_TYPES.map((aircraft) => ({ type: 'deployAircraft', aircraft, section: 2 })),
  orderAircraft: [true, false].map((onTheMove) => ({ type: 'orderAircraft', onTheMove })),
  placeAircraft: [{ type: 'placeAircraft', to: 5 }],
  flyTo: [{ type: 'flyTo', to: 5 }],
  layMarker: AMMUNITION.map((ammunition) => ({ type: 'layMarker', ammunition })),
  endFlight: [{ type: 'endFlight' }],
  declareDogfight: [{ type: 'declareDogfight' }],
  declareBombing: [{ type: 'declareBombing' }],
  endDeclarations: [{ type: 'endDeclarations' }],
  attackAircraft: [{ type: 'attackAircraft', unit: 0 }],
  strikeAircraft: [{ type: 'strikeAircraft' }],
  rollRun: [{ type: 'rollRun' }],
  rollDogfight: [{ type: 'rollDogfight' }],
  rollBombing: [{ type: 'rollBombing' }],
  removeObstacle: [{ type: 'removeObstacle', terrain: 'wire' }],
  playAirCard: [NO_UNIT, 0].map((unit) => ({ type: 'playAirCard', card: 0, unit })),
  declineAirCard: [{ type: 'declineAirCard' }],
  drawAirCard: [{ type: 'drawAirCard' }],
  leaveAirCard: [{ type: 'leaveAirCard' }],
};

const ROLLS: readonly NewFlightPlanRoll[] = [
  'attackRun',
  'groundFire',
  'flakTrap',
  'confirmation',
  'dogfight',
  'turnTheTables',
  'strategicBombing',
];

const SENTENCE = /^(?!.*(undefined|null|NaN|\{\{|\$t|  ))\S.*\S$/;

describe('every sentence of the air war', () => {
  it.each(Object.values(EVENTS).flat())('of the event %j is whole', (event: AirEvent) => {
    for (const reader of [0, 1, null] as const) expect(eventText(seen, event, reader)).toMatch(SENTENCE);
  });

  it.each(Object.values(ACTIONS).flat())('of the action %j is whole', (action) => {
    expect(actionText(seen, action)).toMatch(SENTENCE);
  });

  it.each(ROLLS)('of a roll for %s is whole, and says beside the dice who throws and why', (reason) => {
    for (const faces of [['grenade'], ['flag'], ['star']] as const)
      for (const hits of [0, 1, 2]) {
        const roll: Extract<GameEvent, { type: 'diceRolled' }> = { type: 'diceRolled', ...AT, faces, hits, reason };
        expect(rollText(seen, roll)).toMatch(SENTENCE);
      }
    expect(airSayings('new-flight-plan')?.thrown(reason, 1)).toMatch(/^Axis/);
  });

  it('tells a drawn air card to its owner alone', () => {
    const [drawn] = EVENTS.airCardDrawn;
    expect(eventText(seen, drawn, 0)).toMatch(/^Allies draw the air card \S/);
    expect(eventText(seen, drawn, 1)).toBe('Allies draw an air card');
    expect(eventText(seen, drawn, null)).toBe('Allies draw an air card');
  });

  it('says whether something was declared before', () => {
    const after = (turn: object) =>
      actionText({ ...seen, air: { sides: [], turn: { markers: [], ...turn } } }, { type: 'endDeclarations' });
    expect(after({ dogfight: false, bombing: -1 })).toBe('Declare nothing');
    expect(after({ dogfight: true, bombing: -1 })).toBe('Declare nothing more');
    expect(after({ dogfight: false, bombing: 0 })).toBe('Declare nothing more');
  });

  it('names side, aircraft and hex, and the flank only of the one that acts', () => {
    const [lost] = EVENTS.aircraftLost;
    expect(eventText(seen, lost, null)).toMatch(/^American fighter-bomber on \w\d is shot down$/);
    const [laid] = EVENTS.markerLaid;
    expect(eventText(seen, laid, null)).toMatch(/ on \w\d \((left flank|centre|right flank).*\) (lays|flies|comes)/);
  });
});
