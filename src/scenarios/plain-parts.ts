// The parts of a scenario that a person may write in several ways, each in one shape, and the plainest way to write it.
import { ok } from '../engine/result.ts';
import type { SideName } from '../memoir/side.ts';
import { TRAIT_NAMES, type Nation, type TraitName } from '../memoir/units/unit.ts';
import type { Read } from './fault.ts';
import type { MineFile, ObjectiveFile, PieceFile, TerrainFile, UnitFile } from './scenario-schema.ts';
import { spellOut } from './unit-text.ts';

export interface PlainUnit {
  /** One of KIND_NAMES: a kind, or a weapon that depends on the year. */
  readonly kind: string;
  /** Null: the nation of its side. */
  readonly nation: Nation | null;
  /** Null: as many as its kind has. */
  readonly figures: number | null;
  /** Each once, in their usual order. */
  readonly traits: readonly TraitName[];
  readonly idleUntil: number;
}

/** A scenario begins without losses, so the strength of a unit is all it says of its figures. */
export function plainUnit(file: UnitFile): Read<PlainUnit> {
  const said = typeof file === 'string' ? spellOut(file) : ok(file);
  if (!said.ok) return said;
  const { kind, nation = null, figures = null, fullStrength = figures, traits = [], idleUntil = 0 } = said.value;
  return ok({
    kind,
    nation,
    figures: fullStrength,
    traits: TRAIT_NAMES.filter((name) => traits.includes(name)),
    idleUntil,
  });
}

export function unitFile({ kind, nation, figures, traits, idleUntil }: PlainUnit): UnitFile {
  if (idleUntil === 0) {
    return [kind, ...(figures === null ? [] : [figures]), ...(nation === null ? [] : [nation]), ...traits].join(' ');
  }
  return {
    kind,
    ...(figures === null ? {} : { figures }),
    ...(nation === null ? {} : { nation }),
    ...(traits.length === 0 ? {} : { traits: [...traits] }),
    idleUntil,
  };
}

/** What is written of a hex, as a list. */
export function piecesIn(file: TerrainFile): readonly PieceFile[] {
  return Array.isArray(file) ? file : [file];
}

/** Undefined: there is nothing to write. */
export function terrainFile(pieces: readonly PieceFile[]): TerrainFile | undefined {
  return pieces.length > 1 ? [...pieces] : pieces[0];
}

export interface PlainMine {
  readonly side: SideName | 'anyone';
  readonly decoy: boolean;
}

export function plainMine(file: MineFile): PlainMine {
  return typeof file === 'string' ? { side: file, decoy: false } : { side: file.side, decoy: file.decoy ?? false };
}

export function mineFile({ side, decoy }: PlainMine): MineFile {
  return decoy ? { side, decoy } : side;
}

export const OBJECTIVE_SWITCHES = [
  'permanent',
  'majority',
  'turnStart',
  'lastToOccupy',
  'soleControl',
  'anyHex',
] as const;
export type ObjectiveSwitch = (typeof OBJECTIVE_SWITCHES)[number];

export interface PlainObjective {
  /** Each hex once. */
  readonly hexes: readonly string[];
  /** Null: of either side. */
  readonly side: SideName | null;
  readonly need: number;
  readonly medals: number;
  readonly switches: readonly ObjectiveSwitch[];
}

export function plainObjective(file: ObjectiveFile): PlainObjective {
  const { hexes, side, need = 1, medals = 1 } = file;
  const switches = OBJECTIVE_SWITCHES.filter((name) => file[name] === true);
  return { hexes: [...new Set(hexes)], side: side ?? null, need, medals, switches };
}

export function objectiveFile({ hexes, side, need, medals, switches }: PlainObjective): ObjectiveFile {
  return {
    hexes: [...hexes],
    ...(side === null ? {} : { side }),
    ...(need === 1 ? {} : { need }),
    ...(medals === 1 ? {} : { medals }),
    ...Object.fromEntries(switches.map((name) => [name, true])),
  };
}
