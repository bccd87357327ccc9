import type { ReactNode } from 'react';
import { boardOf, type Hex } from '../../hex/board.ts';
import { hexOfLabel } from '../../hex/labels.ts';
import { BOARD_SHAPES } from '../../hex/shapes.ts';
import { mayStillBattle } from '../../memoir/battle/forecast-refusal.ts';
import type { State, View } from '../../memoir/index.ts';
import type { Ground } from '../../memoir/terrain/ground.ts';
import { hasMark, isOnBoard, NOT_ORDERED, TURN_OVER, type Unit } from '../../memoir/units/unit.ts';
import type { ScenarioFile } from '../../scenarios/scenario-schema.ts';
import type { Arrow, BoardModel, Counter, Highlight, MapName, Path, TokenState } from '../board/model.ts';
import type { Focus } from '../text/prompts.ts';
import type { Choices } from './choices.ts';
import type { AirOnBoard } from './use-air.ts';
import { lookOf } from './figures/look.ts';
import { UnitDrawing } from './figures/UnitDrawing.tsx';
import { hexText } from './hex-text.ts';
import { exitTurns } from './terrain/exits.ts';
import { GroundDrawing } from './terrain/GroundDrawing.tsx';
import { NO_MARKS, objectivesByHex } from './terrain/objectives.ts';
import { seaDirections } from './terrain/sea.ts';

export function namesOf(view: View, file: ScenarioFile): MapName[] {
  const board = boardOf(view.board);
  return Object.entries(file.places ?? {}).flatMap(([label, text]) => {
    const hex = hexOfLabel(board, label);
    return hex === undefined ? [] : [{ hex, text }];
  });
}

function drawGround(view: View, file: ScenarioFile): BoardModel['ground'] {
  const board = boardOf(view.board);
  const sea = seaDirections(view.board, view.ground);
  const objectives = objectivesByHex(view);
  const mines = new Map(view.mines.map((mine) => [mine.hex, mine]));
  const exits = exitTurns(board, view.rules.sides);
  return view.ground.pieces.map((pieces, hex) => (
    <GroundDrawing
      key={board.labels[hex]}
      pieces={pieces}
      face={file.face ?? 'country'}
      mine={pieces.some(({ id }) => id === 'minefield') ? (mines.get(hex) ?? null) : null}
      objectives={objectives.get(hex) ?? NO_MARKS}
      exit={exits.get(hex) ?? null}
      sea={sea[hex]}
    />
  ));
}

const grounds = new WeakMap<Ground, { readonly seen: string; readonly drawn: BoardModel['ground'] }>();

/** The same elements for as long as the map looks the same, so that a click draws no hex anew. */
export function groundOf(view: View, file: ScenarioFile): BoardModel['ground'] {
  const mines = view.mines.map(({ hex, value }) => `${hex}:${value}`);
  const seen = [file.name, file.face, ...view.objectives, ...mines].join(' ');
  const known = grounds.get(view.ground);
  if (known?.seen === seen) return known.drawn;
  const drawn = drawGround(view, file);
  grounds.set(view.ground, { seen, drawn });
  return drawn;
}

function selectedHexes(view: View, choices: Choices, focus: Focus): number[] {
  const ids = [choices.unit, focus.retreating, focus.attacker, ...focus.picked].filter((id) => id !== null);
  return [...new Set(ids.map((id) => view.units[id].hex))].filter((hex) => hex >= 0);
}

function arrowOf(view: View, { attacker, target }: Focus): Arrow | null {
  if (attacker === null || target === null) return null;
  const [from, to] = [view.units[attacker].hex, view.units[target].hex];
  return from >= 0 && to >= 0 ? { from, to } : null;
}

/** A drawing for each look, of which there are few: every view has its own units, but most of them look as before. */
const drawings = new Map<string, ReactNode>();

function drawingOf(unit: Readonly<Unit>): ReactNode {
  const look = lookOf(unit);
  const known = drawings.get(look);
  if (known !== undefined) return known;
  const drawing = <UnitDrawing unit={unit} />;
  drawings.set(look, drawing);
  return drawing;
}

/**
 * Ready: a click on it, or on where it goes, does something now. Spent: it did its part and can do no more; whoever
 * moved and may still battle is not.
 */
function stateOf(unit: Readonly<Unit>, choices: Choices, state: State | undefined): TokenState {
  const use = choices.uses.get(unit.hex);
  if (unit.id === choices.unit || (use?.use === 'select' && use.unit === unit.id)) return 'ready';
  const acted = unit.moved > 0 || unit.battles > 0 || hasMark(unit, TURN_OVER);
  if (unit.order === NOT_ORDERED || !acted) return 'quiet';
  return state !== undefined && mayStillBattle(state, unit.id) ? 'quiet' : 'spent';
}

interface Labels {
  readonly names: readonly MapName[];
  readonly labelOf: BoardModel['labelOf'];
}

const labels = new WeakMap<View, Labels>();

/** The same function for as long as the same is seen: the board in words is then not read anew. */
function labelsOf(view: View, names: readonly MapName[]): BoardModel['labelOf'] {
  const known = labels.get(view);
  if (known?.names === names) return known.labelOf;
  const texts = new Map<Hex, string>();
  const labelOf = (hex: Hex) => {
    const text = texts.get(hex) ?? hexText(view, names, hex);
    texts.set(hex, text);
    return text;
  };
  labels.set(view, { names, labelOf });
  return labelOf;
}

export interface BoardParts {
  readonly view: View;
  /** What the view is of; whoever looks at it knows of each unit whether it may still battle. */
  readonly state?: State;
  readonly ground: BoardModel['ground'];
  readonly names: readonly MapName[];
  readonly choices: Choices;
  readonly focus: Focus;
  readonly turned?: boolean;
  readonly paths?: readonly Path[];
  readonly highlights?: readonly Highlight[];
  readonly overlay?: ReactNode;
  readonly air?: AirOnBoard | null;
}

const NO_COUNTERS: readonly Counter[] = [];
const NO_PATHS: readonly Path[] = [];
const NO_HIGHLIGHTS: readonly Highlight[] = [];

export function boardModel(parts: BoardParts): BoardModel {
  const { view, ground, names, choices, focus } = parts;
  const air = parts.air ?? null;
  const lines = BOARD_SHAPES[view.board].sectionLines;
  return {
    board: boardOf(view.board),
    ground,
    names,
    sectionLines: lines.slice(1, -1),
    tokens: [
      ...view.units.filter(isOnBoard).map((unit) => ({
        id: unit.id,
        hex: unit.hex,
        drawing: drawingOf(unit),
        state: stateOf(unit, choices, parts.state),
      })),
      ...(air?.tokens ?? []),
    ],
    counters: air?.counters ?? NO_COUNTERS,
    popup: air?.popup ?? null,
    choices: choices.marks,
    selected: [...selectedHexes(view, choices, focus), ...(air?.selected ?? [])],
    arrow: air?.arrow ?? arrowOf(view, focus),
    paths: air === null ? (parts.paths ?? NO_PATHS) : [...air.paths, ...(parts.paths ?? NO_PATHS)],
    highlights:
      air === null ? (parts.highlights ?? NO_HIGHLIGHTS) : [...(parts.highlights ?? NO_HIGHLIGHTS), ...air.highlights],
    turned: parts.turned ?? false,
    overlay: parts.overlay,
    labelOf: labelsOf(view, names),
  };
}
