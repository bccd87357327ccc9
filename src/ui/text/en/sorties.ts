import airPack from './air-pack.json' with { type: 'json' };
import airPackSeen from './air-pack-seen.json' with { type: 'json' };
import airPackSetup from './air-pack-setup.json' with { type: 'json' };
import airPackTold from './air-pack-told.json' with { type: 'json' };

/** The words that only battles with Air Pack need. */
export const sorties = { airPack, airPackSeen, airPackSetup, airPackTold } as const;
