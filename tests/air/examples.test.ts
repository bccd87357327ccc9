import '../../src/memoir/air/new-flight-plan/index.ts';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readScript, runScript } from '../../src/scenarios/script.ts';

const FOLDER = new URL('examples/', import.meta.url);
const files = readdirSync(FOLDER).toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }));

/** nfp-12-landing.json is an example of NFP-11.12. */
function played(file: string): readonly string[] {
  const script = readScript(JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8')));
  const run = script.ok ? runScript(script.value) : script;
  const faults = run.ok ? run.value.failures : run.error;
  return faults.map(({ path, message }) => `${path}: ${message}`);
}

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

describe('the worked examples', () => {
  it.each(TITLES)('%s', (title) => {
    const [, number] = /NFP-11\.(\d+)/.exec(title) ?? [];
    const own = files.filter((file) => new RegExp(`^nfp-${number}\\b`).test(file));
    expect(own.length).toBeGreaterThan(0);
    for (const file of own) expect(played(file)).toEqual([]);
  });
});

describe('the expectations of an example', () => {
  it('say what came out instead: air cards, rolls, aircraft', () => {
    const file = readScript(JSON.parse(readFileSync(new URL('nfp-8.json', FOLDER), 'utf8')));
    if (!file.ok) throw new Error(JSON.stringify(file.error));
    const wrong = { airCards: { allies: 2 }, rolls: ['dogfight 3'], aircraft: { axis: 'bomber' } };
    const run = runScript({ ...file.value, expect: [wrong] });
    expect(run.ok && run.value.failures.map(({ path, message }) => `${path}: ${message}`)).toEqual([
      'expect[0].airCards.allies: expected 2, got 1',
      'expect[0].aircraft.axis: expected bomber, got none',
      'expect[0].rolls: expected dogfight 3, got confirmation 2',
    ]);
  });
});
