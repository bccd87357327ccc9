// NFP-5.10, NFP-5.18, NFP-5.22, NFP-6.3, NFP-7.12, NFP-12.6, NFP-12.10
import { NOBODY } from '../../../../engine/frames.ts';
import type { Hex } from '../../../../hex/board.ts';
import type { Action } from '../../../action.ts';
import { popFrame, type RulesOf } from '../../../frames/rules.ts';
import { removeTerrain } from '../../../movement/relocate.ts';
import { opponent, type Side } from '../../../side.ts';
import type { TerrainId } from '../../../terrain/data/rows.ts';
import type { World } from '../../../world.ts';
import type { Aircraft } from '../../aircraft.ts';
import { aircraftOf, airOf, changeTurn } from '../air.ts';
import { openWindow } from '../answers.ts';
import { attackNextTarget } from '../attack-run.ts';
import { addBattleCards } from '../battle-cards.ts';
import { bombObjective } from '../bombing.ts';
import { playCard } from '../cards.ts';
import { fightRival, rivalOf } from '../dogfight.ts';
import type { AirBattleFrame } from '../frame.ts';
import { specialRun } from '../special.ts';

const REMOVABLE: readonly TerrainId[] = ['sandbags', 'wire', 'hedgehog', 'fieldBunker'];

/** The roll that comes next: run, dogfight, strategic bombing; null: its combats are over. */
export function nextRoll(
  world: World,
  side: Side,
): Extract<Action['type'], 'rollRun' | 'rollDogfight' | 'rollBombing'> | null {
  const aircraft = aircraftOf(world, side);
  if (aircraft === null) return null;
  const { markers, dogfight, bombing } = airOf(world).turn;
  if (markers.length > 0) return 'rollRun';
  if (dogfight && rivalOf(world, aircraft) !== null) return 'rollDogfight';
  return bombing >= 0 ? 'rollBombing' : null;
}

/** Offered in the battle phase until its combats have begun, with the cards that go with them. */
export function addBattles(world: World, side: Side, out: Action[]): void {
  const next = nextRoll(world, side);
  if (next !== null) out.push({ type: next });
  addBattleCards(world, side, out);
}

/** A card of the own battle phase. */
export function playBattleCard(world: World, side: Side, card: number, unit: number): void {
  playCard(world, side, card, unit);
  changeTurn(world, { battleCard: true, observed: unit });
}

function obstaclesOn(world: World, hex: Hex): TerrainId[] {
  const pieces = world.state.ground.pieces[hex].map(({ id }) => id);
  return REMOVABLE.filter((id) => pieces.includes(id));
}

function roll(world: World, frame: AirBattleFrame, aircraft: Aircraft, action: Action): void {
  if (action.type === 'rollRun') {
    const { hex } = airOf(world).turn.markers[0];
    const removes = specialRun(world, aircraft).removesObstacle === true;
    frame.hex = hex;
    frame.hit = attackNextTarget(world, aircraft);
    frame.step = removes ? 'obstacle' : 'run';
  } else if (action.type === 'rollDogfight') {
    const rival = rivalOf(world, aircraft);
    changeTurn(world, { dogfight: false });
    frame.step = 'dogfightOver';
    if (rival !== null) fightRival(world, aircraft, rival, false);
  } else if (action.type === 'rollBombing') bombObjective(world, aircraft);
}

/** The first of its combats: from now on no other unit battles until they are over. */
export function beginCombats(world: World, aircraft: Aircraft, action: Action): void {
  const { side, hex } = aircraft;
  const frame: AirBattleFrame = { kind: 'airBattle', side, step: 'run', hex, hit: false };
  aircraft.battled = true;
  world.state.frames.push(frame);
  roll(world, frame, aircraft, action);
}

function removeObstacle(world: World, frame: AirBattleFrame, id: TerrainId | undefined): void {
  frame.step = 'run';
  if (frame.hit && id !== undefined) removeTerrain(world, frame.hex, id);
}

export const airBattle: RulesOf<'airBattle'> = {
  decider(world, frame) {
    if (frame.step === 'obstacle') return frame.hit && obstaclesOn(world, frame.hex).length > 1 ? frame.side : NOBODY;
    return frame.step === 'run' && nextRoll(world, frame.side) !== null ? frame.side : NOBODY;
  },
  options(world, frame, out) {
    if (frame.step === 'obstacle')
      for (const terrain of obstaclesOn(world, frame.hex)) out.push({ type: 'removeObstacle', terrain });
    else addBattles(world, frame.side, out);
  },
  act(world, frame, action) {
    const aircraft = aircraftOf(world, frame.side);
    if (action.type === 'removeObstacle') removeObstacle(world, frame, action.terrain);
    else if (action.type === 'playAirCard') playBattleCard(world, frame.side, action.card, action.unit);
    else if (aircraft !== null) roll(world, frame, aircraft, action);
  },
  run(world, frame) {
    if (frame.step === 'obstacle') removeObstacle(world, frame, obstaclesOn(world, frame.hex).at(0));
    else if (frame.step === 'dogfightOver') {
      frame.step = 'run';
      if (aircraftOf(world, frame.side) !== null) openWindow(world, opponent(frame.side), 'dogfightOver');
    } else popFrame(world);
  },
};
