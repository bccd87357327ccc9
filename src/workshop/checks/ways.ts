// M44-MOVE-3: where units can ever get to, given time and an empty map. The steps are those of the rules.
import { OFF_BOARD, type Board, type Hex } from '../../hex/board.ts';
import { IMPOSSIBLE, isOpen, isOpenRiver, OPPOSITE, stepCost } from '../../memoir/movement/passage.ts';
import { terrainRow } from '../../memoir/terrain/data/rows.ts';
import type { Piece } from '../../memoir/terrain/ground.ts';
import { compileTerrain, hexIs, IS, type Terrain } from '../../memoir/terrain/terrain.ts';
import { SHIP } from '../../memoir/units/kinds.ts';
import { BOAT, hasTrait, kindOf, type Unit } from '../../memoir/units/unit.ts';
import type { Look } from './look.ts';

/** The map at the end of a battle: engineers take road blocks away, bombs any obstacle. */
export function clearedTerrain({ board, pieces, terrain, airRules }: Look): Terrain {
  const canGo = ({ id }: Piece) =>
    airRules === 'new-flight-plan' ? terrainRow(id).layer === 'obstacle' : id === 'roadBlock';
  if (!pieces.some((onHex) => onHex.some(canGo))) return terrain;
  return compileTerrain(board, { pieces: pieces.map((onHex) => onHex.filter((piece) => !canGo(piece))) });
}

/** The hexes on which one of the units could stand one day: 1, else 0. */
export function reachOf(board: Board, terrain: Terrain, units: readonly Unit[]): Uint8Array {
  const stood = new Uint8Array(board.size);
  const kinds = new Map<string, Unit[]>();
  for (const unit of units) {
    const key = `${kindOf(unit).class} ${hasTrait(unit, BOAT)}`;
    kinds.set(key, [...(kinds.get(key) ?? []), unit]);
  }
  for (const alike of kinds.values()) walk(board, terrain, alike, stood);
  return stood;
}

/** Units of one class, all with a boat or all without. A boat is left behind on the far bank. */
function walk(board: Board, terrain: Terrain, units: readonly Unit[], stood: Uint8Array): void {
  const [first] = units;
  const afloat: readonly Unit[] = [{ ...first, traits: first.traits & ~BOAT }, first];
  const hadBoat = hasTrait(first, BOAT) ? 1 : 0;
  const seen = new Uint8Array(board.size * 2);
  const pending: number[] = [];
  const visit = (hex: Hex, boat: number) => {
    const at = hex * 2 + boat;
    if (seen[at] === 1) return;
    seen[at] = 1;
    pending.push(at);
    if (mayStop(board, terrain, first, hex)) stood[hex] = 1;
  };
  for (const { hex } of units) visit(hex, hadBoat);
  for (let at = pending.pop(); at !== undefined; at = pending.pop()) {
    const from = at >> 1;
    const boat = at & 1;
    const unit = afloat[boat];
    for (let direction = 0; direction < 6; direction++) {
      const to = board.neighbours[from * 6 + direction];
      if (to === OFF_BOARD || !isOpen(terrain, unit, from, direction, to)) continue;
      if (stepCost(terrain, unit, from, to) === IMPOSSIBLE) continue;
      visit(to, boat === 1 && isOpenRiver(terrain, from) && !isOpenRiver(terrain, to) ? 0 : boat);
    }
  }
}

/** Those of the units that can ever get to one of the hexes. The way is walked back from there, once for each class. */
export function comers(board: Board, terrain: Terrain, units: readonly Unit[], goals: readonly Hex[]): Unit[] {
  const ways = new Map<number, Uint8Array>();
  return units.filter((unit) => {
    if (hasTrait(unit, BOAT)) {
      const reach = reachOf(board, terrain, [unit]);
      return goals.some((hex) => reach[hex] === 1);
    }
    const { class: unitClass } = kindOf(unit);
    let back = ways.get(unitClass);
    if (back === undefined) ways.set(unitClass, (back = wayBack(board, terrain, unit, goals)));
    return back[unit.hex] === 1;
  });
}

/** The hexes from which a unit of this class can get to one of the goals: 1, else 0. */
export function wayBack(board: Board, terrain: Terrain, unit: Unit, goals: readonly Hex[]): Uint8Array {
  const found = new Uint8Array(board.size);
  const pending = goals.filter((hex) => mayStop(board, terrain, unit, hex));
  for (const hex of pending) found[hex] = 1;
  for (let to = pending.pop(); to !== undefined; to = pending.pop()) {
    for (let direction = 0; direction < 6; direction++) {
      const from = board.neighbours[to * 6 + direction];
      if (from === OFF_BOARD || found[from] === 1) continue;
      if (!isOpen(terrain, unit, from, OPPOSITE[direction], to)) continue;
      if (stepCost(terrain, unit, from, to) === IMPOSSIBLE) continue;
      found[from] = 1;
      pending.push(from);
    }
  }
  return found;
}

/** Ships keep off the beaches. */
function mayStop(board: Board, terrain: Terrain, unit: Unit, hex: Hex): boolean {
  return kindOf(unit).class !== SHIP || !board.adjacent[hex].some((next) => hexIs(terrain, next, IS.beach));
}
