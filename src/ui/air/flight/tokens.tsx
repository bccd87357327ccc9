// Aircraft, markers and flags as the board draws them.
import type { ReactNode } from 'react';
import { boardOf, type Hex } from '../../../hex/board.ts';
import { flightPlanView } from '../../../memoir/air/new-flight-plan/own-state.ts';
import type { View } from '../../../memoir/index.ts';
import { NO_SIDE, opponent, SIDES } from '../../../memoir/side.ts';
import { NOT_ORDERED } from '../../../memoir/units/unit.ts';
import type { Counter, Token, TokenState } from '../../board/model.ts';
import type { Choices } from '../../table/choices.ts';
import { AircraftDrawing } from '../AircraftDrawing.tsx';
import { HolderFlag } from '../HolderFlag.tsx';
import { AmmunitionPips } from '../AmmunitionPips.tsx';
import { MarkerDrawing } from '../MarkerDrawing.tsx';
import { modelOf, onBoard, type InPlay } from './aircraft.ts';
import { facingOf } from './facing.ts';
import { targetNumber } from './target-number.ts';
import './flight.css';

/** By side; units have the numbers from 0. */
export const AIRCRAFT_TOKENS = [-1, -2] as const;

function stateOf(view: View, aircraft: InPlay, choices: Choices): TokenState {
  const { side, hex, order, moveEnded, battled } = aircraft;
  if (side !== view.side) return 'quiet';
  const use = choices.uses.get(hex);
  if (choices.isAircraft || use?.use === 'select') return 'ready';
  return order !== NOT_ORDERED && (moveEnded || battled) ? 'spent' : 'quiet';
}

/** Over the edge of the map nothing is drawn: there it flies lower, whichever side sits at the bottom. */
function isAtEdge(view: View, hex: Hex): boolean {
  const { row, rows } = boardOf(view.board);
  return row[hex] === 0 || row[hex] === rows - 1;
}

function draw(view: View, aircraft: InPlay): ReactNode {
  const { side, type, hex, landed, stock, order, moveEnded } = aircraft;
  const facing = facingOf(view, aircraft);
  const hasOther = onBoard(view, opponent(side))?.hex === hex;
  const isOver = !landed && (hasOther || view.units.some((unit) => unit.hex === hex));
  const over = isAtEdge(view, hex) ? 'aircraft-over aircraft-at-edge' : 'aircraft-over';
  const place = isOver ? over : hasOther ? 'aircraft-under' : undefined;
  return (
    <g className={place}>
      <AircraftDrawing
        model={modelOf(view, side, type)}
        side={side}
        nation={view.rules.sides[side].nation}
        landed={landed}
        ordered={order !== NOT_ORDERED && !moveEnded}
        {...(facing === undefined ? {} : { facing })}
      >
        <AmmunitionPips stock={stock} type={type} />
      </AircraftDrawing>
    </g>
  );
}

export function airTokens(view: View, choices: Choices): Token[] {
  const aircraft = SIDES.map((side) => onBoard(view, side)).filter((one) => one !== null);
  // Whoever flies is above whoever stands.
  return aircraft
    .toSorted((a, b) => Number(b.landed) - Number(a.landed))
    .map((one) => ({
      id: AIRCRAFT_TOKENS[one.side],
      hex: one.hex,
      drawing: draw(view, one),
      isHigh: true,
      state: stateOf(view, one, choices),
    }));
}

/** Several counters on one hex lie side by side. */
function markerCounters(view: View, choices: Choices | null): Counter[] {
  const { markers = [], targetHexes = [] } = flightPlanView(view.air)?.turn ?? {};
  const use = choices?.uses.get(markers.at(0)?.hex ?? -1);
  const next = use?.use === 'aim' ? use.action : use?.use === 'act' ? use.actions[0] : null;
  const isLit = next?.type === 'rollRun';
  return markers.map(({ hex, ammunition }, at) => {
    const before = markers.slice(0, at).filter((other) => other.hex === hex).length;
    const isNext = isLit && hex === markers[0].hex;
    return {
      id: `marker ${at} ${hex}`,
      hex,
      drawing: (
        <g transform={`translate(${27 - before * 14} 22)`} className={isNext ? 'run-marker next-marker' : 'run-marker'}>
          <g transform="scale(0.85)">
            <MarkerDrawing ammunition={ammunition} />
          </g>
          {before === 0 ? (
            <g className="run-order" transform="translate(11 -12)">
              <rect x={-8} y={-8} width={16} height={16} rx={3} />
              <text y={4}>{targetNumber(targetHexes, hex)}</text>
            </g>
          ) : null}
        </g>
      ),
    };
  });
}

function bombCounters(view: View): Counter[] {
  const objective = flightPlanView(view.air)?.turn.bombing ?? -1;
  const hex = objective < 0 ? undefined : view.rules.objectives[objective].hexes[0];
  if (hex === undefined) return [];
  const drawing = (
    <g transform="translate(-32 4) scale(0.8)">
      <MarkerDrawing ammunition="bomb" strategic />
    </g>
  );
  return [{ id: 'strategic', hex, drawing }];
}

/** One flag for each airfield, on its first hex. */
function flagCounters(view: View): Counter[] {
  return (flightPlanView(view.air)?.airfields ?? []).flatMap(({ hexes, holder }) => {
    const hex: Hex | undefined = hexes[0];
    return holder === NO_SIDE || hex === undefined
      ? []
      : [{ id: `airfield ${hex}`, hex, drawing: <HolderFlag side={holder} /> }];
  });
}

/** A crater beside the medal that was taken from the air. */
function bombedCounters(view: View): Counter[] {
  return (flightPlanView(view.air)?.bombed ?? []).flatMap(({ objective, side, held }) => {
    const hex: Hex | undefined = view.rules.objectives[objective].hexes[0];
    if (!held || hex === undefined) return [];
    const drawing = (
      <g className={`bombed-objective side-${side}`} transform="translate(14 -8)">
        <path d="M0 -9L2.4 -3L8.6 -5L4.4 0L9 4.6L2.6 3.4L0.6 9.6L-2.2 3.6L-8.6 5.4L-4.4 0.4L-9 -4.4L-2.6 -3Z" />
        <circle r={2.6} />
      </g>
    );
    return [{ id: `bombed ${objective}`, hex, drawing }];
  });
}

export function airCounters(view: View, choices: Choices | null = null): Counter[] {
  return [...flagCounters(view), ...bombedCounters(view), ...markerCounters(view, choices), ...bombCounters(view)];
}
