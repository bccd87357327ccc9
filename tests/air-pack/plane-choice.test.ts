import { describe, expect, it } from 'vitest';
import type { AirPackOptions } from '../../src/memoir/air/air-pack/options.ts';
import type { Front } from '../../src/memoir/air/front.ts';
import { NATIONS, type Nation } from '../../src/memoir/units/unit.ts';
import type { SideName } from '../../src/memoir/side.ts';
import { legal, play, type Setting } from '../support/kit.ts';
import { offered, sky } from './in-the-air.ts';

interface Then {
  /** '1942-10' */
  date?: string;
  front?: Front;
  basing?: 'ground' | 'carrier';
  side?: SideName;
  options?: Partial<AirPackOptions>;
}

/** What a sortie of this nation can send up at that time and in that theatre. */
function flies(nation: Nation, { date = '1944-06', front, basing = 'ground', side = 'allies', options }: Then = {}) {
  const setting: Setting = {
    date: `${date}-15`,
    ...(front && { front }),
    turn: side,
    sides: { [side]: { nation } },
    hands: { [side]: ['direct-from-hq'] },
  };
  const start = sky({
    ...setting,
    airPack: {
      sorties: { [side]: 1 },
      options: { month: Number(date.slice(5)), basing: [basing, basing], ...options },
    },
  });
  return legal(start).includes('fly sortie') ? offered(play(start, 'fly sortie').state, 'launch') : [];
}

describe('a plane named by the scenario', () => {
  it('is the only one of its side (AP-6.1)', () => {
    expect(flies('us', { options: { planes: [['p38'], null] } })).toEqual(['p38']);
    expect(flies('us', { options: { planes: [['storch', 'yak9'], null] } })).toEqual(['storch', 'yak9']);
  });

  it('leaves the list of nations to the other side (AP-6.1)', () => {
    expect(flies('ger', { side: 'axis', options: { planes: [['p38'], null] } })).toEqual(['storch', 'me109']);
  });

  it('flies whatever the list says of its date and theatre (AP-6.1)', () => {
    expect(flies('us', { date: '1942-01', options: { planes: [['corsair'], null] } })).toEqual(['corsair']);
  });
});

describe('the British', () => {
  it('fly the Spitfire in the whole war, everywhere (AP-6.2)', () => {
    for (const date of ['1939-09', '1945-05'])
      for (const front of [undefined, 'western', 'eastern'] as const)
        expect(flies('brit', { date, ...(front && { front }) })).toEqual(['spitfire']);
  });

  it.each([
    ['1941-07', ['spitfire']],
    ['1941-08', ['spitfire', 'p40']],
    ['1940-12', ['spitfire']],
    ['1942-01', ['spitfire', 'p40']],
  ])('in the Mediterranean in %s fly %j (AP-6.2)', (date, models) => {
    expect(flies('brit', { date, front: 'mediterranean' })).toEqual(models);
  });

  it.each([
    ['1943-05', 'carrier', []],
    ['1943-06', 'carrier', ['corsair']],
    ['1943-06', 'ground', ['spitfire']],
    ['1945-01', 'ground', ['spitfire']],
  ] as const)('in the Pacific in %s, based on the %s, fly %j (AP-6.2)', (date, basing, models) => {
    expect(flies('brit', { date, front: 'pacific', basing })).toEqual(models);
  });

  it('have no Corsair on carriers elsewhere (AP-6.2)', () => {
    expect(flies('brit', { date: '1944-06', front: 'mediterranean', basing: 'carrier' })).toEqual([]);
  });
});

describe('nations that are not in the list', () => {
  const allied = NATIONS.slice(0, NATIONS.indexOf('ger')).filter((nation) => !['us', 'ru', 'brit'].includes(nation));
  const axis = NATIONS.slice(NATIONS.indexOf('ger')).filter((nation) => !['ger', 'jp'].includes(nation));

  it.each(allied)('on the Allied side fly the planes of the British: %s (AP-6.2)', (nation) => {
    expect(flies(nation, { date: '1944-06', front: 'western' })).toEqual(['spitfire']);
    expect(flies(nation, { date: '1942-06', front: 'mediterranean' })).toEqual(['spitfire', 'p40']);
  });

  it.each(axis)('on the Axis side fly the planes of the Germans: %s (AP-6.3)', (nation) => {
    expect(flies(nation, { side: 'axis', date: '1940-06' })).toEqual(['storch', 'me109']);
    expect(flies(nation, { side: 'axis', date: '1944-12', front: 'pacific' })).toEqual(['storch', 'me109']);
  });
});

describe('the other nations', () => {
  it.each(['1939-09', '1942-06', '1945-05'])('Germany flies Storch and Me 109 in %s (AP-6.3)', (date) => {
    for (const front of ['western', 'eastern', 'mediterranean'] as const)
      expect(flies('ger', { side: 'axis', date, front })).toEqual(['storch', 'me109']);
  });

  it.each(['1941-12', '1945-08'])('Japan flies the Zero in %s, from airfields and carriers (AP-6.4)', (date) => {
    expect(flies('jp', { side: 'axis', date, front: 'pacific' })).toEqual(['zero']);
    expect(flies('jp', { side: 'axis', date, front: 'pacific', basing: 'carrier' })).toEqual(['zero']);
  });

  it.each([
    ['1941-06', ['yak1', 'yak7']],
    ['1941-12', ['yak1', 'yak7']],
    ['1942-01', ['yak1', 'yak7', 'p40']],
    ['1942-09', ['yak1', 'yak7', 'p40']],
    ['1942-10', ['yak1', 'yak7', 'yak9', 'p40']],
    ['1945-05', ['yak1', 'yak7', 'yak9', 'p40']],
  ])('the Soviet Union in %s flies %j (AP-6.5)', (date, models) => {
    expect(flies('ru', { date, front: 'eastern' }).toSorted()).toEqual(models.toSorted());
  });

  it.each(['western', 'mediterranean', 'eastern'] as const)(
    'the United States fly P-38 and P-40: %s (AP-6.6)',
    (front) => {
      for (const date of ['1941-12', '1945-05']) expect(flies('us', { date, front })).toEqual(['p38', 'p40']);
    },
  );

  it.each([
    ['1942-12', 'ground', ['p38', 'p40']],
    ['1943-01', 'ground', ['p38', 'p40', 'corsair']],
    ['1943-08', 'carrier', []],
    ['1943-09', 'carrier', ['corsair']],
  ] as const)('the United States in the Pacific in %s, based on the %s, fly %j (AP-6.6)', (date, basing, models) => {
    expect(flies('us', { date, front: 'pacific', basing })).toEqual(models);
  });
});

describe('the date and the theatre', () => {
  it('may be chosen by the players instead of those of the scenario (AP-6.1)', () => {
    const airPack = { sorties: { allies: 1 } } as const;
    const start = sky({ date: '1944-06-10', sides: { allies: { nation: 'ru' } }, airPack });
    const then = { ...start, rules: { ...start.rules, air: { ...start.rules.air, year: 1941 } } };
    expect(offered(play(then, 'fly sortie').state, 'launch')).toEqual(['yak1', 'yak7']);
    const east = { ...start.rules.air, front: 'pacific' as const };
    const us = sky({ date: '1944-06-10', front: 'western', airPack });
    const there = { ...us, rules: { ...us.rules, air: east } };
    expect(offered(play(there, 'fly sortie').state, 'launch')).toEqual(['p38', 'p40', 'corsair']);
  });

  it('with the month unknown is the end of the year (AP-6.5)', () => {
    expect(flies('ru', { date: '1942-01', options: { month: null } })).toContain('yak9');
    expect(flies('ru', { date: '1941-12', options: { month: null } })).not.toContain('p40');
  });
});
