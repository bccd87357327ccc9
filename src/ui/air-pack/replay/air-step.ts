import type { Hex } from '../../../hex/board.ts';
import { airPackState } from '../../../memoir/air/air-pack/own-state.ts';
import type { GameEvent } from '../../../memoir/event.ts';
import { SIDES } from '../../../memoir/side.ts';
import type { State } from '../../../memoir/state.ts';
import type { AirStep } from '../../air/replay/air-step.ts';
import type { Arrow, Highlight, Path } from '../../board/model.ts';

function arrowOf(events: readonly GameEvent[]): Arrow | null {
  for (const event of events.toReversed())
    if (event.type === 'hexStrafed' || event.type === 'planeDived' || event.type === 'airfieldAttacked')
      return { from: event.from, to: event.hex };
  return null;
}

/** The way of the plane so far, while it is in mid-move. */
function pathsOf(events: readonly GameEvent[], after: State): Path[] {
  if (!events.some(({ type }) => type === 'aircraftMoved' || type === 'planeEntered')) return [];
  return SIDES.flatMap((side): Path[] => {
    const plane = airPackState(after.air)?.sides[side].plane;
    if (plane === null || plane === undefined || plane.path.length === 0) return [];
    return [{ hexes: plane.path, kind: 'course', startCounts: plane.deployed }];
  });
}

const SEEN: ReadonlyMap<GameEvent['type'], Highlight['kind']> = new Map([
  ['planeOrdered', 'log'],
  ['planeEntered', 'log'],
  ['planeLanded', 'log'],
  ['planeRemoved', 'log'],
  ['groundSupported', 'log'],
  ['unitRescued', 'log'],
  ['airCheckMade', 'danger'],
  ['planeLost', 'danger'],
  ['readyMarkersLost', 'danger'],
]);

function highlightsOf(events: readonly GameEvent[], after: State): Highlight[] {
  const kinds = new Map<Hex, Highlight['kind']>();
  for (const event of events) {
    const kind = SEEN.get(event.type);
    if (kind !== undefined && 'hex' in event && event.hex >= 0) kinds.set(event.hex, kind);
    if (event.type !== 'groundInterdicted') continue;
    kinds.set(event.hex, 'log');
    for (const unit of event.units) kinds.set(after.units[unit].hex, 'danger');
  }
  return [...kinds].map(([hex, kind]) => ({ hex, kind }));
}

/** What a step of planes draws on the board of the replay. */
export function airStep(events: readonly GameEvent[], after: State): AirStep {
  return { arrow: arrowOf(events), paths: pathsOf(events, after), highlights: highlightsOf(events, after) };
}
