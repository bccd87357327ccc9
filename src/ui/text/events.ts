import type { GameEvent, GameEventType, LossCause, MedalSource } from '../../memoir/event.ts';
import type { Face, RollReason } from '../../memoir/dice.ts';
import type { Side } from '../../memoir/side.ts';
import type { Outcome } from '../../memoir/state.ts';
import { cardName } from './cards.ts';
import { hexName, unitOn, type Scene } from './scene.ts';
import { capital, plural, sectionText, sideText } from './sides.ts';
import { terrainName } from './terrain.ts';

const REASONS: Record<RollReason, string> = {
  attack: 'attack',
  ambush: 'ambush',
  battleBack: 'battle back',
  airPower: 'air power',
  barrage: 'barrage',
  mine: 'mine',
  ice: 'ice',
  tiger: 'Tiger, second roll',
  medics: 'medics',
  recovery: 'recovery',
  finestHour: 'finest hour',
  visibility: 'visibility',
};
const FACE_TEXTS: Record<Face, string> = {
  infantry: 'infantry',
  armor: 'armor',
  grenade: 'grenade',
  flag: 'flag',
  star: 'star',
};
const CAUSES: Record<LossCause, string> = {
  attack: '',
  retreat: ' because it could not retreat',
  mine: ' to mines',
  ice: ' through the ice',
};
const SOURCES: Record<MedalSource, string> = {
  elimination: 'for a destroyed unit',
  exit: 'for a unit led off the map',
  objective: 'for an objective',
  emptySection: 'for a section free of enemies',
  decoy: 'for a decoy found',
};
const HITTING: ReadonlySet<RollReason> = new Set([
  'attack',
  'ambush',
  'battleBack',
  'airPower',
  'barrage',
  'mine',
  'tiger',
]);
/** Rolls that nobody chose to make. */
const FATE: ReadonlySet<RollReason> = new Set(['mine', 'ice', 'visibility']);

export function faceText(face: Face): string {
  return FACE_TEXTS[face];
}

/** "Allies: attack on F5, 2 hits" */
export function rollText(scene: Scene, event: Extract<GameEvent, { type: 'diceRolled' }>): string {
  const who = FATE.has(event.reason) ? '' : `${sideText(event.side)}: `;
  const where = event.hex < 0 ? '' : ` on ${hexName(scene, event.hex)}`;
  const result = HITTING.has(event.reason) ? `, ${event.hits === 0 ? 'no hit' : plural(event.hits, 'hit')}` : '';
  return capital(`${who}${REASONS[event.reason]}${where}${result}`);
}

const OUTCOMES: Record<Outcome['reason'], (side: string) => string> = {
  medals: (side) => `The ${side} have won all the medals they needed.`,
  suddenDeath: (side) => `The ${side} hold what decides the battle at once.`,
  noUnitsLeft: (side) => `The ${side} have driven the last enemy unit from the field.`,
  deckRanOut: (side) => `The deck has run out, and the ${side} are still standing.`,
};

export function outcomeText({ winner, reason }: Outcome): string {
  return OUTCOMES[reason](sideText(winner));
}

type Told<T extends GameEventType> = Extract<GameEvent, { type: T }>;

function playText({ side, card, effect, as }: Told<'cardPlayed'>): string {
  if (as === 'discard') return `${sideText(side)} lay ${cardName(card)} aside`;
  const played = `${sideText(side)} play ${cardName(card)}`;
  return effect >= 0 && effect !== card ? `${played} as ${cardName(effect)}` : played;
}

type Sayings = {
  readonly [T in GameEventType]: (scene: Scene, event: Told<T>, reader: Side | null) => string | null;
};

const SAYINGS: Sayings = {
  turnStarted: () => null,
  turnEnded: () => null,
  phaseStarted: () => null,
  cardPlayed: (_scene, event) => playText(event),
  cardDiscarded: (_scene, event) => `${sideText(event.side)} discard ${cardName(event.card)}`,
  cardDrawn: (_scene, event, reader) =>
    `${sideText(event.side)} draw ${event.seenBy === reader ? cardName(event.card) : 'a card'}`,
  chipPlaced: (_scene, event, reader) =>
    `${sideText(event.side)} put ${event.seenBy === reader ? cardName(event.card) : 'a card'} under the chip`,
  deckShuffled: (_scene, event) => `The discards are shuffled: ${plural(event.cards, 'card')} in the deck`,
  sectionChosen: (_scene, event) => `${sideText(event.side)} choose their ${sectionText(event.section)}`,
  unitOrdered: (scene, event) =>
    `${unitOn(scene, event.unit, event.hex)} is ordered${event.onTheMove ? ' on the move' : ''}`,
  unitMoved: (scene, event) => `${unitOn(scene, event.unit, event.from)} moves to ${hexName(scene, event.to)}`,
  unitExited: (scene, event) => `${unitOn(scene, event.unit, event.hex)} leaves the map`,
  attackDeclared: (scene, event) =>
    `${unitOn(scene, event.unit, event.from)} attacks ${unitOn(scene, event.target, event.to)} with ${plural(event.dice, 'die', 'dice')}`,
  attackCancelled: (scene, event) => `The attack of ${unitOn(scene, event.unit)} does not take place`,
  diceRolled: (scene, event) => `${rollText(scene, event)} (${event.faces.map(faceText).join(', ')})`,
  figuresLost: (scene, event) =>
    `${unitOn(scene, event.unit, event.hex)} loses ${plural(event.count, 'figure')}${CAUSES[event.cause]}, ${event.left} left`,
  figuresRestored: (scene, event) =>
    `${unitOn(scene, event.unit, event.hex)} gets ${plural(event.count, 'figure')} back`,
  unitEliminated: (scene, event) => `${unitOn(scene, event.unit, event.hex)} is destroyed`,
  flagsIgnored: (scene, event) => `${unitOn(scene, event.unit, event.hex)} ignores ${plural(event.count, 'flag')}`,
  unitRetreated: (scene, event) => `${unitOn(scene, event.unit, event.from)} retreats to ${hexName(scene, event.to)}`,
  groundTaken: (scene, event) => `${unitOn(scene, event.unit, event.from)} takes ground on ${hexName(scene, event.to)}`,
  ambushPlayed: (scene, event) => `Ambush! ${unitOn(scene, event.unit)} fires first`,
  terrainPlaced: (scene, event) => `${hexName(scene, event.hex)} now has ${terrainName(event.terrain)}`,
  terrainRemoved: (scene, event) => `${hexName(scene, event.hex)} has no ${terrainName(event.terrain)} any more`,
  mineRevealed: (scene, event) =>
    `Mine on ${hexName(scene, event.hex)}: ${event.value === 0 ? 'a dud' : `strength ${event.value}`}`,
  crosshairPlaced: (scene, event) => `${unitOn(scene, event.unit)} has zeroed in on ${hexName(scene, event.hex)}`,
  camouflageLost: (scene, event) => `${unitOn(scene, event.unit, event.hex)} is no longer camouflaged`,
  boatLost: (scene, event) => `${unitOn(scene, event.unit, event.hex)} leaves its boats`,
  headquartersCaptured: (scene, event) =>
    `${sideText(event.by)} capture the headquarters on ${hexName(scene, event.hex)}`,
  visibilityChanged: (_scene, event) => `Units now see ${plural(event.visibility, 'hex', 'hexes')} far`,
  medalGained: (_scene, event) =>
    `★ ${sideText(event.side)} win ${plural(event.count, 'medal')} ${SOURCES[event.source]}`,
  medalLost: (_scene, event) => `${sideText(event.side)} lose ${plural(event.count, 'medal')} ${SOURCES[event.source]}`,
  gameWon: (_scene, event) => `${sideText(event.outcome.winner)} win the battle`,
};

/** One event in words for a reader who may see his own secrets, or for anyone; null for what needs no line of its own. */
export function eventText(scene: Scene, event: GameEvent, reader: Side | null): string | null {
  const say = SAYINGS[event.type] as (scene: Scene, event: GameEvent, reader: Side | null) => string | null;
  return say(scene, event, reader);
}
