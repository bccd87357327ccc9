import { boardOf } from '../hex/board.ts';
import type { Aircraft } from '../memoir/air/aircraft.ts';
import { NO_AIR_CARD, type AirCard } from '../memoir/air/new-flight-plan/card.ts';
import type { AirTurn, NewFlightPlanState } from '../memoir/air/new-flight-plan/state.ts';
import { ALLIES, AXIS, SIDE_NAMES } from '../memoir/side.ts';
import { NO_UNIT, type State } from '../memoir/state.ts';
import { NOT_ORDERED, OFF_MAP, ORDERED } from '../memoir/units/unit.ts';
import { airCardIds } from './air-cards.ts';
import { airfieldsFile } from './position-airfields.ts';
import type { AircraftFile, AirPosition } from './position-air-schema.ts';
import { labels, listOrNone, sectionNames } from './write-scenario.ts';

/** The air of a state in the readable fields of a position. */
export function airFile(state: State, air: NewFlightPlanState): AirPosition {
  const ids = airCardIds(state.rules);
  const names = (cards: readonly AirCard[]): string[] => cards.map((card) => ids[card]);
  const [allies, axis] = air.sides;
  const aircraft = perSide(
    axis.aircraft === null ? undefined : aircraftFile(state, axis.aircraft),
    allies.aircraft === null ? undefined : aircraftFile(state, allies.aircraft),
  );
  const lost = perSide(listOrNone(axis.lost), listOrNone(allies.lost));
  return {
    hands: { axis: names(axis.hand), allies: names(allies.hand) },
    deckTop: names(air.deck.toReversed()),
    discard: names(air.discard),
    ...(aircraft === undefined ? {} : { aircraft }),
    ...(lost === undefined ? {} : { lost }),
    ...airfieldsFile(state, air),
    ...(air.bombed.length === 0 ? {} : { bombed: bombedFile(state, air) }),
    ...turnFile(state, air.turn, names),
  };
}

function perSide<T>(axis: T | undefined, allies: T | undefined): { axis?: T; allies?: T } | undefined {
  if (axis === undefined && allies === undefined) return undefined;
  return { ...(axis === undefined ? {} : { axis }), ...(allies === undefined ? {} : { allies }) };
}

function aircraftFile(state: State, aircraft: Aircraft): AircraftFile {
  const board = boardOf(state.board);
  const { type, hex, landed, stock, order, section, path, deployed, moveEnded, battled } = aircraft;
  return {
    type,
    ...(hex === OFF_MAP ? {} : { hex: board.labels[hex] }),
    ...(landed ? { landed } : {}),
    mg: stock.mg,
    bombs: stock.bomb,
    ...(order === NOT_ORDERED ? {} : { order: order === ORDERED ? 'ordered' : 'onTheMove' }),
    ...(section === 0 ? {} : { section: sectionNames(section)[0] }),
    ...(path.length === 0 ? {} : { path: labels(board, path) }),
    ...(deployed === (hex === OFF_MAP) ? {} : { deployed }),
    ...(moveEnded ? { moveEnded } : {}),
    ...(battled ? { battled } : {}),
  };
}

function bombedFile({ rules, board }: State, { bombed }: NewFlightPlanState): NonNullable<AirPosition['bombed']> {
  return bombed.map(({ objective, side, held }) => ({
    hex: boardOf(board).labels[rules.objectives[objective].hexes[0]],
    side: SIDE_NAMES[side],
    ...(held ? {} : { held }),
  }));
}

function turnFile(state: State, turn: AirTurn, names: (cards: readonly AirCard[]) => string[]): Partial<AirPosition> {
  const board = boardOf(state.board);
  const { markers, targetHexes, ammunition, bombing, observed } = turn;
  const cardOf = (card: AirCard): string | undefined => (card === NO_AIR_CARD ? undefined : names([card])[0]);
  const played = perSide(cardOf(turn.played[AXIS]), cardOf(turn.played[ALLIES]));
  return {
    ...(played === undefined ? {} : { played }),
    ...(turn.withdrew ? { withdrew: true } : {}),
    ...(markers.length === 0
      ? {}
      : { markers: markers.map(({ hex, ammunition: kind }) => ({ hex: board.labels[hex], ammunition: kind })) }),
    ...(targetHexes.length === 0 ? {} : { targetHexes: labels(board, targetHexes) }),
    ...(ammunition.length === 0 ? {} : { ammunition: [...ammunition] }),
    ...(turn.dogfight ? { dogfight: true } : {}),
    ...(bombing < 0 ? {} : { bombing: board.labels[state.rules.objectives[bombing].hexes[0]] }),
    ...(observed === NO_UNIT ? {} : { observed: board.labels[state.units[observed].hex] }),
    ...(turn.battleCard ? { battleCard: true } : {}),
  };
}
