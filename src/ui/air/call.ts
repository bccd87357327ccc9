import type { SubjectInput } from '../table/hover/subject.ts';
import { t } from '../text/i18n.ts';

/** What a click would do: whoever does not want to be asked rolls at once. */
export function callOf({ choices, hex }: SubjectInput, isAimed: boolean): string {
  if (isAimed) return t('hover:rollAgain');
  return t(choices.uses.get(hex)?.use === 'act' ? 'hover:rollNow' : 'hover:takeAim');
}
