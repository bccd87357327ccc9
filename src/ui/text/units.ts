import { UNIT_KINDS, type UnitKindId } from '../../memoir/units/kinds.ts';
import { traitNames, type Nation, type Unit } from '../../memoir/units/unit.ts';
import { t } from './i18n.ts';
import { rowText } from './lists.ts';
import { perLocale } from './locale.ts';

type PlainKindId = 'infantry' | 'armor' | 'artillery';

function isPlain(id: UnitKindId): id is PlainKindId {
  return id === 'infantry' || id === 'armor' || id === 'artillery';
}

type Named = Pick<Unit, 'kind' | 'nation'>;

export function kindName(unit: Named): string {
  return t(`units:kind.${UNIT_KINDS[unit.kind].id}`);
}

/** Two or three letters on the unit; nothing for the plain kinds. */
export function kindBadge(unit: Named): string {
  const { id } = UNIT_KINDS[unit.kind];
  return isPlain(id) ? '' : t(`units:badge.${id}`);
}

export function nationLetters(nation: Nation): string {
  return t(`units:letters.${nation}`);
}

export function nationName(nation: Nation): string {
  return t(`units:nation.${nation}`);
}

// Every line of the log names a unit or two.
const names = perLocale(() => new Map<string, string>());

/** "German infantry"; where the adjective bends with the kind, a language finds its form by the ids. */
export function unitName(unit: Named): string {
  const known = names();
  const key = `${unit.nation} ${unit.kind}`;
  let name = known.get(key);
  if (name === undefined) {
    name = t('units:unit', { nation: unit.nation, kind: kindName(unit), kindId: UNIT_KINDS[unit.kind].id });
    known.set(key, name);
  }
  return name;
}

type PluralKindId = 'specialForces' | 'combatEngineers' | 'skiTroops';

function isPlural(id: UnitKindId): id is PluralKindId {
  return id === 'specialForces' || id === 'combatEngineers' || id === 'skiTroops';
}

/** As one of a sentence, which goes on with "moves" or "is": the "British combat engineer unit". */
export function unitInSentence(unit: Named): string {
  const kindId = UNIT_KINDS[unit.kind].id;
  if (!isPlural(kindId)) return unitName(unit);
  return t('units:unit', { nation: unit.nation, kind: t(`units:one.${kindId}`), kindId });
}

// So does every hex of the board in words, after every action.
const descriptions = perLocale(() => new Map<string, string>());

/** "German infantry, 3 of 4 figures, in boats" */
export function unitDescription(unit: Unit): string {
  const known = descriptions();
  const key = `${unit.nation} ${unit.kind} ${unit.figures} ${unit.fullStrength} ${unit.traits}`;
  let text = known.get(key);
  if (text === undefined) {
    text = describe(unit);
    known.set(key, text);
  }
  return text;
}

/** "in boats", "worth two medals" */
export function traitTexts({ traits }: Pick<Unit, 'traits'>): string[] {
  return traitNames(traits).map((trait) => t(`units:trait.${trait}`));
}

function describe(unit: Unit): string {
  const { figures, fullStrength } = unit;
  const strength = fullStrength === 1 ? [] : [t('units:strength', { figures, count: fullStrength })];
  return rowText([unitName(unit), ...strength, ...traitTexts(unit)]);
}
