import type { Side } from '../../memoir/side.ts';
import type { MapPicture } from '../../workshop/picture.ts';
import { placeOn } from '../board/geometry.ts';
import { CounterBase } from '../start/CounterBase.tsx';
import { AircraftDrawing } from './AircraftDrawing.tsx';
import { aircraftModel } from './aircraft-model.ts';
import { Airframe, AirframeOutline } from './Airframe.tsx';

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
  const isAshore = pieces[hex].some(({ id }) => id === 'airfield');
  const turn = side === 0 ? 30 : -30;
  if (isLarge && below !== undefined) {
    // On the deck of a carrier, which has the base and the sign of the nation already.
    return (
      <g transform={`${placeOn(board, hex)} translate(0 -20) rotate(${turn}) scale(0.72)`}>
        <Airframe model={model} pose="still" />
      </g>
    );
  }
  // Above the unit that it shares its hex with, so that both are seen.
  const aside = below === undefined ? '' : ' translate(-26 -34) scale(0.8)';
  return (
    <g transform={placeOn(board, hex) + aside}>
      {isLarge ? (
        <AircraftDrawing model={model} side={side} nation={nations[side]} landed={isAshore} />
      ) : (
        <g className={`map-counter counter-aircraft side-${side}`}>
          <CounterBase side={side} />
          <g className="figure" transform={`rotate(${turn}) scale(0.62)`}>
            <AirframeOutline model={model} />
          </g>
        </g>
      )}
    </g>
  );
}
