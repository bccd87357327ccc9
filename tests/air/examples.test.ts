import '../../src/memoir/air/new-flight-plan/index.ts';
import { describe, expect, it } from 'vitest';
import { LESSONS } from '../../src/lessons/chapters.ts';
import { lessonFaults } from '../../src/lessons/runner.ts';
import { runScript } from '../../src/scenarios/script.ts';

const TITLES: readonly string[] = [
  'a fighter comes on with Probe Left and Carpet Bombing, and makes a normal run (NFP-11.1)',
  'Attack Left orders two ground units and the fighter (NFP-11.2)',
  'Strafe the Enemy with the order gives the fighter its special action (NFP-11.3)',
  'an aircraft flies over infantry and does not end there (NFP-11.4)',
  "infantry passes under its own aircraft and is blocked by the enemy's (NFP-11.5)",
  'a fighter marks three consecutive enemy hexes (NFP-11.6)',
  'a bomber bombs, then takes an objective by strategic bombing (NFP-11.7)',
  'a fighter shoots a bomber down in a dogfight, and no bomber comes again (NFP-11.8)',
  'Probe Center and Boom & Zoom: three targets with two dice each, then the infantry (NFP-11.9)',
  'an aircraft lands, is refuelled, and is destroyed on the ground by a flag (NFP-11.10)',
  'artillery fires at an aircraft two hexes away that it cannot see (NFP-11.11)',
  'the opening hands go by air superiority and landing (NFP-11.12)',
  'British and Japanese units have no nation rule against aircraft (NFP-11.13)',
  'an ambush drives an aircraft off, and both its markers lapse (NFP-11.14)',
  'beyond a hole in the line no marker is laid (NFP-11.15)',
  'machine guns make artillery retreat and do not hit it (NFP-11.16)',
  'infantry between a tank and an aircraft chooses either; a gun beside a tank cannot reach up (NFP-11.17)',
  'armor shoots an aircraft down, takes ground and overruns (NFP-11.18)',
  "a retreat passes under the own aircraft and is cut off by the enemy's (NFP-11.19)",
  'Counter-Attack mirrors the orders and takes an own card for an own aircraft (NFP-11.20)',
];

describe('the worked examples are lessons, and hold', () => {
  it.each(TITLES)('%s', (title) => {
    const [, number] = /NFP-11\.(\d+)/.exec(title) ?? [];
    const own = LESSONS.filter(({ id }) => new RegExp(`^nfp-${number}\\b`).test(id));
    expect(own.length).toBeGreaterThan(0);
    for (const lesson of own)
      expect(lessonFaults(lesson).map(({ path, message }) => `${path}: ${message}`)).toEqual([]);
  });
});

describe('the expectations of an example', () => {
  it('say what came out instead: air cards, rolls, aircraft', () => {
    const run = runScript({
      format: 'airfield44/script',
      version: 1,
      position: {
        options: { airRules: 'new-flight-plan' },
        units: { axis: { C9: 'infantry' }, allies: { C3: 'infantry' } },
        hands: { allies: ['probe-left'], axis: ['probe-right'] },
        air: {
          hands: { allies: [], axis: ['flak-trap'] },
          deckTop: ['ace'],
          aircraft: { allies: { type: 'fighter', hex: 'C5' }, axis: { type: 'bomber', hex: 'F5' } },
        },
      },
      dice: ['grenade', 'star', 'grenade', 'grenade', 'infantry'],
      actions: [
        'play probe-left',
        'order aircraft',
        'order C3',
        'fly D5 E5',
        'end flight',
        'declare dogfight',
        'end movement',
        'roll dogfight',
        'decline air card',
      ],
      expect: [{ airCards: { allies: 2 }, rolls: ['dogfight 3'], aircraft: { axis: 'bomber' } }],
    });
    expect(run.ok && run.value.failures.map(({ path, message }) => `${path}: ${message}`)).toEqual([
      'expect[0].airCards.allies: expected 2, got 1',
      'expect[0].aircraft.axis: expected bomber, got none',
      'expect[0].rolls: expected dogfight 3, got confirmation 2',
    ]);
  });
});
