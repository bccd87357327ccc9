import type { Hex } from '../../../hex/board.ts';
import type { AircraftType, Ammunition } from '../../../memoir/air/aircraft.ts';
import type { AirState } from '../../../memoir/air/hooks.ts';
import { flightPlanState } from '../../../memoir/air/new-flight-plan/own-state.ts';
import type { GameEvent } from '../../../memoir/event.ts';
import type { Side } from '../../../memoir/side.ts';
import type { PlaneBeat } from '../../air-pack/motion/plane-beats.ts';
import type { Beat } from '../../table/motion/beats.ts';
import { verdictOf, type Verdict } from '../told/verdict.ts';

export interface FlightBeat {
  readonly what: 'flight';
  readonly side: Side;
  readonly path: readonly Hex[];
  /** It comes from beyond the edge of its side. */
  readonly enters: boolean;
  /** Or from beyond the edge it is next to. */
  readonly anyEdge?: boolean;
}

export interface LeavingBeat {
  readonly what: 'lost' | 'off';
  readonly side: Side;
  readonly aircraft: AircraftType;
  readonly hex: Hex;
  readonly onTheGround: boolean;
}

/** What is seen of aircraft, under any air rules; `after` counts hexes flown before it in the same act. */
export type AirBeat =
  | PlaneBeat
  | FlightBeat
  | LeavingBeat
  | {
      readonly what: 'marker';
      readonly side: Side;
      readonly hex: Hex;
      readonly ammunition: Ammunition;
      readonly after: number;
    }
  | { readonly what: 'landed'; readonly side: Side; readonly hex: Hex; readonly after: number }
  | { readonly what: 'refuelled'; readonly hex: Hex }
  | {
      readonly what: 'run';
      readonly side: Side;
      readonly from: Hex;
      readonly hex: Hex;
      readonly ammunition: Ammunition;
    }
  | { readonly what: 'fire'; readonly side: Side; readonly from: Hex; readonly hex: Hex }
  | { readonly what: 'dogfight'; readonly side: Side; readonly from: Hex; readonly to: Hex }
  | { readonly what: 'bombing'; readonly side: Side; readonly hex: Hex; readonly taken: boolean }
  | { readonly what: 'card'; readonly side: Side }
  | { readonly what: 'verdict'; readonly hex: Hex; readonly verdict: Verdict };

/** The way in from beyond the edge takes as long as two hexes. */
export function stridesOf({ path, enters }: FlightBeat): number {
  return path.length + (enters ? 1 : -1);
}

/** Hexes flown since these beats began. */
export function flown(beats: readonly Beat[]): number {
  return beats.reduce(
    (sum, beat) => (beat.kind === 'air' && beat.air.what === 'flight' ? sum + stridesOf(beat.air) : sum),
    0,
  );
}

/** The next hex of a flight that was told since the last dice, or a flight of its own. */
export function fly(beats: Beat[], side: Side, from: Hex, to: Hex): void {
  const at = beats.findLastIndex((beat) => beat.kind === 'roll' || (beat.kind === 'air' && beat.air.what === 'flight'));
  const last = at < 0 ? undefined : beats[at];
  if (last?.kind === 'air' && last.air.what === 'flight' && last.air.side === side && last.air.path.at(-1) === from)
    beats[at] = { kind: 'air', air: { ...last.air, path: [...last.air.path, to] } };
  else beats.push({ kind: 'air', air: { what: 'flight', side, path: [from, to], enters: false } });
}

function ammunitionOn(air: AirState, hex: Hex): Ammunition {
  return flightPlanState(air)?.turn.markers.find((marker) => marker.hex === hex)?.ammunition ?? 'bomb';
}

/** Adds what there is to see in an event of the air rules; `air` as it was before the first of them. */
export function tellAir(beats: Beat[], event: GameEvent, air: AirState): void {
  const add = (beat: AirBeat) => void beats.push({ kind: 'air', air: beat });
  switch (event.type) {
    case 'aircraftPlaced':
      return add({ what: 'flight', side: event.side, path: [event.hex], enters: true });
    case 'aircraftMoved':
      return fly(beats, event.side, event.from, event.to);
    case 'markerLaid': {
      const { side, hex, ammunition } = event;
      return add({ what: 'marker', side, hex, ammunition, after: flown(beats) });
    }
    case 'bombingDeclared':
      return add({ what: 'marker', side: event.side, hex: event.hex, ammunition: 'bomb', after: flown(beats) });
    case 'aircraftLanded':
      return add({ what: 'landed', side: event.side, hex: event.hex, after: flown(beats) });
    case 'aircraftRefuelled':
      return add({ what: 'refuelled', hex: event.hex });
    case 'runAttacked':
      return add({
        what: 'run',
        side: event.side,
        from: event.from,
        hex: event.hex,
        ammunition: ammunitionOn(air, event.hex),
      });
    case 'aircraftFiredAt':
      return add({ what: 'fire', side: event.side, from: event.from, hex: event.hex });
    case 'dogfightFought':
      return add({ what: 'dogfight', side: event.side, from: event.from, to: event.to });
    case 'aircraftLost': {
      const { side, aircraft, hex, cause } = event;
      return add({ what: 'lost', side, aircraft, hex, onTheGround: cause !== 'shotDown' });
    }
    case 'aircraftDrivenOff':
    case 'aircraftWithdrawn': {
      const { side, aircraft, hex } = event;
      return add({ what: 'off', side, aircraft, hex, onTheGround: false });
    }
    case 'objectiveBombed':
      return add({ what: 'bombing', side: event.side, hex: event.hex, taken: event.taken });
    case 'airCardPlayed':
      return add({ what: 'card', side: event.side });
    case 'diceRolled':
      if (event.reason === 'confirmation') add({ what: 'verdict', hex: event.hex, verdict: verdictOf(event.faces) });
      return;
    default:
  }
}
