import { useStore } from 'zustand';
import { drawingTable, takeTool } from '../../../store/drawing-table.ts';
import { palette } from '../../../store/palette.ts';
import { toolKey } from '../../../workshop/palette.ts';
import type { Plan } from '../../../workshop/plan.ts';
import type { Tool } from '../../../workshop/tool.ts';
import { t } from '../../text/i18n.ts';
import { ScrollRow } from './ScrollRow.tsx';
import { ToolGrid, type ToolEntry } from './ToolGrid.tsx';
import { ToolPicture } from './ToolPicture.tsx';
import { ShapeButtons } from './ToolNow.tsx';
import { divided, toolName } from './tool-words.ts';
import './tool-bar.css';

export interface ToolBarProps {
  readonly plan: Plan;
  /** The palettes are in sight. */
  readonly isOpen: boolean;
  onOpen(this: void): void;
}

const HAND: Tool = { kind: 'hand' };

/**
 * The palettes in one row: the tool in hand, the two that are always at hand, then its shapes and the tools used of late,
 * as far as there is room. What is in hand is not shown again, so two tools change places in one spot.
 */
export function ToolBar({ plan, isOpen, onOpen }: ToolBarProps) {
  const { tool, shape } = useStore(drawingTable);
  const { recent, last } = useStore(palette);
  const always: readonly ToolEntry[] = [
    { key: 'hand', tool: HAND, isOn: tool.kind === 'hand' },
    { key: 'eraser', tool: last.eraser, isOn: tool.kind === 'eraser' },
  ];
  const others = recent.filter((one) => one !== tool);
  return (
    <div className="tool-bar">
      <button
        type="button"
        className="tool-in-hand"
        aria-expanded={isOpen}
        aria-label={t('workshop:palette.open', { tool: toolName(tool) })}
        onClick={onOpen}
      >
        <ToolPicture plan={plan} tool={tool} />
        <span>{divided(toolName(tool))}</span>
      </button>
      <ToolGrid
        plan={plan}
        label={t('workshop:palette.tools')}
        isBare
        groups={[{ id: 'always', title: null, entries: always }]}
        onTake={takeTool}
      />
      <ScrollRow className="tool-bar-rest">
        <ShapeButtons tool={tool} shape={shape} isBare />
        <ToolGrid
          plan={plan}
          label={t('workshop:palette.recent')}
          isBare
          groups={[
            {
              id: 'recent',
              title: null,
              entries: others.map((one) => ({ key: toolKey(one) ?? one.kind, tool: one, isOn: false })),
            },
          ]}
          onTake={takeTool}
        />
      </ScrollRow>
    </div>
  );
}
