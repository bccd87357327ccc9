import type { Action } from '../../action.ts';
import { strikeDice, strikeStarsHit, type Strike } from '../../battle/strike.ts';
import { countFace, rollDice } from '../../dice.ts';
import type { Frame } from '../../frames/frame.ts';
import { popFrame } from '../../frames/rules.ts';
import type { Side } from '../../side.ts';
import type { World } from '../../world.ts';
import { isAboard } from '../base-hexes.ts';
import { aircraftOf, airOf, enemyAircraft } from './air.ts';
import { playCard } from './cards.ts';
import { beginCombats, playBattleCard } from './frames/air-battle.ts';
import { comeOn, takeOff } from './frames/flight.ts';
import { fireAtAircraft } from './frames/ground-fire.ts';
import { frames } from './frames/table.ts';
import { orderAircraft } from './orders.ts';
import { destroy, withdraw } from './removal.ts';

/** NFP-4.12, NFP-9.5: Barrage reaches an aircraft only on the ground. */
export function addStrikes(world: World, side: Side, reason: Strike, out: Action[]): void {
  if (reason !== 'barrage') return;
  const enemy = enemyAircraft(world, side);
  if (enemy !== null && enemy.landed && !isAboard(world, enemy)) out.push({ type: 'strikeAircraft' });
}

function strike(world: World, side: Side): void {
  const enemy = enemyAircraft(world, side);
  popFrame(world);
  if (enemy === null) return;
  const faces = rollDice(world, strikeDice(world, side, 'barrage'));
  const stars = strikeStarsHit(world, 'barrage') ? countFace(faces, 'star') : 0;
  const hits = countFace(faces, 'grenade') + countFace(faces, 'flag') + stars;
  world.events?.push({ type: 'diceRolled', side, faces, hits, reason: 'barrage', hex: enemy.hex });
  if (hits > 0) destroy(world, enemy, 'onTheGround');
}

function order(world: World, side: Side, onTheMove: boolean, frame: Frame): void {
  const aircraft = aircraftOf(world, side);
  if (aircraft === null) return;
  orderAircraft(world, aircraft, onTheMove);
  if (onTheMove && frame.kind === 'orders') frame.onTheMove -= 1;
}

/** A unit that overruns leaves the battle it comes from. */
function attack(world: World, unit: number, frame: Frame): void {
  const overruns = frame.kind === 'attack';
  if (overruns) popFrame(world);
  fireAtAircraft(world, world.state.units[unit], 'groundFire', overruns);
}

/** An action of the air rules in a decision of the base game; their own frames see to their own. */
export function act(world: World, action: Action): boolean {
  const { frames: stack, turn } = world.state;
  const { side } = turn;
  const top = stack[stack.length - 1];
  if (top.kind in frames) return false;
  const { aircraft } = airOf(world).sides[side];
  switch (action.type) {
    case 'withdrawAircraft':
      if (aircraft !== null) withdraw(world, aircraft, false);
      return true;
    case 'layAirCard':
      playCard(world, side, action.card);
      return true;
    case 'orderAircraft':
      order(world, side, action.onTheMove, top);
      return true;
    case 'placeAircraft':
      if (aircraft !== null) comeOn(world, aircraft, action.to);
      return true;
    case 'flyTo':
      if (aircraft !== null) takeOff(world, aircraft, action.to);
      return true;
    case 'attackAircraft':
      attack(world, action.unit, top);
      return true;
    case 'strikeAircraft':
      strike(world, side);
      return true;
    case 'rollRun':
    case 'rollDogfight':
    case 'rollBombing':
      if (aircraft !== null) beginCombats(world, aircraft, action);
      return true;
    case 'playAirCard':
      playBattleCard(world, side, action.card, action.unit);
      return true;
    default:
      return false;
  }
}
