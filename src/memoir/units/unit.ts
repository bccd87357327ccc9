import type { Hex } from '../../hex/board.ts';
import type { Side } from '../side.ts';
import { UNIT_KINDS, type UnitKind } from './kinds.ts';

export const NATIONS = [
  'us',
  'brit',
  'ru',
  'fr',
  'ca',
  'pl',
  'ch',
  'nl',
  'au',
  'ger',
  'jp',
  'it',
  'fi',
  'ro',
  'hu',
  'sk',
] as const;
export type Nation = (typeof NATIONS)[number];

/** Lasting traits, as bits of `Unit.traits`. */
export const BOAT = 1;
export const TWO_MEDALS = 2;
export const IGNORES_ONE_FLAG = 4;
export const MOVES_TWO = 8;
export const CANNOT_EXIT = 16;
export const CAMOUFLAGED = 32;
export const WITTMANN = 64;

/** The same by name, in the order of the bits. */
const TRAITS = {
  boat: BOAT,
  twoMedals: TWO_MEDALS,
  ignoresOneFlag: IGNORES_ONE_FLAG,
  movesTwo: MOVES_TWO,
  cannotExit: CANNOT_EXIT,
  camouflaged: CAMOUFLAGED,
  wittmann: WITTMANN,
} as const;
export type TraitName = keyof typeof TRAITS;
export const TRAIT_NAMES = Object.keys(TRAITS) as readonly TraitName[];

export function traitNames(bits: number): TraitName[] {
  return TRAIT_NAMES.filter((name) => (bits & TRAITS[name]) !== 0);
}

export function traitBits(names: readonly TraitName[]): number {
  return names.reduce((bits, name) => bits | TRAITS[name], 0);
}

/** What happened to it this turn, as bits of `Unit.marks`; all fall at the end of the turn (M44-TURN-7). */
export const HARD_STOPPED = 1;
export const MOVE_ENDED = 2;
export const LEFT_ROAD = 4;
export const ENTERED_BEACH = 8;
export const CANNOT_BATTLE = 16;
export const EXIT_LIMITED = 32;
/** It used its turn for something else than battle: recovery, clearing a mine or a road block. */
export const ACTED = 64;
/** Engineers that cleared the wire under them still battle as from wire. */
export const CLEARED_WIRE = 128;
/** Whatever the card still offers, its turn is over: it recovered or lifted a mine. */
export const TURN_OVER = 256;

export const NOT_ORDERED = 0;
export const ORDERED = 1;
export const ON_THE_MOVE = 2;
export const OFF_MAP = -1;

export interface Unit {
  readonly id: number;
  readonly side: Side;
  /** Index into UNIT_KINDS. */
  readonly kind: number;
  readonly nation: Nation;
  /** Figures it started with; healing stops there. */
  readonly fullStrength: number;
  /** Cannot be ordered, nor ambush, while the turn counter is at or below this. */
  readonly idleUntil: number;
  hex: Hex;
  figures: number;
  traits: number;
  order: 0 | 1 | 2;
  /** Hexes moved and movement spent this turn. */
  moved: number;
  spent: number;
  battles: number;
  groundTaken: number;
  marks: number;
}

type SetUp = Readonly<Pick<Unit, 'side' | 'kind' | 'nation' | 'idleUntil' | 'hex' | 'figures' | 'traits'>>;

/** A unit as it is set up: at full strength, with nothing done yet. */
export function newUnit(id: number, { side, kind, nation, idleUntil, hex, figures, traits }: SetUp): Unit {
  return {
    id,
    side,
    kind,
    nation,
    fullStrength: figures,
    idleUntil,
    hex,
    figures,
    traits,
    order: NOT_ORDERED,
    moved: 0,
    spent: 0,
    battles: 0,
    groundTaken: 0,
    marks: 0,
  };
}

/** The first turn in which it can be ordered; those of both sides count. */
export function firstTurn({ idleUntil }: Pick<Unit, 'idleUntil'>): number {
  return Math.max(0, idleUntil) + 1;
}

export function kindOf(unit: Unit): UnitKind {
  return UNIT_KINDS[unit.kind];
}

/** Field by field: measured at half the time of a spread. */
export function cloneUnit(unit: Unit): Unit {
  return {
    id: unit.id,
    side: unit.side,
    kind: unit.kind,
    nation: unit.nation,
    fullStrength: unit.fullStrength,
    idleUntil: unit.idleUntil,
    hex: unit.hex,
    figures: unit.figures,
    traits: unit.traits,
    order: unit.order,
    moved: unit.moved,
    spent: unit.spent,
    battles: unit.battles,
    groundTaken: unit.groundTaken,
    marks: unit.marks,
  };
}

export function isOnBoard(unit: Unit): boolean {
  return unit.hex !== OFF_MAP;
}

export function hasMark(unit: Unit, mark: number): boolean {
  return (unit.marks & mark) !== 0;
}

export function hasTrait(unit: Unit, trait: number): boolean {
  return (unit.traits & trait) !== 0;
}

export function restUnit(unit: Unit): void {
  unit.order = NOT_ORDERED;
  unit.moved = 0;
  unit.spent = 0;
  unit.battles = 0;
  unit.groundTaken = 0;
  unit.marks = 0;
}
