import * as fc from 'fast-check';
import { produce } from 'immer';
import { boardOf, type Hex } from '../../src/hex/board.ts';
import { PLANE_MODELS } from '../../src/memoir/air/air-pack/planes.ts';
import { TERRAIN_IDS } from '../../src/memoir/terrain/data/rows.ts';
import { draw, hexesOfStroke } from '../../src/workshop/draw.ts';
import { emptyPlan, type Plan } from '../../src/workshop/plan.ts';
import { LAYERS, shapesOf, type Shape, type Tool } from '../../src/workshop/tool.ts';

export interface Stroke {
  readonly tool: Tool;
  readonly shape: Shape;
  readonly passed: readonly Hex[];
}

export const BOARD = boardOf('standard');
export const EMPTY: Plan = emptyPlan('Nothing yet');

const hex = fc.nat(BOARD.size - 1);
const side = fc.constantFrom(0 as const, 1 as const);
const maybeSide = fc.constantFrom(-1 as const, 0 as const, 1 as const);

const LINES = ['road', 'hillRoad', 'rail', 'river', 'wideRiver', 'fordableStream', 'frozenRiver', 'wadi'] as const;
const piece = (id: fc.Arbitrary<(typeof TERRAIN_IDS)[number]>): fc.Arbitrary<Tool> =>
  fc.record({
    kind: fc.constant('piece' as const),
    id,
    owner: fc.constantFrom(null, 0 as const, 1 as const),
    recovery: fc.constant(null),
  });

export const terrainTool: fc.Arbitrary<Tool> = fc.oneof(
  { weight: 3, arbitrary: piece(fc.constantFrom(...LINES)) },
  { weight: 2, arbitrary: piece(fc.constantFrom(...TERRAIN_IDS)) },
  {
    weight: 1,
    arbitrary: piece(fc.constantFrom('hill' as const, 'town' as const, 'ocean' as const, 'bridge' as const)),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('eraser' as const),
      layer: fc.constantFrom('lines' as const, 'terrain' as const, 'all' as const),
    }),
  },
);

export const anyTool: fc.Arbitrary<Tool> = fc.oneof(
  { weight: 2, arbitrary: terrainTool },
  {
    weight: 1,
    arbitrary: fc.oneof(
      fc.record({
        kind: fc.constant('unit' as const),
        unit: fc.record({
          side,
          kind: fc.constantFrom('infantry', 'armor', 'artillery'),
          nation: fc.constantFrom(null, 'brit' as const),
          figures: fc.constantFrom(null, 2),
          traits: fc.constant([]),
          idleUntil: fc.constant(0),
        }),
      }),
      fc.record({
        kind: fc.constant('aircraft' as const),
        side,
        type: fc.constantFrom('fighter' as const, 'bomber' as const),
      }),
      fc.record({ kind: fc.constant('plane' as const), side, model: fc.constantFrom(...PLANE_MODELS) }),
      fc.record({ kind: fc.constant('ready' as const), side, count: fc.integer({ min: 1, max: 3 }) }),
      fc.record({ kind: fc.constant('mine' as const), mine: fc.record({ side: maybeSide, decoy: fc.boolean() }) }),
      fc.record({
        kind: fc.constant('objective' as const),
        side: maybeSide,
        medals: fc.integer({ min: 1, max: 2 }),
        isGroup: fc.boolean(),
      }),
      fc.record({ kind: fc.constant('exit' as const), side }),
      fc.record({ kind: fc.constant('name' as const), text: fc.constantFrom('Mill', 'Bridge', '') }),
      fc.record({ kind: fc.constant('eraser' as const), layer: fc.constantFrom(...LAYERS, 'all' as const) }),
    ),
  },
);

/** A stroke wanders from hex to hex, or jumps as a quick pointer does. */
export function strokesWith(tools: fc.Arbitrary<Tool>): fc.Arbitrary<readonly Stroke[]> {
  const wander = fc.tuple(hex, fc.array(fc.nat(5), { maxLength: 7 })).map(([start, steps]) => {
    const passed = [start];
    for (const step of steps) {
      const around = BOARD.adjacent[passed[passed.length - 1]];
      passed.push(around[step % around.length]);
    }
    return passed;
  });
  const jump = fc.array(hex, { minLength: 1, maxLength: 3 });
  const passed = fc.oneof({ weight: 3, arbitrary: wander }, { weight: 1, arbitrary: jump });
  const stroke = tools.chain((tool) =>
    fc.record({ tool: fc.constant(tool), shape: fc.constantFrom(...shapesOf(tool)), passed }),
  );
  return fc.array(stroke, { minLength: 1, maxLength: 12 });
}

export function drawn(plan: Plan, { tool, shape, passed }: Stroke): Plan {
  return produce(plan, (draft) => draw(draft, tool, hexesOfStroke(plan, tool, shape, passed), passed));
}

export const somePlan: fc.Arbitrary<Plan> = strokesWith(anyTool).map((strokes) => strokes.reduce(drawn, EMPTY));
