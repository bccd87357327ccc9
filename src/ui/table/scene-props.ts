import type { Action, Side, View } from '../../memoir/index.ts';
import type { ScenarioFile } from '../../scenarios/scenario-schema.ts';
import type { MemoirMatch } from '../../store/memoir.ts';

/** What every panel of the table is given. */
export interface TableScene {
  readonly match: MemoirMatch;
  readonly file: ScenarioFile;
  readonly view: View;
  /** The names of the players by side; empty where nobody has said one. */
  readonly players: readonly [string, string];
  /** Whose secrets are on the screen; null while the hands are covered. */
  readonly reader: Side | null;
  act(this: void, ...actions: Action[]): void;
}
