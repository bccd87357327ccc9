// Sorties and planes.
import { boardOf } from '../../src/hex/board.ts';
import { PLAIN_AIR_PACK } from '../../src/memoir/air/air-pack/options.ts';
import { airPackState } from '../../src/memoir/air/air-pack/own-state.ts';
import { PLANE_MOVE, PLANE_ROWS } from '../../src/memoir/air/air-pack/planes.ts';
import type { AirPackState, Plane } from '../../src/memoir/air/air-pack/state.ts';
import { AIR_SORTIE } from '../../src/memoir/cards/card.ts';
import type { State } from '../../src/memoir/index.ts';
import type { Rules } from '../../src/memoir/rules.ts';
import { SIDES } from '../../src/memoir/side.ts';
import { NO_UNIT } from '../../src/memoir/state.ts';
import { kindOf, NOT_ORDERED, OFF_MAP } from '../../src/memoir/units/unit.ts';
import type { Laws, StateLaw } from './law.ts';

/** A law for battles with sorties. */
function withSorties(law: (air: AirPackState, state: State) => string | undefined): StateLaw {
  return (state) => {
    const air = airPackState(state.air);
    return air === null ? undefined : law(air, state);
  };
}

/** Sortie cards beside the hands and beside the card of the turn. */
export function sortiesBeside(state: State): number {
  const air = airPackState(state.air);
  if (air === null) return 0;
  return air.sides.reduce((sum, { sorties }) => sum + sorties, air.laid ? 1 : 0);
}

/** Those that are dealt are no part of the command deck. */
export function sortiesDealt({ airRules, air }: Rules): number {
  const { sorties } = air.airPack ?? PLAIN_AIR_PACK;
  return airRules !== 'air-pack' || sorties === 'shuffled' ? 0 : sorties[0] + sorties[1];
}

function hidden(_air: AirPackState, { sides }: State): string | undefined {
  const side = sides.findIndex(({ hand, chip }) => hand.includes(AIR_SORTIE) || chip === AIR_SORTIE);
  return side === -1 ? undefined : `side ${side} holds one`;
}

function planesOf({ sides }: AirPackState): Plane[] {
  return sides.flatMap(({ plane }) => plane ?? []);
}

function isInFlight({ frames }: State): boolean {
  return frames.some((frame) => frame.kind === 'planeFlight');
}

function owners({ sides }: AirPackState): string | undefined {
  const side = SIDES.find((one) => sides[one].plane !== null && sides[one].plane?.side !== one);
  return side === undefined ? undefined : `side ${side} has the plane of the other`;
}

/** A base that a plane can stand on: an airfield nobody stands on, or a carrier of its side. */
function isBase(state: State, side: number, hex: number): boolean {
  const id = state.unitAt[hex];
  if (id === NO_UNIT) return state.ground.pieces[hex].some((piece) => piece.id === 'airfield');
  const unit = state.units[id];
  return unit.side === side && kindOf(unit).id === 'aircraftCarrier';
}

function bases({ parked, ready, sides }: AirPackState, state: State): string | undefined {
  const landed = planesOf({ sides } as AirPackState).filter((plane) => plane.landed);
  const lost = [...parked, ...ready, ...landed].find(({ side, hex }) => !isBase(state, side, hex));
  if (lost !== undefined) return JSON.stringify(lost);
  const grounded = [...parked, ...landed].find(
    ({ model, hex }) => state.unitAt[hex] !== NO_UNIT && !PLANE_ROWS[model].fliesFromCarriers,
  );
  return grounded === undefined ? undefined : `a ${grounded.model} aboard`;
}

function places(air: AirPackState, state: State): string | undefined {
  const { parked, ready } = air;
  const figures = parked.map(({ hex }) => hex);
  if (new Set(figures).size !== figures.length) return 'two planes on the ground on one hex';
  const stacks = ready.map(({ hex }) => hex);
  if (new Set(stacks).size !== stacks.length || ready.some(({ count }) => count < 1)) return JSON.stringify(ready);
  const strangers = ready.find(({ hex, side }) => parked.some((one) => one.hex === hex && one.side !== side));
  if (strangers !== undefined) return `both sides on ${strangers.hex}`;
  if (isInFlight(state)) return undefined;
  const flying = planesOf(air).filter(({ landed, hex }) => !landed && hex !== OFF_MAP);
  const [one, other] = flying;
  if (other !== undefined && one.hex === other.hex) return `two planes above ${one.hex}`;
  const below = flying.find(
    ({ hex }) => state.unitAt[hex] !== NO_UNIT || [...parked, ...ready].some((base) => base.hex === hex),
  );
  return below === undefined ? undefined : `something below the plane of side ${below.side} on ${below.hex}`;
}

function coming(air: AirPackState, { turn }: State): string | undefined {
  for (const { side, hex, section, order, landed } of planesOf(air)) {
    if (hex === OFF_MAP && (section === 0 || order === NOT_ORDERED || side !== turn.side))
      return `the plane of side ${side} is nowhere`;
    if (landed && (order === NOT_ORDERED || side !== turn.side))
      return `side ${side} has a plane that waits to take off`;
  }
  return undefined;
}

function paths(air: AirPackState, state: State): string | undefined {
  const { adjacent } = boardOf(state.board);
  for (const { side, path, deployed, hex } of planesOf(air)) {
    if (path.length === 0) continue;
    if (path.length - (deployed ? 0 : 1) > PLANE_MOVE) return `side ${side} flew ${path.length} hexes`;
    if (new Set(path).size !== path.length) return `side ${side} flew over a hex twice`;
    if (path.at(-1) !== hex) return `side ${side} is not at the end of its path`;
    if (path.some((one, at) => at > 0 && !adjacent[path[at - 1]].includes(one))) return `side ${side} jumped`;
  }
  return undefined;
}

/** Between two turns nothing is left of what was going on. */
function quietBetweenTurns(air: AirPackState, state: State): string | undefined {
  if (state.outcome !== null || state.frames.at(-1)?.kind !== 'playCard') return undefined;
  const busy = planesOf(air).find(
    ({ order, path, deployed, moveEnded, cleared, action }) =>
      order !== NOT_ORDERED || path.length > 0 || deployed || moveEnded || cleared || action !== null,
  );
  return busy === undefined ? undefined : JSON.stringify(busy);
}

/** It is laid for the command card that is about to be played, and goes with it. */
function laidForTheTurn({ laid }: AirPackState, { frames, turn }: State): string | undefined {
  if (!laid) return undefined;
  const top = frames.at(-1);
  if (top?.kind === 'playCard' || top?.kind === 'commissar') return top.side === turn.side ? undefined : 'by the other';
  return turn.card === AIR_SORTIE ? 'beside another sortie' : undefined;
}

function pins(air: AirPackState, state: State): string | undefined {
  const { adjacent } = boardOf(state.board);
  for (const { side, hex, pinned, interdicts } of planesOf(air)) {
    if (pinned.length > 0 && !interdicts) return `side ${side} pins units and does not interdict`;
    const free = pinned.find((id) => state.units[id].side === side || !adjacent[hex].includes(state.units[id].hex));
    if (free !== undefined) return `unit ${free} is not beside the plane of side ${side}`;
  }
  return undefined;
}

function means({ sides }: AirPackState): string | undefined {
  for (const { plane } of sides) {
    if (plane === null) continue;
    const row = PLANE_ROWS[plane.model];
    const may = { strafe: row.strafes, support: row.supports, interdict: row.interdicts };
    if (plane.action !== null && !may[plane.action]) return `a ${plane.model} did ${plane.action}`;
    if (plane.interdicts && !row.interdicts) return `a ${plane.model} interdicts`;
  }
  return undefined;
}

export const AIR_PACK_LAWS: Laws<StateLaw> = {
  'a sortie card lies beside the hand and never in it': withSorties(hidden),
  'the plane of a side is its own': withSorties(owners),
  'planes on the ground stand on airfields, and such as fly from carriers on carriers of their side':
    withSorties(bases),
  'a plane has its hex to itself, but for markers of its side and one that takes off': withSorties(places),
  'a plane that is nowhere or on the ground is ordered to come or to take off': withSorties(coming),
  'a plane flies four hexes at most, from hex to hex and none twice': withSorties(paths),
  'nothing of a sortie is left when a card is asked for': withSorties(quietBetweenTurns),
  'a sortie card that is laid goes with the command card of the turn': withSorties(laidForTheTurn),
  'pinned units are enemies beside a plane that interdicts': withSorties(pins),
  'a plane does only what its model can do': withSorties(means),
};
