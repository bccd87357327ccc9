import type { Hex } from '../../../hex/board.ts';
import { SIDES } from '../../../memoir/side.ts';
import { shownPieces, shownUnit } from '../../../workshop/picture.ts';
import { planBoard, type Plan } from '../../../workshop/plan.ts';
import { AircraftDrawing } from '../../air/AircraftDrawing.tsx';
import { aircraftModel } from '../../air/aircraft-model.ts';
import { HEX_POINTS } from '../../board/geometry.ts';
import { UnitDrawing } from '../../table/figures/UnitDrawing.tsx';
import { exitTurns } from '../../table/terrain/exits.ts';
import { GroundDrawing } from '../../table/terrain/GroundDrawing.tsx';
import { marksOf, NO_MARKS } from '../../table/terrain/objectives.ts';
import { BaseDrawing } from '../BaseDrawing.tsx';
import '../../air/aircraft.css';
import './tool-picture.css';

/** A hex of the plan with all that is on it. */
export function HexPicture({ plan, hex }: { readonly plan: Plan; readonly hex: Hex }) {
  const unit = plan.units[hex] === undefined ? null : shownUnit(plan, hex, plan.units[hex]);
  const mine = plan.mines[hex];
  const base = plan.bases[hex];
  const exits = exitTurns(
    planBoard(plan),
    plan.exits.map((of) => ({ exits: [...of] })),
  );
  return (
    <svg className="tool-picture" viewBox="-46 -52 92 104" aria-hidden="true">
      <GroundDrawing
        pieces={shownPieces(plan, hex)}
        face={plan.face}
        mine={mine === undefined ? null : { hex, side: mine.side, value: null }}
        objectives={marksOf(plan.objectives).get(hex) ?? NO_MARKS}
        exit={exits.get(hex) ?? null}
      />
      <polygon className="hex-line" points={HEX_POINTS} />
      {unit === null ? null : <UnitDrawing unit={unit} />}
      {base === undefined ? null : (
        <BaseDrawing
          base={base}
          nation={plan.sides[base.side].nation}
          isAside={unit !== null || plan.aircraft.some((one) => one?.hex === hex)}
        />
      )}
      {SIDES.map((side) => {
        const aircraft = plan.aircraft[side];
        if (aircraft?.hex !== hex) return null;
        const { nation } = plan.sides[side];
        return (
          <AircraftDrawing
            key={side}
            model={aircraftModel(nation, aircraft.type, plan.front)}
            side={side}
            nation={nation}
          />
        );
      })}
    </svg>
  );
}
