import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { t } from '../text/i18n.ts';

export const PANELS = ['hex', 'checks', 'scenario'] as const;
export type PanelId = (typeof PANELS)[number];

export interface SidePanelProps {
  readonly panel: PanelId;
  /** What the panel speaks of: when that is another thing, it is read from its top. */
  readonly about: string | number | null;
  readonly children: ReactNode;
  onPanel(this: void, panel: PanelId): void;
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/** Each panel is where it was left; one that speaks of something else begins at its top. */
function useOwnScroll(panel: PanelId, about: SidePanelProps['about']) {
  const content = useRef<HTMLDivElement>(null);
  const left = useRef(new Map<PanelId, { readonly about: SidePanelProps['about']; readonly top: number }>());
  useLayoutEffect(() => {
    const { current } = content;
    if (current === null) return undefined;
    const was = left.current.get(panel);
    current.scrollTop = was?.about === about ? was.top : 0;
    const onScroll = () => left.current.set(panel, { about, top: current.scrollTop });
    current.addEventListener('scroll', onScroll, { passive: true });
    return () => current.removeEventListener('scroll', onScroll);
  }, [panel, about]);
  return content;
}

/** About the hex that is looked at, what is amiss, and the scenario as a whole: one at a time. */
export function SidePanel({ panel, about, children, onPanel }: SidePanelProps) {
  const id = useId();
  const content = useOwnScroll(panel, about);
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
      <div ref={content} className="side-content" role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${panel}`}>
        {children}
      </div>
    </section>
  );
}
