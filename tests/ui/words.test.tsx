import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { boardOf } from '../../src/hex/board.ts';
import { hexOfLabel } from '../../src/hex/labels.ts';
import type { AirAction, AirEvent } from '../../src/memoir/air/hooks.ts';
import { CARD_IDS } from '../../src/memoir/cards/card.ts';
import { FRAMES } from '../../src/memoir/frames/table.ts';
import { apply, decider, legalActions, setup, view, type State } from '../../src/memoir/index.ts';
import type { Action, GameEvent, Side, View } from '../../src/memoir/index.ts';
import { scenarioById, SCENARIO_IDS } from '../../src/scenarios/library.ts';
import { scenarioOf } from '../../src/scenarios/read-scenario.ts';
import { loadAir } from '../../src/ui/air/late.tsx';
import { choicesOf } from '../../src/ui/table/choices.ts';
import { AIRCRAFT } from '../../src/ui/table/pieces.ts';
import { actionText, cardActionText } from '../../src/ui/text/actions.ts';
import { cardName, cardRule } from '../../src/ui/text/cards.ts';
import { dateText } from '../../src/ui/text/dates.ts';
import { eventText, outcomeText, rollText } from '../../src/ui/text/events.ts';
import { i18n } from '../../src/ui/text/i18n.ts';
import { percentText } from '../../src/ui/text/numbers.ts';
import { promptText } from '../../src/ui/text/prompts.ts';
import { hexWithFlank } from '../../src/ui/text/scene.ts';
import { capital, playerText, sectionText } from '../../src/ui/text/sides.ts';
import { unitDescription } from '../../src/ui/text/units.ts';

const TURNS_OF_TALK = 400;
const NOBODY = { attacker: null, target: null, retreating: null, picked: [] };

function begin(battle: string): State {
  const file = scenarioById(battle)?.file;
  const scenario = file === undefined ? undefined : scenarioOf(file);
  if (scenario?.ok !== true) throw new Error(battle);
  return setup(scenario.value, {}, 'words');
}

/** Plays a battle by a fixed rule of thumb and looks at every decision on the way. */
function play(battle: string, look: (state: State, events: readonly GameEvent[]) => void) {
  let state = begin(battle);
  let events: readonly GameEvent[] = [];
  for (let step = 0; step < TURNS_OF_TALK && decider(state) !== null; step++) {
    look(state, events);
    const legal = legalActions(state);
    ({ state, events } = apply(state, legal[(step * 7) % legal.length]));
  }
}

/** Sentences that are not there, or were asked for without a word they need. */
const holes = new Set<string>();

beforeAll(async () => {
  await loadAir('new-flight-plan');
  i18n.onHole((hole) => holes.add(hole));
});

afterAll(() => {
  expect([...holes]).toEqual([]);
});

describe.each(SCENARIO_IDS)('the words of %s', (battle) => {
  it('name every decision, every action and every event', () => {
    play(battle, (state, events) => {
      const seen = view(state, decider(state) as Side);
      const legal = legalActions(state);
      const said = [
        promptText(seen, legal, NOBODY).title,
        ...legal.map((action) => actionText(seen, action)),
        ...events.map((event) => eventText(seen, event, seen.side)).filter((text) => text !== null),
      ];
      for (const text of said) expect(text).toMatch(/^(?!.*(undefined|null|NaN|off the map ))\S.*$/);
      expect(new Set(legal.map((action) => actionText(seen, action))).size).toBe(legal.length);
    });
  });

  it('reach every action from the board, the hand or a button', () => {
    let looks = 0;
    play(battle, (state) => {
      // The marks of an attack know its chances, which takes a while; some moments are enough.
      if (looks++ % 5 !== 0) return;
      const seen = view(state, decider(state) as Side);
      const legal = legalActions(state);
      const reached = new Set<string>();
      const note = (action: object) => reached.add(JSON.stringify(action));
      const movers = new Set(legal.flatMap((action) => ('unit' in action ? [action.unit] : [])));
      for (const chosen of [null, AIRCRAFT, ...movers]) {
        const input = { view: seen, state, legal, chosen, aimed: null, confirmRolls: false };
        const { unit, uses, reaches, unitActions, tableActions } = choicesOf(input);
        [...unitActions, ...tableActions].forEach(note);
        // A step onto a hex where the unit may not stay is part of a path, and there may be a better one.
        const steps = legal.filter((action) => action.type === 'moveUnit' && action.unit === unit);
        if (reaches.size > 0) steps.filter((step) => 'to' in step && !reaches.has(step.to)).forEach(note);
        for (const use of uses.values()) {
          // Of a path, only the first step is an action of this moment.
          if (use.use === 'act') note(use.actions[0]);
          else if (use.use === 'aim') note(use.action);
          else if (use.use === 'ask') use.actions.forEach(note);
        }
      }
      expect(legal.filter((action) => !reached.has(JSON.stringify(action)))).toEqual([]);
    });
  });

  it('tell nobody the cards of another', () => {
    play(battle, (state, events) => {
      const seen = view(state, decider(state) as Side);
      for (const event of events) {
        if (event.type === 'cardDrawn') expect(eventText(seen, event, null)).toMatch(/draw a card$/);
        if (event.type === 'chipPlaced') expect(eventText(seen, event, null)).toMatch(/put a card under the chip$/);
      }
    });
  });
});

/** One of each, so that a new kind cannot come without words. */
const ACTIONS: { readonly [T in Exclude<Action['type'], AirAction['type']>]: readonly Extract<Action, { type: T }>[] } =
  {
    playCard: (['printed', 'airPower', 'discard'] as const).map((as) => ({ type: 'playCard', card: 0, as })),
    placeChip: (['printed', 'airPower', 'discard'] as const).map((as) => ({ type: 'placeChip', card: 0, as })),
    passTurn: [{ type: 'passTurn' }],
    chooseSection: [1, 2, 4].map((section) => ({ type: 'chooseSection', section })),
    orderUnit: [false, true].map((onTheMove) => ({ type: 'orderUnit', unit: 0, onTheMove })),
    endOrders: [{ type: 'endOrders' }],
    moveUnit: [{ type: 'moveUnit', unit: 0, to: 5 }],
    exitUnit: [{ type: 'exitUnit', unit: 0 }],
    endMovement: [{ type: 'endMovement' }],
    attack: [{ type: 'attack', unit: 0, target: 1 }],
    removeWire: [{ type: 'removeWire', unit: 0 }],
    removeRoadBlock: [{ type: 'removeRoadBlock', unit: 0 }],
    recover: [{ type: 'recover', unit: 0 }],
    endBattle: [{ type: 'endBattle' }],
    playAmbush: [{ type: 'playAmbush' }],
    declineAmbush: [{ type: 'declineAmbush' }],
    battleBack: [{ type: 'battleBack' }],
    declineBattleBack: [{ type: 'declineBattleBack' }],
    retreatTo: [{ type: 'retreatTo', to: 5 }],
    endRetreat: [{ type: 'endRetreat' }],
    takeGround: [{ type: 'takeGround' }],
    holdGround: [{ type: 'holdGround' }],
    moveOn: [{ type: 'moveOn', to: 5 }],
    stayPut: [{ type: 'stayPut' }],
    overrun: [{ type: 'overrun', target: 0 }],
    declineOverrun: [{ type: 'declineOverrun' }],
    pickTarget: [{ type: 'pickTarget', target: 0 }],
    endTargets: [{ type: 'endTargets' }],
    heal: [{ type: 'heal', unit: 0 }],
    endHealing: [{ type: 'endHealing' }],
    keepCard: [{ type: 'keepCard', card: 0 }],
  };

const CAUSES = ['attack', 'retreat', 'mine', 'ice'] as const;
const SOURCES = ['elimination', 'exit', 'objective', 'emptySection', 'decoy', 'aircraft'] as const;
const HITTING = ['attack', 'ambush', 'battleBack', 'airPower', 'barrage', 'mine', 'tiger'] as const;
const OTHER_ROLLS = ['ice', 'medics', 'recovery', 'finestHour', 'visibility'] as const;
const OUTCOMES = ['medals', 'suddenDeath', 'noUnitsLeft', 'deckRanOut'] as const;
const ROLL = { type: 'diceRolled', side: 1, faces: ['infantry', 'flag'], hex: 5 } as const;
const WAY = { unit: 0, from: 5, to: 6 } as const;

const EVENTS: {
  readonly [T in Exclude<GameEvent['type'], AirEvent['type']>]: readonly Extract<GameEvent, { type: T }>[];
} = {
  turnStarted: [],
  turnEnded: [],
  phaseStarted: [],
  cardPlayed: (['printed', 'airPower', 'discard'] as const).flatMap((as) =>
    [-1, 0, 15].map((effect) => ({ type: 'cardPlayed' as const, side: 0 as const, card: 0, effect, as })),
  ),
  cardDiscarded: [{ type: 'cardDiscarded', side: 0, card: 0 }],
  cardDrawn: [{ type: 'cardDrawn', side: 0, card: 0, seenBy: 0 }],
  chipPlaced: [{ type: 'chipPlaced', side: 0, card: 0, seenBy: 0 }],
  deckShuffled: [1, 2].map((cards) => ({ type: 'deckShuffled', cards })),
  sectionChosen: [{ type: 'sectionChosen', side: 0, section: 1 }],
  unitOrdered: [false, true].map((onTheMove) => ({ type: 'unitOrdered', unit: 0, hex: 5, onTheMove })),
  unitMoved: [{ type: 'unitMoved', ...WAY }],
  unitExited: [{ type: 'unitExited', unit: 0, hex: 5 }],
  attackDeclared: [1, 2].map((dice) => ({ type: 'attackDeclared', ...WAY, target: 1, dice, reason: 'attack' })),
  attackCancelled: [{ type: 'attackCancelled', unit: 0, target: 1 }],
  diceRolled: [
    ...HITTING.flatMap((reason) => [0, 1, 2].map((hits) => ({ ...ROLL, reason, hits }))),
    ...OTHER_ROLLS.flatMap((reason) => [{ ...ROLL, reason, hits: 0 }]),
    { ...ROLL, reason: 'medics', hits: 0, hex: -1 },
  ],
  figuresLost: CAUSES.flatMap((cause) =>
    [1, 2].map((count) => ({ type: 'figuresLost' as const, unit: 0, hex: 5, count, left: 1, cause })),
  ),
  figuresRestored: [1, 2].map((count) => ({ type: 'figuresRestored', unit: 0, hex: 5, count })),
  unitEliminated: [{ type: 'unitEliminated', unit: 0, hex: 5, cause: 'attack' }],
  flagsIgnored: [1, 2].map((count) => ({ type: 'flagsIgnored', unit: 0, hex: 5, count })),
  unitRetreated: [{ type: 'unitRetreated', ...WAY }],
  groundTaken: [{ type: 'groundTaken', ...WAY }],
  ambushPlayed: [{ type: 'ambushPlayed', side: 0, unit: 0, target: 1 }],
  terrainPlaced: [{ type: 'terrainPlaced', hex: 5, terrain: 'sandbags' }],
  terrainRemoved: [{ type: 'terrainRemoved', hex: 5, terrain: 'wire' }],
  mineRevealed: [0, 3].map((value) => ({ type: 'mineRevealed', hex: 5, value, unit: 0 })),
  crosshairPlaced: [{ type: 'crosshairPlaced', unit: 0, hex: 5 }],
  camouflageLost: [{ type: 'camouflageLost', unit: 0, hex: 5 }],
  boatLost: [{ type: 'boatLost', unit: 0, hex: 5 }],
  heldByDark: [{ type: 'heldByDark', side: 0, units: [0], visibility: 1 }],
  headquartersCaptured: [{ type: 'headquartersCaptured', hex: 5, side: 0, by: 1 }],
  visibilityChanged: [1, 2].map((visibility) => ({ type: 'visibilityChanged', visibility })),
  medalGained: SOURCES.flatMap((source) =>
    [1, 2].map((count) => ({ type: 'medalGained' as const, side: 0 as const, count, source, hex: 5 })),
  ),
  medalLost: SOURCES.flatMap((source) =>
    [1, 2].map((count) => ({ type: 'medalLost' as const, side: 0 as const, count, source, hex: 5 })),
  ),
  gameWon: OUTCOMES.map((reason) => ({ type: 'gameWon', outcome: { winner: 0, reason } })),
};

const SENTENCE = /^(?!.*(undefined|null|NaN|\{\{|\$t|  ))\S.*\S$/;

describe('every sentence', () => {
  const seen: View = view(begin('lanes-of-saint-aubert'), 0);
  const turned: View = view(begin('lanes-of-saint-aubert'), 1);

  it.each(Object.values(ACTIONS).flat())('of the action %j is whole', (action) => {
    for (const scene of [seen, turned]) expect(actionText(scene, action)).toMatch(SENTENCE);
    if ('card' in action) expect(cardActionText(action)).toMatch(SENTENCE);
  });

  it.each(Object.values(EVENTS).flat())('of the event %j is whole', (event: GameEvent) => {
    for (const reader of [0, 1, null] as const) expect(eventText(seen, event, reader)).toMatch(SENTENCE);
    if (event.type === 'diceRolled') expect(rollText(seen, event)).toMatch(SENTENCE);
    if (event.type === 'gameWon') expect(outcomeText(event.outcome)).toMatch(SENTENCE);
  });

  it('calls a hex as the map does: c2 is no C2', () => {
    const c2 = hexOfLabel(boardOf(seen.board), 'c2') ?? -1;
    const log = capital(eventText(seen, { type: 'terrainRemoved', hex: c2, terrain: 'sandbags' }, null) ?? '');
    expect(log).toBe('No longer on c2: sandbags');
    expect(capital(hexWithFlank(seen, c2))).toMatch(/^c2 /);
  });

  it.each(Object.keys(FRAMES).filter((kind) => kind !== 'turn'))('of the decision %s is whole', (decision) => {
    const asked = { ...seen, decision: decision as View['decision'] };
    const focus = { attacker: 0, target: 1, retreating: 0, picked: [] };
    const answers: readonly Action[][] = [[], ...Object.values(ACTIONS).map((some) => [...some] as Action[])];
    for (const legal of answers) {
      const { title, hint } = promptText(asked, legal, focus);
      expect(title).toMatch(SENTENCE);
      expect(hint).toMatch(SENTENCE);
    }
  });

  it.each(CARD_IDS.map((id, card) => ({ id, card })))('of the card $id is whole', ({ card }) => {
    expect(cardName(card)).toMatch(SENTENCE);
    for (const deck of ['standard', 'breakthrough'] as const) expect(cardRule(card, deck)).toMatch(SENTENCE);
  });

  it('describes a unit with its strength and what is special', () => {
    const unit = { ...seen.units[0], figures: 3, fullStrength: 4, traits: 127 };
    expect(unitDescription(unit)).toMatch(/^American infantry, 3 of 4 figures, in boats, worth two medals, /);
  });
});

describe('the flank', () => {
  const state = begin('lanes-of-saint-aubert');
  const board = boardOf(state.board);
  const flank = (side: Side, label: string) => hexWithFlank(view(state, side), hexOfLabel(board, label) ?? -1);

  it('is named as the acting side sees it', () => {
    const [bottom, top] = state.rules.sides[0].top ? [1, 0] : ([0, 1] as const);
    expect(flank(bottom as Side, 'B1')).toBe('B1 (left flank)');
    expect(flank(top as Side, 'B1')).toBe('B1 (right flank)');
    expect(flank(bottom as Side, 'G5')).toBe('G5 (centre)');
  });

  it('names both sections of a hex on the line between them', () => {
    const straddling = board.sections.findIndex((mask) => mask === 3);
    expect(hexWithFlank(view(state, 0), straddling)).toMatch(
      / \((left|right) flank and centre\)$|\(centre and right flank\)$/,
    );
    expect(sectionText(6)).toBe('centre and right flank');
  });
});

describe('small words', () => {
  it('name a player with the side', () => {
    expect(playerText(0, [' Anna ', ''])).toBe('Anna (Allies)');
    expect(playerText(1, ['Anna', ' '])).toBe('Axis');
  });

  it('never round a chance to certain or impossible', () => {
    expect([0, 0.001, 0.25, 0.996, 1, 1 - 1e-12].map(percentText)).toEqual([
      '0%',
      '<1%',
      '25%',
      '>99%',
      '100%',
      '100%',
    ]);
  });

  it('write dates as far as they are known', () => {
    expect(['1944-07-16', '1944-07', '1944'].map(dateText)).toEqual(['16 July 1944', 'July 1944', '1944']);
  });
});
