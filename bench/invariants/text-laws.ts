// What is written can be read: actions as texts, states as positions.
import { legalActions } from '../../src/memoir/index.ts';
import { actionFile, actionText, readAction, readActionFile } from '../../src/scenarios/action-text.ts';
import { checkState } from '../../src/scenarios/check-state.ts';
import { readPosition } from '../../src/scenarios/read-position.ts';
import { playHash, positionOf } from '../../src/scenarios/write-position.ts';
import type { Laws, Step, StepLaw } from './law.ts';

function spoken({ after }: Step): string | undefined {
  const legal = legalActions(after);
  const texts = new Set<string>();
  for (const action of legal) {
    const text = actionText(after, action);
    if (texts.has(text)) return `two actions are called '${text}'`;
    texts.add(text);
    for (const read of [readAction(after, text, legal), readActionFile(after, actionFile(after, action))])
      if (!read.ok || actionText(after, read.value) !== text) return `'${text}' is read as ${JSON.stringify(read)}`;
  }
  return undefined;
}

function sound({ after }: Step): string | undefined {
  const faults = checkState(after);
  return faults.length === 0 ? undefined : JSON.stringify(faults);
}

/** Writing a position reads it back already, so this is for a few steps only. */
const POSITION_EVERY = 8;

function written({ after, seed }: Step): string | undefined {
  if (seed % POSITION_EVERY !== 0) return undefined;
  const read = readPosition(JSON.parse(JSON.stringify(positionOf(after))));
  if (!read.ok) return JSON.stringify(read.error);
  return playHash(read.value) === playHash(after) ? undefined : 'the position read is another';
}

export const TEXT_LAWS: Laws<StepLaw> = {
  'every legal action has a text of its own that can be read back': spoken,
  'a state reached in play is one that may be read from a file': sound,
  'a position written down and read again is the same': written,
};
