import { beforeAll, describe, expect, it } from 'vitest';
import { apply, decider, legalActions } from '../../src/memoir/index.ts';
import { loadAir } from '../../src/ui/air/late.tsx';
import { beatsOf } from '../../src/ui/table/motion/beats.ts';
import { lengthOf, tempoOf, type Tempo } from '../../src/ui/table/motion/tempo.ts';
import { notesOf } from '../../src/ui/sound/score.ts';
import { position } from '../support/kit.ts';

beforeAll(() => loadAir('air-pack'));

const TEMPO = tempoOf('normal', false) as Tempo;

/** Plays on by a rule of thumb that flies and fights whenever it can. */
function watch(seed: number): number {
  let state = position({
    seed,
    sides: { axis: { nation: 'jp' } },
    terrain: { D5: 'woods', F5: 'town', C3: 'airfield allies', J7: 'airfield axis', E5: 'hill' },
    allies: { C5: 'infantry', E3: 'armor', G3: 'infantry', M1: 'infantry' },
    axis: { D7: 'infantry', F7: 'armor', H7: 'infantry', A9: 'infantry' },
    hands: { allies: ['direct-from-hq', 'attack-centre', 'barrage'], axis: ['direct-from-hq', 'attack-left'] },
    airPack: {
      options: { kamikazeFaces: seed % 2 === 0 ? 'anyUnitSymbol' : 'matching' },
      sorties: { allies: 1, axis: 1 },
      planes: { allies: 'p38 E5', axis: 'zero G7' },
      ready: { allies: { C3: 2 }, axis: { J7: 2 } },
    },
  });
  let rolls = 0;
  for (let step = 0; step < 400 && decider(state) !== null; step++) {
    const legal = legalActions(state);
    const wanted = legal.filter(({ type }) => WANTED.has(type));
    const from = wanted.length > 0 && step % 5 !== 0 ? wanted : legal;
    const { units, air } = state;
    const { state: next, events } = apply(state, from[(step * 7 + seed) % from.length]);
    const beats = beatsOf(events, units, air);
    for (const beat of beats) {
      if (beat.kind !== 'roll' || beat.marks.every((mark) => mark === 'plain')) continue;
      rolls++;
      expect([beat, beat.marks.filter((mark) => mark === 'hit').length]).toEqual([beat, beat.hits]);
    }
    expect(lengthOf(beats, TEMPO)).toBeLessThan(8000);
    for (const { after } of notesOf({ thrown: null, settled: beats })) expect(after).toBeLessThan(2);
    state = next;
  }
  return rolls;
}

const WANTED: ReadonlySet<string> = new Set([
  'playSortie',
  'launchPlane',
  'takeOff',
  'orderPlane',
  'placeAircraft',
  'flyTo',
  'strafe',
  'dive',
  'attack',
  'attackAirfield',
]);

describe('a battle with planes', () => {
  it.each([1, 2, 3, 4, 5, 6])('%i: as many dice are ringed as hits were counted', (seed) => {
    expect(watch(seed)).toBeGreaterThan(3);
  });
});
