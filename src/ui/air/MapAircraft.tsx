import type { Hex } from '../../hex/board.ts';
import { SIDES, type Side } from '../../memoir/side.ts';
import type { MapPicture } from '../../workshop/picture.ts';
import type { PlanBase } from '../../workshop/plan.ts';
import { modelIdOf } from '../air-pack/plane-model.ts';
import { ReadyMarkers } from '../air-pack/ReadyMarkers.tsx';
import { placeOn } from '../board/geometry.ts';
import { CounterBase } from '../start/CounterBase.tsx';
import { AircraftDrawing } from './AircraftDrawing.tsx';
import { aircraftModel, type ModelId } from './aircraft-model.ts';
import { Airframe, AirframeOutline } from './Airframe.tsx';

export interface MapAircraftProps {
  readonly picture: MapPicture;
  readonly isLarge: boolean;
}

interface OfSide extends MapAircraftProps {
  readonly side: Side;
}

interface OnBase extends MapAircraftProps {
  readonly hex: Hex;
  readonly base: PlanBase;
}

function Counter({ model, side }: { readonly model: ModelId; readonly side: Side }) {
  return (
    <g className={`map-counter counter-aircraft side-${side}`}>
      <CounterBase side={side} />
      <g className="figure" transform={`rotate(${side === 0 ? 30 : -30}) scale(0.62)`}>
        <AirframeOutline model={model} />
      </g>
    </g>
  );
}

/** Planes of Air Pack on an airfield, or on a carrier, which has the base and the sign of the nation already. */
function MapBase({ picture, hex, base: { side, model, ready }, isLarge }: OnBase) {
  const { board, units, nations } = picture;
  const isAboard = units.some((unit) => unit.hex === hex);
  const turn = side === 0 ? 30 : -30;
  const aside = isAboard ? (isLarge ? ' translate(0 -20) scale(0.72)' : ' translate(-26 -34) scale(0.8)') : '';
  return (
    <g transform={placeOn(board, hex)}>
      {model === null ? null : (
        <g transform={aside.trim()}>
          {isLarge && isAboard ? (
            <g transform={`rotate(${turn})`}>
              <Airframe model={modelIdOf(model)} pose="still" />
            </g>
          ) : isLarge ? (
            <AircraftDrawing model={modelIdOf(model)} side={side} nation={nations[side]} landed />
          ) : (
            <Counter model={modelIdOf(model)} side={side} />
          )}
        </g>
      )}
      {ready === 0 ? null : (
        <g className="hex-board">
          <ReadyMarkers side={side} nation={nations[side]} count={ready} isAside={isAboard || model !== null} />
        </g>
      )}
    </g>
  );
}

/** An aircraft of New Flight Plan. */
function OneAircraft({ picture, side, isLarge }: OfSide) {
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
        <Counter model={model} side={side} />
      )}
    </g>
  );
}

/** What flies or stands on the ground as the battle begins. */
export function MapAircraft({ picture, isLarge }: MapAircraftProps) {
  return (
    <>
      {SIDES.map((side) => (
        <OneAircraft key={side} picture={picture} side={side} isLarge={isLarge} />
      ))}
      {Object.entries(picture.bases).map(([hex, base]) => (
        <MapBase key={hex} picture={picture} hex={Number(hex)} base={base} isLarge={isLarge} />
      ))}
    </>
  );
}
