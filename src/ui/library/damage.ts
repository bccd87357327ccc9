// What is wrong with a file that cannot be opened, in one plain sentence.
import { parseJson } from '../../scenarios/json-text.ts';
import { MOST_CHARACTERS } from '../../scenarios/library-file.ts';
import { formatOf } from '../../scenarios/wrong-format.ts';
import { t } from '../text/i18n.ts';

type Damage = 'nothing' | 'cutOff' | 'garbled' | 'foreign' | 'faulty';

/** Scenarios of other programs have no format, but a board. */
function isOfAGame(json: unknown): boolean {
  if (typeof json !== 'object' || json === null) return false;
  return String(formatOf(json)).startsWith('airfield44/') || 'board' in json || 'campaignId' in json;
}

export function damageIn(text: string): Damage {
  if (text.trim() === '') return 'nothing';
  const json = parseJson(text, MOST_CHARACTERS);
  if (json.ok) return isOfAGame(json.value) ? 'faulty' : 'foreign';
  if (!/^\uFEFF?\s*[{[]/.test(text)) return 'foreign';
  return /[}\]]\s*$/.test(text) ? 'garbled' : 'cutOff';
}

export function damageText(text: string): string {
  return t(`library:damage.${damageIn(text)}`);
}
