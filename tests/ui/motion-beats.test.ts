import { describe, expect, it } from 'vitest';
import type { GameEvent } from '../../src/memoir/index.ts';
import { UNIT_KINDS, type UnitKindId } from '../../src/memoir/units/kinds.ts';
import type { Unit } from '../../src/memoir/units/unit.ts';
import { beatsOf } from '../../src/ui/table/motion/beats.ts';
import { lengthOf, tempoOf } from '../../src/ui/table/motion/tempo.ts';
import { flightOf } from '../../src/ui/table/motion/throw.ts';
import { dicePlaces, DIE_GAP } from '../../src/ui/table/motion/dice-places.ts';
import { walkFrames } from '../../src/ui/table/motion/walk.ts';
import { boardOf } from '../../src/hex/board.ts';
import { boardExtent } from '../../src/hex/layout.ts';

function unit(id: number, hex: number, kind: UnitKindId): Unit {
  const row = UNIT_KINDS.findIndex((one) => one.id === kind);
  return { id, hex, kind: row, side: 0, fullStrength: 4, figures: 4, traits: 0 } as unknown as Unit;
}

const INFANTRY_ON_5 = [unit(0, 5, 'infantry'), unit(1, 9, 'armor')];

function rolled(event: Partial<Extract<GameEvent, { type: 'diceRolled' }>>): GameEvent {
  return { type: 'diceRolled', side: 1, faces: [], hits: 0, reason: 'attack', hex: 5, ...event };
}

function marks(event: GameEvent, units: readonly Unit[] = INFANTRY_ON_5) {
  const [beat] = beatsOf([event], units);
  return beat.kind === 'roll' ? beat.marks : null;
}

describe('the beats of events', () => {
  it('join the steps of one unit into one walk, and keep those of another apart', () => {
    const beats = beatsOf(
      [
        { type: 'unitMoved', unit: 0, from: 5, to: 6 },
        { type: 'unitMoved', unit: 0, from: 6, to: 7 },
        { type: 'unitMoved', unit: 1, from: 9, to: 10 },
        { type: 'unitRetreated', unit: 1, from: 10, to: 9 },
      ],
      INFANTRY_ON_5,
    );
    expect(beats).toEqual([
      { kind: 'walk', unit: 0, path: [5, 6, 7], retreat: false },
      { kind: 'walk', unit: 1, path: [9, 10], retreat: false },
      { kind: 'walk', unit: 1, path: [10, 9], retreat: true },
    ]);
  });

  it('tell losses, units gone and medals in the order they happened', () => {
    const beats = beatsOf(
      [
        rolled({ faces: ['grenade'], hits: 1 }),
        { type: 'figuresLost', unit: 0, hex: 5, count: 1, left: 0, cause: 'attack' },
        { type: 'unitEliminated', unit: 0, hex: 5, cause: 'attack' },
        { type: 'medalGained', side: 1, count: 1, source: 'elimination', hex: 5 },
      ],
      INFANTRY_ON_5,
    );
    expect(beats.map(({ kind }) => kind)).toEqual(['roll', 'fall', 'gone', 'medal']);
  });

  it('say of each die whether it counted against the unit on the hex', () => {
    const faces = ['infantry', 'armor', 'grenade', 'flag', 'star'] as const;
    expect(marks(rolled({ faces, hits: 2 }))).toEqual(['hit', 'miss', 'hit', 'plain', 'miss']);
    expect(marks(rolled({ faces, hits: 3 }))).toEqual(['hit', 'miss', 'hit', 'plain', 'hit']);
    expect(marks(rolled({ faces, hits: 2, hex: 9 }))).toEqual(['miss', 'hit', 'hit', 'plain', 'miss']);
  });

  it('know the unit that has just walked onto the hex', () => {
    const [, roll] = beatsOf(
      [
        { type: 'unitMoved', unit: 1, from: 9, to: 12 },
        rolled({ faces: ['armor', 'flag'], hits: 1, reason: 'mine', hex: 12 }),
      ],
      INFANTRY_ON_5,
    );
    expect(roll).toMatchObject({ kind: 'roll', marks: ['hit', 'miss'] });
  });

  it('count stars on the ice, grenades against a Tiger, and nothing against a roll for orders', () => {
    expect(marks(rolled({ faces: ['star', 'grenade'], hits: 1, reason: 'ice' }))).toEqual(['hit', 'miss']);
    expect(marks(rolled({ faces: ['star', 'grenade'], hits: 1, reason: 'tiger' }))).toEqual(['miss', 'hit']);
    expect(marks(rolled({ faces: ['star', 'flag'], reason: 'finestHour', hex: -1 }))).toEqual(['plain', 'plain']);
    expect(marks(rolled({ faces: ['infantry', 'armor'], hits: 1, reason: 'medics' }))).toEqual(['hit', 'miss']);
  });
});

describe('the tempo', () => {
  it('is none when switched off or when motion is not wanted', () => {
    expect(tempoOf('off', false)).toBeNull();
    expect(tempoOf('slow', true)).toBeNull();
  });

  it('gives a roll 350, 700 or 1200 milliseconds', () => {
    const tumbles = (['fast', 'normal', 'slow'] as const).map((speed) => tempoOf(speed, false)?.tumble);
    expect(tumbles).toEqual([350, 700, 1200]);
  });

  it('gives a card alone no time on the board', () => {
    const tempo = tempoOf('normal', false)!;
    expect(lengthOf([{ kind: 'card', side: 0, card: 3 }], tempo)).toBe(0);
    expect(lengthOf([{ kind: 'walk', unit: 0, path: [1, 2, 3], retreat: false }], tempo)).toBe(2 * tempo.stride);
  });
});

describe('a die in flight', () => {
  const way = { x: 20, y: -5, fromX: -100, fromY: 200, tilt: 8, spins: 2, flips: 4 };

  it('begins where it is thrown and ends flat where it lies', () => {
    const { body, shadow, turns } = flightOf(way);
    expect(body[0].transform).toContain('translate(-100.00px');
    expect(body.at(-1)).toEqual({
      offset: 1,
      transform: 'translate(20.00px, -5.00px) rotate(8.00deg) scale(1.00, 1.00)',
    });
    expect(shadow.at(-1)?.opacity).toBe('1.00');
    expect(turns).toHaveLength(5);
  });

  it('has key frames in the order of time', () => {
    const offsets = flightOf(way).body.map(({ offset }) => offset as number);
    expect(offsets).toEqual(offsets.toSorted((a, b) => a - b));
    expect(offsets[0]).toBe(0);
  });
});

describe('the places of dice', () => {
  const board = boardOf('standard');
  const { width, height } = boardExtent(board, 50);

  it.each([1, 4, 8])('%i dice lie on the board beside any hex, whichever way it is turned', (count) => {
    for (const scale of [0.92, 2.2])
      for (const turned of [false, true])
        for (let hex = -1; hex < board.labels.length; hex++) {
          const { centre, dice } = dicePlaces(board, hex, count, scale, turned);
          expect(dice).toHaveLength(count);
          for (const { x, y } of dice) {
            expect(Math.abs(centre.x - width / 2) + Math.abs(x) * scale).toBeLessThanOrEqual(width / 2);
            expect(Math.abs(centre.y - height / 2) + Math.abs(y) * scale).toBeLessThanOrEqual(height / 2);
          }
        }
  });

  it('lie within what is seen of a board that is larger than its window', () => {
    const seen = { left: 100, top: 150, right: 560, bottom: 420 };
    for (const turned of [false, true])
      for (let hex = -1; hex < board.labels.length; hex++) {
        const { centre, dice } = dicePlaces(board, hex, 4, 1.2, turned, { seen });
        for (const { x, y } of dice) {
          expect(Math.abs(centre.x - 330) + Math.abs(x) * 1.2).toBeLessThanOrEqual(230);
          expect(Math.abs(centre.y - 285) + Math.abs(y) * 1.2).toBeLessThanOrEqual(135);
        }
      }
  });

  it('never share a place', () => {
    const { dice } = dicePlaces(board, 30, 6, 1, false);
    dice.forEach((a, at) => {
      for (const b of dice.slice(at + 1)) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThanOrEqual(DIE_GAP - 1);
    });
  });
});

describe('a walk', () => {
  it('goes through every hex with a hop towards the top of the screen between them', () => {
    const frames = walkFrames(
      [
        { x: 0, y: 0 },
        { x: 10, y: 0 },
      ],
      -1,
    );
    expect(frames.map(({ transform }) => transform)).toEqual([
      'translate(0.00px, 0.00px)',
      'translate(5.00px, -5.00px)',
      'translate(10.00px, 0.00px)',
    ]);
  });
});
