import { describe, expect, it } from 'vitest';
import { cardOf } from '../../src/memoir/cards/card.ts';
import { deciderName, eventsOf, legal, medals, play, position } from '../support/kit.ts';

describe('nothing happens twice', () => {
  it('a unit that Air Power destroys does not also retreat, and is one medal (M44-CARD-AIR, M44-RES-3, M44-MEDAL-KILL)', () => {
    const struck = play(
      position({
        allies: { A1: 'infantry' },
        axis: { F5: 'infantry 1', M9: 'infantry' },
        hands: { allies: ['air-power'], axis: [] },
        dice: ['grenade', 'flag'],
      }),
      'play air-power',
      'target F5',
      'done',
    );
    expect(eventsOf(struck, 'unitEliminated')).toHaveLength(1);
    expect(medals(struck.state, 'allies')).toBe(1);
  });

  it('an objective that stays with its holder is announced once (M44-MEDAL-POS)', () => {
    const start = position({
      allies: { E5: 'infantry', G3: 'infantry' },
      objectives: [{ hexes: ['e6'], side: 'allies' }],
      hands: { allies: ['direct-from-hq'], axis: [] },
    });
    const walked = play(start, 'play direct-from-hq', 'order E5', 'order G3', 'move E5 e6', 'move G3 g4', 'done');
    expect(eventsOf(walked, 'medalGained')).toHaveLength(1);
  });

  it('a permanent medal for the start of a turn is never lost again (M44-MEDAL-POS)', () => {
    const after = (permanent: boolean) => {
      const start = position({
        allies: { E5: 'infantry' },
        objectives: [{ hexes: ['E5'], side: 'allies', turnStart: true, permanent }],
        hands: { allies: ['probe-centre', 'probe-left'], axis: ['probe-left'] },
      });
      expect(medals(start, 'allies')).toBe(1);
      const away = play(start, 'play probe-centre', 'order E5', 'move E5 F5', 'done').state;
      return medals(play(away, 'play probe-left').state, 'allies');
    };
    expect([after(true), after(false)]).toEqual([1, 0]);
  });

  it('a unit that has rested clears no wire on top of it (M44-ACT-OASIS, M44-TER-WIRE)', () => {
    const start = position({
      allies: { E5: 'infantry', M1: 'infantry' },
      axis: { M9: 'infantry' },
      terrain: { E5: ['hospital', 'wire'] },
      hands: { allies: ['direct-from-hq'], axis: [] },
      dice: ['star', 'flag', 'flag', 'flag', 'flag', 'flag'],
    });
    const wounded = { ...start, units: start.units.map((unit) => (unit.id === 0 ? { ...unit, figures: 2 } : unit)) };
    const battle = play(wounded, 'play direct-from-hq', 'order E5', 'done', 'done').state;
    expect(legal(battle)).toEqual(['remove wire E5', 'recover E5', 'end battle']);
    expect(deciderName(play(battle, 'recover E5').state)).toBe('axis');
  });

  it('nobody is asked for an Ambush that lies in the discards (M44-AMBUSH-1)', () => {
    const start = position({
      allies: { E5: 'infantry', A1: 'infantry' },
      axis: { F5: 'infantry', M9: 'infantry' },
      hands: { allies: ['direct-from-hq'], axis: ['probe-left'] },
      dice: ['star', 'star', 'star'],
    });
    const spent = {
      ...start,
      deck: start.deck.filter((card) => card !== cardOf('ambush')),
      discard: [cardOf('ambush')],
    };
    const attack = ['play direct-from-hq', 'order E5', 'done', 'done', 'attack E5 F5'];
    expect(legal(play(start, ...attack).state)).toEqual(['decline ambush']);
    expect(eventsOf(play(spent, ...attack), 'diceRolled')).toHaveLength(1);
  });
});
