import end from './end.json' with { type: 'json' };
import help from './help.json' with { type: 'json' };
import hover from './hover.json' with { type: 'json' };
import learn from './learn.json' with { type: 'json' };
import library from './library.json' with { type: 'json' };
import reference from './reference.json' with { type: 'json' };
import replay from './replay.json' with { type: 'json' };
import rules from './rules.json' with { type: 'json' };
import sandbox from './sandbox.json' with { type: 'json' };
import sheet from './sheet.json' with { type: 'json' };
import workshop from './workshop.json' with { type: 'json' };

/** The words of what nobody needs before the first board. */
export const later = { end, help, hover, learn, library, reference, replay, rules, sandbox, sheet, workshop } as const;
