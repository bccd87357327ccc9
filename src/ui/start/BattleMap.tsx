import { memo, Suspense, useDeferredValue, useMemo } from 'react';
import { BOARD_SHAPES } from '../../hex/shapes.ts';
import { boardExtent } from '../../hex/layout.ts';
import type { Hex } from '../../hex/board.ts';
import { NO_SIDE } from '../../memoir/side.ts';
import { kindOf, type Unit } from '../../memoir/units/unit.ts';
import type { MapPicture } from '../../workshop/picture.ts';
import { latePart } from '../late.tsx';
import { centreOf, columnX, HEX_POINTS, placeOn, SIZE, viewBoxOf } from '../board/geometry.ts';
import { figureOf } from '../table/figures/figure-of.tsx';
import { UnitDrawing } from '../table/figures/UnitDrawing.tsx';
import { exitTurns } from '../table/terrain/exits.ts';
import { GroundDrawing } from '../table/terrain/GroundDrawing.tsx';
import { marksOf, medalSpots, MEDAL_RADIUS, NO_MARKS } from '../table/terrain/objectives.ts';
import { ObjectiveMedals } from '../table/terrain/ObjectiveMedals.tsx';
import { seaDirections } from '../table/terrain/sea.ts';
import { CounterBase } from './CounterBase.tsx';
import { isLabelFree, LABEL_Y, largeNames, lettersOnPaper, ON_THE_SCREEN } from './large-names.ts';
import { namesOn, type Obstacle } from './map-names.ts';
import { frameOf, Surroundings } from './Surroundings.tsx';
import './map.css';

/** Fetched with the first map that shows one. */
const MapAircraft = latePart(async () => (await import('../air/MapAircraft.tsx')).MapAircraft);

/** One figure on the sign of its side: clear where a whole unit would be a smudge. */
function Counter({ unit }: { readonly unit: Unit }) {
  const kind = kindOf(unit);
  return (
    <g className={`map-counter side-${unit.side}`} transform="scale(0.92)">
      <CounterBase side={unit.side} />
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

/** A large board is shown in the same frame, so its names are written larger. */
function heightOfNames({ board }: MapPicture): number {
  return board.name === 'breakthrough' ? 54 : 38;
}

/** By how much medals are larger on a small map than on the table. */
const SMALL_MAP_MEDALS = 1.45;

/** Where there are aircraft, in the air or on the ground. */
function flyingOn({ aircraft, bases }: MapPicture): Hex[] {
  return [...aircraft.flatMap((one) => one?.hex ?? []), ...Object.keys(bases).map(Number)];
}

/** What names on a small map should leave free: pieces, medals, aircraft, and what they are the names of. */
function obstaclesOf(picture: MapPicture): Obstacle[] {
  const { board, pieces, units, objectives, places } = picture;
  const named = [...places.keys()].filter((hex) => pieces[hex].length > 0);
  return [
    ...named.map((hex): Obstacle => ({ ...centreOf(board, hex), radius: 26 })),
    ...units.map((unit): Obstacle => ({ ...centreOf(board, unit.hex), radius: 33 })),
    ...flyingOn(picture).map((hex): Obstacle => {
      const { x, y } = centreOf(board, hex);
      return { x, y: y - 12, radius: 36 };
    }),
    ...[...marksOf(objectives)].flatMap(([hex, marks]) => {
      const { x, y } = centreOf(board, hex);
      return medalSpots(marks.length).map((spot): Obstacle => ({
        x: x + spot.x * SMALL_MAP_MEDALS,
        y: y + spot.y * SMALL_MAP_MEDALS,
        radius: (MEDAL_RADIUS + 1) * spot.scale * SMALL_MAP_MEDALS,
      }));
    }),
  ];
}

/** Names where they cover least, few of them. */
function SmallNames({ picture }: { readonly picture: MapPicture }) {
  const { board, places } = picture;
  return namesOn(board, places, heightOfNames(picture), obstaclesOf(picture), 0.8).map(({ hex, name, x, y }) => (
    <text key={hex} x={x} y={y}>
      {name}
    </text>
  ));
}

type MapSize = 'small' | 'large' | 'print';

interface BattleMapProps {
  readonly picture: MapPicture;
  /** Small: counters and few names; large: as on the table; print: the same in the letters of the sheet. */
  readonly size: MapSize;
  readonly label?: string;
}

/** The battlefield as the battle begins. The screen around it does not wait for the drawing. */
export const BattleMap = memo(function BattleMap({ picture, size, label }: BattleMapProps) {
  const isDrawn = useDeferredValue(true, false);
  return (
    <svg
      className={`battle-map map-${size} map-${picture.board.name}`}
      viewBox={size === 'small' ? frameOf(picture) : viewBoxOf(picture.board)}
      preserveAspectRatio={size === 'small' ? 'xMidYMid slice' : 'xMidYMid meet'}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      {isDrawn ? <MapDrawing picture={picture} size={size} /> : null}
    </svg>
  );
});

const MapDrawing = memo(function MapDrawing({ picture, size }: Omit<BattleMapProps, 'label'>) {
  const { board, face, pieces: ground, units, mines } = picture;
  const medals = marksOf(picture.objectives);
  const exits = exitTurns(
    board,
    picture.exits.map((hexes) => ({ exits: hexes })),
  );
  const sea = seaDirections(board.name, { pieces: ground });
  const isLarge = size !== 'small';
  const letters = size === 'print' ? lettersOnPaper(board) : ON_THE_SCREEN;
  const names = useMemo(() => (isLarge ? largeNames(picture, letters) : []), [picture, isLarge, letters]);
  const { height } = boardExtent(board, SIZE);
  return (
    <>
      {isLarge ? null : <Surroundings picture={picture} />}
      <g className="ground">
        {ground.map((pieces, hex) => (
          <g key={board.labels[hex]} transform={placeOn(board, hex)}>
            <GroundDrawing
              pieces={pieces}
              face={face}
              mine={isLarge && mines.has(hex) ? { hex, side: mines.get(hex)?.side ?? NO_SIDE, value: null } : null}
              objectives={isLarge ? (medals.get(hex) ?? NO_MARKS) : NO_MARKS}
              exit={exits.get(hex) ?? null}
              sea={sea[hex]}
            />
            <polygon className="hex-line" points={HEX_POINTS} />
            {isLarge && isLabelFree(board, hex, names, letters) ? (
              <text className="hex-label" y={LABEL_Y}>
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
        : [...medals].map(([hex, marks]) => (
            <g key={hex} transform={`${placeOn(board, hex)} scale(${SMALL_MAP_MEDALS})`}>
              <ObjectiveMedals marks={marks} />
            </g>
          ))}
      {flyingOn(picture).length === 0 ? null : (
        <Suspense fallback={null}>
          <MapAircraft picture={picture} isLarge={isLarge} />
        </Suspense>
      )}
      <g className="map-names">
        {isLarge ? null : <SmallNames picture={picture} />}
        {names.map(({ hex, text, x, y }) => (
          <text key={hex} x={x} y={y}>
            <tspan className="name-hex">{board.labels[hex]}</tspan> {text}
          </text>
        ))}
      </g>
    </>
  );
});
