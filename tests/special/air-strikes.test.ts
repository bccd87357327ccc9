import { describe, expect, it } from 'vitest';
import type { State } from '../../src/memoir/state.ts';
import { deciderName, diceThrown, legal, play, position, type Setting } from '../support/kit.ts';

const OFFER = 'play recon-right as air power';

function strikers(special: NonNullable<Setting['special']>, more: Setting = {}): State {
  return position({
    allies: { E5: 'infantry' },
    axis: { I7: 'infantry', J7: 'infantry', B9: 'infantry' },
    special,
    hands: { allies: ['recon-right', 'recon-left', 'attack-centre'], axis: [] },
    deckTop: ['move-out', 'firefight'],
    ...more,
  });
}

describe('air strikes', () => {
  it('are for the side the scenario names (M44-ACT-AIRSTRIKE, M44-CARD-AIRSTRIKE)', () => {
    expect(legal(strikers({ airStrikes: 'allies' }))).toContain(OFFER);
    expect(legal(strikers({ airStrikes: 'axis' }))).not.toContain(OFFER);
    expect(legal(strikers({}))).not.toContain(OFFER);
  });

  it('are with a Recon 1 alone, which may still be played as it is (M44-ACT-AIRSTRIKE)', () => {
    expect(legal(strikers({ airStrikes: 'allies' }))).toEqual([
      'play recon-left',
      'play recon-left as air power',
      'play recon-right',
      OFFER,
      'play attack-centre',
    ]);
  });

  it('from Hill 317 need an Allied unit on one of its hexes (M44-ACT-AIRSTRIKE)', () => {
    expect(legal(strikers({ hill317: ['E5', 'F5'] }))).toContain(OFFER);
    expect(legal(strikers({ hill317: ['F5', 'G5'] }))).not.toContain(OFFER);
    expect(legal(strikers({ hill317: ['I7', 'J7'] }))).not.toContain(OFFER);
  });

  it('must have a target in the section of the card, and others next to it (M44-CARD-AIRSTRIKE)', () => {
    const raid = play(strikers({ airStrikes: 'allies' }), OFFER);
    expect(legal(raid.state)).toEqual(['target J7', 'end targets']);
    const grown = play(raid.state, 'target J7');
    expect(legal(grown.state)).toEqual(['target I7', 'end targets']);
  });

  it('throw the dice of Air Power and draw one card, not two (M44-CARD-AIRSTRIKE)', () => {
    const struck = play(strikers({ airStrikes: 'allies' }, { dice: ['star', 'grenade'] }), OFFER, 'target J7', 'done');
    expect(diceThrown(struck)).toEqual([2]);
    expect(deciderName(struck.state)).toBe('axis');
    const printed = play(strikers({ airStrikes: 'allies' }), 'play recon-right');
    expect(legal(printed.state).toSorted()).toEqual(['keep firefight', 'keep move-out']);
  });

  it('are never flown at night (M44-CARD-AIRSTRIKE, M44-ACT-NIGHT)', () => {
    const special = { airStrikes: 'allies', night: 'dawn' };
    expect(legal(strikers(special, { dice: ['star', 'star', 'star', 'star'] }))).not.toContain(OFFER);
    const dusk = { airStrikes: 'allies', night: 'dusk' };
    expect(legal(strikers(dusk, { dice: ['flag', 'flag', 'flag', 'flag'] }))).toContain(OFFER);
    expect(legal(strikers(dusk, { dice: ['star', 'flag', 'flag', 'flag'] }))).not.toContain(OFFER);
  });
});
