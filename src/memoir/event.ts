import type { Hex } from '../hex/board.ts';
import type { AirEvent, AirMedalSource } from './air/hooks.ts';
import type { Card } from './cards/card.ts';
import type { PlayMode } from './action.ts';
import type { Face, RollReason } from './dice.ts';
import type { Side } from './side.ts';
import type { Outcome } from './state.ts';
import type { TerrainId } from './terrain/data/rows.ts';

/** Why figures were lost. */
export type LossCause = 'attack' | 'retreat' | 'mine' | 'ice';
export type MedalSource = 'elimination' | 'exit' | 'objective' | 'emptySection' | 'decoy' | AirMedalSource;
export type Phase = 'card' | 'orders' | 'movement' | 'battle' | 'draw';

/** What happened: past tense, no text, no secrets but where `seenBy` names the only side that may see it. */
export type GameEvent =
  | { readonly type: 'turnStarted'; readonly side: Side; readonly number: number }
  | { readonly type: 'turnEnded'; readonly side: Side; readonly number: number }
  | { readonly type: 'phaseStarted'; readonly side: Side; readonly phase: Phase }
  | {
      readonly type: 'cardPlayed';
      readonly side: Side;
      readonly card: Card;
      readonly effect: Card;
      readonly as: PlayMode;
    }
  | { readonly type: 'cardDiscarded'; readonly side: Side; readonly card: Card }
  | { readonly type: 'cardDrawn'; readonly side: Side; readonly card: Card; readonly seenBy: Side }
  | { readonly type: 'chipPlaced'; readonly side: Side; readonly card: Card; readonly seenBy: Side }
  | { readonly type: 'deckShuffled'; readonly cards: number }
  | { readonly type: 'sectionChosen'; readonly side: Side; readonly section: number }
  | { readonly type: 'unitOrdered'; readonly unit: number; readonly hex: Hex; readonly onTheMove: boolean }
  | { readonly type: 'unitMoved'; readonly unit: number; readonly from: Hex; readonly to: Hex }
  | { readonly type: 'unitExited'; readonly unit: number; readonly hex: Hex }
  | {
      readonly type: 'attackDeclared';
      readonly unit: number;
      readonly target: number;
      readonly from: Hex;
      readonly to: Hex;
      readonly dice: number;
      readonly reason: RollReason;
    }
  | { readonly type: 'attackCancelled'; readonly unit: number; readonly target: number }
  | {
      readonly type: 'diceRolled';
      readonly side: Side;
      readonly faces: readonly Face[];
      readonly hits: number;
      readonly reason: RollReason;
      readonly hex: Hex;
    }
  | {
      readonly type: 'figuresLost';
      readonly unit: number;
      readonly hex: Hex;
      readonly count: number;
      readonly left: number;
      readonly cause: LossCause;
    }
  | { readonly type: 'figuresRestored'; readonly unit: number; readonly hex: Hex; readonly count: number }
  | { readonly type: 'unitEliminated'; readonly unit: number; readonly hex: Hex; readonly cause: LossCause }
  | { readonly type: 'flagsIgnored'; readonly unit: number; readonly hex: Hex; readonly count: number }
  | { readonly type: 'unitRetreated'; readonly unit: number; readonly from: Hex; readonly to: Hex }
  | { readonly type: 'groundTaken'; readonly unit: number; readonly from: Hex; readonly to: Hex }
  | { readonly type: 'ambushPlayed'; readonly side: Side; readonly unit: number; readonly target: number }
  | { readonly type: 'terrainPlaced'; readonly hex: Hex; readonly terrain: TerrainId }
  | { readonly type: 'terrainRemoved'; readonly hex: Hex; readonly terrain: TerrainId }
  | { readonly type: 'mineRevealed'; readonly hex: Hex; readonly value: number; readonly unit: number }
  | { readonly type: 'crosshairPlaced'; readonly unit: number; readonly hex: Hex }
  | { readonly type: 'camouflageLost'; readonly unit: number; readonly hex: Hex }
  | { readonly type: 'boatLost'; readonly unit: number; readonly hex: Hex }
  | { readonly type: 'headquartersCaptured'; readonly hex: Hex; readonly side: Side; readonly by: Side }
  | { readonly type: 'visibilityChanged'; readonly visibility: number }
  /** A battle phase is over, and only the dark kept these units from firing. */
  | { readonly type: 'heldByDark'; readonly side: Side; readonly units: readonly number[]; readonly visibility: number }
  | {
      readonly type: 'medalGained';
      readonly side: Side;
      readonly count: number;
      readonly source: MedalSource;
      readonly hex: Hex;
    }
  | {
      readonly type: 'medalLost';
      readonly side: Side;
      readonly count: number;
      readonly source: MedalSource;
      readonly hex: Hex;
    }
  | { readonly type: 'gameWon'; readonly outcome: Outcome }
  | AirEvent;

export type GameEventType = GameEvent['type'];
