import type { Action } from '../../action.ts';
import { NO_CARD, type Card } from '../../cards/card.ts';
import { playCard, takeFromHand } from '../../cards/playing.ts';
import type { Frame } from '../../frames/frame.ts';
import { popFrame } from '../../frames/rules.ts';
import type { Side } from '../../side.ts';
import type { World } from '../../world.ts';
import { strikeAirfield } from './airfield-attack.ts';
import { airborne, airOf } from './air.ts';
import { attackAirfield } from './frames/airfield-attack.ts';
import { enter, startFlight } from './frames/plane-flight.ts';
import { frames } from './frames/table.ts';
import { orderPlane, orderTakeOff } from './sortie.ts';
import { laySortie, playSortie } from './sorties.ts';

function spendOnTheMove(frame: Frame): void {
  if (frame.kind === 'orders') frame.onTheMove -= 1;
}

/** From the hand, or from under the chip. */
function playAsSortie(world: World, side: Side, card: Card): void {
  const own = world.state.sides[side];
  popFrame(world);
  if (own.hand.includes(card)) takeFromHand(world, side, card);
  else own.chip = NO_CARD;
  playCard(world, side, card, 'airPower');
}

/** An action of the air rules in a decision of the base game; their own frames see to their own. */
export function act(world: World, action: Action): boolean {
  const { frames: stack, turn } = world.state;
  const { side } = turn;
  const top = stack[stack.length - 1];
  if (top.kind in frames) return false;
  const { plane } = airOf(world).sides[side];
  switch (action.type) {
    case 'playSortie':
      playSortie(world, side);
      return true;
    case 'laySortie':
      laySortie(world, side);
      return true;
    case 'playAsSortie':
      playAsSortie(world, side, action.card);
      return true;
    case 'orderPlane': {
      const flying = airborne(world, side);
      if (flying !== null) orderPlane(world, flying, action.onTheMove, false);
      if (action.onTheMove) spendOnTheMove(top);
      return true;
    }
    case 'takeOff':
      orderTakeOff(world, side, action, false);
      if (action.onTheMove) spendOnTheMove(top);
      return true;
    case 'placeAircraft':
      if (plane !== null) enter(world, plane, action.to);
      return true;
    case 'flyTo':
      if (plane !== null) startFlight(world, plane, action.to);
      return true;
    case 'attackAirfield':
      attackAirfield(world, world.state.units[action.unit], action.hex);
      return true;
    case 'strikeAirfield':
      strikeAirfield(world, side, action.hex);
      return true;
    default:
      return false;
  }
}
