import { describe, expect, it } from 'vitest';
import type { AircraftOdds } from '../../src/memoir/air/new-flight-plan/forecast-odds.ts';
import { oddsInTheAir, oddsOnTheGround } from '../../src/memoir/air/new-flight-plan/forecast-odds.ts';
import { fireForecast } from '../../src/memoir/air/new-flight-plan/forecast.ts';
import { DIE, FACES, type Face } from '../../src/memoir/dice.ts';
import type { State } from '../../src/memoir/index.ts';
import { readyToBattle } from '../battle/firing.ts';
import { eventsOf, play, unitAt, withDice, type Setting } from '../support/kit.ts';

/** All ways so many dice can fall. */
function everyFall(dice: number): Face[][] {
  return dice === 0 ? [[]] : everyFall(dice - 1).flatMap((fall) => DIE.map((face) => [...fall, face]));
}

const count = (fall: readonly Face[], face: Face): number => fall.filter((other) => other === face).length;

/** The chances of so many dice, found by throwing all of them, and all that confirm. */
function thrown(dice: number): AircraftOdds {
  const odds = { hit: 0, shotDown: 0, drivenOff: 0 };
  const falls = everyFall(dice);
  for (const fall of falls) {
    const hits = count(fall, 'grenade');
    if (hits > 0) odds.hit += 1 / falls.length;
    const seconds = everyFall(hits);
    for (const second of seconds) {
      const chance = 1 / falls.length / seconds.length;
      if (count(second, 'grenade') > 0) odds.shotDown += chance;
      else if (count(second, 'flag') > 0) odds.drivenOff += chance;
    }
  }
  return odds;
}

function isClose(said: AircraftOdds, found: AircraftOdds): void {
  expect(said.hit).toBeCloseTo(found.hit, 12);
  expect(said.shotDown).toBeCloseTo(found.shotDown, 12);
  expect(said.drivenOff).toBeCloseTo(found.drivenOff, 12);
}

/** A unit on E5 beside an enemy aircraft over F5. */
const beside = (unit: string, landed = false): State => {
  const setting: Setting = {
    terrain: landed ? { F5: 'airfield axis' } : {},
    allies: { E5: unit, M1: 'infantry' },
    air: { aircraft: { axis: { type: 'bomber', hex: 'F5', landed } } },
  };
  return readyToBattle(setting, ['E5']);
};

/** What comes of the fire from E5, played once for every way the dice can fall. */
function played(state: State): AircraftOdds {
  const odds = { hit: 0, shotDown: 0, drivenOff: 0 };
  const branch = (dice: readonly Face[], chance: number): void => {
    const fired = play(withDice(state, ...dice), 'E5 fires at aircraft');
    const rolls = eventsOf(fired, 'diceRolled');
    if (rolls.reduce((sum, { faces }) => sum + faces.length, 0) > dice.length)
      for (const face of FACES) branch([...dice, face], (chance * count(DIE, face)) / DIE.length);
    else {
      if (rolls[0].hits > 0) odds.hit += chance;
      if (eventsOf(fired, 'aircraftLost').length > 0) odds.shotDown += chance;
      if (eventsOf(fired, 'aircraftDrivenOff').length > 0) odds.drivenOff += chance;
    }
  };
  branch([], 1);
  return odds;
}

function foretold(state: State): AircraftOdds {
  const said = fireForecast(state, unitAt(state, 'E5')?.id ?? -1);
  if (said === null) throw new Error('Nothing to fire at');
  return said.odds;
}

describe('the chances of dice at a flying aircraft', () => {
  it.each([1, 2, 3, 4])(
    'are those of all throws of %i dice, confirmed by as many as hit (NFP-7.1, NFP-7.4)',
    (dice) => {
      isClose(oddsInTheAir(dice), thrown(dice));
    },
  );

  it('are 1 in 6 to hit and 1 in 36 to shoot down or to drive off with one die (NFP-7.2, NFP-7.4)', () => {
    isClose(oddsInTheAir(1), { hit: 1 / 6, shotDown: 1 / 36, drivenOff: 1 / 36 });
  });

  it('are none without dice, or with fewer than none (NFP-8.11)', () => {
    for (const dice of [0, -1, -2]) expect(oddsInTheAir(dice)).toEqual({ hit: 0, shotDown: 0, drivenOff: 0 });
  });

  it('grow with every die and leave room for a miss (NFP-7.5)', () => {
    for (let dice = 1; dice <= 6; dice++) {
      const [few, more] = [oddsInTheAir(dice), oddsInTheAir(dice + 1)];
      expect(more.hit).toBeGreaterThan(few.hit);
      expect(more.shotDown).toBeGreaterThan(few.shotDown);
      expect(few.shotDown + few.drivenOff).toBeLessThan(few.hit);
    }
  });

  it.each(['sniper', 'infantry'])(
    'are what the game does with them: %s (NFP-7.1, NFP-7.2, NFP-7.4, NFP-8.1)',
    (unit) => {
      const state = beside(unit);
      isClose(foretold(state), played(state));
    },
  );
});

describe('the chances of dice at a landed aircraft', () => {
  it.each([1, 2, 3, 4])('are those of a grenade or a flag among %i dice, without confirmation (NFP-4.7d)', (dice) => {
    const falls = everyFall(dice);
    const hit = falls.filter((fall) => count(fall, 'grenade') + count(fall, 'flag') > 0).length / falls.length;
    isClose(oddsOnTheGround(dice, 2), { hit, shotDown: hit, drivenOff: 0 });
  });

  it('count the faces that destroy it: one for an MG marker, three where a star hits (NFP-4.7h, NFP-4.7l)', () => {
    isClose(oddsOnTheGround(1, 1), { hit: 1 / 6, shotDown: 1 / 6, drivenOff: 0 });
    isClose(oddsOnTheGround(2, 3), { hit: 3 / 4, shotDown: 3 / 4, drivenOff: 0 });
  });

  it('are none without dice (NFP-4.7d)', () => {
    for (const dice of [0, -1]) expect(oddsOnTheGround(dice, 2)).toEqual({ hit: 0, shotDown: 0, drivenOff: 0 });
  });

  it('are what the game does with them (NFP-4.7c, NFP-4.7d)', () => {
    const state = beside('infantry', true);
    isClose(foretold(state), played(state));
  });
});
