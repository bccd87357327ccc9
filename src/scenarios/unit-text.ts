// M44-UNIT-1, M44-UNIT-4, M44-UNIT-5, M44-DIFF-16
import { err, ok } from '../engine/result.ts';
import { UNIT_KIND_IDS, UNIT_KINDS, unitKindIndex, type UnitKindId } from '../memoir/units/kinds.ts';
import { NATIONS, TRAIT_NAMES, traitBits, traitNames, type Nation } from '../memoir/units/unit.ts';
import { unknownName, faulty, type Read } from './fault.ts';
import { MOST_FIGURES } from './limits.ts';
import type { UnitFile } from './scenario-schema.ts';

/** Special weapons whose rules changed during the war: late ones from 1943 on. */
const BY_YEAR = {
  antiTankGun: ['antiTankGunEarly', 'antiTankGunLate'],
  mortar: ['mortarEarly', 'mortarLate'],
  machineGun: ['machineGunEarly', 'machineGunLate'],
} as const satisfies Record<string, readonly [UnitKindId, UnitKindId]>;
const LAST_EARLY_YEAR = 1942;

const NOT_PLAYED: readonly string[] = [
  'locomotive',
  'wagon',
  'supplyTruck',
  'truck',
  'landingCraft',
  'barge',
  'halfTrack',
  'tankDestroyer',
  'patrolCar',
  'armoredTrain',
];
/** What a file may call a unit: its kind, or a weapon that depends on the year. */
export const KIND_NAMES: readonly string[] = [...UNIT_KIND_IDS, ...Object.keys(BY_YEAR)];

export type UnitObject = Exclude<UnitFile, string>;

/** What a file says about a unit, all of it known. */
export interface UnitSaid {
  readonly kind: number;
  readonly figures: number;
  readonly fullStrength: number;
  readonly nation: Nation;
  readonly traits: number;
  readonly idleUntil: number;
}

/** 'infantry', 'armor 2', 'infantry 2/4 brit camouflaged', or the same as an object. */
export function readUnit(file: UnitFile, nation: Nation, year: number): Read<UnitSaid> {
  const spelled = typeof file === 'string' ? spellOut(file) : ok(file);
  return spelled.ok ? unitOf(spelled.value, nation, year) : spelled;
}

export function spellOut(text: string): Read<UnitObject> {
  const [kind = '', ...words] = text.trim().split(/\s+/);
  let object: UnitObject = { kind };
  for (const word of words) {
    const strength = /^([1-9]\d?)(?:\/([1-9]\d?))?$/.exec(word);
    const trait = TRAIT_NAMES.find((name) => name === word);
    const nation = NATIONS.find((name) => name === word);
    if (strength !== null) {
      object = { ...object, figures: Number(strength[1]) };
      if (strength[2] !== undefined) object = { ...object, fullStrength: Number(strength[2]) };
    } else if (trait !== undefined) object = { ...object, traits: [...(object.traits ?? []), trait] };
    else if (nation !== undefined) object = { ...object, nation };
    else {
      const known = unknownName(word, [...TRAIT_NAMES, ...NATIONS]);
      return faulty('', `expected a number of figures, a nation or a trait, but there is ${known}`);
    }
  }
  return ok(object);
}

function unitOf(object: UnitObject, nation: Nation, year: number): Read<UnitSaid> {
  const kind = readKind(object.kind, year);
  if (!kind.ok) return kind;
  const full = object.fullStrength ?? object.figures ?? UNIT_KINDS[kind.value].figures;
  const figures = object.figures ?? full;
  if (full > MOST_FIGURES) return faulty('figures', `expected at most ${MOST_FIGURES} figures, but there are ${full}`);
  if (figures > full) return faulty('figures', `${figures} figures are more than its full strength of ${full}`);
  return ok({
    kind: kind.value,
    figures,
    fullStrength: full,
    nation: object.nation ?? nation,
    traits: traitBits(object.traits ?? []),
    idleUntil: object.idleUntil ?? 0,
  });
}

export function readKind(name: string, year: number): Read<number> {
  const id = UNIT_KIND_IDS.find((known) => known === name);
  if (id !== undefined) return ok(unitKindIndex(id));
  const weapon = (BY_YEAR as Readonly<Record<string, readonly UnitKindId[] | undefined>>)[name];
  if (weapon !== undefined && Object.hasOwn(BY_YEAR, name))
    return ok(unitKindIndex(weapon[year > LAST_EARLY_YEAR ? 1 : 0]));
  const message = NOT_PLAYED.includes(name)
    ? `'${name}' units are not played yet; a battle that needs one cannot be played here`
    : `there is no unit kind ${unknownName(name, KIND_NAMES)}`;
  return err([{ path: '', message }]);
}

/** The shortest text that reads as this unit. */
export function unitText(unit: Omit<UnitSaid, 'idleUntil'>, sideNation: Nation): string {
  const kind = UNIT_KINDS[unit.kind];
  const words: string[] = [kind.id];
  if (unit.figures !== unit.fullStrength) words.push(`${unit.figures}/${unit.fullStrength}`);
  else if (unit.figures !== kind.figures) words.push(String(unit.figures));
  if (unit.nation !== sideNation) words.push(unit.nation);
  words.push(...traitNames(unit.traits));
  return words.join(' ');
}
