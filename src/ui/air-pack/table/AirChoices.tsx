import type { ActionType } from '../../../memoir/action.ts';
import { airPackView } from '../../../memoir/air/air-pack/own-state.ts';
import type { Action, View } from '../../../memoir/index.ts';
import type { AirChoicesOfTable } from '../../air/flight/AirChoices.tsx';
import { EndOfMove } from './EndOfMove.tsx';
import { FlightPanel } from './FlightPanel.tsx';
import { LaunchChooser } from './LaunchChooser.tsx';
import { OrdersNote } from './OrdersNote.tsx';

/** Actions with a place of their own on the panel, beside the hand or on the board: they need no plain button. */
const ON_PANEL: ReadonlySet<ActionType> = new Set([
  'launchPlane',
  'sendPlane',
  'recallPlane',
  'takeOff',
  'strafe',
  'dive',
  'rescue',
  'land',
  'supportGround',
  'interdictGround',
  'playSortie',
  'laySortie',
  'playAsSortie',
  'announceSortie',
]);

export function isOnAirChoices({ type }: Action): boolean {
  return ON_PANEL.has(type);
}

/** What the keys 1 to 9 do: the planes to send up, or what the plane does at the end of its move. */
export function keyActions(view: View, legal: readonly Action[]): readonly Action[] {
  if (view.decision === 'sortie' || view.decision === 'scramble')
    return legal.filter(({ type }) => type !== 'stayGrounded');
  return view.decision === 'planeFlight' ? legal.filter(({ type }) => ON_PANEL.has(type)) : [];
}

/** What the plane can do now, below the question. */
export function AirChoices({ scene, ...rest }: AirChoicesOfTable) {
  const { view, match } = scene;
  const { state, legal } = match;
  const props = { ...rest, view, state, legal };
  if (airPackView(view.air) === null) return null;
  switch (view.decision) {
    case 'playCard':
    case 'orders':
      return <OrdersNote {...props} />;
    case 'sortie':
    case 'scramble':
      return <LaunchChooser {...props} />;
    case 'planeFlight':
      return legal.some(({ type }) => type === 'endFlight' || type === 'flyTo') ? (
        <FlightPanel {...props} />
      ) : (
        <EndOfMove {...props} />
      );
    case 'movement':
      return legal.some(({ type }) => type === 'placeAircraft' || type === 'flyTo') ? <FlightPanel {...props} /> : null;
    default:
      return null;
  }
}
