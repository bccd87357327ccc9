// Every roll of a game with what was to be expected of it.
import type { Hex } from '../hex/board.ts';
import type { Action } from '../memoir/action.ts';
import { isHit, starsHit } from '../memoir/battle/hits.ts';
import { strikeStarsHit } from '../memoir/battle/strike.ts';
import { DIE, type Face, type RollReason } from '../memoir/dice.ts';
import type { GameEvent } from '../memoir/event.ts';
import type { Side } from '../memoir/side.ts';
import { NO_UNIT, type State } from '../memoir/state.ts';
import type { Unit } from '../memoir/units/unit.ts';
import { worldOf } from '../memoir/world.ts';

/** One action that was done, the moment before it, and what came of it. */
export interface GameStep {
  readonly before: State;
  readonly action: Action;
  readonly events: readonly GameEvent[];
}

export interface Roll {
  /** The step it fell in. */
  readonly step: number;
  readonly turn: number;
  readonly side: Side;
  readonly faces: readonly Face[];
  readonly hits: number;
  readonly reason: RollReason;
  readonly hex: Hex;
  /** The chance of a hit with each die; null where dice are thrown for something else than to hit a unit. */
  readonly chance: number | null;
}

/** Rolls that no player makes. */
const FATE: ReadonlySet<RollReason> = new Set(['mine', 'ice', 'visibility']);

interface Fight {
  readonly attacker: number;
  readonly target: number;
}

/** Where the units are and who fights whom, event by event. */
interface Watch {
  /** The last attack declared for each reason: an ambush lies over the attack it answers. */
  readonly fights: Map<RollReason, Fight>;
  /** Units that have left the hex they had at the beginning of the step. */
  readonly moved: Map<number, Hex>;
}

function openFights(state: State): Map<RollReason, Fight> {
  const fights = new Map<RollReason, Fight>();
  for (const frame of state.frames)
    if (frame.kind === 'attack' && frame.target !== NO_UNIT)
      fights.set(frame.reason, { attacker: frame.attacker, target: frame.target });
  return fights;
}

function follow(watch: Watch, event: GameEvent): void {
  if (event.type === 'attackDeclared') watch.fights.set(event.reason, { attacker: event.unit, target: event.target });
  // An ambush on an aircraft is no roll against a unit.
  else if (event.type === 'aircraftFiredAt' && event.reason === 'ambush') watch.fights.delete(event.reason);
  else if (event.type === 'unitMoved' || event.type === 'unitRetreated' || event.type === 'groundTaken')
    watch.moved.set(event.unit, event.to);
}

function unitOnHex(state: State, watch: Watch, hex: Hex, enemyOf: Side): Unit | undefined {
  return state.units.find((unit) => unit.side !== enemyOf && (watch.moved.get(unit.id) ?? unit.hex) === hex);
}

function chanceAgainst(target: Unit, starHits: boolean): number {
  return DIE.filter((face) => isHit(face, target, starHits)).length / DIE.length;
}

type Rolled = Extract<GameEvent, { type: 'diceRolled' }>;

/** A Tiger's second roll is no new attack: its hits were counted with the first. */
function chanceOf(state: State, watch: Watch, { reason, hex, side }: Rolled): number | null {
  switch (reason) {
    case 'attack':
    case 'ambush':
    case 'battleBack': {
      const fight = watch.fights.get(reason);
      if (fight === undefined) return null;
      const target = state.units[fight.target];
      return chanceAgainst(target, starsHit(state.units[fight.attacker], target));
    }
    case 'airPower':
    case 'barrage': {
      const target = unitOnHex(state, watch, hex, side);
      return target === undefined ? null : chanceAgainst(target, strikeStarsHit(worldOf(state, null), reason));
    }
    case 'strafing': {
      const target = unitOnHex(state, watch, hex, side);
      return target === undefined ? null : chanceAgainst(target, true);
    }
    default:
      return null;
  }
}

/** The rolls of the players, in order. */
export function rollsOf(steps: readonly GameStep[]): Roll[] {
  const rolls: Roll[] = [];
  const fights = steps.length === 0 ? new Map<RollReason, Fight>() : openFights(steps[0].before);
  let turn = steps.length === 0 ? 0 : steps[0].before.turn.number;
  steps.forEach(({ before, events }, step) => {
    const watch: Watch = { fights, moved: new Map() };
    for (const event of events) {
      if (event.type === 'turnStarted') turn = event.number;
      follow(watch, event);
      if (event.type !== 'diceRolled' || FATE.has(event.reason)) continue;
      const { side, faces, hits, reason, hex } = event;
      rolls.push({ step, turn, side, faces, hits, reason, hex, chance: chanceOf(before, watch, event) });
    }
  });
  return rolls;
}
