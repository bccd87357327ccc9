// What a unit can do, as a player asks for it: read off its kind, its traits and the rules of the battle.
import { BATTLE_BACK_DICE } from '../battle/battle-back.ts';
import { FAR_RETREAT } from '../battle/flags.ts';
import { EXTRA_HEXES } from '../battle/ground.ts';
import { BANZAI_MOVE, slowed } from '../movement/allowance.ts';
import { MARKERS_PER_GUN } from '../movement/crosshairs.ts';
import type { Rules } from '../rules.ts';
import { ARMOR, ARTILLERY, SHIP, UNIT_CLASSES, UNIT_KINDS, unitKindIndex } from './kinds.ts';
import type { UnitClassName, UnitKind, UnitKindId } from './kinds.ts';
import { kindOf, traitNames, TWO_MEDALS, type Nation, type TraitName, type Unit } from './unit.ts';

type Classes = readonly UnitClassName[];

export type UnitFact =
  | { readonly kind: 'class'; readonly class: UnitClassName }
  | { readonly kind: 'figures'; readonly count: number }
  /** Hexes it may move, and may move and still battle; 0: it moves or battles. Slow: less than its kind could. */
  | { readonly kind: 'move'; readonly hexes: number; readonly battleHexes: number; readonly slow: boolean }
  /** Dice at range 1, 2, 3, …; none: it cannot battle. */
  | { readonly kind: 'dice'; readonly byRange: readonly number[] }
  /** Another way to fire while it has not moved; the terrain of the target does not count then. */
  | { readonly kind: 'steady'; readonly byRange: readonly number[]; readonly needsSight: boolean }
  | { readonly kind: 'sight'; readonly needed: boolean }
  /** The terrain of the target takes no dice from it. */
  | { readonly kind: 'ignoresTerrain' }
  /** How often it may take ground in a turn. */
  | { readonly kind: 'ground'; readonly times: number }
  | { readonly kind: 'overrun' }
  // Abilities of the kind
  /** Stars hit these classes; `steady`: only while it has not moved. */
  | { readonly kind: 'starHits'; readonly classes: Classes; readonly steady: boolean }
  | { readonly kind: 'cannotTarget'; readonly classes: Classes }
  /** In close assault the terrain of the target takes at most one die. */
  | { readonly kind: 'flames' }
  /** Cross-hairs on hexes it has hit: one die more. */
  | { readonly kind: 'crosshairs'; readonly markers: number }
  /** Lifts mines, clears wire and road blocks; terrain does not count in its close assault. */
  | { readonly kind: 'engineer' }
  /** Terrain that forbids battle does not bind it. */
  | { readonly kind: 'ignoresBattleBans' }
  /** Only grenades hit it. */
  | { readonly kind: 'grenadeOnly' }
  /** Hits are thrown again, and only a grenade counts. */
  | { readonly kind: 'twoStageDamage' }
  /** A flag may send it back this far. */
  | { readonly kind: 'farRetreat'; readonly hexes: number }
  | { readonly kind: 'mayIgnoreFlag' }
  /** Medals for the enemy that eliminates it. */
  | { readonly kind: 'medals'; readonly count: number }
  | { readonly kind: 'neverHeals' }
  // Abilities of the nation
  /** Bushido: ignores one flag always, one die more in close assault at full strength. */
  | { readonly kind: 'bushido' }
  /** Closes in for assault after so many hexes. */
  | { readonly kind: 'banzai'; readonly hexes: number }
  /** With its last figure it strikes back at a close assault it held. */
  | { readonly kind: 'battlesBack'; readonly dice: number }
  // Abilities by the battle
  /** Desert: rolls on after taking ground. */
  | { readonly kind: 'rollsOn'; readonly hexes: number }
  | { readonly kind: 'trait'; readonly trait: TraitName };

export type UnitFactKind = UnitFact['kind'];

/** Fields of a kind no player asks for: its name, which has its own words, and its badge. */
export const HIDDEN_UNIT_FIELDS = ['id', 'special'] as const satisfies readonly (keyof UnitKind)[];

function classesIn(bits: number): Classes {
  return UNIT_CLASSES.filter((_, unitClass) => ((bits >> unitClass) & 1) !== 0);
}

function addPlain(kind: UnitKind, facts: UnitFact[]): void {
  facts.push({ kind: 'dice', byRange: kind.dice });
  if (kind.steady !== null)
    facts.push({ kind: 'steady', byRange: kind.steady.dice, needsSight: kind.steady.needsSight });
  facts.push({ kind: 'sight', needed: kind.needsSight });
  if (kind.ignoresTargetTerrain) facts.push({ kind: 'ignoresTerrain' });
  facts.push({ kind: 'ground', times: kind.groundPerTurn });
  if (kind.overruns) facts.push({ kind: 'overrun' });
}

function addAbilities(kind: UnitKind, facts: UnitFact[]): void {
  if (kind.starHits !== 0) facts.push({ kind: 'starHits', classes: classesIn(kind.starHits), steady: kind.steadyOnly });
  if (kind.cannotTarget !== 0) facts.push({ kind: 'cannotTarget', classes: classesIn(kind.cannotTarget) });
  if (kind.flames) facts.push({ kind: 'flames' });
  if (kind.crosshairs) facts.push({ kind: 'crosshairs', markers: MARKERS_PER_GUN });
  if (kind.engineer) facts.push({ kind: 'engineer' });
  if (kind.ignoresBattleBans) facts.push({ kind: 'ignoresBattleBans' });
  if (kind.grenadeOnly) facts.push({ kind: 'grenadeOnly' });
  if (kind.twoStageDamage) facts.push({ kind: 'twoStageDamage' });
}

/** A kind in the service of a nation, in one battle or in none. */
export interface Service {
  readonly kind: UnitKind;
  readonly nation: Nation | null;
  readonly traits: number;
  readonly figures: number;
  readonly move: number;
  readonly battleMove: number;
  readonly battle: Pick<Rules, 'stiffUpperLip' | 'italianRoyalArmy' | 'desert'> | null;
}

function isRoyalArmy({ kind, nation, battle }: Service): boolean {
  return nation === 'it' && battle?.italianRoyalArmy === true && kind.class !== SHIP;
}

function addRetreats(service: Service, facts: UnitFact[]): void {
  const { kind, nation } = service;
  if (kind.farRetreat || isRoyalArmy(service)) facts.push({ kind: 'farRetreat', hexes: FAR_RETREAT });
  if (kind.mayIgnoreFlag || (kind.class === ARTILLERY && isRoyalArmy(service))) facts.push({ kind: 'mayIgnoreFlag' });
  if (nation === 'jp' && kind.bushido !== 'none') facts.push({ kind: 'bushido' });
  if (nation === 'jp' && kind.bushido === 'full') facts.push({ kind: 'banzai', hexes: BANZAI_MOVE });
  const stiff = nation === 'brit' && service.battle?.stiffUpperLip === true;
  if (stiff && kind.battlesBack && kind.dice.length > 0) facts.push({ kind: 'battlesBack', dice: BATTLE_BACK_DICE });
}

function addBattle({ kind, traits, battle }: Service, facts: UnitFact[]): void {
  const medals = traits & TWO_MEDALS ? 2 : kind.medals;
  if (medals !== 1) facts.push({ kind: 'medals', count: medals });
  if (!kind.heals) facts.push({ kind: 'neverHeals' });
  if (battle?.desert && kind.class === ARMOR && kind.groundPerTurn > 0)
    facts.push({ kind: 'rollsOn', hexes: EXTRA_HEXES });
  for (const trait of traitNames(traits)) facts.push({ kind: 'trait', trait });
}

export function factsOf(service: Service): UnitFact[] {
  const { kind, figures, move, battleMove } = service;
  const slow = move < kind.move || battleMove < kind.moveAndBattle;
  const facts: UnitFact[] = [
    { kind: 'class', class: UNIT_CLASSES[kind.class] },
    { kind: 'figures', count: figures },
    { kind: 'move', hexes: move, battleHexes: battleMove, slow },
  ];
  addPlain(kind, facts);
  addAbilities(kind, facts);
  addRetreats(service, facts);
  addBattle(service, facts);
  return facts;
}

/** A unit of a battle, with everything its nation, its traits and the battle give it. Cards are another matter. */
export function unitFacts(unit: Unit, rules: Rules): readonly UnitFact[] {
  const kind = kindOf(unit);
  return factsOf({
    kind,
    nation: unit.nation,
    traits: unit.traits,
    figures: unit.fullStrength,
    move: slowed(rules, unit, kind.move),
    battleMove: slowed(rules, unit, kind.moveAndBattle),
    battle: rules,
  });
}

/** A kind of unit, whoever has it. */
export function kindFacts(id: UnitKindId): readonly UnitFact[] {
  const kind = UNIT_KINDS[unitKindIndex(id)];
  const { figures, move, moveAndBattle } = kind;
  return factsOf({ kind, nation: null, traits: 0, figures, move, battleMove: moveAndBattle, battle: null });
}
