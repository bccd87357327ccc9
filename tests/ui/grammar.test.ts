import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { UNIT_KIND_IDS } from '../../src/memoir/units/kinds.ts';
import { dateText } from '../../src/ui/text/dates.ts';
import { i18n, t } from '../../src/ui/text/i18n.ts';
import { percentText } from '../../src/ui/text/numbers.ts';
import { sideWords } from '../../src/ui/text/sides.ts';
import { unitInSentence, unitName } from '../../src/ui/text/units.ts';

/** A few words of a language that bends adjectives and articles, written as its translator would. */
const WORDS = {
  units: {
    unit: '$t(units:named.{{kindId}})',
    named: {
      infantry: '$t(units:feminine.{{nation}}) Infanterie',
      sniper: '$t(units:masculine.{{nation}}) Scharfschütze',
    },
    feminine: { ger: 'deutsche' },
    masculine: { ger: 'deutscher' },
  },
  dates: { dayOf: '{{day}}. {{month}} {{year}}', month: { '07': 'Juli' } },
  sides: { genitive: { allies: 'der Alliierten', axis: 'der Achsenmächte' } },
  table: { handOf: 'Hand $t(sides:genitive.{{sideId}})' },
};

describe('a catalogue alone', () => {
  beforeAll(() => {
    for (const [namespace, words] of Object.entries(WORDS)) i18n.add('de', namespace, words);
    i18n.changeLanguage('de');
  });
  afterAll(() => {
    i18n.changeLanguage('en');
    for (const namespace of Object.keys(WORDS)) i18n.remove('de', namespace);
  });

  it('bends the nation with the kind of unit', () => {
    const name = (kind: 'infantry' | 'sniper') => unitName({ nation: 'ger', kind: UNIT_KIND_IDS.indexOf(kind) });
    expect([name('infantry'), name('sniper')]).toEqual(['deutsche Infanterie', 'deutscher Scharfschütze']);
  });

  it('bends the side with the sentence', () => {
    expect(t('table:handOf', sideWords(1))).toBe('Hand der Achsenmächte');
  });

  it('writes dates and chances its own way', () => {
    expect(dateText('1944-07-16')).toBe('16. Juli 1944');
    expect(percentText(0.001)).toBe('<1\u00A0%');
  });

  it('falls back to English for what it does not say', () => {
    expect(t('actions:endOrders')).toBe('End orders');
  });
});

describe('a unit in a sentence', () => {
  const name = (kind: (typeof UNIT_KIND_IDS)[number]) =>
    unitInSentence({ nation: 'brit', kind: UNIT_KIND_IDS.indexOf(kind) });

  it('is one, so that it moves and is destroyed', () => {
    expect(name('combatEngineers')).toBe('British combat engineer unit');
    expect(name('infantry')).toBe('British infantry');
    expect(UNIT_KIND_IDS.map(name).filter((words) => /(engineers|forces|troops)$/.test(words))).toEqual([]);
  });
});
