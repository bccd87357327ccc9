/** What the address of the page says after '#'. */
export type Route =
  | { readonly screen: 'start' }
  | { readonly screen: 'briefing'; readonly battle: string; readonly seed: string | null }
  | { readonly screen: 'table' }
  | { readonly screen: 'end' }
  /** The game at hand, after so many actions. */
  | { readonly screen: 'replay'; readonly at: number | null }
  | { readonly screen: 'link'; readonly text: string }
  /** The lessons, or one of them. */
  | { readonly screen: 'learn'; readonly lesson: string | null }
  /** The rules to look up, all of them or one by its id. */
  | { readonly screen: 'rules'; readonly rule: string | null }
  | { readonly screen: 'sandbox' }
  /** All scenarios: built in, own and imported; `isNew`: a new one is to be drawn. */
  | { readonly screen: 'library'; readonly isNew?: true }
  /** A scenario on the drawing table, by its id in the library. */
  | { readonly screen: 'workshop'; readonly scenario: string }
  /** A scenario as a sheet to print. */
  | { readonly screen: 'sheet'; readonly scenario: string }
  /** A scenario that somebody sent. */
  | { readonly screen: 'scenario'; readonly text: string }
  | { readonly screen: 'unknown'; readonly text: string };

export const START: Route = { screen: 'start' };

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export function readRoute(hash: string): Route {
  const [path, query] = hash.replace(/^#\/?/, '').split('?', 2);
  const [screen, ...rest] = path.split('/');
  const detail = decoded(rest.join('/'));
  switch (screen) {
    case '':
    case 'start':
      return START;
    case 'battle':
      return { screen: 'briefing', battle: detail, seed: new URLSearchParams(query).get('seed') };
    case 'table':
      return { screen: 'table' };
    case 'end':
      return { screen: 'end' };
    case 'replay':
      return { screen: 'replay', at: /^\d{1,6}$/.test(detail) ? Number(detail) : null };
    case 'link':
      return { screen: 'link', text: detail };
    case 'learn':
      return { screen: 'learn', lesson: detail === '' ? null : detail };
    case 'rules':
      return { screen: 'rules', rule: detail === '' ? null : detail };
    case 'sandbox':
      return { screen: 'sandbox' };
    case 'library':
      return detail === 'new' ? { screen: 'library', isNew: true } : { screen: 'library' };
    case 'workshop':
      return detail === '' ? { screen: 'library' } : { screen: 'workshop', scenario: detail };
    case 'sheet':
      return detail === '' ? { screen: 'library' } : { screen: 'sheet', scenario: detail };
    case 'scenario':
      return { screen: 'scenario', text: detail };
    default:
      return { screen: 'unknown', text: decoded(path) };
  }
}

export function writeRoute(route: Route): string {
  switch (route.screen) {
    case 'start':
      return '#/';
    case 'briefing': {
      const seed = route.seed === null ? '' : `?${new URLSearchParams({ seed: route.seed }).toString()}`;
      return `#/battle/${encodeURIComponent(route.battle)}${seed}`;
    }
    case 'replay':
      return route.at === null ? '#/replay' : `#/replay/${route.at}`;
    case 'link':
      return `#/link/${route.text}`;
    case 'learn':
      return route.lesson === null ? '#/learn' : `#/learn/${encodeURIComponent(route.lesson)}`;
    case 'rules':
      return route.rule === null ? '#/rules' : `#/rules/${encodeURIComponent(route.rule)}`;
    case 'library':
      return route.isNew === true ? '#/library/new' : '#/library';
    case 'workshop':
    case 'sheet':
      return `#/${route.screen}/${encodeURIComponent(route.scenario)}`;
    case 'scenario':
      return `#/scenario/${route.text}`;
    case 'unknown':
      return `#/${encodeURIComponent(route.text)}`;
    default:
      return `#/${route.screen}`;
  }
}

export function goTo(route: Route): void {
  globalThis.location.hash = writeRoute(route);
}

/** Goes there without a way back to where one was. */
export function goInstead(route: Route): void {
  const url = new URL(globalThis.location.href);
  url.hash = writeRoute(route);
  globalThis.location.replace(url);
}

/** Says in the address where one is, without going anywhere. */
export function noteRoute(route: Route): void {
  globalThis.history.replaceState(globalThis.history.state, '', writeRoute(route));
}
