// A game or a position as a text for the address of the page.
import { openedText, packedText, type LinkResult } from './link-text.ts';
import type { Read } from '../scenarios/fault.ts';
import { packGame, packPosition, unpackGame, type PackedGame } from '../scenarios/game-link.ts';
import type { ReplayFile } from '../scenarios/replay-file.ts';
import { withRules } from './with-rules.ts';

export { MAX_LINK_LENGTH, type LinkResult } from './link-text.ts';

/** What the address says after '#' in front of the text of a link. */
export const LINK_ROUTE = '/link/';

export function encodeGame(file: ReplayFile): Promise<LinkResult> {
  return linkOf(packGame(file));
}

/** Only the moment the game has reached. */
export function encodePosition(file: ReplayFile): Promise<LinkResult> {
  return linkOf(packPosition(file));
}

async function linkOf(packed: Read<PackedGame>): Promise<LinkResult> {
  return packed.ok ? packedText(LINK_ROUTE, packed.value) : { faults: packed.error };
}

/** The game of a link: its text, or the whole address as it was copied. */
export async function decodeLink(given: string): Promise<Read<ReplayFile>> {
  const json = await openedText(LINK_ROUTE, given);
  return json.ok ? withRules(json.value, unpackGame) : json;
}
