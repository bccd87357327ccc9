import type { ObjectiveFile, SpecialFile } from './scenario-schema.ts';

/** Every kind of objective medal (M44-MEDAL-POS). */
export const OBJECTIVE_KINDS: readonly Omit<ObjectiveFile, 'hexes'>[] = [
  {},
  { permanent: true },
  { majority: true },
  { turnStart: true },
  { lastToOccupy: true },
  { soleControl: true },
  { anyHex: true },
  { need: 2, medals: 2 },
  { turnStart: true, permanent: true, side: 'allies' },
  { majority: true, side: 'axis' },
];

/** Every special rule that is played; `hexes` are two hexes of the board. */
export const SPECIAL_RULES: readonly ((hexes: string[]) => SpecialFile)[] = [
  () => ({ blitz: true }),
  () => ({ partialBlitz: 'all' }),
  () => ({ airStrikes: 'allies' }),
  (hexes) => ({ hill317: hexes }),
  () => ({ desert: true }),
  () => ({ commissar: 'allies' }),
  () => ({ gungHo: 'allies' }),
  () => ({ stiffUpperLip: true }),
  () => ({ italianRoyalArmy: true }),
  () => ({ italianHighCommand: true }),
  () => ({ night: 'dawn' }),
  () => ({ night: 'dusk', nightSide: 'axis' }),
  () => ({ airPowerAsBombard: true }),
  () => ({ deckOnce: true }),
  (hexes) => ({ suddenDeath: [{ side: 'axis', hexes }] }),
  () => ({ emptySectionMedals: [{ side: 'allies', sections: ['left', 'right'] }] }),
  () => ({ infantryExitMedals: 2 }),
  () => ({ exitsNeeded: { allies: 1 } }),
  () => ({ partialBlitz: 'axis', stiffUpperLip: false, desert: false, italianRoyalArmy: false, commissar: 'none' }),
  () => ({ commissar: 'axis', gungHo: 'axis' }),
];
