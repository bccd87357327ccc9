import { hasFailed, isOver, waitsForReader, type Session } from '../../lessons/session.ts';
import type { LessonTable } from '../../store/lesson.ts';
import { goTo } from '../route.ts';
import type { CoachButton } from './CoachButtons.tsx';
import { waysOn } from './what-next.ts';

/** What the learner can press at the coach, the thing to press first. */
export function buttonsOf(session: Session, table: LessonTable, onLeave: () => void): CoachButton[] {
  if (isOver(session)) {
    const ways = waysOn(session.lesson.file).map(({ id, route }): CoachButton => ({ id, run: () => goTo(route) }));
    return [...ways, { id: 'leave', run: onLeave }, { id: 'repeat', run: table.restart }];
  }
  const isFirst = session.previous === null;
  const back: CoachButton = { id: 'back', run: isFirst ? undefined : table.back };
  const restart: CoachButton = { id: 'restart', run: isFirst ? undefined : table.restart };
  if (hasFailed(session)) return [{ id: 'again', run: table.again }, back, restart];
  if (waitsForReader(session)) return [{ id: 'goOn', run: table.goOn }, back, restart];
  return [{ id: 'solve', run: table.solve }, back, restart];
}
