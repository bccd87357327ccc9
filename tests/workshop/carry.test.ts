import { produce } from 'immer';
import { describe, expect, it } from 'vitest';
import { boardOf } from '../../src/hex/board.ts';
import { hexOfLabel } from '../../src/hex/labels.ts';
import { carry, thingOn } from '../../src/workshop/carry.ts';
import { emptyPlan, type Plan, type PlanUnit } from '../../src/workshop/plan.ts';

const BOARD = boardOf('standard');
const at = (label: string) => hexOfLabel(BOARD, label) ?? -1;
const UNIT: PlanUnit = { side: 0, kind: 'infantry', nation: null, figures: null, traits: [], idleUntil: 0 };
const TANK: PlanUnit = { ...UNIT, side: 1, kind: 'armor' };
const [A, B, C] = [at('C3'), at('F5'), at('G7')];

const LADEN: Plan = {
  ...emptyPlan('Laden'),
  pieces: { [A]: [{ id: 'town' }, { id: 'sandbags' }], [B]: [{ id: 'woods' }] },
  units: { [A]: UNIT, [B]: TANK },
  mines: { [A]: { side: 1, decoy: false } },
  places: { [A]: 'Ferme' },
  objectives: [{ hexes: [A, C], side: 0, need: 1, medals: 1, switches: [] }],
  exits: [[A], []],
  aircraft: [{ type: 'fighter', hex: A }, null],
};

/** Takes everything away, one after the other. */
function carriedAway(plan: Plan, from: number, to: number): string[] {
  const things: string[] = [];
  for (let now = plan; things.length < 20;) {
    const thing = thingOn(now, from);
    if (thing === null) break;
    things.push(thing);
    now = produce(now, (draft) => carry(draft, thing, from, to));
  }
  return things;
}

describe('the hand', () => {
  it('takes what is on top first, and never the ground', () => {
    const free = at('K2') === -1 ? at('K3') : at('K2');
    expect(carriedAway(LADEN, A, free)).toEqual(['aircraft', 'unit', 'obstacles', 'objective', 'mine', 'name', 'exit']);
    expect(thingOn(emptyPlan('Nothing'), A)).toBeNull();
    expect(thingOn({ ...emptyPlan('Woods'), pieces: { [A]: [{ id: 'woods' }] } }, A)).toBeNull();
  });

  it('lets two units change places', () => {
    const moved = produce(LADEN, (draft) => carry(draft, 'unit', A, B));
    expect(moved.units).toEqual({ [A]: TANK, [B]: UNIT });
    const back = produce(moved, (draft) => carry(draft, 'unit', A, B));
    expect(back.units).toEqual(LADEN.units);
  });

  it('lays obstacles on what is there', () => {
    const moved = produce(LADEN, (draft) => carry(draft, 'obstacles', A, B));
    expect(moved.pieces[A]).toEqual([{ id: 'town' }]);
    expect(moved.pieces[B]?.map(({ id }) => id).toSorted()).toEqual(['sandbags', 'woods']);
  });

  it('lets obstacles of a sort change places, and leaves the others where they are', () => {
    const pieces = { [A]: [{ id: 'town' }, { id: 'wire' }], [B]: [{ id: 'sandbags' }, { id: 'trenches' }] } as const;
    const moved = produce({ ...LADEN, pieces }, (draft) => carry(draft, 'obstacles', A, B));
    const on = (hex: number) => moved.pieces[hex]?.map(({ id }) => id).toSorted();
    expect([on(A), on(B)]).toEqual([
      ['sandbags', 'town'],
      ['trenches', 'wire'],
    ]);
    const twice = { [A]: [{ id: 'wire' }], [B]: [{ id: 'wire' }] } as const;
    expect(produce({ ...LADEN, pieces: twice }, (draft) => carry(draft, 'obstacles', A, B)).pieces).toEqual(twice);
  });

  it('moves one hex of a group of medals, and exchanges two of them', () => {
    expect(produce(LADEN, (draft) => carry(draft, 'objective', A, B)).objectives[0].hexes).toEqual([B, C]);
    expect(produce(LADEN, (draft) => carry(draft, 'objective', A, C)).objectives[0].hexes).toEqual([C, A]);
  });
});
