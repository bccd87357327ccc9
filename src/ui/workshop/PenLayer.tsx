import { memo, type ReactNode } from 'react';
import { useStore } from 'zustand';
import type { Board, Hex } from '../../hex/board.ts';
import { drawingTable } from '../../store/drawing-table.ts';
import { thingOn, type CarriedThing } from '../../workshop/carry.ts';
import { layerOf } from '../../workshop/families.ts';
import { pickTool } from '../../workshop/pick.ts';
import { shownPieces, shownUnit } from '../../workshop/picture.ts';
import { planBoard, type Plan } from '../../workshop/plan.ts';
import type { Tool } from '../../workshop/tool.ts';
import { shifted } from '../../workshop/transform.ts';
import { AircraftDrawing } from '../air/AircraftDrawing.tsx';
import { aircraftModel } from '../air/aircraft-model.ts';
import { NAME_Y } from '../board/NameLayer.tsx';
import { centreOf, hexPoints, placeOn, SIZE } from '../board/geometry.ts';
import { Mine } from '../table/terrain/obstacles.tsx';
import { EXIT_ARROW } from '../table/terrain/exits.ts';
import { marksOf, NO_MARKS } from '../table/terrain/objectives.ts';
import { ObjectiveMedals } from '../table/terrain/ObjectiveMedals.tsx';
import { PieceDrawing } from '../table/terrain/PieceDrawing.tsx';
import { SOUTH } from '../table/terrain/sea.ts';
import { BaseDrawing } from './BaseDrawing.tsx';
import { figureOfUnit } from './map-model.tsx';
import { pen, penOn, type Carried } from './pen.ts';
import { usePlan } from './use-plan.ts';
import './pen.css';

const RIM = hexPoints(SIZE - 3);

function Rim({ board, hex, kind }: { readonly board: Board; readonly hex: Hex; readonly kind: string }) {
  return (
    <g transform={placeOn(board, hex)}>
      <polygon className="pen-edge" points={RIM} />
      <polygon className={`pen-rim pen-${kind}`} points={RIM} />
    </g>
  );
}

/** What the tool would lay there, drawn faintly; null for tools that lay nothing. */
function ghostOf(tool: Tool, plan: Plan, hex: Hex): ReactNode {
  switch (tool.kind) {
    case 'piece':
      return (
        <PieceDrawing
          piece={tool.owner === null ? { id: tool.id } : { id: tool.id, owner: tool.owner }}
          face={plan.face}
          sea={SOUTH}
        />
      );
    case 'unit': {
      const unit = shownUnit(plan, hex, tool.unit);
      return unit === null ? null : figureOfUnit(unit);
    }
    case 'aircraft': {
      const { nation } = plan.sides[tool.side];
      return <AircraftDrawing model={aircraftModel(nation, tool.type, plan.front)} side={tool.side} nation={nation} />;
    }
    case 'plane':
    case 'ready': {
      const { side } = tool;
      const parts = tool.kind === 'plane' ? { model: tool.model, ready: 0 } : { model: null, ready: tool.count };
      return <BaseDrawing base={{ side, ...parts }} nation={plan.sides[side].nation} isAside={false} />;
    }
    case 'mine':
      return <Mine value={tool.mine.decoy ? 0 : null} />;
    case 'objective':
      return <ObjectiveMedals marks={[{ side: tool.side, medals: tool.medals, holder: -1 }]} />;
    case 'exit':
      return <path className={`exit exit-${tool.side}`} d={EXIT_ARROW} />;
    case 'name':
      return (
        <g className="map-names">
          <text y={NAME_Y}>
            <tspan className="name-hex">{planBoard(plan).labels[hex]}</tspan> {tool.text}
          </text>
        </g>
      );
    default:
      return null;
  }
}

/** What the hand has taken from its hex. */
function ghostOfCarried(plan: Plan, { from, to }: Carried): ReactNode {
  const thing = thingOn(plan, from);
  switch (thing) {
    case null:
      return null;
    case 'unit': {
      const unit = shownUnit(plan, from, plan.units[from]);
      return unit === null ? null : figureOfUnit(unit);
    }
    case 'planes': {
      const base = plan.bases[from];
      return <BaseDrawing base={base} nation={plan.sides[base.side].nation} isAside={false} />;
    }
    case 'obstacles':
      return shownPieces(plan, from)
        .filter(({ id }) => layerOf(id) === 'obstacles')
        .map((piece) => <PieceDrawing key={piece.id} piece={piece} face={plan.face} sea={SOUTH} />);
    case 'objective':
      return <ObjectiveMedals marks={marksOf(plan.objectives).get(from) ?? NO_MARKS} />;
    default: {
      const tool = pickTool(onlyOn(plan, from, thing), from);
      return tool === null ? null : ghostOf(tool, plan, to);
    }
  }
}

/** The plan with nothing on the hex but that. */
function onlyOn(plan: Plan, hex: Hex, thing: CarriedThing): Plan {
  return {
    ...plan,
    units: {},
    pieces: {},
    mines: thing === 'mine' ? plan.mines : {},
    objectives: [],
    bases: {},
    aircraft: thing === 'aircraft' ? plan.aircraft : [null, null],
    face: 'country',
    places: thing === 'name' && plan.places[hex] !== undefined ? { [hex]: plan.places[hex] } : {},
    exits: thing === 'exit' ? plan.exits : [[], []],
  };
}

/** From where it was taken to where it would come to lie. */
function Way({ board, carried }: { readonly board: Board; readonly carried: Carried }) {
  const [from, to] = [centreOf(board, carried.from), centreOf(board, carried.to)];
  return <line className="pen-way" x1={from.x} y1={from.y} x2={to.x} y2={to.y} />;
}

function brushOf(board: Board, hex: Hex, isSeven: boolean): readonly Hex[] {
  return isSeven ? [hex, ...board.adjacent[hex]] : [hex];
}

/** What the pointer would do, or is about to do: it listens by itself, so that nothing else is drawn anew for it. */
export const PenLayer = memo(function PenLayer() {
  const plan = usePlan();
  const { tool, shape } = useStore(drawingTable);
  const doing = useStore(pen);
  if (plan === null) return null;
  const board = planBoard(plan);
  const { hover, preview, carried } = penOn(board, doing);
  const rim = tool.kind === 'eraser' ? 'erase' : tool.kind === 'select' || tool.kind === 'hand' ? 'mark' : 'draw';
  const hexes = hover === null || tool.kind === 'hand' ? [] : brushOf(board, hover, shape === 'seven');
  return (
    <>
      {hover === null || shape === 'fill' ? null : (
        <g className="pen-ghost" transform={placeOn(board, hover)}>
          {ghostOf(tool, plan, hover)}
        </g>
      )}
      {[...hexes, ...preview].map((hex) => (
        <Rim key={hex} board={board} hex={hex} kind={rim} />
      ))}
      {carried === null || carried.from === carried.to ? null : (
        <>
          <Way board={board} carried={carried} />
          {carried.hexes.map(shifted(board, carried.from, carried.to)).map((hex) => (
            <Rim key={hex} board={board} hex={hex} kind="mark" />
          ))}
          {tool.kind === 'hand' ? (
            <g className="pen-ghost" transform={placeOn(board, carried.to)}>
              {ghostOfCarried(plan, carried)}
            </g>
          ) : null}
        </>
      )}
    </>
  );
});
