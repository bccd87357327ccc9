import type { Airfields } from '../memoir/air/base-hexes.ts';
import { boardOf } from '../hex/board.ts';
import { NO_SIDE, type SideName } from '../memoir/side.ts';
import type { State } from '../memoir/state.ts';
import { joinPath } from './fault.ts';
import { sideOf } from './piece-text.ts';
import { note, readHex, type Reading } from './reading.ts';
import { holderName } from './write-scenario.ts';

type AirfieldsFile = Readonly<Record<string, SideName | 'nobody'>>;

/** Who holds an airfield, by any of its hexes. */
export function readAirfields(reading: Reading, air: Airfields, path: string, file: AirfieldsFile = {}): void {
  for (const [label, name] of Object.entries(file)) {
    const where = joinPath(path, label);
    const hex = readHex(reading, where, label);
    if (hex === undefined) continue;
    const found = air.airfields.find(({ hexes }) => hexes.includes(hex));
    if (found === undefined) note(reading, where, 'there is no airfield on this hex');
    const holder = name === 'nobody' ? NO_SIDE : sideOf(name);
    air.airfields = air.airfields.map((field) => (field === found ? { ...field, holder } : field));
  }
}

/** The way back; nothing where there is none. */
export function airfieldsFile(
  { board }: State,
  { airfields }: Readonly<Airfields>,
): { airfields?: Record<string, SideName | 'nobody'> } {
  if (airfields.length === 0) return {};
  const { labels } = boardOf(board);
  return {
    airfields: Object.fromEntries(airfields.map(({ hexes, holder }) => [labels[hexes[0]], holderName(holder)])),
  };
}
