import { describe, expect, it } from 'vitest';
import { boardOf } from '../../src/hex/board.ts';
import type { State } from '../../src/memoir/index.ts';
import { parkedText, planeText, type AirPackSetting } from '../support/air-pack.ts';
import { diceThrown, eventsOf, legal, medals, play, type Setting } from '../support/kit.ts';
import { go, offered, sky } from './in-the-air.ts';
import { comesOnAt } from './sortie.ts';

/** Over the sea, with an enemy beside it: an air check would throw dice. */
function atSea(setting: Setting = {}, airPack: AirPackSetting = {}): State {
  return sky({
    terrain: { G5: 'ocean' },
    axis: { H5: 'infantry' },
    allies: { A1: 'infantry', G1: 'infantry' },
    ...setting,
    airPack: { sorties: { allies: 1 }, planes: { allies: 'p38 G5' }, ...airPack },
  });
}

describe('a side', () => {
  it('has one plane in flight at most: a sortie sends up no second one (AP-5.1)', () => {
    const start = play(atSea(), 'fly sortie').state;
    expect(legal(start)).toEqual(['send plane', 'recall plane']);
    expect(offered(sky({ airPack: { sorties: { allies: 1 } } }), 'send')).toEqual([]);
    expect(offered(play(sky({ airPack: { sorties: { allies: 1 } } }), 'fly sortie').state, 'launch')).toHaveLength(2);
  });

  it('may have planes on the ground besides, and the enemy a plane of his own (AP-5.1)', () => {
    const airPack: AirPackSetting = {
      sorties: { allies: 1 },
      parked: { allies: ['p40 D5'] },
      planes: { axis: 'me109 J5' },
    };
    const start = sky({ terrain: { D5: 'airfield allies' }, airPack });
    const state = play(start, 'fly sortie', 'launch p38', 'place aircraft A9').state;
    expect([planeText(state, 'allies'), planeText(state, 'axis')]).toEqual(['p38 A9', 'me109 J5']);
    expect(parkedText(state, 'allies')).toEqual(['p40 D5']);
  });
});

describe('a sortie with the own plane in flight', () => {
  it('orders that plane, and no air check is made (AP-5.2)', () => {
    const played = play(atSea(), 'fly sortie', 'send plane');
    expect(diceThrown(played)).toEqual([]);
    expect(eventsOf(played, 'planeOrdered')).toMatchObject([{ bySortie: true, takesOff: false, onTheMove: false }]);
    expect(offered(played.state, 'fly')).toContain('F5');
    const usual = go(atSea({ dice: ['star', 'star', 'star'] }), 'play direct-from-hq', 'order plane', 'end orders');
    expect(diceThrown(usual)).toEqual([2, 1]);
  });

  it('beside a section card reaches it in the sections of the card only (AP-5.2)', () => {
    const laid = (card: 'probe-centre' | 'probe-left'): string[] =>
      legal(play(atSea({ hands: { allies: [card] } }), 'lay sortie', `play ${card}`).state);
    expect(laid('probe-centre')).toEqual(['send plane', 'recall plane']);
    expect(laid('probe-left')).toEqual(['recall plane']);
    const sent = play(atSea({ hands: { allies: ['probe-centre'] } }), 'lay sortie', 'play probe-centre', 'send plane');
    expect(diceThrown(go(sent.state, 'order G1', 'end orders'))).toEqual([]);
  });

  it('beside a card for every unit of the section spares it the air check too (AP-5.2)', () => {
    const hands: Setting['hands'] = { allies: ['assault-centre'] };
    const dice: Setting['dice'] = ['star', 'star', 'star'];
    const sortie = play(atSea({ hands, dice }), 'lay sortie', 'play assault-centre', 'send plane');
    expect(diceThrown(sortie)).toEqual([]);
    expect(diceThrown(play(atSea({ hands, dice }), 'play assault-centre'))).toEqual([2, 1]);
  });

  it('may take it off the board instead and send up another, for no medal (AP-5.3)', () => {
    const gone = play(atSea(), 'fly sortie', 'recall plane');
    expect(eventsOf(gone, 'planeRemoved')).toMatchObject([{ cause: 'recalled' }]);
    expect(legal(gone.state)).toEqual(['launch p38', 'launch p40']);
    expect(medals(gone.state, 'axis')).toBe(0);
    const state = comesOnAt(play(gone.state, 'launch p40').state, 'A9');
    expect(planeText(state, 'allies')).toBe('p40 A9');
    expect(medals(state, 'axis')).toBe(0);
  });

  it('may send up another of the same model (AP-5.3)', () => {
    const state = play(atSea(), 'fly sortie', 'recall plane', 'launch p38', 'place aircraft M9').state;
    expect(planeText(state, 'allies')).toBe('p38 M9');
  });

  it('may have one take off that stands on the ground (AP-5.3, AP-8.4)', () => {
    const terrain = { G5: 'ocean', D5: 'airfield allies' };
    const start = atSea({ terrain }, { parked: { allies: ['p40 D5'] } });
    const state = play(start, 'fly sortie', 'recall plane', 'take off D5 p40', 'fly E5').state;
    expect(planeText(state, 'allies')).toBe('p40 E5');
    expect(parkedText(state, 'allies')).toEqual([]);
  });

  it('takes it off only if another one can be sent up (AP-5.3)', () => {
    const empty = ['G5', 'F5'];
    const hexes = boardOf('standard').labels.filter((hex) => !empty.includes(hex) && hex !== 'M9');
    const full = { allies: Object.fromEntries(hexes.map((hex) => [hex, 'infantry'])), axis: { M9: 'infantry' } };
    expect(legal(play(atSea({ ...full, terrain: {} }), 'fly sortie').state)).toEqual(['send plane']);
  });
});
