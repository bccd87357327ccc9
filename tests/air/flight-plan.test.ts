import { describe, expect, it } from 'vitest';
import { flightPlan, type FlightPlan } from '../../src/memoir/air/new-flight-plan/flight-plan.ts';
import { threatsAt } from '../../src/memoir/air/new-flight-plan/forecast.ts';
import type { State } from '../../src/memoir/index.ts';
import { OFF_MAP } from '../../src/memoir/units/unit.ts';
import { hexNamed, labelOf, legal, play, position, type Setting } from '../support/kit.ts';
import { flown as carded, laid } from './cards/carded.ts';
import { finish, ordered } from './in-the-air.ts';
import { fighterAt, flown, go, markers, offered, sky } from './sortie.ts';

/** The plan, in accord with what the game offers at this moment. */
function planOf(state: State): FlightPlan {
  const plan = flightPlan(state);
  if (plan === null) throw new Error('No flight is under way');
  const steps = [...offered(state, 'fly'), ...offered(state, 'place aircraft')];
  expect(plan.steps.map((hex) => labelOf(state, hex)).toSorted()).toEqual(steps.toSorted());
  expect([...plan.mayMark]).toEqual(offered(state, 'mark'));
  expect(plan.path.length > 0 && plan.mayEnd).toBe(legal(state).includes('end flight'));
  if (plan.path.length > 0 && plan.mayEnd) {
    const ended = play(state, 'end flight');
    expect(legal(ended.state).includes('declare dogfight')).toBe(plan.dogfight);
    expect(legal(ended.state).includes('declare bombing')).toBe(plan.bombing);
    expect(ended.events.some(({ type }) => type === 'aircraftLanded')).toBe(plan.lands !== null);
  }
  return plan;
}

const ENEMIES = { D5: 'infantry', E5: 'infantry', F5: 'infantry', G5: 'infantry', A9: 'infantry' };
const moving = (setting: Setting = {}, hex = 'C5'): State => flown(fighterAt(hex, setting)).state;

describe('the plan of a flight', () => {
  it('begins where the aircraft is, with all its hexes, targets and ammunition (NFP-3.15, NFP-4.1, NFP-5.4)', () => {
    const state = moving();
    expect(planOf(state)).toMatchObject({
      side: 0,
      type: 'fighter',
      hex: hexNamed(state, 'C5'),
      path: [],
      stock: { mg: 9, bomb: 0 },
      limit: 4,
      left: 4,
      mayEnd: true,
      lands: null,
      markers: [],
      targetHexes: [],
      targetsLeft: 3,
      mayMark: [],
      special: null,
      specialLost: false,
    });
  });

  it('follows it hex by hex, marker by marker (NFP-4.1, NFP-4.3, NFP-5.4, NFP-5.5)', () => {
    let state = go(moving({ axis: ENEMIES }), 'fly D5').state;
    expect(planOf(state)).toMatchObject({ left: 3, mayEnd: false, mayMark: ['mg'], targetsLeft: 3 });
    state = go(state, 'mark mg').state;
    expect(planOf(state)).toMatchObject({ left: 3, mayMark: [], targetsLeft: 2, stock: { mg: 8 } });
    state = go(state, 'fly E5', 'mark mg', 'fly F5', 'mark mg').state;
    const plan = planOf(state);
    expect([plan.left, plan.targetsLeft, plan.markers.length]).toEqual([1, 0, 3]);
    expect(plan.targetHexes.map((hex) => labelOf(state, hex))).toEqual(['D5', 'E5', 'F5']);
    expect(markers(state)).toHaveLength(3);
  });

  it('says why the enemy below cannot be marked (NFP-5.4, NFP-5.7, NFP-5.19, NFP-10.2)', () => {
    const gap = { D5: 'infantry', E5: 'infantry camouflaged', F5: 'infantry', A9: 'infantry' };
    let state = go(moving({ axis: gap }), 'fly D5').state;
    expect(planOf(state).whyNoMark).toBeNull();
    state = go(state, 'mark mg').state;
    expect(planOf(state).whyNoMark).toBeNull();
    state = go(state, 'fly E5').state;
    expect(planOf(state).whyNoMark).toBe('camouflaged');
    state = go(state, 'fly F5').state;
    expect(planOf(state).whyNoMark).toBe('gap');
    expect(planOf(go(state, 'fly G5').state).whyNoMark).toBeNull();
    const five = laid(carded('fighter', ['throttle'], { axis: { ...ENEMIES, H5: 'infantry' } }), 'throttle');
    const all = ['D5', 'E5', 'F5', 'G5'].flatMap((hex) => [`fly ${hex}`, 'mark mg']);
    expect(planOf(go(five, ...all, 'fly H5').state).whyNoMark).toBe('allTargets');
    const one = { allies: { type: 'fighter', hex: 'C5', mg: 1, bomb: 0 } } as const;
    const last = ordered({ axis: ENEMIES, air: { aircraft: one } }, ['aircraft']);
    expect(planOf(go(last, 'fly D5', 'mark mg', 'fly E5').state).whyNoMark).toBe('noAmmunition');
    const hasty = ordered(
      {
        choices: { deck: 'breakthrough' },
        axis: ENEMIES,
        air: { aircraft: { allies: { type: 'bomber', hex: 'F5' } } },
      },
      ['aircraft on the move'],
      'recon-left',
    );
    expect(planOf(go(hasty, 'fly G5').state).whyNoMark).toBe('onTheMove');
  });

  it('of an aircraft to be placed has the hexes of its section, the first of its move (NFP-3.8, NFP-3.22)', () => {
    const start = sky({ axis: ENEMIES, air: { hands: { allies: ['carpet'] } } });
    const waiting = finish(play(start, 'lay carpet', 'play probe-left', 'deploy bomber left').state, 'end orders');
    const plan = planOf(waiting);
    expect([plan.hex, plan.left, plan.mayEnd, plan.lands, plan.mayMark]).toEqual([OFF_MAP, 4, false, null, []]);
    expect([plan.threats, plan.dogfight, plan.bombing]).toEqual([[], false, false]);
    const placed = play(waiting, 'place aircraft D5').state;
    expect(planOf(placed)).toMatchObject({ left: 3, mayEnd: false, mayMark: ['bomb'] });
  });

  it('has the hexes and targets of the card that lies with the order (NFP-2.10)', () => {
    const state = laid(carded('fighter', ['throttle'], { axis: ENEMIES }), 'throttle');
    expect(planOf(state)).toMatchObject({ limit: 6, left: 6, targetsLeft: 4, special: { id: 'throttle' } });
  });

  it('has no special action of a card for another type or another moment (NFP-2.9, NFP-3.6)', () => {
    for (const card of ['carpet', 'flak-trap']) {
      const start = play(sky({ air: { hands: { allies: [card] } } }), `lay ${card}`, 'play probe-left').state;
      const plan = planOf(finish(play(start, 'deploy fighter left').state, 'end orders'));
      expect([plan.special, plan.specialLost, plan.limit]).toEqual([null, false, 4]);
    }
  });

  it('says when the run has gone beyond the card (NFP-2.16)', () => {
    const state = laid(carded('fighterBomber', ['dive'], { axis: ENEMIES }), 'dive');
    const one = go(state, 'fly D5', 'mark bomb').state;
    expect(planOf(one)).toMatchObject({ special: { id: 'dive' }, specialLost: false });
    expect(planOf(go(one, 'fly E5', 'mark bomb').state).specialLost).toBe(true);
    expect(planOf(go(state, 'fly D5', 'mark mg').state).specialLost).toBe(true);
  });

  it('says what could be declared here: a dogfight, strategic bombing (NFP-6.1, NFP-7.6)', () => {
    const setting: Setting = {
      objectives: [{ hexes: ['E5'] }],
      air: { aircraft: { allies: { type: 'bomber', hex: 'D5' }, axis: { type: 'fighter', hex: 'F5' } } },
    };
    const there = go(moving(setting), 'fly E5').state;
    expect(planOf(there)).toMatchObject({ dogfight: true, bombing: true });
    expect(planOf(go(there, 'fly e6').state)).toMatchObject({ dogfight: true, bombing: false });
    expect(planOf(moving(setting))).toMatchObject({ dogfight: false, bombing: false });
  });

  it('says where it lands, and that there is no dogfight, bombing or fire at it then (NFP-4.7, NFP-4.7b, NFP-4.7g)', () => {
    const setting: Setting = {
      terrain: { D5: 'airfield allies' },
      objectives: [{ hexes: ['D5'] }],
      axis: { d6: 'infantry', A9: 'infantry' },
      air: { aircraft: { allies: { type: 'bomber', hex: 'C5' }, axis: { type: 'fighter', hex: 'E5' } } },
    };
    const over = go(moving(setting), 'fly D5').state;
    expect(planOf(over)).toMatchObject({ lands: 'airfield', dogfight: false, bombing: false, threats: [] });
    const theirs = go(moving({ ...setting, terrain: { D5: 'airfield axis' } }), 'fly D5').state;
    const plan = planOf(theirs);
    expect(plan).toMatchObject({ lands: null, dogfight: true, bombing: true });
    expect(plan.threats).toEqual(threatsAt(theirs, 0, hexNamed(theirs, 'D5')));
    expect(plan.threats).toHaveLength(1);
  });

  it('knows the deck of a carrier, and who cannot land on it (NFP-4.7, NFP-4.7j)', () => {
    const sea: Setting = { terrain: { D5: 'ocean' }, allies: { D5: 'aircraftCarrier', A1: 'infantry' } };
    expect(planOf(go(moving(sea), 'fly D5').state)).toMatchObject({ lands: 'carrier', mayEnd: true });
    const bomber: Setting = { ...sea, air: { aircraft: { allies: { type: 'bomber', hex: 'C5' } } } };
    expect(planOf(go(moving(bomber), 'fly D5').state)).toMatchObject({ lands: null, mayEnd: false });
  });

  it('is none without an order, after the end of its move, without an aircraft or air rules (NFP-3.11)', () => {
    expect(flightPlan(fighterAt('C5'))).toBeNull();
    const setting: Setting = { axis: ENEMIES, air: { aircraft: { allies: { type: 'fighter', hex: 'C5' } } } };
    const run = play(ordered(setting, ['aircraft']), 'fly D5', 'mark mg', 'fly d6').state;
    expect(flightPlan(finish(play(run, 'end flight').state, 'end declarations'))).toBeNull();
    expect(flightPlan(position({ air: {} }))).toBeNull();
    expect(flightPlan(position({}))).toBeNull();
  });
});
