import { produce } from 'immer';
import { describe, expect, it } from 'vitest';
import { hexOfLabel } from '../../src/hex/labels.ts';
import { carry, thingOn } from '../../src/workshop/carry.ts';
import { draw } from '../../src/workshop/draw.ts';
import { erase } from '../../src/workshop/erase.ts';
import { pickTool } from '../../src/workshop/pick.ts';
import { pictureOf } from '../../src/workshop/picture.ts';
import { planFile, planOf } from '../../src/workshop/plan-file.ts';
import { emptyPlan, type Plan } from '../../src/workshop/plan.ts';
import { modelsEver, modelsFlown } from '../../src/workshop/planes.ts';
import type { Tool } from '../../src/workshop/tool.ts';
import { BOARD } from './strokes.ts';

function at(label: string): number {
  const hex = hexOfLabel(BOARD, label);
  if (hex === undefined) throw new Error(label);
  return hex;
}

const EMPTY = emptyPlan('Planes');
const placed = (plan: Plan, tool: Tool, label: string) => produce(plan, (draft) => draw(draft, tool, [at(label)]));
const plane = (side: 0 | 1, model: 'spitfire' | 'me109'): Tool => ({ kind: 'plane', side, model });
const ready = (side: 0 | 1, count = 1): Tool => ({ kind: 'ready', side, count });

describe('planes of Air Pack on the map (AP-8.1, AP-8.6)', () => {
  it('share their hex with markers of their side, and give way to the other side', () => {
    const both = placed(placed(EMPTY, plane(0, 'spitfire'), 'D5'), ready(0, 2), 'D5');
    expect(both.bases).toEqual({ [at('D5')]: { side: 0, model: 'spitfire', ready: 2 } });
    expect(placed(both, plane(1, 'me109'), 'D5').bases).toEqual({ [at('D5')]: { side: 1, model: 'me109', ready: 0 } });
  });

  it('are written down and read again, row by row', () => {
    const plan = placed(placed(placed(EMPTY, plane(1, 'me109'), 'D5'), plane(1, 'me109'), 'E9'), ready(1), 'E9');
    const file = planFile(plan);
    expect(file.options?.air?.airPack).toEqual({
      parked: {
        axis: [
          { model: 'me109', hex: 'E9' },
          { model: 'me109', hex: 'D5' },
        ],
      },
      ready: { axis: { E9: 1 } },
    });
    const read = planOf(file);
    expect(read.ok && read.value).toEqual(plan);
  });

  it('that cannot be drawn together are a fault', () => {
    const parked = { allies: [{ model: 'p38', hex: 'D5' }], axis: [{ model: 'me109', hex: 'D5' }] } as const;
    const file = { ...planFile(EMPTY), options: { air: { airPack: { parked } } } };
    const read = planOf(JSON.parse(JSON.stringify(file)) as typeof file as never);
    expect(read.ok ? null : read.error).toEqual([
      { path: 'options.air.airPack.parked.axis[0].hex', message: 'there is already a plane on D5' },
    ]);
  });

  it('are picked up, carried and erased like what else stands on a hex', () => {
    const plan = placed(EMPTY, plane(0, 'spitfire'), 'D5');
    expect(pickTool(plan, at('D5'))).toEqual(plane(0, 'spitfire'));
    expect(thingOn(plan, at('D5'))).toBe('planes');
    const carried = produce(plan, (draft) => carry(draft, 'planes', at('D5'), at('E5')));
    expect(Object.keys(carried.bases).map(Number)).toEqual([at('E5')]);
    expect(produce(carried, (draft) => erase(draft, 'aircraft', [at('E5')]))).toEqual(EMPTY);
  });

  it('are on pictures of battles that are set up with Air Pack, and aircraft on those of the others', () => {
    const plan: Plan = { ...placed(EMPTY, ready(0), 'D5'), aircraft: [{ type: 'fighter', hex: at('E5') }, null] };
    const { aircraft, bases } = pictureOf(plan);
    expect([aircraft, bases]).toEqual([plan.aircraft, {}]);
    const packed = pictureOf({ ...plan, options: { airRules: 'air-pack' } });
    expect([packed.aircraft, packed.bases]).toEqual([[null, null], plan.bases]);
  });
});

describe('what a side of a plan flies (AP-6)', () => {
  it('goes by nation, front, year and month, or by the scenario', () => {
    const soviets: Plan = { ...EMPTY, sides: [{ nation: 'ru', hand: 5, medals: 5 }, EMPTY.sides[1]], date: '1942-05' };
    expect(modelsEver('ru')).toEqual(['p40', 'yak1', 'yak7', 'yak9']);
    expect(modelsFlown(soviets, 0, 'ground')).toContain('yak9');
    const inMay: Plan = { ...soviets, options: { air: { airPack: { month: 5 } } } };
    expect(modelsFlown(inMay, 0, 'ground')).not.toContain('yak9');
    expect(modelsFlown(inMay, 0, 'carrier')).toEqual([]);
    const given: Plan = { ...soviets, options: { air: { airPack: { planes: { allies: ['zero', 'p38'] } } } } };
    expect(modelsFlown(given, 0, 'carrier')).toEqual(['zero']);
  });
});
