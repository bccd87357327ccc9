import { describe, expect, it } from 'vitest';
import { flightPlanView } from '../../src/memoir/air/new-flight-plan/own-state.ts';
import { view, type State } from '../../src/memoir/index.ts';
import { ALLIES, AXIS } from '../../src/memoir/side.ts';
import { positionState } from '../../src/scenarios/read-position.ts';
import { readScenario } from '../../src/scenarios/scenario-file.ts';
import { aircraft, airHand, airState } from '../support/air.ts';
import { labelOf, legal, play, position } from '../support/kit.ts';
import { airHands, dealt, flown, offered, sky } from './sortie.ts';

const FIGHTER = { type: 'fighter', hex: 'G5' };
const SEA = { A1: 'ocean', B1: 'ocean' };
const FLEET = { axis: { A9: 'infantry' }, allies: { M1: 'infantry', A1: 'aircraftCarrier' } };

/** A battle in which these aircraft, by side, are on the board from the start. */
function begun(
  aircraftFile: Record<string, unknown>,
  file: Record<string, unknown> = {},
  air: Record<string, unknown> = {},
): State {
  return dealt({ ...file, options: { airRules: 'new-flight-plan', air: { aircraft: aircraftFile, ...air } } });
}

/** Path and message of everything that is wrong with such a battle. */
function faults(air: Record<string, unknown>, file: Record<string, unknown> = {}): string[] {
  const read = readScenario({
    format: 'airfield44/scenario',
    version: 1,
    name: 'Test',
    units: { axis: { A9: 'infantry' }, allies: { M1: 'infantry' } },
    ...file,
    options: { airRules: 'new-flight-plan', air },
  });
  return read.ok ? [] : read.error.map(({ path, message }) => `${path}: ${message}`);
}

describe('the types of a side', () => {
  const types = [['fighter'], null] as const;

  it('are those the scenario names: no other one is deployed (NFP-1.17)', () => {
    const start = sky({ air: { hands: { allies: ['strafe'] }, options: { types } } });
    const laid = play(start, 'lay strafe', 'play probe-left').state;
    expect(offered(laid, 'deploy')).toEqual(['fighter left']);
    expect(flightPlanView(view(start, ALLIES).air)?.sides.map(({ available }) => available)).toEqual([
      ['fighter'],
      ['fighter', 'fighterBomber', 'bomber'],
    ]);
  });

  it('that it does not have are not lost: nobody has a medal or a card for them (NFP-1.17)', () => {
    const start = sky({ air: { options: { types } } });
    expect(flightPlanView(view(start, AXIS).air)?.sides.map(({ lost }) => lost)).toEqual([[], []]);
    expect(airHands(start)).toEqual([0, 0]);
  });

  it('may be none: its section cards bring nothing on (NFP-1.18)', () => {
    const start = sky({ air: { hands: { allies: ['strafe'] }, options: { types: [[], null] } } });
    expect(legal(start)).toEqual(['play probe-left']);
  });

  it('may be none: it draws its air cards all the same (NFP-1.18)', () => {
    expect(airHands(dealt({}, { options: { superiority: ALLIES, types: [[], null] } }))).toEqual([3, 2]);
    const scout = sky({ hands: { allies: ['recon-left'] }, air: { options: { types: [[], null] } } });
    let state = play(scout, 'play recon-left').state;
    while (!legal(state).includes('draw air card')) state = play(state, legal(state)[0]).state;
    expect(airHand(play(state, 'draw air card').state, 'allies')).toHaveLength(1);
  });

  it('may be none: a card that answers the enemy is still played (NFP-1.18)', () => {
    const start = position({
      axis: { D5: 'infantry' },
      allies: { M1: 'infantry' },
      hands: { allies: ['direct-from-hq'], axis: [] },
      air: {
        hands: { axis: ['flak-trap'] },
        aircraft: { allies: { type: 'fighter', hex: 'C5' } },
        options: { types: [null, []] },
      },
    });
    const flight = ['play direct-from-hq', 'order aircraft', 'end orders', 'fly c6', 'end flight'];
    let state = start;
    for (const text of flight) if (legal(state).includes(text)) state = play(state, text).state;
    expect(legal(state).some((text) => text.includes('flak-trap'))).toBe(true);
  });
});

describe('an aircraft that starts on the board', () => {
  it('is there before the first card, not ordered, with full ammunition from the supply (NFP-1.19)', () => {
    const start = begun({ allies: FIGHTER });
    const own = aircraft(start, 'allies');
    expect(own).toMatchObject({ type: 'fighter', landed: false, stock: { mg: 9, bomb: 0 }, order: 0, deployed: false });
    expect(own === null ? '' : labelOf(start, own.hex)).toBe('G5');
    expect(airState(start).supply).toEqual({ mg: 9, bomb: 12 });
    expect(aircraft(start, 'axis')).toBeNull();
  });

  it('costs no card: hands and decks are those of a battle without it (NFP-1.19)', () => {
    const [plain, start] = [begun({}), begun({ allies: FIGHTER })];
    expect(airHands(start)).toEqual(airHands(plain));
    expect(airState(start).deck).toEqual(airState(plain).deck);
    expect(start.sides).toEqual(plain.sides);
  });

  it('may be withdrawn at once, and is the one aircraft of its side (NFP-1.19)', () => {
    const start = begun({ allies: FIGHTER });
    expect(legal(start)).toContain('withdraw aircraft');
    const home = play(start, 'withdraw aircraft').state;
    expect(aircraft(home, 'allies')).toBeNull();
    expect(airState(home).supply).toEqual({ mg: 18, bomb: 12 });
  });

  it('takes off from its carrier on its first order (NFP-1.19)', () => {
    const start = positionState({
      terrain: SEA,
      units: FLEET,
      options: { airRules: 'new-flight-plan', air: { aircraft: { allies: { type: 'fighterBomber', hex: 'A1' } } } },
      hands: { allies: ['direct-from-hq'], axis: [] },
    });
    if (!start.ok) throw new Error(JSON.stringify(start.error));
    const up = flown(start.value, 'a2', 'B3', 'end flight').state;
    const own = aircraft(up, 'allies');
    expect([own?.landed, own === null ? '' : labelOf(up, own.hex)]).toEqual([false, 'B3']);
  });

  it('is of a type its side has (NFP-1.19)', () => {
    const air = { aircraft: { allies: { type: 'bomber', hex: 'G5' } }, types: { allies: ['fighter'] } };
    expect(faults(air)).toEqual([
      "options.air.aircraft.allies.type: the allies have no bomber; see 'options.air.types'",
    ]);
    const chosen = dealt({ options: { air: { aircraft: { allies: FIGHTER } } } }, { options: { types: [[], null] } });
    expect(aircraft(chosen, 'allies')).toBeNull();
  });

  it('is on the ground on a friendly airfield, and on a carrier of its side, and flies elsewhere (NFP-1.20)', () => {
    const field = { terrain: { G5: 'airfield', H5: 'airfield allies', ...SEA } };
    for (const type of ['fighter', 'fighterBomber', 'bomber'])
      expect(aircraft(begun({ allies: { type, hex: 'G5' } }, field), 'allies')?.landed).toBe(true);
    for (const type of ['fighter', 'fighterBomber'])
      expect(aircraft(begun({ allies: { type, hex: 'A1' } }, { terrain: SEA, units: FLEET }), 'allies')?.landed).toBe(
        true,
      );
    for (const hex of ['G5', 'B1'])
      expect(aircraft(begun({ allies: { ...FIGHTER, hex } }, { terrain: SEA }), 'allies')?.landed).toBe(false);
    expect(aircraft(begun({ axis: FIGHTER }, { terrain: { G5: 'airfield' } }), 'axis')?.landed).toBe(true);
  });

  it('is not on a hex with a unit, but for the deck of its carrier (NFP-1.20)', () => {
    const at = (type: string, hex: string, side = 'allies') => ({ aircraft: { [side]: { type, hex } } });
    const fleet = { terrain: SEA, units: FLEET };
    expect(faults(at('fighter', 'M1'))).toEqual([
      'options.air.aircraft.allies.hex: there is a unit on this hex (units.allies.M1)',
    ]);
    expect(faults(at('fighter', 'A1', 'axis'), fleet)).toEqual([
      'options.air.aircraft.axis.hex: there is a unit on this hex (units.allies.A1)',
    ]);
    expect(faults(at('bomber', 'A1'), fleet)).toEqual([
      'options.air.aircraft.allies.hex: a bomber is too big for the deck of a carrier',
    ]);
    expect(faults(at('fighter', 'A1'), fleet)).toEqual([]);
  });

  it('is not where the other one starts, nor off the board (NFP-1.20)', () => {
    expect(faults({ aircraft: { allies: FIGHTER, axis: { type: 'bomber', hex: 'G5' } } })).toEqual([
      'options.air.aircraft.axis.hex: the other aircraft starts here (options.air.aircraft.allies)',
    ]);
    expect(faults({ aircraft: { axis: { type: 'bomber', hex: 'Z9' } } })).toEqual([
      "options.air.aircraft.axis.hex: 'Z9' is not a hex of the standard board",
    ]);
  });

  it('is not on an airfield the enemy holds, by its owner or by who stands on it (NFP-1.20)', () => {
    const held = ['options.air.aircraft.allies.hex: this airfield is held by the axis'];
    const air = { aircraft: { allies: FIGHTER } };
    expect(faults(air, { terrain: { G5: 'airfield axis' } })).toEqual(held);
    const units = { axis: { H5: 'infantry' }, allies: { M1: 'infantry' } };
    expect(faults(air, { terrain: { G5: 'airfield', H5: 'airfield' }, units })).toEqual(held);
    expect(faults(air, { terrain: { G5: 'airfield', I5: 'airfield axis' } })).toEqual([]);
  });

  it('does not fly where the battle begins at night, but may wait on the ground (NFP-1.21)', () => {
    const air = { aircraft: { allies: FIGHTER } };
    const special = { night: 'dawn' };
    expect(faults(air, { special })).toEqual([
      'options.air.aircraft.allies.hex: nobody flies at night; it can start on an airfield or a carrier',
    ]);
    expect(faults(air, { special, terrain: { G5: 'airfield' } })).toEqual([]);
    expect(faults(air, { special: { night: 'dusk' } })).toEqual([]);
  });

  it('is not there in a battle without air rules (NFP-1.1)', () => {
    expect(dealt({ options: { air: { aircraft: { allies: FIGHTER } } } }, {}, { airRules: 'none' }).air).toBeNull();
  });
});

describe('a side without units', () => {
  it('needs a type of aircraft (NFP-1.18, NFP-3.30)', () => {
    const units = { axis: { A9: 'infantry' }, allies: {} };
    expect(faults({ types: { allies: [] } }, { units })).toEqual([
      'options.air.types.allies: a side without units needs a type of aircraft',
    ]);
    expect(faults({ types: { allies: ['bomber'] } }, { units })).toEqual([]);
  });
});

describe('a position', () => {
  const file = {
    options: {
      airRules: 'new-flight-plan' as const,
      air: { types: { axis: ['bomber' as const] }, aircraft: { allies: { type: 'fighter' as const, hex: 'G5' } } },
    },
    units: { axis: { A9: 'infantry' }, allies: { M1: 'infantry' } },
  };
  const read = (more: Record<string, unknown>): State => {
    const state = positionState({ ...file, ...more });
    if (!state.ok) throw new Error(JSON.stringify(state.error));
    return state.value;
  };

  it('has the aircraft the battle begins with, unless it says which are there', () => {
    expect(aircraft(read({}), 'allies')?.type).toBe('fighter');
    expect(aircraft(read({ air: { hands: {} } }), 'allies')?.type).toBe('fighter');
    const later = read({ air: { aircraft: { axis: { type: 'bomber', hex: 'C5' } } } });
    expect([aircraft(later, 'allies'), aircraft(later, 'axis')?.type]).toEqual([null, 'bomber']);
    expect(airState(later).supply).toEqual({ mg: 18, bomb: 6 });
  });

  it('may have a unit where an aircraft once started', () => {
    const units = { axis: { A9: 'infantry' }, allies: { G5: 'infantry' } };
    expect(read({ units, air: { aircraft: {} } }).units).toHaveLength(2);
    expect(positionState({ ...file, units }).ok).toBe(false);
  });

  it('refuses an aircraft that its side does not have, or has lost', () => {
    const wrong = positionState({ ...file, air: { aircraft: { axis: { type: 'fighter', hex: 'C5' } } } });
    expect(wrong.ok ? [] : wrong.error.map(({ path }) => path)).toEqual(['air.aircraft.axis.type']);
    const gone = positionState({ ...file, air: { lost: { allies: ['fighter'] } } });
    expect(gone.ok ? [] : gone.error.map(({ path }) => path)).toEqual(['air.aircraft.allies.type']);
  });
});
