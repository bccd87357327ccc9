import { memo, type ReactNode } from 'react';
import type { MaybeSide } from '../../../memoir/side.ts';
import type { TerrainId } from '../../../memoir/terrain/data/rows.ts';
import type { Piece } from '../../../memoir/terrain/ground.ts';
import { kindOf, type Nation } from '../../../memoir/units/unit.ts';
import { SHIP } from '../../../memoir/units/kinds.ts';
import { shownUnit } from '../../../workshop/picture.ts';
import type { Face, Plan, PlanBase, PlanUnit } from '../../../workshop/plan.ts';
import type { Tool } from '../../../workshop/tool.ts';
import { AircraftDrawing } from '../../air/AircraftDrawing.tsx';
import { aircraftModel } from '../../air/aircraft-model.ts';
import { HEX_POINTS } from '../../board/geometry.ts';
import { UnitDrawing } from '../../table/figures/UnitDrawing.tsx';
import { EXIT_ARROW } from '../../table/terrain/exits.ts';
import { GroundDrawing } from '../../table/terrain/GroundDrawing.tsx';
import { ObjectiveMedals } from '../../table/terrain/ObjectiveMedals.tsx';
import { Mine } from '../../table/terrain/obstacles.tsx';
import { t } from '../../text/i18n.ts';
import { BaseDrawing } from '../BaseDrawing.tsx';
import '../../air/aircraft.css';
import './tool-picture.css';

const ACROSS = 9;
const UP = 18;
const NOTHING: readonly Piece[] = [];
const OCEAN: readonly Piece[] = [{ id: 'ocean' }];

const LINES: ReadonlySet<TerrainId> = new Set([
  'road',
  'hillRoad',
  'rail',
  'river',
  'wideRiver',
  'fordableStream',
  'frozenRiver',
  'wadi',
]);
const CROSSINGS: ReadonlySet<TerrainId> = new Set([
  'bridge',
  'ford',
  'pontoonBridge',
  'railBridge',
  'bridgeSection',
  'brokenBridge',
]);

/** A piece as it looks on a map: a road runs somewhere, a bridge has water below. */
function samples(id: TerrainId, owner: Piece['owner'] | null): readonly Piece[] {
  const piece: Piece = owner === null || owner === undefined ? { id } : { id, owner };
  if (LINES.has(id)) return [{ ...piece, links: ACROSS }];
  if (!CROSSINGS.has(id)) return [piece];
  const way: readonly Piece[] = id === 'ford' ? [] : [{ id: id === 'railBridge' ? 'rail' : 'road', links: ACROSS }];
  return [{ id: 'river', links: UP }, ...(id === 'brokenBridge' ? [] : way), { ...piece, links: ACROSS }];
}

interface GroundProps {
  readonly face: Face;
  readonly pieces?: readonly Piece[];
  readonly children?: ReactNode;
}

function Hex({ face, pieces = NOTHING, children }: GroundProps) {
  return (
    <>
      <GroundDrawing pieces={pieces} face={face} mine={null} exit={null} />
      <polygon className="hex-line" points={HEX_POINTS} />
      {children}
    </>
  );
}

/** Whose it is, in a corner of the hex. */
function Corner({ side }: { readonly side: MaybeSide }) {
  if (side === -1) return null;
  return (
    <g className={`corner side-${side}`} transform="translate(24 22)">
      {side === 0 ? <circle r={11} /> : <path d="M0 -13L13 0L0 13L-13 0Z" />}
    </g>
  );
}

function UnitHex({ plan, unit }: { readonly plan: Plan; readonly unit: PlanUnit }) {
  const shown = shownUnit(plan, 0, unit);
  if (shown === null) return <Hex face={plan.face} />;
  const isShip = kindOf(shown).class === SHIP;
  return (
    <Hex face={plan.face} pieces={isShip ? OCEAN : NOTHING}>
      <UnitDrawing unit={shown} />
    </Hex>
  );
}

function aircraftOf(plan: Plan, tool: Extract<Tool, { kind: 'aircraft' }>): ReactNode {
  const nation: Nation = plan.sides[tool.side].nation;
  return (
    <Hex face={plan.face}>
      <AircraftDrawing model={aircraftModel(nation, tool.type, plan.front)} side={tool.side} nation={nation} />
    </Hex>
  );
}

function baseOf(plan: Plan, tool: Extract<Tool, { kind: 'plane' | 'ready' }>): ReactNode {
  const { side } = tool;
  const base: PlanBase =
    tool.kind === 'plane' ? { side, model: tool.model, ready: 0 } : { side, model: null, ready: tool.count };
  return (
    <Hex face={plan.face}>
      <BaseDrawing base={base} nation={plan.sides[side].nation} isAside={false} />
    </Hex>
  );
}

/** Signs of the tools that draw nothing, around (0, 0). */
const SIGNS = {
  hand: 'M-8 30C-16 18 -26 8 -30 0C-32 -5 -25 -9 -20 -4L-14 4V-24C-14 -31 -5 -31 -5 -24V-4V-30C-5 -37 5 -37 5 -30V-4V-26C5 -32 14 -32 14 -26V-2V-16C14 -22 23 -22 23 -16V8C23 20 18 24 16 30Z',
  select: 'M-30 -30H-18M-8 -30H8M18 -30H30V-18M30 -8V8M30 18V30H18M8 30H-8M-18 30H-30V18M-30 8V-8M-30 -18V-30',
  eyedropper: 'M-30 30L-26 16L2 -12L12 -2L-16 26ZM-2 -20L20 2M4 -14L16 -26C22 -32 32 -22 26 -16L14 -4Z',
  eraser: 'M-32 8L4 -28L30 -2L-2 30H-14ZM-14 -10L12 16M-2 30H30',
} as const;

function Sign({ id }: { readonly id: keyof typeof SIGNS }) {
  return <path className={`tool-sign sign-${id}`} d={SIGNS[id]} />;
}

function drawingOf(plan: Plan, tool: Tool): ReactNode {
  const { face } = plan;
  switch (tool.kind) {
    case 'piece':
      return <Hex face={face} pieces={samples(tool.id, tool.owner)} />;
    case 'unit':
      return <UnitHex plan={plan} unit={tool.unit} />;
    case 'aircraft':
      return aircraftOf(plan, tool);
    case 'plane':
    case 'ready':
      return baseOf(plan, tool);
    case 'mine':
      return (
        <Hex face={face}>
          <g transform="translate(54 38) scale(2)" className={tool.mine.decoy ? 'decoy' : undefined}>
            <Mine value={tool.mine.decoy ? 0 : null} />
          </g>
          <Corner side={tool.mine.side} />
        </Hex>
      );
    case 'objective':
      return (
        <Hex face={face}>
          {tool.isGroup ? <path className="group-tie" d="M-34 14L0 30L34 14" /> : null}
          <g transform="translate(-57 38) scale(2.1)">
            <ObjectiveMedals marks={[{ side: tool.side, medals: tool.medals, holder: -1 }]} />
          </g>
        </Hex>
      );
    case 'exit':
      return (
        <Hex face={face}>
          <path
            className="exit"
            d={EXIT_ARROW}
            transform={`scale(2.4)${plan.top === tool.side ? ' rotate(180)' : ''}`}
          />
          <Corner side={tool.side} />
        </Hex>
      );
    case 'name':
      return (
        <Hex face={face}>
          <text className="name-sample" y={10}>
            {t('workshop:tool.nameSample')}
          </text>
        </Hex>
      );
    default:
      return <Sign id={tool.kind} />;
  }
}

export interface ToolPictureProps {
  readonly plan: Plan;
  readonly tool: Tool;
}

/** Only what its picture depends on: a stroke on the map draws no palette again. */
function looksSame({ plan: a, tool: one }: ToolPictureProps, { plan: b, tool: other }: ToolPictureProps): boolean {
  return (
    (one === other || JSON.stringify(one) === JSON.stringify(other)) &&
    a.face === b.face &&
    a.sides === b.sides &&
    a.date === b.date &&
    a.front === b.front &&
    a.top === b.top
  );
}

/** A tool as a small picture: the real piece on a hex, or a sign. */
export const ToolPicture = memo(function ToolPicture({ plan, tool }: ToolPictureProps) {
  return (
    <svg className="tool-picture" viewBox="-46 -52 92 104" aria-hidden="true">
      {drawingOf(plan, tool)}
    </svg>
  );
}, looksSame);
