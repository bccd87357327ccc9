// M44-UNIT-*: the rows of the unit table. Everything a unit is by its kind; code elsewhere asks these fields.
export const UNIT_CLASSES = ['infantry', 'armor', 'artillery', 'ship'] as const;
export type UnitClassName = (typeof UNIT_CLASSES)[number];
export const INFANTRY = 0;
export const ARMOR = 1;
export const ARTILLERY = 2;
export const SHIP = 3;
export type UnitClass = 0 | 1 | 2 | 3;

export interface UnitKind {
  readonly id: UnitKindId;
  readonly class: UnitClass;
  readonly figures: number;
  /** Hexes it may move without battling. */
  readonly move: number;
  /** Hexes it may move and still battle; 0 is "move or battle". */
  readonly moveAndBattle: number;
  /** Dice at range 1, 2, 3, … */
  readonly dice: readonly number[];
  readonly needsSight: boolean;
  readonly ignoresTargetTerrain: boolean;
  /** How often it may take ground in one turn. */
  readonly groundPerTurn: 0 | 1 | 2;
  readonly overruns: boolean;
  /** Bit mask of unit classes its stars hit. */
  readonly starHits: number;
  /** Its stars hit (and a late mortar keeps its long range) only while it has not moved. */
  readonly steadyOnly: boolean;
  /** Dice, sight and terrain while it has not moved, where that differs (late mortar). */
  readonly steady: { readonly dice: readonly number[]; readonly needsSight: boolean } | null;
  /** Terrain that forbids battle on entry, or battle at all, does not bind it (M44-BTL-1). */
  readonly ignoresBattleBans: boolean;
  /** A flag may send it one to three hexes back (M44-FLAG-1). */
  readonly farRetreat: boolean;
  readonly mayIgnoreFlag: boolean;
  /** Marks the hexes it has hit with cross-hairs. */
  readonly crosshairs: boolean;
  readonly engineer: boolean;
  /** Only a grenade hits it by default. */
  readonly grenadeOnly: boolean;
  /** Bit mask of classes it may not attack. */
  readonly cannotTarget: number;
  /** In close assault the target's terrain takes at most one die. */
  readonly flames: boolean;
  /** A hit only counts if a second roll shows a grenade. */
  readonly twoStageDamage: boolean;
  readonly medals: 0 | 1;
  readonly heals: boolean;
  readonly battlesBack: boolean;
  /** Japanese infantry rules apply to it: all three, or without Banzai. */
  readonly bushido: 'full' | 'noBanzai' | 'none';
  /** Its badge on the table, where it differs from the plain unit of its class. */
  readonly special: boolean;
}

export const UNIT_KIND_IDS = [
  'infantry',
  'armor',
  'artillery',
  'specialForces',
  'eliteArmor',
  'frenchResistance',
  'bigGun',
  'combatEngineers',
  'cavalry',
  'skiTroops',
  'sniper',
  'destroyer',
  'aircraftCarrier',
  'flameThrower',
  'mobileArtillery',
  'tiger',
  'heavyAntiTankGun',
  'antiTankGunEarly',
  'antiTankGunLate',
  'mortarEarly',
  'mortarLate',
  'machineGunEarly',
  'machineGunLate',
] as const;
export type UnitKindId = (typeof UNIT_KIND_IDS)[number];

type Row = Partial<Omit<UnitKind, 'id' | 'class'>>;

const BASE: Omit<UnitKind, 'id' | 'class'> = {
  figures: 4,
  move: 2,
  moveAndBattle: 1,
  dice: [3, 2, 1],
  needsSight: true,
  ignoresTargetTerrain: false,
  groundPerTurn: 1,
  overruns: false,
  starHits: 0,
  steadyOnly: false,
  steady: null,
  ignoresBattleBans: false,
  farRetreat: false,
  mayIgnoreFlag: false,
  crosshairs: false,
  engineer: false,
  grenadeOnly: false,
  cannotTarget: 0,
  flames: false,
  twoStageDamage: false,
  medals: 1,
  heals: true,
  battlesBack: true,
  bushido: 'none',
  special: true,
};
const INFANTRY_ROW: Row = { bushido: 'full' };
const ARMOR_ROW: Row = { figures: 3, move: 3, moveAndBattle: 3, dice: [3, 3, 3], groundPerTurn: 2, overruns: true };
const ARTILLERY_ROW: Row = {
  figures: 2,
  move: 1,
  moveAndBattle: 0,
  dice: [3, 3, 2, 2, 1, 1],
  needsSight: false,
  ignoresTargetTerrain: true,
  groundPerTurn: 0,
};
const LONG_DICE = [3, 3, 2, 2, 1, 1, 1, 1];
const SHIP_ROW: Row = {
  figures: 3,
  move: 2,
  moveAndBattle: 2,
  needsSight: false,
  ignoresTargetTerrain: true,
  groundPerTurn: 0,
  ignoresBattleBans: true,
  mayIgnoreFlag: true,
  grenadeOnly: true,
  heals: false,
  battlesBack: false,
};
const SWA_ROW: Row = { groundPerTurn: 0, bushido: 'noBanzai' };
const HITS_ARMOR = 1 << ARMOR;
const HITS_INFANTRY = 1 << INFANTRY;

const ROWS: Record<UnitKindId, readonly [UnitClass, ...Row[]]> = {
  infantry: [INFANTRY, INFANTRY_ROW, { special: false }],
  armor: [ARMOR, ARMOR_ROW, { special: false }],
  artillery: [ARTILLERY, ARTILLERY_ROW, { special: false }],
  specialForces: [INFANTRY, INFANTRY_ROW, { moveAndBattle: 2 }],
  eliteArmor: [ARMOR, ARMOR_ROW, { figures: 4 }],
  frenchResistance: [INFANTRY, INFANTRY_ROW, { figures: 3, ignoresBattleBans: true, farRetreat: true }],
  bigGun: [ARTILLERY, ARTILLERY_ROW, { dice: LONG_DICE, crosshairs: true }],
  combatEngineers: [INFANTRY, INFANTRY_ROW, { engineer: true }],
  cavalry: [INFANTRY, INFANTRY_ROW, { move: 3, moveAndBattle: 3, dice: [2, 1], groundPerTurn: 2, overruns: true }],
  skiTroops: [
    INFANTRY,
    INFANTRY_ROW,
    {
      figures: 3,
      move: 3,
      moveAndBattle: 3,
      dice: [3, 2],
      ignoresBattleBans: true,
      farRetreat: true,
    },
  ],
  sniper: [
    INFANTRY,
    {
      figures: 1,
      moveAndBattle: 2,
      dice: [1, 1, 1, 1, 1],
      ignoresTargetTerrain: true,
      ignoresBattleBans: true,
      farRetreat: true,
      starHits: HITS_INFANTRY | (1 << ARTILLERY),
      grenadeOnly: true,
      cannotTarget: HITS_ARMOR | (1 << SHIP),
      medals: 0,
      battlesBack: false,
    },
  ],
  destroyer: [SHIP, SHIP_ROW, { dice: LONG_DICE, crosshairs: true }],
  aircraftCarrier: [SHIP, SHIP_ROW, { dice: [] }],
  flameThrower: [ARMOR, ARMOR_ROW, { flames: true }],
  mobileArtillery: [ARTILLERY, ARTILLERY_ROW, { move: 2, moveAndBattle: 1 }],
  tiger: [ARMOR, ARMOR_ROW, { figures: 1, twoStageDamage: true, heals: false }],
  heavyAntiTankGun: [ARTILLERY, ARTILLERY_ROW, { dice: [2, 2, 2, 2], needsSight: true, starHits: HITS_ARMOR }],
  antiTankGunEarly: [INFANTRY, SWA_ROW, { moveAndBattle: 0, starHits: HITS_ARMOR }],
  antiTankGunLate: [INFANTRY, SWA_ROW, { starHits: HITS_ARMOR, steadyOnly: true, bushido: 'full' }],
  mortarEarly: [INFANTRY, SWA_ROW, { moveAndBattle: 0, needsSight: false, ignoresTargetTerrain: true }],
  mortarLate: [INFANTRY, SWA_ROW, { steady: { dice: [3, 2, 1, 1], needsSight: false }, bushido: 'full' }],
  machineGunEarly: [INFANTRY, SWA_ROW, { moveAndBattle: 0, starHits: HITS_INFANTRY }],
  machineGunLate: [INFANTRY, SWA_ROW, { starHits: HITS_INFANTRY, steadyOnly: true, bushido: 'full' }],
};

/** Written out field by field so that all kinds share one fast shape: this is the most read table of the game. */
function kindOfRow(id: UnitKindId, unitClass: UnitClass, row: Required<Row>): UnitKind {
  return {
    id,
    class: unitClass,
    figures: row.figures,
    move: row.move,
    moveAndBattle: row.moveAndBattle,
    dice: row.dice,
    needsSight: row.needsSight,
    ignoresTargetTerrain: row.ignoresTargetTerrain,
    groundPerTurn: row.groundPerTurn,
    overruns: row.overruns,
    starHits: row.starHits,
    steadyOnly: row.steadyOnly,
    steady: row.steady,
    ignoresBattleBans: row.ignoresBattleBans,
    farRetreat: row.farRetreat,
    mayIgnoreFlag: row.mayIgnoreFlag,
    crosshairs: row.crosshairs,
    engineer: row.engineer,
    grenadeOnly: row.grenadeOnly,
    cannotTarget: row.cannotTarget,
    flames: row.flames,
    twoStageDamage: row.twoStageDamage,
    medals: row.medals,
    heals: row.heals,
    battlesBack: row.battlesBack,
    bushido: row.bushido,
    special: row.special,
  };
}

export const UNIT_KINDS: readonly UnitKind[] = UNIT_KIND_IDS.map((id) => {
  const [unitClass, ...rows] = ROWS[id];
  return kindOfRow(
    id,
    unitClass,
    rows.reduce<Required<Row>>((whole, row) => ({ ...whole, ...row }), BASE),
  );
});

export function unitKindIndex(id: UnitKindId): number {
  return UNIT_KIND_IDS.indexOf(id);
}
