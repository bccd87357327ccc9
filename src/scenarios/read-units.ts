// M44-UNIT-1, M44-UNIT-4, M44-TER-BUNKER, M44-TER-MOUNTAIN
import type { Hex } from '../hex/board.ts';
import type { ScenarioUnit } from '../memoir/scenario.ts';
import { SIDE_NAMES, SIDES, type Side } from '../memoir/side.ts';
import { terrainRow } from '../memoir/terrain/data/rows.ts';
import type { Ground, Piece } from '../memoir/terrain/ground.ts';
import { ARMOR, ARTILLERY, INFANTRY, SHIP, UNIT_CLASSES, UNIT_KINDS, type UnitClass } from '../memoir/units/kinds.ts';
import { traitNames, type Nation, type TraitName } from '../memoir/units/unit.ts';
import { joinPath } from './fault.ts';
import { note, readHex, take, type Reading } from './reading.ts';
import type { UnitFile } from './scenario-schema.ts';
import { readUnit, type UnitSaid } from './unit-text.ts';

export interface PlacedUnit {
  readonly side: Side;
  readonly hex: Hex;
  readonly path: string;
  readonly said: UnitSaid;
}

export type UnitsFile = Readonly<Record<'axis' | 'allies', Readonly<Record<string, UnitFile>>>>;

/** Units in the order of their numbers: the Allies' first, each side's as they are written. */
export function readUnits(
  reading: Reading,
  file: UnitsFile,
  nations: readonly [Nation, Nation],
  year: number,
): PlacedUnit[] {
  const placed: PlacedUnit[] = [];
  const taken = new Map<Hex, string>();
  for (const side of SIDES) {
    const sidePath = joinPath('units', SIDE_NAMES[side]);
    for (const [label, unit] of Object.entries(file[SIDE_NAMES[side]])) {
      const path = joinPath(sidePath, label);
      const hex = readHex(reading, path, label);
      const said = take(reading, path, readUnit(unit, nations[side], year));
      if (hex === undefined || said === undefined) continue;
      const other = taken.get(hex);
      if (other !== undefined) note(reading, path, twoUnits(other));
      else placed.push({ side, hex, path, said });
      taken.set(hex, path);
      checkTraits(reading, path, said);
    }
  }
  if (SIDES.every((side) => Object.keys(file[SIDE_NAMES[side]]).length === 0))
    note(reading, 'units', 'expected at least one unit; nobody has any');
  return placed;
}

export function twoUnits(other: string): string {
  return `there is already a unit on this hex (${other}); a hex holds one unit`;
}

const TRAIT_CLASS: Partial<Record<TraitName, UnitClass>> = { boat: INFANTRY, movesTwo: ARMOR, wittmann: ARMOR };

/** Boats are for infantry, some traits for armor; the others go with any unit. */
export function traitFits(trait: TraitName, unitClass: UnitClass): boolean {
  return (TRAIT_CLASS[trait] ?? unitClass) === unitClass;
}

function checkTraits(reading: Reading, path: string, said: UnitSaid): void {
  const unitClass = UNIT_KINDS[said.kind].class;
  for (const trait of traitNames(said.traits)) {
    const wanted = TRAIT_CLASS[trait];
    if (wanted === undefined || traitFits(trait, unitClass)) continue;
    note(reading, path, `'${trait}' is for ${UNIT_CLASSES[wanted]} only, and this is ${UNIT_CLASSES[unitClass]}`);
  }
}

export function scenarioUnit({ side, hex, said }: PlacedUnit): ScenarioUnit {
  const { kind, nation, fullStrength, traits, idleUntil } = said;
  return { side, kind, nation, hex, figures: fullStrength, traits, idleUntil };
}

export function checkPlaces(reading: Reading, placed: readonly PlacedUnit[], ground: Ground): void {
  for (const { hex, path, said } of placed) {
    const kind = UNIT_KINDS[said.kind];
    const barrier = barrierFor(ground.pieces[hex], kind.class, traitNames(said.traits).includes('boat'));
    if (barrier !== undefined) note(reading, path, `${kind.id} cannot stand here: ${barrier}`);
  }
}

/** Why a unit of this class cannot be set up on these pieces: the ground is closed to all, or a ship is ashore. */
export function barrierFor(pieces: readonly Piece[], unitClass: UnitClass, boat = false): string | undefined {
  if (unitClass === SHIP) {
    const atSea = pieces.length === 1 && pieces[0].id === 'ocean';
    return atSea ? undefined : 'a ship can only be on an ocean hex with nothing else on it';
  }
  const closed = closedGround(pieces, unitClass, boat);
  if (closed === undefined || !isClosedToAll(closed)) return undefined;
  // Guns were brought up a mountain that nobody climbs now.
  if (unitClass === ARTILLERY && terrainRow(closed.id).holds === true) return undefined;
  return `${closed.id} is closed to ${UNIT_CLASSES[unitClass]}`;
}

function isClosedToAll({ id }: Piece): boolean {
  return terrainRow(id).closedTo?.includes(UNIT_CLASSES[INFANTRY]) === true;
}

/**
 * The piece that closes the hex to a unit of this class. The set-up of a battle can put it there all the same where
 * others can go: a gun in a fortress, a tank among ruins. It cannot come back once it has left.
 */
export function closedGround(pieces: readonly Piece[], unitClass: UnitClass, boat = false): Piece | undefined {
  const crossing = pieces.some((piece) => terrainRow(piece.id).crossing);
  const closing = pieces.filter((piece) => {
    const { closedTo, is } = terrainRow(piece.id);
    if (!closedTo?.includes(UNIT_CLASSES[unitClass])) return false;
    return !(is === 'river' && (crossing || (boat && unitClass === INFANTRY)));
  });
  return closing.find(isClosedToAll) ?? closing[0];
}
