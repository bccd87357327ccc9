import type { ScenarioFile } from '../../scenarios/scenario-schema.ts';
import { t } from '../text/i18n.ts';

/** What a scenario is called; a drawn one may have no name yet. */
export function nameOf({ name }: ScenarioFile): string {
  return name.trim() === '' ? t('library:noName') : name;
}
