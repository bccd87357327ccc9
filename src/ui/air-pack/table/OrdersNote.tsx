import { airCheckForecast, takeOffForecast } from '../../../memoir/air/air-pack/forecast.ts';
import { airPackView } from '../../../memoir/air/air-pack/own-state.ts';
import type { Action } from '../../../memoir/index.ts';
import { NOT_ORDERED } from '../../../memoir/units/unit.ts';
import type { AirChoicesProps } from '../../air/flight/AirChoices.tsx';
import { t } from '../../text/i18n.ts';
import { hexName } from '../../text/scene.ts';
import { capital } from '../../text/sides.ts';
import { onBoard } from '../planes.ts';
import { ownPlane } from '../told/names.ts';
import { CheckNote } from './CheckNote.tsx';
import { TakeOffButtons } from './TakeOffButtons.tsx';

type TakeOff = Extract<Action, { type: 'takeOff' }>;

function hasSortie({ view, legal }: AirChoicesProps): boolean {
  return (
    legal.some(({ type }) => type === 'playSortie' || type === 'laySortie' || type === 'playAsSortie') ||
    airPackView(view.air)?.laid === true
  );
}

/** The plane in flight: it needs an order, and what that order would bring. */
function InFlight(props: AirChoicesProps) {
  const { view, state } = props;
  const plane = onBoard(view, view.side);
  const check = airCheckForecast(state, view.side);
  if (plane === null || check === null) return null;
  if (plane.cleared)
    return <p className="check-cleared">{t('airPack:orders.cleared', { plane: capital(ownPlane(view)) })}</p>;
  const isOrdered = plane.order !== NOT_ORDERED;
  const title = t(isOrdered ? 'airPack:orders.comes' : 'airPack:orders.ifOrdered');
  const spared = hasSortie(props) && check.dice > 0 && !isOrdered ? t('airPack:orders.spared') : undefined;
  const hint = isOrdered ? undefined : (spared ?? t('airPack:orders.duty'));
  return <CheckNote title={title} check={check} {...(hint === undefined ? {} : { hint })} />;
}

/** Planes on the ground that an order of the card can send up, and their check. */
function OnTheGround({ view, state, legal, onAction }: AirChoicesProps) {
  const takeOffs = legal.filter((action): action is TakeOff => action.type === 'takeOff');
  const hexes = [...new Set(takeOffs.map(({ hex }) => hex))];
  return hexes.map((hex) => {
    const check = takeOffForecast(state, view.side, hex);
    return check === null ? null : (
      <div key={hex}>
        <CheckNote title={t('airPack:orders.takeOff', { hex: hexName(view, hex) })} check={check} />
        <TakeOffButtons actions={takeOffs.filter((action) => action.hex === hex)} onAction={onAction} />
      </div>
    );
  });
}

/** While cards and orders are given: what they would bring the planes. */
export function OrdersNote(props: AirChoicesProps) {
  return (
    <>
      <InFlight {...props} />
      {props.view.decision === 'orders' ? <OnTheGround {...props} /> : null}
    </>
  );
}
