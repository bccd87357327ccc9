// M44-UNIT-1, M44-UNIT-DESTROYER: units where they cannot stand
import { OFF_BOARD, type Hex } from '../../hex/board.ts';
import { isOpen } from '../../memoir/movement/passage.ts';
import { SIDE_NAMES } from '../../memoir/side.ts';
import { terrainRow } from '../../memoir/terrain/data/rows.ts';
import { hexIs, IS } from '../../memoir/terrain/terrain.ts';
import { SHIP, UNIT_CLASSES } from '../../memoir/units/kinds.ts';
import { BOAT, hasTrait, kindOf, type Unit } from '../../memoir/units/unit.ts';
import { barrierFor, closedGround } from '../../scenarios/read-units.ts';
import { checkAt, type Check, type Fix } from './check.ts';
import type { Look } from './look.ts';
import { bridgeFix, moveUnit, nearest, removeUnit } from './mending.ts';

export function mayStand({ pieces }: Look, unit: Unit, hex: Hex): boolean {
  return barrierFor(pieces[hex], kindOf(unit).class, hasTrait(unit, BOAT)) === undefined;
}

export function unitsWhereTheyCannotStand(look: Look): Check[] {
  return look.units.filter((unit) => !mayStand(look, unit, unit.hex)).map((unit) => cannotStand(look, unit));
}

function cannotStand(look: Look, unit: Unit): Check {
  const { board, plan, pieces } = look;
  const { hex, side } = unit;
  const { id, class: unitClass } = kindOf(unit);
  const free = nearest(board, hex, (to) => plan.units[to] === undefined && mayStand(look, unit, to));
  const fixes: Fix[] = [...(free === undefined ? [] : [moveUnit(board, hex, free)]), removeUnit(hex)];
  const isShip = unitClass === SHIP;
  const barrier = pieces[hex].find((piece) => terrainRow(piece.id).closedTo?.includes(UNIT_CLASSES[unitClass]));
  if (!isShip && barrierFor([...pieces[hex], { id: 'bridge' }], unitClass) === undefined)
    fixes.push(bridgeFix(look, hex));
  return checkAt(board, {
    id: isShip ? 'shipAshore' : 'unitCannotStand',
    kind: 'fault',
    hexes: [hex],
    values: { kind: id, ...(isShip || barrier === undefined ? {} : { terrain: barrier.id }) },
    side,
    fixes,
    path: `units.${SIDE_NAMES[side]}.${board.labels[hex]}`,
  });
}

/** Set up where it could not go by itself: allowed, and seldom meant. */
export function unitsOnClosedGround(look: Look): Check[] {
  const { board, plan, pieces, units } = look;
  return units.flatMap((unit): Check[] => {
    const { hex, side } = unit;
    const { id, class: unitClass } = kindOf(unit);
    if (unitClass === SHIP || !mayStand(look, unit, hex)) return [];
    const ground = closedGround(pieces[hex], unitClass, hasTrait(unit, BOAT));
    if (ground === undefined || terrainRow(ground.id).holds === true) return [];
    const isBetter = (to: Hex) =>
      plan.units[to] === undefined && mayStand(look, unit, to) && closedGround(pieces[to], unitClass) === undefined;
    const free = nearest(board, hex, isBetter);
    return [
      checkAt(board, {
        id: 'unitCannotReturn',
        kind: 'hint',
        hexes: [hex],
        values: { kind: id, terrain: ground.id },
        side,
        fixes: free === undefined ? [] : [moveUnit(board, hex, free)],
      }),
    ];
  });
}

/** Ringed by ground that is closed to it. Guns that are dug in stay where they are, and are meant to. */
export function unitsShutIn(look: Look): Check[] {
  const { board, terrain, units } = look;
  const isShutIn = (unit: Unit) =>
    mayStand(look, unit, unit.hex) &&
    !hexIs(terrain, unit.hex, IS.holds) &&
    [0, 1, 2, 3, 4, 5].every((direction) => {
      const to = board.neighbours[unit.hex * 6 + direction];
      return to === OFF_BOARD || !isOpen(terrain, unit, unit.hex, direction, to);
    });
  return units.filter(isShutIn).map((unit) =>
    checkAt(board, {
      id: 'unitShutIn',
      kind: 'warning',
      hexes: [unit.hex],
      values: { kind: kindOf(unit).id },
      side: unit.side,
      fixes: [removeUnit(unit.hex)],
    }),
  );
}
