// What came of a step, as facts that the runner can check again.
import { boardOf } from '../hex/board.ts';
import { airPackState } from '../memoir/air/air-pack/own-state.ts';
import { flightPlanState } from '../memoir/air/new-flight-plan/own-state.ts';
import { decider, type GameEvent, type State } from '../memoir/index.ts';
import { medalsOf } from '../memoir/medals/medals.ts';
import { momentOf } from '../memoir/moment.ts';
import { ALLIES, AXIS, SIDE_NAMES, SIDES, type Side } from '../memoir/side.ts';
import { aircraftWords, parkedWords, planeWords, unitWords } from '../scenarios/expectations.ts';
import type { Facts } from './facts-schema.ts';

/** What is other than it was, and who decides now. */
export function factsOf(before: State, after: State, events: readonly GameEvent[]): Facts {
  const side = decider(after);
  const orders = momentOf(after).orders?.left;
  const rolls = events.flatMap((event) =>
    event.type === 'diceRolled' ? [`${event.reason} ${event.faces.length}`] : [],
  );
  return {
    ...(side === null ? {} : { decides: SIDE_NAMES[side] }),
    ...(after.outcome === null ? {} : { winner: SIDE_NAMES[after.outcome.winner] }),
    ...(orders === undefined ? {} : { orders }),
    ...(rolls.length === 0 ? {} : { rolls }),
    ...unitsChanged(before, after),
    ...perSide('medals', before, after, medalsOf),
    ...perSide('hand', before, after, ({ sides }, one) => sides[one].hand.length),
    ...perSide('aircraft', before, after, (state, one) => aircraftWords(state, one).join(' ')),
    ...perSide('airCards', before, after, ({ air }, one) => flightPlanState(air)?.sides[one].hand.length ?? 0),
    ...perSide('planes', before, after, (state, one) => planeWords(state, one).join(' ')),
    ...perSide('parked', before, after, (state, one) => parkedWords(state, one).join(' ')),
    ...perSide('sorties', before, after, ({ air }, one) => airPackState(air)?.sides[one].sorties ?? 0),
  };
}

function unitsChanged(before: State, after: State): Pick<Facts, 'units'> {
  const units: Record<string, string> = {};
  for (const label of boardOf(after.board).labels) {
    const now = unitWords(after, label).join(' ');
    if (now !== unitWords(before, label).join(' ')) units[label] = now;
  }
  return Object.keys(units).length === 0 ? {} : { units };
}

type Counted = string | number;

function perSide(
  field: 'medals' | 'hand' | 'aircraft' | 'airCards' | 'planes' | 'parked' | 'sorties',
  before: State,
  after: State,
  of: (state: State, side: Side) => Counted,
): Facts {
  if (SIDES.every((side) => of(before, side) === of(after, side))) return {};
  return { [field]: { allies: of(after, ALLIES), axis: of(after, AXIS) } };
}
