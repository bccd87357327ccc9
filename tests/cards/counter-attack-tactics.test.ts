import { describe, expect, it } from 'vitest';
import type { CardId } from '../../src/memoir/cards/card.ts';
import type { State } from '../../src/memoir/index.ts';
import {
  deciderName,
  diceThrown,
  eventsOf,
  figuresAt,
  legal,
  play,
  position,
  weakened,
  withDice,
} from '../support/kit.ts';
import type { Setting } from '../support/kit.ts';
import { aims, attacks, discards, effectOf, handOf, movesOf, offered, orderedAt, sitOut } from './table.ts';

const MISSES = ['star', 'star', 'star', 'star', 'star', 'star', 'star', 'star'] as const;

/** The Axis have played the card and done nothing with it; the Allies hold Counter-Attack. */
function after(card: CardId, setting: Setting = {}): State {
  const state = position({
    turn: 'axis',
    axis: { E7: 'infantry', H7: 'armor', I7: 'infantry', A9: 'artillery' },
    allies: { E5: 'infantry', F1: 'infantry', J5: 'armor', K1: 'armor', L3: 'artillery' },
    hands: { axis: [card], allies: ['counter-attack', 'probe-left'] },
    ...setting,
  });
  return { ...sitOut(play(state, `play ${card}`).state), queuedDice: [] };
}
const COPY = 'play counter-attack';

describe('Counter-Attack to a tactic card', () => {
  it('Air Power: with the dice of its own side (M44-CARD-COUNTER, M44-CARD-AIR)', () => {
    const played = play(withDice(after('air-power'), 'armor', 'armor'), COPY);
    expect(effectOf(played)).toBe('air-power');
    expect(aims(played.state)).toEqual(['E7', 'H7', 'I7', 'A9']);
    expect(diceThrown(play(played.state, 'target E7'))).toEqual([2]);
  });

  it('Air Power: with stars that hit (M44-CARD-COUNTER, M44-CARD-AIR)', () => {
    const struck = play(withDice(after('air-power'), 'star', 'star'), COPY, 'target E7');
    expect(figuresAt(struck.state, 'E7')).toBe(2);
  });

  it('Barrage: four dice on one enemy (M44-CARD-COUNTER, M44-CARD-BARRAGE)', () => {
    const struck = play(withDice(after('barrage'), 'star', 'star', 'star', 'grenade'), COPY, 'target A9');
    expect(diceThrown(struck)).toEqual([4]);
    expect(figuresAt(struck.state, 'A9')).toBe(1);
  });

  it('Armor Assault: armor, with a die more in close assault (M44-CARD-COUNTER, M44-CARD-ARMASLT)', () => {
    const state = withDice(after('armor-assault'), ...MISSES);
    const played = play(state, COPY);
    expect(offered(played.state)).toEqual(['J5', 'K1']);
    const fought = play(played.state, 'order J5', 'done', 'move J5 i6', 'done', 'attack i6 I7', 'decline ambush');
    expect(diceThrown(fought)).toEqual([4]);
  });

  it('Artillery Bombard: two battles for every gun (M44-CARD-COUNTER, M44-CARD-BOMBARD)', () => {
    const played = play(withDice(after('artillery-bombard'), ...MISSES), COPY);
    expect(orderedAt(played)).toEqual(['L3']);
    expect(diceThrown(play(played.state, 'done', 'attack L3 I7', 'attack L3 H7'))).toEqual([1, 1]);
  });

  it('Behind Enemy Lines: out, battle with a die more, and on (M44-CARD-COUNTER, M44-CARD-BEL)', () => {
    const played = play(withDice(after('behind-enemy-lines'), ...MISSES), COPY);
    expect(offered(played.state)).toEqual(['E5', 'F1']);
    const fought = play(played.state, 'order E5', 'done', 'attack E5 E7');
    expect(diceThrown(fought)).toEqual([3]);
    expect(movesOf(fought.state, 'E5').length).toBeGreaterThan(0);
  });

  it('Close Assault: all next to an enemy, with a die more (M44-CARD-COUNTER, M44-CARD-CLOSE)', () => {
    const axis = { e6: 'infantry', A9: 'infantry' };
    const played = play(withDice(after('close-assault', { axis }), ...MISSES), COPY);
    expect(orderedAt(played)).toEqual(['E5']);
    expect(diceThrown(play(played.state, 'attack E5 e6', 'decline ambush'))).toEqual([4]);
  });

  it('Dig-In: sandbags for infantry (M44-CARD-COUNTER, M44-CARD-DIGIN)', () => {
    const played = play(after('dig-in'), COPY);
    expect(offered(played.state)).toEqual(['E5', 'F1']);
    const dug = play(played.state, 'order E5', 'done');
    expect(eventsOf(dug, 'terrainPlaced')).toHaveLength(1);
    expect(deciderName(dug.state)).toBe('axis');
  });

  it('Direct from HQ: any four units (M44-CARD-COUNTER, M44-CARD-HQ)', () => {
    const played = play(after('direct-from-hq'), COPY);
    expect(offered(played.state)).toEqual(['E5', 'F1', 'J5', 'K1', 'L3']);
    expect(offered(play(played.state, 'order E5', 'order F1', 'order J5', 'order L3').state)).toEqual([]);
  });

  it('Firefight: no step, a die more (M44-CARD-COUNTER, M44-CARD-FIRE)', () => {
    const fired = play(withDice(after('firefight'), ...MISSES), COPY, 'order E5', 'done', 'attack E5 E7');
    expect(diceThrown(fired)).toEqual([3]);
  });

  it('Medics & Mechanics: dice for its own hand (M44-CARD-COUNTER, M44-CARD-MEDICS, M44-CARD-N)', () => {
    const state = weakened(withDice(after('medics-and-mechanics'), 'star', 'infantry'), 'E5', 1);
    const healed = play(state, COPY, 'heal E5');
    expect(diceThrown(healed)).toEqual([2]);
    expect(figuresAt(healed.state, 'E5')).toBe(3);
    expect(legal(healed.state)).toContain('move E5 e6');
  });

  it('Move Out: up to four infantry (M44-CARD-COUNTER, M44-CARD-MOVEOUT)', () => {
    expect(offered(play(after('move-out'), COPY).state)).toEqual(['E5', 'F1']);
  });

  it('Their Finest Hour: dice for its own hand, the bonus and the shuffle (M44-CARD-COUNTER, M44-CARD-FINEST)', () => {
    const state = withDice(after('their-finest-hour'), 'infantry', 'grenade', ...MISSES);
    const rolled = play(state, COPY);
    expect(diceThrown(rolled)).toEqual([2]);
    const fired = play(rolled.state, 'order E5', 'done', 'attack E5 E7');
    expect(diceThrown(fired)).toEqual([3]);
    expect(eventsOf(fired, 'deckShuffled')).toHaveLength(1);
    expect(discards(fired.state)).toEqual([]);
    expect(handOf(fired.state, 'allies')).toHaveLength(2);
  });

  it('falls back by the units of its own side (M44-CARD-COUNTER, M44-CARD-FB)', () => {
    const allies = { E5: 'infantry', F1: 'artillery' };
    const played = play(withDice(after('armor-assault', { allies }), ...MISSES), COPY);
    expect(offered(played.state)).toEqual(['E5', 'F1']);
    expect(offered(play(played.state, 'order E5').state)).toEqual([]);
  });
});

describe('Counter-Attack to Infantry Assault', () => {
  const axis = { B9: 'infantry', G9: 'infantry', L9: 'infantry' };
  const allies = { C3: 'infantry', G3: 'infantry', K3: 'infantry', L1: 'infantry', M1: 'armor' };

  function assaulted(section: string, setting: Setting = {}): State {
    const hands: Setting['hands'] = { axis: ['infantry-assault', 'counter-attack'], allies: ['counter-attack'] };
    const state = position({ turn: 'axis', axis, allies, hands, ...setting });
    return sitOut(play(state, 'play infantry-assault', `section ${section}`).state);
  }

  it.each([
    ['left', ['K3', 'L1']],
    ['centre', ['G3']],
    ['right', ['C3']],
  ] as const)('of the %s is for the same part of the board, without a choice (M44-CARD-COUNTER)', (section, units) => {
    const played = play(assaulted(section), COPY);
    expect(effectOf(played)).toBe('infantry-assault');
    expect(orderedAt(played)).toEqual(units);
    expect(movesOf(played.state, units[0]).length).toBeGreaterThan(0);
  });

  it('lets them march two hexes and battle (M44-CARD-COUNTER, M44-CARD-INFASLT)', () => {
    const near = { ...axis, j6: 'infantry' };
    const played = play(assaulted('left', { axis: near }), COPY, 'move K3 j4', 'move j4 J5', 'done');
    expect(attacks(played.state)).toEqual(['attack J5 j6']);
  });

  it('orders nobody where its own infantry is not (M44-CARD-COUNTER, M44-CARD-INFASLT)', () => {
    const played = play(assaulted('left', { allies: { C3: 'infantry', M1: 'armor' } }), COPY);
    expect(orderedAt(played)).toEqual([]);
    expect(deciderName(played.state)).toBe('axis');
  });

  it('falls back to one unit in that part of the board (M44-CARD-COUNTER, M44-CARD-FB)', () => {
    const played = play(assaulted('left', { allies: { C3: 'artillery', L1: 'artillery', M1: 'armor' } }), COPY);
    expect(offered(played.state)).toEqual(['L1', 'M1']);
  });

  it('and a Counter-Attack to that stays there too (M44-CARD-COUNTER)', () => {
    const answered = sitOut(play(assaulted('left'), COPY).state);
    expect(orderedAt(play(answered, COPY))).toEqual(['L9']);
  });
});
