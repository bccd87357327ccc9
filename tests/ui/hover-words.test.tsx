import { TRAIT_NAMES } from '../../src/memoir/units/unit.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DiceLine, NoTargetReason } from '../../src/memoir/battle/forecast.ts';
import { CARD_IDS, cardOf } from '../../src/memoir/cards/card.ts';
import { TERRAIN_IDS } from '../../src/memoir/terrain/data/rows.ts';
import { TERRAIN_FACT_KINDS, terrainFacts } from '../../src/memoir/terrain/facts.ts';
import { kindFacts } from '../../src/memoir/units/facts.ts';
import { UNIT_KIND_IDS } from '../../src/memoir/units/kinds.ts';
import { cardNotes } from '../../src/ui/text/card-notes.ts';
import { en } from '../../src/ui/text/en/index.ts';
import { terrainFactText, unitFactText } from '../../src/ui/text/facts.ts';
import { lineTexts, reasonText } from '../../src/ui/text/forecast.ts';
import { i18n } from '../../src/ui/text/i18n.ts';

/** Sentences that are not there, or were asked for without a word they need. */
const holes = new Set<string>();

beforeAll(() => {
  i18n.onHole((hole) => holes.add(hole));
});

afterAll(() => {
  expect([...holes]).toEqual([]);
});

const WHOLE = /^(?!.*(undefined|null|NaN|\{\{))\S.*\S$/;
const SENTENCE = /^(?!.*(undefined|null|NaN|\{\{))[\p{Lu}\d].*\.$/u;

describe('the words for ground', () => {
  it('say every fact of every terrain in a sentence', () => {
    for (const id of TERRAIN_IDS) for (const fact of terrainFacts(id)) expect(terrainFactText(fact)).toMatch(SENTENCE);
  });

  it('are there for every kind of fact', () => {
    const told = new Set(TERRAIN_IDS.flatMap((id) => terrainFacts(id).map(({ kind }) => kind)));
    expect(TERRAIN_FACT_KINDS.filter((kind) => !told.has(kind))).toEqual([]);
  });

  it('tell cover by the class of the attacker', () => {
    const woods = terrainFacts('woods').map(terrainFactText);
    expect(woods).toContain('Attackers lose dice: infantry 1, armor 2.');
    expect(terrainFacts('hill').map(terrainFactText)).toContain('Attackers below it lose dice: infantry and armor 1.');
    expect(terrainFacts('river').map(terrainFactText)).toContain('Nobody can enter.');
    expect(terrainFacts('ravine').map(terrainFactText)).toContain('Infantry only.');
  });
});

describe('the words for units', () => {
  it.each(UNIT_KIND_IDS)('say every fact of %s', (id) => {
    for (const fact of kindFacts(id)) expect(unitFactText(fact)).toMatch(WHOLE);
  });

  it.each(TRAIT_NAMES)('say the trait %s', (trait) => {
    expect(unitFactText({ kind: 'trait', trait })).toMatch(SENTENCE);
  });

  it('tell moving and firing as a player counts them', () => {
    const [infantry, armor, artillery] = (['infantry', 'armor', 'artillery'] as const).map((id) =>
      kindFacts(id).map(unitFactText),
    );
    expect(infantry).toContain('moves 1 and battles, or 2');
    expect(armor).toContain('moves 3 and battles');
    expect(artillery).toEqual(expect.arrayContaining(['moves 1 or battles', 'dice 3-3-2-2-1-1', 'needs no sight']));
  });
});

describe('the words for an attack', () => {
  it('say every line of dice', () => {
    const lines: readonly DiceLine[] = [
      { kind: 'range', range: 2, dice: 2 },
      { kind: 'range', range: 1, dice: 3 },
      { kind: 'ownTerrain', terrain: 'town', dice: -2 },
      { kind: 'targetTerrain', terrain: 'woods', dice: -1 },
      { kind: 'card', card: cardOf('close-assault'), dice: 1 },
      { kind: 'strike', strike: 'barrage', dice: 4 },
      { kind: 'strike', strike: 'airPower', dice: 1 },
      ...(['crosshair', 'bushido', 'wittmann', 'boat', 'clearedWire', 'flames', 'air', 'battleBack'] as const).map(
        (kind) => ({ kind, dice: 1 }),
      ),
    ];
    const said = lineTexts(lines);
    for (const { reason } of said) expect(reason).toMatch(WHOLE);
    expect(said.slice(0, 5).map(({ reason, dice }) => `${reason}: ${dice}`)).toEqual([
      'At range 2: 2 dice',
      'Close assault: +3',
      'Firing out: town: −2',
      'Woods: −1',
      'Close Assault: +1',
    ]);
  });

  it.each(Object.keys(en.hover.reason))('say why there is none: %s', (reason) => {
    expect(reasonText(reason as NoTargetReason, 4)).toMatch(SENTENCE);
  });
});

describe('the notes on cards', () => {
  it.each(CARD_IDS)('say more about %s', (id) => {
    for (const deck of ['standard', 'breakthrough'] as const) {
      const notes = cardNotes(cardOf(id), deck);
      expect(notes.length).toBeGreaterThan(0);
      for (const note of notes) expect(note).toMatch(SENTENCE);
    }
  });

  it('follow the deck', () => {
    expect(cardNotes(cardOf('barrage'), 'standard').join(' ')).toContain('Stars do not hit.');
    expect(cardNotes(cardOf('barrage'), 'breakthrough').join(' ')).toContain('Stars hit too.');
    expect(cardNotes(cardOf('probe-left'), 'breakthrough').join(' ')).toContain('On the move');
    expect(cardNotes(cardOf('move-out'), 'standard').join(' ')).toContain('With no infantry on the map');
  });

  it('name the air combat card where there are aircraft', () => {
    for (const id of ['recon-left', 'their-finest-hour'] as const) {
      expect(cardNotes(cardOf(id), 'standard', true).join(' ')).toContain('an air combat card');
      expect(cardNotes(cardOf(id), 'standard').join(' ')).not.toContain('air combat card');
    }
    expect(cardNotes(cardOf('probe-left'), 'standard', true).join(' ')).not.toContain('air combat card');
  });
});
