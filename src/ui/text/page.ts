import { t } from './i18n.ts';

export { dateText } from './dates.ts';

const KEYS = {
  title: 'page:title',
  subtitle: 'page:subtitle',
  battles: 'page:battles',
  seed: 'page:seed',
  seedHint: 'page:seedHint',
  newSeed: 'page:newSeed',
  start: 'page:start',
  cards: 'page:cards',
  medals: 'page:medals',
  movesFirst: 'page:movesFirst',
  breakthrough: 'page:breakthrough',
  briefing: 'page:briefing',
  rules: 'page:rules',
  victory: 'page:victory',
  more: 'page:more',
  side: 'page:side',
  unofficial: 'page:unofficial',
  board: 'table:board',
  lookHint: 'table:lookHint',
  zoomIn: 'table:zoomIn',
  zoomOut: 'table:zoomOut',
} as const;
const FRONTS = {
  western: 'page:front.western',
  eastern: 'page:front.eastern',
  mediterranean: 'page:front.mediterranean',
  pacific: 'page:front.pacific',
} as const;

type Key = (typeof KEYS)[keyof typeof KEYS] | (typeof FRONTS)[keyof typeof FRONTS];

/** Words that are looked up when they are read. */
function words<K extends string>(keys: Readonly<Record<K, Key>>): Readonly<Record<K, string>> {
  const getters = Object.entries<Key>(keys).map(([name, key]) => [name, { get: () => t(key) }] as const);
  return Object.defineProperties({}, Object.fromEntries(getters)) as Record<K, string>;
}

/** The words of the first screen and of the board. */
export const PAGE = Object.assign(words(KEYS), {
  goOn: (battle: string) => t('page:goOn', { battle }),
  noBattle: (id: string) => t('page:noBattle', { id }),
});

export const FRONT_TEXTS: Readonly<Record<string, string>> = words(FRONTS);
