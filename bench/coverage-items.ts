// What a coverage run must have seen, each as one line: 'card standard probe-left', 'frame retreat', 'event unitMoved'.
import { none } from '../src/memoir/air/none.ts';
import type { PlayMode } from '../src/memoir/action.ts';
import { AMBUSH, CARD_IDS, CARDS, COUNTER_ATTACK } from '../src/memoir/cards/card.ts';
import { DECK_NAMES, deckCards } from '../src/memoir/cards/decks.ts';
import type { RollReason } from '../src/memoir/dice.ts';
import type { GameEventType, LossCause, MedalSource } from '../src/memoir/event.ts';
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
  medalGained: true,
  medalLost: true,
  gameWon: true,
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
};
const LOSSES: Every<LossCause> = { attack: true, retreat: true, mine: true, ice: true };
const MEDALS: Every<MedalSource> = { elimination: true, exit: true, objective: true, emptySection: true, decoy: true };
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
      [...new Set(deckCards(deck, false))].map((card) => CARD_IDS[card]),
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

export const HOOKS = Object.keys(none).filter((key) => key !== 'name') as Exclude<keyof typeof none, 'name'>[];

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
  ]);
}

/** The card an effect was copied from or played as, by name. */
export function cardName(card: number): string {
  return CARDS[card]?.id ?? 'none';
}
