import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { useStore } from 'zustand';
import { drawingTable, takeTool } from '../../../store/drawing-table.ts';
import { openPalette, palette } from '../../../store/palette.ts';
import { toolKey } from '../../../workshop/palette.ts';
import type { Plan } from '../../../workshop/plan.ts';
import { LAYERS, type Layer, type Tool } from '../../../workshop/tool.ts';
import { t } from '../../text/i18n.ts';
import { FindTool } from './FindTool.tsx';
import { entryOf, groupsOfLayer, pieceTool } from './layer-tools.ts';
import { LayerOptions } from './LayerOptions.tsx';
import { ToolGrid } from './ToolGrid.tsx';
import { PlainTools, ToolNow } from './ToolNow.tsx';
import { allTools, foundTools } from './tool-words.ts';
import './palettes.css';

interface TabsProps {
  readonly id: string;
  readonly layer: Layer;
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

function Tabs({ id, layer }: TabsProps) {
  const row = useRef<HTMLDivElement>(null);
  // On a phone the row is longer than the screen is wide, and a tool may come from elsewhere.
  useEffect(() => {
    const [tabs, tab] = [row.current, row.current?.querySelector<HTMLElement>(`[data-layer='${layer}']`)];
    if (tabs === null || !tab) return;
    const left = tab.offsetLeft - tabs.offsetLeft;
    if (left < tabs.scrollLeft || left + tab.offsetWidth > tabs.scrollLeft + tabs.clientWidth)
      tabs.scrollLeft = left - (tabs.clientWidth - tab.offsetWidth) / 2;
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
    // The tabs have the focus, never the row.
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus
    <div
      ref={row}
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
  );
}

/** Tools used of late that are shown: a second row would push the tiles away from under the pointer. */
const IN_ONE_ROW = 5;

export interface PalettesProps {
  readonly plan: Plan;
}

/** Everything that can be drawn, and the tools that draw nothing. */
export function Palettes({ plan }: PalettesProps) {
  const id = useId();
  const { tool, shape } = useStore(drawingTable);
  const remembered = useStore(palette);
  const { layer, last, recent } = remembered;
  const [wanted, setWanted] = useState('');
  // A tool is taken with the settings of the last one; what was found brings them along too.
  const found = foundTools(allTools(last.unit), wanted).map((one) =>
    one.kind === 'piece' ? pieceTool(one.id, remembered) : one,
  );
  const take = (one: Tool) => takeTool(one);
  const takeFound = (one: Tool) => {
    takeTool(one);
    setWanted('');
  };
  return (
    <section className="palettes" aria-label={t('workshop:palette.title')}>
      <ToolNow plan={plan} tool={tool} shape={shape} />
      <PlainTools plan={plan} tool={tool} eraser={last.eraser} />
      <FindTool
        wanted={wanted}
        count={found.length}
        onWanted={setWanted}
        onEnter={() => {
          if (found.length > 0) takeFound(found[0]);
        }}
      />
      {wanted.trim() === '' ? (
        <>
          <div className="recent-tools">
            <h2>{t('workshop:palette.recent')}</h2>
            {recent.length === 0 ? <p className="faint">{t('workshop:palette.noneYet')}</p> : null}
            <ToolGrid
              plan={plan}
              label={t('workshop:palette.recent')}
              isBare
              groups={[
                {
                  id: 'recent',
                  title: null,
                  entries: recent
                    .slice(0, IN_ONE_ROW)
                    .map((one) => ({ ...entryOf(toolKey(one) ?? '', one, tool), isOn: one === tool })),
                },
              ]}
              onTake={take}
            />
          </div>
          <Tabs id={id} layer={layer} />
          <div className="palette-panel" role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${layer}`}>
            <LayerOptions plan={plan} layer={layer} palette={remembered} />
            <ToolGrid
              key={layer}
              plan={plan}
              label={t(`workshop:layer.${layer}`)}
              groups={groupsOfLayer(layer, remembered, tool)}
              onTake={take}
            />
          </div>
        </>
      ) : (
        <div data-found>
          {found.length === 0 ? <p className="faint">{t('workshop:palette.nothing', { wanted })}</p> : null}
          <ToolGrid
            plan={plan}
            label={t('workshop:palette.results')}
            groups={[
              {
                id: 'found',
                title: null,
                entries: found.map((one, at) => entryOf(toolKey(one) ?? `${one.kind} ${at}`, one, tool)),
              },
            ]}
            onTake={takeFound}
          />
        </div>
      )}
    </section>
  );
}
