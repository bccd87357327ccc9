import type { FramesOf } from '../../hooks.ts';
import type { AirPackFrame } from '../frame.ts';
import { airfieldAttack } from './airfield-attack.ts';
import { announcement } from './announcement.ts';
import { reconDraw } from './draw.ts';
import { planeFlight } from './plane-flight.ts';
import { scramble } from './scramble.ts';
import { sortie } from './sortie.ts';
import { strafing } from './strafing.ts';

export const frames: FramesOf<AirPackFrame> = {
  sortie,
  scramble,
  planeFlight,
  strafing,
  reconDraw,
  announcement,
  airfieldAttack,
};
