import type { ReactNode } from 'react';
import { UNIT_CLASSES, type UnitKind, type UnitKindId } from '../../../memoir/units/kinds.ts';
import * as Shape from './shapes.tsx';

const OWN_SHAPE: Partial<Record<UnitKindId, ReactNode>> = {
  cavalry: <Shape.Rider />,
  skiTroops: <Shape.Skier />,
  sniper: <Shape.Sniper />,
  aircraftCarrier: <Shape.Carrier />,
  tiger: <Shape.HeavyTank />,
};

const CLASS_SHAPE = {
  infantry: <Shape.Soldier />,
  armor: <Shape.Tank />,
  artillery: <Shape.Gun />,
  ship: <Shape.Ship />,
} as const;

/** The crew of a supporting weapon has one of it in front. */
const WEAPON: Partial<Record<UnitKindId, ReactNode>> = {
  machineGunEarly: <Shape.MachineGun />,
  machineGunLate: <Shape.MachineGun />,
  mortarEarly: <Shape.Mortar />,
  mortarLate: <Shape.Mortar />,
  antiTankGunEarly: <Shape.Gun />,
  antiTankGunLate: <Shape.Gun />,
};

/** The drawing of the figure with this number; the first one is the last to fall. */
export function figureOf(kind: UnitKind, index: number): ReactNode {
  const weapon = index === 0 ? WEAPON[kind.id] : undefined;
  return weapon ?? OWN_SHAPE[kind.id] ?? CLASS_SHAPE[UNIT_CLASSES[kind.class]];
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
  const lead = WEAPON[kind.id] === undefined ? 0 : 2;
  return Array.from({ length: count }, (_, at) => ({
    x: (at - (count - 1) / 2) * gap + (at === 0 ? -lead : lead),
    y: 0,
  }));
}
