// Every name that docs/rules/m44-format.md lists: what made-up files are built of.

export const TILE_NAMES: readonly string[] = [
  'woods', 'hills', 'buildings', 'river', 'wforest', 'pjungle', 'curve', 'hedgerow', 'wvillage', 'road', 'dhill', 'wriver',
  'mountain', 'whill', 'droad', 'dridge', 'rail', 'wcurved', 'marshes', 'roadcurve', 'price', 'wroad', 'pcave', 'wruins',
  'descarpment', 'pbeach', 'coast', 'bled', 'droadcurve', 'lakeA', 'highground', 'pvillage', 'wmarshes', 'church', 'fortress',
  'pairfield', 'wfactory', 'lakeB', 'oasis', 'hillroad', 'wrail', 'ptrenches', 'pairfieldX', 'palmtrees', 'riverFR', 'roadFL',
  'roadFR', 'wadi', 'wtrenches', 'dcamp', 'hillcurve', 'lakeC', 'pheadquarter', 'railcurve', 'roadY', 'station', 'whillvillage',
  'wravine', 'wroadcurve', 'cemetery', 'coastcurve', 'dairfieldX', 'dam', 'pmouth', 'roadX', 'wcurve', 'whillforest', 'airfieldX',
  'camp', 'dairfield', 'droadFR', 'lighthouse', 'phospital', 'pond', 'wairfield', 'wrailcurve', 'wroadFL', 'wroadFR', 'wroadY',
  // Drawn by other programs, without rules there.
  'cairfield', 'cravine', 'railroad', 'ravine', 'wcastle', 'wchurch', 'wrailFR', 'wrailroad',
  // Rules without a scenario that uses them, and names of the rules ledger.
  'beach', 'riverFL', 'riverY', 'wriverFR', 'pmcave', 'barracks', 'factory', 'powerplant', 'radar', 'depot', 'ppier', 'airfield',
];
export const PIECE_NAMES: readonly string[] = [
  'bridge', 'bunker', 'pbunker', 'barge', 'dbunker', 'ford', 'wbunker', 'casemate', 'wbridge', 'loco', 'railbridge', 'wagon',
  'pontoon', 'wpontoon', 'pbridge', 'brkbridge', 'wrailbridge',
];
export const SHIP_NAMES: readonly string[] = ['pdestroyer', 'pcarrier'];
export const OBSTACLE_NAMES: readonly string[] = [
  'sand', 'wire', 'hedgehog', 'abatis', 'roadblock', 'wroadblock', 'droadblock', 'dragonteeth',
];
/** Part of the hex, name, behaviour. */
export const BEHAVING: readonly (readonly ['terrain' | 'rect_terrain' | 'obstacle', string, string])[] = [
  ['terrain', 'river', 'FORDABLE_STREAM'], ['terrain', 'hills', 'BLUFF'], ['terrain', 'curve', 'FORDABLE_STREAM'],
  ['terrain', 'mountain', 'IMPASSABLE_BLOCKING_HILL'], ['terrain', 'river', 'FORD'], ['terrain', 'woods', 'IMPASSABLE_HILL'],
  ['terrain', 'hills', 'CLIFF'], ['terrain', 'hills', 'STEEP_HILL'], ['terrain', 'river', 'WIDE_RIVER'],
  ['terrain', 'buildings', 'IMPASSABLE_HILL'], ['terrain', 'hills', 'IMPASSABLE_HILL'], ['terrain', 'mountain', 'IMPASSABLE_HILL'],
  ['terrain', 'oasis', 'OASIS_RECOVERY'], ['terrain', 'curve', 'FORD'], ['terrain', 'curve', 'WIDE_RIVER'],
  ['terrain', 'dcamp', 'OASIS_RECOVERY'], ['terrain', 'hills', 'HILL'], ['terrain', 'buildings', 'HEADQUARTER'],
  ['terrain', 'riverFR', 'FORDABLE_STREAM'], ['terrain', 'whill', 'CLIFF'],
  ['rect_terrain', 'bridge', 'BRIDGE_SECTION'], ['rect_terrain', 'bridge', 'CAN_BE_BLOWN'],
  ['rect_terrain', 'bridge', 'ONE_MEDAL_IF_BLOWN'], ['obstacle', 'sand', 'SEAWALL'],
];
export const OWNED: readonly (readonly ['terrain' | 'rect_terrain' | 'obstacle', string])[] = [
  ['obstacle', 'sand'], ['rect_terrain', 'bunker'], ['terrain', 'pheadquarter'], ['rect_terrain', 'pbunker'], ['terrain', 'dcamp'],
  ['terrain', 'airfieldX'],
];
export const ALLIED_UNITS: readonly string[] = [
  'infus', 'tankus', 'infru', 'infbrit', 'inf2us', 'tankru', 'tankbrit', 'gunus', 'gunru', 'inf2ru', 'tank2brit', 'gunbrit',
  'inf2brit', 'tank2us', 'tank2ru', 'vehus', 'inffr', 'infgb', 'infch', 'gunfr',
];
export const AXIS_UNITS: readonly string[] = [
  'infger', 'tankger', 'infjp', 'inf2ger', 'gunger', 'tank2ger', 'gunjp', 'tankjp', 'inf2jp', 'vehger', 'infit', 'tigerger',
];
/** Name, badge, figures. */
export const BADGED: readonly (readonly [string, number, number?])[] = [
  ['inf2ger', 4], ['tank2ger', 4, 4], ['infger', 37], ['inf2us', 2], ['inf2us', 12], ['inf2us', 1], ['inf2ru', 25], ['inf2ger', 6],
  ['infger', 38], ['inf2us', 3], ['infger', 6], ['gunger', 35], ['inf2ger', 30, 3], ['inf2brit', 1], ['infger', 26, 1],
  ['tank2ru', 25, 4], ['gunger', 46], ['infru', 27, 1], ['tank2brit', 33], ['tankger', 38], ['gunbrit', 35], ['gunger', 5],
  ['gunus', 35], ['inf2brit', 24], ['infbrit', 8], ['infru', 28], ['tank2us', 33], ['inf2brit', 8], ['inf2ru', 28], ['inf2us', 22],
  ['inf2us', 9], ['infbrit', 37], ['infger', 41], ['infru', 29], ['tank2brit', 1, 4], ['tank2brit', 24], ['tank2ger', 10],
  ['tank2us', 2, 4], ['tank2us', 3], ['gunbrit', 5], ['inf2brit', 3], ['inf2jp', 31], ['infger', 30], ['infjp', 41], ['infru', 37],
  ['infus', 37], ['tank2us', 1], ['infger', 45], ['infus', 45], ['tank2ger', 4, 1], ['gunger', 46, 1], ['gunru', 0, 2], ['infru', 0, 3],
  ['vehus', 0, 2], ['infger', 0, 3],
];
export const UNIT_BEHAVIOURS: readonly (readonly [string, string])[] = [
  ['inf2us', 'FRENCH_RESISTANCE'], ['tankus', 'ARMOR_MOVE_TWO'], ['gunger', 'GERMAN_2VICTANK'], ['tank2ger', 'CAN_IGNORE_ONE_FLAG'],
  ['tank2us', 'ELITE_ARMOR_MOVE_TWO'], ['infger', 'CANNOT_BE_ACTIVATED_TILL_TURN'], ['infus', 'CANNOT_EXIT'],
];
export const UNIT_EQUIPMENT: readonly (readonly [string, string])[] = [
  ['inf2ger', 'motorized'], ['infus', 'boat'], ['tank2ger', 'wittmann'],
];
export const MEDAL_NAMES: readonly string[] = ['medal0', 'medal1', 'medal2', 'medal4', 'medal5', 'medal6', 'medal7'];
export const COUNTRY_CODES: readonly (readonly [allies: string, axis: string])[] = [
  ['US', 'DE'], ['RU', 'DE'], ['US', 'JP'], ['FR', 'IT'], ['GB', 'RO'], ['CA', 'FI'], ['PL', 'SK'], ['NL', 'JP'], ['', 'DE'], ['GB', ''],
];
export const FRONT_NAMES: readonly string[] = ['WESTERN', 'EASTERN', 'MEDITERRANEAN', 'PACIFIC'];
export const FACE_NAMES: readonly string[] = ['COUNTRY', 'WINTER', 'BEACH', 'DESERT'];
