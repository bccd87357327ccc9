// NFP-2.1, NFP-2.2, NFP-2.3: an air combat card is data; its effect is built from a small vocabulary
import type { AircraftType, Ammunition } from '../aircraft.ts';

/** Index into the cards of the deck in use. Cards of one kind are alike, so a card is its kind. */
export type AirCard = number;
export const NO_AIR_CARD = -1;

/** When a card is played. The first two in the own turn, the others as an answer in the opponent's. */
export const AIR_CARD_MOMENTS = ['withTheOrder', 'battlePhase', 'flightEnded', 'aircraftHit', 'dogfightOver'] as const;
export type AirCardMoment = (typeof AIR_CARD_MOMENTS)[number];

/** Kinds of units a card can single out. */
export const TARGET_GROUPS = ['infantry', 'armor', 'artillery', 'ship', 'landedAircraft'] as const;
export type TargetGroup = (typeof TARGET_GROUPS)[number];

/** What a card changes; what it does not name stays as it is (NFP-2.10). */
export interface AirEffect {
  /** Dice of each marker of the run, in place of one. */
  readonly dicePerMarker?: number;
  /** The same against these targets only. */
  readonly diceAgainst?: { readonly targets: readonly TargetGroup[]; readonly dice: number };
  /** Stars hit besides the marker's own faces. */
  readonly starsHit?: boolean;
  /** Flags of the run cannot be ignored. */
  readonly flagsForced?: boolean;
  /** Markers that may lie on one target hex. */
  readonly markersPerHex?: number;
  /** Target hexes of the run. */
  readonly targetHexes?: number;
  /** The run must use this ammunition alone for the card to count. */
  readonly ammunition?: Ammunition;
  /** Hexes the aircraft may move. */
  readonly hexesMoved?: number;
  /** After a hit one obstacle on the target hex is removed. */
  readonly removesObstacle?: boolean;
  /** Extra dice in the first roll of its dogfight. */
  readonly dogfightDice?: number;
  /** Battle phase: extra dice for each marker on one marked enemy next to an ordered unit of these kinds. */
  readonly markedTargetDice?: { readonly dice: number; readonly nextTo: readonly TargetGroup[] };
  /** Battle phase: extra dice of the ordered ground units against flying aircraft. */
  readonly groundDice?: number;
  /** Answer: one ground unit that could attack the aircraft does so at once. */
  readonly firesAtOnce?: boolean;
  /** Answer: so many hits are cancelled before the confirmation roll. */
  readonly cancelsHits?: number;
  /** Answer: the own aircraft rolls its dogfight value at the attacker. */
  readonly rollsBack?: boolean;
}

export interface AirCardRow {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly count: number;
  /** The only type the special action is for; null: the card has no symbol. */
  readonly symbol: AircraftType | null;
  readonly moment: AirCardMoment;
  readonly effect: AirEffect;
}

/** A deck of air combat cards, as its file says it. */
export interface AirDeck {
  readonly name: string;
  readonly cards: readonly AirCardRow[];
}
