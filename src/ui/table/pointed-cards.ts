import { createContext, use } from 'react';

/** Ids of the cards, command or air, that a lesson speaks of. */
export const PointedCards = createContext<readonly string[]>([]);

export function usePointedAt(id: string): string {
  return use(PointedCards).includes(id) ? ' card-pointed' : '';
}
