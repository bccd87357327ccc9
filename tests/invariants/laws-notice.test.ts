import { describe, expect, it } from 'vitest';
import { cloneState, type State } from '../../src/memoir/index.ts';
import { withPiece, withPieces } from '../../src/memoir/terrain/ground.ts';
import { isOnBoard } from '../../src/memoir/units/unit.ts';
import { checkStart, checkStep, LIGHT_LAWS, STATE_LAWS, type Step } from '../../bench/invariants.ts';
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

describe('the laws themselves', { timeout: 60_000 }, () => {
  it('find nothing wrong with a sound state', () => {
    expect(checkStart(START)).toBeUndefined();
  });

  it.each(Object.keys(STATE_LAWS))('notice when it is not so that %s', (law) => {
    const spoiled = cloneState(START);
    SPOILERS[law](spoiled);
    expect(STATE_LAWS[law](spoiled, START)).toBeTypeOf('string');
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
