import { boardOf } from '../../hex/board.ts';
import type { AirPackState, Plane } from '../../memoir/air/air-pack/state.ts';
import { CARD_IDS, EVERY_SECTION, NO_CARD } from '../../memoir/cards/card.ts';
import { ALLIES, AXIS } from '../../memoir/side.ts';
import type { State } from '../../memoir/state.ts';
import { NOT_ORDERED, OFF_MAP, ORDERED } from '../../memoir/units/unit.ts';
import { airfieldsFile } from '../position-airfields.ts';
import { labels, sectionNames } from '../write-scenario.ts';
import { basesFile } from './bases.ts';
import type { AirPackPosition, PlaneFile } from './position-schema.ts';

/** Sorties and planes of a state in the readable fields of a position. */
export function airPackFile(state: State, air: AirPackState): AirPackPosition {
  const [allies, axis] = [ALLIES, AXIS].map((side) => {
    const { plane, announced } = air.sides[side];
    return {
      plane: plane === null ? undefined : planeFile(state, plane),
      announced: announced === NO_CARD ? undefined : CARD_IDS[announced],
    };
  });
  return {
    sorties: { axis: air.sides[AXIS].sorties, allies: air.sides[ALLIES].sorties },
    ...(air.laid ? { laid: true } : {}),
    ...named('announced', axis.announced, allies.announced),
    ...named('planes', axis.plane, allies.plane),
    ...basesFile(air, boardOf(state.board).labels),
    ...airfieldsFile(state, air),
  };
}

function named<K extends string, T>(
  key: K,
  axis: T | undefined,
  allies: T | undefined,
): { [key in K]?: { axis?: T; allies?: T } } {
  if (axis === undefined && allies === undefined) return {};
  const sides = { ...(axis === undefined ? {} : { axis }), ...(allies === undefined ? {} : { allies }) };
  return { [key]: sides } as { [key in K]: typeof sides };
}

function planeFile(state: State, plane: Plane): PlaneFile {
  const board = boardOf(state.board);
  const { model, hex, landed, order, section, path, deployed, moveEnded, cleared, action, interdicts, pinned } = plane;
  const isNew = hex === OFF_MAP;
  return {
    model,
    ...(isNew ? {} : { hex: board.labels[hex] }),
    ...(landed ? { landed } : {}),
    ...(order === NOT_ORDERED ? {} : { order: order === ORDERED ? 'ordered' : 'onTheMove' }),
    ...(section === 0 || section === EVERY_SECTION ? {} : { section: sectionNames(section)[0] }),
    ...(path.length === 0 ? {} : { path: labels(board, path) }),
    ...(deployed === isNew ? {} : { deployed }),
    ...(moveEnded ? { moveEnded } : {}),
    ...(cleared === isNew ? {} : { cleared }),
    ...(action === null ? {} : { action }),
    ...(interdicts === pinned.length > 0 ? {} : { interdicts }),
    ...(pinned.length === 0 ? {} : { pinned: pinned.map((id) => board.labels[state.units[id].hex]) }),
  };
}
