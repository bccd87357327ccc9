import type { ReactNode } from 'react';
import { UNIT_CLASSES, type UnitKind, type UnitKindId } from '../../../memoir/units/kinds.ts';
import * as Shape from './shapes.tsx';
import * as Vehicle from './vehicles.tsx';

const OWN_SHAPE: Partial<Record<UnitKindId, ReactNode>> = {
  specialForces: <Shape.Commando />,
  combatEngineers: <Shape.Engineer />,
  frenchResistance: <Shape.Partisan />,
  cavalry: <Shape.Rider />,
  skiTroops: <Shape.Skier />,
  sniper: <Shape.Sniper />,
  aircraftCarrier: <Shape.Carrier />,
  eliteArmor: <Vehicle.EliteTank />,
  flameThrower: <Vehicle.FlameTank />,
  tiger: <Vehicle.HeavyTank />,
  bigGun: <Vehicle.BigGun />,
  heavyAntiTankGun: <Vehicle.HeavyAntiTankGun />,
  mobileArtillery: <Vehicle.GunCarrier />,
};

const CLASS_SHAPE = {
  infantry: <Shape.Soldier />,
  armor: <Vehicle.Tank />,
  artillery: <Vehicle.Gun />,
  ship: <Shape.Ship />,
} as const;

/** What only the first figure of a unit has: the weapon its crew serves, or a pennant. */
const FIRST: Partial<Record<UnitKindId, ReactNode>> = {
  eliteArmor: <Vehicle.EliteTank leads />,
  machineGunEarly: <Shape.MachineGun />,
  machineGunLate: <Shape.MachineGun />,
  mortarEarly: <Shape.Mortar />,
  mortarLate: <Shape.Mortar />,
  antiTankGunEarly: <Vehicle.Gun />,
  antiTankGunLate: <Vehicle.Gun />,
};

/** The drawing of the figure with this number; the first one is the last to fall. */
export function figureOf(kind: UnitKind, index: number): ReactNode {
  // A spade for every second man: more would be a fence.
  if (kind.id === 'combatEngineers' && index % 2 === 1) return CLASS_SHAPE.infantry;
  const first = index === 0 ? FIRST[kind.id] : undefined;
  return first ?? OWN_SHAPE[kind.id] ?? CLASS_SHAPE[UNIT_CLASSES[kind.class]];
}

export interface Spot {
  readonly x: number;
  readonly y: number;
}

const ROWS: Readonly<Record<number, readonly Spot[]>> = {
  1: [{ x: 0, y: 0 }],
  2: [
    { x: -16, y: 0 },
    { x: 16, y: -4 },
  ],
  3: [
    { x: -17, y: 2 },
    { x: 17, y: 2 },
    { x: 0, y: -13 },
  ],
  4: [
    { x: -16, y: 2 },
    { x: 18, y: 2 },
    { x: -12, y: -14 },
    { x: 16, y: -14 },
  ],
};

/** Where each figure stands; the front ones come first and are drawn last. Soldiers stand in a line. */
export function spotsFor(kind: UnitKind, count: number): readonly Spot[] {
  const isNarrow = UNIT_CLASSES[kind.class] === 'infantry' && kind.id !== 'cavalry';
  if (!isNarrow && ROWS[count] !== undefined) return ROWS[count];
  const gap = Math.min(15.5, 60 / Math.max(1, count - 1));
  const lead = FIRST[kind.id] === undefined ? 0 : 2;
  return Array.from({ length: count }, (_, at) => ({
    x: (at - (count - 1) / 2) * gap + (at === 0 ? -lead : lead),
    y: 0,
  }));
}
