// AP-9.1…9.10, AP-10.1, AP-12.5, AP-12.10, AP-15.7, AP-17.4
import { NOBODY } from '../../../../engine/frames.ts';
import type { Hex } from '../../../../hex/board.ts';
import type { Action } from '../../../action.ts';
import { popFrame, type RulesOf } from '../../../frames/rules.ts';
import { finishMove } from '../../../movement/move.ts';
import type { World } from '../../../world.ts';
import { comeOnAt, flyOn } from '../../flight-path.ts';
import { isInPlay } from '../../flying-piece.ts';
import { airOf } from '../air.ts';
import { dive, endOfMove, land, rescue, supportGround } from '../end-of-move.ts';
import { flightSteps, mayRestAt } from '../flight.ts';
import type { PlaneFlightFrame } from '../frame.ts';
import { interdict } from '../interdiction.ts';
import type { Plane } from '../state.ts';
import { targetsOn } from '../strafing.ts';

function planeOf(world: World, { side }: PlaneFlightFrame): Plane | null {
  const { plane } = airOf(world).sides[side];
  return isInPlay(plane) ? plane : null;
}

/** The plane leaves its hex, or the ground: the unit in mid-move has come to rest by that. */
export function startFlight(world: World, plane: Plane, to: Hex): void {
  finishMove(world);
  if (world.state.outcome !== null) return;
  world.state.frames.push({ kind: 'planeFlight', side: plane.side, step: 'fly' });
  flyOn(world, plane, to);
}

/** The edge hex by which it comes on counts as the first it flies over. */
export function enter(world: World, plane: Plane, to: Hex): void {
  finishMove(world);
  if (world.state.outcome !== null) return;
  comeOnAt(plane, to);
  world.state.frames.push({ kind: 'planeFlight', side: plane.side, step: 'fly' });
  world.events?.push({ type: 'planeEntered', side: plane.side, model: plane.model, hex: to });
}

function addSteps(world: World, plane: Plane, out: Action[]): void {
  for (const to of flightSteps(world, plane)) out.push({ type: 'flyTo', to });
  if (mayRestAt(world, plane, plane.hex)) out.push({ type: 'endFlight' });
}

function addOptions(world: World, frame: PlaneFlightFrame, out: Action[]): void {
  const plane = planeOf(world, frame);
  if (plane === null) return;
  if (frame.step === 'fly') addSteps(world, plane, out);
  else out.push(...endOfMove(world, plane));
}

function endMove(world: World, frame: PlaneFlightFrame, plane: Plane): void {
  frame.step = 'act';
  plane.moveEnded = true;
  world.events?.push({ type: 'planeMoveEnded', side: plane.side, hex: plane.hex });
}

function strafe(world: World, plane: Plane, from: Hex, to: Hex): void {
  plane.action = 'strafe';
  world.state.frames.push({ kind: 'strafing', side: plane.side, targets: targetsOn(world, plane, from, to) });
}

function act(world: World, frame: PlaneFlightFrame, plane: Plane, action: Action): void {
  if (action.type === 'flyTo') return flyOn(world, plane, action.to);
  if (action.type === 'endFlight') return endMove(world, frame, plane);
  if (action.type === 'strafe') return strafe(world, plane, action.from, action.to);
  popFrame(world);
  if (action.type === 'supportGround') supportGround(world, plane);
  else if (action.type === 'interdictGround') interdict(world, plane);
  else if (action.type === 'dive') dive(world, plane, world.state.units[action.unit]);
  else if (action.type === 'rescue') rescue(world, plane, world.state.units[action.unit]);
  else if (action.type === 'land') land(world, plane);
}

function optionsOf(world: World, frame: PlaneFlightFrame): Action[] {
  const out: Action[] = [];
  addOptions(world, frame, out);
  return out;
}

/** Hex by hex; then its special action and its landing. Where only one thing is left to do it is done by itself. */
export const planeFlight: RulesOf<'planeFlight'> = {
  decider(world, frame) {
    if (frame.step === 'fly') return frame.side;
    return optionsOf(world, frame).length > 1 ? frame.side : NOBODY;
  },
  options: addOptions,
  act(world, frame, action) {
    const plane = planeOf(world, frame);
    if (plane !== null) act(world, frame, plane, action);
  },
  run(world, frame) {
    const plane = planeOf(world, frame);
    const [action] = optionsOf(world, frame);
    if (plane === null || action === undefined) popFrame(world);
    else act(world, frame, plane, action);
  },
};
