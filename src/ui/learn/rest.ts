// What is left of a step once a part of it is done.
import { boardOf } from '../../hex/board.ts';
import { hexOfLabel } from '../../hex/labels.ts';
import { hasFailed, stepOf, waitsForReader, type Session } from '../../lessons/session.ts';
import type { ActionType } from '../../memoir/action.ts';
import { decider, view as viewOf, type Action, type State } from '../../memoir/index.ts';
import { readAction } from '../../scenarios/action-text.ts';
import { actionParts } from '../../scenarios/script.ts';
import { actionText } from '../text/actions.ts';
import { t } from '../text/i18n.ts';
import { rowText } from '../text/lists.ts';

/** A walk or a flight of several hexes is one thing to do: to where it ends. */
function wholeAction(state: State, parts: readonly string[]): Action | null {
  const read = readAction(state, parts[0]);
  if (!read.ok) return null;
  const { value } = read;
  if (value.type !== 'moveUnit' && value.type !== 'flyTo') return value;
  const to = hexOfLabel(boardOf(state.board), parts[parts.length - 1].split(' ').at(-1) ?? '');
  return to === undefined ? value : { ...value, to };
}

/** The next thing to do; several where their order is free. Nothing where the learner finds it out himself, or reads. */
export function openActions(session: Session): readonly Action[] {
  const step = stepOf(session);
  if (step === null || step.free === true || hasFailed(session) || waitsForReader(session)) return [];
  const open = step.do
    .map((line, at) => actionParts(line).slice(session.parts[at]))
    .filter((parts) => parts.length > 0)
    .map((parts) => wholeAction(session.state, parts))
    .filter((action) => action !== null);
  return step.anyOrder === true ? open : open.slice(0, 1);
}

/** The same, once something of the step is done. */
export function restOf(session: Session): readonly Action[] {
  return session.parts.some((done) => done > 0) ? openActions(session) : [];
}

/** They have a button, and are nowhere on the board. */
const PRESSED: ReadonlySet<ActionType> = new Set<ActionType>([
  'endOrders',
  'endMovement',
  'endFlight',
  'endBattle',
  'takeGround',
  'holdGround',
  'declareDogfight',
  'declareBombing',
  'drawAirCard',
  'playSortie',
  'laySortie',
  'sendPlane',
  'supportGround',
  'interdictGround',
  'drawTwo',
]);

/** The button to press next, for the page to mark: 'endMovement', 'layMarker mg'; undefined: it is done elsewhere. */
export function nextButton(session: Session): string | undefined {
  const [action, ...more] = openActions(session);
  if (action === undefined || more.length > 0) return undefined;
  return action.type === 'layMarker' ? `layMarker ${action.ammunition}` : action.type;
}

/** "Now press End movement."; null: nothing is done of the step, or nothing is left. */
export function restWords(session: Session): string | null {
  const rest = restOf(session);
  const side = decider(session.state);
  if (rest.length === 0 || side === null) return null;
  const [action] = rest;
  if (action.type === 'layMarker') return t(`learn:rest.marker.${action.ammunition}`);
  const scene = viewOf(session.state, side);
  const words = rowText(rest.map((one) => actionText(scene, one)));
  return t(rest.length === 1 && PRESSED.has(action.type) ? 'learn:rest.press' : 'learn:rest.do', { action: words });
}
