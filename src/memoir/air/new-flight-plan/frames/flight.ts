// NFP-4.1, NFP-4.7, NFP-5.6, NFP-6.1, NFP-7.6, NFP-12.4, NFP-12.5
import { NOBODY } from '../../../../engine/frames.ts';
import type { Hex } from '../../../../hex/board.ts';
import type { Action } from '../../../action.ts';
import { popFrame, type RulesOf } from '../../../frames/rules.ts';
import { finishMove } from '../../../movement/move.ts';
import { opponent } from '../../../side.ts';
import type { World } from '../../../world.ts';
import type { Aircraft } from '../../aircraft.ts';
import { comeOnAt, flyOn } from '../../flight-path.ts';
import { aircraftOf } from '../air.ts';
import { openWindow } from '../answers.ts';
import { canDeclareBombing, declareBombing } from '../bombing.ts';
import { canDeclareDogfight, declareDogfight } from '../dogfight.ts';
import { flightSteps, mayRestAt } from '../flight.ts';
import type { FlightFrame } from '../frame.ts';
import { touchDown } from '../landing.ts';
import { addMarkers, layMarker } from '../markers.ts';
import { askForAmbush } from './ambush.ts';

/** The aircraft leaves its hex: the unit in mid-move has come to rest by that. */
export function takeOff(world: World, aircraft: Aircraft, to: Hex): void {
  finishMove(world);
  if (world.state.outcome !== null) return;
  world.state.frames.push({ kind: 'flight', side: aircraft.side, step: 'fly' });
  flyOn(world, aircraft, to);
}

/** Its first hex counts as the first it flies over. */
export function comeOn(world: World, aircraft: Aircraft, to: Hex): void {
  finishMove(world);
  if (world.state.outcome !== null) return;
  comeOnAt(aircraft, to);
  world.state.frames.push({ kind: 'flight', side: aircraft.side, step: 'fly' });
  world.events?.push({ type: 'aircraftPlaced', side: aircraft.side, aircraft: aircraft.type, hex: to });
}

function endMove(world: World, aircraft: Aircraft): void {
  aircraft.moveEnded = true;
  touchDown(world, aircraft);
  world.events?.push({ type: 'flightEnded', side: aircraft.side, hex: aircraft.hex });
}

/** An ordered aircraft that stayed where it is has moved 0 hexes (NFP-3.24). */
export function endWithoutFlight(world: World, aircraft: Aircraft): void {
  endMove(world, aircraft);
  world.state.frames.push({ kind: 'flight', side: aircraft.side, step: 'declare' });
}

function declarations(world: World, aircraft: Aircraft): Action[] {
  const out: Action[] = [];
  if (canDeclareDogfight(world, aircraft)) out.push({ type: 'declareDogfight' });
  if (canDeclareBombing(world, aircraft)) out.push({ type: 'declareBombing' });
  return out;
}

function addSteps(world: World, aircraft: Aircraft, out: Action[]): void {
  const { side, type, hex } = aircraft;
  addMarkers(world, aircraft, out);
  for (const to of flightSteps(world, aircraft)) out.push({ type: 'flyTo', to });
  if (mayRestAt(world, side, type, hex)) out.push({ type: 'endFlight' });
}

function act(world: World, frame: FlightFrame, aircraft: Aircraft, action: Action): void {
  switch (action.type) {
    case 'flyTo':
      return flyOn(world, aircraft, action.to);
    case 'layMarker': {
      const marked = layMarker(world, aircraft, action.ammunition);
      return marked === null ? undefined : askForAmbush(world, marked);
    }
    case 'declareDogfight':
      return declareDogfight(world, aircraft);
    case 'declareBombing':
      return declareBombing(world, aircraft);
    case 'endFlight':
      frame.step = 'declare';
      return endMove(world, aircraft);
    default:
      frame.step = 'answer';
  }
}

/** Hex by hex, with a marker on a hex where there is somebody to attack; then what is declared at the end of the move. */
export const flight: RulesOf<'flight'> = {
  decider(world, frame) {
    const aircraft = aircraftOf(world, frame.side);
    if (aircraft === null) return NOBODY;
    if (frame.step === 'fly') return frame.side;
    return frame.step === 'declare' && declarations(world, aircraft).length > 0 ? frame.side : NOBODY;
  },
  options(world, frame, out) {
    const aircraft = aircraftOf(world, frame.side);
    if (aircraft === null) return;
    if (frame.step === 'fly') addSteps(world, aircraft, out);
    else out.push(...declarations(world, aircraft), { type: 'endDeclarations' });
  },
  act(world, frame, action) {
    const aircraft = aircraftOf(world, frame.side);
    if (aircraft !== null) act(world, frame, aircraft, action);
  },
  run(world, frame) {
    const aircraft = aircraftOf(world, frame.side);
    if (aircraft === null || frame.step === 'done') return popFrame(world);
    if (frame.step === 'declare') frame.step = 'answer';
    else {
      frame.step = 'done';
      openWindow(world, opponent(frame.side), 'flightEnded');
    }
  },
};
