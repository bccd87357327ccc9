import actions from './actions.json' with { type: 'json' };
import board from './board.json' with { type: 'json' };
import cards from './cards.json' with { type: 'json' };
import dates from './dates.json' with { type: 'json' };
import events from './events.json' with { type: 'json' };
import page from './page.json' with { type: 'json' };
import prompts from './prompts.json' with { type: 'json' };
import saves from './saves.json' with { type: 'json' };
import settings from './settings.json' with { type: 'json' };
import sides from './sides.json' with { type: 'json' };
import start from './start.json' with { type: 'json' };
import table from './table.json' with { type: 'json' };
import terrain from './terrain.json' with { type: 'json' };
import units from './units.json' with { type: 'json' };

/** The words that are needed before the first board is there. */
export const first = {
  actions,
  board,
  cards,
  dates,
  events,
  page,
  prompts,
  saves,
  settings,
  sides,
  start,
  table,
  terrain,
  units,
} as const;
