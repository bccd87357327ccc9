import { OWNED, RECOVERY } from '../../../scenarios/piece-text.ts';
import { setTool } from '../../../store/palette.ts';
import { takeShape, takeTool } from '../../../store/drawing-table.ts';
import type { Plan } from '../../../workshop/plan.ts';
import { LAYERS, SHAPES, shapesOf, type Shape, type Tool } from '../../../workshop/tool.ts';
import { t } from '../../text/i18n.ts';
import { Select } from './fields.tsx';
import { PieceOptions } from './PieceOptions.tsx';
import { ToolPicture } from './ToolPicture.tsx';
import { toolName, toolSentence } from './tool-words.ts';

/** Around (0, 0), a hex is 8 wide. */
const SHAPE_SIGNS: Readonly<Record<Shape, string>> = {
  one: 'M0 -8L7 -4V4L0 8L-7 4V-4Z',
  seven:
    'M0 -4.4L3.8 -2.2V2.2L0 4.4L-3.8 2.2V-2.2ZM3.8 -11L7.6 -8.8V-4.4L3.8 -2.2L0 -4.4V-8.8ZM-3.8 -11L0 -8.8V-4.4L-3.8 -2.2L-7.6 -4.4V-8.8ZM7.6 -4.4L11.4 -2.2V2.2L7.6 4.4L3.8 2.2V-2.2ZM-7.6 -4.4L-3.8 -2.2V2.2L-7.6 4.4L-11.4 2.2V-2.2ZM3.8 2.2L7.6 4.4V8.8L3.8 11L0 8.8V4.4ZM-3.8 2.2L0 4.4V8.8L-3.8 11L-7.6 8.8V4.4Z',
  line: 'M-11 9L11 -9M-11 9m-3 0a3 3 0 1 0 6 0a3 3 0 1 0 -6 0M11 -9m-3 0a3 3 0 1 0 6 0a3 3 0 1 0 -6 0',
  fill: 'M-9 -1L0 -10L9 -1L0 8ZM-7 1H7L0 8ZM-3 -13L0 -10M11 3C14 8 13 10 11 10C9 10 8 8 11 3Z',
};

export interface ShapeButtonsProps {
  readonly tool: Tool;
  readonly shape: Shape;
  readonly isBare?: boolean;
}

/** The shapes that make sense for the tool in hand; nothing where there is one only. */
export function ShapeButtons({ tool, shape, isBare = false }: ShapeButtonsProps) {
  const shapes = shapesOf(tool);
  if (shapes.length === 1) return null;
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset would draw a frame
    <div className="shape-buttons" role="group" aria-label={t('workshop:palette.shapes')}>
      {SHAPES.filter((one) => shapes.includes(one)).map((one) => (
        <button
          key={one}
          type="button"
          data-shape={one}
          aria-pressed={one === shape}
          aria-label={t(`workshop:shape.${one}`)}
          title={t(`workshop:shapeHint.${one}`)}
          onClick={() => takeShape(one)}
        >
          <svg viewBox="-15 -15 30 30" aria-hidden="true">
            <path className={`shape-${one}`} d={SHAPE_SIGNS[one]} />
          </svg>
          {isBare ? null : <span>{t(`workshop:shape.${one}`)}</span>}
        </button>
      ))}
    </div>
  );
}

const PLAIN_TOOLS = ['hand', 'select', 'eyedropper'] as const;

export interface PlainToolsProps {
  readonly plan: Plan;
  readonly tool: Tool;
  readonly eraser: Extract<Tool, { kind: 'eraser' }>;
}

/** Tools that draw nothing. */
export function PlainTools({ plan, tool, eraser }: PlainToolsProps) {
  const tools: readonly Tool[] = [...PLAIN_TOOLS.map((kind): Tool => ({ kind })), eraser];
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset would draw a frame
    <div className="plain-tools" role="group" aria-label={t('workshop:palette.tools')}>
      {tools.map((one) => (
        <button
          key={one.kind}
          type="button"
          data-tool={one.kind}
          aria-pressed={one.kind === tool.kind}
          onClick={() => takeTool(one)}
        >
          <ToolPicture plan={plan} tool={one} />
          <span>{toolName(one)}</span>
        </button>
      ))}
    </div>
  );
}

/** Its settings stand where the sentence is, so that what is below stays in place. */
function hasOptions(tool: Tool): boolean {
  return tool.kind === 'eraser' || (tool.kind === 'piece' && (OWNED.includes(tool.id) || RECOVERY.includes(tool.id)));
}

export interface ToolNowProps {
  readonly plan: Plan;
  readonly tool: Tool;
  readonly shape: Shape;
}

/** The tool in hand, what it does, and the shapes it can have. */
export function ToolNow({ plan, tool, shape }: ToolNowProps) {
  return (
    <section className="tool-now" aria-label={t('workshop:palette.now')}>
      <ToolPicture plan={plan} tool={tool} />
      <div className="tool-words" aria-live="polite">
        <b>{toolName(tool)}</b>
        <p className={hasOptions(tool) ? 'unseen' : undefined}>{toolSentence(tool)}</p>
      </div>
      {tool.kind === 'eraser' ? (
        <Select
          label={t('workshop:palette.erases')}
          isPlain
          values={['all', ...LAYERS]}
          chosen={tool.layer}
          nameOf={(layer) => t(`workshop:eraserOf.${layer}`)}
          onChoose={(layer) => setTool({ kind: 'eraser', layer })}
        />
      ) : null}
      <PieceOptions tool={tool} />
      <ShapeButtons tool={tool} shape={shape} />
    </section>
  );
}
