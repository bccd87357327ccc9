// What is asked about aircraft, and how to answer on the board.
import type { NewFlightPlanFrame } from '../../../memoir/air/new-flight-plan/frame.ts';
import { flightPlanView } from '../../../memoir/air/new-flight-plan/own-state.ts';
import type { Action, View } from '../../../memoir/index.ts';
import { opponent } from '../../../memoir/side.ts';
import { NO_UNIT } from '../../../memoir/state.ts';
import { cardName } from '../../text/cards.ts';
import { t } from '../../text/i18n.ts';
import type { Prompt } from '../../text/prompts.ts';
import { unitOn } from '../../text/scene.ts';
import { capital } from '../../text/sides.ts';
import { aircraftName, aircraftOn, ownAircraft } from '../told/names.ts';

type FrameOf<K extends NewFlightPlanFrame['kind']> = Extract<NewFlightPlanFrame, { kind: K }>;
type Has = (type: Action['type']) => boolean;

function plain(question: 'deployment' | 'declare' | 'obstacle'): Prompt {
  return { title: t(`flight:prompt.${question}.title`), hint: t(`flight:prompt.${question}.hint`) };
}

function flyHint(has: Has): string {
  if (has('layMarker')) return t('flight:prompt.fly.mark');
  if (!has('endFlight')) return t('flight:prompt.fly.over');
  return has('flyTo') ? t('flight:prompt.fly.on') : t('flight:prompt.fly.end');
}

function flightPrompt({ step }: FrameOf<'flight'>, has: Has): Prompt {
  if (step !== 'fly') return plain('declare');
  return { title: t('flight:prompt.fly.title'), hint: flyHint(has) };
}

function ambushPrompt(view: View, { side, unit }: FrameOf<'airAmbush'>): Prompt {
  const words = { aircraft: capital(ownAircraft(view, opponent(side))), unit: unitOn(view, unit) };
  return { title: t('flight:prompt.airAmbush.title'), hint: t('flight:prompt.airAmbush.hint', words) };
}

/** Of the aircraft that was hit the owner is asked; of a flight and a dogfight the other side. */
function answerPrompt(view: View, { side, moment }: FrameOf<'airAnswer'>): Prompt {
  const owner = moment === 'aircraftHit' ? side : opponent(side);
  const words = { aircraft: capital(ownAircraft(view, owner)), own: ownAircraft(view, side) };
  return {
    title: t(`flight:prompt.airAnswer.${moment}.title`),
    hint: t(`flight:prompt.airAnswer.${moment}.hint`, words),
  };
}

/** What the aircraft attacks next, in words. */
export function nextTargetText(view: View): string {
  const marker = flightPlanView(view.air)?.turn.markers.at(0);
  if (marker === undefined) return '';
  return marker.unit === NO_UNIT ? aircraftOn(view, opponent(view.side), marker.hex) : unitOn(view, marker.unit);
}

function combatHint(view: View, has: Has): string {
  if (has('rollRun')) return t('flight:prompt.airBattle.run', { target: nextTargetText(view) });
  return t(has('rollDogfight') ? 'flight:prompt.airBattle.dogfight' : 'flight:prompt.airBattle.bombing');
}

function combatPrompt(view: View, has: Has): Prompt {
  if (has('removeObstacle')) return plain('obstacle');
  return { title: t('flight:prompt.airBattle.title'), hint: combatHint(view, has) };
}

function unitsWith(legal: readonly Action[], type: Action['type']): number {
  return new Set(legal.flatMap((action) => (action.type === type && 'unit' in action ? [action.unit] : []))).size;
}

function movementPrompt(view: View, legal: readonly Action[], has: Has): Prompt | null {
  const count = unitsWith(legal, 'moveUnit');
  const aircraft = aircraftName(view, view.side);
  if (has('placeAircraft'))
    return { title: t('flight:prompt.place.title'), hint: t('flight:prompt.place.hint', { aircraft }) };
  if (!has('flyTo')) return null;
  return {
    title: t('prompts:movement.title'),
    hint: count === 0 ? t('flight:prompt.takeOff.hint', { aircraft }) : t('flight:prompt.movement', { count }),
  };
}

function battlePrompt(view: View, legal: readonly Action[], has: Has): Prompt | null {
  if (!has('rollRun') && !has('rollDogfight') && !has('rollBombing')) return null;
  const hasOthers = unitsWith(legal, 'attack') + unitsWith(legal, 'attackAircraft') > 0;
  return {
    title: t('prompts:battle.title'),
    hint: hasOthers ? t('flight:prompt.battle') : combatHint(view, has),
  };
}

/** Of Recon and Their Finest Hour, which has left the table by now. */
function drawPrompt({ turn }: View): Prompt {
  const card = cardName(turn.effect);
  return { title: t('flight:prompt.airDraw.title'), hint: t('flight:prompt.airDraw.hint', { card }) };
}

/** An air card is laid: which command card goes with it. */
function laidPrompt(view: View, has: Has): Prompt | null {
  const { side } = view;
  const air = flightPlanView(view.air);
  const row = air?.deck.cards[air.turn.played[side]];
  if (row === undefined || !has('playCard')) return null;
  const wanted = air?.sides[side].aircraft === null ? 'deployment' : 'order';
  return { title: t('prompts:playCard.title'), hint: t(`flight:prompt.laid.${wanted}`, { card: row.title }) };
}

function ordersPrompt({ moment }: View, has: Has): Prompt | null {
  if (!has('orderAircraft')) return null;
  return { title: t('prompts:orders.title'), hint: t('flight:prompt.orders', { count: moment.orders?.left ?? 0 }) };
}

/** Null: the question is one of the ground game alone. */
export function airPrompt(view: View, legal: readonly Action[]): Prompt | null {
  if (flightPlanView(view.air) === null) return null;
  const has: Has = (type) => legal.some((action) => action.type === type);
  const frame = view.moment.air.at(-1);
  if (frame !== undefined && frame.kind === view.decision)
    switch (frame.kind) {
      case 'deployment':
        return plain('deployment');
      case 'flight':
        return flightPrompt(frame, has);
      case 'airAmbush':
        return ambushPrompt(view, frame);
      case 'airAnswer':
        return answerPrompt(view, frame);
      case 'airBattle':
        return combatPrompt(view, has);
      case 'airDraw':
        return drawPrompt(view);
      default:
        return null;
    }
  if (view.decision === 'playCard') return laidPrompt(view, has);
  if (view.decision === 'orders') return ordersPrompt(view, has);
  if (view.decision === 'movement') return movementPrompt(view, legal, has);
  return view.decision === 'battle' ? battlePrompt(view, legal, has) : null;
}
