import { useEffect, useRef, type KeyboardEvent } from 'react';
import { openPalette } from '../../../store/palette.ts';
import { LAYERS, type Layer } from '../../../workshop/tool.ts';
import { t } from '../../text/i18n.ts';
import { FADE, ScrollRow } from './ScrollRow.tsx';

export interface LayerTabsProps {
  /** The first part of the ids of the tabs and their panel. */
  readonly id: string;
  readonly layer: Layer;
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** The palettes, one of them open. */
export function LayerTabs({ id, layer }: LayerTabsProps) {
  const list = useRef<HTMLDivElement>(null);
  // On a phone the row is longer than the screen is wide, and a tool may come from elsewhere.
  useEffect(() => {
    const [row, tab] = [list.current?.parentElement, list.current?.querySelector(`[data-layer='${layer}']`)];
    if (!row || !tab) return;
    const [outer, inner] = [row.getBoundingClientRect(), tab.getBoundingClientRect()];
    const isSeen = inner.left >= outer.left + FADE && inner.right <= outer.right - FADE;
    if (!isSeen) row.scrollLeft += inner.left + inner.width / 2 - (outer.left + outer.width / 2);
  }, [layer]);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    const next = LAYERS[(LAYERS.indexOf(layer) + step + LAYERS.length) % LAYERS.length];
    openPalette(next);
    event.currentTarget.querySelector<HTMLElement>(`[data-layer='${next}']`)?.focus();
  };
  return (
    <ScrollRow className="palette-tab-row">
      {/* The tabs have the focus, never the row. */}
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus */}
      <div
        ref={list}
        className="palette-tabs"
        role="tablist"
        aria-label={t('workshop:palette.title')}
        onKeyDown={onKeyDown}
      >
        {LAYERS.map((one) => (
          <button
            key={one}
            type="button"
            role="tab"
            id={`${id}-${one}`}
            data-layer={one}
            aria-selected={one === layer}
            aria-controls={`${id}-panel`}
            tabIndex={one === layer ? 0 : -1}
            onClick={() => openPalette(one)}
          >
            {t(`workshop:layer.${one}`)}
          </button>
        ))}
      </div>
    </ScrollRow>
  );
}
