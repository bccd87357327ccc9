// NFP-1.9
/** The theatres of war; with the year they say who has air superiority. */
export const FRONTS = ['western', 'eastern', 'pacific', 'mediterranean'] as const;
export type Front = (typeof FRONTS)[number];
