import type { GameEvent } from '../../../memoir/index.ts';
import type { MemoirStep } from '../../../store/memoir.ts';
import type { TableScene } from '../../table/scene-props.ts';
import { t } from '../../text/i18n.ts';
import { aircraftOn, isOutOfAmmunition } from '../told/names.ts';

type Withdrawn = Extract<GameEvent, { type: 'aircraftWithdrawn' }>;

function forcedIn({ events }: MemoirStep): Withdrawn | undefined {
  return events.find((event): event is Withdrawn => event.type === 'aircraftWithdrawn' && event.forced);
}

/** At the start of a turn: the own aircraft that had to go and is not there any more. */
export function WentHome({ scene: { match, view } }: { readonly scene: TableScene }) {
  const start = match.steps.findLast(({ events }) => events.some(({ type }) => type === 'turnStarted'));
  const gone = start === undefined ? undefined : forcedIn(start);
  if (start === undefined || gone === undefined || gone.side !== view.side) return null;
  const then = { ...view, air: start.before.air };
  const words = { aircraft: aircraftOn(view, gone.side, gone.hex, gone.aircraft) };
  return (
    <output className="flight-empty">
      {t(isOutOfAmmunition(then, gone.side) ? 'flight:panel.wentHomeEmpty' : 'flight:panel.wentHome', words)}
    </output>
  );
}
