// What battles with Air Pack need of the page, fetched as one: the answers to the questions of `air/parts.ts`.
export * from './nothing.ts';
export { airLength } from '../air/motion/air-beats.ts';
export { airNotes } from '../air/sound/air-score.ts';
export { airSound } from '../air/sound/air-sounds.ts';
export { SortieRow as AirHand } from './panels/SortieRow.tsx';
export { whyNotWith } from './panels/not-with.ts';
export { SortieInPlay as AirInPlay } from './panels/SortieInPlay.tsx';
export { PlanesPanel as ReservePanel } from './panels/PlanesPanel.tsx';
export { AirChoices, isOnAirChoices, keyActions } from './table/AirChoices.tsx';
export { stepsBack } from './table/back.ts';
export { airLeftovers } from './table/leftovers.ts';
export { airDice, airPlaceOf, aircraftToPick } from './table/place.ts';
export { airPrompt } from './table/prompt.ts';
export { airHexTexts, airLines, airMoveText } from './table/lines.ts';
export { airSubject } from './table/subject.tsx';
export { aimedHex, airSights } from './table/sights.ts';
export { airCounters, airTokens } from './table/tokens.tsx';
export { sayings } from './told/sayings.ts';
