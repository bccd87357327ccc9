import type { ActionType } from '../../../memoir/action.ts';
import { flightPlanView } from '../../../memoir/air/new-flight-plan/own-state.ts';
import type { Action, State, View } from '../../../memoir/index.ts';
import type { Choices } from '../../table/choices.ts';
import type { TableScene } from '../../table/scene-props.ts';
import { CombatPanel } from './CombatPanel.tsx';
import { DeploymentChooser } from './DeploymentChooser.tsx';
import { FlightPanel } from './FlightPanel.tsx';
import { ShotHint } from './ShotHint.tsx';
import { TurnNews } from './TurnNews.tsx';
import './panel.css';

export interface AirChoicesProps {
  readonly view: View;
  readonly state: State;
  readonly legal: readonly Action[];
  readonly choices: Choices;
  readonly aimed: Action | null;
  readonly turned: boolean;
  onAction(this: void, action: Action): void;
  onChoose(this: void, piece: number): void;
}

export interface AirChoicesOfTable extends Omit<AirChoicesProps, 'view' | 'state' | 'legal'> {
  readonly scene: TableScene;
}

/** Actions with a place of their own on the panel or on the board: they need no plain button. */
const ON_PANEL: ReadonlySet<ActionType> = new Set([
  'deployAircraft',
  'layMarker',
  'declareDogfight',
  'declareBombing',
  'rollRun',
  'rollDogfight',
  'rollBombing',
]);

export function isOnAirChoices({ type }: Action): boolean {
  return ON_PANEL.has(type);
}

const COMBATS: ReadonlySet<ActionType> = new Set([
  'declareDogfight',
  'declareBombing',
  'rollRun',
  'rollDogfight',
  'rollBombing',
]);

/** What the aircraft can do now, below the question. */
export function AirChoices({ scene, ...rest }: AirChoicesOfTable) {
  const { view, match } = scene;
  const { state, legal } = match;
  const props = { ...rest, view, state, legal };
  const has = (type: ActionType) => legal.some((action) => action.type === type);
  if (flightPlanView(view.air) === null) return null;
  if (view.decision === 'playCard') return <TurnNews scene={scene} />;
  if (view.decision === 'airAnswer') return <ShotHint {...props} />;
  if (has('deployAircraft')) return <DeploymentChooser {...props} />;
  if (legal.some(({ type }) => COMBATS.has(type))) return <CombatPanel {...props} />;
  return has('placeAircraft') || has('flyTo') || has('endFlight') ? <FlightPanel {...props} /> : null;
}
