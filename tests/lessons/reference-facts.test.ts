import { TRAIT_NAMES } from '../../src/memoir/units/unit.ts';
import { describe, expect, it } from 'vitest';
import { ENTRIES, entryById } from '../../src/lessons/reference/entries.ts';
import { entryAbout, lookUp } from '../../src/lessons/reference/look-up.ts';
import { CHECK_DICE } from '../../src/memoir/air/air-pack/check-values.ts';
import { DIVE_DICE } from '../../src/memoir/air/air-pack/end-of-move.ts';
import { SORTIE_CARDS } from '../../src/memoir/air/air-pack/options.ts';
import { PLANE_MODELS, PLANE_MOVE, PLANE_ROWS } from '../../src/memoir/air/air-pack/planes.ts';
import { STRETCH } from '../../src/memoir/air/air-pack/strafing.ts';
import { AIRCRAFT_TYPES } from '../../src/memoir/air/aircraft.ts';
import deck from '../../src/memoir/air/new-flight-plan/data/deck.json' with { type: 'json' };
import { TYPE_ROWS, WHOLE_SUPPLY } from '../../src/memoir/air/new-flight-plan/types.ts';
import { BATTLE_BACK_DICE } from '../../src/memoir/battle/battle-back.ts';
import { FAR_RETREAT } from '../../src/memoir/battle/flags.ts';
import { CARD_IDS, CARDS, cardOf, type CardId } from '../../src/memoir/cards/card.ts';
import { deckCards } from '../../src/memoir/cards/decks.ts';
import { BANZAI_MOVE } from '../../src/memoir/movement/allowance.ts';
import { TERRAIN_IDS, terrainRow, type TerrainId } from '../../src/memoir/terrain/data/rows.ts';
import { terrainFacts } from '../../src/memoir/terrain/facts.ts';
import { UNIT_KIND_IDS, UNIT_KINDS, unitKindIndex, type UnitKindId } from '../../src/memoir/units/kinds.ts';

describe('everything on the table has its entry', () => {
  it('ground', () => {
    expect(TERRAIN_IDS.filter((id) => entryAbout('terrain', id) === undefined)).toEqual([]);
  });
  it('units and their traits', () => {
    expect(UNIT_KIND_IDS.filter((id) => entryAbout('unit', id) === undefined)).toEqual([]);
    expect(TRAIT_NAMES.filter((id) => entryAbout('trait', id) === undefined)).toEqual([]);
  });
  it('command cards', () => {
    expect(CARD_IDS.filter((id) => entryAbout('card', id) === undefined)).toEqual([]);
  });
  it('air cards, and no others', () => {
    const ids = deck.cards.map(({ id }) => id);
    expect(
      ids.filter((id) => entryAbout('air-card', id)?.title !== deck.cards.find((card) => card.id === id)?.title),
    ).toEqual([]);
  });
  it('planes, all of them together', () => {
    expect(PLANE_MODELS.map((model) => entryAbout('plane', model)?.id)).toEqual(PLANE_MODELS.map(() => 'plane-skills'));
  });
  it('types of aircraft', () => {
    expect(AIRCRAFT_TYPES.filter((type) => entryAbout('aircraft', type) === undefined)).toEqual([]);
  });
  it('in one place each', () => {
    expect(lookUp('terrain.woods+terrain.palmForest+card.probe-left+card.probe-right').map(({ id }) => id)).toEqual([
      'woods',
      'probe',
    ]);
  });
});

const NUMBERS = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];
const word = (number: number) => NUMBERS[number] ?? String(number);

/** What an entry says must be there, with the number that the rules have. */
function says(id: string, ...phrases: readonly string[]): void {
  const text = entryById(id)?.text ?? '';
  for (const phrase of phrases) expect(text.toLowerCase()).toContain(phrase.toLowerCase());
}

const unit = (id: UnitKindId) => UNIT_KINDS[unitKindIndex(id)];
const orders = (id: CardId) => CARDS[cardOf(id)].orders?.count ?? 0;

describe('the figures of the entries are those of the rules', () => {
  it('how far units go and still battle', () => {
    says('move-and-battle', `Infantry may battle after ${word(unit('infantry').moveAndBattle)} hex`);
    says('move-and-battle', `armor after ${word(unit('armor').moveAndBattle)}`);
    expect(unit('artillery').moveAndBattle).toBe(0);
  });

  it('how far they reach', () => {
    const reach = (id: UnitKindId) => word(unit(id).dice.length);
    says('range', `Infantry reaches ${reach('infantry')} hexes`, `armor ${reach('armor')} hexes`);
    says('range', `artillery ${reach('artillery')}`);
    expect(unit('infantry').dice).toEqual([3, 2, 1]);
    expect(new Set(unit('armor').dice).size).toBe(1);
  });

  it('how often they take ground', () => {
    expect(unit('infantry').groundPerTurn).toBe(1);
    expect([unit('armor').groundPerTurn, unit('cavalry').groundPerTurn]).toEqual([2, 2]);
    says('take-ground', 'Infantry does so once a turn, armor and cavalry twice, artillery');
    const crews = ['antiTankGunEarly', 'antiTankGunLate', 'mortarEarly', 'mortarLate'] as const;
    for (const id of [...crews, 'machineGunEarly', 'machineGunLate', 'artillery'] as const)
      expect(unit(id).groundPerTurn).toBe(0);
  });

  it('whom Infantry Assault helps', () => {
    const moves = (id: UnitKindId) => [unit(id).move, unit(id).moveAndBattle];
    expect([moves('specialForces'), moves('cavalry'), moves('skiTroops')]).toEqual([
      [2, 2],
      [3, 3],
      [3, 3],
    ]);
    says('infantry-assault', 'Special forces gain only the third hex, cavalry and ski troops nothing');
  });

  it('how many units cards order', () => {
    says('recon', `Order ${word(orders('recon-left'))} unit`);
    says('probe', `Order ${word(orders('probe-left'))} units`);
    says('attack', `Order ${word(orders('attack-left'))} units`);
    says('general-advance', `Order ${word(orders('general-advance'))} units in each`);
    says('pincer-move', `Order ${word(orders('pincer-move'))} units on the left flank and two`);
    says('recon-in-force', `Order ${word(orders('recon-in-force'))} unit in each`);
    says('armor-assault', `up to ${word(orders('armor-assault'))} armor units`);
    says('dig-in', `Up to ${word(orders('dig-in'))} infantry units`);
    says('direct-from-hq', `any ${word(orders('direct-from-hq'))} units`);
    says('firefight', `up to ${word(orders('firefight'))} units`);
    says('move-out', `up to ${word(orders('move-out'))} infantry units`);
    const onTheMove = (id: CardId) => word(CARDS[cardOf(id)].orders?.onTheMove[1] ?? 0);
    says(
      'breakthrough',
      `Recon and Probe also order ${onTheMove('recon-left')} units, Attack ${onTheMove('attack-left')} unit`,
    );
    expect(onTheMove('probe-left')).toBe(onTheMove('recon-left'));
  });

  it('how many cards there are', () => {
    expect([deckCards('standard', false).length, deckCards('breakthrough', false).length]).toEqual([60, 80]);
    const sections = deckCards('standard', false).filter((card) => CARDS[card].kind === 'section').length;
    expect(sections).toBe(40);
    says('deck', 'sixty cards: forty for sections and twenty', 'has eighty');
  });

  it('what beach, ice and hospital ask for', () => {
    const fact = (id: 'beach' | 'hospital', kind: string) => terrainFacts(id).find((one) => one.kind === kind);
    says('beach', `${word((fact('beach', 'moveLimit') as { hexes: number }).hexes)} hexes long at most`);
    says('recovery', `${word((fact('hospital', 'recovery') as { dice: number }).dice)} dice`);
  });

  it.each([
    [/may ignore a flag/, (id: TerrainId) => terrainRow(id).flags === 'one'],
    [/must stop|units stop in it/i, (id: TerrainId) => terrainRow(id).stop === 'hard'],
    [/does not battle (?:this turn|on entering)/, (id: TerrainId) => terrainRow(id).noBattleOnEntry === true],
    [/for infantry only/i, (id: TerrainId) => terrainRow(id).closedTo?.join() === 'armor,artillery'],
    [/nobody enters/i, (id: TerrainId) => terrainRow(id).closedTo?.length === 3],
    [/blocks? the view|nobody sees through/i, (id: TerrainId) => terrainRow(id).sight !== undefined],
  ])('what ground is said to do: %s', (phrase, isTrue) => {
    const told = ENTRIES.filter(({ text }) => phrase.test(text)).flatMap(({ about }) => about?.terrain ?? []);
    expect(told.length).toBeGreaterThan(0);
    expect(told.filter((id) => !isTrue(id))).toEqual([]);
  });

  it('what nations have', () => {
    says('british', `with ${word(BATTLE_BACK_DICE)} die`);
    says('japanese', `may move ${word(BANZAI_MOVE)} hexes`);
    says('italian', `up to ${word(FAR_RETREAT)} hexes for each flag`);
    says('retreat', `up to ${word(FAR_RETREAT)} hexes for each flag`);
  });

  it('what aircraft have', () => {
    const { fighter, fighterBomber, bomber } = TYPE_ROWS;
    says(
      'dogfight',
      `${word(fighter.dogfight)} for a fighter, ${word(fighterBomber.dogfight)} for a fighter-bomber, ${word(bomber.dogfight)} for a bomber`,
    );
    for (const { move } of [fighter, fighterBomber, bomber]) says('flight', `up to ${word(move)} hexes`);
    expect(WHOLE_SUPPLY).toEqual({ mg: 18, bomb: 12 });
    says('ammunition-supply', 'eighteen and twelve');
    expect([fighter.stock.bomb, bomber.stock.mg]).toEqual([0, 0]);
    expect([fighter.landsOnCarriers, fighterBomber.landsOnCarriers, bomber.landsOnCarriers]).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('what planes of Air Pack have', () => {
    says('plane-flight', `at most ${word(PLANE_MOVE)}`);
    says('plane-entry', `first of its ${word(PLANE_MOVE)}`);
    says('strafing', `up to ${word(STRETCH)} hexes in a row`);
    says('kamikaze', `${word(DIVE_DICE)} dice`);
    says('air-sortie-cards', `There are ${word(SORTIE_CARDS)}`);
    says('check-dice', `the ocean’s ${word(CHECK_DICE.ocean)}`);
    const who = (skill: 'supports' | 'interdicts') => PLANE_MODELS.filter((model) => PLANE_ROWS[model][skill]);
    says('ground-support', 'Corsair, P-38, Yak-1 and Yak-9');
    expect(who('supports')).toEqual(['p38', 'corsair', 'yak1', 'yak9']);
    says('ground-interdiction', 'Spitfire, P-40, Bf 109 and Yak-7');
    expect(who('interdicts')).toEqual(['spitfire', 'p40', 'me109', 'yak7']);
    says('landing-planes', 'only Corsair and Zero on carriers');
    expect(PLANE_MODELS.filter((model) => PLANE_ROWS[model].fliesFromCarriers)).toEqual(['corsair', 'zero']);
  });
});
