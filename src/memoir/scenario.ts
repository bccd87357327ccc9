import type { BoardName, Hex } from '../hex/board.ts';
import type { StartingPieces } from './air/hooks.ts';
import type { Rules } from './rules.ts';
import type { MaybeSide, Side } from './side.ts';
import type { Ground } from './terrain/ground.ts';
import type { Nation } from './units/unit.ts';

export interface ScenarioUnit {
  readonly side: Side;
  readonly kind: number;
  readonly nation: Nation;
  readonly hex: Hex;
  /** Figures at the start, which are also its full strength. */
  readonly figures: number;
  readonly traits: number;
  readonly idleUntil: number;
}

export interface ScenarioMine {
  readonly hex: Hex;
  readonly side: MaybeSide;
  readonly decoy: boolean;
}

/**
 * A battle ready to be set up: checked, with numbers for hexes. Files are read into this by `src/scenarios`. What flies
 * is on the board as the battle begins only with the air rules it is for.
 */
export interface Scenario extends StartingPieces {
  readonly board: BoardName;
  readonly ground: Ground;
  readonly units: readonly ScenarioUnit[];
  readonly mines: readonly ScenarioMine[];
  readonly rules: Rules;
}

/** Choices of the players that are not the scenario's. */
export type RuleChoices = Partial<Pick<Rules, 'airRules' | 'air' | 'deck' | 'hillSight'>>;
