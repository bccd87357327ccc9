import { err } from '../../../engine/result.ts';
import type { AirDeck } from '../../../memoir/air/new-flight-plan/card.ts';
import { readAirDeck } from '../../../scenarios/air-deck-file.ts';
import { faulty, type Read } from '../../../scenarios/fault.ts';
import { parseJson } from '../../../scenarios/json-text.ts';
import { t } from '../../text/i18n.ts';

const MEGABYTE = 1_000_000;

/** The deck in a file of the player, or every fault of it. */
export async function deckInFile(file: File): Promise<Read<AirDeck>> {
  if (file.size > MEGABYTE) return faulty('', t('saves:fault.tooLarge', { size: 1 }));
  let text: string;
  try {
    text = await file.text();
  } catch {
    return faulty('', t('saves:fault.unreadable'));
  }
  const json = parseJson(text);
  if (json.ok) return readAirDeck(json.value);
  const { line, column, message } = json.error;
  return err([{ path: t('saves:fault.line', { line, column }), message }]);
}
