import { useId, useState } from 'react';
import { useStore } from 'zustand';
import { drawingTable, takeTool } from '../../../store/drawing-table.ts';
import { palette } from '../../../store/palette.ts';
import { toolKey } from '../../../workshop/palette.ts';
import type { Plan } from '../../../workshop/plan.ts';
import type { Tool } from '../../../workshop/tool.ts';
import { t } from '../../text/i18n.ts';
import { FindTool } from './FindTool.tsx';
import { entryOf, groupsOfLayer, pieceTool } from './layer-tools.ts';
import { hasOptionsBelow, LayerOptions } from './LayerOptions.tsx';
import { LayerTabs } from './LayerTabs.tsx';
import { ToolGrid } from './ToolGrid.tsx';
import { PlainTools, ToolNow } from './ToolNow.tsx';
import { allTools, foundTools } from './tool-words.ts';
import { useTileInView } from './use-tile-in-view.ts';
import './palettes.css';

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
  const isSearch = wanted.trim() !== '';
  const { palettes, onTile } = useTileInView(tool, !isSearch);
  // A tool is taken with the settings of the last one; what was found brings them along too.
  const found = foundTools(allTools(last.unit), wanted).map((one) =>
    one.kind === 'piece' ? pieceTool(one.id, remembered) : one,
  );
  const takeListed = (one: Tool) => {
    onTile(one);
    takeTool(one);
  };
  const takeFound = (one: Tool) => {
    takeTool(one);
    setWanted('');
  };
  const options = <LayerOptions plan={plan} layer={layer} palette={remembered} />;
  const isBelow = hasOptionsBelow(layer);
  return (
    <section ref={palettes} className="palettes" aria-label={t('workshop:palette.title')}>
      <ToolNow plan={plan} tool={tool} shape={shape} />
      <div className="palette-top">
        <PlainTools plan={plan} tool={tool} eraser={last.eraser} />
        <FindTool
          wanted={wanted}
          count={found.length}
          onWanted={setWanted}
          onEnter={() => {
            if (found.length > 0) takeFound(found[0]);
          }}
        />
      </div>
      {isSearch ? (
        <div className="palette-found" data-found>
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
      ) : (
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
              onTake={takeTool}
            />
          </div>
          <LayerTabs id={id} layer={layer} />
          <div
            key={layer}
            className="palette-panel"
            role="tabpanel"
            id={`${id}-panel`}
            aria-labelledby={`${id}-${layer}`}
          >
            {isBelow ? null : options}
            <ToolGrid
              plan={plan}
              label={t(`workshop:layer.${layer}`)}
              groups={groupsOfLayer(layer, plan, remembered, tool)}
              onTake={takeListed}
            />
            {isBelow ? options : null}
          </div>
        </>
      )}
    </section>
  );
}
