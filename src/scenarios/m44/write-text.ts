import { boardOf } from '../../hex/board.ts';
import type { ScenarioFile } from '../scenario-schema.ts';
import { isEmpty } from '../is-empty.ts';
import { newImport } from './importing.ts';
import { isObject, isSame, type RawObject } from './raw.ts';
import { languagesIn, readWords, WORD_KEYS } from './read-text.ts';

/** Keys that are read together: one of them alone does not say what the file shows. */
const GROUPS: readonly (readonly string[])[] = [
  ['name'],
  ['subtitle', 'historical'],
  ['description'],
  ['rules'],
  ['victory'],
];

export function textPart({ name, text = {} }: ScenarioFile, kept: RawObject): RawObject {
  // What was kept names the one that is shown first.
  const [language = 'en'] = languagesIn(kept);
  const mine = kept[language];
  const others = Object.fromEntries(Object.entries(kept).filter(([key]) => key !== language));
  return { [language]: words({ name, text }, isObject(mine) ? mine : {}), ...others };
}

function words({ name, text = {} }: Pick<ScenarioFile, 'name' | 'text'>, kept: RawObject): RawObject {
  const said: Record<string, unknown> = {
    name,
    historical: text.background,
    description: text.briefing,
    rules: text.rules,
    victory: text.victory,
  };
  const read = (given: RawObject) => {
    const { name: title, text: prose } = readWords(newImport(boardOf('standard')), '', given);
    return { title, prose };
  };
  const { allies: _allies, axis: _axis, ...prose } = text;
  let plain: RawObject = Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined));
  for (const keys of GROUPS) {
    const own = Object.fromEntries(keys.flatMap((key) => (Object.hasOwn(kept, key) ? [[key, kept[key]]] : [])));
    if (isEmpty(own)) continue;
    const rest = Object.fromEntries(Object.entries(plain).filter(([key]) => !keys.includes(key)));
    // Of a subtitle that was kept the rest of the background may be what is written.
    for (const tried of [
      { ...rest, ...own },
      { ...plain, ...own },
    ]) {
      const now = read(tried);
      if (!isSame(now, read(plain)) && !isSame(now, { title: name, prose })) continue;
      plain = tried;
      break;
    }
  }
  const unread = Object.entries(kept).filter(([key]) => !WORD_KEYS.includes(key));
  return { ...plain, ...Object.fromEntries(unread) };
}
