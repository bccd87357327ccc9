import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AirPackAction } from '../../src/memoir/air/air-pack/action.ts';
import type { AirPackEvent, AirPackRoll } from '../../src/memoir/air/air-pack/event.ts';
import { PLANE_MODELS } from '../../src/memoir/air/air-pack/planes.ts';
import type { FlightAction, FlightEvent } from '../../src/memoir/air/flying-piece.ts';
import type { GameEvent } from '../../src/memoir/event.ts';
import { view, type View } from '../../src/memoir/index.ts';
import { NO_UNIT } from '../../src/memoir/state.ts';
import { loadAir } from '../../src/ui/air/late.tsx';
import { actionText } from '../../src/ui/text/actions.ts';
import { airSayings } from '../../src/ui/text/air-sayings.ts';
import { eventText, rollText } from '../../src/ui/text/events.ts';
import { i18n } from '../../src/ui/text/i18n.ts';
import { position } from '../support/kit.ts';

type PlaneEvent = FlightEvent | AirPackEvent;
type PlaneAction = FlightAction | AirPackAction;

/** Sentences that are not there, or were asked for without a word they need. */
const holes = new Set<string>();

let seen: View;

beforeAll(async () => {
  await loadAir('air-pack');
  i18n.onHole((hole) => holes.add(hole));
  seen = view(position({ airPack: { planes: { allies: 'p38 C5', axis: 'storch D5' } } }), 0);
});

afterAll(() => {
  expect([...holes]).toEqual([]);
});

const AT = { side: 0, hex: 40 } as const;
const P38 = { ...AT, model: 'p38' } as const;
const BOTH = [true, false] as const;

/** One of each, so that a new kind cannot come without words. */
const EVENTS: { readonly [T in PlaneEvent['type']]: readonly Extract<PlaneEvent, { type: T }>[] } = {
  sortieRevealed: [{ type: 'sortieRevealed', side: 0 }],
  sortieLaid: [{ type: 'sortieLaid', side: 0 }],
  sortieAnnounced: [{ type: 'sortieAnnounced', side: 0, card: 0 }],
  planeLaunched: PLANE_MODELS.flatMap((model) =>
    [1, 2, 4, 7].map((section) => ({ type: 'planeLaunched' as const, side: 0 as const, model, section })),
  ),
  planeOrdered: BOTH.flatMap((takesOff) =>
    BOTH.flatMap((bySortie) =>
      BOTH.map((onTheMove) => ({ type: 'planeOrdered' as const, ...P38, takesOff, bySortie, onTheMove })),
    ),
  ),
  planeEntered: [{ type: 'planeEntered', ...P38 }],
  aircraftMoved: [{ type: 'aircraftMoved', side: 0, from: 40, to: 41 }],
  planeMoveEnded: [],
  planeLanded: [{ type: 'planeLanded', ...P38 }],
  planeRemoved: (['notOrdered', 'recalled', 'noRoom', 'rescued'] as const).map((cause) => ({
    type: 'planeRemoved',
    ...P38,
    cause,
  })),
  planeLost: (['airCheck', 'dive', 'onTheGround', 'withCarrier'] as const).map((cause) => ({
    type: 'planeLost',
    ...P38,
    cause,
  })),
  readyMarkersLost: (['onTheGround', 'withCarrier'] as const).flatMap((cause) =>
    [1, 2].map((count) => ({ type: 'readyMarkersLost' as const, ...AT, count, cause })),
  ),
  airCheckMade: [
    [2, 0],
    [0, 1],
    [1, 3],
  ].map(([terrainDice, enemyDice]) => ({ type: 'airCheckMade', ...P38, terrainDice, enemyDice })),
  hexStrafed: [NO_UNIT, 0].map((unit) => ({ type: 'hexStrafed', ...AT, from: 41, unit })),
  groundSupported: [{ type: 'groundSupported', ...AT }],
  groundInterdicted: [[], [0], [0, 1]].map((units) => ({ type: 'groundInterdicted', ...AT, units })),
  planeDived: [{ type: 'planeDived', ...P38, from: 41, unit: 0 }],
  unitRescued: [{ type: 'unitRescued', unit: 0, hex: 40, from: 41 }],
  airfieldAttacked: [1, 3].map((dice) => ({ type: 'airfieldAttacked', ...AT, unit: 1, from: 41, dice })),
};

const ACTIONS: { readonly [T in PlaneAction['type']]: readonly Extract<PlaneAction, { type: T }>[] } = {
  playSortie: [{ type: 'playSortie' }],
  laySortie: [{ type: 'laySortie' }],
  playAsSortie: [{ type: 'playAsSortie', card: 0 }],
  launchPlane: PLANE_MODELS.flatMap((model) =>
    [1, 7].map((section) => ({ type: 'launchPlane' as const, model, section })),
  ),
  sendPlane: [{ type: 'sendPlane' }],
  recallPlane: [{ type: 'recallPlane' }],
  orderPlane: BOTH.map((onTheMove) => ({ type: 'orderPlane', onTheMove })),
  takeOff: BOTH.map((onTheMove) => ({ type: 'takeOff', hex: 40, model: 'p38', onTheMove })),
  placeAircraft: [{ type: 'placeAircraft', to: 5 }],
  flyTo: [{ type: 'flyTo', to: 5 }],
  endFlight: [{ type: 'endFlight' }],
  stayGrounded: [{ type: 'stayGrounded' }],
  strafe: [40, 41].map((to) => ({ type: 'strafe', from: 40, to })),
  supportGround: [{ type: 'supportGround' }],
  interdictGround: [{ type: 'interdictGround' }],
  dive: [{ type: 'dive', unit: 0 }],
  rescue: [{ type: 'rescue', unit: 0 }],
  land: [{ type: 'land' }],
  stayAloft: [{ type: 'stayAloft' }],
  attackAirfield: [{ type: 'attackAirfield', unit: 0, hex: 40 }],
  strikeAirfield: [{ type: 'strikeAirfield', hex: 40 }],
  drawTwo: [{ type: 'drawTwo' }],
  drawOne: [{ type: 'drawOne' }],
  announceSortie: [{ type: 'announceSortie', card: 0 }],
  announceNothing: [{ type: 'announceNothing' }],
};

const ROLLS: readonly AirPackRoll[] = ['airCheck', 'strafing', 'kamikaze', 'airfieldAttack'];

const SENTENCE = /^(?!.*(undefined|null|NaN|\{\{|\$t|  ))\S.*\S$/;

describe('every sentence of Air Pack', () => {
  it.each(Object.values(EVENTS).flat())('of the event %j is whole', (event: PlaneEvent) => {
    for (const reader of [0, 1, null] as const) expect(eventText(seen, event, reader)).toMatch(SENTENCE);
  });

  it.each(Object.values(ACTIONS).flat())('of the action %j is whole', (action) => {
    expect(actionText(seen, action)).toMatch(SENTENCE);
  });

  it.each(ROLLS)('of a roll for %s is whole, and says beside the dice who throws and why', (reason) => {
    for (const hits of [0, 1, 2]) {
      const roll: Extract<GameEvent, { type: 'diceRolled' }> = {
        type: 'diceRolled',
        ...AT,
        faces: ['star'],
        hits,
        reason,
      };
      expect(rollText(seen, roll)).toMatch(SENTENCE);
    }
    expect(airSayings('air-pack')?.thrown(reason, 1)).toMatch(/^Axis/);
  });

  it('names side, model and hex, and the flank only of the one that acts', () => {
    const [lost] = EVENTS.planeLost;
    expect(eventText(seen, lost, null)).toMatch(/^American P-38 Lightning on \w\d fails its air check and is lost$/);
    const [landed] = EVENTS.planeLanded;
    expect(eventText(seen, landed, null)).toMatch(/ on \w\d \((left flank|centre|right flank).*\) lands$/);
  });

  it('tells a flight as one, from where the plane comes on to its landing', () => {
    const join = airSayings('air-pack')?.join;
    const [entered] = EVENTS.planeEntered;
    const [moved] = EVENTS.aircraftMoved;
    const flown = join?.(entered, moved) ?? null;
    const landed = flown === null ? null : (join?.(flown, { type: 'planeLanded', ...P38, hex: 41 }) ?? null);
    if (landed === null) throw new Error('told apart');
    expect(eventText(seen, landed, null)).toMatch(
      /^American P-38 Lightning comes on over \w\d and flies to .* and lands$/,
    );
    expect(airSayings('air-pack')?.hexes(landed)).toEqual([40, 41]);
  });
});
