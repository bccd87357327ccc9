import type { Hex } from '../hex/board.ts';
import type { AirOptions, AirRulesName, Front } from './air/hooks.ts';
import type { DeckName } from './cards/decks.ts';
import type { MaybeSide, Side } from './side.ts';
import type { Nation } from './units/unit.ts';

/** M44-MEDAL-POS */
export interface Objective {
  readonly hexes: readonly Hex[];
  /** Hexes of the group that must be held. */
  readonly need: number;
  readonly medals: number;
  /** Who can score it; NO_SIDE: either. */
  readonly side: MaybeSide;
  readonly permanent: boolean;
  readonly majority: boolean;
  readonly turnStart: boolean;
  readonly lastToOccupy: boolean;
  readonly soleControl: boolean;
  /** Mont Pinçon: the Allies hold it on any hex of the group, otherwise the Axis do. */
  readonly anyHex: boolean;
}

export interface SideRules {
  readonly nation: Nation;
  readonly handSize: number;
  readonly medalsToWin: number;
  /** Sits at the top edge (M44-BOARD-6). */
  readonly top: boolean;
  /** M44-ACT-BLITZ, M44-ACT-PBLITZ: armor moves two hexes at most. */
  readonly slowArmor: boolean;
  /** M44-CARD-AIRSTRIKE: Recon 1 may be played as Air Power; holding one of the hexes is needed where some are named. */
  readonly airStrikes: boolean;
  readonly airStrikeHexes: readonly Hex[];
  readonly commissar: boolean;
  readonly gungHo: boolean;
  /** M44-NAT-IT: loses a card with every unit, down to three. */
  readonly highCommand: boolean;
  /** M44-WIN-3 */
  readonly exitsNeeded: number;
  readonly exits: readonly Hex[];
}

export interface SuddenDeath {
  readonly side: Side;
  readonly need: number;
  readonly hexes: readonly Hex[];
}

export interface EmptySections {
  readonly side: Side;
  /** Bit mask of sections as seen from the bottom edge. */
  readonly sections: number;
  readonly medals: number;
}

/** Everything about a battle that is fixed when it is set up. */
export interface Rules {
  readonly airRules: AirRulesName;
  /** AP-1.3: the scenario is for them alone; not there where the players may choose. */
  readonly airRulesFixed?: true;
  /** What the players chose for them. */
  readonly air: AirOptions;
  readonly deck: DeckName;
  /** M44-DECK-2 */
  readonly airPowerAsBombard: boolean;
  /** M44-DECK-4: the deck is never reshuffled and the Axis win when it runs out. */
  readonly deckOnce: boolean;
  /** M44-LOS-7 or M44-LOS-8 */
  readonly hillSight: 'classic' | 'heights';
  readonly first: Side;
  readonly sides: readonly [SideRules, SideRules];
  /** 0: the scenario does not say. */
  readonly year: number;
  /** The theatre of war; null: the scenario does not say. */
  readonly front: Front | null;
  readonly desert: boolean;
  /** M44-NAT-BRIT */
  readonly stiffUpperLip: boolean;
  readonly italianRoyalArmy: boolean;
  readonly night: 'day' | 'dawn' | 'dusk';
  readonly nightSide: Side;
  readonly infantryExitMedals: number;
  readonly objectives: readonly Objective[];
  readonly suddenDeath: readonly SuddenDeath[];
  readonly emptySections: readonly EmptySections[];
}
