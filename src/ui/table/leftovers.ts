import { airParts } from '../air/late.tsx';
import { whyNoTarget } from '../../memoir/battle/forecast.ts';
import { reachOf } from '../../memoir/movement/reach.ts';
import { apply, type Action, type GameEvent, type State, type View } from '../../memoir/index.ts';

/** What would be thrown away by ending the phase, or by playing a card, now. */
export interface Leftovers {
  readonly kind: 'turn' | 'lastMove' | 'dark' | 'orders' | 'moves' | 'battles' | 'healing' | 'air';
  readonly count: number;
  /** What is said, where the kind alone does not say it. */
  readonly text?: string;
  readonly units: readonly number[];
  /** The same click once more goes on; the end of the phase has nothing to do with it. */
  readonly again?: boolean;
}

function unitsWith(legal: readonly Action[], type: Action['type']): number[] {
  const ids = new Set<number>();
  for (const action of legal) if (action.type === type && 'unit' in action && action.unit >= 0) ids.add(action.unit);
  return [...ids];
}

function leftover(kind: Leftovers['kind'], units: readonly number[], count = units.length): Leftovers | null {
  return count === 0 ? null : { kind, count, units };
}

/**
 * Whether the turn is surely over after these actions: nothing is left to do, cards are drawn, and no undo leads back.
 * Where dice or a hidden mine decide it, nobody is told beforehand.
 */
export function endsTurn(state: State, actions: readonly Action[]): boolean {
  return lastEvents(state, actions) !== null;
}

/** What happens of itself once the turn is surely over; null: it goes on. */
function lastEvents(state: State, actions: readonly Action[]): readonly GameEvent['type'][] | null {
  let next = state;
  let last: readonly GameEvent['type'][] = [];
  for (const action of actions) {
    const done = apply(next, action);
    const events = done.events.map(({ type }) => type);
    const own = events.slice(0, events.includes('turnStarted') ? events.indexOf('turnStarted') : undefined);
    if (own.includes('diceRolled') || own.includes('mineRevealed')) return null;
    next = done.state;
    last = own;
  }
  const isOver = next.turn.number !== state.turn.number || stepOf(next) === 'draw';
  return next.outcome === null && isOver ? last : null;
}

function stepOf({ frames }: State): string | undefined {
  return frames.find((frame) => frame.kind === 'turn')?.step;
}

/** A card that orders nobody ends the turn as soon as it is played. */
function wastedTurn(state: State, action: Action): Leftovers | null {
  return endsTurn(state, [action]) ? { kind: 'turn', count: 1, units: [] } : null;
}

/** The turn would end because nobody sees so far as to fire. */
function tooDark(state: State, actions: readonly Action[]): Leftovers | null {
  const isDark = lastEvents(state, actions)?.includes('heldByDark') === true;
  return isDark ? { kind: 'dark', count: state.visibility, units: [] } : null;
}

/**
 * The last move of a turn without a battle ends it, and so does the last order where it is too dark to fire: a slip of
 * the finger could not be taken back.
 */
export function lastMove(state: State, actions: readonly Action[]): Leftovers | null {
  const isAll = (type: Action['type']) => actions.length > 0 && actions.every((action) => action.type === type);
  if (isAll('orderUnit')) return state.rules.night === 'day' ? null : tooDark(state, actions);
  if (!isAll('moveUnit') || !endsTurn(state, actions)) return null;
  return tooDark(state, actions) ?? { kind: 'lastMove', count: 1, units: [] };
}

/** Guns with somebody to fire at, which they could not after a move: they have good reason to stay. */
function staysToFire(state: State, unit: number): boolean {
  const canFire = state.units.some(({ id }) => whyNoTarget(state, unit, id) === null);
  return canFire && reachOf(state, unit).every(({ battle }) => battle === 'none');
}

/** Units that would lose an order, a move or a battle by this action; null when nothing is lost. */
export function leftoversOf(state: State, view: View, legal: readonly Action[], action: Action): Leftovers | null {
  const air = airParts(view.rules.airRules)?.airLeftovers(state, view, legal, action) ?? null;
  if (air !== null) return air;
  switch (action.type) {
    case 'playCard':
    case 'placeChip':
      return action.as === 'discard' ? null : wastedTurn(state, action);
    case 'endOrders': {
      const units = unitsWith(legal, 'orderUnit');
      return (
        leftover('orders', units, Math.min(units.length, view.moment.orders?.left ?? 0)) ?? tooDark(state, [action])
      );
    }
    case 'endMovement':
      return leftover(
        'moves',
        unitsWith(legal, 'moveUnit').filter((unit) => view.units[unit].moved === 0 && !staysToFire(state, unit)),
      );
    case 'endBattle':
      return leftover('battles', unitsWith(legal, 'attack'));
    case 'moveUnit':
    case 'orderUnit':
      return lastMove(state, [action]);
    case 'endHealing':
      return leftover('healing', unitsWith(legal, 'heal'));
    default:
      return null;
  }
}
