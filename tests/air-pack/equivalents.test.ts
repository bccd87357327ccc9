import { describe, expect, it } from 'vitest';
import { boardOf } from '../../src/hex/board.ts';
import { cardOf } from '../../src/memoir/cards/card.ts';
import { ALLIES } from '../../src/memoir/side.ts';
import { planeText, sortieCards } from '../support/air-pack.ts';
import { diceThrown, legal, play, type Setting } from '../support/kit.ts';
import { offered, sky } from './in-the-air.ts';
import { comesOnAt } from './sortie.ts';

const POWER: Setting = { hands: { allies: ['air-power', 'probe-left'] }, axis: { G5: 'infantry' } };
const RECON: Setting = { hands: { allies: ['recon-left', 'probe-left'] }, special: { airStrikes: 'allies' } };

describe('Air Power', () => {
  it('serves as a sortie, and its strike is not offered (AP-4.1)', () => {
    expect(legal(sky(POWER))).toEqual(['play probe-left', 'play air-power']);
    const state = play(sky(POWER), 'play air-power').state;
    expect(legal(state)).toEqual(['launch p38', 'launch p40']);
    expect(planeText(play(state, 'launch p38', 'place aircraft A9').state, 'allies')).toBe('p38 A9');
  });

  it('is a sortie or the strike, as its player likes, where that was chosen (AP-4.1)', () => {
    const start = sky({ ...POWER, airPack: { options: { airPowerMode: 'choice' } } });
    expect(legal(start)).toEqual(['play probe-left', 'play air-power', 'play air-power as sortie']);
    expect(offered(play(start, 'play air-power').state, 'target')).toEqual(['G5']);
    expect(legal(play(start, 'play air-power as sortie').state)).toEqual(['launch p38', 'launch p40']);
  });

  it.each(['sortieOnly', 'choice'] as const)('is played as printed by a side without a plane: %s (AP-4.1)', (mode) => {
    const start = sky({ ...POWER, airPack: { options: { planes: [[], null], airPowerMode: mode } } });
    expect(legal(start)).toEqual(['play probe-left', 'play air-power']);
    expect(offered(play(start, 'play air-power').state, 'target')).toEqual(['G5']);
  });

  it('goes to the hand when it is drawn, and no other card comes for it (AP-4.3)', () => {
    const start = sky({ hands: { allies: ['barrage'] }, deckTop: ['air-power', 'dig-in'] });
    const { state } = play(start, 'play barrage', 'target A9');
    expect(state.sides[ALLIES].hand).toEqual([cardOf('air-power')]);
    expect(sortieCards(state, 'allies')).toBe(0);
  });

  it('never goes with a section card, nor with the other sortie (AP-4.4)', () => {
    expect(legal(sky(POWER))).not.toContain('lay sortie');
    const laid = play(sky({ ...POWER, airPack: { sorties: { allies: 1 } } }), 'lay sortie').state;
    expect(legal(laid)).toEqual(['play probe-left']);
    const choice = { sorties: { allies: 1 }, options: { airPowerMode: 'choice' } } as const;
    expect(legal(play(sky({ ...POWER, airPack: choice }), 'lay sortie').state)).toEqual(['play probe-left']);
  });

  it('is replaced at the end of the turn (AP-4.5)', () => {
    const start = sky({ ...POWER, deckTop: ['dig-in', 'move-out'] });
    const state = comesOnAt(play(start, 'play air-power', 'launch p38').state, 'A5');
    expect(state.sides[ALLIES].hand).toEqual([cardOf('probe-left'), cardOf('dig-in')]);
    expect(state.discard).toEqual([cardOf('air-power')]);
  });

  it('has no section: a plane comes on over any edge hex (AP-4.6)', () => {
    const state = play(sky(POWER), 'play air-power', 'launch p38').state;
    expect(offered(state, 'place aircraft')).toHaveLength(40);
  });

  it('sends the plane in flight on, without an air check (AP-4.8, AP-5.2)', () => {
    const airPack = { planes: { allies: 'p38 G5' } } as const;
    const start = sky({ ...POWER, terrain: { G5: 'ocean' }, axis: { H5: 'infantry' }, airPack });
    const played = play(start, 'play air-power', 'send plane');
    expect(diceThrown(played)).toEqual([]);
    expect(offered(played.state, 'fly')).toContain('F5');
  });
});

describe('Recon 1 where Air Strikes are in force', () => {
  const STRIKE = 'play recon-left as air power';

  it('is played as printed or as a sortie, by the side that has the rule (AP-4.2)', () => {
    expect(legal(sky(RECON))).toEqual(['play recon-left', STRIKE, 'play probe-left']);
    expect(legal(sky({ ...RECON, special: { airStrikes: 'axis' } }))).toEqual(['play recon-left', 'play probe-left']);
    expect(legal(sky({ ...RECON, special: {} }))).not.toContain(STRIKE);
    expect(offered(play(sky(RECON), 'play recon-left').state, 'launch')).toEqual([]);
  });

  it('belongs to the Axis in a Blitz (AP-4.2)', () => {
    const blitz: Setting = { special: { blitz: true }, hands: { allies: ['recon-left'], axis: ['recon-left'] } };
    expect(legal(sky(blitz))).toEqual(['play recon-left']);
    expect(legal(sky({ ...blitz, turn: 'axis' }))).toContain(STRIKE);
  });

  it('as a sortie is no strike, and draws one card (AP-4.2, AP-4.5)', () => {
    const start = sky({ ...RECON, axis: { B5: 'infantry' }, deckTop: ['dig-in', 'move-out'] });
    const played = play(start, STRIKE).state;
    expect(legal(played)).toEqual(['launch p38 left', 'launch p40 left']);
    const state = comesOnAt(play(played, 'launch p38 left').state, 'A9');
    expect(state.sides[ALLIES].hand).toEqual([cardOf('probe-left'), cardOf('dig-in')]);
  });

  it('stays in the hand, is laid beside nothing, and nothing beside it (AP-4.3, AP-4.4)', () => {
    const drawn = play(
      sky({ hands: { allies: ['barrage'] }, special: RECON.special ?? {}, deckTop: ['recon-left', 'dig-in'] }),
      'play barrage',
      'target A9',
    ).state;
    expect(drawn.sides[ALLIES].hand).toEqual([cardOf('recon-left')]);
    const laid = play(sky({ ...RECON, airPack: { sorties: { allies: 1 } } }), 'lay sortie').state;
    expect(legal(laid)).toEqual(['play recon-left', 'play probe-left']);
  });

  it('keeps its section: the plane comes on there (AP-4.6)', () => {
    const hexes = offered(play(sky(RECON), STRIKE, 'launch p38 left').state, 'place aircraft');
    expect(hexes).toEqual(expect.arrayContaining(['A1', 'D1', 'A9', 'D9', 'A5', 'a4']));
    for (const hex of ['E1', 'E9', 'M5', 'G9', 'l4']) expect(hexes).not.toContain(hex);
  });

  it('has the section as the Axis sees it from the top (AP-4.6)', () => {
    const axis: Setting = { special: { blitz: true }, turn: 'axis', hands: { axis: ['recon-left'] } };
    const hexes = offered(play(sky(axis), STRIKE, 'launch me109 left').state, 'place aircraft');
    expect(hexes).toEqual(expect.arrayContaining(['M9', 'J1', 'M5']));
    expect(hexes).not.toContain('A5');
    expect(hexes).not.toContain('I9');
  });

  it('sends on a plane in its section, and no other (AP-4.8, AP-5.2)', () => {
    const options = (hex: string): string[] =>
      legal(play(sky({ ...RECON, airPack: { planes: { allies: `p38 ${hex}` } } }), STRIKE).state);
    expect(options('B5')).toEqual(['send plane', 'recall plane']);
    expect(options('d4')).toEqual(['send plane', 'recall plane']);
    expect(options('G5')).toEqual(['recall plane']);
  });

  it('is no sortie where no plane could come on in its section (AP-4.2, AP-4.6)', () => {
    const hexes = boardOf('standard').labels.filter((hex) => !['L5', 'M5', 'M9'].includes(hex));
    const allies = Object.fromEntries(hexes.map((hex) => [hex, 'infantry']));
    const crowd = (recon: 'recon-left' | 'recon-right') =>
      legal(sky({ ...RECON, allies, axis: { M9: 'infantry' }, hands: { allies: [recon] } }));
    expect(crowd('recon-left')).toEqual(['play recon-left']);
    expect(crowd('recon-right')).toEqual(['play recon-right', 'play recon-right as air power']);
  });

  it('is no sortie for a side without a plane (AP-4.2)', () => {
    expect(legal(sky({ ...RECON, airPack: { options: { planes: [[], null] } } }))).not.toContain(STRIKE);
  });
});
