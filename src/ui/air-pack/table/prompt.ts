// What is asked about planes, and how to answer on the board.
import type { AirPackFrame } from '../../../memoir/air/air-pack/frame.ts';
import { airPackView } from '../../../memoir/air/air-pack/own-state.ts';
import { NO_CARD } from '../../../memoir/cards/card.ts';
import type { Action, View } from '../../../memoir/index.ts';
import { cardName } from '../../text/cards.ts';
import { t } from '../../text/i18n.ts';
import type { Prompt } from '../../text/prompts.ts';
import { capital } from '../../text/sides.ts';
import { planeOf } from '../planes.ts';
import { ownPlane, planeName } from '../told/names.ts';

type FrameOf<K extends AirPackFrame['kind']> = Extract<AirPackFrame, { kind: K }>;
type Has = (type: Action['type']) => boolean;

function flyHint(has: Has): string {
  if (!has('endFlight')) return t('airPack:prompt.fly.over');
  return has('flyTo') ? t('airPack:prompt.fly.on') : t('airPack:prompt.fly.end');
}

function flightPrompt(view: View, { step }: FrameOf<'planeFlight'>, has: Has): Prompt {
  if (step === 'fly') return { title: t('airPack:prompt.fly.title'), hint: flyHint(has) };
  return {
    title: t('airPack:prompt.act.title'),
    hint: t(has('strafe') || has('dive') ? 'airPack:prompt.act.strike' : 'airPack:prompt.act.hint', {
      plane: ownPlane(view),
    }),
  };
}

function sortiePrompt(has: Has): Prompt {
  const flying = has('sendPlane') ? 'inFlight' : 'outside';
  const question = has('sendPlane') || has('recallPlane') ? flying : has('launchPlane') ? 'launch' : 'takeOff';
  return { title: t(`airPack:prompt.sortie.${question}.title`), hint: t(`airPack:prompt.sortie.${question}.hint`) };
}

function plain(question: 'scramble' | 'reconDraw' | 'announcement'): Prompt {
  return { title: t(`airPack:prompt.${question}.title`), hint: t(`airPack:prompt.${question}.hint`) };
}

function unitsWith(legal: readonly Action[], type: Action['type']): number {
  return new Set(legal.flatMap((action) => (action.type === type && 'unit' in action ? [action.unit] : []))).size;
}

function movementPrompt(view: View, legal: readonly Action[], has: Has): Prompt | null {
  const count = unitsWith(legal, 'moveUnit');
  const plane = planeOf(view, view.side);
  if (plane === null) return null;
  const words = { plane: planeName(view, view.side, plane.model) };
  if (has('placeAircraft'))
    return { title: t('airPack:prompt.enter.title'), hint: t('airPack:prompt.enter.hint', words) };
  if (!has('flyTo')) return null;
  if (count > 0) return { title: t('prompts:movement.title'), hint: t('airPack:prompt.movement', { count }) };
  return { title: t('prompts:movement.title'), hint: capital(t('airPack:prompt.mustFly', words)) };
}

/** A sortie is laid: which section card goes with it. */
function cardPrompt(view: View, has: Has): Prompt | null {
  const air = airPackView(view.air);
  if (air?.laid === true) return { title: t('prompts:playCard.title'), hint: t('airPack:prompt.laid') };
  const owed = air?.sides[view.side].announced ?? NO_CARD;
  if (owed === NO_CARD || !(has('playSortie') || has('playCard'))) return null;
  return { title: t('prompts:playCard.title'), hint: t('airPack:prompt.announced', { card: cardName(owed) }) };
}

function ordersPrompt({ moment }: View, has: Has): Prompt | null {
  const count = moment.orders?.left ?? 0;
  const title = t('prompts:orders.title');
  if (has('orderPlane')) return { title, hint: t('airPack:prompt.orders', { count }) };
  return has('takeOff') ? { title, hint: t('airPack:prompt.ordersTakeOff', { count }) } : null;
}

/** Null: the question is one of the ground game alone. */
export function airPrompt(view: View, legal: readonly Action[]): Prompt | null {
  if (airPackView(view.air) === null) return null;
  const has: Has = (type) => legal.some((action) => action.type === type);
  const frame = view.moment.air.at(-1);
  if (frame !== undefined && frame.kind === view.decision)
    switch (frame.kind) {
      case 'sortie':
        return sortiePrompt(has);
      case 'planeFlight':
        return flightPrompt(view, frame, has);
      case 'scramble':
      case 'reconDraw':
      case 'announcement':
        return plain(frame.kind);
      default:
        return null;
    }
  if (view.decision === 'playCard') return cardPrompt(view, has);
  if (view.decision === 'orders') return ordersPrompt(view, has);
  return view.decision === 'movement' ? movementPrompt(view, legal, has) : null;
}
