// Planes of Air Pack that stand on the ground as the battle begins: from the file of a scenario, and back.
import type { Board, Hex } from '../hex/board.ts';
import type { StartingPlanes } from '../memoir/air/air-pack/options.ts';
import { ALLIES, AXIS, SIDE_NAMES, SIDES, type Side } from '../memoir/side.ts';
import { basesFile } from '../scenarios/air-pack/bases.ts';
import type { AirPackFile } from '../scenarios/air-pack/options-schema.ts';
import { joinPath } from '../scenarios/fault.ts';
import { note, readHex, type Reading } from '../scenarios/reading.ts';
import type { ByHex, PlanBase } from './plan.ts';

const PATH = 'options.air.airPack';

/** Two planes on one hex, or planes of both sides, cannot be drawn: one of them would be gone without a word. */
export function basesOf(reading: Reading, { parked, ready }: Pick<AirPackFile, 'parked' | 'ready'>): ByHex<PlanBase> {
  const bases: Record<Hex, PlanBase> = {};
  const put = (path: string, label: string, base: PlanBase): void => {
    const hex = readHex(reading, path, label);
    if (hex === undefined) return;
    const before = bases[hex] ?? { ...base, model: null, ready: 0 };
    if (before.side !== base.side || (before.model !== null && base.model !== null))
      note(reading, path, `there is already a plane on ${reading.board.labels[hex]}`);
    else bases[hex] = { side: base.side, model: base.model ?? before.model, ready: before.ready + base.ready };
  };
  for (const side of SIDES) {
    const name = SIDE_NAMES[side];
    (parked?.[name] ?? []).forEach(({ model, hex }, at) =>
      put(joinPath(`${PATH}.parked.${name}[${at}]`, 'hex'), hex, { side, model, ready: 0 }),
    );
    for (const [label, count] of Object.entries(ready?.[name] ?? {}))
      put(joinPath(`${PATH}.ready.${name}`, label), label, { side, model: null, ready: count });
  }
  return bases;
}

function entriesOf(bases: ByHex<PlanBase>, side: Side): (PlanBase & { readonly hex: Hex })[] {
  return Object.entries(bases).flatMap(([hex, base]) => (base.side === side ? [{ ...base, hex: Number(hex) }] : []));
}

/** Row by row for each side. */
export function startingPlanes(bases: ByHex<PlanBase>): StartingPlanes {
  const all = [...entriesOf(bases, ALLIES), ...entriesOf(bases, AXIS)];
  return {
    parked: all.flatMap(({ side, model, hex }) => (model === null ? [] : [{ side, model, hex }])),
    ready: all.flatMap(({ side, ready, hex }) => (ready === 0 ? [] : [{ side, hex, count: ready }])),
  };
}

export function basesInFile(board: Board, bases: ByHex<PlanBase>): Pick<AirPackFile, 'parked' | 'ready'> {
  return basesFile(startingPlanes(bases), board.labels);
}
