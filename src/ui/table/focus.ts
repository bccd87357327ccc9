import type { GameEvent, View } from '../../memoir/index.ts';
import type { Focus } from '../text/prompts.ts';
import type { MemoirStep } from './memoir-game.ts';

function attackOf(events: readonly GameEvent[]): Pick<Focus, 'attacker' | 'target'> {
  const declared = events.findLast((event) => event.type === 'attackDeclared');
  return declared === undefined
    ? { attacker: null, target: null }
    : { attacker: declared.unit, target: declared.target };
}

/** A retreat follows a roll against the unit's hex, or its own last step back. */
function retreatingUnit(view: View, events: readonly GameEvent[]): number | null {
  const cause = events.findLast(
    (event) => event.type === 'unitRetreated' || (event.type === 'diceRolled' && event.hex >= 0),
  );
  if (cause === undefined) return null;
  if (cause.type === 'unitRetreated') return cause.unit;
  if (cause.type !== 'diceRolled') return null;
  return view.units.find((unit) => unit.hex === cause.hex)?.id ?? null;
}

/** Several targets are named one after the other before anything happens to them. */
function pickedTargets(view: View, steps: readonly MemoirStep[]): number[] {
  if (view.decision !== 'airPower') return [];
  const picked: number[] = [];
  for (let at = steps.length - 1; at >= 0; at--) {
    const { action, barrier } = steps[at];
    if (action.type !== 'pickTarget' || barrier) break;
    picked.push(action.target);
  }
  return picked;
}

const STEPS_IN_MIND = 12;

/** The units that the question at hand is about, as far as the last actions and their events tell. */
export function focusOf(view: View, steps: readonly MemoirStep[]): Focus {
  const events = steps.slice(-STEPS_IN_MIND).flatMap((step) => step.events);
  const { attacker, target } = view.decision === 'attack' ? attackOf(events) : { attacker: null, target: null };
  const retreating = view.decision === 'retreat' ? retreatingUnit(view, events) : null;
  return { attacker, target, retreating, picked: pickedTargets(view, steps) };
}
