import { describe, expect, it } from 'vitest';
import { AIR_SORTIE, cardOf, NO_CARD, type CardId } from '../../src/memoir/cards/card.ts';
import type { State } from '../../src/memoir/index.ts';
import { ALLIES } from '../../src/memoir/side.ts';
import { sortieCards } from '../support/air-pack.ts';
import { legal, play, type Setting } from '../support/kit.ts';
import { offered, sky } from './in-the-air.ts';
import { comesOnAt } from './sortie.ts';

/** The commissar has this card under his chip. */
function chipped(chip: CardId, hand: CardId[], setting: Setting = {}): State {
  const start = sky({
    airPack: { sorties: { allies: 1 } },
    ...setting,
    special: { commissar: 'allies', ...setting.special },
    sides: { allies: { nation: 'ru' } },
    hands: { allies: [chip, ...hand] },
  });
  return play(start, `chip ${chip}`).state;
}

describe('the Red Army', () => {
  it('never has its sortie card under the chip (AP-2.2, AP-3.1)', () => {
    const start = sky({
      airPack: { sorties: { allies: 2 } },
      special: { commissar: 'allies' },
      hands: { allies: ['probe-left'] },
    });
    expect(legal(start)).toEqual(['chip probe-left']);
  });

  it('flies a sortie as the card of the turn and leaves the chip alone (AP-3.1, AP-3.5)', () => {
    const start = chipped('probe-left', ['direct-from-hq']);
    expect(legal(start)).toEqual(['chip direct-from-hq', 'fly sortie', 'lay sortie']);
    const state = comesOnAt(play(start, 'fly sortie', 'launch yak1').state, 'A5');
    expect(state.sides[ALLIES].chip).toBe(cardOf('probe-left'));
    expect(state.sides[ALLIES].hand).toEqual([cardOf('direct-from-hq')]);
    expect(state.discard).toEqual([AIR_SORTIE]);
  });

  it('adds its sortie to the section card that comes from under the chip (AP-3.7)', () => {
    const laid = play(chipped('probe-left', ['direct-from-hq', 'barrage']), 'lay sortie').state;
    expect(legal(laid).toSorted()).toEqual(['chip barrage', 'chip direct-from-hq']);
    expect(offered(play(laid, 'chip barrage').state, 'launch')).toEqual([
      'yak1 left',
      'yak7 left',
      'yak9 left',
      'p40 left',
    ]);
  });

  it('adds none to a section card that only goes under the chip (AP-3.7)', () => {
    expect(legal(chipped('direct-from-hq', ['probe-left', 'attack-centre']))).not.toContain('lay sortie');
  });

  it('may play Recon 1 or Counter-Attack from the hand with it (AP-3.7, AP-3.10)', () => {
    expect(legal(play(chipped('direct-from-hq', ['probe-left', 'recon-right']), 'lay sortie').state)).toEqual([
      'play recon-right',
    ]);
    const countering = chipped('direct-from-hq', ['counter-attack'], { lastCard: { axis: 'probe-left' } });
    expect(legal(play(countering, 'lay sortie').state)).toEqual(['play counter-attack']);
  });

  it('flies a sortie with Air Power from under the chip, and not from the hand (AP-4.1)', () => {
    const start = chipped('air-power', ['probe-left']);
    const state = play(start, 'chip probe-left').state;
    expect(offered(state, 'launch')).toContain('yak1');
    expect(sortieCards(state, 'allies')).toBe(1);
    expect(legal(chipped('probe-left', ['air-power']))).toEqual(['chip air-power', 'fly sortie', 'lay sortie']);
  });

  it('chooses between sortie and strike when Air Power is under the chip, where one may choose (AP-4.1)', () => {
    const airPack = { options: { airPowerMode: 'choice' } } as const;
    const start = chipped('air-power', ['probe-left', 'dig-in'], { airPack, axis: { G5: 'infantry' } });
    expect(legal(start).toSorted()).toEqual([
      'chip dig-in',
      'chip dig-in as air power',
      'chip probe-left',
      'chip probe-left as air power',
    ]);
    expect(offered(play(start, 'chip probe-left').state, 'target')).toEqual(['G5']);
    const flown = play(start, 'chip probe-left as air power').state;
    expect(offered(flown, 'launch')).toContain('yak1');
    expect(flown.sides[ALLIES].chip).toBe(cardOf('probe-left'));
  });

  it('flies it from under the chip as well when no card is left to put there (AP-4.1)', () => {
    const airPack = { options: { airPowerMode: 'choice' } } as const;
    const start = chipped('air-power', ['ambush'], { airPack });
    expect(legal(start)).toEqual(['play air-power', 'play air-power as sortie']);
    const flown = play(start, 'play air-power as sortie', 'launch yak1').state;
    expect(flown.sides[ALLIES].chip).toBe(NO_CARD);
    expect(comesOnAt(flown, 'A5').discard).toEqual([cardOf('air-power')]);
  });

  it('uses Recon 1 as a sortie from the hand and from under the chip (AP-4.2)', () => {
    const special = { airStrikes: 'allies' };
    const hand = chipped('probe-left', ['recon-right'], { special, airPack: {} });
    expect(legal(hand)).toEqual(['chip recon-right', 'play recon-right', 'play recon-right as air power']);
    expect(offered(play(hand, 'play recon-right as air power').state, 'launch')).toContain('yak1 right');
    const chip = chipped('recon-right', ['probe-left'], { special, airPack: {} });
    expect(legal(chip)).toEqual(['chip probe-left', 'chip probe-left as air power']);
    expect(offered(play(chip, 'chip probe-left as air power').state, 'launch')).toContain('yak1 right');
  });
});
