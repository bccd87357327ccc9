import { describe, expect, it } from 'vitest';
import { AIR_SORTIE, cardOf, type CardId } from '../../src/memoir/cards/card.ts';
import type { State } from '../../src/memoir/index.ts';
import { ALLIES, AXIS } from '../../src/memoir/side.ts';
import { planeText, sortieCards, type AirPackSetting } from '../support/air-pack.ts';
import { deciderName, legal, play, type Setting } from '../support/kit.ts';
import { offered, sky } from './in-the-air.ts';
import { comesOnAt } from './sortie.ts';

const AIR = (airPack: AirPackSetting = {}): AirPackSetting => ({ sorties: { allies: 1 }, ...airPack });

/** The Allies have flown a sortie on its own; the Axis has Counter-Attack in its hand. */
function sortieFlown(airPack: AirPackSetting = {}, setting: Setting = {}): State {
  const start = sky({
    ...setting,
    airPack: AIR(airPack),
    hands: { allies: ['probe-left'], axis: ['counter-attack'], ...setting.hands },
  });
  return comesOnAt(play(start, 'fly sortie', 'launch p38').state, 'A1');
}

/** The Axis has played this card, the Allies hold Counter-Attack. */
function answering(card: CardId, setting: Setting = {}): State {
  return sky({ hands: { allies: ['counter-attack'] }, lastCard: { axis: card }, ...setting });
}

describe('Counter-Attack to a sortie', () => {
  it('is a sortie with an own plane, over any edge hex (AP-3.6)', () => {
    const state = play(sortieFlown(), 'play counter-attack').state;
    expect(legal(state)).toEqual(['launch storch', 'launch me109']);
    const placed = play(state, 'launch me109').state;
    expect(offered(placed, 'place aircraft')).toEqual(expect.arrayContaining(['A9', 'M9', 'M1', 'a4']));
    expect(planeText(play(placed, 'place aircraft M9').state, 'axis')).toBe('me109 M9');
    expect(planeText(placed, 'allies')).toBe('p38 A1');
  });

  it('is replaced for its player, and the sortie for nobody (AP-3.6)', () => {
    const flown = sortieFlown();
    const state = comesOnAt(play(flown, 'play counter-attack', 'launch me109').state, 'M9');
    expect(state.sides[AXIS].hand).toHaveLength(1);
    expect(state.sides[ALLIES].hand).toEqual([cardOf('probe-left')]);
    expect(state.discard).toEqual([AIR_SORTIE, cardOf('counter-attack')]);
    expect(sortieCards(state, 'axis')).toBe(0);
  });

  it('has the owner of the sortie draw a card where that was chosen (AP-3.6)', () => {
    const flown = sortieFlown({ options: { counteredSortieOwnerDraws: true } });
    const state = comesOnAt(play(flown, 'play counter-attack', 'launch me109').state, 'M9');
    expect(state.sides[ALLIES].hand).toHaveLength(2);
    expect(state.sides[AXIS].hand).toHaveLength(1);
  });

  it('has nobody draw for another card that is countered, Air Power included (AP-3.6)', () => {
    const options = { counteredSortieOwnerDraws: true } as const;
    for (const card of ['probe-left', 'air-power'] as const) {
      const hands: Setting['hands'] = { allies: ['counter-attack'], axis: ['dig-in'] };
      const state = answering(card, { hands, airPack: { options } });
      expect(play(state, 'play counter-attack').state.sides[AXIS].hand).toEqual([cardOf('dig-in')]);
    }
  });

  it('sends the own plane in flight on, without an air check (AP-3.6, AP-5.2)', () => {
    const state = sortieFlown({ planes: { axis: 'me109 G5' } });
    expect(legal(play(state, 'play counter-attack').state)).toEqual(['send plane', 'recall plane']);
  });

  it('can be answered with Counter-Attack in turn (AP-3.6)', () => {
    const flown = sortieFlown({}, { hands: { allies: ['counter-attack'] } });
    const answered = comesOnAt(play(flown, 'play counter-attack', 'launch me109').state, 'M9');
    expect(deciderName(answered)).toBe('allies');
    expect(legal(play(answered, 'play counter-attack').state)).toEqual(['send plane', 'recall plane']);
  });
});

describe('Counter-Attack to a section card with a sortie beside it', () => {
  const combined = (airPack: AirPackSetting = {}): State => {
    const start = sky({
      axis: { A9: 'infantry', B9: 'infantry', C9: 'infantry', D9: 'infantry', M9: 'infantry' },
      airPack: AIR(airPack),
      hands: { allies: ['attack-left'], axis: ['counter-attack'] },
    });
    return comesOnAt(play(start, 'lay sortie', 'play attack-left', 'launch p38 left').state, 'A1');
  };

  it('copies the section card alone: three orders on the mirrored side and no plane (AP-3.10)', () => {
    const state = play(combined(), 'play counter-attack').state;
    expect(offered(state, 'order')).toEqual(['A9', 'B9', 'C9', 'D9']);
    const ordered = play(state, 'order A9', 'order B9', 'order C9').state;
    expect(offered(ordered, 'order')).toEqual([]);
    expect(planeText(ordered, 'axis')).toBe('none');
    expect(offered(state, 'launch')).toEqual([]);
  });

  it('may have an own sortie laid beside it (AP-3.10)', () => {
    const state = combined({ sorties: { allies: 1, axis: 1 } });
    expect(legal(state)).toContain('lay sortie');
    const laid = play(state, 'lay sortie', 'play counter-attack').state;
    expect(legal(laid)).toEqual(['launch storch right', 'launch me109 right']);
    const orders = play(laid, 'launch me109 right', 'order A9', 'order B9').state;
    expect(offered(orders, 'order')).toEqual([]);
    expect(offered(orders, 'place aircraft')).toEqual(expect.arrayContaining(['A9', 'A5', 'A1']));
    expect(offered(orders, 'place aircraft')).not.toContain('M9');
  });

  it('takes no sortie if it copies a tactic card, a sortie or nothing (AP-3.10, AP-3.7)', () => {
    const airPack = { sorties: { allies: 1 } } as const;
    expect(legal(answering('probe-left', { airPack }))).toContain('lay sortie');
    for (const card of ['direct-from-hq', 'air-power', 'air-sortie'] as const)
      expect(legal(answering(card, { airPack }))).toEqual(['play counter-attack', 'fly sortie']);
    const nothing = sky({ hands: { allies: ['counter-attack'] }, airPack });
    expect(legal(nothing)).toEqual(['play counter-attack', 'fly sortie']);
  });
});

describe('Counter-Attack to a card that served as a sortie', () => {
  const blitz: Setting = {
    special: { airStrikes: 'axis' },
    turn: 'axis',
    allies: { K1: 'infantry', A1: 'infantry' },
    hands: { axis: ['recon-left'], allies: ['counter-attack'] },
  };

  it('copies Recon 1 as it is printed, without a plane and with its two cards (AP-4.7)', () => {
    const start = sky({ ...blitz, deckTop: ['dig-in', 'move-out', 'firefight'] });
    const strike = play(start, 'play recon-left as air power', 'launch me109 left').state;
    const state = play(comesOnAt(strike, 'M9'), 'play counter-attack').state;
    expect(legal(state)).toEqual(['order K1', 'end orders']);
    const drawn = play(state, 'end orders').state;
    expect(offered(drawn, 'keep')).toHaveLength(2);
    expect(planeText(drawn, 'allies')).toBe('none');
  });

  it('copies it as printed for a side that has the air strikes too (AP-4.7)', () => {
    const state = play(
      answering('recon-left', { special: { airStrikes: 'allies' }, allies: { K1: 'infantry' } }),
      'play counter-attack',
    ).state;
    expect(legal(state)).toEqual(['order K1', 'end orders']);
  });

  it('copies Air Power as a sortie (AP-4.7)', () => {
    expect(legal(play(answering('air-power'), 'play counter-attack').state)).toEqual(['launch p38', 'launch p40']);
  });

  it('copies Air Power as the strike where it may be either (AP-4.7)', () => {
    const airPack = { options: { airPowerMode: 'choice' } } as const;
    const state = answering('air-power', { airPack, axis: { G5: 'infantry' } });
    expect(legal(state)).toEqual(['play counter-attack']);
    expect(offered(play(state, 'play counter-attack').state, 'target')).toEqual(['G5']);
  });
});
