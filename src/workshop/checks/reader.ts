// What the reader of scenario files says of a plan, for everything that no check has words of its own for.
import { hexOfLabel } from '../../hex/labels.ts';
import type { Hex } from '../../hex/board.ts';
import { SIDE_NAMES, SIDES } from '../../memoir/side.ts';
import type { Fault } from '../../scenarios/fault.ts';
import { scenarioOf } from '../../scenarios/read-scenario.ts';
import { scenarioSchema } from '../../scenarios/scenario-schema.ts';
import { shapeOf } from '../../scenarios/shapes.ts';
import { planFile } from '../plan-file.ts';
import { checkAt, type Check } from './check.ts';
import type { Look } from './look.ts';

/** Every fault of the file, first those of its shape. */
export function faultsOfPlan({ plan }: Pick<Look, 'plan'>): Fault[] {
  const file = planFile(plan);
  const shape = shapeOf(scenarioSchema, file);
  const read = scenarioOf(file);
  const faults = [...(shape.ok ? [] : shape.error), ...(read.ok ? [] : read.error)];
  return faults.filter(({ path }, at) => faults.findIndex((other) => other.path === path) === at);
}

/** The faults that are not among those that were spoken of already. */
export function faultsLeft(look: Look, said: readonly Check[]): Check[] {
  const known = said.flatMap(({ path }) => (path === undefined ? [] : [path]));
  return faultsOfPlan(look)
    .filter(
      ({ path }) => !known.some((one) => path === one || path.startsWith(`${one}.`) || path.startsWith(`${one}[`)),
    )
    .map(({ path, message }) =>
      checkAt(look.board, {
        id: 'unreadable',
        kind: 'fault',
        hexes: hexesAt(look, path),
        values: { path, message },
        path,
      }),
    );
}

const BY_LABEL = /^(?:terrain|mines|places|units\.(?:axis|allies))\.([A-Za-z][1-9][0-9]?)/;
const IN_LIST = /^objectives\[(\d+)\]/;
const AIRCRAFT = /^options\.air\.aircraft\.(axis|allies)/;

function hexesAt({ board, plan }: Look, path: string): readonly Hex[] {
  const label = BY_LABEL.exec(path)?.[1];
  const hex = label === undefined ? undefined : hexOfLabel(board, label);
  if (hex !== undefined) return [hex];
  const objective = IN_LIST.exec(path)?.[1];
  if (objective !== undefined) return plan.objectives[Number(objective)]?.hexes ?? [];
  const flown = SIDES.find((side) => SIDE_NAMES[side] === AIRCRAFT.exec(path)?.[1]);
  const aircraft = flown === undefined ? null : plan.aircraft[flown];
  return aircraft === null ? [] : [aircraft.hex];
}
