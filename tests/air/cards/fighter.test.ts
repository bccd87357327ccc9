import { describe, expect, it } from 'vitest';
import type { Face } from '../../../src/memoir/dice.ts';
import { airState, type AirSetting } from '../../support/air.ts';
import { eventsOf, figuresAt, legal, play, unitAt, type Setting } from '../../support/kit.ts';
import { finish, rolls } from '../in-the-air.ts';
import { canLay, flown, laid, rollAll, run } from './carded.ts';

const STAR = 'star' as const;
const ENEMY: Setting = { axis: { D5: 'infantry', A9: 'infantry' } };

describe('Strafe the Enemy', () => {
  const strafed = (dice: Face[], more: Setting = {}) =>
    rollAll(run(laid(flown('fighter', ['strafe'], { ...ENEMY, ...more, dice }), 'strafe'), ['D5', 'mg'], ['E5']));

  it('rolls two dice per marker, by the faces of the marker (NFP-CARD-STRAFE)', () => {
    const hit = strafed(['infantry', 'infantry']);
    expect([rolls(hit), figuresAt(hit.state, 'D5')]).toEqual([['attackRun 2'], 2]);
    expect(figuresAt(strafed(['grenade', STAR]).state, 'D5')).toBe(4);
  });

  it('makes flags that cannot be ignored by ground, sandbags or bunker (NFP-CARD-STRAFE)', () => {
    for (const terrain of ['sandbags', 'fieldBunker']) {
      const back = strafed(['flag', STAR], { terrain: { D5: terrain } });
      expect(legal(back.state)).toEqual(['retreat d6', 'retreat c6']);
    }
  });

  it('makes flags that count even for a unit that must ignore them (NFP-CARD-STRAFE)', () => {
    const back = strafed(['flag', STAR], { axis: { D5: 'infantry jp', A9: 'infantry' } });
    expect([eventsOf(back, 'flagsIgnored'), legal(back.state)]).toEqual([[], ['retreat d6', 'retreat c6']]);
  });

  it('costs a unit without a way back its figures as usual (NFP-CARD-STRAFE)', () => {
    const axis = { D5: 'infantry', c6: 'infantry', d6: 'infantry' };
    const held = strafed(['flag', 'flag'], { axis });
    expect(figuresAt(held.state, 'D5')).toBe(2);
  });

  it('is for fighters alone (NFP-CARD-STRAFE)', () => {
    expect([canLay(flown('fighter', ['strafe']), 'strafe'), canLay(flown('bomber', ['strafe']), 'strafe')]).toEqual([
      true,
      false,
    ]);
  });
});

describe('Ace in the Cockpit', () => {
  const rival: AirSetting = { aircraft: { axis: { type: 'bomber', hex: 'F5' } } };

  it('gives its dogfight two extra dice, and the confirmation none (NFP-CARD-ACE)', () => {
    const dice: Face[] = ['grenade', STAR, STAR, STAR, 'grenade', STAR, STAR];
    const beside = play(
      laid(flown('fighter', ['ace'], { air: rival, dice }), 'ace'),
      'fly D5',
      'fly E5',
      'end flight',
      'declare dogfight',
    );
    const fought = play(finish(beside.state, 'end movement'), 'roll dogfight');
    expect(rolls(fought)).toEqual(['dogfight 5', 'confirmation 2']);
  });

  it('leaves the normal run allowed beside it (NFP-CARD-ACE)', () => {
    const setting = flown('fighter', ['ace'], {
      ...ENEMY,
      air: rival,
      dice: ['infantry', STAR, STAR, STAR, STAR, STAR],
    });
    const marked = play(laid(setting, 'ace'), 'fly D5', 'mark mg', 'fly E5', 'end flight', 'declare dogfight');
    expect(rolls(play(finish(marked.state, 'end movement'), 'roll run', 'roll dogfight'))).toEqual([
      'attackRun 1',
      'dogfight 5',
    ]);
  });

  it('is for fighters alone (NFP-CARD-ACE)', () => {
    expect(canLay(flown('fighterBomber', ['ace'], { air: rival }), 'ace')).toBe(false);
    expect(canLay(flown('fighter', ['ace'], { air: rival }), 'ace')).toBe(true);
  });
});

describe('Full Throttle', () => {
  const axis = { D5: 'infantry', E5: 'infantry', F5: 'infantry', G5: 'infantry', H5: 'infantry', A9: 'infantry' };
  const six = [
    ['D5', 'mg'],
    ['E5', 'mg'],
    ['F5', 'mg'],
    ['G5', 'mg'],
  ] as const;

  it('moves six hexes and marks four targets, one die each (NFP-CARD-THROTTLE)', () => {
    const state = laid(flown('fighter', ['throttle'], { axis, dice: [STAR, STAR, STAR, STAR] }), 'throttle');
    const over = play(state, ...six.flatMap(([hex]) => [`fly ${hex}`, 'mark mg']), 'fly H5');
    expect(legal(over.state)).not.toContain('mark mg');
    const ended = play(over.state, 'fly I5');
    expect(legal(ended.state)).toEqual(['end flight']);
    expect(rolls(rollAll(finish(play(ended.state, 'end flight').state, 'end movement')))).toEqual(
      Array.from({ length: 4 }, () => 'attackRun 1'),
    );
  });

  it('counts the hex of its placement among the six (NFP-CARD-THROTTLE)', () => {
    const setting: Setting = { hands: { allies: ['probe-left'], axis: [] }, air: { hands: { allies: ['throttle'] } } };
    const on = play(
      finish(play(laid(setting, 'throttle', 'probe-left'), 'deploy fighter left').state, 'end orders'),
      'place aircraft A5',
    );
    const five = play(on.state, 'fly B5', 'fly C5', 'fly D5', 'fly E5', 'fly F5');
    expect(legal(five.state)).toEqual(['end flight']);
  });

  it('does nothing for another type that comes on with it (NFP-CARD-THROTTLE, NFP-3.6)', () => {
    const setting: Setting = { hands: { allies: ['probe-left'], axis: [] }, air: { hands: { allies: ['throttle'] } } };
    const on = play(
      finish(play(laid(setting, 'throttle', 'probe-left'), 'deploy bomber left').state, 'end orders'),
      'place aircraft A5',
    );
    expect(legal(play(on.state, 'fly B5', 'fly C5', 'fly D5').state)).toEqual(['end flight']);
  });

  it('is not needed for three targets: without it the fourth is not marked (NFP-CARD-THROTTLE, NFP-5.4)', () => {
    const setting = flown('fighter', ['strafe'], { axis });
    const over = play(laid(setting, 'strafe'), 'fly D5', 'mark mg', 'fly E5', 'mark mg', 'fly F5', 'mark mg');
    expect(airState(over.state).turn.markers).toHaveLength(3);
    expect(legal(over.state)).not.toContain('fly G5');
    expect(unitAt(over.state, 'G5')?.figures).toBe(4);
  });
});
