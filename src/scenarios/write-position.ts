import { FILE_VERSION, POSITION_FORMAT } from './file-names.ts';
import { stateHash } from '../engine/hash.ts';
import { boardOf } from '../hex/board.ts';
import { airPackState } from '../memoir/air/air-pack/own-state.ts';
import type { AirPackState } from '../memoir/air/air-pack/state.ts';
import type { AirState } from '../memoir/air/hooks.ts';
import { flightPlanState } from '../memoir/air/new-flight-plan/own-state.ts';
import { CARD_IDS, NO_CARD, type Card } from '../memoir/cards/card.ts';
import { NO_SIDE, SIDE_NAMES, type Side, type SideName } from '../memoir/side.ts';
import { cloneState, NO_UNIT, type State } from '../memoir/state.ts';
import { isOnBoard, NOT_ORDERED, ORDERED, traitNames, type Unit } from '../memoir/units/unit.ts';
import { UNIT_KINDS } from '../memoir/units/kinds.ts';
import { inOrder } from './air-pack/bases.ts';
import { airPackFile } from './air-pack/write.ts';
import { isEmpty } from './is-empty.ts';
import { markNames } from './marks.ts';
import type { Phase, PositionFile, PositionMine, PositionUnit } from './position-schema.ts';
import { positionState } from './read-position.ts';
import type { ScenarioFile } from './scenario-schema.ts';
import { unitText } from './unit-text.ts';
import { airFile } from './write-air.ts';
import { holderName, labels, sectionNames, tableFile } from './write-scenario.ts';

/** What a state does not know: names and texts of the scenario. */
export type About = Pick<ScenarioFile, 'name' | 'places' | 'text'>;

/**
 * The position of a state. It is written in readable fields where reading them gives the same game again, up to units
 * that are out of it; at any other moment, such as in the middle of a retreat, it holds the exact state.
 */
export function positionOf(state: State, about: Partial<About> = {}): PositionFile {
  const phase = phaseOf(state);
  if (phase !== null && state.outcome === null) {
    const file = readableFile(tidied(state), phase, about);
    const back = positionState(file);
    if (back.ok && playHash(back.value) === playHash(state)) return file;
  }
  const name = about.name === undefined ? {} : { name: about.name };
  return {
    format: POSITION_FORMAT,
    version: FILE_VERSION,
    ...name,
    state: JSON.parse(JSON.stringify(state)) as NonNullable<PositionFile['state']>,
  };
}

/** Equal for states from which the same game can be played. */
export function playHash(state: State): string {
  return stateHash(tidied(state));
}

const MOMENTS: Readonly<Record<string, Phase>> = {
  'turn start': 'start',
  'turn orders, playCard': 'card',
  'turn movement, orders': 'orders',
  'turn movement, deployment': 'orders',
  'turn movement, orders, deployment': 'orders',
  'turn movement, section': 'orders',
  'turn movement, sortie': 'orders',
  'turn movement, orders, sortie': 'orders',
  'turn movement, scramble': 'orders',
  'turn movement, airPower': 'orders',
  'turn movement, barrage': 'orders',
  'turn movement, medics': 'orders',
  'turn battle, movement': 'movement',
  'turn moveAgain, battle': 'battle',
  'turn draw, movement': 'moveAgain',
};

function phaseOf({ frames }: State): Phase | null {
  const open = frames.filter(({ kind }) => kind !== 'commissar');
  const spelled = open.map((frame) => (frame.kind === 'turn' ? `turn ${frame.step}` : frame.kind)).join(', ');
  return MOMENTS[spelled] ?? null;
}

/** Units that are out of the game left away and the others numbered anew; mines on top of their hexes. */
function tidied(given: State): State {
  const state = cloneState(given);
  const alive = state.units.filter(isOnBoard);
  const order = [...alive.filter(({ side }) => side === 0), ...alive.filter(({ side }) => side === 1)];
  const newId = new Map(order.map(({ id }, at) => [id, at]));
  const units = order.map((unit, id): Unit => ({ ...unit, id }));
  const renumber = (id: number): number => newId.get(id) ?? NO_UNIT;
  const pieces = state.ground.pieces.map((onHex) =>
    onHex.toSorted((a, b) => Number(a.id === 'minefield') - Number(b.id === 'minefield')),
  );
  return {
    ...state,
    ground: { pieces },
    units,
    unitAt: state.unitAt.map(renumber),
    crosshairs: state.crosshairs.map(({ gun, hex }) => ({ gun: renumber(gun), hex })),
    turn: { ...state.turn, mover: renumber(state.turn.mover), battler: renumber(state.turn.battler) },
    air: tidiedAir(state.air, renumber),
  };
}

/** The air, in the words of the rules in use. */
function airFieldOf(state: State): Pick<PositionFile, 'air'> {
  const flightPlan = flightPlanState(state.air);
  const airPack = airPackState(state.air);
  if (airPack !== null) return { air: { airPack: airPackFile(state, airPack) } };
  return flightPlan === null ? {} : { air: airFile(state, flightPlan) };
}

function tidiedPack(air: AirPackState, renumber: (id: number) => number): AirPackState {
  const [allies, axis] = air.sides.map((side) => {
    const { plane } = side;
    return plane === null ? side : { ...side, plane: { ...plane, pinned: plane.pinned.map(renumber) } };
  });
  return { ...air, ...inOrder(air), sides: [allies, axis] };
}

function tidiedAir(state: AirState, renumber: (id: number) => number): AirState {
  const pack = airPackState(state);
  if (pack !== null) return tidiedPack(pack, renumber);
  const air = flightPlanState(state);
  if (air === null) return null;
  const markers = air.turn.markers.map((marker) => ({ ...marker, unit: renumber(marker.unit) }));
  return { ...air, turn: { ...air.turn, markers, observed: renumber(air.turn.observed) } };
}

function readableFile(state: State, phase: Phase, about: Partial<About>): PositionFile {
  const { turn, sides } = state;
  const board = boardOf(state.board);
  const labelOf = (unit: number): string => board.labels[state.units[unit].hex];
  const inPlay = turn.card !== NO_CARD;
  return {
    format: POSITION_FORMAT,
    version: FILE_VERSION,
    ...about,
    ...tableFile(state),
    units: { axis: unitsFile(state, 1), allies: unitsFile(state, 0) },
    ...(state.mines.length > 0 ? { mines: minesFile(state) } : {}),
    turn: SIDE_NAMES[turn.side],
    turnNumber: turn.number + (phase === 'start' ? 1 : 0),
    phase,
    ...(inPlay ? { card: CARD_IDS[turn.card], effect: turn.effect === NO_CARD ? 'none' : CARD_IDS[turn.effect] } : {}),
    ...(turn.fallback && phase !== 'orders' ? { fallback: true } : {}),
    ...(turn.sections === 0 ? {} : { sections: sectionNames(turn.sections) }),
    ...(turn.ambushes === 0 ? {} : { ambushes: turn.ambushes }),
    ...(turn.mover === NO_UNIT ? {} : { mover: labelOf(turn.mover) }),
    ...(turn.battler === NO_UNIT ? {} : { battler: labelOf(turn.battler) }),
    hands: { axis: cardNames(sides[1].hand), allies: cardNames(sides[0].hand) },
    ...cardPerSide('chips', state, 'chip'),
    ...cardPerSide('lastCard', state, 'lastCard'),
    lastSections: { axis: sectionNames(sides[1].lastSections), allies: sectionNames(sides[0].lastSections) },
    deckTop: cardNames(state.deck.toReversed()),
    discard: cardNames(state.discard),
    won: { axis: scoreOf(state, 1), allies: scoreOf(state, 0) },
    ...(state.objectives.length > 0 ? { held: state.objectives.map(holderName) } : {}),
    visibility: state.visibility,
    ...(state.capturedHeadquarters.length > 0
      ? { capturedHeadquarters: labels(board, state.capturedHeadquarters) }
      : {}),
    ...(state.crosshairs.length > 0
      ? { crosshairs: state.crosshairs.map(({ gun, hex }) => ({ gun: labelOf(gun), hex: board.labels[hex] })) }
      : {}),
    ...airFieldOf(state),
    ...(state.queuedDice.length > 0 ? { dice: state.queuedDice } : {}),
    seed: state.random.seed,
    drawn: { dice: state.random.dice, deck: state.random.deck, setup: state.random.setup },
  };
}

function cardNames(cards: readonly Card[]) {
  return cards.map((card) => CARD_IDS[card]);
}

function cardPerSide(field: 'chips' | 'lastCard', state: State, key: 'chip' | 'lastCard') {
  const cards: Partial<Record<SideName, (typeof CARD_IDS)[number]>> = {};
  state.sides.forEach((side, at) => {
    if (side[key] !== NO_CARD) cards[SIDE_NAMES[at]] = CARD_IDS[side[key]];
  });
  return isEmpty(cards) ? {} : { [field]: cards };
}

function scoreOf(state: State, side: Side) {
  const { medals, exits, figuresLost } = state.sides[side];
  return { medals, exits, figuresLost };
}

function unitsFile(state: State, side: Side): Record<string, PositionUnit> {
  const board = boardOf(state.board);
  const own = state.units.filter((unit) => unit.side === side);
  return Object.fromEntries(own.map((unit) => [board.labels[unit.hex], unitFile(state, unit)]));
}

function unitFile(state: State, unit: Unit): PositionUnit {
  const kind = UNIT_KINDS[unit.kind];
  const fresh =
    unit.order === NOT_ORDERED && unit.moved + unit.spent + unit.battles + unit.groundTaken + unit.marks === 0;
  const sideNation = state.rules.sides[unit.side].nation;
  if (fresh && unit.idleUntil === 0) return unitText(unit, sideNation);
  return {
    kind: kind.id,
    figures: unit.figures,
    fullStrength: unit.fullStrength,
    ...(unit.nation === sideNation ? {} : { nation: unit.nation }),
    ...(unit.traits === 0 ? {} : { traits: traitNames(unit.traits) }),
    ...(unit.idleUntil === 0 ? {} : { idleUntil: unit.idleUntil }),
    ...(unit.order === NOT_ORDERED ? {} : { order: unit.order === ORDERED ? 'ordered' : 'onTheMove' }),
    ...(unit.moved === 0 && unit.spent === 0 ? {} : { moved: unit.moved, spent: unit.spent }),
    ...(unit.battles === 0 ? {} : { battles: unit.battles }),
    ...(unit.groundTaken === 0 ? {} : { groundTaken: unit.groundTaken }),
    ...(unit.marks === 0 ? {} : { marks: markNames(unit.marks) }),
  };
}

function minesFile(state: State): Record<string, PositionMine> {
  const board = boardOf(state.board);
  return Object.fromEntries(
    state.mines.map(({ hex, side, value, decoy, revealed }) => [
      board.labels[hex],
      {
        side: side === NO_SIDE ? 'anyone' : SIDE_NAMES[side],
        value,
        ...(decoy ? { decoy } : {}),
        ...(revealed ? { revealed } : {}),
      },
    ]),
  );
}
