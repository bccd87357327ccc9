import { describe, expect, it } from 'vitest';
import { deciderName, diceThrown, legal, play, position, type Setting } from '../support/kit.ts';
import { aims, discards, handOf, offered } from './table.ts';

/** The Axis sit at the top: their left is the columns I to M. */
function blitz(setting: Setting): ReturnType<typeof position> {
  return position({
    turn: 'axis',
    axis: { F9: 'infantry' },
    allies: { H3: 'infantry', I3: 'infantry', J3: 'infantry', B3: 'infantry' },
    special: { blitz: true },
    hands: { axis: ['recon-left', 'probe-left', 'recon-in-force'] },
    dice: ['armor', 'armor', 'armor', 'armor'],
    ...setting,
  });
}
const STRIKE = 'play recon-left as air power';

describe('Recon 1 as Air Power', () => {
  it('is for the Axis in a Blitz, with Recon 1 only (M44-CARD-AIRSTRIKE, M44-ACT-BLITZ)', () => {
    expect(legal(blitz({})).filter((text) => text.endsWith('as air power'))).toEqual([STRIKE]);
    const allies = position({ special: { blitz: true }, hands: { allies: ['recon-left'] } });
    expect(legal(allies)).toEqual(['play recon-left']);
  });

  it('starts in the section of the card and may reach out of it (M44-CARD-AIRSTRIKE)', () => {
    const played = play(blitz({}), STRIKE);
    expect(aims(played.state)).toEqual(['J3']);
    const second = play(played.state, 'target J3');
    expect(aims(second.state)).toEqual(['I3']);
    const third = play(second.state, 'target I3', 'target H3');
    expect(legal(third.state)).toEqual(['target J3', 'target I3', 'target H3']);
    expect(diceThrown(play(third.state, 'target J3', 'target I3'))).toEqual([1, 1, 1]);
  });

  it('draws one card, like Air Power and unlike Recon 1 (M44-CARD-AIRSTRIKE)', () => {
    const state = blitz({ hands: { axis: ['recon-left'] }, deckTop: ['barrage', 'dig-in'] });
    const struck = play(state, STRIKE, 'target J3', 'done');
    expect(deciderName(struck.state)).toBe('allies');
    expect(handOf(struck.state, 'axis')).toEqual(['barrage']);
    expect(discards(struck.state)).toEqual(['recon-left']);
  });

  it('may still be played as printed (M44-CARD-AIRSTRIKE)', () => {
    const state = blitz({ axis: { K9: 'infantry', A9: 'infantry' } });
    expect(offered(play(state, 'play recon-left').state)).toEqual(['K9']);
  });

  it('is never played at night (M44-CARD-AIRSTRIKE)', () => {
    const state = blitz({ special: { blitz: true, night: 'dawn' } });
    expect(legal(state)).not.toContain(STRIKE);
    expect(legal(state)).toContain('play recon-left');
  });

  it('is for the side that the air strike rules name (M44-CARD-AIRSTRIKE, M44-ACT-AIRSTRIKE)', () => {
    const special = { airStrikes: 'allies' };
    const axis = { K7: 'infantry', A9: 'infantry' };
    const allies = position({ special, axis, hands: { allies: ['recon-right'] }, dice: ['armor', 'armor'] });
    expect(legal(allies)).toContain('play recon-right as air power');
    expect(diceThrown(play(allies, 'play recon-right as air power', 'target K7'))).toEqual([2]);
    expect(legal(blitz({ special }))).not.toContain(STRIKE);
  });

  it('is for the Allies while they hold a hex of Hill 317 (M44-CARD-AIRSTRIKE, M44-ACT-AIRSTRIKE)', () => {
    const special = { hill317: ['G5', 'H5'] };
    const hands = { allies: ['recon-right' as const] };
    expect(legal(position({ special, hands, allies: { H5: 'infantry' } }))).toContain('play recon-right as air power');
    const lost = position({ special, hands, allies: { I5: 'infantry' }, axis: { H5: 'infantry' } });
    expect(legal(lost)).toEqual(['play recon-right']);
  });
});
