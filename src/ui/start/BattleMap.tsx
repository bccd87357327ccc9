import { memo, useDeferredValue } from 'react';
import { BOARD_SHAPES } from '../../hex/shapes.ts';
import { boardExtent } from '../../hex/layout.ts';
import { kindOf, type Unit } from '../../memoir/units/unit.ts';
import { columnX, HEX_POINTS, placeOn, SIZE, viewBoxOf } from '../board/geometry.ts';
import { figureOf } from '../table/figures/figure-of.tsx';
import { UnitDrawing } from '../table/figures/UnitDrawing.tsx';
import { exitTurns } from '../table/terrain/exits.ts';
import { GroundDrawing } from '../table/terrain/GroundDrawing.tsx';
import type { ObjectiveMark } from '../table/terrain/objectives.ts';
import { ObjectiveMedal } from '../table/terrain/ObjectiveMedal.tsx';
import type { Battle } from './battle.ts';
import { namesOn } from './map-names.ts';
import './map.css';

const ALLIES_COUNTER = <circle className="counter-base" r={35} />;
const AXIS_COUNTER = <path className="counter-base" d="M0 -43L43 0L0 43L-43 0Z" />;

/** One figure on the sign of its side: clear where a whole unit would be a smudge. */
function Counter({ unit }: { readonly unit: Unit }) {
  const kind = kindOf(unit);
  return (
    <g className={`map-counter side-${unit.side}`}>
      {unit.side === 0 ? ALLIES_COUNTER : AXIS_COUNTER}
      <g
        className="figure"
        transform={`translate(0 ${kind.class === 0 ? 17 : 12}) scale(${unit.side === 0 ? 1.45 : -1.45} 1.45)`}
      >
        {figureOf(kind, 0)}
      </g>
      {kind.special ? <path className="counter-special" d="M-42 -38h22v11l-11 8 -11 -8z" /> : null}
    </g>
  );
}

function objectivesOf({ scenario }: Battle): Map<number, ObjectiveMark> {
  const marks = new Map<number, ObjectiveMark>();
  for (const { hexes, side, medals } of scenario.rules.objectives)
    for (const hex of hexes) marks.set(hex, { side, medals, holder: -1 });
  return marks;
}

interface BattleMapProps {
  readonly battle: Battle;
  /** Small: counters and few names; large: as on the table. */
  readonly size: 'small' | 'large';
  readonly label?: string;
}

/** The battlefield as the battle begins. The screen around it does not wait for the drawing. */
export const BattleMap = memo(function BattleMap({ battle, size, label }: BattleMapProps) {
  const isDrawn = useDeferredValue(true, false);
  return (
    <svg
      className={`battle-map map-${size}`}
      viewBox={viewBoxOf(battle.board)}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      {isDrawn ? <MapDrawing battle={battle} size={size} /> : null}
    </svg>
  );
});

const MapDrawing = memo(function MapDrawing({ battle, size }: Omit<BattleMapProps, 'label'>) {
  const { scenario, board, file, places, units } = battle;
  const objectives = objectivesOf(battle);
  const mined = new Map(scenario.mines.map(({ hex, side }) => [hex, side]));
  const exits = exitTurns(board, scenario.rules.sides);
  const isLarge = size === 'large';
  const { height } = boardExtent(board, SIZE);
  return (
    <>
      <g className="ground">
        {scenario.ground.pieces.map((pieces, hex) => (
          <g key={board.labels[hex]} transform={placeOn(board, hex)}>
            <GroundDrawing
              pieces={pieces}
              face={file.face ?? 'country'}
              mine={isLarge && mined.has(hex) ? { hex, side: mined.get(hex) ?? -1, value: null } : null}
              objective={isLarge ? (objectives.get(hex) ?? null) : null}
              exit={exits.get(hex) ?? null}
            />
            <polygon className="hex-line" points={HEX_POINTS} />
            {isLarge ? (
              <text className="hex-label" y={-35}>
                {board.labels[hex]}
              </text>
            ) : null}
          </g>
        ))}
      </g>
      {isLarge ? (
        <g className="section-lines">
          {BOARD_SHAPES[board.name].sectionLines.slice(1, -1).map((column) => (
            <line key={column} x1={columnX(column)} x2={columnX(column)} y1={2} y2={height - 2} />
          ))}
        </g>
      ) : null}
      {units.map((unit) => (
        <g key={unit.id} transform={placeOn(board, unit.hex)}>
          {isLarge ? <UnitDrawing unit={unit} /> : <Counter unit={unit} />}
        </g>
      ))}
      {isLarge
        ? null
        : [...objectives].map(([hex, objective]) => (
            <g key={hex} transform={`${placeOn(board, hex)} scale(1.45)`}>
              <ObjectiveMedal objective={objective} />
            </g>
          ))}
      <g className="map-names">
        {namesOn(board, places, isLarge ? 17 : 37).map(({ hex, name, x, y }) => (
          <text key={hex} x={x} y={y}>
            {name}
          </text>
        ))}
      </g>
    </>
  );
});
