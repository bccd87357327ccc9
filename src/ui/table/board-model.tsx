import { boardOf } from '../../hex/board.ts';
import { hexOfLabel } from '../../hex/labels.ts';
import { BOARD_SHAPES } from '../../hex/shapes.ts';
import type { View } from '../../memoir/index.ts';
import { isOnBoard } from '../../memoir/units/unit.ts';
import type { ScenarioFile } from '../../scenarios/scenario-schema.ts';
import type { Arrow, BoardModel, MapName } from '../board/model.ts';
import type { Focus } from '../text/prompts.ts';
import type { Choices } from './choices.ts';
import { UnitDrawing } from './figures/UnitDrawing.tsx';
import { GroundDrawing, type ObjectiveMark } from './terrain/GroundDrawing.tsx';

export function namesOf(view: View, file: ScenarioFile): MapName[] {
  const board = boardOf(view.board);
  return Object.entries(file.places ?? {}).flatMap(([label, text]) => {
    const hex = hexOfLabel(board, label);
    return hex === undefined ? [] : [{ hex, text }];
  });
}

/** The medal on each hex of an objective. */
export function objectivesByHex(view: View): Map<number, ObjectiveMark> {
  const marks = new Map<number, ObjectiveMark>();
  view.rules.objectives.forEach(({ hexes, side, medals }, at) => {
    for (const hex of hexes) marks.set(hex, { side, medals, holder: view.objectives[at] });
  });
  return marks;
}

export function groundOf(view: View, file: ScenarioFile): BoardModel['ground'] {
  const objectives = objectivesByHex(view);
  const mines = new Map(view.mines.map((mine) => [mine.hex, mine]));
  const exits = new Set(view.rules.sides.flatMap((side) => side.exits));
  return view.ground.pieces.map((pieces, hex) => (
    <GroundDrawing
      key={boardOf(view.board).labels[hex]}
      pieces={pieces}
      face={file.face ?? 'country'}
      mine={pieces.some(({ id }) => id === 'minefield') ? (mines.get(hex) ?? null) : null}
      objective={objectives.get(hex) ?? null}
      isExit={exits.has(hex)}
    />
  ));
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

interface Parts {
  readonly view: View;
  readonly ground: BoardModel['ground'];
  readonly names: readonly MapName[];
  readonly choices: Choices;
  readonly focus: Focus;
}

export function boardModel({ view, ground, names, choices, focus }: Parts): BoardModel {
  const lines = BOARD_SHAPES[view.board].sectionLines;
  return {
    board: boardOf(view.board),
    ground,
    names,
    sectionLines: lines.slice(1, -1),
    tokens: view.units
      .filter(isOnBoard)
      .map((unit) => ({ id: unit.id, hex: unit.hex, drawing: <UnitDrawing unit={unit} /> })),
    choices: choices.marks,
    selected: selectedHexes(view, choices, focus),
    arrow: arrowOf(view, focus),
  };
}
