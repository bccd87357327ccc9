// What a tool does on the map. A stroke is always drawn as a whole, on the plan as it was before it began:
// which of its hexes is the last one, and joins the edge or another road, is only known then.
import { boardOf, type Hex } from '../hex/board.ts';
import { opponent, type MaybeSide, type Side } from '../memoir/side.ts';
import { OWNED, RECOVERY } from '../scenarios/piece-text.ts';
import { isTile } from '../scenarios/read-terrain.ts';
import type { Piece } from '../memoir/terrain/ground.ts';
import { erase } from './erase.ts';
import { familyOf, groupOf } from './families.ts';
import { hexLine, lineTrailOf, patchOf, trailOf } from './hexes.ts';
import { changeGround, isOwnGround, laidOn, piecesOn, type MapDraft, type PlanDraft } from './lay.ts';
import { drawLine, replacePieces } from './lines.ts';
import { dropObjectiveHexes } from './objectives.ts';
import { shownPieces } from './picture.ts';
import { planBoard, type Plan, type PlanBase, type PlanUnit } from './plan.ts';
import type { Shape, Tool } from './tool.ts';

/** Which hexes a stroke covers, each once, in the order in which the pointer passed them (`passed`). */
export function hexesOfStroke(plan: Plan, tool: Tool, shape: Shape, passed: readonly Hex[]): readonly Hex[] {
  const board = planBoard(plan);
  const [first] = passed;
  const last = passed.at(-1);
  if (first === undefined || last === undefined) return [];
  switch (shape) {
    case 'one':
      return [...new Set(isLineTool(tool) ? lineTrailOf(board, passed) : trailOf(board, passed))];
    case 'seven':
      return [...new Set(trailOf(board, passed).flatMap((hex) => [hex, ...board.adjacent[hex]]))];
    case 'line':
      return hexLine(board, first, last);
    default:
      return tool.kind === 'piece' || tool.kind === 'eraser' || tool.kind === 'select'
        ? patchOf(board, first, isLike(plan, first))
        : [first];
  }
}

function isLineTool(tool: Tool): boolean {
  return tool.kind === 'piece' && familyOf(tool.id) !== null;
}

/** The same ground, whichever way its lines run. */
function isLike(plan: Plan, hex: Hex): (other: Hex) => boolean {
  const groundOf = (one: Hex): string =>
    shownPieces(plan, one)
      .map(({ id, owner }) => `${id} ${owner ?? ''}`)
      .toSorted()
      .join();
  const wanted = groundOf(hex);
  return (other) => groundOf(other) === wanted;
}

/** Does a whole stroke: `hexes` as `hexesOfStroke` names them, `passed` as the pointer went. Tools that draw nothing change nothing. */
export function draw(draft: PlanDraft, tool: Tool, hexes: readonly Hex[], passed: readonly Hex[] = hexes): void {
  const last = hexes.at(-1);
  if (last === undefined) return;
  switch (tool.kind) {
    case 'piece':
      return changeGround(draft, (map) => {
        if (isLineTool(tool)) drawLine(map, tool.id, lineTrail(map, hexes, passed));
        else for (const hex of hexes) layPiece(map, tool, hex);
      });
    case 'unit':
      for (const hex of hexes) putUnit(draft, tool.unit, hex);
      return;
    case 'aircraft':
      return putAircraft(draft, tool, last);
    case 'plane':
      return putBase(draft, tool.side, last, { model: tool.model });
    case 'ready':
      return putBase(draft, tool.side, last, { ready: tool.count });
    case 'mine':
      for (const hex of hexes) {
        const before = draft.mines[hex];
        if (before?.side !== tool.mine.side || before.decoy !== tool.mine.decoy) draft.mines[hex] = { ...tool.mine };
      }
      return;
    case 'objective':
      return putObjectives(draft, tool, hexes);
    case 'exit':
      for (const hex of hexes) if (!draft.exits[tool.side].includes(hex)) draft.exits[tool.side].push(hex);
      return;
    case 'name':
      for (const hex of hexes) {
        const name = tool.text.trim();
        if (name === '') delete draft.places[hex];
        else if (draft.places[hex] !== name) draft.places[hex] = name;
      }
      return;
    case 'eraser':
      return erase(draft, tool.layer, hexes);
    case 'hand':
    case 'eyedropper':
    case 'select':
      return;
  }
}

/** The pointer's own way, which may cross itself, where it covers just these hexes; else the hexes in a row. */
function lineTrail({ board }: MapDraft, hexes: readonly Hex[], passed: readonly Hex[]): readonly Hex[] {
  const trail = lineTrailOf(boardOf(board), passed);
  const covered = new Set(trail);
  return covered.size === hexes.length && hexes.every((hex) => covered.has(hex)) ? trail : hexes;
}

type PieceTool = Extract<Tool, { readonly kind: 'piece' }>;

/** The piece that a tool lays, without what its kind does not have. */
export function pieceOfTool({ id, owner, recovery }: PieceTool): Piece {
  return {
    id,
    ...(owner !== null && OWNED.includes(id) ? { owner } : {}),
    ...(recovery !== null && RECOVERY.includes(id) ? { recovery } : {}),
  };
}

function layPiece(draft: MapDraft, tool: PieceTool, hex: Hex): void {
  const board = boardOf(draft.board);
  const before = piecesOn(draft, hex);
  // Mines are laid with a tool of their own.
  if (tool.id === 'minefield') return;
  if (isOwnGround(draft, hex, tool.id)) {
    const left = before.filter((piece) => !isTile(piece) && groupOf(piece.id) !== 'crossing');
    return replacePieces(draft, board, hex, left);
  }
  replacePieces(draft, board, hex, laidOn(before, pieceOfTool(tool)));
}

function isSameUnit(a: PlanUnit, b: PlanUnit): boolean {
  const isAlike = (['side', 'kind', 'nation', 'figures', 'idleUntil'] as const).every((key) => a[key] === b[key]);
  return isAlike && a.traits.join() === b.traits.join();
}

function putUnit(draft: PlanDraft, unit: PlanUnit, hex: Hex): void {
  const before = draft.units[hex];
  if (before !== undefined && isSameUnit(before, unit)) return;
  draft.units[hex] = { ...unit, traits: [...unit.traits] };
}

/** A side has one aircraft, and a hex holds one. */
function putAircraft(draft: PlanDraft, tool: Extract<Tool, { readonly kind: 'aircraft' }>, hex: Hex): void {
  const other = opponent(tool.side);
  if (draft.aircraft[other]?.hex === hex) draft.aircraft[other] = null;
  const before = draft.aircraft[tool.side];
  if (before?.hex !== hex || before.type !== tool.type) draft.aircraft[tool.side] = { type: tool.type, hex };
}

/** A plane stands beside markers of its own side; what the other side has there gives way. */
function putBase(draft: PlanDraft, side: Side, hex: Hex, change: Partial<PlanBase>): void {
  const before = draft.bases[hex];
  const own = before?.side === side ? before : { side, model: null, ready: 0 };
  const next = { ...own, ...change };
  if (before === undefined || before.side !== side || before.model !== next.model || before.ready !== next.ready)
    draft.bases[hex] = next;
}

/** One hex after the other makes a group, too: each beside one of those before. */
function joinGroup(draft: PlanDraft, side: MaybeSide, medals: number, hex: Hex): boolean {
  const alike = draft.objectives.filter((one) => one.side === side && one.medals === medals);
  if (alike.some(({ hexes }) => hexes.includes(hex) && hexes.length > 1)) return true;
  const { adjacent } = planBoard(draft);
  const beside = alike.find(({ hexes }) => hexes.some((one) => adjacent[one].includes(hex)));
  if (beside === undefined) return false;
  dropObjectiveHexes(draft, [hex]);
  const group = draft.objectives.find(({ hexes }) => hexes[0] === beside.hexes[0]);
  group?.hexes.push(hex);
  return true;
}

function putObjectives(
  draft: PlanDraft,
  { side, medals, isGroup }: Extract<Tool, { readonly kind: 'objective' }>,
  hexes: readonly Hex[],
): void {
  if (isGroup) {
    if (hexes.length === 1 && joinGroup(draft, side, medals, hexes[0])) return;
    const wanted = [...hexes].toSorted((a, b) => a - b);
    const same = draft.objectives.find((one) => one.hexes.toSorted((a, b) => a - b).join() === wanted.join());
    if (same !== undefined) return void Object.assign(same, { side, medals });
    dropObjectiveHexes(draft, hexes);
    draft.objectives.push({ hexes: [...hexes], side, need: 1, medals, switches: [] });
    return;
  }
  for (const hex of hexes) {
    const own = draft.objectives.filter((one) => one.hexes.includes(hex));
    const [only] = own;
    if (own.length === 1 && only.hexes.length === 1) {
      if (only.side !== side) only.side = side;
      if (only.medals !== medals) only.medals = medals;
      continue;
    }
    dropObjectiveHexes(draft, [hex]);
    draft.objectives.push({ hexes: [hex], side, need: 1, medals, switches: [] });
  }
}
