import { readRoute, type Route } from '../route.ts';

const LINKS = new Set<Route['screen']>(['scenario', 'link', 'briefing']);

/** Where a text leads that is an address of this game and nothing else; null: it is none. */
export function addressIn(text: string): Route | null {
  const address = text.trim();
  if (address.startsWith('{') || address.startsWith('[')) return null;
  const hash = /#\/(?:scenario|link|battle)\/[\s\S]+$/.exec(address)?.[0];
  // Mail programs break long lines.
  const route = hash === undefined ? null : readRoute(hash.replace(/\s+/g, ''));
  return route !== null && LINKS.has(route.screen) ? route : null;
}
