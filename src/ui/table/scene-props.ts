import type { Action, Side, View } from '../../memoir/index.ts';
import type { ScenarioFile } from '../../scenarios/scenario-schema.ts';
import type { MemoirMatch } from './memoir-game.ts';

/** What every panel of the table is given. */
export interface TableScene {
  readonly match: MemoirMatch;
  readonly file: ScenarioFile;
  readonly view: View;
  /** Whose secrets are on the screen; null while the hands are covered. */
  readonly reader: Side | null;
  act(this: void, action: Action): void;
}
