import { describe, expect, it } from 'vitest';
import { writeM44 } from '../../src/scenarios/m44/index.ts';
import type { RawObject } from '../../src/scenarios/m44/raw.ts';
import { exported, fileWith, remarksOf, understood } from './reading.ts';

const dated = (info: RawObject, sdate?: unknown) =>
  fileWith({ info, text: { en: { name: 'Here', ...(sdate === undefined ? {} : { sdate }) } } });

const NO_DATE = 'No date is set: special weapons are those of 1944, and air superiority has to be chosen.';
const field = (date: string, instead: string) => `game_info.date_begin | The date '${date}' | ${instead}`;

describe('the date of a battle', () => {
  it.each<[string, RawObject, unknown, string | undefined, string[]]>([
    ['a day', { date_begin: '1943-03-02' }, '1941', '1943-03-02', []],
    ['a day without dashes', { date_begin: '19410622', date_end: '1944-01-01' }, undefined, '1941-06-22', []],
    ['only a year that is told in words', {}, 'June 22nd, 1941', '1941', []],
    ['words in several lines', {}, ['June', '1941'], '1941', []],
    [
      'nothing to read, but words',
      { date_begin: '0000-00-00' },
      '22 juin 1941',
      '1941',
      [field('0000-00-00', 'No day from 1930 to 1949 can be read in it; the year is that of the text, 1941.')],
    ],
    [
      'another order',
      { date_begin: '06/06/1941', date_end: '1942-01-01' },
      '1940',
      '1941',
      [field('06/06/1941', 'No day from 1930 to 1949 can be read in it; the year is its own, 1941.')],
    ],
    [
      'nothing to read, but an end',
      { date_begin: 'D-Day', date_end: '1944-01-01' },
      undefined,
      '1944',
      [field('D-Day', 'No day from 1930 to 1949 can be read in it; the year is that of the end, 1944.')],
    ],
    [
      'an end only',
      { date_end: '1941-01-01' },
      undefined,
      '1941',
      ['game_info.date_end | A battle with a date of its end only | Its year is that of the end, 1941.'],
    ],
    ['nothing to read', { date_begin: '0000-00-00' }, undefined, undefined, [field('0000-00-00', NO_DATE)]],
    ['another war', { date_begin: '1815-06-18' }, 'June 1815', undefined, [field('1815-06-18', NO_DATE)]],
    ['none', {}, undefined, undefined, []],
  ])('%s: is what it says, it is said, and it goes out as it came', (_name, info, sdate, date, remarks) => {
    const json = dated(info, sdate);
    expect(understood(json).file.date).toBe(date);
    expect(remarksOf(json)).toEqual(remarks);
    const out = exported(json);
    const { date_begin, date_end } = out.game_info as RawObject;
    expect({ date_begin, date_end }).toMatchObject(info);
    expect(out).not.toHaveProperty('airfield44');
    expect(understood(out)).toEqual(understood(json));
  });

  it('that was changed since goes out as it is now', () => {
    const { file } = understood(dated({ date_begin: '0000-00-00', date_end: '0000-00-00' }, '22 juin 1941'));
    const out = writeM44({ ...file, date: '1942-07-01' });
    expect(understood(out).file.date).toBe('1942-07-01');
    expect(out.game_info).toMatchObject({ date_begin: '1942-07-01' });
  });
});

describe('the language that is shown', () => {
  const words = (text: RawObject) => {
    const json = fileWith({ text });
    const { name, text: prose } = understood(json).file;
    const out = exported(json);
    expect(out.text).toMatchObject(text);
    expect(understood(out)).toEqual(understood(json));
    return { name, victory: prose?.victory };
  };

  it('is English, or else the first', () => {
    expect(words({ fr: { name: 'Ici' }, en: { name: 'Here' } })).toEqual({ name: 'Here' });
    expect(words({ fr: { name: 'Ici', victory: '5' }, de: { name: 'Da' } })).toEqual({ name: 'Ici', victory: '5' });
  });

  it('is one with something to show, not one that only has its bookkeeping', () => {
    const fr = { name: 'Ici', victory: '5' };
    expect(words({ en: { ownerID: '7', mod_date: '2010-01-01' }, fr })).toEqual(fr);
    expect(words({ en: { ownerID: '7', name: '' }, de: { id: 3 }, fr })).toEqual(fr);
    expect(understood(fileWith({ text: { en: { ownerID: '7' }, de: { id: 3 } } })).file.name).toMatch(/without a name/);
  });

  it('does not have to be the one that tells the date', () => {
    const json = fileWith({
      text: { en: { name: 'Here', sdate: 'In summer' }, fr: { name: 'Ici', sdate: 'mai 1940' } },
    });
    expect(understood(json).file.date).toBe('1940');
    expect(understood(exported(json))).toEqual(understood(json));
    const own = fileWith({ text: { fr: { name: 'Ici', sdate: 'mai 1940' }, en: { name: 'Here', sdate: 'May 1941' } } });
    expect(understood(own).file.date).toBe('1941');
  });
});
