// M44-TER-*: one row per kind of terrain. What differs from open ground, and nothing else.
import type { DicePerClass, TerrainRow } from '../row.ts';

const COVER: DicePerClass = [1, 2, 0];
const SLIGHT: DicePerClass = [1, 1, 0];
const DEEP: DicePerClass = [2, 2, 0];
const TOWN_OUT: DicePerClass = [0, 2, 0];
const VEHICLES = ['armor', 'artillery'] as const;
const LAND = ['infantry', 'armor', 'artillery'] as const;

const FOREST = { layer: 'tile', stop: 'hard', noBattleOnEntry: true, protection: COVER, sight: 'always' } satisfies TerrainRow;
const TOWN = { ...FOREST, firingOut: TOWN_OUT } satisfies TerrainRow;
const HILL = { layer: 'tile', protection: SLIGHT, protects: 'fromBelow', sight: 'hill', height: 1 } satisfies TerrainRow;
const MOUNTAIN = {
  layer: 'tile', is: 'mountain', closedTo: VEHICLES, holds: true, protection: DEEP, protects: 'unlessMountain', sight: 'mountain', height: 2,
} satisfies TerrainRow;
const MARSH = { layer: 'tile', closedTo: ['artillery'], stop: 'hard', exitStop: true, bogsArmor: true } satisfies TerrainRow;
const BEACH = { layer: 'tile', is: 'beach' } satisfies TerrainRow;
const BUNKER = {
  layer: 'piece', closedTo: VEHICLES, holds: true, protection: COVER, sight: 'always', flags: 'one',
} satisfies TerrainRow;
const BRIDGE = { layer: 'piece', is: 'bridge', crossing: true } satisfies TerrainRow;
const IMPASSABLE = { layer: 'tile', closedTo: LAND } satisfies TerrainRow;

export const TERRAIN_ROWS = {
  // Natural terrain (6.1)
  beach: BEACH,
  coast: BEACH,
  ocean: { layer: 'tile', is: 'ocean', stop: 'hard', stopFor: LAND, cannotBattle: LAND, noSandbags: true },
  woods: FOREST,
  palmForest: FOREST,
  hedgerow: { ...FOREST, adjacentEntry: true, exitStop: true },
  jungle: { layer: 'tile', is: 'jungle', stop: 'soft', protection: COVER, sight: 'always' },
  hill: HILL,
  steepHill: { ...HILL, steep: true },
  bluff: { ...HILL, seaSide: 'bluff' },
  cliff: { ...HILL, seaSide: 'cliff' },
  erg: { ...HILL, stop: 'hard' },
  impassableHill: { ...HILL, closedTo: LAND },
  impassableMountain: { ...MOUNTAIN, closedTo: LAND },
  impassableWoods: { ...FOREST, closedTo: LAND },
  impassableTown: { ...TOWN, closedTo: LAND },
  impassableBlockingHill: { ...IMPASSABLE, sight: 'attack', height: 1 },
  mountain: MOUNTAIN,
  hillCave: { ...HILL, closedTo: VEHICLES, cave: true },
  mountainCave: { ...MOUNTAIN, cave: true },
  hillForest: { ...FOREST, visualHill: true },
  hillVillage: { ...TOWN, visualHill: true },
  escarpment: { ...IMPASSABLE, sight: 'always' },
  ravine: { layer: 'tile', closedTo: VEHICLES, flags: 'one' },
  wadi: { layer: 'tile', is: 'wadi', closedEdges: true, protection: SLIGHT, protects: 'unlessWadi' },
  marsh: MARSH,
  ricePaddies: MARSH,
  oasis: { layer: 'tile', is: 'oasis', stop: 'hard', protection: SLIGHT, sight: 'always', flags: 'one' },
  highGround: { layer: 'tile' },
  // Water (6.2)
  river: { ...IMPASSABLE, is: 'river' },
  wideRiver: { ...IMPASSABLE, is: 'river', sight: 'infantryFirers' },
  ford: { layer: 'piece', crossing: true, stop: 'hard', firingOut: [1, 1, 1], noSandbags: true },
  fordableStream: { layer: 'tile', stop: 'soft' },
  frozenRiver: { layer: 'tile', is: 'ice' },
  lake: { ...IMPASSABLE, sight: 'lake' },
  bridge: BRIDGE,
  bridgeSection: { ...BRIDGE, closedEdges: true },
  brokenBridge: { layer: 'piece' },
  pontoonBridge: BRIDGE,
  railBridge: { ...BRIDGE, rail: true, stop: 'soft', stopFor: VEHICLES },
  pier: { layer: 'tile', is: 'pier' },
  // Buildings and landmarks (6.3)
  town: TOWN,
  church: { ...TOWN, flags: 'one' },
  barracks: TOWN,
  factory: TOWN,
  lighthouse: TOWN,
  powerPlant: TOWN,
  prisonCamp: { ...TOWN, flags: 'one' },
  radarStation: { layer: 'tile', stop: 'hard', protection: COVER, firingOut: TOWN_OUT, sight: 'always', flags: 'one' },
  railStation: { ...TOWN, rail: true },
  cityRuins: { ...FOREST, closedTo: VEHICLES, flags: 'one' },
  fortress: { layer: 'tile', closedTo: VEHICLES, protection: COVER, sight: 'always', flags: 'all' },
  cemetery: { layer: 'tile', flags: 'one' },
  dam: { layer: 'tile', closedTo: VEHICLES, sight: 'always', flags: 'one' },
  supplyDepot: { layer: 'tile', sight: 'always' },
  airfield: { layer: 'tile', is: 'airfield' },
  headquarters: { layer: 'tile', is: 'headquarters', sight: 'always' },
  hospital: { layer: 'tile', is: 'hospital', sight: 'always' },
  // Roads and rails (6.4)
  road: { layer: 'tile', road: true },
  hillRoad: { ...HILL, road: true },
  rail: { layer: 'tile', rail: true, stop: 'soft', stopFor: VEHICLES },
  // Obstacles (6.5)
  bunker: { ...BUNKER, protects: 'owner', flagsFor: 'owner' },
  fieldBunker: BUNKER,
  hedgehog: { layer: 'obstacle', closedTo: VEHICLES, flags: 'one' },
  sandbags: { layer: 'obstacle', is: 'sandbags', protection: SLIGHT, flags: 'one' },
  seaWall: { layer: 'obstacle', protection: SLIGHT, protects: 'owner', flags: 'one', flagsFor: 'owner' },
  wire: { layer: 'obstacle', is: 'wire', stop: 'hard', firingOut: [1, 0, 0] },
  roadBlock: { layer: 'obstacle', is: 'roadblock', closedTo: VEHICLES, stop: 'hard', protection: SLIGHT, flags: 'one' },
  dragonsTeeth: { layer: 'obstacle', closedTo: VEHICLES, stop: 'hard' },
  trenches: {
    layer: 'obstacle', closedTo: ['artillery'], stop: 'hard', cannotBattle: ['armor'], protection: SLIGHT, flags: 'one', flagsFor: 'infantry',
  },
  minefield: { layer: 'marker', is: 'mine', stop: 'hard' },
} as const satisfies Record<string, TerrainRow>;

export type TerrainId = keyof typeof TERRAIN_ROWS;
export const TERRAIN_IDS = Object.keys(TERRAIN_ROWS) as TerrainId[];

export function terrainRow(id: TerrainId): TerrainRow {
  return TERRAIN_ROWS[id];
}
