import { apply, type Action, type State } from '../src/memoir/index.ts';
import { choicesFile } from '../src/scenarios/air-options.ts';
import { actionText } from '../src/scenarios/action-text.ts';
import { startOf, type Battle } from './battles.ts';

/** The actions as texts; one that fails is the last. */
export function textsOf(start: State, actions: readonly Action[]): string[] {
  const texts: string[] = [];
  let state = start;
  for (const action of actions) {
    texts.push(actionText(state, action));
    try {
      state = apply(state, action).state;
    } catch {
      break;
    }
  }
  return texts;
}

/** A script that the command line can play: scenario, rules, seed and actions. */
export function scriptOf(battle: Battle, actions: readonly Action[]): unknown {
  const { file, choices, seed } = battle;
  return {
    format: 'airfield44/script',
    version: 1,
    scenario: { ...file, options: { ...file.options, ...choicesFile(choices) } },
    seed,
    actions: textsOf(startOf(battle), actions),
  };
}
