import type { PlaneModel } from '../../../memoir/air/air-pack/planes.ts';
import type { GameEvent } from '../../../memoir/event.ts';
import { t } from '../../text/i18n.ts';
import { modelText } from './names.ts';

/** "The Spitfire flies on" */
export function verdictText(model: PlaneModel, isLost: boolean): string {
  return t(isLost ? 'airPackSeen:verdict.lost' : 'airPackSeen:verdict.fliesOn', { plane: modelText(model) });
}

/** What the last dice of a step came to, where it was an air check: its two rolls are judged together. */
export function outcomeText(events: readonly GameEvent[]): string | null {
  const roll = events.findLast(({ type }) => type === 'diceRolled');
  const check = events.findLast(({ type }) => type === 'airCheckMade');
  if (roll?.type !== 'diceRolled' || roll.reason !== 'airCheck' || check?.type !== 'airCheckMade') return null;
  const isLost = events.some((event) => event.type === 'planeLost' && event.cause === 'airCheck');
  return verdictText(check.model, isLost);
}
