// A plan as the board draws it. A change of one hex makes one hex anew: what looks as before stays the same element.
import type { ReactNode } from 'react';
import type { Hex } from '../../hex/board.ts';
import { BOARD_SHAPES } from '../../hex/shapes.ts';
import { SIDES, type Side } from '../../memoir/side.ts';
import type { TerrainId } from '../../memoir/terrain/data/rows.ts';
import type { Piece } from '../../memoir/terrain/ground.ts';
import { kindOf, type Unit } from '../../memoir/units/unit.ts';
import { isSamePiece } from '../../workshop/lay.ts';
import { shownPieces, shownUnit } from '../../workshop/picture.ts';
import { planBoard, type Plan, type PlanUnit } from '../../workshop/plan.ts';
import { AircraftDrawing } from '../air/AircraftDrawing.tsx';
import { aircraftModel } from '../air/aircraft-model.ts';
import { BaseDrawing } from './BaseDrawing.tsx';
import type { BoardModel, MapName, Token } from '../board/model.ts';
import { lookOf } from '../table/figures/look.ts';
import { UnitDrawing } from '../table/figures/UnitDrawing.tsx';
import { exitTurns } from '../table/terrain/exits.ts';
import { GroundDrawing } from '../table/terrain/GroundDrawing.tsx';
import { marksOf, NO_MARKS } from '../table/terrain/objectives.ts';
import { seaDirections, SOUTH } from '../table/terrain/sea.ts';

/** What the board shows of a plan by itself, whatever is in hand. */
export type MapModel = Pick<BoardModel, 'board' | 'ground' | 'tokens' | 'names' | 'sectionLines'>;

/** Only these are drawn by where the sea is. */
const BY_THE_SEA: ReadonlySet<TerrainId> = new Set(['ocean', 'pier', 'beach', 'coast', 'cliff', 'bluff']);
const AIRCRAFT_TOKENS = [-1, -2] as const;
const FIRST_BASE = -3;

interface DrawnHex {
  /** What was laid there and whose unit stands there: the pieces follow from it. */
  readonly laid: readonly Piece[] | undefined;
  readonly standing: Side | undefined;
  readonly pieces: readonly Piece[];
  readonly key: string;
  readonly drawing: ReactNode;
}

function isSameList(a: readonly Piece[], b: readonly Piece[]): boolean {
  return a.length === b.length && a.every((piece, at) => isSamePiece(piece, b[at]));
}

/** What was made of a plan, for as long as these parts of it stay the same. */
function madeOf<T>(parts: (plan: Plan) => readonly (keyof Plan)[], make: (plan: Plan) => T): (plan: Plan) => T {
  let last: { readonly plan: Plan; readonly made: T } | null = null;
  return (plan) => {
    if (last === null || parts(plan).some((part) => last?.plan[part] !== plan[part])) last = { plan, made: make(plan) };
    return last.made;
  };
}

/** A drawing for each look, of which there are few. */
const figures = new Map<string, ReactNode>();

export function figureOfUnit(unit: Unit): ReactNode {
  const look = lookOf(unit);
  const known = figures.get(look);
  if (known !== undefined) return known;
  const drawing = <UnitDrawing unit={unit} />;
  figures.set(look, drawing);
  return drawing;
}

function unitToken(plan: Plan, hex: Hex, planned: PlanUnit): Token[] {
  const unit = shownUnit(plan, hex, planned);
  if (unit === null) return [];
  return [{ id: hex, hex, drawing: figureOfUnit(unit) }];
}

/** On a carrier or an airfield it stands; elsewhere it flies, above whoever is on the hex. */
function aircraftTokens(plan: Plan): Token[] {
  return SIDES.flatMap((side): Token[] => {
    const aircraft = plan.aircraft[side];
    if (aircraft === null) return [];
    const { hex, type } = aircraft;
    const { nation } = plan.sides[side];
    const planned = plan.units[hex];
    const unit = planned === undefined ? null : shownUnit(plan, hex, planned);
    const isOnCarrier = unit !== null && kindOf(unit).id === 'aircraftCarrier';
    const landed = isOnCarrier || shownPieces(plan, hex).some(({ id }) => id === 'airfield');
    const drawing = (
      <g transform={unit === null ? undefined : 'translate(0 -22)'}>
        <AircraftDrawing model={aircraftModel(nation, type, plan.front)} side={side} nation={nation} landed={landed} />
      </g>
    );
    return [{ id: AIRCRAFT_TOKENS[side], hex, drawing, isHigh: true }];
  });
}

/** Planes of Air Pack on the ground, beside what else is on the hex. */
function baseTokens(plan: Plan): Token[] {
  return Object.entries(plan.bases).map(([key, base]): Token => {
    const hex = Number(key);
    const isAside = plan.units[hex] !== undefined || plan.aircraft.some((one) => one?.hex === hex);
    const drawing = <BaseDrawing base={base} nation={plan.sides[base.side].nation} isAside={isAside} />;
    return { id: FIRST_BASE - hex, hex, drawing, isHigh: true };
  });
}

const GROUND_PARTS = ['board', 'face', 'pieces', 'units', 'mines', 'objectives', 'exits'] as const;
const TOKEN_PARTS = ['board', 'units', 'sides', 'date', 'aircraft', 'bases', 'front'] as const;

/** Draws one plan after another. */
export function mapDrawer(): (plan: Plan) => MapModel {
  let drawn: readonly DrawnHex[] = [];
  let drawnOn: Plan['board'] | null = null;
  let face: Plan['face'] | null = null;

  /** The list as it was, where it says the same: a stroke lays its first hexes anew with every further one. */
  const piecesAt = (plan: Plan, hex: Hex): readonly Piece[] => {
    const before = drawn[hex];
    if (before === undefined) return shownPieces(plan, hex);
    const isSame = before.laid === plan.pieces[hex] && before.standing === plan.units[hex]?.side;
    if (isSame && face === plan.face) return before.pieces;
    const pieces = shownPieces(plan, hex);
    return isSameList(before.pieces, pieces) ? before.pieces : pieces;
  };

  const drawGround = (plan: Plan): readonly ReactNode[] => {
    const board = planBoard(plan);
    if (board.name !== drawnOn) drawn = [];
    const pieces = board.labels.map((_, hex) => piecesAt(plan, hex));
    const isAtSea = pieces.some((list) => list.some(({ id }) => BY_THE_SEA.has(id)));
    const sea = isAtSea ? seaDirections(board.name, { pieces }) : null;
    const medals = marksOf(plan.objectives);
    const exits = exitTurns(board, [{ exits: plan.exits[0] }, { exits: plan.exits[1] }]);
    drawn = pieces.map((list, hex): DrawnHex => {
      const mine = plan.mines[hex] ?? null;
      const objectives = medals.get(hex) ?? NO_MARKS;
      const exit = exits.get(hex) ?? null;
      const shore = sea !== null && list.some(({ id }) => BY_THE_SEA.has(id)) ? sea[hex] : SOUTH;
      const key = [
        plan.face,
        mine?.side,
        mine?.decoy,
        ...objectives.flatMap((one) => [one.side, one.medals]),
        exit,
        shore,
      ].join(' ');
      const before = drawn[hex];
      const laid = plan.pieces[hex];
      const standing = plan.units[hex]?.side;
      if (before?.pieces === list && before.key === key) return { ...before, laid, standing };
      const drawing = (
        <GroundDrawing
          key={board.labels[hex]}
          pieces={list}
          face={plan.face}
          mine={mine === null ? null : { hex, side: mine.side, value: mine.decoy ? 0 : null }}
          objectives={objectives}
          exit={exit}
          sea={shore}
        />
      );
      return { laid, standing, pieces: list, key, drawing };
    });
    drawnOn = board.name;
    face = plan.face;
    return drawn.map(({ drawing }) => drawing);
  };

  const groundOf = madeOf(() => GROUND_PARTS, drawGround);
  const tokensOf = madeOf(
    // Whether an aircraft has landed goes by the ground below it.
    ({ aircraft }) => (aircraft.some((one) => one !== null) ? [...TOKEN_PARTS, 'pieces'] : TOKEN_PARTS),
    (plan): readonly Token[] => [
      ...Object.entries(plan.units).flatMap(([hex, unit]) => unitToken(plan, Number(hex), unit)),
      ...aircraftTokens(plan),
      ...baseTokens(plan),
    ],
  );
  const namesOf = madeOf(
    () => ['places'],
    ({ places }): readonly MapName[] => Object.entries(places).map(([hex, text]) => ({ hex: Number(hex), text })),
  );
  const linesOf = madeOf(
    () => ['board'],
    ({ board }) => BOARD_SHAPES[board].sectionLines.slice(1, -1),
  );
  return (plan) => ({
    board: planBoard(plan),
    ground: groundOf(plan),
    tokens: tokensOf(plan),
    names: namesOf(plan),
    sectionLines: linesOf(plan),
  });
}
