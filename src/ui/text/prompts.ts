import type { Action, ActionType } from '../../memoir/action.ts';
import type { View } from '../../memoir/index.ts';
import { NOT_ORDERED } from '../../memoir/units/unit.ts';
import { unitOn } from './scene.ts';
import { plural } from './sides.ts';

/** The units the last events were about, for questions that name none. */
export interface Focus {
  readonly attacker: number | null;
  readonly target: number | null;
  readonly retreating: number | null;
  /** Targets named so far. */
  readonly picked: readonly number[];
}

export interface Prompt {
  readonly title: string;
  readonly hint: string;
}

function unitsOf(actions: readonly Action[]): number {
  const ids = new Set<number>();
  for (const action of actions) if ('unit' in action) ids.add(action.unit);
  return ids.size;
}

function duel(view: View, { attacker, target }: Focus): string {
  if (attacker === null || target === null) return '';
  return `${unitOn(view, attacker)} attacks ${unitOn(view, target)}.`;
}

function attackPrompt(view: View, has: (type: ActionType) => boolean, focus: Focus): Prompt {
  const attacker = focus.attacker === null ? 'the unit' : unitOn(view, focus.attacker);
  if (has('declineAmbush')) return { title: 'Ambush?', hint: duel(view, focus) };
  if (has('declineBattleBack')) return { title: 'Battle back?', hint: `The unit that was attacked may roll one die.` };
  if (has('takeGround')) return { title: 'Take ground?', hint: `The hex is empty; ${attacker} may go in.` };
  if (has('moveOn')) return { title: 'Move on?', hint: `${attacker} may go one hex further.` };
  return { title: 'Overrun?', hint: `${attacker} may battle once more. Choose a marked enemy.` };
}

/** What is asked, and how to answer on the board. */
export function promptText(view: View, legal: readonly Action[], focus: Focus): Prompt {
  const has = (type: ActionType) => legal.some((action) => action.type === type);
  switch (view.decision) {
    case 'commissar':
      return { title: 'Choose a card for the chip', hint: 'It will be played in your first turn.' };
    case 'playCard':
      if (has('passTurn')) return { title: 'No card to play', hint: 'The turn passes.' };
      if (has('placeChip'))
        return { title: 'Choose the next card', hint: 'It goes under the chip; the card there is played now.' };
      return { title: 'Play a command card', hint: 'Choose one from your hand.' };
    case 'section':
      return { title: 'Choose a section', hint: 'Its infantry will be ordered.' };
    case 'orders': {
      const ordered = view.units.filter((unit) => unit.order !== NOT_ORDERED).length;
      return { title: 'Order units', hint: `Choose outlined units. ${plural(ordered, 'unit')} ordered so far.` };
    }
    case 'movement': {
      const movers = unitsOf(legal);
      return {
        title: 'Move units',
        hint: `Choose a unit, then marked hexes. ${plural(movers, 'unit')} can still move.`,
      };
    }
    case 'battle': {
      const fighters = unitsOf(legal);
      return {
        title: 'Battle',
        hint: `Choose a unit, then a marked enemy. ${plural(fighters, 'unit')} can still battle.`,
      };
    }
    case 'attack':
      return attackPrompt(view, has, focus);
    case 'retreat': {
      const unit = focus.retreating === null ? 'the unit' : unitOn(view, focus.retreating);
      return { title: 'Retreat', hint: `Choose the hex for ${unit}.` };
    }
    case 'airPower':
      if (has('endTargets')) return { title: 'Air Power', hint: 'Choose enemy units that stand next to each other.' };
      return { title: 'Air Power', hint: 'Which target is struck first?' };
    case 'barrage':
      return { title: 'Barrage', hint: 'Choose one enemy unit.' };
    case 'medics':
      return { title: 'Medics and mechanics', hint: 'Choose a unit to heal.' };
    case 'healing':
      return { title: 'Medics and mechanics', hint: 'Share out the figures that come back.' };
    case 'keepCard':
      return { title: 'Keep one card', hint: 'The other one is discarded.' };
    default:
      return { title: '', hint: '' };
  }
}
