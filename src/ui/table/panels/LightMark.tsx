import { DAYLIGHT } from '../../../memoir/cards/resolve.ts';
import type { View } from '../../../memoir/index.ts';
import { t } from '../../text/i18n.ts';
import { sideWords } from '../../text/sides.ts';
import './light-mark.css';

export interface LightMarkProps {
  readonly view: Pick<View, 'rules' | 'visibility'>;
}

/** How far units see, in a battle at night. */
export function LightMark({ view: { rules, visibility } }: LightMarkProps) {
  if (rules.night === 'day') return null;
  const isDay = visibility >= DAYLIGHT;
  return (
    <span
      className={isDay ? 'light-mark is-day' : 'light-mark'}
      title={t(`hover:light.${rules.night}`, sideWords(rules.nightSide))}
    >
      <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
        {isDay ? (
          <path d="M8 4.6a3.4 3.4 0 100 6.8 3.4 3.4 0 000-6.8M8 .8V3M8 13V15.2M.8 8H3M13 8H15.2M2.9 2.9L4.5 4.5M11.5 11.5L13.1 13.1M13.1 2.9L11.5 4.5M4.5 11.5L2.9 13.1" />
        ) : (
          <path d="M6.2 1.8A6.4 6.4 0 1014.2 9.8A5.2 5.2 0 016.2 1.8" />
        )}
      </svg>
      <span className="light-words">{isDay ? t('hover:light.day') : t('hover:light.sees', { count: visibility })}</span>
      {isDay ? null : (
        <span className="light-number" aria-hidden="true">
          {visibility}
        </span>
      )}
    </span>
  );
}
