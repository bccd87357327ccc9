// NFP-7.1, NFP-7.2, NFP-7.4, NFP-7.5, NFP-7.11
import { NOBODY } from '../../../../engine/frames.ts';
import { countFace, rollDice } from '../../../dice.ts';
import { never, popFrame, type RulesOf } from '../../../frames/rules.ts';
import { opponent } from '../../../side.ts';
import type { World } from '../../../world.ts';
import { enemyAircraft } from '../air.ts';
import { openWindow } from '../answers.ts';
import type { ConfirmationFrame } from '../frame.ts';
import { destroy, driveOff } from '../removal.ts';

/** As many dice as hit: a grenade shoots the aircraft down, else a flag drives it off. */
function confirm(world: World, { side, hits }: ConfirmationFrame): void {
  const aircraft = enemyAircraft(world, side);
  if (aircraft === null || hits === 0) return;
  const faces = rollDice(world, hits);
  const grenades = countFace(faces, 'grenade');
  world.events?.push({ type: 'diceRolled', side, faces, hits: grenades, reason: 'confirmation', hex: aircraft.hex });
  if (grenades > 0) destroy(world, aircraft, 'shotDown');
  else if (countFace(faces, 'flag') > 0) driveOff(world, aircraft);
}

export const confirmation: RulesOf<'confirmation'> = {
  decider: () => NOBODY,
  options: never,
  act: never,
  run(world, frame) {
    if (frame.step === 'answer') {
      frame.step = 'roll';
      openWindow(world, opponent(frame.side), 'aircraftHit');
      return;
    }
    popFrame(world);
    confirm(world, frame);
  },
};
