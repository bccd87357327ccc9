import type { Hex } from '../../../hex/board.ts';
import { flightPlanState } from '../../../memoir/air/new-flight-plan/own-state.ts';
import type { GameEvent } from '../../../memoir/event.ts';
import { SIDES } from '../../../memoir/side.ts';
import type { State } from '../../../memoir/state.ts';
import type { Arrow, Highlight, Path } from '../../board/model.ts';

/** What a step of aircraft draws on the board of the replay. */
export interface AirStep {
  readonly arrow: Arrow | null;
  readonly paths: readonly Path[];
  readonly highlights: readonly Highlight[];
}

function arrowOf(events: readonly GameEvent[]): Arrow | null {
  for (const event of events.toReversed()) {
    if (event.type === 'runAttacked' || event.type === 'aircraftFiredAt') return { from: event.from, to: event.hex };
    if (event.type === 'dogfightFought' || event.type === 'dogfightDeclared') return { from: event.from, to: event.to };
  }
  return null;
}

/** The way of the aircraft so far, while it is in mid-move. */
function pathsOf(events: readonly GameEvent[], after: State): Path[] {
  const moved = events.some(({ type }) => type === 'aircraftMoved' || type === 'aircraftPlaced');
  if (!moved) return [];
  return SIDES.flatMap((side): Path[] => {
    const aircraft = flightPlanState(after.air)?.sides[side].aircraft;
    if (aircraft === null || aircraft === undefined || aircraft.path.length === 0) return [];
    return [{ hexes: aircraft.path, kind: 'course', startCounts: aircraft.deployed }];
  });
}

const SEEN: ReadonlyMap<GameEvent['type'], Highlight['kind']> = new Map([
  ['aircraftOrdered', 'log'],
  ['aircraftPlaced', 'log'],
  ['markerLaid', 'danger'],
  ['aircraftLanded', 'log'],
  ['aircraftRefuelled', 'log'],
  ['bombingDeclared', 'danger'],
  ['objectiveBombed', 'danger'],
  ['aircraftLost', 'danger'],
  ['aircraftDrivenOff', 'danger'],
  ['aircraftWithdrawn', 'log'],
]);

function highlightsOf(events: readonly GameEvent[]): Highlight[] {
  const kinds = new Map<Hex, Highlight['kind']>();
  for (const event of events) {
    const kind = SEEN.get(event.type);
    if (kind !== undefined && 'hex' in event && event.hex >= 0) kinds.set(event.hex, kind);
  }
  return [...kinds].map(([hex, kind]) => ({ hex, kind }));
}

export function airStep(events: readonly GameEvent[], after: State): AirStep {
  return { arrow: arrowOf(events), paths: pathsOf(events, after), highlights: highlightsOf(events) };
}
