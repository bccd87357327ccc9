import briefing from './briefing.json' with { type: 'json' };

/** The words of the screen before a battle: it comes with its own, so that the first board waits for no others. */
export const briefed = { briefing } as const;
