import type { Nation } from '../../memoir/units/unit.ts';
import type { PlanBase } from '../../workshop/plan.ts';
import { AircraftDrawing } from '../air/AircraftDrawing.tsx';
import { modelIdOf } from '../air-pack/plane-model.ts';
import { ReadyMarkers } from '../air-pack/ReadyMarkers.tsx';

export interface BaseDrawingProps {
  readonly base: PlanBase;
  readonly nation: Nation;
  /** On the deck of a ship, or beside an aircraft of New Flight Plan: both are seen. */
  readonly isAside: boolean;
}

/** Planes of Air Pack as they stand on an airfield or a carrier. */
export function BaseDrawing({ base: { side, model, ready }, nation, isAside }: BaseDrawingProps) {
  return (
    <>
      {model === null ? null : (
        <g transform={isAside ? 'translate(23 -20) scale(0.5)' : undefined}>
          <AircraftDrawing model={modelIdOf(model)} side={side} nation={nation} landed />
        </g>
      )}
      {ready === 0 ? null : (
        <g transform={isAside && model !== null ? 'translate(-50 -4)' : undefined}>
          <ReadyMarkers side={side} nation={nation} count={ready} isAside={isAside || model !== null} />
        </g>
      )}
    </>
  );
}
