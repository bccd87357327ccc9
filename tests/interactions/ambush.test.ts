import { describe, expect, it } from 'vitest';
import { cardOf, type CardId } from '../../src/memoir/cards/card.ts';
import type { State } from '../../src/memoir/index.ts';
import {
  deciderName,
  diceThrown,
  eventsOf,
  figuresAt,
  legal,
  medals,
  play,
  position,
  unitAt,
  withDice,
  type Setting,
} from '../support/kit.ts';

/** The Allies play a card; the Axis hold Ambush. */
function surprise(setting: Setting, card: CardId = 'direct-from-hq'): State {
  const hands = { allies: [card], axis: ['ambush', 'probe-left'] as CardId[] };
  return position({ hands, ...setting });
}

const DIRECT = ['play direct-from-hq', 'order E5', 'done', 'done'];

describe('an ambush in the middle of something', () => {
  it('throws an overrun off the ground it has just taken, and the medal there with it (M44-AMBUSH-1, M44-OVERRUN-1, M44-MEDAL-POS)', () => {
    const start = surprise({
      allies: { E5: 'armor', A1: 'infantry' },
      axis: { F5: 'infantry 1', G5: 'infantry', M9: 'infantry' },
      objectives: [{ hexes: ['F5'], side: 'allies' }],
    });
    const killed = play(
      withDice(play(start, ...DIRECT, 'attack E5 F5').state, 'grenade', 'star', 'star'),
      'decline ambush',
      'take ground',
    );
    expect(medals(killed.state, 'allies')).toBe(2);
    const overrun = play(killed.state, 'overrun G5');
    expect([deciderName(overrun.state), legal(overrun.state)]).toEqual(['axis', ['ambush', 'decline ambush']]);
    const sprung = play(withDice(overrun.state, 'flag', 'star', 'star'), 'ambush', 'retreat e4');
    expect(eventsOf(sprung, 'attackCancelled')).toHaveLength(1);
    expect([figuresAt(sprung.state, 'e4'), figuresAt(sprung.state, 'G5')]).toEqual([3, 4]);
    expect(medals(sprung.state, 'allies')).toBe(1);
    expect(deciderName(sprung.state)).toBe('axis');
  });

  it('on a Tiger rolls its hits again, and a Tiger that stands attacks (M44-AMBUSH-1, M44-UNIT-TIGER)', () => {
    const start = surprise({ allies: { E5: 'tiger', A1: 'infantry' }, axis: { F5: 'infantry', M9: 'infantry' } });
    const asked = play(start, ...DIRECT, 'attack E5 F5').state;
    const stands = play(withDice(asked, 'armor', 'grenade', 'star', 'star', 'armor'), 'ambush');
    expect(diceThrown(stands)).toEqual([3, 2, 3]);
    expect(eventsOf(stands, 'diceRolled').map(({ reason }) => reason)).toEqual(['ambush', 'tiger', 'attack']);
    const dies = play(withDice(asked, 'armor', 'star', 'star', 'grenade'), 'ambush');
    expect(eventsOf(dies, 'attackCancelled')).toHaveLength(1);
    expect(medals(dies.state, 'axis')).toBe(1);
  });

  it('costs a gun both battles of a bombardment, and leaves the other gun its own (M44-AMBUSH-1, M44-CARD-BOMBARD, M44-BTL-6)', () => {
    const start = surprise(
      { allies: { E5: 'artillery', E1: 'artillery' }, axis: { F5: 'infantry', M9: 'infantry' } },
      'artillery-bombard',
    );
    const sprung = play(
      withDice(play(start, 'play artillery-bombard', 'done', 'attack E5 F5').state, 'flag', 'star', 'star'),
      'ambush',
      'retreat e4',
    ).state;
    expect(legal(sprung)).toEqual(['attack E1 F5', 'end battle']);
    const held = play(
      withDice(play(start, 'play artillery-bombard', 'done', 'attack E5 F5').state, 'star', 'star', 'star', 'star'),
      'ambush',
    ).state;
    expect(legal(held)).toContain('attack E5 F5');
  });

  it('drives a raider off, who then moves again from where he came to (M44-AMBUSH-1, M44-CARD-BEL)', () => {
    const start = surprise(
      { allies: { E3: 'infantry', A1: 'infantry' }, axis: { F5: 'infantry', M9: 'infantry' } },
      'behind-enemy-lines',
    );
    const closing = play(start, 'play behind-enemy-lines', 'order E3', 'move E3 e4', 'done', 'attack e4 F5').state;
    const driven = play(withDice(closing, 'flag', 'star', 'star'), 'ambush', 'retreat E3');
    expect(eventsOf(driven, 'attackCancelled')).toHaveLength(1);
    const away = play(driven.state, 'move E3 e4', 'move e4 E5', 'move E5 e6');
    expect(figuresAt(away.state, 'e6')).toBe(4);
    expect(deciderName(away.state)).toBe('axis');
  });

  it('takes the extra die from Japanese infantry it wounds, whose honour ignores the flag (M44-AMBUSH-1, M44-NAT-JP)', () => {
    const start = surprise({ allies: { E5: 'infantry jp', A1: 'infantry' }, axis: { F5: 'infantry', M9: 'infantry' } });
    const asked = play(start, ...DIRECT, 'attack E5 F5').state;
    const sprung = play(withDice(asked, 'flag', 'infantry', 'star'), 'ambush');
    expect(eventsOf(sprung, 'flagsIgnored')).toHaveLength(1);
    expect(diceThrown(sprung)).toEqual([3, 3]);
    expect(diceThrown(play(withDice(asked, 'flag', 'star', 'star'), 'ambush'))).toEqual([3, 4]);
  });

  it('shows a camouflaged unit to everyone who has yet to battle (M44-AMBUSH-1, M44-BTL-7, M44-ACT-CAMO)', () => {
    const start = surprise({
      allies: { E5: 'infantry', G3: 'armor', A1: 'infantry' },
      axis: { F5: 'infantry camouflaged', M9: 'infantry' },
    });
    const ready = play(start, 'play direct-from-hq', 'order E5', 'order G3', 'done', 'done').state;
    expect(legal(ready)).not.toContain('attack G3 F5');
    const asked = play(ready, 'attack E5 F5').state;
    const missed = ['star', 'star', 'star', 'star', 'star', 'star'] as const;
    expect(legal(play(withDice(asked, ...missed), 'decline ambush').state)).not.toContain('attack G3 F5');
    expect(legal(play(withDice(asked, ...missed), 'ambush').state)).toContain('attack G3 F5');
  });

  it('and a battle back can answer one and the same assault (M44-AMBUSH-1, M44-NAT-BRIT, M44-RES-1)', () => {
    const start = position({
      turn: 'axis',
      axis: { F5: 'infantry', M9: 'infantry' },
      allies: { E5: 'infantry 2 brit', A1: 'infantry' },
      special: { stiffUpperLip: true },
      hands: { axis: ['direct-from-hq'], allies: ['ambush', 'probe-left'] },
    });
    const asked = play(start, 'play direct-from-hq', 'order F5', 'done', 'done', 'attack F5 E5').state;
    const struck = play(withDice(asked, 'grenade', 'star', 'star', 'grenade', 'star', 'star'), 'ambush');
    expect([deciderName(struck.state), figuresAt(struck.state, 'E5')]).toEqual(['allies', 1]);
    const back = play(withDice(struck.state, 'infantry'), 'battle back');
    expect(diceThrown(back)).toEqual([1]);
    expect(figuresAt(back.state, 'F5')).toBe(2);
  });

  it('can win the battle in the turn of the enemy, who draws no card any more (M44-AMBUSH-1, M44-WIN-1, M44-TURN-6)', () => {
    const start = surprise({
      allies: { E5: 'infantry 1', A1: 'infantry' },
      axis: { F5: 'infantry', M9: 'infantry' },
      sides: { axis: { medals: 1 } },
    });
    const won = play(withDice(play(start, ...DIRECT, 'attack E5 F5').state, 'grenade', 'star', 'star'), 'ambush');
    expect(won.state.outcome).toEqual({ winner: 1, reason: 'medals' });
    expect([deciderName(won.state), legal(won.state)]).toEqual([null, []]);
    expect(eventsOf(won, 'cardDrawn')).toEqual([]);
  });

  it('is asked for once an attack, and each card played is replaced before the card of the turn (M44-AMBUSH-1, M44-TURN-6, M44-DECK-1)', () => {
    const start = position({
      choices: { deck: 'breakthrough' },
      allies: { E5: 'armor', E3: 'infantry', A1: 'infantry' },
      axis: { F5: 'infantry', G3: 'infantry', F3: 'infantry', M9: 'infantry' },
      hands: { allies: ['direct-from-hq'], axis: ['ambush', 'ambush'] },
      deckTop: ['probe-left', 'probe-right', 'attack-left'],
    });
    const misses = Array.from({ length: 12 }, () => 'star' as const);
    const ready = play(start, 'play direct-from-hq', 'order E5', 'order E3', 'done', 'done').state;
    const turn = play(withDice(ready, ...misses), 'attack E5 F5', 'ambush', 'attack E3 F3', 'ambush');
    const ids = (cards: readonly number[]) => cards.toSorted((a, b) => a - b);
    expect(ids(turn.state.sides[1].hand)).toEqual(ids([cardOf('probe-left'), cardOf('probe-right')]));
    expect(turn.state.sides[0].hand).toEqual([cardOf('attack-left')]);
    expect(turn.state.turn.side).toBe(1);
  });

  it('that drives armor off its wire does not bring the wire back (M44-AMBUSH-1, M44-TER-WIRE)', () => {
    const start = surprise({
      allies: { E5: 'armor', A1: 'infantry' },
      axis: { F5: 'infantry', M9: 'infantry' },
      terrain: { E5: 'wire' },
    });
    const sprung = play(
      withDice(play(start, ...DIRECT, 'attack E5 F5').state, 'flag', 'star', 'star'),
      'ambush',
      'retreat d4',
    );
    expect(unitAt(sprung.state, 'd4')?.figures).toBe(3);
    expect(sprung.state.ground.pieces.flat()).toEqual([]);
  });
});
