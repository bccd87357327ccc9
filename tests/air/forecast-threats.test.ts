import { describe, expect, it } from 'vitest';
import { bombingForecast, dogfightForecast, threatsAt } from '../../src/memoir/air/new-flight-plan/forecast.ts';
import { oddsInTheAir } from '../../src/memoir/air/new-flight-plan/forecast-odds.ts';
import type { State } from '../../src/memoir/index.ts';
import { eventsOf, hexNamed, labelOf, legal, play, position, unitAt, type Setting } from '../support/kit.ts';
import { flown, laid } from './cards/carded.ts';
import { finish, ordered } from './in-the-air.ts';
import { fighterAt, flown as fly } from './sortie.ts';

describe('the forecast of a dogfight', () => {
  const rival = { air: { aircraft: { axis: { type: 'bomber', hex: 'E5' } } } } as const;
  it('has the dice of the value and those of the card (NFP-7.7, NFP-CARD-ACE)', () => {
    const plain = fly(fighterAt('C5', rival), 'D5', 'end flight').state;
    expect(dogfightForecast(plain)).toEqual({
      side: 0,
      from: hexNamed(plain, 'D5'),
      to: hexNamed(plain, 'E5'),
      dice: 3,
      lines: [{ kind: 'value', dice: 3 }],
      odds: oddsInTheAir(3),
    });
    const ace = play(laid(flown('fighter', ['ace'], rival), 'ace'), 'fly D5', 'end flight').state;
    expect(dogfightForecast(ace)).toMatchObject({
      dice: 5,
      lines: [
        { kind: 'value', dice: 3 },
        { kind: 'airCard', dice: 2 },
      ],
    });
    const rolled = play(finish(play(ace, 'declare dogfight').state, 'end movement'), 'roll dogfight');
    expect(eventsOf(rolled, 'dogfightFought')).toMatchObject([{ dice: 5 }]);
  });

  it('is none without a rival beside it (NFP-7.6)', () => {
    expect(dogfightForecast(fighterAt('C5', rival))).toBeNull();
    expect(dogfightForecast(position({ ...rival }))).toBeNull();
    expect(dogfightForecast(position({}))).toBeNull();
  });
});

describe('the forecast of strategic bombing', () => {
  const above = (bomb: number, more: Setting = {}): State =>
    position({
      objectives: [{ hexes: ['E5'], medals: 2 }],
      hands: { allies: ['direct-from-hq'], axis: [] },
      ...more,
      air: { aircraft: { allies: { type: 'bomber', hex: 'E5', bomb } } },
    });

  it('is one die, a grenade, for what the objective gives (NFP-6.4, NFP-6.9)', () => {
    const state = above(1);
    expect(bombingForecast(state)).toEqual({ hex: hexNamed(state, 'E5'), medals: 2, chance: 1 / 6 });
    const declared = play(
      ordered(
        {
          objectives: [{ hexes: ['E5'], medals: 2 }],
          air: { aircraft: { allies: { type: 'bomber', hex: 'E5', bomb: 1 } } },
        },
        ['aircraft'],
      ),
      'end movement',
      'declare bombing',
    ).state;
    expect(bombingForecast(declared)).toMatchObject({ medals: 2, chance: 1 / 6 });
  });

  it('is none without a bomb, an objective, an aircraft in the air or air rules (NFP-6.1, NFP-4.7g)', () => {
    expect(bombingForecast(above(0))).toBeNull();
    expect(bombingForecast(above(1, { objectives: [] }))).toBeNull();
    const landed = position({
      objectives: [{ hexes: ['E5'] }],
      terrain: { E5: 'airfield allies' },
      air: { aircraft: { allies: { type: 'bomber', hex: 'E5', landed: true } } },
    });
    expect(bombingForecast(landed)).toBeNull();
    expect(bombingForecast(position({ air: {} }))).toBeNull();
    expect(bombingForecast(position({}))).toBeNull();
  });
});

describe('the threats to an aircraft', () => {
  const axis = { c6: 'infantry', E7: 'artillery', G5: 'artillery', E3: 'infantry', H5: 'artillery', A9: 'infantry' };

  it('are the units that can fire when its move ends there, with the dice they throw (NFP-8.1, NFP-8.2, NFP-12.5)', () => {
    for (const hex of ['D5', 'E5', 'F5']) {
      const start = fighterAt('D5', {
        axis,
        allies: { h6: 'infantry', A1: 'infantry' },
        air: { hands: { axis: ['flak-trap'] } },
      });
      const threats = threatsAt(start, 0, hexNamed(start, hex));
      const path = hex === 'D5' ? ['end movement'] : hex === 'E5' ? ['E5', 'end flight'] : ['E5', 'F5', 'end flight'];
      const window = fly(start, ...path).state;
      const real = legal(window).filter((text) => text.startsWith('play flak-trap with'));
      expect(threats.map(({ unit }) => `play flak-trap with ${labelOf(start, start.units[unit].hex)}`)).toEqual(real);
      for (const [i, { dice, odds }] of threats.entries()) {
        expect(eventsOf(play(window, real[i]), 'aircraftFiredAt')).toMatchObject([{ dice }]);
        expect(odds).toEqual(oddsInTheAir(dice));
      }
    }
  });

  it('are none to an aircraft that is not there (NFP-8.1)', () => {
    expect(threatsAt(position({ air: {}, axis }), 0, 0)).toEqual([]);
    expect(threatsAt(position({ axis }), 0, 0)).toEqual([]);
  });

  it('to a landed aircraft are those it meets when it flies, and looking changes nothing (NFP-4.12)', () => {
    const parked = fighterAt('D5', {
      axis,
      terrain: { D5: 'airfield allies' },
      air: { aircraft: { allies: { type: 'fighter', hex: 'D5', landed: true } } },
    });
    const before = structuredClone(parked.air);
    expect(threatsAt(parked, 0, hexNamed(parked, 'F5')).map(({ unit }) => unit)).toEqual(
      ['E7', 'G5', 'H5'].map((label) => unitAt(parked, label)?.id),
    );
    expect(parked.air).toEqual(before);
  });
});
