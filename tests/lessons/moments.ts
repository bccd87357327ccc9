import { answer, type Session } from '../../src/lessons/session.ts';
import { readAction } from '../../src/scenarios/action-text.ts';
import { actionParts } from '../../src/scenarios/script.ts';

/** The step as it begins and after each part of its solution. */
export function moments(session: Session): Session[] {
  const found = [session];
  for (const part of session.lesson.file.steps[session.at].do.flatMap(actionParts)) {
    const now = found[found.length - 1];
    const action = readAction(now.state, part);
    const after = action.ok ? answer(now, [action.value]) : now;
    if (after.at !== session.at) break;
    found.push(after);
  }
  return found;
}
