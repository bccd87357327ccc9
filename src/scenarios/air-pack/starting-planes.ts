// AP-8.1, AP-8.6: planes that are on the ground as the battle begins
import { findAirfields } from '../../memoir/air/base-hexes.ts';
import { modelsOf } from '../../memoir/air/air-pack/models.ts';
import type { StartingPlanes } from '../../memoir/air/air-pack/options.ts';
import type { PlaneModel } from '../../memoir/air/air-pack/planes.ts';
import { NO_SIDE, opponent, SIDE_NAMES, type Side } from '../../memoir/side.ts';
import { terrainOf } from '../../memoir/terrain/terrain.ts';
import type { Table } from '../read-aircraft.ts';
import type { Reading } from '../reading.ts';
import { baseBarrier, isCarrierKind, readBases, type BaseMap } from './bases.ts';
import type { AirPackFile } from './options-schema.ts';

/** Undefined: none are. */
export function readStartingPlanes(
  reading: Reading,
  file: Pick<AirPackFile, 'parked' | 'ready'>,
  table: Table,
): StartingPlanes | undefined {
  const map = mapOf(reading, table);
  const fields = findAirfields(reading.board, map.terrain, (hex) => map.unitOn(hex)?.side ?? NO_SIDE);
  const planes = readBases(reading, 'options.air.airPack', file, (side, hex, model) => {
    const barrier = baseBarrier(map, side, hex, model);
    if (barrier !== null) return barrier;
    const holder = fields.find(({ hexes }) => hexes.includes(hex))?.holder;
    if (holder === opponent(side)) return `this airfield is held by the ${SIDE_NAMES[holder]}`;
    return model === null ? whyNobodyFlies(table, side, map.unitOn(hex)?.kind) : null;
  });
  return planes.parked.length + planes.ready.length === 0 ? undefined : planes;
}

function mapOf({ board }: Reading, { ground, units }: Table): BaseMap {
  const unitOn: BaseMap['unitOn'] = (hex) => {
    const unit = units.find((placed) => placed.hex === hex);
    return unit === undefined ? null : { side: unit.side, kind: unit.said.kind };
  };
  return { terrain: terrainOf(board, ground), unitOn };
}

/** A marker stands for any plane its side flies from there, so there must be one. */
function whyNobodyFlies({ rules }: Table, side: Side, kind: number | undefined): string | null {
  const isDeck = kind !== undefined && isCarrierKind(kind);
  const models: readonly PlaneModel[] = modelsOf(rules, side, isDeck ? 'carrier' : 'ground');
  if (models.length > 0) return null;
  return `the ${SIDE_NAMES[side]} have no plane that could take off from ${isDeck ? 'a carrier' : 'an airfield'} in this battle`;
}
