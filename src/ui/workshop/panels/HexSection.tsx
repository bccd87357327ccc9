import type { ReactNode } from 'react';
import { t } from '../../text/i18n.ts';

export interface SectionProps {
  readonly title: string;
  readonly children: ReactNode;
  /** Takes away what the section is about. */
  readonly onRemove?: () => void;
}

/** One thing on the hex. */
export function Section({ title, children, onRemove }: SectionProps) {
  return (
    <section className="inspect-section" aria-label={title}>
      <div className="inspect-head">
        <h3>{title}</h3>
        {onRemove === undefined ? null : (
          <button
            type="button"
            className="quiet"
            aria-label={t('workshop:inspect.removeThing', { name: title })}
            onClick={onRemove}
          >
            {t('workshop:inspect.remove')}
          </button>
        )}
      </div>
      {children}
    </section>
  );
}
