import type { Asked } from '../../lessons/decisions.ts';
import { goTo } from '../route.ts';

/** "How does this work?": to the lesson for the decision at hand, or to its rules where no lesson is about it. */
export async function ask(asked: Asked): Promise<void> {
  const decisions = await import('../../lessons/decisions.ts').catch(() => null);
  // Without a network, and before everything was fetched, there is nothing to show.
  if (decisions === null) return;
  const { lesson, rules } = decisions.shownFor(asked);
  goTo(lesson === null ? { screen: 'rules', rule: rules } : { screen: 'learn', lesson });
}
