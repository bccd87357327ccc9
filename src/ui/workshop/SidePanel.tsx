import { useId, type ReactNode } from 'react';
import { t } from '../text/i18n.ts';

export const PANELS = ['hex', 'checks', 'scenario'] as const;
export type PanelId = (typeof PANELS)[number];

export interface SidePanelProps {
  readonly panel: PanelId;
  readonly children: ReactNode;
  onPanel(this: void, panel: PanelId): void;
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/** About the hex that is looked at, what is amiss, and the scenario as a whole: one at a time. */
export function SidePanel({ panel, children, onPanel }: SidePanelProps) {
  const id = useId();
  return (
    <section className="workshop-side" aria-label={t('workshop:screen.side')}>
      <div className="side-tabs" role="tablist" aria-label={t('workshop:screen.side')}>
        {PANELS.map((one) => (
          <button
            key={one}
            type="button"
            role="tab"
            id={`${id}-${one}`}
            data-panel={one}
            aria-selected={one === panel}
            aria-controls={`${id}-panel`}
            tabIndex={one === panel ? 0 : -1}
            onClick={() => onPanel(one)}
            onKeyDown={(event) => {
              const step = STEPS[event.key];
              if (step === undefined) return;
              event.preventDefault();
              const next = PANELS[(PANELS.indexOf(one) + step + PANELS.length) % PANELS.length];
              onPanel(next);
              document.getElementById(`${id}-${next}`)?.focus();
            }}
          >
            {t(`workshop:screen.${one}`)}
          </button>
        ))}
      </div>
      <div className="side-content" role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${panel}`}>
        {children}
      </div>
    </section>
  );
}
