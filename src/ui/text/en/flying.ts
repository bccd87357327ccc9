import airTable from './air-table.json' with { type: 'json' };
import airTold from './air-told.json' with { type: 'json' };
import air from './air.json' with { type: 'json' };
import flight from './flight.json' with { type: 'json' };

/** The words that only battles with aircraft need. */
export const flying = { air, airTable, airTold, flight } as const;
