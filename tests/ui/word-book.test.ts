import { describe, expect, it } from 'vitest';
import { wordBook } from '../../src/ui/text/word-book.ts';

function english() {
  const book = wordBook('en');
  const holes: string[] = [];
  book.onHole((hole) => holes.push(hole));
  book.add('en', 'page', {
    plain: 'Airfield',
    deep: { er: { still: 'far below' } },
    named: '{{name}} flies for {{name}} and {{other}}',
    hits_zero: 'no hit',
    hits_one: '{{count}} hit',
    hits_other: '{{count}} hits',
    lost_one: 'one lost',
    lost_other: '{{count}} lost',
    fixed: 'of {{count}}',
    by: 'by the $t(page:side.{{side}})',
    side: { axis: 'Axis of {{name}}' },
  });
  return { book, holes };
}

describe('a word book', () => {
  it('finds words in groups', () => {
    const { book } = english();
    expect([book.say('page:plain'), book.say('page:deep.er.still')]).toEqual(['Airfield', 'far below']);
  });

  it('puts every value in its place, numbers and nothing at all included', () => {
    const { book, holes } = english();
    expect(book.say('page:named', { name: 'Ann', other: 0 })).toBe('Ann flies for Ann and 0');
    expect(book.say('page:named', { name: '', other: 'Bo' })).toBe(' flies for  and Bo');
    expect(holes).toEqual([]);
  });

  it('takes a name for what it is, whatever signs it is made of', () => {
    const { book } = english();
    const name = '{{other}} $t(page:plain) $& \\';
    expect(book.say('page:named', { name, other: 'Bo' })).toBe(`${name} flies for ${name} and Bo`);
  });

  it('says none, one and many', () => {
    const { book } = english();
    expect([0, 1, 2].map((count) => book.say('page:hits', { count }))).toEqual(['no hit', '1 hit', '2 hits']);
    expect([0, 1, 2].map((count) => book.say('page:lost', { count }))).toEqual(['0 lost', 'one lost', '2 lost']);
    expect(book.say('page:fixed', { count: 3 })).toBe('of 3');
  });

  it('counts as the language counts', () => {
    const { book } = english();
    book.add('fr', 'page', { hits_one: '{{count}} coup', hits_other: '{{count}} coups' });
    book.changeLanguage('fr');
    expect([0, 1, 2].map((count) => book.say('page:hits', { count }))).toEqual(['0 coup', '1 coup', '2 coups']);
    expect(book.say('page:lost', { count: 0 })).toBe('0 lost');
  });

  it('says one sentence inside another with the same values', () => {
    const { book } = english();
    expect(book.say('page:by', { side: 'axis', name: 'Bo' })).toBe('by the Axis of Bo');
  });

  it('tells what is missing and says the key', () => {
    const { book, holes } = english();
    const said = ['page:none', 'page:deep.er', 'page:plain.more', 'none:plain', 'plain'].map((key) => book.say(key));
    expect(said).toEqual(holes);
    expect(holes).toEqual(['page:none', 'page:deep.er', 'page:plain.more', 'none:plain', 'plain']);
  });

  it('tells the value that is missing', () => {
    const { book, holes } = english();
    expect(book.say('page:named', { name: 'Ann', other: undefined })).toBe('Ann flies for Ann and ');
    expect(holes).toEqual(['page:named {{other}}']);
  });

  it('tells every listener of another language until they leave', () => {
    const { book } = english();
    const told: string[] = [];
    const leave = book.onLanguage(() => told.push(book.language()));
    book.changeLanguage('de');
    leave();
    book.changeLanguage('en');
    expect(told).toEqual(['de']);
  });
});
