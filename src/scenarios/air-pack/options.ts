// AP-1.4, AP-2.4, AP-2.5, AP-3.6, AP-4.1, AP-6.1, AP-6.6, AP-15.3, AP-18.5: what was chosen for Air Pack, from a file and back
import { stateHash } from '../../engine/hash.ts';
import { PLAIN_AIR_PACK, type AirPackOptions, type Pair } from '../../memoir/air/air-pack/options.ts';
import { PLANE_MODELS, type PlaneModel } from '../../memoir/air/air-pack/planes.ts';
import { ALLIES, AXIS } from '../../memoir/side.ts';
import type { AirPackChoicesFile } from './options-schema.ts';

interface PerSide<T> {
  axis?: T;
  allies?: T;
}

/** Undefined where everything is as it goes without saying. */
export function airPackOf(file: AirPackChoicesFile): AirPackOptions | undefined {
  const plain = PLAIN_AIR_PACK;
  const options: AirPackOptions = {
    sorties: sortiesOf(file.sorties),
    month: file.month ?? plain.month,
    basing: pairOf(file.basing, plain.basing),
    planes: pairOf({ axis: modelsOf(file.planes?.axis), allies: modelsOf(file.planes?.allies) }, plain.planes),
    announced: pairOf(file.announced, plain.announced),
    airPowerMode: file.airPowerMode ?? plain.airPowerMode,
    counteredSortieOwnerDraws: file.counteredSortieOwnerDraws ?? plain.counteredSortieOwnerDraws,
    kamikazeFaces: file.kamikazeFaces ?? plain.kamikazeFaces,
    checkValues: file.checkValues ?? plain.checkValues,
    checkStacking: file.checkStacking ?? plain.checkStacking,
  };
  return isSame(options, plain) ? undefined : options;
}

/** A side that is not named has no sortie card. */
function sortiesOf(said: AirPackChoicesFile['sorties']): AirPackOptions['sorties'] {
  if (said === undefined) return PLAIN_AIR_PACK.sorties;
  return said === 'shuffled' ? said : pairOf(said, [0, 0]);
}

/** Each once, in their usual order. */
function modelsOf(said: readonly PlaneModel[] | undefined): PlaneModel[] | undefined {
  return said === undefined ? undefined : PLANE_MODELS.filter((model) => said.includes(model));
}

function pairOf<T>(said: { axis?: T | undefined; allies?: T | undefined } = {}, usual: Pair<T>): Pair<T> {
  return [said.allies ?? usual[ALLIES], said.axis ?? usual[AXIS]];
}

function isSame(one: unknown, other: unknown): boolean {
  return stateHash(one) === stateHash(other);
}

/** Only what differs from what goes without saying; a pair by the side that differs. */
export function airPackChoices(options: AirPackOptions): AirPackChoicesFile {
  const { sorties, planes, basing, announced, ...others } = options;
  const { sorties: _, planes: __, basing: usualBasing, announced: usualAnnounced, ...plain } = PLAIN_AIR_PACK;
  const differing = Object.entries(others).filter(([key, value]) => value !== plain[key as keyof typeof plain]);
  const listed = planes.map((models) => (models === null ? null : [...models]));
  return {
    ...(isSame(sorties, PLAIN_AIR_PACK.sorties) ? {} : { sorties: sortiesFile(sorties) }),
    ...field('basing', pairFile(basing, usualBasing)),
    ...field('planes', pairFile(listed, [null, null])),
    ...field('announced', pairFile(announced, usualAnnounced)),
    ...Object.fromEntries(differing),
  };
}

function sortiesFile(sorties: AirPackOptions['sorties']): NonNullable<AirPackChoicesFile['sorties']> {
  return sorties === 'shuffled' ? sorties : { axis: sorties[AXIS], allies: sorties[ALLIES] };
}

function pairFile<T>(pair: readonly (T | null)[], usual: readonly (T | null)[]): PerSide<T> | undefined {
  const [allies, axis] = [ALLIES, AXIS].map((side) => (pair[side] === usual[side] ? null : pair[side]));
  if (allies === null && axis === null) return undefined;
  return { ...(axis === null ? {} : { axis }), ...(allies === null ? {} : { allies }) };
}

function field<K extends string, T>(key: K, value: T | undefined): { [key in K]?: T } {
  return value === undefined ? {} : ({ [key]: value } as { [key in K]: T });
}
