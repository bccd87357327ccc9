import { describe, expect, it } from 'vitest';
import { TERRAIN_IDS } from '../../src/memoir/terrain/data/rows.ts';
import { SCENARIOS } from '../../src/scenarios/library.ts';
import type { ScenarioFile } from '../../src/scenarios/scenario-schema.ts';
import { forceFeatures, groundFeatures, groundLine } from '../../src/ui/briefing/features.ts';
import { specialRules } from '../../src/ui/briefing/special-rules.ts';
import { storyIn } from '../../src/ui/briefing/story.ts';
import { medalLines, victoryNotes } from '../../src/ui/briefing/victory.ts';
import { battleOf } from '../../src/ui/start/battle.ts';
import { namesOn } from '../../src/ui/start/map-names.ts';

const WHOLE = /^(?!.*(undefined|null|NaN|\{\{|briefing:))\S.*$/;

function battleWith(more: Partial<ScenarioFile>) {
  const file: ScenarioFile = {
    format: 'airfield44/scenario',
    version: 1,
    name: 'Test',
    units: { axis: { A9: 'infantry' }, allies: { A1: 'infantry' } },
    places: { E5: 'Mill' },
    ...more,
  };
  return battleOf({ id: 'test', file });
}

function linesOf(more: Partial<ScenarioFile>, side: 0 | 1 = 0): string[] {
  return medalLines(battleWith(more), side)
    .slice(1)
    .map(({ medals, what, how }) => `${medals} ${what} ${how}`.trim());
}

function rulesOf(more: Partial<ScenarioFile>): string[] {
  return specialRules(battleWith(more)).map(({ title, text }) => `${title}: ${text}`);
}

describe('what wins', () => {
  it('names the place and the hex of an objective, or the ground where it has no name', () => {
    expect(linesOf({ objectives: [{ hexes: ['E5'], side: 'allies' }] })).toEqual([
      '1 Mill (E5) while a unit of yours stands there',
    ]);
    const crossing = linesOf({ terrain: { D5: ['river E-W', 'bridge'] }, objectives: [{ hexes: ['D5'] }] });
    expect(crossing).toEqual(['1 Bridge (D5) while a unit of yours stands there']);
  });

  it('tells every kind of objective apart', () => {
    const hexes = ['E5', 'F5', 'G5'];
    const how = (more: object) => linesOf({ objectives: [{ hexes, side: 'allies', ...more }] })[0];
    const said = [
      how({}),
      how({ need: 2 }),
      how({ need: 3 }),
      how({ permanent: true }),
      how({ majority: true }),
      how({ turnStart: true }),
      how({ turnStart: true, permanent: true }),
      how({ lastToOccupy: true }),
      how({ soleControl: true }),
      how({ anyHex: true }),
      how({ medals: 2 }),
    ];
    expect(new Set(said).size).toBe(said.length);
    for (const line of said) expect(line).toMatch(WHOLE);
  });

  it('counts two medals that are won in the same way together', () => {
    const twice = { hexes: ['E5'], side: 'allies' as const };
    expect(linesOf({ objectives: [twice, { ...twice, medals: 2 }, { ...twice, permanent: true }] })).toEqual([
      '3 Mill (E5) while a unit of yours stands there',
      expect.stringMatching(/^1 Mill \(E5\) .+/),
    ]);
  });

  it('lists an objective of one side for that side only, and one of either for both', () => {
    expect(linesOf({ objectives: [{ hexes: ['E5'], side: 'axis' }] }, 0)).toEqual([]);
    expect(linesOf({ objectives: [{ hexes: ['E5'] }] }, 1)).toHaveLength(1);
  });

  it('counts exits, empty sections and units worth two medals', () => {
    expect(linesOf({ exits: { allies: ['A9', 'B9'] }, special: { infantryExitMedals: 2 } })).toEqual([
      '1 every unit that leaves the map by A9, B9; infantry counts 2 medals',
    ]);
    expect(linesOf({ special: { emptySectionMedals: [{ side: 'allies', sections: ['left'], medals: 2 }] } })).toEqual([
      '2 left flank while no enemy is on the left flank (seen from the bottom edge)',
    ]);
    expect(linesOf({ units: { axis: { A9: 'armor twoMedals' }, allies: { A1: 'infantry' } } })).toEqual([
      "2 the enemy's German armor on A9, if it is destroyed",
    ]);
  });

  it('warns of sudden death, needed exits and a deck that ends', () => {
    const notes = victoryNotes(
      battleWith({
        exits: { allies: ['A9'] },
        special: { suddenDeath: [{ side: 'axis', hexes: ['E5', 'F5'] }], exitsNeeded: { allies: 2 }, deckOnce: true },
      }),
    );
    expect(notes).toEqual([
      'The Axis win at once when they hold 2 of these hexes at the end of their turn: Mill (E5, F5).',
      'For the Allies medals alone do not win: at least 2 units must have left the map.',
      'When the deck runs out, the Axis win.',
      'A side without a unit left has lost.',
    ]);
  });

  it('knows a side that has only aircraft', () => {
    const battle = battleOf(SCENARIOS.find(({ id }) => id === 'road-out-of-valmesnil')!);
    const said = (side: 0 | 1) => medalLines(battle, side).map(({ what, how }) => `${what} ${how}`.trim());
    expect(said(0)).toContain('Upper bridge (I7) once your bombs take it, until an enemy unit stands there');
    expect(said(0)).toContain('each enemy unit destroyed');
    expect(said(1)).not.toContain('each enemy unit destroyed');
    expect(said(1)).toContain('every enemy aircraft shot down');
    expect(victoryNotes(battle).at(-1)).toBe('The Axis have lost when they have no unit left.');
  });
});

describe('an aircraft shot down', () => {
  it('wins where the enemy has aircraft', () => {
    const battle = battleWith({ options: { airRules: 'new-flight-plan', air: { types: { axis: [] } } } });
    const said = (side: 0 | 1) => medalLines(battle, side).map(({ what }) => what);
    expect(said(0)).not.toContain('every enemy aircraft shot down');
    expect(said(1)).toContain('every enemy aircraft shot down');
  });
});

describe('the rules of a battle', () => {
  it('are none in a plain one', () => {
    expect(rulesOf({})).toEqual([]);
  });

  it('explain every flag of the scenario', () => {
    const flags: readonly [Partial<ScenarioFile>, RegExp][] = [
      [{ special: { blitz: true } }, /^Slow armor: Armor of the Allies.*Air strikes: The Axis/],
      [{ special: { partialBlitz: 'all' } }, /of the Allies.*of the Axis/],
      [{ special: { airStrikes: 'allies' } }, /^Air strikes: The Allies/],
      [{ special: { hill317: ['E5'] } }, /While they hold Mill \(E5\), the Allies/],
      [{ options: { airRules: 'new-flight-plan' } }, /^Aircraft: Each side has a fighter/],
      [{ options: { airRules: 'new-flight-plan', air: { types: { axis: [] } } } }, /^Aircraft: Not every type/],
      [{ special: { desert: true } }, /^Desert/],
      [{ special: { commissar: 'allies' } }, /^Political commissar: The Allies/],
      [{ special: { gungHo: 'allies' } }, /^Gung-ho/],
      [{ special: { italianRoyalArmy: true } }, /High command: .*the Axis lose.*Italian Royal Army/],
      [{ special: { night: 'dawn' } }, /^Night attack: .*turn of the Allies/],
      [
        { special: { night: 'dawn' }, options: { airRules: 'new-flight-plan' } },
        /Nobody flies in the dark: .*daylight/,
      ],
      [{ special: { night: 'dusk', nightSide: 'axis' } }, /^Nightfall: .*turn of the Axis/],
      [{ special: { airPowerAsBombard: true } }, /^No aircraft/],
      [{ special: { deckOnce: true } }, /^One deck/],
      [{ options: { hillSight: 'heights' } }, /^Sight by height/],
      [{ board: 'breakthrough' }, /^Breakthrough deck/],
      [{ mines: { E5: 'axis' } }, /walks through unharmed/],
      [{ mines: { E5: 'anyone' } }, /asks nobody/],
      [{ exits: { axis: ['A1'] } }, /^Exits: The Axis .* A1\./],
      [{ sides: { allies: { nation: 'brit' } } }, /^Stiff upper lip/],
      [{ sides: { axis: { nation: 'jp' } } }, /^Imperial Japanese Army/],
    ];
    for (const [more, wanted] of flags) expect(rulesOf(more).join(' ')).toMatch(wanted);
  });
});

describe('units that cannot be ordered at first', () => {
  it('are named by their hexes, each with its turn', () => {
    const waiting = (idleUntil: number) => ({ kind: 'infantry', idleUntil });
    const units = { axis: { A9: waiting(3), C9: waiting(5), E9: waiting(3) }, allies: { A1: 'infantry' } };
    expect(rulesOf({ units })).toEqual([
      'Late units: These units cannot be ordered at first: A9, E9 before turn 4 and C9 before turn 6. The turns of both sides count.',
    ]);
  });
});

describe('the ground of a battle', () => {
  it('is shown piece by piece, and only what crosses water with the water', () => {
    const battle = battleWith({
      terrain: { C5: ['hill', 'bunker allies'], D5: ['river E-W', 'bridge'], E5: 'wire' },
      mines: { E5: 'axis' },
    });
    const shown = new Map(groundFeatures(battle).map(({ id, pieces }) => [id, pieces.map((piece) => piece.id)]));
    expect(shown.get('hill')).toEqual(['hill']);
    expect(shown.get('bunker')).toEqual(['bunker']);
    expect(shown.get('river')).toEqual(['river']);
    expect(shown.get('bridge')).toEqual(['river', 'bridge']);
    expect(shown.get('minefield')).toEqual(['minefield']);
  });
});

describe('the story of a battle', () => {
  it('leaves out texts without a letter', () => {
    expect(storyIn({ text: { briefing: '…', background: ' - ', allies: 'Hold.', victory: '5' } })).toEqual({
      allies: 'Hold.',
      victory: '5',
    });
    expect(storyIn({})).toEqual({});
  });
});

describe.each(SCENARIOS)('the briefing of $id', (entry) => {
  const battle = battleOf(entry);

  it('has words for everything on the map', () => {
    const said = [
      ...groundFeatures(battle).map(({ line }) => line),
      ...forceFeatures(battle).map(({ line }) => line),
      ...specialRules(battle).flatMap(({ title, text }) => [title, text]),
      ...([0, 1] as const).flatMap((side) => medalLines(battle, side).map(({ what, how }) => `${what} ${how}`)),
      ...victoryNotes(battle),
    ];
    for (const line of said) expect(line).toMatch(WHOLE);
  });

  it('speaks to each side, says how long it takes, and writes no name over another', () => {
    expect(entry.file.text).toMatchObject({ allies: expect.any(String), axis: expect.any(String) });
    expect(entry.file.minutes).toBeGreaterThan(20);
    expect(namesOn(battle.board, battle.places, 17)).toHaveLength(battle.places.size);
  });
});

it('every kind of ground has a line of whole words or nothing to say', () => {
  for (const id of TERRAIN_IDS) expect(groundLine(id)).toMatch(/^(?!.*(undefined|null|\{\{|briefing:))/);
});
