// A scenario as another program has it: what it says, and what came with it unread.
import { boardOf, type Board, type Hex } from '../../hex/board.ts';
import { hexOfLabel } from '../../hex/labels.ts';
import type { SideName } from '../../memoir/side.ts';
import type { Piece } from '../../memoir/terrain/ground.ts';
import type { TraitName } from '../../memoir/units/unit.ts';
import { readPiece } from '../piece-text.ts';
import { piecesIn } from '../plain-parts.ts';
import type { ScenarioFile } from '../scenario-schema.ts';
import { isEmpty } from '../is-empty.ts';
import { newImport } from './importing.ts';
import { ASSEMBLED, isObject, isSame, listAt, objectAt, type RawObject } from './raw.ts';
import { BOARD_TYPES, boardName, keptByHex, placeFields, readLabels } from './read-board.ts';
import { GROUND_PARTS, shipOf } from './read-ground.ts';
import { otherSide } from './read-info.ts';
import { yearOfTexts } from './read-text.ts';
import { readShip } from './read-map.ts';
import type { Nations } from './read-nations.ts';
import { readUnitPart, withTraits, type M44Unit } from './read-unit.ts';
import { artOf, groundParts } from './write-ground.ts';
import { infoPart, nationsOf, topOf } from './write-info.ts';
import { optionsPart, victoryPart } from './write-options.ts';
import { tagsByHex, traitsIn } from './write-tags.ts';
import { textPart } from './write-text.ts';
import { isShip, unitOfFile, unitPart } from './write-unit.ts';

const NEW_HEAD: RawObject = { status: 'PRIVATE', software: 'Airfield 44', can_translate: false };

/** The `.m44` file of a scenario in its plain form. What was kept of another one is used where it still says the same. */
export function written(file: ScenarioFile, kept: RawObject): RawObject {
  const board = boardOf(file.board ?? 'standard');
  const keptHexes = keptByHex(board, listAt(objectAt(kept, 'board'), 'hexagons'));
  const nations = nationsOf(file, keptHexes.values());
  const special = file.special ?? {};
  const exits = (['axis', 'allies'] as const).filter((side) => (file.exits?.[side] ?? []).length > 0);
  const keptInfo = objectAt(kept, 'game_info');
  const options = optionsPart(board, special, { nations, exits }, objectAt(keptInfo, 'options'));
  const victory = victoryPart(board, special, objectAt(keptInfo, 'victory'));
  const { hexagons: _hexagons, labels: _labels, ...keptBoard } = objectAt(kept, 'board');
  const hexagons = writtenHexes(file, board, nations, keptHexes);
  const labels = writtenLabels(file, board, keptByHex(board, listAt(objectAt(kept, 'board'), 'labels')));
  const text = textPart(file, objectAt(kept, 'text'));
  const face = (file.face ?? 'country').toUpperCase();
  const { type: keptType, face: keptFace, ...others } = keptBoard;
  return {
    meta_data: headPart(kept.meta_data),
    game_info: {
      ...infoPart(file, keptInfo, yearOfTexts(text)),
      ...(isEmpty(options) ? {} : { options }),
      ...(isEmpty(victory) ? {} : { victory }),
    },
    board: {
      type: keptType !== undefined && boardName(keptType) === board.name ? keptType : BOARD_TYPES[board.name],
      // A face that is not known shows open country.
      face: keptFace !== undefined && face === 'COUNTRY' ? keptFace : face,
      hexagons,
      labels,
      ...others,
    },
    text,
    ...Object.fromEntries(Object.entries(kept).filter(([key]) => !ASSEMBLED.includes(key))),
  };
}

function headPart(kept: unknown): unknown {
  return kept === undefined || isObject(kept) ? { ...NEW_HEAD, ...kept } : kept;
}

function writtenHexes(
  file: ScenarioFile,
  board: Board,
  nations: Nations,
  keptHexes: ReadonlyMap<Hex, readonly RawObject[]>,
): RawObject[] {
  const pieces = piecesByHex(file, board);
  const units = unitsByHex(file, board);
  const kept = new Map([...keptHexes].map(([hex, [first]]) => [hex, first]));
  const { objectives = [], mines = {}, exits = {} } = file;
  const tags = tagsByHex(board, { objectives, mines, exits, units, nations }, kept);
  const art = artOf(file);
  const hexes: RawObject[] = [];
  for (let hex = 0; hex < board.size; hex++) {
    const own = kept.get(hex) ?? {};
    const { row: _row, col: _col, terrain: _t, rect_terrain: _r, obstacle: _o, unit: _u, tags: _g, ...unknown } = own;
    const ground = groundParts(pieces.get(hex) ?? [], art, { board, hex, isManned: units.has(hex), kept: own });
    const parts = {
      ...ground,
      ...unitParts(
        board,
        hex,
        { unit: units.get(hex), told: traitsIn(board, hex, tags.get(hex) ?? []) },
        nations,
        otherSide(topOf(file)),
        own,
      ),
      ...(tags.has(hex) ? { tags: tags.get(hex) } : {}),
      ...unknown,
    };
    if (!isEmpty(parts)) hexes.push({ ...placeFields(board, hex), ...parts });
  }
  return hexes;
}

function piecesByHex({ terrain = {} }: ScenarioFile, board: Board): Map<Hex, Piece[]> {
  const pieces = new Map<Hex, Piece[]>();
  for (const [label, said] of Object.entries(terrain)) {
    const hex = hexOfLabel(board, label);
    const read = piecesIn(said).flatMap((one) => {
      const piece = readPiece(one);
      return piece.ok ? [piece.value] : [];
    });
    if (hex !== undefined) pieces.set(hex, read);
  }
  return pieces;
}

function unitsByHex({ units }: ScenarioFile, board: Board): Map<Hex, M44Unit> {
  const found = new Map<Hex, M44Unit>();
  for (const side of ['allies', 'axis'] as const) {
    for (const [label, said] of Object.entries(units[side])) {
      const hex = hexOfLabel(board, label);
      const unit = unitOfFile(side, said);
      if (hex !== undefined && unit !== undefined) found.set(hex, unit);
    }
  }
  return found;
}

interface Standing {
  readonly unit: M44Unit | undefined;
  /** What its markers say of it. */
  readonly told: readonly TraitName[];
}

/** A unit, or a ship, which is a rectangular piece; as the file had it where it still means the same. */
function unitParts(
  board: Board,
  hex: Hex,
  { unit, told }: Standing,
  nations: Nations,
  shipSide: SideName,
  kept: RawObject,
): RawObject {
  const keptUnit = isObject(kept.unit) ? kept.unit : undefined;
  const reading = newImport(board);
  const said = keptUnit === undefined ? undefined : readUnitPart(reading, '', keptUnit, hex, nations);
  const ships = GROUND_PARTS.flatMap((part): [string, RawObject][] => {
    const piece = kept[part];
    return isObject(piece) && shipOf(piece) !== undefined ? [[part, piece]] : [];
  });
  if (unit === undefined) return keptUnit !== undefined && said === undefined ? { unit: keptUnit } : {};
  const shown = { ...unit, traits: unit.traits.filter((trait) => !told.includes(trait)) };
  if (isShip(unit)) {
    // The first ship of a hex is the one that counts.
    const [first] = ships;
    if (first !== undefined && isSame(readShip(reading, '', first[1], hex, shipSide), shown)) {
      return { ...Object.fromEntries(ships), ...(keptUnit === undefined ? {} : { unit: keptUnit }) };
    }
    const owner = unit.side === shipSide ? {} : { original_owner: unit.side.toUpperCase() };
    return { rect_terrain: { name: unit.kind === 'destroyer' ? 'pdestroyer' : 'pcarrier', ...owner } };
  }
  const isKept = said !== undefined && isSame(withTraits(said, told), unit);
  const part = isKept ? keptUnit : unitPart(shown, nations);
  return { unit: part, ...Object.fromEntries(ships) };
}

function writtenLabels(
  file: ScenarioFile,
  board: Board,
  kept: ReadonlyMap<Hex, readonly RawObject[]>,
): readonly RawObject[] {
  const labels: RawObject[] = [];
  for (let hex = 0; hex < board.size; hex++) {
    const name = file.places?.[board.labels[hex]];
    const own = kept.get(hex) ?? [];
    const said = own.length === 0 ? undefined : readLabels(newImport(board), '', own)[board.labels[hex]];
    if (own.length > 0 && said === name) labels.push(...own);
    else if (name !== undefined) labels.push({ ...placeFields(board, hex), text: [name] });
  }
  return labels;
}
