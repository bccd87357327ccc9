import type { Hex } from '../../../hex/board.ts';
import { isHit } from '../../../memoir/battle/hits.ts';
import { healingFace } from '../../../memoir/cards/medics.ts';
import type { Face, RollReason } from '../../../memoir/dice.ts';
import type { GameEvent, MedalSource } from '../../../memoir/event.ts';
import type { Side } from '../../../memoir/side.ts';
import type { State } from '../../../memoir/state.ts';
import type { Unit } from '../../../memoir/units/unit.ts';
import { airParts, airRulesWith, type AirParts } from '../../air/late.tsx';
import type { AirBeat } from '../../air/motion/air-beats.ts';
import type { DieMark } from '../../dice/DieDrawing.tsx';

export interface Walk {
  readonly kind: 'walk';
  readonly unit: number;
  /** From the hex it left to the one it stopped on. */
  readonly path: readonly Hex[];
  readonly retreat: boolean;
}

export interface Roll {
  readonly kind: 'roll';
  readonly side: Side;
  readonly faces: readonly Face[];
  /** What each die came to. */
  readonly marks: readonly DieMark[];
  readonly hits: number;
  /** -1: the roll is about no hex. */
  readonly hex: Hex;
  readonly reason: RollReason;
}

export interface Fall {
  readonly kind: 'fall';
  readonly unit: number;
  readonly hex: Hex;
  readonly count: number;
  readonly left: number;
}

export interface Gone {
  readonly kind: 'gone';
  readonly unit: number;
  readonly hex: Hex;
  readonly exited: boolean;
}

export interface Medal {
  readonly kind: 'medal';
  readonly side: Side;
  readonly count: number;
  readonly hex: Hex;
  readonly gained: boolean;
  readonly source: MedalSource;
}

/** One thing that is seen or heard after an action. */
export type Beat =
  | Walk
  | Roll
  | Fall
  | Gone
  | Medal
  | { readonly kind: 'restored'; readonly unit: number; readonly hex: Hex; readonly count: number }
  | { readonly kind: 'mine'; readonly hex: Hex; readonly value: number }
  | { readonly kind: 'card'; readonly side: Side; readonly card: number }
  | { readonly kind: 'victory'; readonly side: Side }
  | { readonly kind: 'air'; readonly air: AirBeat };

type Rolled = Extract<GameEvent, { type: 'diceRolled' }>;

/** Rolls in which a flag sends somebody back. */
const FLAGS_COUNT: ReadonlySet<RollReason> = new Set(['attack', 'ambush', 'battleBack', 'airPower', 'barrage']);

/** The faces that counted; null where the roll has no good or bad ones. The event gives their number alone. */
function goodFaces({ reason, faces, hits, hex }: Rolled, target: Unit | undefined): ((face: Face) => boolean) | null {
  switch (reason) {
    case 'tiger':
      return (face) => face === 'grenade';
    case 'ice':
    case 'visibility':
      return (face) => face === 'star';
    case 'finestHour':
      return null;
    case 'medics':
    case 'recovery':
      if (hex < 0 || target === undefined) return null;
      return (face) => face === 'star' || face === healingFace(target);
    default: {
      if (target === undefined) return (face) => face === 'grenade';
      const plain = faces.filter((face) => isHit(face, target, false)).length;
      return (face) => isHit(face, target, plain < hits);
    }
  }
}

function marksOf(event: Rolled, target: Unit | undefined): DieMark[] {
  const isGood = goodFaces(event, target);
  return event.faces.map((face) => {
    if (isGood === null) return 'plain';
    if (isGood(face)) return 'hit';
    return face === 'flag' && FLAGS_COUNT.has(event.reason) ? 'plain' : 'miss';
  });
}

interface Telling {
  readonly beats: Beat[];
  readonly units: readonly Unit[];
  /** Where each unit is by now. */
  readonly hexes: Hex[];
  readonly air: State['air'];
  readonly parts: AirParts | null;
}

function walk(told: Telling, unit: number, from: Hex, to: Hex, retreat: boolean): void {
  told.hexes[unit] = to;
  const last = told.beats.at(-1);
  if (last?.kind === 'walk' && last.unit === unit && last.retreat === retreat && last.path.at(-1) === from)
    told.beats[told.beats.length - 1] = { ...last, path: [...last.path, to] };
  else told.beats.push({ kind: 'walk', unit, path: [from, to], retreat });
}

function tell(told: Telling, event: GameEvent): void {
  const { beats, units, hexes } = told;
  switch (event.type) {
    case 'unitMoved':
    case 'groundTaken':
      return walk(told, event.unit, event.from, event.to, false);
    case 'unitRetreated':
      return walk(told, event.unit, event.from, event.to, true);
    case 'diceRolled': {
      const { side, faces, hits, hex, reason } = event;
      const target = hex < 0 ? undefined : units[hexes.indexOf(hex)];
      const marks = told.parts?.airMarks(beats, event, target, told.air) ?? marksOf(event, target);
      beats.push({ kind: 'roll', side, faces, marks, hits, hex, reason });
      told.parts?.tellAir(beats, event, told.air);
      return;
    }
    case 'figuresLost':
      beats.push({ kind: 'fall', unit: event.unit, hex: event.hex, count: event.count, left: event.left });
      return;
    case 'unitEliminated':
    case 'unitExited':
      hexes[event.unit] = -1;
      beats.push({ kind: 'gone', unit: event.unit, hex: event.hex, exited: event.type === 'unitExited' });
      return;
    case 'medalGained':
    case 'medalLost': {
      const { side, count, hex, source } = event;
      beats.push({ kind: 'medal', side, count, hex, gained: event.type === 'medalGained', source });
      return;
    }
    case 'figuresRestored':
      beats.push({ kind: 'restored', unit: event.unit, hex: event.hex, count: event.count });
      return;
    case 'mineRevealed':
      beats.push({ kind: 'mine', hex: event.hex, value: event.value });
      return;
    case 'cardPlayed':
      beats.push({ kind: 'card', side: event.side, card: event.card });
      return;
    case 'gameWon':
      beats.push({ kind: 'victory', side: event.outcome.winner });
      return;
    default:
      told.parts?.tellAir(beats, event, told.air);
  }
}

/** What there is to see in these events; `units` and `air` as they stood before them. */
export function beatsOf(events: readonly GameEvent[], units: readonly Unit[], air: State['air'] = null): Beat[] {
  const told: Telling = {
    beats: [],
    units,
    hexes: units.map(({ hex }) => hex),
    air,
    parts: airParts(airRulesWith(air)),
  };
  for (const event of events) tell(told, event);
  return told.beats;
}
