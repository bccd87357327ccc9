import { describe, expect, it } from 'vitest';
import {
  deciderName,
  diceThrown,
  eventsOf,
  figuresAt,
  legal,
  play,
  unitAt,
  type Played,
  type Setting,
} from '../support/kit.ts';
import type { CardId } from '../../src/memoir/cards/card.ts';
import { attack, readyToBattle } from './firing.ts';

const hands: Setting['hands'] = { allies: ['direct-from-hq'], axis: ['ambush', 'probe-left'] };
const ASKED = ['ambush', 'decline ambush'];

/** E5 closes in on F5, whose owner holds Ambush. */
function assaulted(attacker: string, defender: string, setting: Setting = {}, card: CardId = 'direct-from-hq'): Played {
  const held: Setting['hands'] = { allies: [card], axis: ['ambush', 'probe-left'] };
  const { allies, axis, ...rest } = setting;
  const whole: Setting = { hands: held, ...rest, allies: { E5: attacker, ...allies }, axis: { F5: defender, ...axis } };
  return attack(whole, 'E5', 'F5', card);
}

const reasons = (played: Played) => eventsOf(played, 'diceRolled').map(({ reason }) => reason);

describe('an ambush', () => {
  it('is the answer of the defender to a close assault, before its dice (M44-AMBUSH-1)', () => {
    const closing = assaulted('infantry', 'infantry');
    expect([deciderName(closing.state), legal(closing.state), diceThrown(closing)]).toEqual(['axis', ASKED, []]);
    const sprung = play(closing.state, 'ambush');
    expect(reasons(sprung)[0]).toBe('ambush');
    expect(sprung.state.sides[1].hand).not.toContain(closing.state.sides[1].hand[0]);
    const far = attack({ allies: { E5: 'infantry' }, axis: { G5: 'infantry' }, hands }, 'E5', 'G5');
    expect(diceThrown(far)).toEqual([2]);
  });

  it('may be left in the hand, and then the assault goes on as usual (M44-AMBUSH-1)', () => {
    const declined = play(
      assaulted('infantry', 'infantry', { dice: ['grenade', 'star', 'star'] }).state,
      'decline ambush',
    );
    expect(reasons(declined)).toEqual(['attack']);
    expect(figuresAt(declined.state, 'F5')).toBe(3);
    expect(declined.state.sides[1].hand).toHaveLength(2);
  });

  it('has the normal dice of the unit: less the ground of the attacker and of its own hex (M44-AMBUSH-1)', () => {
    const first = (attacker: string, defender: string, terrain: Record<string, string | string[]>) =>
      diceThrown(play(assaulted(attacker, defender, { terrain }).state, 'ambush'))[0];
    expect(first('infantry', 'infantry', {})).toBe(3);
    expect(first('infantry', 'infantry', { E5: 'woods' })).toBe(2);
    expect(first('infantry', 'infantry', { F5: 'wire' })).toBe(2);
    expect(first('infantry', 'infantry', { E5: 'hill' })).toBe(2);
    expect(first('infantry', 'artillery', { E5: 'woods' })).toBe(3);
    expect(first('infantry', 'combatEngineers', { E5: 'woods' })).toBe(3);
    expect(first('infantry', 'armor', { F5: 'town' })).toBe(1);
  });

  it('has the die of close assault that Japanese infantry has, and no die of any card (M44-AMBUSH-1, M44-NAT-JP)', () => {
    expect(diceThrown(play(assaulted('infantry', 'infantry jp').state, 'ambush'))[0]).toBe(4);
    const carded = play(assaulted('armor', 'armor', {}, 'armor-assault').state, 'ambush');
    expect(diceThrown(carded)[0]).toBe(3);
  });

  it('that eliminates the attacker ends its attack (M44-AMBUSH-1)', () => {
    const sprung = play(
      assaulted('infantry 1', 'infantry', { allies: { L1: 'infantry' }, dice: ['grenade', 'star', 'star'] }).state,
      'ambush',
    );
    expect(unitAt(sprung.state, 'E5')).toBeUndefined();
    expect(reasons(sprung)).toEqual(['ambush']);
    expect(eventsOf(sprung, 'attackCancelled')).toHaveLength(1);
    expect(figuresAt(sprung.state, 'F5')).toBe(4);
  });

  it('that drives the attacker off ends its attack and its battle for this turn (M44-AMBUSH-1)', () => {
    const closing = assaulted('armor', 'infantry', { axis: { E7: 'infantry' }, dice: ['flag', 'star', 'star'] });
    const sprung = play(closing.state, 'ambush');
    expect([deciderName(sprung.state), legal(sprung.state)]).toEqual(['allies', ['retreat d4', 'retreat e4']]);
    const back = play(sprung.state, 'retreat d4');
    expect(eventsOf(back, 'attackCancelled')).toHaveLength(1);
    expect(diceThrown(back)).toEqual([]);
    expect(deciderName(back.state)).toBe('axis');
    expect(figuresAt(back.state, 'F5')).toBe(4);
  });

  it('that only costs the attacker figures, because its way back is shut, does not stop it (M44-AMBUSH-1)', () => {
    const allies = { d4: 'infantry', e4: 'infantry' };
    const closing = assaulted('infantry', 'infantry', {
      allies,
      dice: ['flag', 'star', 'star', 'grenade', 'star', 'star'],
    });
    const sprung = play(closing.state, 'ambush');
    expect(reasons(sprung)).toEqual(['ambush', 'attack']);
    expect([figuresAt(sprung.state, 'E5'), figuresAt(sprung.state, 'F5')]).toEqual([3, 3]);
  });

  it('that hits without a flag does not stop the attacker (M44-AMBUSH-1)', () => {
    const dice: Setting['dice'] = ['grenade', 'grenade', 'star', 'grenade', 'star', 'star'];
    const sprung = play(assaulted('infantry', 'infantry', { dice }).state, 'ambush');
    expect(reasons(sprung)).toEqual(['ambush', 'attack']);
    expect([figuresAt(sprung.state, 'E5'), figuresAt(sprung.state, 'F5')]).toEqual([2, 3]);
  });

  it('does not stop an attacker that ignores the flag and stays (M44-AMBUSH-1, M44-FLAG-2)', () => {
    const dice: Setting['dice'] = ['flag', 'star', 'star', 'star', 'star'];
    const closing = assaulted('infantry', 'infantry', { terrain: { E5: 'sandbags' }, dice });
    const stayed = play(closing.state, 'ambush', 'end retreat');
    expect(reasons(stayed)).toEqual(['ambush', 'attack']);
    const left = play(closing.state, 'ambush', 'retreat d4');
    expect(reasons(left)).toEqual(['ambush']);
  });

  it('is not possible from a hex one cannot battle from (M44-AMBUSH-1, M44-TER-OCEAN, M44-TER-TRENCH)', () => {
    const atSea: Setting = { face: 'beach', allies: { E3: 'infantry' }, axis: { e2: 'infantry' }, hands };
    expect(diceThrown(attack(atSea, 'E3', 'e2'))).toEqual([3]);
    const ashore: Setting = { face: 'beach', allies: { E3: 'infantry' }, axis: { e4: 'infantry' }, hands };
    expect(legal(attack(ashore, 'E3', 'e4').state)).toEqual(ASKED);
    expect(diceThrown(assaulted('infantry', 'armor', { terrain: { F5: 'trenches' } }))).toEqual([2]);
  });

  it('is not possible against a unit one may not attack (M44-AMBUSH-1, M44-UNIT-SNIPER)', () => {
    expect(diceThrown(assaulted('armor', 'sniper'))).toEqual([3]);
    expect(legal(assaulted('infantry', 'sniper').state)).toEqual(ASKED);
  });

  it('is not possible without dice (M44-AMBUSH-1)', () => {
    const unarmed: Setting = { face: 'beach', allies: { E3: 'infantry' }, axis: { e2: 'aircraftCarrier' }, hands };
    expect(diceThrown(attack(unarmed, 'E3', 'e2'))).toEqual([3]);
    const armed: Setting = { ...unarmed, axis: { e2: 'destroyer' } };
    expect(legal(attack(armed, 'E3', 'e2').state)).toEqual(ASKED);
    expect(diceThrown(assaulted('infantry', 'armor', { terrain: { E5: 'town', F5: 'town' } }))).toEqual([2]);
    expect(legal(assaulted('infantry', 'armor', { terrain: { F5: 'town' } }).state)).toEqual(ASKED);
  });

  it('is not possible for a unit that cannot be ordered yet (M44-AMBUSH-1, M44-UNIT-5)', () => {
    const idle = (idleUntil: number): Setting => ({
      allies: { E5: 'infantry' },
      axis: { F5: { kind: 'infantry', idleUntil } },
      hands,
    });
    expect(diceThrown(attack(idle(1), 'E5', 'F5'))).toEqual([3]);
    expect(legal(attack(idle(0), 'E5', 'F5').state)).toEqual(ASKED);
  });

  it('covers one attack only: the next one meets no ambush (M44-AMBUSH-1)', () => {
    const setting: Setting = {
      allies: { E5: 'infantry', e4: 'infantry' },
      axis: { F5: 'infantry' },
      hands,
      dice: ['star', 'star', 'star', 'star', 'star', 'star', 'grenade', 'star', 'star'],
    };
    const ready = readyToBattle(setting, ['E5', 'e4']);
    const first = play(ready, 'attack E5 F5', 'ambush');
    const second = play(first.state, 'attack e4 F5');
    expect(reasons(second)).toEqual(['attack']);
  });

  it('can be sprung twice in a turn by a hand with two of them (M44-AMBUSH-1, M44-DECK-1)', () => {
    const setting: Setting = {
      board: 'breakthrough',
      allies: { E5: 'infantry', e4: 'infantry' },
      axis: { F5: 'infantry' },
      hands: { allies: ['direct-from-hq'], axis: ['ambush', 'ambush'] },
      dice: Array.from({ length: 12 }, () => 'star' as const),
    };
    const ready = readyToBattle(setting, ['E5', 'e4']);
    const twice = play(ready, 'attack E5 F5', 'ambush', 'attack e4 F5', 'ambush');
    expect(reasons(twice)).toEqual(['ambush', 'attack', 'ambush', 'attack']);
  });

  it('meets an overrun too (M44-AMBUSH-1, M44-OVERRUN-1)', () => {
    const closing = assaulted('armor', 'infantry 1', {
      axis: { G5: 'infantry' },
      dice: ['grenade', 'star', 'star', 'flag', 'star', 'star'],
    });
    const through = play(closing.state, 'decline ambush', 'take ground', 'overrun G5');
    expect([deciderName(through.state), legal(through.state)]).toEqual(['axis', ASKED]);
    const driven = play(through.state, 'ambush', 'retreat f4');
    expect(unitAt(driven.state, 'f4')?.side).toBe(0);
    expect(eventsOf(driven, 'attackCancelled')).toHaveLength(1);
  });

  it('takes no ground (M44-AMBUSH-1, M44-GROUND-2)', () => {
    const dice: Setting['dice'] = ['grenade', 'star', 'star'];
    const sprung = play(assaulted('infantry 1', 'armor', { allies: { L1: 'infantry' }, dice }).state, 'ambush');
    expect(legal(sprung.state)).not.toContain('take ground');
    expect(unitAt(sprung.state, 'F5')?.side).toBe(1);
  });

  it('that costs Japanese infantry its first figure costs it the die of full strength (M44-AMBUSH-1, M44-NAT-JP)', () => {
    const rolled = (...ambush: NonNullable<Setting['dice']>) =>
      diceThrown(play(assaulted('infantry jp', 'infantry', { dice: ambush }).state, 'ambush'));
    expect(rolled('grenade', 'star', 'star')).toEqual([3, 3]);
    expect(rolled('star', 'star', 'star')).toEqual([3, 4]);
  });

  it('that leaves such an attacker without a die ends its attack (M44-AMBUSH-1, M44-MISC-1)', () => {
    const cavalry: Setting = { terrain: { E5: 'wire', F5: ['hill', 'sandbags'] }, dice: ['grenade', 'star'] };
    const sprung = play(assaulted('cavalry jp', 'cavalry', cavalry).state, 'ambush');
    expect(reasons(sprung)).toEqual(['ambush']);
    expect(eventsOf(sprung, 'attackCancelled')).toHaveLength(1);
  });

  it('that drives off a gun under Artillery Bombard costs it the second battle too (M44-AMBUSH-1, M44-CARD-BOMBARD)', () => {
    const bombard = (...dice: NonNullable<Setting['dice']>) =>
      assaulted('artillery', 'infantry', { dice }, 'artillery-bombard').state;
    const driven = play(bombard('flag', 'star', 'star'), 'ambush', 'retreat d4');
    expect(deciderName(driven.state)).toBe('axis');
    const held = play(bombard(...Array.from({ length: 6 }, () => 'star' as const)), 'ambush');
    expect(legal(held.state)).toContain('attack E5 F5');
  });

  it('is asked for whenever the hand may hold it, so that the question tells nothing (M44-AMBUSH-1)', () => {
    const bluff: Setting = { hands: { allies: ['direct-from-hq'], axis: ['probe-left'] } };
    const closing = assaulted('infantry', 'infantry', bluff);
    expect([deciderName(closing.state), legal(closing.state)]).toEqual(['axis', ['decline ambush']]);
    const empty = assaulted('infantry', 'infantry', { hands: { allies: ['direct-from-hq'], axis: [] } });
    expect(diceThrown(empty)).toEqual([3]);
  });
});
