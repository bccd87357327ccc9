import type { StepName } from '../history.ts';
import type { Fix, FixId } from './check.ts';

/** What a fix changes, for "Undo: fix the river". */
export const MENDED = [
  'unit',
  'ground',
  'line',
  'crossing',
  'mine',
  'medal',
  'exit',
  'aircraft',
  'nation',
  'rule',
  'text',
  'date',
  'front',
  'hand',
  'victory',
] as const;
export type Mended = (typeof MENDED)[number];

const MENDS: Readonly<Record<FixId, Mended>> = {
  moveUnit: 'unit',
  removeUnit: 'unit',
  makeUnit: 'unit',
  bridge: 'crossing',
  dropTrait: 'unit',
  usualFigures: 'unit',
  setHand: 'hand',
  setMedals: 'victory',
  cutText: 'text',
  dropTwin: 'ground',
  removeObjective: 'medal',
  giveObjective: 'medal',
  setNeed: 'medal',
  dropExits: 'exit',
  dropExitsNeeded: 'exit',
  setExitsNeeded: 'exit',
  dropNightSide: 'rule',
  dropSuddenDeath: 'victory',
  cutEnd: 'line',
  leadOn: 'line',
  layLake: 'line',
  join: 'line',
  removePiece: 'ground',
  layRiver: 'crossing',
  moveCrossing: 'crossing',
  equalHands: 'hand',
  setYear: 'date',
  setFront: 'front',
  airRulesOn: 'rule',
  removeAircraft: 'aircraft',
  moveAircraft: 'aircraft',
  allowType: 'aircraft',
  allTypes: 'aircraft',
  setNation: 'nation',
  sidesNation: 'nation',
  changeSides: 'unit',
  removeMine: 'mine',
  ruleOff: 'rule',
  ruleOn: 'rule',
  ruleLeftOut: 'rule',
  keepTop: 'ground',
};

/** The name of the step that a fix makes. */
export function fixStep({ id }: Fix): StepName {
  return { deed: 'mend', thing: MENDS[id] };
}
