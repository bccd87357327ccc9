import briefing from './briefing.json' with { type: 'json' };
import end from './end.json' with { type: 'json' };
import help from './help.json' with { type: 'json' };
import page from './page.json' with { type: 'json' };
import replay from './replay.json' with { type: 'json' };
import rules from './rules.json' with { type: 'json' };
import saves from './saves.json' with { type: 'json' };
import settings from './settings.json' with { type: 'json' };
import start from './start.json' with { type: 'json' };
import table from './table.json' with { type: 'json' };

/** Every English word of the page, one namespace a file. */
export const en = { briefing, end, help, page, replay, rules, saves, settings, start, table } as const;
