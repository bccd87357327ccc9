// Changes to what a scenario says of its air rules. What goes without saying is left out.
import type { Draft } from 'immer';
import type { SideName } from '../../../memoir/side.ts';
import type { AirPackFile } from '../../../scenarios/air-pack/options-schema.ts';
import type { AirOptionsFile } from '../../../scenarios/air-options.ts';
import { isEmpty } from '../../../scenarios/is-empty.ts';
import type { SetThing } from '../step-words.ts';
import { set } from './edit.ts';

export function setAir(thing: SetThing, recipe: (air: Draft<AirOptionsFile>) => void): void {
  set(thing, (draft) => {
    const air: Draft<AirOptionsFile> = draft.options.air ?? {};
    recipe(air);
    if (isEmpty(air)) delete draft.options.air;
    else draft.options.air = air;
  });
}

export type PackDraft = Draft<AirPackFile>;

export function setPack(thing: SetThing, recipe: (pack: PackDraft) => void): void {
  setAir(thing, (air) => {
    const pack: PackDraft = air.airPack ?? {};
    recipe(pack);
    if (isEmpty(pack)) delete air.airPack;
    else air.airPack = pack;
  });
}

type BySide = 'basing' | 'planes' | 'announced';
type ValueOf<K extends BySide> = NonNullable<NonNullable<PackDraft[K]>[SideName]>;

/** Undefined: as it goes without saying. */
export function setOfSide<K extends BySide>(
  pack: PackDraft,
  key: K,
  side: SideName,
  value: ValueOf<K> | undefined,
): void {
  const { [side]: _before, ...others } = (pack[key] ?? {}) as Partial<Record<SideName, ValueOf<K>>>;
  const next = value === undefined ? others : { ...others, [side]: value };
  if (isEmpty(next)) delete pack[key];
  else pack[key] = next as PackDraft[K];
}
