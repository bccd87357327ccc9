// Names in files that are known without the descriptions of the files, which a page loads only to read one.
export const FILE_VERSION = 1;
export const SCENARIO_FORMAT = 'airfield44/scenario';
export const LIBRARY_FORMAT = 'airfield44/library';
export const POSITION_FORMAT = 'airfield44/position';
export const REPLAY_FORMAT = 'airfield44/replay';
export const AIR_DECK_FORMAT = 'airfield44/air-deck';
export const SECTION_NAMES = ['left', 'centre', 'right'] as const;
