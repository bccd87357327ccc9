import { NO_AIR_CARD, type AirCard } from '../../../memoir/air/new-flight-plan/card.ts';
import { flightPlanState, flightPlanView } from '../../../memoir/air/new-flight-plan/own-state.ts';
import { whyNotLaid } from '../../../memoir/air/new-flight-plan/refusals.ts';
import { CARDS, type Card } from '../../../memoir/cards/card.ts';
import type { Action } from '../../../memoir/index.ts';
import { undoableClicks } from '../../../store/match.ts';
import type { MemoirMatch } from '../../../store/memoir.ts';
import type { TableScene } from '../../table/scene-props.ts';
import { t } from '../../text/i18n.ts';

export type AirHandAction = Extract<Action, { type: 'layAirCard' | 'playAirCard' }>;

export function airActionsOf(legal: readonly Action[], card: AirCard): AirHandAction[] {
  return legal.filter(
    (action): action is AirHandAction =>
      (action.type === 'layAirCard' || action.type === 'playAirCard') && action.card === card,
  );
}

/** The card lies beside the command card to come, and can still be taken back. */
export function laidCard(match: MemoirMatch): { readonly card: AirCard; readonly clicks: number } | null {
  const { state, steps, decider } = match;
  const frame = state.frames.at(-1);
  const air = flightPlanState(state.air);
  const card = air === null || decider === null ? NO_AIR_CARD : (air.turn.played[decider] ?? NO_AIR_CARD);
  if (frame?.kind !== 'playCard' || card === NO_AIR_CARD) return null;
  const open = undoableClicks(match);
  const at = steps.findLastIndex(({ action }) => action.type === 'layAirCard');
  const back = steps.length - at;
  let sum = 0;
  const clicks = 1 + open.findIndex((count) => (sum += count) >= back);
  return at === -1 || clicks === 0 ? null : { card, clicks };
}

/** Why a card of the hand rests while others can be chosen; undefined where there is nothing to say. */
export function whyResting({ match, view }: TableScene, card: AirCard): string | undefined {
  const frame = match.state.frames.at(-1);
  if (frame?.kind === 'airAnswer') return t('airTable:whyNot.answer');
  if (frame?.kind !== 'playCard') return undefined;
  const reason = whyNotLaid(match.state, view.side, card);
  return reason === null ? undefined : t(`airTable:whyNot.${reason}`);
}

/** Why a command card does not go with the air card that was laid; null where that is not the reason. */
export function whyNotWith({ match, view }: TableScene, card: Card): string | null {
  const air = flightPlanView(view.air);
  const laid = air?.turn.played[view.side] ?? NO_AIR_CARD;
  const row = laid === NO_AIR_CARD ? undefined : air?.deck.cards[laid];
  if (row === undefined || CARDS[card].kind === 'reaction') return null;
  const isDeployment = flightPlanState(match.state.air)?.sides[view.side].aircraft === null;
  return t(isDeployment ? 'airTable:notWith.deployment' : 'airTable:notWith.order', { airCard: row.title });
}
