import type { ScenarioFile } from '../../scenarios/scenario-schema.ts';

type Texts = NonNullable<ScenarioFile['text']>;

/** Other programs put "…" where nobody wrote anything. */
function saysSomething(words: string | undefined): boolean {
  return words !== undefined && /[\p{L}\p{N}]/u.test(words);
}

/** The texts of a scenario that tell something. */
export function storyIn({ text = {} }: Pick<ScenarioFile, 'text'>): Texts {
  return Object.fromEntries(Object.entries(text).filter(([, words]) => saysSomething(words)));
}
