// Made-up battles that begin with aircraft on the board, or leave a side some of its types only.
import { boardOf } from '../src/hex/board.ts';
import { AIRCRAFT_TYPES, type AircraftType } from '../src/memoir/air/aircraft.ts';
import { SIDE_NAMES } from '../src/memoir/side.ts';
import { readScenario } from '../src/scenarios/scenario-file.ts';
import type { AirOptionsFile } from '../src/scenarios/air-options-schema.ts';
import type { ScenarioFile } from '../src/scenarios/scenario-schema.ts';

/** Far enough apart to come to different parts of the board. */
const STRIDE = 7;
const TRIES = 12;

function withAir(file: ScenarioFile, air: AirOptionsFile): ScenarioFile {
  return { ...file, options: { ...file.options, air: { ...file.options?.air, ...air } } };
}

/** Any list of types, none and all of them included. */
function someTypes(bits: number): AircraftType[] {
  return AIRCRAFT_TYPES.filter((_, at) => (bits >> at) & 1);
}

/** The same battle with an air set-up that goes by the number. */
export function withAirSetUp(file: ScenarioFile, number: number): ScenarioFile {
  const { labels } = boardOf(file.board ?? 'standard');
  let battle = withAir(file, { types: { axis: someTypes(number % 8), allies: someTypes((number >> 3) % 8) } });
  for (const [side, name] of SIDE_NAMES.entries()) {
    const types = battle.options?.air?.types?.[name] ?? [];
    if (types.length === 0) continue;
    const type = types[number % types.length];
    for (let at = 0; at < TRIES; at++) {
      const hex = labels[(number * STRIDE + at * STRIDE + side) % labels.length];
      const aircraft = { ...battle.options?.air?.aircraft, [name]: { type, hex } };
      const next = withAir(battle, { aircraft });
      if (!readScenario(next).ok) continue;
      battle = next;
      break;
    }
  }
  return battle;
}
