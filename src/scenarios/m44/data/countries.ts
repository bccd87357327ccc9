import type { Nation } from '../../../memoir/units/unit.ts';

/** The country of a player. */
export const COUNTRIES: Readonly<Record<string, Nation>> = {
  US: 'us', GB: 'brit', UK: 'brit', RU: 'ru', SU: 'ru', FR: 'fr', CA: 'ca', PL: 'pl', CN: 'ch', CH: 'ch', NL: 'nl', AU: 'au',
  DE: 'ger', JP: 'jp', IT: 'it', FI: 'fi', RO: 'ro', HU: 'hu', SK: 'sk',
};
