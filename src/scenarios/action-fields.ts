// What the fields of an action stand for, in words and back.
import { ok } from '../engine/result.ts';
import { boardOf, type Hex } from '../hex/board.ts';
import { hexLabel, hexOfLabel } from '../hex/labels.ts';
import { AIRCRAFT_TYPES, AMMUNITION } from '../memoir/air/aircraft.ts';
import { PLANE_MODELS } from '../memoir/air/air-pack/planes.ts';
import { CARD_IDS, EVERY_SECTION } from '../memoir/cards/card.ts';
import { NO_UNIT, type State } from '../memoir/state.ts';
import { TERRAIN_IDS } from '../memoir/terrain/data/rows.ts';
import type { FieldKind } from './action-phrases.ts';
import { airCardIds } from './air-cards.ts';
import { faulty, unknownName, type Read } from './fault.ts';
import { SECTION_NAMES } from './file-names.ts';

/** A unit that is nobody, in an action written as an object. */
const NOBODY = 'none';
/** Every section, for a plane that may come on anywhere. */
const ANYWHERE = 'anywhere';

export function writeField(state: State, kind: FieldKind, value: number): string {
  if (kind === 'card') return CARD_IDS[value];
  if (kind === 'airCard') return airCardIds(state.rules)[value];
  if (kind === 'section') return value === EVERY_SECTION ? ANYWHERE : SECTION_NAMES[Math.log2(value)];
  if (kind === 'unit' && value === NO_UNIT) return NOBODY;
  return hexLabel(boardOf(state.board), kind === 'unit' ? state.units[value].hex : value);
}

export function readField(state: State, kind: FieldKind, text: string): Read<number | string> {
  switch (kind) {
    case 'card':
      return indexIn(CARD_IDS, text, 'card');
    case 'airCard':
      return indexIn(airCardIds(state.rules), text, 'air card');
    case 'section': {
      if (text.toLowerCase() === ANYWHERE) return ok(EVERY_SECTION);
      const section = indexIn(SECTION_NAMES, text, 'section');
      return section.ok ? ok(1 << section.value) : section;
    }
    case 'aircraft':
      return nameIn(AIRCRAFT_TYPES, text, 'type of aircraft');
    case 'model':
      return nameIn(PLANE_MODELS, text, 'plane');
    case 'ammunition':
      return nameIn(AMMUNITION, text, 'ammunition');
    case 'terrain':
      return nameIn(TERRAIN_IDS, text, 'terrain');
    case 'hex':
      return readHex(state, text);
    default:
      return readUnit(state, text);
  }
}

function readUnit(state: State, text: string): Read<number> {
  if (text === NOBODY) return ok(NO_UNIT);
  const hex = readHex(state, text);
  if (!hex.ok) return hex;
  const unit = state.unitAt[hex.value];
  return unit === NO_UNIT ? faulty('', `there is no unit on ${hexLabel(boardOf(state.board), hex.value)}`) : ok(unit);
}

/** Capitals tell nothing that the number does not: rows of capital letters have odd numbers. */
function readHex(state: State, text: string): Read<Hex> {
  const board = boardOf(state.board);
  const hex = hexOfLabel(board, text.toUpperCase()) ?? hexOfLabel(board, text.toLowerCase());
  return hex === undefined ? faulty('', `'${text}' is not a hex of the ${state.board} board`) : ok(hex);
}

function indexIn(names: readonly string[], text: string, what: string): Read<number> {
  const index = names.indexOf(text.toLowerCase());
  return index === -1 ? faulty('', `there is no ${what} ${unknownName(text, names)}`) : ok(index);
}

/** Neither capitals nor dashes matter: 'fighter-bomber' is fighterBomber. */
function nameIn(names: readonly string[], text: string, what: string): Read<string> {
  const plain = text.toLowerCase().replaceAll('-', '');
  const name = names.find((one) => one.toLowerCase() === plain);
  return name === undefined ? faulty('', `there is no ${what} ${unknownName(text, names)}`) : ok(name);
}
