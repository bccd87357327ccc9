import { err } from '../../engine/result.ts';
import { gameFrom } from '../../scenarios/any-game.ts';
import { faulty, type Read } from '../../scenarios/fault.ts';
import { LIBRARY_FORMAT } from '../../scenarios/file-names.ts';
import { parseJson } from '../../scenarios/json-text.ts';
import type { OpenedReplay } from '../../scenarios/replay-file.ts';
import { formatOf } from '../../scenarios/wrong-format.ts';
import { gameFile, type GameNow } from '../../store/slot.ts';
import { withRules } from '../../store/with-rules.ts';
import { newSeed } from '../start/seed.ts';
import { t } from '../text/i18n.ts';

const MEGABYTE = 1_000_000;
const MAX_MEGABYTES = 2;

/** The text of the file a game is given away as. */
export function exportText(game: GameNow): string {
  return `${JSON.stringify(gameFile(game, Date.now()), null, 1)}\n`;
}

/** Hands a text to the player as a download. */
export function download(name: string, text: string): void {
  downloadBlob(name, new Blob([text], { type: 'application/json' }));
}

export function downloadBlob(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const anchor = document.createElement('a');
  anchor.href = url;
  anchor.download = name;
  document.body.append(anchor);
  anchor.click();
  anchor.remove();
  // Some browsers begin to read a moment later.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** The game in a file of the player, or every fault of it. */
export async function gameInFile(file: File): Promise<Read<OpenedReplay>> {
  if (file.size > MAX_MEGABYTES * MEGABYTE) return faulty('', t('saves:fault.tooLarge', { size: MAX_MEGABYTES }));
  let text: string;
  try {
    text = await file.text();
  } catch {
    return faulty('', t('saves:fault.unreadable'));
  }
  return gameInText(text);
}

/** Several scenarios, or one of another program: they are looked at in the library before they are played. */
function isForLibrary(json: unknown): boolean {
  if (typeof json !== 'object' || json === null) return false;
  return formatOf(json) === LIBRARY_FORMAT || ('game_info' in json && 'board' in json);
}

export async function gameInText(text: string): Promise<Read<OpenedReplay>> {
  const json = parseJson(text);
  if (json.ok && isForLibrary(json.value)) return faulty('', t('saves:fault.scenario'));
  if (json.ok) return withRules(json.value, (value) => gameFrom(value, newSeed(), t('saves:position')));
  const { line, column, message } = json.error;
  return err([{ path: t('saves:fault.line', { line, column }), message }]);
}
