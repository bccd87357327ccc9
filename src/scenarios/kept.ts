import type { ScenarioFile } from './scenario-schema.ts';

/** A scenario without what came along from another program. No game needs it; what is not played is still known. */
export function withoutForeign(file: ScenarioFile): ScenarioFile {
  if (file.kept?.m44 === undefined) return file;
  const { kept, ...rest } = file;
  return kept.remarks === undefined ? rest : { ...rest, kept: { remarks: kept.remarks } };
}
