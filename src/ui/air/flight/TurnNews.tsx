import type { GameEvent } from '../../../memoir/index.ts';
import type { TableScene } from '../../table/scene-props.ts';
import { t } from '../../text/i18n.ts';
import { aircraftOn, isOutOfAmmunition } from '../told/names.ts';

type News = Extract<GameEvent, { type: 'aircraftWithdrawn' | 'aircraftRefuelled' }>;

function isNews(event: GameEvent): event is News {
  return event.type === 'aircraftRefuelled' || (event.type === 'aircraftWithdrawn' && event.forced);
}

/** At the start of a turn: the own aircraft that was refuelled, or that had to go and is not there any more. */
export function TurnNews({ scene: { match, view } }: { readonly scene: TableScene }) {
  const start = match.steps.findLast(({ events }) => events.some(({ type }) => type === 'turnStarted'));
  const news = start?.events.find(isNews);
  if (start === undefined || news === undefined || news.side !== view.side) return null;
  const words = { aircraft: aircraftOn(view, news.side, news.hex, news.aircraft) };
  if (news.type === 'aircraftRefuelled')
    return <output className="flight-refuelled">{t('flight:panel.refuelled', words)}</output>;
  const isEmpty = isOutOfAmmunition({ ...view, air: start.before.air }, news.side);
  return (
    <output className="flight-empty">
      {t(isEmpty ? 'flight:panel.wentHomeEmpty' : 'flight:panel.wentHome', words)}
    </output>
  );
}
