import { describe, expect, it } from 'vitest';
import type { Face } from '../../src/memoir/dice.ts';
import { markersAt, parkedText } from '../support/air-pack.ts';
import { deciderName, figuresAt, legal, medals, play, type Played, type Setting } from '../support/kit.ts';
import { offered } from './in-the-air.ts';
import { FOUR, passed, sortie, strafed, strafedHexes, THREE } from './strafing.ts';

describe('a unit that is strafed', () => {
  const flag = (axis: Record<string, string>, setting: Setting, ...faces: Face[]): Played =>
    strafed(passed(axis, FOUR, setting), 'D5 D5', ...faces);

  it('goes back for a flag, out of sandbags and bunkers too (AP-12.7)', () => {
    for (const id of ['sandbags', 'bunker', 'fortress']) {
      const run = flag({ D5: 'infantry' }, { terrain: { D5: id } }, 'flag');
      expect([deciderName(run.state), offered(run.state, 'retreat').toSorted()]).toEqual(['axis', ['c6', 'd6']]);
      expect(legal(run.state)).not.toContain('end retreat');
    }
  });

  it('of the Japanese goes back too: no flag is ignored (AP-12.7)', () => {
    const run = flag({ D5: 'infantry' }, { sides: { axis: { nation: 'jp' } } }, 'flag');
    expect(offered(run.state, 'retreat')).toHaveLength(2);
  });

  it('is led by its owner, and the next die waits for that (AP-12.7, AP-12.10)', () => {
    const state = passed({ D5: 'infantry', E5: 'infantry' }, FOUR);
    const first = strafed(state, 'D5 E5', 'flag', 'infantry');
    expect(strafedHexes(first)).toEqual(['D5']);
    const second = play(first.state, 'retreat c6');
    expect(strafedHexes(second)).toEqual(['E5']);
    expect([figuresAt(second.state, 'c6'), figuresAt(second.state, 'E5')]).toEqual([4, 3]);
  });

  it('is strafed once only, though it retreats to another hex of the stretch (AP-12.3)', () => {
    const state = sortie({ axis: { D5: 'infantry', D7: 'infantry', A9: 'infantry' } }, 'p40 C5', [
      'D5',
      'd6',
      'D7',
      'E7',
    ]);
    const run = strafed(state, 'D5 D7', 'flag', 'infantry');
    const back = play(run.state, 'retreat d6');
    expect(strafedHexes(back)).toEqual(['D7']);
    expect([figuresAt(back.state, 'd6'), figuresAt(back.state, 'D7')]).toEqual([4, 3]);
  });

  it('may be the last the side needed: then no further die falls (AP-12.10)', () => {
    const state = passed({ D5: 'infantry 1', E5: 'infantry' }, FOUR, { sides: { allies: { medals: 1 } } });
    const run = strafed(state, 'D5 E5', 'grenade', 'infantry');
    expect([run.state.outcome?.winner, strafedHexes(run)]).toEqual([0, ['D5']]);
  });

  it('cannot go back below the plane itself, and loses a figure where no other way is left (AP-12.7, AP-9.7)', () => {
    const axis = { D5: 'infantry', c6: 'infantry', A9: 'infantry' };
    const run = strafed(sortie({ axis }, 'p40 C5', ['D5', 'd6']), 'D5 D5', 'flag');
    expect([figuresAt(run.state, 'D5'), legal(run.state).includes('retreat d6')]).toEqual([3, false]);
  });
});

describe('planes on the ground that are strafed', () => {
  const FIELD: Setting = {
    terrain: { D5: 'airfield axis' },
    airPack: { parked: { axis: ['storch D5'] }, ready: { axis: { D5: 2 } } },
  };

  it.each<Face>(['infantry', 'armor', 'star', 'flag'])('fear no %s (AP-19.2)', (face) => {
    const run = strafed(passed({}, THREE, FIELD), 'D5 D5', face).state;
    expect([parkedText(run, 'axis'), markersAt(run, 'D5'), medals(run, 'allies')]).toEqual([['storch D5'], 2, 0]);
  });

  it('are gone with a grenade, markers and all, for one medal (AP-19.2, AP-19.3)', () => {
    const run = strafed(passed({}, THREE, FIELD), 'D5 D5', 'grenade').state;
    expect([parkedText(run, 'axis'), markersAt(run, 'D5'), medals(run, 'allies')]).toEqual([[], 0, 1]);
  });

  it('are as good an end of a stretch as a unit is (AP-12.2, AP-19.1)', () => {
    const state = passed({ F5: 'infantry' }, FOUR, FIELD);
    expect(offered(state, 'strafe')).toEqual(['D5 D5', 'D5 F5', 'F5 F5']);
    expect(strafedHexes(strafed(state, 'D5 F5', 'star', 'star'))).toEqual(['D5', 'F5']);
  });

  it('of the own side are left alone (AP-12.8)', () => {
    const own: Setting = { terrain: { D5: 'airfield allies' }, airPack: { parked: { allies: ['storch D5'] } } };
    expect(offered(passed({ E5: 'infantry' }, THREE, own), 'strafe')).toEqual(['E5 E5']);
  });

  it('on a carrier are safe: the die is for the ship (AP-19.5)', () => {
    const sea: Setting = { terrain: { D5: 'ocean' }, airPack: { parked: { axis: ['zero D5'] } } };
    const run = strafed(passed({ D5: 'aircraftCarrier' }, THREE, sea), 'D5 D5', 'grenade').state;
    expect([figuresAt(run, 'D5'), parkedText(run, 'axis'), medals(run, 'allies')]).toEqual([2, ['zero D5'], 0]);
  });
});
