import type { Hex } from '../../hex/board.ts';
import { flightPlanView } from '../../memoir/air/new-flight-plan/own-state.ts';
import type { Action, View } from '../../memoir/index.ts';
import { NO_UNIT } from '../../memoir/state.ts';
import { NOT_ORDERED } from '../../memoir/units/unit.ts';
import type { MemoirMatch, MemoirStep } from '../../store/memoir.ts';
import type { Highlight, Path } from '../board/model.ts';
import type { Focus } from '../text/prompts.ts';
import type { Choices } from './choices.ts';
import type { Leftovers } from './leftovers.ts';

/** The way the unit in mid-move has come so far. */
function walkedPath(view: View, steps: readonly MemoirStep[]): Path | null {
  const { mover } = view.turn;
  if (mover === NO_UNIT) return null;
  const hexes: Hex[] = [];
  for (let at = steps.length - 1; at >= 0; at--) {
    const { action, before } = steps[at];
    if (action.type !== 'moveUnit' || action.unit !== mover) break;
    if (hexes.length === 0) hexes.unshift(action.to);
    hexes.unshift(before.units[mover].hex);
  }
  return hexes.length < 2 ? null : { hexes, kind: 'done' };
}

/** The way to the hex that is looked at, and the way the unit has come. */
export function pathsOf(view: View, choices: Choices, steps: readonly MemoirStep[], looked: Hex | null): Path[] {
  const paths: Path[] = [];
  const walked = walkedPath(view, steps);
  if (walked !== null) paths.push(walked);
  const reach = looked === null ? undefined : choices.reaches.get(looked);
  if (reach !== undefined && choices.unit !== null)
    paths.push({ hexes: [view.units[choices.unit].hex, ...reach.path], kind: 'planned' });
  return paths;
}

interface HighlightInput {
  readonly view: View;
  readonly choices: Choices;
  readonly looked: Hex | null;
  /** Hexes of the entry of the log that is pointed at. */
  readonly told: readonly Hex[];
  readonly warning: Leftovers | null;
}

/** While orders are given: whoever has one. An aircraft may have it before it comes onto the map. */
function orderedHexes({ decision, units, side, air }: View): Hex[] {
  if (decision !== 'orders') return [];
  const aircraft = flightPlanView(air)?.sides[side].aircraft ?? null;
  const own = units.filter((unit) => unit.side === side);
  return (aircraft === null ? own : [...own, aircraft])
    .filter(({ order, hex }) => order !== NOT_ORDERED && hex >= 0)
    .map(({ hex }) => hex);
}

/** Where those stood who were attacked between two moments. */
export function attackedSince({ steps }: MemoirMatch, before: MemoirMatch): Hex[] {
  return steps
    .slice(before.steps.length)
    .flatMap(({ action, before: { units } }) =>
      action.type === 'attack' || action.type === 'overrun' ? [units[action.target].hex] : [],
    );
}

/** Whoever has an order, the hex that is looked at, enemies within reach from it, what the log speaks of, and whom a warning is about. */
export function highlightsOf({ view, choices, looked, told, warning }: HighlightInput): Highlight[] {
  const highlights: Highlight[] = told.map((hex) => ({ hex, kind: 'log' }));
  for (const hex of orderedHexes(view)) highlights.push({ hex, kind: 'ordered' });
  const reach = looked === null ? undefined : choices.reaches.get(looked);
  if (looked !== null) highlights.push({ hex: looked, kind: 'look' });
  for (const target of reach?.targets ?? []) highlights.push({ hex: view.units[target].hex, kind: 'danger' });
  for (const unit of warning?.units ?? []) highlights.push({ hex: view.units[unit].hex, kind: 'reach' });
  return highlights;
}

/** An attack that was tapped once is shown like one that is being made. */
export function aimedFocus(focus: Focus, aimed: Action | null): Focus {
  if (aimed?.type === 'attack') return { ...focus, attacker: aimed.unit, target: aimed.target };
  return aimed?.type === 'overrun' ? { ...focus, target: aimed.target } : focus;
}
