import { describe, expect, it } from 'vitest';
import type { State } from '../../src/memoir/index.ts';
import { PLANE_MODELS, type PlaneModel } from '../../src/memoir/air/air-pack/planes.ts';
import { markersAt, parkedText, planeText, type AirPackSetting } from '../support/air-pack.ts';
import { diceThrown, figuresAt, legal, medals, play, type Played, type Setting } from '../support/kit.ts';
import { eventTypes, flown, go, offered, sky } from './in-the-air.ts';

const FIELD = { terrain: { F5: 'airfield allies' } };

function bound(model: PlaneModel, setting: Setting = {}): State {
  return sky({ ...FIELD, ...setting, airPack: { ...setting.airPack, planes: { allies: `${model} D5` } } });
}

/** The plane reaches F5 and would like to stop there. */
function reaches(state: State): State {
  return go(state, 'play direct-from-hq', 'order plane', 'end orders', 'fly E5', 'fly F5').state;
}

function landed(state: State): State {
  return go(reaches(state), 'end flight', 'land').state;
}

/** Waits on F5 and is ordered by Direct from HQ. */
function takingOff(setting: Setting = {}, model: PlaneModel = 'spitfire'): Played {
  const start = sky({ ...FIELD, ...setting, airPack: { parked: { allies: [`${model} F5`] }, ...setting.airPack } });
  return go(start, 'play direct-from-hq', `take off F5 ${model}`, 'end orders');
}

const DECK: Setting = { terrain: { F5: 'ocean' }, allies: { F5: 'aircraftCarrier', M1: 'infantry' } };

describe('a landing', () => {
  it('is offered on an airfield of the own side, beside staying aloft (AP-10.1)', () => {
    const there = go(reaches(bound('spitfire')), 'end flight').state;
    expect(legal(there)).toEqual(['land', 'interdict ground']);
    const down = play(there, 'land').state;
    expect([planeText(down, 'allies'), parkedText(down, 'allies')]).toEqual(['none', ['spitfire F5']]);
  });

  it.each([
    ['of the enemy', { terrain: { F5: 'airfield axis' } }],
    ['of nobody', { terrain: { F5: 'airfield' } }],
    ['that is none', { terrain: {} }],
  ])('is not offered on a hex %s (AP-10.1)', (_what, setting) => {
    const there = flown(bound('spitfire', setting), 'E5', 'F5');
    expect([eventTypes(there).includes('planeLanded'), legal(there.state).includes('land')]).toEqual([false, false]);
    expect(planeText(there.state, 'allies')).toBe('spitfire F5');
  });

  it('is possible where a ground unit of the side was the last to stand (AP-10.1)', () => {
    const start = bound('spitfire', {
      terrain: { F5: 'airfield axis' },
      allies: { f4: 'infantry', M1: 'infantry' },
      hands: { allies: ['direct-from-hq', 'recon-in-force'], axis: [] },
    });
    const orders = ['play direct-from-hq', 'order plane', 'order f4', 'end orders'];
    const taken = go(start, ...orders, 'fly c4', 'end flight', 'move f4 F5', 'end movement').state;
    const next = go(taken, 'pass', 'play recon-in-force', 'order plane', 'order F5', 'end orders', 'move F5 G5').state;
    expect(legal(play(next, 'fly d4', 'fly E5', 'fly F5', 'end flight').state)).toContain('land');
  });

  it('is not possible beside a unit on the hex; the plane cannot end its move there at all (AP-10.1)', () => {
    for (const side of ['allies', 'axis'] as const) {
      const there = reaches(bound('spitfire', { [side]: { F5: 'infantry', L1: 'infantry' } }));
      expect(legal(there)).not.toContain('end flight');
    }
  });

  it('is possible beside ready markers, where the plane cannot stay aloft (AP-10.1, AP-9.6)', () => {
    const down = go(reaches(bound('spitfire', { airPack: { ready: { allies: { F5: 2 } } } })), 'end flight').state;
    expect([parkedText(down, 'allies'), markersAt(down, 'F5')]).toEqual([['spitfire F5'], 2]);
  });

  it('is not possible on a hex with planes or markers of the enemy (AP-10.1, AP-9.6)', () => {
    const air = [{ ready: { axis: { F5: 1 } } }, { parked: { axis: ['storch F5'] } }];
    for (const airPack of air) expect(legal(reaches(bound('spitfire', { airPack })))).not.toContain('end flight');
  });

  it('is not possible on a hex where another plane stands (AP-10.1)', () => {
    const there = reaches(bound('spitfire', { airPack: { parked: { allies: ['storch F5'] } } }));
    expect(legal(there)).not.toContain('end flight');
  });

  it('is free: the plane strafes first (AP-10.4)', () => {
    const start = bound('spitfire', { axis: { E5: 'infantry', A9: 'infantry' } });
    const there = go(reaches(start), 'end flight').state;
    expect(legal(there)).toEqual(['strafe E5 E5', 'land', 'interdict ground']);
    const strafed = play({ ...there, queuedDice: ['infantry'] }, 'strafe E5 E5').state;
    expect(legal(strafed)).toEqual(['land', 'stay aloft']);
    expect(parkedText(play(strafed, 'land').state, 'allies')).toEqual(['spitfire F5']);
  });

  it('ends what a plane could do from the air (AP-10.4, AP-19.8)', () => {
    const start = bound('p38', { axis: { G5: 'infantry', A9: 'infantry' }, allies: { H5: 'infantry' } });
    expect(eventTypes(go(reaches(start), 'end flight', 'land'))).not.toContain('groundSupported');
  });

  it('lets a plane wait for its next order as long as it likes (AP-10.2)', () => {
    const start = bound('spitfire', { hands: { allies: ['direct-from-hq', 'probe-left', 'probe-left'], axis: [] } });
    let now = landed(start);
    for (let turn = 0; turn < 2; turn += 1) now = go(now, 'pass', 'play probe-left', 'end orders').state;
    expect(parkedText(now, 'allies')).toEqual(['spitfire F5']);
  });
});

describe('bases', () => {
  it.each(PLANE_MODELS.map((model) => [model, model === 'corsair' || model === 'zero'] as const))(
    'an airfield takes a %s; a carrier does: %s (AP-10.3)',
    (model, flies) => {
      expect(legal(go(reaches(bound(model)), 'end flight').state)).toContain('land');
      const above = reaches(bound(model, DECK));
      expect(legal(above).includes('end flight')).toBe(flies);
      if (flies) expect(parkedText(play(above, 'end flight').state, 'allies')).toEqual([`${model} F5`]);
    },
  );

  it('a carrier of the enemy takes nobody (AP-10.1, AP-10.3)', () => {
    const axis = { F5: 'aircraftCarrier', A9: 'infantry' };
    const above = reaches(bound('corsair', { terrain: { F5: 'ocean' }, axis }));
    expect(legal(above)).not.toContain('end flight');
  });
});

describe('a take-off', () => {
  it('begins above the base; the first hex entered is the first of four (AP-10.8)', () => {
    const out = takingOff().state;
    expect(offered(out, 'fly')).toEqual(['G5', 'f6', 'e6', 'E5', 'e4', 'f4']);
    const far = play(out, 'fly G5', 'fly H5', 'fly I5').state;
    expect(offered(far, 'fly')).toContain('J5');
    expect(legal(play(far, 'fly J5').state)).toEqual(['end flight']);
  });

  it('leads away: the plane cannot come back to its base in the same turn (AP-9.8, AP-9.10)', () => {
    expect(legal(takingOff().state)).not.toContain('end movement');
    expect(offered(play(takingOff().state, 'fly G5', 'fly f6').state, 'fly')).not.toContain('F5');
  });

  it('is free: the plane has its special action (AP-10.4)', () => {
    const out = takingOff({ axis: { H5: 'infantry', A9: 'infantry' } }).state;
    const there = play(out, 'fly G5', 'fly H5', 'fly I5', 'end flight').state;
    expect(legal(there)).toEqual(['strafe H5 H5', 'interdict ground']);
  });

  it('may end in a landing at another base (AP-10.4)', () => {
    const out = takingOff({ terrain: { F5: 'airfield allies', H5: 'airfield allies' } }).state;
    const down = play(out, 'fly G5', 'fly H5', 'end flight', 'land').state;
    expect(parkedText(down, 'allies')).toEqual(['spitfire H5']);
  });

  it('needs an air check right after the orders, of the dice of enemies beside the airfield (AP-10.5, AP-20.3)', () => {
    const checked = takingOff({ axis: { G5: 'infantry', A9: 'infantry' }, dice: ['star'] });
    expect(diceThrown(checked)).toEqual([1]);
    expect(eventTypes(checked).indexOf('airCheckMade')).toBeLessThan(eventTypes(checked).lastIndexOf('phaseStarted'));
    expect(offered(checked.state, 'fly')).not.toEqual([]);
  });

  it('that fails its check costs the plane, and the enemy beside it wins a medal (AP-10.5, AP-18.11)', () => {
    const lost = takingOff({ axis: { G5: 'infantry', A9: 'infantry' }, dice: ['grenade'] });
    expect([planeText(lost.state, 'allies'), parkedText(lost.state, 'allies')]).toEqual(['none', []]);
    expect(medals(lost.state, 'axis')).toBe(1);
  });

  it('from an airfield with no enemy beside it rolls nothing (AP-10.6)', () => {
    expect(eventTypes(takingOff())).not.toContain('airCheckMade');
  });

  it('from a carrier rolls one die in place of those of the ocean (AP-10.7)', () => {
    expect(diceThrown(takingOff({ ...DECK, dice: ['star'] }, 'corsair'))).toEqual([1]);
    const watched: Setting = { ...DECK, axis: { G5: 'infantry', A9: 'infantry' }, dice: ['star', 'star'] };
    expect(diceThrown(takingOff(watched, 'corsair'))).toEqual([1, 1]);
  });

  it('by a sortie needs no check, from a carrier neither (AP-10.8, AP-8.4)', () => {
    const sortie = (setting: Setting, plane: string): Played =>
      go(
        sky({ ...setting, airPack: { sorties: { allies: 1 }, parked: { allies: [`${plane} F5`] } } }),
        'fly sortie',
        `take off F5 ${plane}`,
        'end orders',
      );
    const deck = sortie(DECK, 'corsair');
    const field = sortie({ ...FIELD, axis: { G5: 'infantry', A9: 'infantry' } }, 'spitfire');
    for (const { events } of [deck, field]) expect(events.map(({ type }) => type)).not.toContain('diceRolled');
    expect(offered(deck.state, 'fly')).not.toEqual([]);
  });
});

describe('an airfield with a plane on it', () => {
  it('is closed to ground units of both sides, markers alone close it too (AP-9.6, AP-9.7)', () => {
    const moves = (airPack: AirPackSetting): string[] => {
      const start = sky({ ...FIELD, allies: { E5: 'infantry', M1: 'infantry' }, airPack });
      return offered(go(start, 'play direct-from-hq', 'order E5', 'end orders').state, 'move E5');
    };
    expect(moves({})).toContain('F5');
    expect(moves({ parked: { allies: ['storch F5'] } })).not.toContain('F5');
    expect(moves({ parked: { axis: ['storch F5'] } })).not.toContain('F5');
    expect(moves({ ready: { allies: { F5: 1 } } })).not.toContain('F5');
  });

  it('keeps its units where they are when a plane lands beside them (AP-10.1)', () => {
    const start = bound('spitfire', {
      terrain: { F5: 'airfield allies', G5: 'airfield allies' },
      allies: { G5: 'infantry' },
    });
    const down = landed(start);
    expect([parkedText(down, 'allies'), figuresAt(down, 'G5')]).toEqual([['spitfire F5'], 4]);
  });
});
