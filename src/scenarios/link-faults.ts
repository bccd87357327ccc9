/** Where the faults of a link lie that a player can do something about; the page has its own words for them. */
export const LINK_FAULTS = {
  incomplete: 'link.incomplete',
  damaged: 'link.damaged',
  version: 'link.version',
  battle: 'link.battle',
  changed: 'link.changed',
} as const;
