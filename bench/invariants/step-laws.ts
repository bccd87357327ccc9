// What one action may change.
import { boardOf, distance } from '../../src/hex/board.ts';
import type { State } from '../../src/memoir/index.ts';
import { terrainRow } from '../../src/memoir/terrain/data/rows.ts';
import { SHIP, UNIT_CLASSES } from '../../src/memoir/units/kinds.ts';
import { BOAT, hasTrait, isOnBoard, kindOf, type Unit } from '../../src/memoir/units/unit.ts';
import type { Laws, Step, StepLaw } from './law.ts';

/** The piece that should have kept the unit out, told from the terrain rows alone. */
function closedBy(state: State, unit: Unit): string | undefined {
  const pieces = state.ground.pieces[unit.hex];
  const { class: unitClass } = kindOf(unit);
  if (unitClass === SHIP) return pieces.length === 1 && pieces[0].id === 'ocean' ? undefined : 'a hex that is no ocean';
  const rows = pieces.map(({ id }) => ({ id, row: terrainRow(id) }));
  const afloat = hasTrait(unit, BOAT) || rows.some(({ row }) => row.crossing);
  return rows.find(({ row }) => row.closedTo?.includes(UNIT_CLASSES[unitClass]) && !(row.is === 'river' && afloat))?.id;
}

function openGround({ before, after }: Step): string | undefined {
  for (const unit of after.units) {
    if (!isOnBoard(unit) || unit.hex === before.units[unit.id].hex) continue;
    const barrier = closedBy(after, unit);
    if (barrier !== undefined) return `${kindOf(unit).id} ${unit.id} came to ${unit.hex}, closed by ${barrier}`;
  }
  return undefined;
}

function figureEvents({ before, after, events }: Step): string | undefined {
  const change = new Map<number, number>();
  for (const event of events) {
    if (event.type === 'figuresLost') change.set(event.unit, (change.get(event.unit) ?? 0) - event.count);
    if (event.type === 'figuresRestored') change.set(event.unit, (change.get(event.unit) ?? 0) + event.count);
  }
  for (const unit of after.units) {
    const told = change.get(unit.id) ?? 0;
    const real = unit.figures - before.units[unit.id].figures;
    if (told !== real) return `unit ${unit.id} changed by ${real} figures, the events say ${told}`;
  }
  return undefined;
}

function placeEvents({ before, after, events }: Step): string | undefined {
  const places = new Map<number, number>();
  for (const event of events) {
    if (event.type === 'unitMoved' || event.type === 'unitRetreated' || event.type === 'groundTaken') {
      const from = places.get(event.unit) ?? before.units[event.unit].hex;
      if (event.from !== from) return `${event.type} of unit ${event.unit} from ${event.from}, it was on ${from}`;
      places.set(event.unit, event.to);
    }
    if (event.type === 'unitEliminated' || event.type === 'unitExited' || event.type === 'unitRescued')
      places.set(event.unit, -1);
  }
  const lost = after.units.find(({ id, hex }) => hex !== (places.get(id) ?? before.units[id].hex));
  return lost === undefined ? undefined : `no event brought unit ${lost.id} to ${lost.hex}`;
}

function strides({ start, events }: Step): string | undefined {
  const board = boardOf(start.board);
  for (const event of events) {
    if (event.type !== 'unitMoved' && event.type !== 'unitRetreated' && event.type !== 'groundTaken') continue;
    const { from, to, unit } = event;
    if (distance(board, from, to) !== 1) return `${event.type} of unit ${unit} from ${from} to ${to}`;
    const homeward = start.rules.sides[start.units[unit].side].top ? -1 : 1;
    if (event.type === 'unitRetreated' && board.row[to] - board.row[from] !== homeward)
      return `unit ${unit} retreated from ${from} to ${to}, not homeward`;
  }
  return undefined;
}

/** Three hexes and one more by road; what a unit does after taking ground is not counted. */
const MOST_HEXES = 4;

function reach({ after }: Step): string | undefined {
  const runner = after.units.find(({ moved, groundTaken }) => moved > MOST_HEXES || groundTaken > 2);
  return runner === undefined ? undefined : `unit ${runner.id} moved ${runner.moved} and took ${runner.groundTaken}`;
}

function declaredDice({ after, events }: Step): string | undefined {
  for (const event of events) {
    if (event.type !== 'attackDeclared') continue;
    const { unit, target, dice, reason } = event;
    if (after.units[unit].side === after.units[target].side) return `unit ${unit} attacked its own side`;
    if (dice < 1) return `unit ${unit} attacked with ${dice} dice (${reason})`;
  }
  return undefined;
}

function medalEvents({ before, after, events }: Step): string | undefined {
  const gained = [0, 0];
  for (const event of events) {
    if (event.type === 'medalGained' && event.source !== 'objective' && event.source !== 'emptySection')
      gained[event.side] += event.count;
  }
  const side = [0, 1].find((at) => after.sides[at].medals - before.sides[at].medals !== gained[at]);
  return side === undefined ? undefined : `side ${side} has ${after.sides[side].medals} medals without an event`;
}

function deadStayDead({ before, after }: Step): string | undefined {
  const risen = after.units.find(({ id, hex }) => hex !== -1 && before.units[id].hex === -1);
  return risen === undefined ? undefined : `unit ${risen.id} came back to ${risen.hex}`;
}

function forward({ before, after }: Step): string | undefined {
  if (before.outcome !== null) return 'an action after the end';
  const turns = after.turn.number - before.turn.number;
  return turns === 0 || turns === 1 ? undefined : `${turns} turns passed`;
}

export const STEP_LAWS: Laws<StepLaw> = {
  'no unit comes onto a hex that is closed to it': openGround,
  'the events tell every figure lost and restored': figureEvents,
  'the events tell every way a unit went': placeEvents,
  'a unit goes from hex to hex, and homeward in a retreat': strides,
  'no unit moves more than four hexes or takes ground more than twice': reach,
  'an attack is against the other side and has at least one die': declaredDice,
  'the events tell every medal won for good': medalEvents,
  'a unit that left the board stays away': deadStayDead,
  'an action leads to this turn or the next one': forward,
};
