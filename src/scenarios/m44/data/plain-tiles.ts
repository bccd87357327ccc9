import type { TerrainId } from '../../../memoir/terrain/data/rows.ts';

/** Names of tiles that are the same whichever way they lie, in small letters. */
export const PLAIN: Readonly<Record<string, TerrainId>> = {
  beach: 'beach', pbeach: 'beach', coast: 'coast', coastcurve: 'coast',
  woods: 'woods', wforest: 'woods', forest: 'woods', palmtrees: 'palmForest', hedgerow: 'hedgerow',
  pjungle: 'jungle', jungle: 'jungle',
  hills: 'hill', whill: 'hill', dhill: 'hill', hill: 'hill', dridge: 'erg', ridge: 'erg', mountain: 'mountain',
  pcave: 'hillCave', cave: 'hillCave', pmcave: 'mountainCave', mcave: 'mountainCave',
  whillforest: 'hillForest', hillforest: 'hillForest', whillvillage: 'hillVillage', hillvillage: 'hillVillage',
  descarpment: 'escarpment', escarpment: 'escarpment', wravine: 'ravine', ravine: 'ravine', cravine: 'ravine',
  marshes: 'marsh', wmarshes: 'marsh', price: 'ricePaddies', rice: 'ricePaddies', oasis: 'oasis',
  highground: 'highGround',
  lakea: 'lake', lakeb: 'lake', lakec: 'lake', ford: 'ford',
  ppier: 'pier', pier: 'pier',
  buildings: 'town', bled: 'town', wvillage: 'town', pvillage: 'town', village: 'town',
  church: 'church', wchurch: 'church', barracks: 'barracks', barrack: 'barracks',
  factory: 'factory', wfactory: 'factory', lighthouse: 'lighthouse', powerplant: 'powerPlant', camp: 'prisonCamp',
  radar: 'radarStation', station: 'railStation', wruins: 'cityRuins', ruins: 'cityRuins', fortress: 'fortress',
  cemetery: 'cemetery', dam: 'dam', depot: 'supplyDepot',
  airfield: 'airfield', airfieldx: 'airfield', dairfield: 'airfield', dairfieldx: 'airfield', pairfield: 'airfield',
  pairfieldx: 'airfield', wairfield: 'airfield', wairfieldx: 'airfield', cairfield: 'airfield', cairfieldx: 'airfield',
  dcamp: 'headquarters', pheadquarter: 'headquarters', headquarter: 'headquarters',
  phospital: 'hospital', hospital: 'hospital',
  bunker: 'bunker', casemate: 'fieldBunker', dbunker: 'fieldBunker', pbunker: 'fieldBunker', wbunker: 'fieldBunker',
  hedgehog: 'hedgehog', sand: 'sandbags', wire: 'wire', roadblock: 'roadBlock', wroadblock: 'roadBlock',
  droadblock: 'roadBlock', dragonteeth: 'dragonsTeeth', wtrenches: 'trenches', ptrenches: 'trenches',
  trenches: 'trenches',
};
