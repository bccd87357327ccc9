import type { FramesOf } from '../../hooks.ts';
import type { NewFlightPlanFrame } from '../frame.ts';
import { airBattle } from './air-battle.ts';
import { airAmbush } from './ambush.ts';
import { airAnswer } from './answer.ts';
import { confirmation } from './confirmation.ts';
import { deployment } from './deployment.ts';
import { airDraw } from './draw.ts';
import { flight } from './flight.ts';
import { groundFire } from './ground-fire.ts';

export const frames: FramesOf<NewFlightPlanFrame> = {
  deployment,
  flight,
  airAmbush,
  airAnswer,
  groundFire,
  confirmation,
  airBattle,
  airDraw,
};
