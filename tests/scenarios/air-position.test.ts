import { describe, expect, it } from 'vitest';
import '../../src/memoir/air/new-flight-plan/index.ts';
import { boardOf } from '../../src/hex/board.ts';
import { legalActions, type Action, type State } from '../../src/memoir/index.ts';
import { actionText, readAction } from '../../src/scenarios/action-text.ts';
import { airRulesIn, airRulesNamedIn } from '../../src/scenarios/air-loaded.ts';
import { airCardIds } from '../../src/scenarios/air-cards.ts';
import { readPosition } from '../../src/scenarios/read-position.ts';
import { readScenario } from '../../src/scenarios/scenario-file.ts';
import { writeAirDeck } from '../../src/scenarios/air-deck-file.ts';
import { STANDARD_AIR_DECK } from '../../src/memoir/air/new-flight-plan/deck.ts';
import { flightPlanState } from '../../src/memoir/air/new-flight-plan/own-state.ts';
import type { NewFlightPlanState } from '../../src/memoir/air/new-flight-plan/state.ts';
import { positionOf } from '../../src/scenarios/write-position.ts';
import { smallBattle } from './small-battle.ts';

type Loose = Record<string, unknown>;

function file(air: Loose = {}, changes: Loose = {}): Loose {
  return {
    format: 'airfield44/position',
    version: 1,
    front: 'western',
    date: '1944-06-10',
    options: { airRules: 'new-flight-plan' },
    units: { axis: { G7: 'infantry', H7: 'armor' }, allies: { G5: 'infantry', H5: 'armor' } },
    terrain: { B9: 'airfield', C9: 'airfield', K1: 'airfield axis' },
    objectives: [{ hexes: ['E5'] }, { hexes: ['A1', 'B1'] }],
    hands: { allies: ['probe-centre'], axis: ['probe-left'] },
    air,
    ...changes,
  };
}

function read(air: Loose = {}, changes: Loose = {}): State {
  const state = readPosition(file(air, changes));
  if (!state.ok) throw new Error(JSON.stringify(state.error));
  return state.value;
}

function airOf(state: State): NewFlightPlanState {
  const air = flightPlanState(state.air);
  if (air === null) throw new Error('no air');
  return air;
}

function legal(state: State): string[] {
  return legalActions(state).map((action) => actionText(state, action));
}

describe('the air of a position', () => {
  it('is as the battle begins where nothing is said (NFP-1.6)', () => {
    const { sides, deck, supply, airfields } = airOf(read());
    expect(sides.map(({ hand }) => hand.length)).toEqual([3, 2]);
    expect([deck.length, supply]).toEqual([19, { mg: 18, bomb: 12 }]);
    expect(airfields.map(({ holder }) => holder)).toEqual([-1, 1]);
  });

  it('has the cards it names, and the next of the deck', () => {
    const state = read({ hands: { allies: ['strafe', 'carpet'] }, deckTop: ['ace', 'evade'], discard: ['tables'] });
    const { sides, deck, discard } = airOf(state);
    const ids = airCardIds(state.rules);
    const names = (cards: readonly number[]) => cards.map((card) => ids[card]);
    expect(names(sides[0].hand)).toEqual(['strafe', 'carpet']);
    expect([sides[1].hand.length, deck.length]).toEqual([2, 19]);
    expect([names(deck.slice(-2)), names(discard)]).toEqual([['evade', 'ace'], ['tables']]);
    expect(legal(state)).toEqual(['play probe-centre', 'lay strafe', 'lay carpet']);
  });

  it('has aircraft with the ammunition they have left, out of the supply (NFP-3.15)', () => {
    const { sides, supply } = airOf(
      read({
        hands: { allies: [], axis: [] },
        aircraft: { allies: { type: 'fighter', hex: 'F5', mg: 4 }, axis: { type: 'bomber', hex: 'B9', landed: true } },
        lost: { axis: ['fighter'] },
        airfields: { C9: 'axis', K1: 'nobody' },
        bombed: [{ hex: 'E5', side: 'axis' }],
      }),
    );
    expect(sides.map(({ aircraft }) => [aircraft?.type, aircraft?.landed, aircraft?.stock])).toEqual([
      ['fighter', false, { mg: 4, bomb: 0 }],
      ['bomber', true, { mg: 0, bomb: 6 }],
    ]);
    expect([supply, sides[1].lost]).toEqual([{ mg: 14, bomb: 6 }, ['fighter']]);
  });

  it('can be in the battle, with markers laid', () => {
    const state = read(
      {
        hands: { allies: [], axis: [] },
        played: { allies: 'strafe' },
        aircraft: {
          allies: {
            type: 'fighter',
            hex: 'g8',
            mg: 8,
            order: 'ordered',
            path: ['G5', 'g6', 'G7', 'g8'],
            moveEnded: true,
          },
        },
        markers: [{ hex: 'G7', ammunition: 'mg' }],
      },
      { phase: 'battle', card: 'probe-centre', hands: { allies: [], axis: [] } },
    );
    expect(legal(state)).toContain('roll run');
    const written = positionOf(state);
    expect([written.state, written.air?.markers]).toEqual([undefined, [{ hex: 'G7', ammunition: 'mg' }]]);
    expect(written.air?.aircraft?.allies).toMatchObject({ type: 'fighter', hex: 'g8', mg: 8, bombs: 0 });
  });

  it.each<[string, Loose, string, RegExp]>([
    [
      'an unknown card',
      { hands: { axis: ['straf'] } },
      'air.hands.axis[0]',
      /no air card 'straf'; did you mean 'strafe'/,
    ],
    ['a card too often', { deckTop: ['evade', 'evade'] }, 'air.deckTop[1]', /has 1 of evade/],
    ['an unknown type', { lost: { axis: ['zeppelin'] } }, 'air.lost.axis[0]', /no type of aircraft/],
    ['no hex', { aircraft: { axis: { type: 'bomber' } } }, 'air.aircraft.axis.hex', /is missing/],
    ['too much', { aircraft: { axis: { type: 'bomber', hex: 'A9', mg: 1 } } }, 'air.aircraft.axis', /0 MG and 6 bombs/],
    [
      'a unit there',
      { aircraft: { axis: { type: 'bomber', hex: 'G5' } } },
      'air.aircraft.axis.hex',
      /a unit on this hex/,
    ],
    [
      'a lost type',
      { aircraft: { axis: { type: 'bomber', hex: 'A9' } }, lost: { axis: ['bomber'] } },
      'air.aircraft.axis.type',
      /is lost/,
    ],
    ['no airfield', { airfields: { A1: 'axis' } }, 'air.airfields.A1', /no airfield/],
    ['no objective', { bombed: [{ hex: 'A1', side: 'axis' }] }, 'air.bombed[0].hex', /no objective of one hex/],
    ['a hex off the board', { markers: [{ hex: 'Z9', ammunition: 'mg' }] }, 'air.markers[0].hex', /not a hex/],
  ])('is refused with %s', (_, air, path, message) => {
    const state = readPosition(file(air));
    const found = state.ok ? [] : state.error;
    expect(found.find((fault) => fault.path === path)?.message ?? JSON.stringify(found)).toMatch(message);
  });

  it('needs air rules', () => {
    const state = readPosition(file({}, { options: {} }));
    expect(state.ok ? [] : state.error.map(({ path }) => path)).toEqual(['air']);
  });

  it.each<[string, (state: State) => void, string]>([
    ['a lost air card', (state) => airOf(state).deck.pop(), 'state.air.deck'],
    ['a lost bomb', (state) => (airOf(state).supply = { mg: 18, bomb: 11 }), 'state.air.supply'],
    ['no air', (state) => (state.air = null), 'state.air'],
    [
      'an attack on nobody',
      (state) =>
        state.frames.push({
          kind: 'attack',
          step: 'roll',
          reason: 'attack',
          attacker: 0,
          target: -1,
          from: 0,
          to: 1,
          overrun: false,
          hits: 0,
        }),
      'state.frames[2].target',
    ],
    ['an unknown objective', (state) => (airOf(state).bombed = [{ objective: 9, side: 0, held: true }]), 'state.air'],
    [
      'an unknown step',
      (state) => state.frames.push({ kind: 'flight', side: 0, step: 'land' as 'fly' }),
      'state.frames[2].step',
    ],
  ])('as an exact state is refused with %s', (_, spoil, path) => {
    const state = JSON.parse(JSON.stringify(read())) as State;
    spoil(state);
    const found = readPosition({ format: 'airfield44/position', version: 1, state });
    expect(found.ok ? [] : found.error.map((fault) => fault.path)).toContain(path);
  });
});

describe('the text of an action in the air', () => {
  const state = read({ hands: { allies: [], axis: [] } });
  const hex = (label: string): number => boardOf('standard').labels.indexOf(label);
  const card = (id: string): number => airCardIds(state.rules).indexOf(id);

  it.each<[string, Action]>([
    ['withdraw aircraft', { type: 'withdrawAircraft' }],
    ['lay strafe', { type: 'layAirCard', card: card('strafe') }],
    ['deploy fighterBomber left', { type: 'deployAircraft', aircraft: 'fighterBomber', section: 1 }],
    ['order aircraft', { type: 'orderAircraft', onTheMove: false }],
    ['order aircraft on the move', { type: 'orderAircraft', onTheMove: true }],
    ['place aircraft D5', { type: 'placeAircraft', to: hex('D5') }],
    ['fly E5', { type: 'flyTo', to: hex('E5') }],
    ['mark bomb', { type: 'layMarker', ammunition: 'bomb' }],
    ['G5 fires at aircraft', { type: 'attackAircraft', unit: 0 }],
    ['barrage aircraft', { type: 'strikeAircraft' }],
    ['remove fieldBunker obstacle', { type: 'removeObstacle', terrain: 'fieldBunker' }],
    ['play flak-trap with G5', { type: 'playAirCard', card: card('flak-trap'), unit: 0 }],
    ['play evade', { type: 'playAirCard', card: card('evade'), unit: -1 }],
  ])('%s', (text, action) => {
    expect(actionText(state, action)).toBe(text);
    expect(readAction(state, text.toUpperCase())).toEqual({ ok: true, value: action });
  });

  it('may be said in other ways', () => {
    expect(readAction(state, 'attack G5 aircraft')).toMatchObject({ value: { type: 'attackAircraft', unit: 0 } });
    expect(readAction(state, 'deploy fighter-bomber left')).toMatchObject({ value: { aircraft: 'fighterBomber' } });
  });

  it('means the card that can be played, where a command card has the same name', () => {
    const cards = STANDARD_AIR_DECK.cards.map((row) => (row.id === 'evade' ? { ...row, id: 'ambush' } : row));
    const air = { deck: { name: 'Mine', cards } };
    const other = read({}, { options: { airRules: 'new-flight-plan', air } });
    const answer: Action = { type: 'playAirCard', card: card('evade'), unit: -1 };
    expect(readAction(other, 'play ambush', [answer])).toEqual({ ok: true, value: answer });
    expect(readAction(other, 'play ambush', [])).toMatchObject({ value: { type: 'playCard' } });
  });

  it('names what is wrong with it', () => {
    const fault = (text: string): string => {
      const action = readAction(state, text);
      return action.ok ? '' : action.error[0].message;
    };
    expect(fault('lay straf')).toMatch(/no air card 'straf'; did you mean 'strafe'\?/);
    expect(fault('deploy zeppelin left')).toMatch(/no type of aircraft/);
    expect(fault('mark rocket')).toMatch(/no ammunition 'rocket'/);
  });
});

describe('the options of a scenario for the air', () => {
  const rulesOf = (air: Loose) => {
    const scenario = readScenario({ ...smallBattle(), options: { airRules: 'new-flight-plan', air } });
    return scenario.ok ? scenario.value.rules.air : scenario.error;
  };

  it('are null where they are not said (NFP-1.10, NFP-1.14)', () => {
    const nothing = { front: null, year: null, superiority: null, amphibious: null, deck: null };
    expect(rulesOf({})).toEqual(nothing);
    expect(rulesOf({ front: 'pacific', superiority: 'none' })).toEqual({
      ...nothing,
      front: 'pacific',
      superiority: -1,
    });
  });

  it('may bring a deck, which is checked like a file of its own', () => {
    const deck = writeAirDeck(STANDARD_AIR_DECK);
    expect(rulesOf({ deck })).toMatchObject({ deck: STANDARD_AIR_DECK });
    const twice = { name: 'Twice', cards: [...deck.cards, deck.cards[0]] };
    expect(rulesOf({ deck: twice })).toEqual([
      { path: 'options.air.deck.cards[14].id', message: "'strafe' is the id of cards[0] already" },
    ]);
    expect(rulesOf({ year: 1950, sky: 'blue' })).toMatchObject([
      { path: 'options.air.year' },
      { path: 'options.air.sky' },
    ]);
  });

  it('say which rules a file needs before it is read', () => {
    const scenario = { ...smallBattle(), options: { airRules: 'new-flight-plan' } };
    expect(
      [scenario, { scenario }, { position: { scenario } }, { rules: { airRules: 'new-flight-plan' } }].map(airRulesIn),
    ).toEqual(Array.from({ length: 4 }, () => 'new-flight-plan'));
    // Its players may have chosen others than its scenario: both are needed to read it.
    const chosen = { scenario: { options: { airRules: 'new-flight-plan' } }, rules: { airRules: 'air-pack' } };
    expect(airRulesNamedIn(chosen)).toEqual(['new-flight-plan', 'air-pack']);
    expect([null, 7, [], smallBattle(), { scenario: 'cape-marenne' }].map(airRulesIn)).toEqual(
      Array.from({ length: 5 }, () => 'none'),
    );
  });
});
