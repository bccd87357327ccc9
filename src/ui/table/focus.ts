import type { GameEvent, View } from '../../memoir/index.ts';
import type { Focus } from '../text/prompts.ts';

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

/** The units that the question at hand is about, as far as the events of the last actions tell. */
export function focusOf(view: View, events: readonly GameEvent[]): Focus {
  const inAttack = view.decision === 'attack';
  const { attacker, target } = inAttack ? attackOf(events) : { attacker: null, target: null };
  return { attacker, target, retreating: view.decision === 'retreat' ? retreatingUnit(view, events) : null };
}
