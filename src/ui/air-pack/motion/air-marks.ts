import { isHit } from '../../../memoir/battle/hits.ts';
import type { Face } from '../../../memoir/dice.ts';
import type { GameEvent } from '../../../memoir/event.ts';
import type { Unit } from '../../../memoir/units/unit.ts';
import type { DieMark } from '../../dice/DieDrawing.tsx';
import type { Beat } from '../../table/motion/beats.ts';

type Rolled = Extract<GameEvent, { type: 'diceRolled' }>;

/** Flags are neither good nor bad where they drive somebody back. */
function byFace(faces: readonly Face[], isGood: (face: Face) => boolean, flags = false): DieMark[] {
  return faces.map((face) => (isGood(face) ? 'hit' : face === 'flag' && flags ? 'plain' : 'miss'));
}

function isGrenade(face: Face): boolean {
  return face === 'grenade';
}

/** By one reading of the rules the symbol of any unit sinks the target, which the number of hits tells. */
function diveMarks({ faces, hits }: Rolled, target: Unit): DieMark[] {
  const own = (face: Face) => isHit(face, target, false);
  const anyUnit = faces.filter(own).length < hits;
  return byFace(faces, (face) => own(face) || (anyUnit && (face === 'infantry' || face === 'armor')));
}

/** What each die came to; null where planes had no part in the roll. */
export function airMarks(_beats: readonly Beat[], event: Rolled, target: Unit | undefined): DieMark[] | null {
  const { reason, faces } = event;
  switch (reason) {
    case 'airCheck':
    case 'airfieldAttack':
      return byFace(faces, isGrenade);
    case 'strafing':
      return target === undefined ? byFace(faces, isGrenade) : byFace(faces, (face) => isHit(face, target, true), true);
    case 'kamikaze':
      return target === undefined ? byFace(faces, isGrenade) : diveMarks(event, target);
    case 'barrage':
      // At planes on the ground: there is nobody to drive back.
      return target === undefined ? byFace(faces, isGrenade) : null;
    default:
      return null;
  }
}
