import { describe, expect, it } from 'vitest';
import { airPackView } from '../../src/memoir/air/air-pack/own-state.ts';
import { AIR_SORTIE, cardOf } from '../../src/memoir/cards/card.ts';
import { deckCards } from '../../src/memoir/cards/decks.ts';
import { view, type State } from '../../src/memoir/index.ts';
import { ALLIES, AXIS } from '../../src/memoir/side.ts';
import { sortieCards } from '../support/air-pack.ts';
import { diceThrown, eventsOf, legal, play, position, type Setting } from '../support/kit.ts';
import { go, offered, over, sky } from './in-the-air.ts';
import { comesOnAt, dealt, turnOf } from './sortie.ts';

const WHOLE_DECK = deckCards('standard', false).length;

function sorties(state: State): [allies: number, axis: number] {
  return [sortieCards(state, 'allies'), sortieCards(state, 'axis')];
}

/** Both sortie cards are somewhere in the deck, unless the setting knows where. */
function shuffledIn(setting: Setting): State {
  return sky({ ...setting, airPack: { ...setting.airPack, options: { sorties: 'shuffled' } } });
}

describe('the air rules', () => {
  it('are a choice for any battle (AP-1.1)', () => {
    expect(dealt().air).not.toBeNull();
    expect(sorties(dealt())).toEqual([1, 1]);
  });

  it('are off unless they are agreed upon: no planes and no sortie cards (AP-1.2)', () => {
    const state = dealt({}, { airRules: 'none' });
    expect(state.air).toBeNull();
    expect(offered(state, 'fly')).toEqual([]);
    expect([...state.deck, ...state.sides[ALLIES].hand, ...state.sides[AXIS].hand]).not.toContain(AIR_SORTIE);
  });

  it.each<[number, number]>([
    [2, 0],
    [0, 2],
    [0, 1],
  ])('can begin with %i sorties for the Allies and %i for the Axis (AP-1.4, AP-2.4)', (allies, axis) => {
    expect(sorties(dealt({ sorties: [allies, axis] }))).toEqual([allies, axis]);
  });

  it('leave aviation to Air Power as it is printed, if they are off (AP-1.5)', () => {
    const setting: Setting = { hands: { allies: ['air-power'] }, axis: { G5: 'infantry' } };
    expect(legal(play(position(setting), 'play air-power').state)).toContain('target G5');
    expect(legal(position(setting))).toEqual(['play air-power']);
  });
});

describe('a sortie card', () => {
  it('lies with each side as the battle begins (AP-2.1)', () => {
    expect(sorties(dealt())).toEqual([1, 1]);
    expect(dealt().deck).not.toContain(AIR_SORTIE);
  });

  it('that is neither dealt nor shuffled in is out of the game (AP-2.1)', () => {
    const state = dealt({ sorties: [0, 0] });
    expect(sorties(state)).toEqual([0, 0]);
    expect(state.deck).toHaveLength(WHOLE_DECK - 10);
    expect(state.deck).not.toContain(AIR_SORTIE);
  });

  it('lies open, and the enemy sees it (AP-2.2)', () => {
    const seen = airPackView(view(dealt({ sorties: [2, 0] }), AXIS).air);
    expect(seen?.sides.map((side) => side.sorties)).toEqual([2, 0]);
  });

  it('is none of the cards a side begins with (AP-2.3)', () => {
    const state = dealt();
    expect(state.sides.map(({ hand }) => hand.length)).toEqual([5, 5]);
    expect(state.sides.flatMap(({ hand }) => hand)).not.toContain(AIR_SORTIE);
  });

  it('is played one a turn by a side that has both, and the other side flies none (AP-2.4)', () => {
    const start = sky({ hands: { axis: ['probe-left'] }, airPack: { sorties: { allies: 2 } } });
    const first = comesOnAt(play(start, 'fly sortie', 'launch p38').state, 'A1');
    expect(sorties(first)).toEqual([1, 0]);
    expect(legal(first)).toEqual(['play probe-left']);
    const second = turnOf(first, 'play probe-left');
    expect(sorties(play(second, 'fly sortie').state)).toEqual([0, 0]);
  });

  it('may be shuffled into the deck instead (AP-2.5)', () => {
    const state = dealt({ sorties: 'shuffled' });
    const [allies, axis] = sorties(state);
    const hidden = state.deck.filter((card) => card === AIR_SORTIE).length;
    expect(allies + axis + hidden).toBe(2);
    expect(state.deck.length + 10 + allies + axis).toBe(WHOLE_DECK + 2);
    expect(sorties(shuffledIn({}))).toEqual([0, 0]);
  });

  it('drawn from the deck is laid out, and another card is drawn for it (AP-2.6)', () => {
    const played = go(
      shuffledIn({ hands: { allies: ['barrage'] }, deckTop: ['air-sortie', 'dig-in', 'move-out'] }),
      'play barrage',
      'target A9',
    );
    expect(sorties(played.state)).toEqual([1, 0]);
    expect(played.state.sides[ALLIES].hand).toEqual([cardOf('dig-in')]);
    expect(eventsOf(played, 'sortieRevealed')).toEqual([{ type: 'sortieRevealed', side: ALLIES }]);
  });

  it('is followed by another one if that comes next (AP-2.6)', () => {
    const deckTop: Setting['deckTop'] = ['air-sortie', 'air-sortie', 'dig-in'];
    const { state } = go(shuffledIn({ hands: { allies: ['barrage'] }, deckTop }), 'play barrage', 'target A9');
    expect(sorties(state)).toEqual([2, 0]);
    expect(state.sides[ALLIES].hand).toEqual([cardOf('dig-in')]);
  });

  it('is laid out before one of two cards is kept (AP-2.6)', () => {
    const start = shuffledIn({ hands: { allies: ['recon-left'] }, deckTop: ['air-sortie', 'dig-in', 'move-out'] });
    const { state } = go(start, 'play recon-left');
    expect(sorties(state)).toEqual([1, 0]);
    expect(legal(state)).toEqual(['keep dig-in', 'keep move-out']);
  });

  it('dealt in an opening hand is laid out, and the hand is made full (AP-2.6)', () => {
    for (let seed = 1; seed <= 60; seed++) {
      const state = dealt({ sorties: 'shuffled' }, {}, seed);
      expect(state.sides.map(({ hand }) => hand.length)).toEqual([5, 5]);
      expect(state.sides.flatMap(({ hand }) => hand)).not.toContain(AIR_SORTIE);
      const hidden = state.deck.filter((card) => card === AIR_SORTIE).length;
      expect(sorties(state)[0] + sorties(state)[1]).toBe(2 - hidden);
    }
    const found = Array.from({ length: 60 }, (_, seed) => sorties(dealt({ sorties: 'shuffled' }, {}, seed)));
    expect(found.some(([allies, axis]) => allies + axis > 0)).toBe(true);
  });

  it('goes to the discards when it is played, alone or with a section card (AP-2.7)', () => {
    const hands: Setting['hands'] = { allies: ['recon-in-force'], axis: ['probe-left'] };
    const alone = play(sky({ hands, airPack: { sorties: { allies: 1 } } }), 'fly sortie', 'launch p38').state;
    expect(comesOnAt(alone, 'A1').discard).toEqual([AIR_SORTIE]);
    const laid = play(sky({ hands, airPack: { sorties: { allies: 1 } } }), 'lay sortie', 'play recon-in-force').state;
    expect(comesOnAt(play(laid, 'launch p38 left').state, 'A1').discard).toEqual([
      AIR_SORTIE,
      cardOf('recon-in-force'),
    ]);
  });

  it('comes back to either side once the discards are shuffled (AP-2.7)', () => {
    const hands: Setting['hands'] = { allies: ['probe-left'], axis: ['their-finest-hour'] };
    const start = sky({ hands, airPack: { sorties: { allies: 1 } }, dice: ['flag'] });
    const flown = comesOnAt(play(start, 'fly sortie', 'launch p38').state, 'A1');
    const stacked = { ...flown, deck: [] };
    const drawn = turnOf(stacked, 'play their-finest-hour');
    expect([...drawn.deck, ...drawn.discard].filter((card) => card === AIR_SORTIE)).toHaveLength(
      1 - sortieCards(drawn, 'axis'),
    );
    expect(drawn.sides[AXIS].hand).toEqual([cardOf('their-finest-hour')]);
    expect(sortieCards(drawn, 'allies')).toBe(0);
  });

  it('is no card of the hand: it throws no die for Their Finest Hour (AP-2.3)', () => {
    const dice = (sortiesOf: number): number[] =>
      diceThrown(
        play(
          sky({
            hands: { allies: ['their-finest-hour', 'dig-in'] },
            airPack: { sorties: { allies: sortiesOf } },
            dice: ['flag', 'flag'],
          }),
          'play their-finest-hour',
        ),
      );
    expect(dice(2)).toEqual(dice(0));
    expect(dice(2)).toEqual([2]);
  });

  it('is no card of the hand: an enemy in the headquarters does not take it (AP-2.3)', () => {
    const start = sky({
      allies: { e6: 'infantry' },
      terrain: { E7: 'headquarters axis' },
      hands: { allies: ['attack-centre'], axis: ['probe-left'] },
      airPack: { sorties: { axis: 1 } },
    });
    const { state } = play(start, 'play attack-centre', 'order e6', 'move e6 E7');
    const rest = over(state);
    expect(rest.sides[AXIS].hand).toEqual([]);
    expect(sortieCards(rest, 'axis')).toBe(1);
    expect(legal(rest)).toEqual(['fly sortie']);
  });
});
