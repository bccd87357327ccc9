import { describe, expect, it } from 'vitest';
import type { Plane } from '../../src/memoir/air/air-pack/state.ts';
import type { Aircraft } from '../../src/memoir/air/aircraft.ts';
import { AIR_POWER, AIR_SORTIE } from '../../src/memoir/cards/card.ts';
import { cloneState, type Side, type State } from '../../src/memoir/index.ts';
import { withPiece, withPieces } from '../../src/memoir/terrain/ground.ts';
import { isOnBoard } from '../../src/memoir/units/unit.ts';
import { checkStart, checkStep, LIGHT_LAWS, STATE_LAWS, type Step } from '../../bench/invariants.ts';
import { airPack } from '../support/air-pack.ts';
import { airState } from '../support/air.ts';
import { position } from '../support/kit.ts';
import { sampleSteps } from './sample.ts';

const START = position({
  terrain: { E5: 'woods', F5: 'headquarters', G5: 'lake', H5: 'hill' },
  mines: { C5: 'axis', D5: 'axis' },
  objectives: [{ hexes: ['E5'], side: 'axis' }, { hexes: ['F3'] }],
  allies: { F3: 'infantry', G3: 'armor' },
  axis: { F7: 'infantry', G7: 'artillery' },
  sides: { axis: { hand: 2 }, allies: { hand: 2 } },
});

const infantry = START.units[0].id;

/** A way to break each law. */
const SPOILERS: Readonly<Record<string, (state: State) => void>> = {
  'the map and the units agree on who stands where': (state) => void (state.unitAt[state.units[0].hex] = -1),
  'a unit on the board has one figure to its full strength, one off it none unless it has exited': (state) =>
    void (state.units[0].figures = 9),
  'only units of the side whose turn it is have orders': (state) =>
    void (state.units[state.units.length - 1].order = 1),
  'orders, moves and battles are forgotten when the next card is asked for': (state) => void (state.units[0].moved = 1),
  'every mine lies on a minefield and every minefield hides a mine': (state) =>
    void (state.mines = state.mines.slice(1)),
  'no more sandbags lie on the table than are in the box': (state) => {
    for (let hex = 0; hex < 13; hex++) state.ground = withPiece(state.ground, hex, { id: 'sandbags' });
  },
  'terrain stays but for sandbags, wire, road blocks and mines': (state) => {
    const hex = state.ground.pieces.findIndex((pieces) => pieces.some(({ id }) => id === 'woods'));
    state.ground = withPieces(state.ground, hex, []);
  },
  'a gun has at most three cross-hairs, each on an enemy': (state) =>
    void (state.crosshairs = [{ gun: infantry, hex: 0 }]),
  'a captured headquarters is one': (state) => void (state.capturedHeadquarters = [0]),
  'visibility stays between one hex and daylight': (state) => void (state.visibility = 0),
  'no card is lost or doubled': (state) => void state.sides[0].hand.push(3),
  'hands are full again when the next card is asked for': (state) => void state.sides[1].hand.pop(),
  'medals stay within bounds and enough of them end the battle': (state) => void (state.sides[0].medals = 99),
  'only a side that can score an objective holds it': (state) => void (state.objectives[0] = 0),
  'a plain objective is with the side that stands on it': (state) => void (state.objectives[1] = -1),
  'a battle that is over has a reason that holds, and one that is not has none': (state) =>
    void (state.outcome = { winner: 0, reason: 'noUnitsLeft' }),
  'somebody decides until the battle is over, with at least one action and none twice': (state) =>
    void state.frames.push({ kind: 'section', side: 0, sections: 0 }),
  'the turn is at the bottom of the pending decisions': (state) => void state.frames.shift(),
};

const IN_THE_AIR = position({
  terrain: { E5: 'airfield' },
  objectives: [{ hexes: ['F3'] }],
  allies: { F3: 'infantry' },
  axis: { F7: 'infantry' },
  sides: { axis: { hand: 2 }, allies: { hand: 2 } },
  air: {
    hands: { allies: ['strafe'], axis: ['evade'] },
    aircraft: { allies: { type: 'fighter', hex: 'D5' }, axis: { type: 'bomber', hex: 'H5' } },
  },
});

function fighter(state: State): Aircraft {
  const aircraft = airState(state).sides[0].aircraft;
  if (aircraft === null) throw new Error('no fighter');
  return aircraft;
}

/** A way to break each law about aircraft. */
const AIR_SPOILERS: Readonly<Record<string, (state: State) => void>> = {
  'there is an air war exactly where there are air rules': (state) => void (state.air = null),
  'every marker is on an aircraft, on a hex or in the supply': (state) =>
    void (fighter(state).stock = { mg: 8, bomb: 0 }),
  'no aircraft has more ammunition than its type carries': (state) => void (fighter(state).stock = { mg: 9, bomb: 1 }),
  'no type of aircraft comes back after it was lost': (state) => void (airState(state).sides[0].lost = ['fighter']),
  'no air card is lost or doubled': (state) => void airState(state).sides[0].hand.pop(),
  'an aircraft is alone on its hex, or aboard its carrier': (state) => void (fighter(state).hex = state.units[0].hex),
  'a marker lies with the unit it was laid on': (state) => {
    const air = airState(state);
    air.turn = { ...air.turn, markers: [{ hex: 0, unit: 1, ammunition: 'mg' }], targetHexes: [0] };
  },
  'nothing of a flight is left when a card is asked for': (state) => void (fighter(state).path = [0]),
  'an objective held by bombing is on that track': (state) =>
    void (airState(state).bombed = [{ objective: 0, side: 1, held: true }]),
  'no card that the air rules take out is in the deck': (state) => void state.deck.push(AIR_POWER),
  'an airfield is held by a side or by nobody': (state) =>
    void (airState(state).airfields = [{ hexes: [0], holder: 2 as Side }]),
};

const WITH_SORTIES = position({
  terrain: { E5: 'airfield', K5: 'airfield', b4: 'ocean' },
  objectives: [{ hexes: ['F3'] }],
  allies: { F3: 'infantry', b4: 'aircraftCarrier' },
  axis: { F7: 'infantry', g8: 'infantry' },
  sides: { axis: { hand: 2 }, allies: { hand: 2 } },
  airPack: {
    sorties: { allies: 1, axis: 1 },
    planes: { allies: 'spitfire f6', axis: 'zero A9' },
    pinned: { allies: ['F7'] },
    parked: { allies: ['storch E5', 'corsair b4'], axis: ['me109 K5'] },
    ready: { allies: { E5: 2 } },
  },
});

function spitfire(state: State): Plane {
  const { plane } = airPack(state).sides[0];
  if (plane === null) throw new Error('no spitfire');
  return plane;
}

/** A way to break each law about sorties and planes. */
const SORTIE_SPOILERS: Readonly<Record<string, (state: State) => void>> = {
  'a sortie card lies beside the hand and never in it': (state) => void state.sides[0].hand.push(AIR_SORTIE),
  'the plane of a side is its own': (state) => void (airPack(state).sides[1].plane = spitfire(state)),
  'planes on the ground stand on airfields, and such as fly from carriers on carriers of their side': (state) => {
    const air = airPack(state);
    air.parked = air.parked.map((one) => (one.model === 'corsair' ? { ...one, model: 'storch' } : one));
  },
  'a plane has its hex to itself, but for markers of its side and one that takes off': (state) =>
    void (spitfire(state).hex = state.units[0].hex),
  'a plane that is nowhere or on the ground is ordered to come or to take off': (state) =>
    void (spitfire(state).hex = -1),
  'a plane flies four hexes at most, from hex to hex and none twice': (state) => {
    const plane = spitfire(state);
    plane.path = [plane.hex + 1, plane.hex, plane.hex + 1, plane.hex];
  },
  'nothing of a sortie is left when a card is asked for': (state) => void (spitfire(state).action = 'strafe'),
  'a sortie card that is laid goes with the command card of the turn': (state) => {
    airPack(state).laid = true;
    state.frames[state.frames.length - 1] = { kind: 'playCard', side: 1 };
  },
  'pinned units are enemies beside a plane that interdicts': (state) => void (spitfire(state).pinned = [0]),
  'a plane does only what its model can do': (state) => void (spitfire(state).action = 'support'),
};

const WORLDS: readonly [State, Readonly<Record<string, (state: State) => void>>][] = [
  [START, SPOILERS],
  [IN_THE_AIR, AIR_SPOILERS],
  [WITH_SORTIES, SORTIE_SPOILERS],
];

describe('the laws themselves', { timeout: 60_000 }, () => {
  it('find nothing wrong with a sound state', () => {
    expect(checkStart(START)).toBeUndefined();
    expect(checkStart(IN_THE_AIR)).toBeUndefined();
    expect(checkStart(WITH_SORTIES)).toBeUndefined();
  });

  it.each(Object.keys(STATE_LAWS))('notice when it is not so that %s', (law) => {
    const [start, spoilers] = WORLDS.find(([, laws]) => law in laws) ?? [START, SPOILERS];
    const spoiled = cloneState(start);
    spoilers[law](spoiled);
    expect(STATE_LAWS[law](spoiled, start)).toBeTypeOf('string');
  });

  it.each<[string, (state: State) => void]>([
    ['a sortie card that comes from nowhere', (state) => void (airPack(state).sides[0].sorties = 2)],
    ['the air of other rules', (state) => void (state.air = IN_THE_AIR.air)],
    ['two planes above one hex', (state) => void (spitfire(state).hex = airPack(state).sides[1].plane?.hex ?? 0)],
    ['a plane above one on the ground', (state) => void (spitfire(state).hex = airPack(state).parked[0].hex)],
    ['a unit below a plane', (state) => void (spitfire(state).hex = state.units[0].hex)],
    ['markers on open ground', (state) => void (airPack(state).ready = [{ side: 0, hex: 0, count: 1 }])],
    ['a pinned unit that is not there any more', (state) => void (spitfire(state).pinned = [state.units.length - 1])],
  ])('notice %s', (_, spoil) => {
    const spoiled = cloneState(WITH_SORTIES);
    spoil(spoiled);
    expect(checkStart(spoiled)).toBeDefined();
  });

  it('notice a step whose events are left out', () => {
    const quiet = sampleSteps(4).filter(({ before, after }) =>
      after.units.some(({ id, hex, figures }) => hex !== before.units[id].hex || figures !== before.units[id].figures),
    );
    expect(quiet.length).toBeGreaterThan(0);
    for (const step of quiet) expect(checkStep({ ...step, events: [] }, false)).toBeDefined();
  });

  it('notice a unit that comes onto a hex closed to it', () => {
    const after = cloneState(START);
    after.units[0].hex = after.ground.pieces.findIndex((pieces) => pieces.some(({ id }) => id === 'lake'));
    const step: Step = { start: START, before: START, action: { type: 'endOrders' }, after, events: [], seed: 1 };
    expect(after.units.every(isOnBoard)).toBe(true);
    expect(LIGHT_LAWS['no unit comes onto a hex that is closed to it'](step)).toContain('lake');
  });

  it('notice a step that came out differently', () => {
    const [step] = sampleSteps(1);
    const after = cloneState(step.after);
    after.random.dice += 1;
    expect(checkStep({ ...step, after }, true)?.law).toMatch(/goes on identically/);
  });
});
