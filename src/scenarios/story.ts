import type { ScenarioFile } from './scenario-schema.ts';

/** What is told before a battle: most of what there is to read of it. */
export type Story = Omit<NonNullable<ScenarioFile['text']>, 'briefing'>;

/** A battle of the shelf with its story is the whole scenario file, in the order in which such a file is written. */
export function withStory(file: ScenarioFile, { background, ...rest }: Story): ScenarioFile {
  return { ...file, text: { ...(background === undefined ? {} : { background }), ...file.text, ...rest } };
}

/** Fetches the story of one battle of the shelf: each is a file of its own. */
export async function fetchStory(id: string): Promise<Story> {
  const { default: story } = (await import(`./data/stories/${id}.json`)) as { readonly default: Story };
  return story;
}
