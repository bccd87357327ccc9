import { useId, type ReactNode } from 'react';
import type { Plan } from '../../workshop/plan.ts';
import { t } from '../text/i18n.ts';

export const PANELS = ['hex', 'checks', 'scenario'] as const;
export type PanelId = (typeof PANELS)[number];

export interface SidePanelProps {
  readonly plan: Plan;
  readonly panel: PanelId;
  onPanel(this: void, panel: PanelId): void;
}

/** About the hex that is looked at, what is amiss, and the scenario as a whole: one at a time. */
export function SidePanel({ panel, onPanel }: SidePanelProps) {
  const id = useId();
  const content: Record<PanelId, ReactNode> = {
    hex: null,
    checks: null,
    scenario: null,
  };
  return (
    <section className="workshop-side" aria-label={t('workshop:screen.side')}>
      <div className="side-tabs" role="tablist" aria-label={t('workshop:screen.side')}>
        {PANELS.map((one) => (
          <button
            key={one}
            type="button"
            role="tab"
            id={`${id}-${one}`}
            aria-selected={one === panel}
            aria-controls={`${id}-panel`}
            tabIndex={one === panel ? 0 : -1}
            onClick={() => onPanel(one)}
            onKeyDown={(event) => {
              const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
              if (step === 0) return;
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
        {content[panel]}
      </div>
    </section>
  );
}
