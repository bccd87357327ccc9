import type { Hex } from '../../../hex/board.ts';
import type { PlaneModel } from '../../../memoir/air/air-pack/planes.ts';
import type { Side } from '../../../memoir/side.ts';

/** A plane, its owner, and where it is. */
interface PlaneThere {
  readonly side: Side;
  readonly model: PlaneModel;
  readonly hex: Hex;
}

export interface CheckBeat extends PlaneThere {
  readonly what: 'check';
  readonly terrainDice: number;
  readonly enemyDice: number;
  /** One roll or two: the owner's dice and those of the other side. */
  readonly rolls: number;
}

export interface CheckedBeat extends PlaneThere {
  readonly what: 'checked';
  readonly isLost: boolean;
}

/** Over the hexes around the plane, whatever it does to them. */
export interface SignBeat {
  readonly what: 'support' | 'interdict';
  readonly side: Side;
  readonly hex: Hex;
  readonly after: number;
}

/** While its dice fly. */
export interface DiveBeat extends PlaneThere {
  readonly what: 'dive';
  readonly from: Hex;
}

/** The end of a dive. */
export interface PlungeBeat extends PlaneThere {
  readonly what: 'plunge';
  readonly from: Hex;
}

export interface StrafeBeat {
  readonly what: 'strafe';
  readonly side: Side;
  readonly from: Hex;
  readonly hex: Hex;
}

/** Markers for planes that wait on the ground burn. */
export interface MarkersBeat {
  readonly what: 'markersLost';
  readonly side: Side;
  readonly hex: Hex;
  readonly count: number;
  /** A plane stands there too. */
  readonly isAside: boolean;
}

/** What is seen of the planes of Air Pack alone; `after` counts hexes flown before it in the same act. */
export type PlaneBeat =
  | CheckBeat
  | CheckedBeat
  | SignBeat
  | DiveBeat
  | PlungeBeat
  | StrafeBeat
  | MarkersBeat
  | { readonly what: 'tookOff'; readonly side: Side }
  | { readonly what: 'planeLanded'; readonly side: Side; readonly hex: Hex; readonly after: number }
  | (PlaneThere & { readonly what: 'planeLost'; readonly onTheGround: boolean })
  /** `isLater`: once those it has picked up are aboard. */
  | (PlaneThere & { readonly what: 'planeOff'; readonly isLater: boolean });
