// The palettes: which pieces lie in which, in the order in which a hand looks for them.
import type { MaybeSide } from '../memoir/side.ts';
import type { TerrainId } from '../memoir/terrain/data/rows.ts';
import { layerOf } from './families.ts';
import type { Layer, Tool } from './tool.ts';

/** The Allies, the Axis, either or nobody. */
export const WHOSE: readonly MaybeSide[] = [0, 1, -1];

/** Pieces of terrain that belong together. */
export const PIECE_GROUPS = {
  nature: [
    'woods',
    'hedgerow',
    'hill',
    'hillForest',
    'steepHill',
    'highGround',
    'jungle',
    'palmForest',
    'marsh',
    'ricePaddies',
    'oasis',
    'erg',
    'ravine',
    'escarpment',
    'mountain',
    'hillCave',
    'mountainCave',
    'hillVillage',
  ],
  water: ['lake', 'ocean', 'beach', 'coast', 'bluff', 'cliff', 'pier', 'dam'],
  buildings: [
    'town',
    'church',
    'cityRuins',
    'factory',
    'barracks',
    'fortress',
    'railStation',
    'airfield',
    'headquarters',
    'hospital',
    'supplyDepot',
    'powerPlant',
    'radarStation',
    'prisonCamp',
    'lighthouse',
    'cemetery',
  ],
  closed: ['impassableHill', 'impassableBlockingHill', 'impassableMountain', 'impassableWoods', 'impassableTown'],
  lines: ['road', 'hillRoad', 'rail', 'river', 'wideRiver', 'fordableStream', 'frozenRiver', 'wadi'],
  crossings: ['bridge', 'ford', 'pontoonBridge', 'railBridge', 'bridgeSection', 'brokenBridge'],
  obstacles: [
    'bunker',
    'fieldBunker',
    'sandbags',
    'wire',
    'hedgehog',
    'trenches',
    'seaWall',
    'roadBlock',
    'dragonsTeeth',
  ],
} as const satisfies Record<string, readonly TerrainId[]>;
export type PieceGroup = keyof typeof PIECE_GROUPS;

export type PieceLayer = Extract<Layer, 'terrain' | 'lines' | 'obstacles'>;

export const GROUPS_OF: Readonly<Record<PieceLayer, readonly PieceGroup[]>> = {
  terrain: ['nature', 'water', 'buildings', 'closed'],
  lines: ['lines', 'crossings'],
  obstacles: ['obstacles'],
};

/** The palette of a tool that draws; null for the others. */
export function layerOfTool(tool: Tool): Layer | null {
  switch (tool.kind) {
    case 'piece':
      return layerOf(tool.id);
    case 'unit':
      return 'units';
    case 'aircraft':
    case 'plane':
    case 'ready':
      return 'aircraft';
    case 'mine':
      return 'mines';
    case 'objective':
      return 'objectives';
    case 'exit':
      return 'exits';
    case 'name':
      return 'names';
    default:
      return null;
  }
}

/** Tools with the same key are the same in a row of recent ones; null for those that draw nothing. */
export function toolKey(tool: Tool): string | null {
  switch (tool.kind) {
    case 'piece':
      return `piece ${tool.id} ${tool.owner ?? ''}`;
    case 'unit':
      return `unit ${tool.unit.kind} ${tool.unit.side}`;
    case 'aircraft':
      return `aircraft ${tool.type} ${tool.side}`;
    case 'plane':
      return `plane ${tool.model} ${tool.side}`;
    case 'ready':
      return `ready ${tool.side}`;
    case 'mine':
      return `mine ${tool.mine.side} ${tool.mine.decoy}`;
    case 'objective':
      return `objective ${tool.side} ${tool.isGroup}`;
    case 'exit':
      return `exit ${tool.side}`;
    case 'name':
      return 'name';
    default:
      return null;
  }
}

/** Kinds of units in the order of the palette; a weapon without a period takes that of the year. */
export const PALETTE_KINDS = [
  'infantry',
  'armor',
  'artillery',
  'specialForces',
  'combatEngineers',
  'sniper',
  'frenchResistance',
  'cavalry',
  'skiTroops',
  'eliteArmor',
  'tiger',
  'flameThrower',
  'mobileArtillery',
  'bigGun',
  'antiTankGun',
  'mortar',
  'machineGun',
  'heavyAntiTankGun',
  'destroyer',
  'aircraftCarrier',
] as const;

/** The same weapons as they were early or late in the war, whatever the year. */
export const PERIOD_KINDS = [
  'antiTankGunEarly',
  'antiTankGunLate',
  'mortarEarly',
  'mortarLate',
  'machineGunEarly',
  'machineGunLate',
] as const;
