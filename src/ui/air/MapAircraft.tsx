import type { Side } from '../../memoir/side.ts';
import { kindOf } from '../../memoir/units/unit.ts';
import type { MapPicture } from '../../workshop/picture.ts';
import { placeOn } from '../board/geometry.ts';
import { CounterBase } from '../start/CounterBase.tsx';
import { AircraftDrawing } from './AircraftDrawing.tsx';
import { aircraftModel, type ModelId } from './aircraft-model.ts';
import { AirframeOutline } from './Airframe.tsx';

interface SmallProps {
  readonly model: ModelId;
  readonly side: Side;
}

function Small({ model, side }: SmallProps) {
  return (
    <g className={`map-counter counter-aircraft side-${side}`}>
      <CounterBase side={side} />
      <g className="figure" transform={`rotate(${side === 0 ? 30 : -30}) scale(0.62)`}>
        <AirframeOutline model={model} />
      </g>
    </g>
  );
}

export interface MapAircraftProps {
  readonly picture: MapPicture;
  readonly side: Side;
  readonly isLarge: boolean;
}

/** An aircraft that is on the board as the battle begins. */
export function MapAircraft({ picture, side, isLarge }: MapAircraftProps) {
  const { board, aircraft, pieces, units, nations, front } = picture;
  const one = aircraft[side];
  if (one === null) return null;
  const { hex, type } = one;
  const model = aircraftModel(nations[side], type, front);
  const below = units.find((unit) => unit.hex === hex);
  const landed =
    pieces[hex].some(({ id }) => id === 'airfield') || (below !== undefined && kindOf(below).id === 'aircraftCarrier');
  // Above the unit that it shares its hex with, so that both are seen.
  const aside = below === undefined ? '' : isLarge ? ' translate(0 -22)' : ' translate(-26 -34) scale(0.8)';
  return (
    <g transform={placeOn(board, hex) + aside}>
      {isLarge ? (
        <AircraftDrawing model={model} side={side} nation={nations[side]} landed={landed} />
      ) : (
        <Small model={model} side={side} />
      )}
    </g>
  );
}
