import { t } from '../../text/i18n.ts';
import type { AirChoicesProps } from './AirChoices.tsx';
import { isShot } from './place.ts';

/** The units that can fire at once are marked on the board, not named by a button; behind a curtain nothing is. */
export function ShotHint({ view, choices, legal, aimed }: AirChoicesProps) {
  if (choices.uses.size === 0 || !legal.some((action) => isShot(view, action))) return null;
  return <output className="flight-shot">{t(aimed === null ? 'flight:shot.choose' : 'flight:shot.aimed')}</output>;
}
