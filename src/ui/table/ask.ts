import type { Asked } from '../../lessons/decisions.ts';
import { goTo } from '../route.ts';

/** "How does this work?": to the lesson for the decision at hand. */
export async function ask(asked: Asked): Promise<void> {
  const decisions = await import('../../lessons/decisions.ts').catch(() => null);
  // Without a network, and before everything was fetched, there is nothing to show.
  if (decisions === null) return;
  goTo({ screen: 'learn', lesson: decisions.lessonFor(asked) });
}
