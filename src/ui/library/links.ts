import { LINK_ROUTE } from '../../store/link.ts';
import { linkTextIn } from '../../store/link-text.ts';
import { SCENARIO_ROUTE } from '../../store/scenario-link.ts';
import { readRoute, type Route } from '../route.ts';

const LINK = new RegExp(`#(${SCENARIO_ROUTE}|${LINK_ROUTE})`);
/** The name of a battle ends where a sentence goes on. */
const BATTLE = /#\/battle\/[\w%-]+(?:\?seed=[\w%+*-]+(?:\.[\w%+*-]+)*)?/;

/** Where the first address of this game leads that is in a text, whatever else it says; null: there is none. */
export function addressIn(text: string): Route | null {
  if (/^\s*[{[]/.test(text)) return null;
  const [link, battle] = [LINK.exec(text), BATTLE.exec(text)];
  if (link === null || (battle !== null && battle.index < link.index)) return battle && readRoute(battle[0]);
  const [hash, route] = link;
  return readRoute(hash + linkTextIn(route, text.slice(link.index)));
}
