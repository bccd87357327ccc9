// What a piece of terrain does, as a player asks for it: read off its row, so that it cannot say other than the rules.
import { JUNGLE_BATTLE_MOVE } from '../battle/eligibility.ts';
import { MOUNTAIN_GUN_RANGE } from '../battle/pool.ts';
import { CAVE_DICE } from '../battle/protection.ts';
import { LAKES_THAT_BLOCK } from '../battle/sight.ts';
import { CLIMB } from '../movement/passage.ts';
import { BEACH_LIMIT } from '../movement/step.ts';
import type { UnitClassName } from '../units/kinds.ts';
import { terrainRow, type TerrainId } from './data/rows.ts';
import type { Piece } from './ground.ts';
import { ICE_DICE } from './ice.ts';
import { HOSPITAL_DICE } from './recovery.ts';
import type { DicePerClass, ProtectionRule, SightRule, TerrainRow } from './row.ts';

type Classes = readonly UnitClassName[];

/** Dice lost by infantry, armor and artillery. */
export interface ClassDice {
  readonly infantry: number;
  readonly armor: number;
  readonly artillery: number;
}

export type TerrainFact =
  // Who may enter and leave
  | { readonly kind: 'closedTo'; readonly classes: Classes }
  /** Ships sail here, and nowhere else. */
  | { readonly kind: 'ships' }
  /** Units cross the water under it. */
  | { readonly kind: 'crossing' }
  /** Infantry in boats may cross; units on foot or wheels need a bridge or ford. */
  | { readonly kind: 'boats' }
  /** In and out only along its openings. */
  | { readonly kind: 'openEdges' }
  /** In and out only by hills and mountains. */
  | { readonly kind: 'fromHeights' }
  /** In only from a hex next to it on which the unit began its move. */
  | { readonly kind: 'adjacentEntry' }
  /** Not to be entered from the sea. */
  | { readonly kind: 'notFromSea' }
  /** No unit on land retreats into it. */
  | { readonly kind: 'noRetreat' }
  /** Units set up here that cannot leave. */
  | { readonly kind: 'holds'; readonly classes: Classes }
  // Moving
  /** The move of these classes (null: of all) ends here; after a hard stop there is no taking ground either. */
  | { readonly kind: 'stop'; readonly hard: boolean; readonly classes: Classes | null }
  /** Out of it one hex and no farther. */
  | { readonly kind: 'exitStop' }
  /** Movement to come up from lower ground. */
  | { readonly kind: 'climb'; readonly cost: number }
  /** The steep side to a beach: movement for the classes that can climb it, and whether ground may be taken upwards. */
  | { readonly kind: 'seaSide'; readonly cost: number; readonly classes: Classes; readonly takesGround: boolean }
  /** Units that come here move so many hexes at most. */
  | { readonly kind: 'moveLimit'; readonly hexes: number }
  /** Ships may not end their move beside it. */
  | { readonly kind: 'shipsKeepOff' }
  /** A whole move along it: so many hexes more. */
  | { readonly kind: 'road'; readonly hexes: number }
  | { readonly kind: 'rail' }
  /** Where a road runs too, it stops nobody. */
  | { readonly kind: 'railCrossing' }
  /** Dice on entering; every star costs a figure. */
  | { readonly kind: 'ice'; readonly dice: number }
  /** Goes off under units that enter; engineers lift it. */
  | { readonly kind: 'mine' }
  // Battle
  | { readonly kind: 'noBattleOnEntry' }
  /** Battle on entering only after so many hexes at most; armor that moved takes no ground into it. */
  | { readonly kind: 'battleOnEntry'; readonly hexes: number }
  /** Armor cannot battle in the turn it moves in or out, nor overrun from it. */
  | { readonly kind: 'bogsArmor' }
  | { readonly kind: 'cannotBattle'; readonly classes: Classes }
  /** Dice taken from attackers of each class. */
  | { readonly kind: 'cover'; readonly dice: ClassDice; readonly when: ProtectionRule | 'always' }
  /** The same for Japanese infantry in the cave, which also ignores all flags. */
  | { readonly kind: 'caveCover'; readonly dice: ClassDice }
  /** Dice lost by units that fire out of it. */
  | { readonly kind: 'firingOut'; readonly dice: ClassDice }
  /** Infantry and armor inside and outside only meet side by side. */
  | { readonly kind: 'closeOnly' }
  /** Guns reach so far from here. */
  | { readonly kind: 'gunRange'; readonly hexes: number }
  // Sight
  | { readonly kind: 'sight'; readonly rule: SightRule; readonly hexes: number }
  | { readonly kind: 'height'; readonly level: number }
  /** Counts as a hill where the rule of heights is played. */
  | { readonly kind: 'hillByHeights' }
  // Flags
  | { readonly kind: 'flags'; readonly count: 'one' | 'all'; readonly whose: 'any' | 'owner' | 'infantry' }
  // What can be done with it
  /** Infantry may clear it instead of battling, engineers and battle too; armor rolls it down. */
  | { readonly kind: 'wire' }
  /** Engineers clear it instead of battling. */
  | { readonly kind: 'roadBlock' }
  /** Gone when the unit leaves. */
  | { readonly kind: 'leftBehind' }
  | { readonly kind: 'noSandbags' }
  /** Infantry may rest and heal here, with so many dice or one for each card held; `usual`: where the map says nothing. */
  | { readonly kind: 'recovery'; readonly dice: number | 'cards'; readonly usual: boolean }
  /** Taken by the enemy it costs its owner a card. */
  | { readonly kind: 'headquarters' }
  /** A bridge bears units over ice without dice. */
  | { readonly kind: 'overIce' }
  | { readonly kind: 'airfield' };

export type TerrainFactKind = TerrainFact['kind'];

/** The order in which facts are told. */
export const TERRAIN_FACT_KINDS = [
  'closedTo',
  'ships',
  'crossing',
  'boats',
  'openEdges',
  'fromHeights',
  'adjacentEntry',
  'notFromSea',
  'noRetreat',
  'holds',
  'stop',
  'exitStop',
  'climb',
  'seaSide',
  'moveLimit',
  'shipsKeepOff',
  'road',
  'rail',
  'railCrossing',
  'ice',
  'mine',
  'noBattleOnEntry',
  'battleOnEntry',
  'bogsArmor',
  'cannotBattle',
  'cover',
  'caveCover',
  'firingOut',
  'closeOnly',
  'gunRange',
  'sight',
  'height',
  'hillByHeights',
  'flags',
  'wire',
  'roadBlock',
  'leftBehind',
  'noSandbags',
  'recovery',
  'headquarters',
  'overIce',
  'airfield',
] as const satisfies readonly TerrainFactKind[];

/** Fields of a row no player asks for: where a piece lies in the stack, and names for the rules' own use. */
export const HIDDEN_TERRAIN_FIELDS = ['layer'] as const satisfies readonly (keyof TerrainRow)[];

const VEHICLES: Classes = ['armor', 'artillery'];

function classDice([infantry, armor, artillery]: DicePerClass): ClassDice {
  return { infantry, armor, artillery };
}

type Is = NonNullable<TerrainRow['is']>;

/** What the few kinds of terrain with a procedure of their own add. */
const PROCEDURES: Readonly<Record<Is, readonly TerrainFact[]>> = {
  beach: [{ kind: 'moveLimit', hexes: BEACH_LIMIT }, { kind: 'shipsKeepOff' }],
  ocean: [{ kind: 'ships' }, { kind: 'noRetreat' }],
  river: [{ kind: 'boats' }],
  mountain: [{ kind: 'fromHeights' }, { kind: 'gunRange', hexes: MOUNTAIN_GUN_RANGE }],
  wadi: [{ kind: 'closeOnly' }],
  wire: [{ kind: 'wire' }],
  mine: [{ kind: 'mine' }],
  ice: [{ kind: 'ice', dice: ICE_DICE }],
  headquarters: [{ kind: 'headquarters' }, { kind: 'recovery', dice: 'cards', usual: false }],
  oasis: [{ kind: 'recovery', dice: 'cards', usual: false }],
  hospital: [{ kind: 'recovery', dice: HOSPITAL_DICE, usual: true }],
  sandbags: [{ kind: 'leftBehind' }],
  roadblock: [{ kind: 'roadBlock' }],
  pier: [{ kind: 'notFromSea' }],
  airfield: [{ kind: 'airfield' }],
  bridge: [{ kind: 'overIce' }],
  jungle: [{ kind: 'battleOnEntry', hexes: JUNGLE_BATTLE_MOVE }],
};

const ROAD_BONUS = 1;

function addPassage(row: TerrainRow, facts: TerrainFact[]): void {
  if (row.closedTo) facts.push({ kind: 'closedTo', classes: row.closedTo });
  if (row.crossing) facts.push({ kind: 'crossing' });
  if (row.closedEdges) facts.push({ kind: 'openEdges' });
  if (row.adjacentEntry) facts.push({ kind: 'adjacentEntry' });
  if (row.holds) facts.push({ kind: 'holds', classes: VEHICLES });
}

function addMoves(row: TerrainRow, facts: TerrainFact[]): void {
  if (row.stop) facts.push({ kind: 'stop', hard: row.stop === 'hard', classes: row.stopFor ?? null });
  if (row.exitStop) facts.push({ kind: 'exitStop' });
  if (row.steep) facts.push({ kind: 'climb', cost: CLIMB });
  if (row.seaSide)
    facts.push({ kind: 'seaSide', cost: CLIMB, classes: ['infantry'], takesGround: row.seaSide !== 'cliff' });
  if (row.road) facts.push({ kind: 'road', hexes: ROAD_BONUS });
  if (row.rail) facts.push({ kind: 'rail' });
  if (row.rail && row.layer === 'tile' && row.protection === undefined) facts.push({ kind: 'railCrossing' });
}

function addBattles(row: TerrainRow, facts: TerrainFact[]): void {
  if (row.noBattleOnEntry) facts.push({ kind: 'noBattleOnEntry' });
  if (row.bogsArmor) facts.push({ kind: 'bogsArmor' });
  if (row.cannotBattle) facts.push({ kind: 'cannotBattle', classes: row.cannotBattle });
  if (row.protection) facts.push({ kind: 'cover', dice: classDice(row.protection), when: row.protects ?? 'always' });
  if (row.cave) facts.push({ kind: 'caveCover', dice: classDice(CAVE_DICE) });
  if (row.firingOut) facts.push({ kind: 'firingOut', dice: classDice(row.firingOut) });
}

function addSights(row: TerrainRow, facts: TerrainFact[]): void {
  if (row.sight) facts.push({ kind: 'sight', rule: row.sight, hexes: row.sight === 'lake' ? LAKES_THAT_BLOCK : 1 });
  if (row.height) facts.push({ kind: 'height', level: row.height });
  if (row.visualHill) facts.push({ kind: 'hillByHeights' });
  if (row.flags) facts.push({ kind: 'flags', count: row.flags, whose: row.flagsFor ?? 'any' });
  if (row.noSandbags) facts.push({ kind: 'noSandbags' });
}

export function factsOfRow(row: TerrainRow): TerrainFact[] {
  const facts: TerrainFact[] = row.is === undefined ? [] : [...PROCEDURES[row.is]];
  addPassage(row, facts);
  addMoves(row, facts);
  addBattles(row, facts);
  addSights(row, facts);
  return facts.toSorted((a, b) => TERRAIN_FACT_KINDS.indexOf(a.kind) - TERRAIN_FACT_KINDS.indexOf(b.kind));
}

/** What differs from open ground on a piece of terrain; nothing for ground that is open. */
export function terrainFacts(id: TerrainId): readonly TerrainFact[] {
  return factsOfRow(terrainRow(id));
}

/** The same for a piece on the map, which may have the recovery rule switched on or off. */
export function pieceFacts({ id, recovery }: Piece): readonly TerrainFact[] {
  return terrainFacts(id).filter((fact) => fact.kind !== 'recovery' || (recovery ?? fact.usual));
}
