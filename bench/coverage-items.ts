// What a coverage run must have seen, each as one line: 'card standard probe-left', 'frame retreat', 'event unitMoved'.
import { frames as AIR_PACK_FRAMES } from '../src/memoir/air/air-pack/frames/table.ts';
import { PLANE_MODELS } from '../src/memoir/air/air-pack/planes.ts';
import { AIRCRAFT_TYPES } from '../src/memoir/air/aircraft.ts';
import { STANDARD_AIR_DECK } from '../src/memoir/air/new-flight-plan/deck.ts';
import { frames as AIR_FRAMES } from '../src/memoir/air/new-flight-plan/frames/table.ts';
import { none } from '../src/memoir/air/none.ts';
import type { PlayMode } from '../src/memoir/action.ts';
import { AIR_SORTIE, AMBUSH, CARD_IDS, CARDS, COUNTER_ATTACK } from '../src/memoir/cards/card.ts';
import { DECK_NAMES, deckCards } from '../src/memoir/cards/decks.ts';
import type { RollReason } from '../src/memoir/dice.ts';
import type { GameEvent, GameEventType, LossCause, MedalSource } from '../src/memoir/event.ts';
import type { AttackStep } from '../src/memoir/frames/frame.ts';
import { FRAMES } from '../src/memoir/frames/table.ts';
import type { Outcome } from '../src/memoir/state.ts';
import { TERRAIN_IDS } from '../src/memoir/terrain/data/rows.ts';
import { UNIT_KINDS } from '../src/memoir/units/kinds.ts';
import { PHRASES } from '../src/scenarios/action-phrases.ts';

/** A record of every member of a union: the type checker names the one that is forgotten. */
type Every<T extends string> = Record<T, true>;

const EVENTS: Every<GameEventType> = {
  turnStarted: true,
  turnEnded: true,
  phaseStarted: true,
  cardPlayed: true,
  cardDiscarded: true,
  cardDrawn: true,
  chipPlaced: true,
  deckShuffled: true,
  sectionChosen: true,
  unitOrdered: true,
  unitMoved: true,
  unitExited: true,
  attackDeclared: true,
  attackCancelled: true,
  diceRolled: true,
  figuresLost: true,
  figuresRestored: true,
  unitEliminated: true,
  flagsIgnored: true,
  unitRetreated: true,
  groundTaken: true,
  ambushPlayed: true,
  terrainPlaced: true,
  terrainRemoved: true,
  mineRevealed: true,
  crosshairPlaced: true,
  camouflageLost: true,
  boatLost: true,
  headquartersCaptured: true,
  visibilityChanged: true,
  heldByDark: true,
  medalGained: true,
  medalLost: true,
  gameWon: true,
  aircraftWithdrawn: true,
  aircraftRefuelled: true,
  airCardPlayed: true,
  airCardDrawn: true,
  airDeckShuffled: true,
  aircraftDeployed: true,
  aircraftOrdered: true,
  aircraftPlaced: true,
  aircraftMoved: true,
  markerLaid: true,
  markerLapsed: true,
  aircraftLanded: true,
  flightEnded: true,
  dogfightDeclared: true,
  bombingDeclared: true,
  runAttacked: true,
  aircraftFiredAt: true,
  dogfightFought: true,
  hitsCancelled: true,
  aircraftLost: true,
  aircraftDrivenOff: true,
  objectiveBombed: true,
  sortieRevealed: true,
  sortieLaid: true,
  sortieAnnounced: true,
  planeLaunched: true,
  planeOrdered: true,
  planeEntered: true,
  planeMoveEnded: true,
  planeLanded: true,
  planeRemoved: true,
  planeLost: true,
  readyMarkersLost: true,
  airCheckMade: true,
  hexStrafed: true,
  groundSupported: true,
  groundInterdicted: true,
  planeDived: true,
  unitRescued: true,
  airfieldAttacked: true,
};
const ROLLS: Every<RollReason> = {
  attack: true,
  ambush: true,
  battleBack: true,
  airPower: true,
  barrage: true,
  mine: true,
  ice: true,
  tiger: true,
  medics: true,
  recovery: true,
  finestHour: true,
  visibility: true,
  attackRun: true,
  groundFire: true,
  flakTrap: true,
  confirmation: true,
  dogfight: true,
  turnTheTables: true,
  strategicBombing: true,
  airCheck: true,
  strafing: true,
  kamikaze: true,
  airfieldAttack: true,
};
const LOSSES: Every<LossCause> = { attack: true, retreat: true, mine: true, ice: true };
const MEDALS: Every<MedalSource> = {
  elimination: true,
  exit: true,
  objective: true,
  emptySection: true,
  decoy: true,
  aircraft: true,
};
const ENDINGS: Every<Outcome['reason']> = { medals: true, suddenDeath: true, noUnitsLeft: true, deckRanOut: true };
const MODES: Every<PlayMode> = { printed: true, airPower: true, discard: true };
const ASKING: Every<Extract<AttackStep, 'ambush' | 'battleBack' | 'ground' | 'moveOn' | 'overrun'>> = {
  ambush: true,
  battleBack: true,
  ground: true,
  moveOn: true,
  overrun: true,
};

function lines(group: string, names: readonly string[]): string[] {
  return names.map((name) => `${group} ${name}`);
}

function cardLines(): string[] {
  const played = DECK_NAMES.flatMap((deck) =>
    lines(
      `card ${deck}`,
      [...new Set([...deckCards(deck, false), AIR_SORTIE])].map((card) => CARD_IDS[card]),
    ),
  );
  const copied = CARD_IDS.filter((_, card) => card !== COUNTER_ATTACK && card !== AMBUSH);
  return [...played, ...lines('counter-attack as', copied), ...lines('play mode', Object.keys(MODES))];
}

function unitLines(): string[] {
  const armed = UNIT_KINDS.filter(({ dice }) => dice.length > 0);
  return [
    ...lines(
      'moved',
      UNIT_KINDS.map(({ id }) => id),
    ),
    ...lines(
      'attacked',
      armed.map(({ id }) => id),
    ),
  ];
}

/** Every question that a module of air rules answers; 'name' and 'frames' are no questions. */
export const HOOKS = Object.keys(none).filter((key) => key !== 'name' && key !== 'frames') as Exclude<
  keyof typeof none,
  'name' | 'frames'
>[];

const AIR_LOSSES: Every<Extract<GameEvent, { type: 'aircraftLost' }>['cause']> = {
  shotDown: true,
  onTheGround: true,
  withCarrier: true,
};

/** There is no Air Power in the deck of New Flight Plan, and nothing is played as Air Power. */
const NEVER_ASKED = 'countsAs';

/** Each air card played for what it says, and some of each symbol spent to bring on another type. */
function airLines(): string[] {
  return [
    ...lines(
      'air card',
      STANDARD_AIR_DECK.cards.map(({ id }) => id),
    ),
    ...lines('deployed', [...AIRCRAFT_TYPES]),
    ...lines('aircraft lost', Object.keys(AIR_LOSSES)),
    ...lines('frame', Object.keys(AIR_FRAMES)),
    ...lines(
      'new-flight-plan hook',
      HOOKS.filter((hook) => hook !== NEVER_ASKED),
    ),
  ];
}

type PlaneEvent<T extends GameEventType> = Extract<GameEvent, { type: T }>;

const PLANE_LOSSES: Every<PlaneEvent<'planeLost'>['cause']> = {
  airCheck: true,
  dive: true,
  onTheGround: true,
  withCarrier: true,
};
/** That all hexes in reach are taken is a story for a test. */
const PLANE_REMOVALS: Every<Exclude<PlaneEvent<'planeRemoved'>['cause'], 'noRoom'>> = {
  notOrdered: true,
  recalled: true,
  rescued: true,
};

/** Each model in the air, and each thing that can become of a plane or of a marker. */
function sortieLines(): string[] {
  return [
    ...lines('entered', PLANE_MODELS),
    ...lines('took off', PLANE_MODELS),
    ...lines('plane lost', Object.keys(PLANE_LOSSES)),
    ...lines('plane removed', Object.keys(PLANE_REMOVALS)),
    ...lines('markers lost', ['onTheGround', 'withCarrier']),
    ...lines('plane ordered', ['by a sortie', 'by a card', 'on the move']),
    ...lines('frame', Object.keys(AIR_PACK_FRAMES)),
    ...lines('air-pack hook', HOOKS),
  ];
}

export function everythingToSee(): Set<string> {
  return new Set([
    ...cardLines(),
    ...unitLines(),
    ...lines('terrain', TERRAIN_IDS),
    ...lines(
      'frame',
      Object.keys(FRAMES).filter((kind) => kind !== 'turn'),
    ),
    ...lines('attack step', Object.keys(ASKING)),
    ...lines('action', Object.keys(PHRASES)),
    ...lines('event', Object.keys(EVENTS)),
    ...lines('roll', Object.keys(ROLLS)),
    ...lines('loss', Object.keys(LOSSES)),
    ...lines('medal', Object.keys(MEDALS)),
    ...lines('ending', Object.keys(ENDINGS)),
    ...lines('hook', HOOKS),
    ...airLines(),
    ...sortieLines(),
  ]);
}

/** The card an effect was copied from or played as, by name. */
export function cardName(card: number): string {
  return CARDS[card]?.id ?? 'none';
}
