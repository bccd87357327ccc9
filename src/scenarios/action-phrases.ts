// How every action is said. The same table reads and writes the texts of scripts and replays.
import type { ActionType } from '../memoir/action.ts';
import { nearestName } from './fault.ts';

export interface Phrase {
  /** Words, with the action's fields in braces. */
  readonly text: string;
  /** Fields that have one value in this phrase. */
  readonly fixed?: Readonly<Record<string, string | boolean>>;
}

/** The first phrase that fits an action is how it is written; all of them can be read. */
export const PHRASES: Readonly<Record<ActionType, readonly Phrase[]>> = {
  playCard: [
    { text: 'play {card} as air power', fixed: { as: 'airPower' } },
    { text: 'discard {card}', fixed: { as: 'discard' } },
    { text: 'play {card}', fixed: { as: 'printed' } },
  ],
  placeChip: [
    { text: 'chip {card} as air power', fixed: { as: 'airPower' } },
    { text: 'chip {card}', fixed: { as: 'printed' } },
  ],
  passTurn: [{ text: 'pass' }],
  chooseSection: [{ text: 'section {section}' }],
  orderUnit: [
    { text: 'order {unit} on the move', fixed: { onTheMove: true } },
    { text: 'order {unit}', fixed: { onTheMove: false } },
  ],
  endOrders: [{ text: 'end orders' }],
  moveUnit: [{ text: 'move {unit} {to}' }],
  exitUnit: [{ text: 'exit {unit}' }],
  endMovement: [{ text: 'end movement' }],
  attack: [{ text: 'attack {unit} {target}' }],
  removeWire: [{ text: 'remove wire {unit}' }],
  removeRoadBlock: [{ text: 'remove road block {unit}' }],
  recover: [{ text: 'recover {unit}' }],
  endBattle: [{ text: 'end battle' }],
  playAmbush: [{ text: 'ambush' }],
  declineAmbush: [{ text: 'decline ambush' }],
  battleBack: [{ text: 'battle back' }],
  declineBattleBack: [{ text: 'decline battle back' }],
  retreatTo: [{ text: 'retreat {to}' }],
  endRetreat: [{ text: 'end retreat' }],
  takeGround: [{ text: 'take ground' }],
  holdGround: [{ text: 'hold ground' }],
  moveOn: [{ text: 'move on {to}' }],
  stayPut: [{ text: 'stay put' }],
  overrun: [{ text: 'overrun {target}' }],
  declineOverrun: [{ text: 'decline overrun' }],
  pickTarget: [{ text: 'target {target}' }],
  endTargets: [{ text: 'end targets' }],
  heal: [{ text: 'heal {unit}' }],
  endHealing: [{ text: 'end healing' }],
  keepCard: [{ text: 'keep {card}' }],
};

/** Actions that end a part of the turn or turn an offer down: what 'done' can mean. */
export const ENDINGS: ReadonlySet<ActionType> = new Set([
  'passTurn',
  'endOrders',
  'endMovement',
  'endBattle',
  'declineAmbush',
  'declineBattleBack',
  'endRetreat',
  'holdGround',
  'stayPut',
  'declineOverrun',
  'endTargets',
  'endHealing',
]);
export const DONE_WORDS = ['done', 'stay', 'hold', 'decline', 'no'];

/** What the fields of the phrases stand for. */
export type FieldKind = 'unit' | 'hex' | 'card' | 'section';
export const FIELD_KINDS: Readonly<Record<string, FieldKind>> = {
  unit: 'unit',
  target: 'unit',
  to: 'hex',
  card: 'card',
  section: 'section',
};

/** The fields an action must have to be written with this phrase. */
export function fieldsOf({ text, fixed }: Phrase): string[] {
  return [...Object.keys(fixed ?? {}), ...Array.from(text.matchAll(/\{(\w+)\}/g), ([, field]) => field)];
}

/** "; expected 'move {unit} {to}'", or the nearest verb. */
export function hintFor(verb: string): string {
  const texts = Object.values(PHRASES).flatMap((phrases) => phrases.map(({ text }) => text));
  const forms = texts.filter((text) => text.split(' ')[0] === verb.toLowerCase());
  if (forms.length > 0) return `; expected ${forms.map((form) => `'${form}'`).join(' or ')}`;
  const near = nearestName(
    verb,
    texts.map((text) => text.split(' ')[0]),
  );
  return near === undefined ? '' : `; did you mean '${near}'?`;
}
