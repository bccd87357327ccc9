import type { AirState } from '../../../memoir/air/hooks.ts';
import { flightPlanState } from '../../../memoir/air/new-flight-plan/own-state.ts';
import type { Ammunition } from '../../../memoir/air/aircraft.ts';
import { isHit } from '../../../memoir/battle/hits.ts';
import type { Face } from '../../../memoir/dice.ts';
import type { GameEvent } from '../../../memoir/event.ts';
import type { Unit } from '../../../memoir/units/unit.ts';
import type { DieMark } from '../../dice/DieDrawing.tsx';
import type { Beat } from '../../table/motion/beats.ts';

type Rolled = Extract<GameEvent, { type: 'diceRolled' }>;

function byFace(faces: readonly Face[], isGood: (face: Face, at: number) => boolean, flags: boolean): DieMark[] {
  return faces.map((face, at) => (isGood(face, at) ? 'hit' : face === 'flag' && flags ? 'plain' : 'miss'));
}

function count(faces: readonly Face[], face: Face): number {
  return faces.filter((one) => one === face).length;
}

function markerHits(face: Face, ammunition: Ammunition, target: Unit | undefined): boolean {
  if (face === 'grenade' && ammunition === 'mg') return false;
  return target === undefined ? face === 'flag' || face === 'grenade' : isHit(face, target, false);
}

/** Markers of one hex are rolled one after the other, with as many dice each. */
function runMarks({ faces, hits, hex }: Rolled, target: Unit | undefined, air: AirState): DieMark[] {
  const laid = (flightPlanState(air)?.turn.markers ?? [])
    .filter((marker) => marker.hex === hex)
    .map(({ ammunition }) => ammunition);
  const ammunitionOf = (at: number) => laid.at(Math.floor((at * laid.length) / faces.length)) ?? 'bomb';
  const plain = (face: Face, at: number) => markerHits(face, ammunitionOf(at), target);
  const starsHit = faces.filter(plain).length < hits;
  return byFace(faces, (face, at) => plain(face, at) || (starsHit && face === 'star'), true);
}

/** In the air grenades alone hit; on the ground flags do as well, which the number of hits tells. */
function fireMarks({ faces, hits }: Rolled): DieMark[] {
  const flagsHit = hits > count(faces, 'grenade');
  return byFace(faces, (face) => face === 'grenade' || (flagsHit && face === 'flag'), false);
}

/** What each die came to; null where aircraft had no part in the roll. */
export function airMarks(
  beats: readonly Beat[],
  event: Rolled,
  target: Unit | undefined,
  air: AirState,
): DieMark[] | null {
  const { reason, faces } = event;
  const last = beats.at(-1);
  switch (reason) {
    case 'attackRun':
      return runMarks(event, target, air);
    case 'confirmation':
      return byFace(faces, (face) => face === 'grenade', !faces.includes('grenade'));
    case 'strategicBombing':
    case 'dogfight':
    case 'turnTheTables':
      return byFace(faces, (face) => face === 'grenade', false);
    case 'groundFire':
    case 'flakTrap':
      return fireMarks(event);
    default:
      // An ambush on the aircraft above: the unit on that hex is the one that fires.
      return last?.kind === 'air' && last.air.what === 'fire' ? fireMarks(event) : null;
  }
}
