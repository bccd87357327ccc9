import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { boardOf } from '../../src/hex/board.ts';
import type { State } from '../../src/memoir/index.ts';
import { loadAir } from '../../src/ui/air/late.tsx';
import { nearestEdge } from '../../src/ui/air/motion/fly-token.ts';
import { AirBeats } from '../../src/ui/air-pack/motion/AirBeats.tsx';
import { checkLines } from '../../src/ui/air-pack/motion/CheckStrip.tsx';
import { stripBesideDice } from '../../src/ui/air/motion/strip-place.ts';
import { beatsOf, type Beat } from '../../src/ui/table/motion/beats.ts';
import { advanced, opening, rested, rollTime, settled, type Act } from '../../src/ui/table/motion/presentation.ts';
import { dicePlaces, WORDS_GAP } from '../../src/ui/table/motion/dice-places.ts';
import { tempoOf } from '../../src/ui/table/motion/tempo.ts';
import { notesOf } from '../../src/ui/sound/score.ts';
import { hexNamed, weakened } from '../support/kit.ts';
import {
  attacked,
  checked,
  dived,
  kinds,
  lastBeats,
  OVER_WOODS,
  planes,
  strafed,
  tell,
  type Told,
} from './air-pack-told.ts';

beforeAll(async () => {
  // Under whatever rules the battle before this one was.
  await loadAir('new-flight-plan');
  await loadAir('air-pack');
});
afterEach(cleanup);

const TEMPO = tempoOf('normal', false);
if (TEMPO === null) throw new Error('nothing moves');

function actOf(told: Told, beats: readonly Beat[], rolling: number): Act {
  const { before } = told.steps[told.steps.length - 1];
  const rolls = beats.filter((beat) => beat.kind === 'roll');
  return { id: 1, beats, rolls, units: before.units, before, tempo: TEMPO as Act['tempo'], rolling };
}

function drawn(told: Told, rolling = 0): string {
  const beats = lastBeats(told);
  const { container } = render(
    <svg className="hex-board">
      <AirBeats act={actOf(told, beats, rolling)} board={boardOf('standard')} turned={false} />
    </svg>,
  );
  return container.textContent ?? '';
}

describe('what is seen of planes', () => {
  it('is one flight over all hexes, from the edge by which it comes on', () => {
    const told = tell(
      { airPack: { sorties: { allies: 1 } } },
      'fly sortie',
      'launch p38',
      'end orders',
      'place aircraft A5',
      'fly B5',
      'fly C5',
    );
    const beats = planes(
      beatsOf(
        told.steps.slice(-3).flatMap(({ events }) => [...events]),
        told.first.units,
        told.first.air,
      ),
    );
    const path = ['A5', 'B5', 'C5'].map((hex) => hexNamed(told.state, hex));
    expect(beats).toEqual([{ what: 'flight', side: 0, path, enters: true, anyEdge: true }]);
    const board = boardOf('standard');
    const outside = (label: string) => nearestEdge(board, hexNamed(told.state, label), false);
    expect(outside('A5').x).toBeLessThan(0);
    expect(outside('F9').y).toBeLessThan(0);
    expect(outside('F1').y).toBeGreaterThan(outside('F3').y - 1);
  });

  it('leaves the ground with its first hex, and comes down where it lands', () => {
    const field = {
      terrain: { C5: 'airfield allies', E5: 'airfield allies' },
      airPack: { sorties: { allies: 1 }, parked: { allies: ['p38 C5'] } },
    };
    const off = tell(field, 'fly sortie', 'take off C5 p38', 'end orders', 'fly D5');
    expect(kinds(lastBeats(off))).toEqual(['tookOff', 'flight']);
    const on = tell(field, 'fly sortie', 'take off C5 p38', 'end orders', 'fly D5', 'fly E5', 'end flight', 'land');
    expect(kinds(lastBeats(on))).toContain('planeLanded');
  });

  it('is an air check in two rolls, each with its own dice, and then the verdict', () => {
    const told = checked('star', 'star', 'flag');
    expect(kinds(lastBeats(told))).toEqual(['check', 'roll', 'roll', 'checked']);
    const [check] = planes(lastBeats(told));
    if (check.what !== 'check') throw new Error('no check');
    expect(checkLines(check).map(({ text }) => text)).toEqual([
      'Allies: 2 dice for the terrain',
      'Axis: 1 die for the enemy beside it',
    ]);
    expect(drawn(told, 0)).toContain('Air check of the Spitfire');
    expect(drawn(told, 1)).toContain('Air check of the Spitfire');
    expect(drawn(told, 2)).toBe('The Spitfire flies on');
  });

  it('is the fall of a plane whose own dice doom it, whatever the others show', () => {
    const told = checked('grenade', 'star', 'flag');
    expect(kinds(lastBeats(told))).toEqual(['check', 'roll', 'roll', 'checked', 'planeLost', 'medal']);
    expect(drawn(told, 2)).toBe('The Spitfire is lost');
  });

  it('goes home without a sound of guns when nobody orders it', () => {
    const told = tell(OVER_WOODS, 'play direct-from-hq', 'order M1', 'end orders');
    expect(planes(lastBeats(told))).toMatchObject([{ what: 'planeOff', model: 'spitfire', isLater: false }]);
    expect(notesOf({ thrown: null, settled: lastBeats(told) }).map(({ sound }) => sound)).toEqual(['engine']);
  });

  it('is a burst of fire for each target of a stretch', () => {
    const told = strafed('star', 'flag', 'grenade');
    const seen = kinds(lastBeats(told)).filter((kind) => kind === 'strafe' || kind === 'roll');
    expect(seen.slice(0, 4)).toEqual(['strafe', 'roll', 'strafe', 'roll']);
    const sounds = notesOf({ thrown: null, settled: lastBeats(strafed('armor', 'infantry', 'infantry')) });
    expect(sounds.map(({ sound }) => sound)).toContain('miss');
  });

  it('dives while the dice fly and strikes when they lie', () => {
    const told = dived('grenade', 'star');
    const [dive, plunge] = planes(lastBeats(told));
    const [from, hex] = ['e6', 'F5'].map((label) => hexNamed(told.state, label));
    expect(dive).toEqual({ what: 'dive', side: 1, model: 'zero', from, hex });
    expect(plunge).toEqual({ what: 'plunge', side: 1, model: 'zero', from, hex });
    expect(kinds(lastBeats(told)).slice(0, 3)).toEqual(['dive', 'roll', 'plunge']);
  });

  it('burns with all that stands there when its airfield is hit', () => {
    const beats = planes(lastBeats(attacked('grenade', 'star', 'star')));
    expect(beats).toMatchObject([
      { what: 'fire', side: 0 },
      { what: 'planeLost', onTheGround: true },
      { what: 'markersLost', count: 2, isAside: true },
    ]);
  });

  it('waits until those it picks up are aboard', () => {
    const told = tell(
      {
        turn: 'axis',
        axis: { E5: 'infantry', A9: 'infantry' },
        hands: { axis: ['direct-from-hq'], allies: [] },
        airPack: { planes: { axis: 'storch E7' } },
        change: (state) => weakened(state, 'E5', 1),
      },
      'play direct-from-hq',
      'order plane',
      'end orders',
      'fly e6',
      'end flight',
      'rescue E5',
    );
    expect(kinds(lastBeats(told))).toEqual(['gone', 'planeOff']);
    expect(planes(lastBeats(told))).toMatchObject([{ isLater: true }]);
  });
});

function matchOf({ steps, state }: Told, at: number): { state: State; steps: Told['steps'] } {
  return { state: steps[at]?.before ?? state, steps: steps.slice(0, at) };
}

describe('the dice of an air check', () => {
  const told = () => checked('star', 'star', 'flag');
  const show = () => {
    const all = told();
    const at = all.steps.length - 1;
    return { all, thrown: advanced(opening(matchOf(all, at)), matchOf(all, at + 1), TEMPO) };
  };

  it('wait for what is read before them, then fall one side after the other', () => {
    const { all, thrown } = show();
    expect(thrown.shown.state).not.toBe(all.state);
    expect(thrown.cue.wait).toBe(TEMPO?.tumble);
    expect(rollTime(thrown)).toBe(2 * (TEMPO?.tumble ?? 0) + (TEMPO?.answer ?? 0));
    const second = rested(thrown);
    expect(second.cue.wait).toBe(0);
    expect(second.cue.thrown?.side).toBe(1);
    expect(rollTime(second)).toBe(TEMPO?.tumble);
    expect(rested(second).shown.state).toBe(all.state);
    expect(settled(thrown).shown.state).toBe(all.state);
  });

  it('are heard when they fall', () => {
    const { thrown } = show();
    const dice = notesOf(thrown.cue).find(({ sound }) => sound === 'dice');
    expect(dice?.after).toBe((TEMPO?.tumble ?? 0) / 1000);
  });

  it('have what is read beside them on the board, and not under them', () => {
    const board = boardOf('standard');
    const strip = { width: 300, height: 90 };
    for (let hex = 0; hex < board.size; hex++)
      for (const turned of [false, true])
        for (const [scale, left, right] of [
          [0.92, 0, 2000],
          [1.6, 0, 2000],
          [1.6, 300, 900],
        ] as const) {
          const seen = { left, top: 0, right, bottom: 2000 };
          const place = stripBesideDice(board, hex, turned, strip, 4, { scale, seen, diceY: null });
          const dice = dicePlaces(board, hex, 4, scale, turned, { beyond: WORDS_GAP, seen });
          const half = (strip.height * place.scale) / 2;
          expect(place.y - half).toBeGreaterThanOrEqual(0);
          expect(Math.abs(place.y - dice.centre.y)).toBeGreaterThan(half + 20 * scale);
          expect(place.x - (strip.width * place.scale) / 2).toBeGreaterThanOrEqual(left - 1);
        }
  });
});
