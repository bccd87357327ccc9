import type { UnitClassName } from '../units/kinds.ts';

/** Dice taken from infantry, armor and artillery; ships ignore terrain. */
export type DicePerClass = readonly [infantry: number, armor: number, artillery: number];

/** When a protection holds that does not always do. */
export type ProtectionRule =
  /** Hills: only against firers that stand lower (M44-LOS-9). */
  | 'fromBelow'
  /** Mountains: unless the firer is on a mountain too. */
  | 'unlessMountain'
  /** Wadis: unless the firer is in a wadi too. */
  | 'unlessWadi'
  /** Bunkers and sea walls: for the side that owns the piece. */
  | 'owner';

export type SightRule =
  /** Blocks every line that crosses it. */
  | 'always'
  /** Hills and mountains block unless both ends belong to the same group (M44-LOS-7). */
  | 'hill'
  | 'mountain'
  /** Two of them on one line block it. */
  | 'lake'
  /** Blocks infantry firers only. */
  | 'infantryFirers'
  /** Blocks even units that need no sight. */
  | 'attack';

export interface TerrainRow {
  readonly layer: 'tile' | 'piece' | 'obstacle' | 'marker';
  readonly closedTo?: readonly UnitClassName[];
  /** A piece that carries units over water it lies on. */
  readonly crossing?: true;
  readonly stop?: 'hard' | 'soft';
  /** Classes the stop binds; without it all of them. */
  readonly stopFor?: readonly UnitClassName[];
  readonly exitStop?: true;
  readonly adjacentEntry?: true;
  readonly noBattleOnEntry?: true;
  /** Armor cannot battle in a turn it moves in or out, nor overrun here. */
  readonly bogsArmor?: true;
  readonly cannotBattle?: readonly UnitClassName[];
  readonly protection?: DicePerClass;
  readonly protects?: ProtectionRule;
  /** Better protection for Japanese infantry inside. */
  readonly cave?: true;
  /** Dice lost by a unit that fires out of the hex. */
  readonly firingOut?: DicePerClass;
  readonly sight?: SightRule;
  readonly flags?: 'one' | 'all';
  /** Whose flags: any occupant's, the owner's, or infantry's. */
  readonly flagsFor?: 'owner' | 'infantry';
  /** Artillery and armor set up inside cannot leave. */
  readonly holds?: true;
  readonly noSandbags?: true;
  readonly height?: 1 | 2;
  /** Looks like a hill; counts as one for the heights rule only (M44-LOS-8). */
  readonly visualHill?: true;
  readonly steep?: true;
  /** Steep side towards the beach; a cliff also forbids taking ground up it. */
  readonly seaSide?: 'bluff' | 'cliff';
  readonly road?: true;
  readonly rail?: true;
  /** The links are the only open edges. */
  readonly closedEdges?: true;
  readonly is?:
    | 'beach'
    | 'ocean'
    | 'river'
    | 'mountain'
    | 'wadi'
    | 'wire'
    | 'mine'
    | 'ice'
    | 'headquarters'
    | 'oasis'
    | 'hospital'
    | 'sandbags'
    | 'roadblock'
    | 'pier'
    | 'airfield'
    | 'bridge'
    | 'jungle';
}
