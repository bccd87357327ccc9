import type { RemarkFile, ScenarioFile } from '../scenario-schema.ts';

/** Something a file asks for that is not played here, where it says so, and what happens instead. */
export type Remark = RemarkFile;

/** What was understood of a file of another program. It can be drawn, though perhaps not played yet. */
export interface M44Reading {
  readonly file: ScenarioFile;
  /** All that is not played; also in `file.kept.remarks`, so that it is still known before play. */
  readonly remarks: readonly Remark[];
}
