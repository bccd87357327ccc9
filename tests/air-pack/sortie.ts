import '../../src/memoir/air/air-pack/index.ts';
import { PLAIN_AIR_PACK, type AirPackOptions, type StartingPlanes } from '../../src/memoir/air/air-pack/options.ts';
import { PLAIN_AIR_OPTIONS } from '../../src/memoir/air/new-flight-plan/options.ts';
import { setup, type State } from '../../src/memoir/index.ts';
import type { RuleChoices } from '../../src/memoir/scenario.ts';
import { readScenario } from '../../src/scenarios/scenario-file.ts';
import { play } from '../support/kit.ts';
import { go } from './in-the-air.ts';

/** The set-up of a real game by the rules of Air Pack, hands dealt. */
export function dealt(
  options: Partial<AirPackOptions> = {},
  choices: RuleChoices = {},
  seed = 7,
  terrain: Record<string, string> = {},
  planes?: StartingPlanes,
): State {
  const side = { nation: 'us', hand: 5, medals: 5, edge: 'bottom' };
  const scenario = readScenario({
    format: 'airfield44/scenario',
    version: 1,
    name: 'Test',
    board: 'standard',
    face: 'country',
    first: 'allies',
    sides: { axis: { ...side, nation: 'ger', edge: 'top' }, allies: side },
    terrain,
    units: { axis: { A9: 'infantry' }, allies: { M1: 'infantry' } },
  });
  if (!scenario.ok) throw new Error(JSON.stringify(scenario.error));
  const air = { ...PLAIN_AIR_OPTIONS, airPack: { ...PLAIN_AIR_PACK, ...options } };
  return setup({ ...scenario.value, ...(planes && { planes }) }, { airRules: 'air-pack', air, ...choices }, seed);
}

/** The turn of a side, played like this and with nothing else in it. */
export function turnOf(state: State, ...texts: string[]): State {
  const { number } = state.turn;
  let now = go(state, ...texts).state;
  while (now.turn.number === number && now.outcome === null) now = play(now, 'done').state;
  return now;
}

/** The plane comes on by this hex and stays there; nothing else happens for the rest of the turn. */
export function comesOnAt(state: State, hex: string): State {
  return turnOf(state, 'end orders', `place aircraft ${hex}`, 'end flight');
}
