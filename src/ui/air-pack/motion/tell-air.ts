import type { Hex } from '../../../hex/board.ts';
import type { AirState } from '../../../memoir/air/hooks.ts';
import { airPackState } from '../../../memoir/air/air-pack/own-state.ts';
import type { GameEvent } from '../../../memoir/event.ts';
import { opponent, type Side } from '../../../memoir/side.ts';
import { flown, fly, type AirBeat } from '../../air/motion/air-beats.ts';
import type { Beat } from '../../table/motion/beats.ts';
import { tellLoss } from './tell-loss.ts';
import { tellVerdict } from './tell-verdict.ts';

/** Does it leave the ground with this step? */
function takesOff(air: AirState, side: Side, from: Hex): boolean {
  const plane = airPackState(air)?.sides[side].plane;
  return plane !== null && plane !== undefined && plane.landed && plane.hex === from;
}

/** Adds what there is to see in an event of Air Pack; `air` as it was before the first of them. */
export function tellAir(beats: Beat[], event: GameEvent, air: AirState): void {
  const add = (beat: AirBeat) => void beats.push({ kind: 'air', air: beat });
  switch (event.type) {
    case 'planeEntered':
      return add({ what: 'flight', side: event.side, path: [event.hex], enters: true, anyEdge: true });
    case 'aircraftMoved':
      if (takesOff(air, event.side, event.from)) add({ what: 'tookOff', side: event.side });
      return fly(beats, event.side, event.from, event.to);
    case 'planeLanded':
      return add({ what: 'planeLanded', side: event.side, hex: event.hex, after: flown(beats) });
    case 'groundSupported':
      return add({ what: 'support', side: event.side, hex: event.hex, after: flown(beats) });
    case 'groundInterdicted':
      return add({ what: 'interdict', side: event.side, hex: event.hex, after: flown(beats) });
    case 'airCheckMade': {
      const { side, model, hex, terrainDice, enemyDice } = event;
      const rolls = Number(terrainDice > 0) + Number(enemyDice > 0);
      return add({ what: 'check', side, model, hex, terrainDice, enemyDice, rolls });
    }
    case 'hexStrafed':
      return add({ what: 'strafe', side: event.side, from: event.from, hex: event.hex });
    case 'planeDived': {
      const { side, model, from, hex } = event;
      return add({ what: 'dive', side, model, from, hex });
    }
    case 'airfieldAttacked':
      return add({ what: 'fire', side: opponent(event.side), from: event.from, hex: event.hex });
    case 'unitRescued':
      beats.push({ kind: 'gone', unit: event.unit, hex: event.hex, exited: true });
      return;
    case 'diceRolled':
      return tellVerdict(beats, event);
    default:
      tellLoss(beats, event);
  }
}
