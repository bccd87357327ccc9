// Games on real maps, each a click or two before a decision.
import { boardOf } from '../../src/hex/board.ts';
import { createRandom, nextInt } from '../../src/engine/random.ts';
import { apply, decider, legalActions, setup, type Action, type State } from '../../src/memoir/index.ts';
import { isOnBoard } from '../../src/memoir/units/unit.ts';
import { scenarioById } from '../../src/scenarios/library.ts';
import { newReplay, replayOf, type ReplayFile } from '../../src/scenarios/replay-file.ts';
import { readScenario } from '../../src/scenarios/scenario-file.ts';
import type { ScenarioFile } from '../../src/scenarios/scenario-schema.ts';
import { position, type Setting } from '../../tests/support/kit.ts';
import { gameFile } from '../positions.ts';

export const PLAYERS = { allies: 'Anna', axis: 'Ben' };
export const LONG_NAMES = { allies: 'Wilhelmina Rosenthal', axis: 'Maximilian Feuerbach' };

export function battle(id: string): ScenarioFile {
  const found = scenarioById(id);
  if (found === undefined) throw new Error(`no battle '${id}'`);
  return found.file;
}

type Places = NonNullable<Setting['terrain']>;

/** The map of a battle, with other units on it. */
function mapOf(id: string): Setting {
  const { board, face, terrain, objectives, sides, date } = battle(id);
  return {
    ...(board === undefined ? {} : { board }),
    ...(face === undefined ? {} : { face }),
    ...(date === undefined ? {} : { date }),
    terrain: terrain as Places,
    objectives: objectives ?? [],
    ...(sides === undefined ? {} : { sides }),
  };
}

const ALLIES: Places = {
  C3: 'infantry',
  E5: 'infantry',
  e4: 'specialForces',
  f4: 'armor',
  G3: 'infantry',
  H3: 'eliteArmor',
  d2: 'combatEngineers',
  K3: 'infantry',
  j4: 'armor',
  F1: 'artillery',
  J1: 'mortar',
};
const AXIS: Places = {
  b6: 'infantry',
  d6: 'infantry',
  F5: 'infantry',
  H5: 'infantry',
  g6: 'machineGun',
  E7: 'antiTankGun',
  f8: 'armor',
  I9: 'tiger',
  k6: 'sniper',
  H9: 'artillery',
};
export const SIX_CARDS = [
  'attack-centre',
  'probe-left',
  'recon-right',
  'infantry-assault',
  'behind-enemy-lines',
  'ambush',
] as const;

/** The lanes of Saint-Aubert in the middle of the battle. */
export function lanes(setting: Setting = {}): State {
  return position({
    ...mapOf('lanes-of-saint-aubert'),
    allies: ALLIES,
    axis: AXIS,
    hands: { allies: [...SIX_CARDS], axis: ['probe-centre', 'attack-left', 'dig-in', 'armor-assault'] },
    ...setting,
  });
}

/** Another battle as it is set up, with these hands. */
export function battlefield(id: string, setting: Setting = {}): State {
  const { units, mines } = battle(id);
  return position({
    ...mapOf(id),
    allies: units.allies,
    axis: units.axis,
    ...(mines === undefined ? {} : { mines }),
    ...setting,
  });
}

/** The same game under these names of battle and players; a position by itself knows neither places nor face. */
export function named(replay: ReplayFile, players = PLAYERS, id: string | null = null): ReplayFile {
  const about = id === null ? {} : { name: battle(id).name, face: battle(id).face, places: battle(id).places };
  const scenario = JSON.parse(JSON.stringify({ ...replay.scenario, ...about })) as ScenarioFile;
  const { rules, seed, position: start, actions, checks } = replay;
  const renamed = newReplay(scenario, rules, seed, { players, ...(start === undefined ? {} : { position: start }) });
  return { ...renamed, actions, checks };
}

/** A game on the map of a battle, the lanes of Saint-Aubert if nothing else is said. */
export function gameOn(id: string, first: State, ...texts: string[]): ReplayFile {
  return named(gameFile(first, ...texts), PLAYERS, id);
}

export function game(first: State, ...texts: string[]): ReplayFile {
  return gameOn('lanes-of-saint-aubert', first, ...texts);
}

/** How far an action brings the battle on, as a simple player sees it. */
function worthOf(state: State, action: Action): number {
  switch (action.type) {
    case 'attack':
    case 'takeGround':
    case 'overrun':
    case 'playAmbush':
    case 'battleBack':
    case 'attackAircraft':
    case 'layMarker':
    case 'declareDogfight':
    case 'declareBombing':
    case 'rollRun':
    case 'rollDogfight':
    case 'rollBombing':
      return 90;
    case 'placeAircraft':
    case 'flyTo':
      return state.unitAt[action.to] >= 0 ? 70 : 20;
    case 'layAirCard':
    case 'deployAircraft':
    case 'orderUnit':
      return 60;
    case 'moveUnit': {
      const board = boardOf(state.board);
      const unit = state.units[action.unit];
      const enemies = state.units.filter((other) => other.side !== unit.side && isOnBoard(other));
      const nearest = (hex: number) =>
        Math.min(...enemies.map((enemy) => board.distances[hex * board.size + enemy.hex]));
      return nearest(action.to) < nearest(unit.hex) ? 50 : -10;
    }
    case 'playCard':
      return action.as === 'discard' ? 0 : 40;
    default:
      return 10;
  }
}

/** A whole game between two simple players, up to `most` actions; always the same for the same seed. */
export function played(which: string | ScenarioFile, seed: string, most = 2000): ReplayFile {
  const scenario = typeof which === 'string' ? battle(which) : which;
  const read = readScenario(scenario);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  const first = setup(read.value, {}, seed);
  const random = createRandom(seed);
  const actions: Action[] = [];
  let state = first;
  while (decider(state) !== null && actions.length < most) {
    const now = state;
    const worth = legalActions(now).map((action) => ({
      action,
      worth: worthOf(now, action) + nextInt(random, 'setup', 15),
    }));
    const { action } = worth.toSorted((a, b) => b.worth - a.worth)[0];
    actions.push(action);
    state = apply(now, action).state;
  }
  const series = { battles: 1, allies: { won: 1, medals: 6 }, axis: { won: 0, medals: 4 } };
  return replayOf({ scenario, rules: {}, seed, players: PLAYERS, series }, first, actions);
}
