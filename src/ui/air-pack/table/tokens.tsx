// Planes, ready-to-take-off markers, craters and flags as the board draws them.
import type { ReactNode } from 'react';
import { boardOf, type Hex } from '../../../hex/board.ts';
import { airPackView } from '../../../memoir/air/air-pack/own-state.ts';
import type { View } from '../../../memoir/index.ts';
import { NO_SIDE, opponent, SIDES } from '../../../memoir/side.ts';
import { NOT_ORDERED } from '../../../memoir/units/unit.ts';
import { AircraftDrawing } from '../../air/AircraftDrawing.tsx';
import { HolderFlag } from '../../air/HolderFlag.tsx';
import type { Counter, Token, TokenState } from '../../board/model.ts';
import type { Choices } from '../../table/choices.ts';
import { Crater } from '../Crater.tsx';
import { ReadyMarkers } from '../ReadyMarkers.tsx';
import { modelIdOf } from '../plane-model.ts';
import { basesOf, facingOf, flyingOver, isAboard, onBoard, type Base, type InPlay } from '../planes.ts';
import '../../air/flight/flight.css';

/** By side; units have the numbers from 0, and planes on the ground come after those in flight. */
const PLANE_TOKENS = [-1, -2] as const;
const FIRST_PARKED = -3;

function stateOf(view: View, plane: InPlay, choices: Choices): TokenState {
  const { side, hex, order, moveEnded } = plane;
  if (side !== view.side) return 'quiet';
  if (choices.isAircraft || choices.uses.has(hex)) return 'ready';
  return order !== NOT_ORDERED && moveEnded ? 'spent' : 'quiet';
}

/** Over the edge of the map nothing is drawn: there it flies lower, whichever side sits at the bottom. */
function isAtEdge(view: View, hex: Hex): boolean {
  const { row, rows } = boardOf(view.board);
  return row[hex] === 0 || row[hex] === rows - 1;
}

function drawPlane(view: View, plane: InPlay): ReactNode {
  const { side, model, hex, order, moveEnded } = plane;
  const facing = facingOf(view, plane);
  const isBelow = onBoard(view, opponent(side))?.hex === hex || basesOf(view).some((base) => base.hex === hex);
  const isOver = isBelow || view.units.some((unit) => unit.hex === hex);
  const place = isOver ? (isAtEdge(view, hex) ? 'aircraft-over aircraft-at-edge' : 'aircraft-over') : undefined;
  return (
    <g className={place}>
      <AircraftDrawing
        model={modelIdOf(model)}
        side={side}
        nation={view.rules.sides[side].nation}
        ordered={order !== NOT_ORDERED && !moveEnded}
        {...(facing === undefined ? {} : { facing })}
      />
    </g>
  );
}

/** The plane that is about to go, or the one that stands there; markers alone are a counter. */
function drawBase(view: View, { side, models, takesOff, hex }: Base): ReactNode {
  const isOver = isAboard(view, hex);
  return (
    <g className={isOver ? 'plane-on-deck' : undefined}>
      <AircraftDrawing
        model={modelIdOf(models[models.length - 1])}
        side={side}
        nation={view.rules.sides[side].nation}
        landed
        ordered={takesOff}
      />
    </g>
  );
}

function baseTokens(view: View, choices: Choices): Token[] {
  return basesOf(view).flatMap((base, at) => {
    if (base.models.length === 0) return [];
    const isReady = base.side === view.side && (base.takesOff || choices.uses.has(base.hex));
    return {
      id: FIRST_PARKED - at,
      hex: base.hex,
      drawing: drawBase(view, base),
      state: isReady ? ('ready' as const) : ('quiet' as const),
    };
  });
}

export function airTokens(view: View, choices: Choices): Token[] {
  const flying = SIDES.flatMap((side) => onBoard(view, side) ?? []).filter(({ landed }) => !landed);
  return [
    ...baseTokens(view, choices),
    ...flying.map((plane) => ({
      id: PLANE_TOKENS[plane.side],
      hex: plane.hex,
      drawing: drawPlane(view, plane),
      isHigh: true,
      state: stateOf(view, plane, choices),
    })),
  ];
}

function markerCounters(view: View): Counter[] {
  return basesOf(view)
    .filter(({ markers }) => markers > 0)
    .map(({ side, hex, markers, models }) => ({
      id: `ready ${side} ${hex}`,
      hex,
      drawing: (
        <ReadyMarkers
          side={side}
          nation={view.rules.sides[side].nation}
          count={markers}
          isAside={models.length > 0 || isAboard(view, hex) || flyingOver(view, hex) !== null}
        />
      ),
    }));
}

/** A crater beside each unit that the enemy's plane pins. */
function craterCounters(view: View): Counter[] {
  return SIDES.flatMap((side) => onBoard(view, side)?.pinned ?? []).map((unit) => ({
    id: `pinned ${unit}`,
    hex: view.units[unit].hex,
    drawing: <Crater />,
  }));
}

/** One flag for each airfield, on its first hex. */
function flagCounters(view: View): Counter[] {
  return (airPackView(view.air)?.airfields ?? []).flatMap(({ hexes, holder }) => {
    const hex: Hex | undefined = hexes[0];
    return holder === NO_SIDE || hex === undefined
      ? []
      : [{ id: `airfield ${hex}`, hex, drawing: <HolderFlag side={holder} /> }];
  });
}

export function airCounters(view: View): Counter[] {
  return [...flagCounters(view), ...markerCounters(view), ...craterCounters(view)];
}
