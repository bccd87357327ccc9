import { describe, expect, it } from 'vitest';
import { airState, type AirSetting } from '../../support/air.ts';
import { figuresAt, legal, play, position, type Setting } from '../../support/kit.ts';
import { diceUpwards, finish, ordered, rolls } from '../in-the-air.ts';
import { laid } from './carded.ts';

const STAR = 'star' as const;
const MANY = Array.from({ length: 12 }, () => STAR);

describe('Forward Observer', () => {
  /** Infantry on d4, next to D5 and E5; a bomber over C5. */
  const field = (more: Setting = {}): Setting => ({
    allies: { d4: 'infantry', M1: 'infantry' },
    axis: { D5: 'infantry', E5: 'infantry', F5: 'infantry', A9: 'infantry' },
    dice: MANY,
    ...more,
    air: { hands: { allies: ['observer'] }, aircraft: { allies: { type: 'bomber', hex: 'C5' } }, ...more.air },
  });
  const marked = (setting: Setting, units: string[] = ['aircraft', 'd4']) =>
    play(
      ordered(setting, units),
      'fly D5',
      'mark bomb',
      'fly E5',
      'mark bomb',
      'fly F5',
      'mark bomb',
      'fly G5',
      'end flight',
    ).state;
  const ready = (setting: Setting, units?: string[]) => finish(marked(setting, units), 'end movement');
  const offers = (setting: Setting, units?: string[]) =>
    legal(ready(setting, units)).filter((text) => text.startsWith('play'));

  it('adds a die per marker on one marked enemy next to an ordered infantry unit (NFP-CARD-OBSERVER)', () => {
    const observed = play(ready(field()), 'play observer with E5', 'roll run', 'roll run', 'roll run');
    expect(rolls(observed)).toEqual(['attackRun 1', 'attackRun 2', 'attackRun 1']);
    expect(offers(field())).toEqual(['play observer with D5', 'play observer with E5']);
  });

  it('can wait until the dice of another target have fallen, but not for its own (NFP-CARD-OBSERVER)', () => {
    const first = play(ready(field()), 'roll run');
    expect(legal(first.state)).toEqual(['roll run', 'play observer with E5']);
  });

  it('needs an infantry unit, and an order for it (NFP-CARD-OBSERVER)', () => {
    expect(offers(field(), ['aircraft'])).toEqual([]);
    expect(offers(field({ allies: { d4: 'armor', M1: 'infantry' } }))).toEqual([]);
    expect(offers(field({ allies: { d2: 'infantry', M1: 'infantry' } }), ['aircraft', 'd2'])).toEqual([]);
  });

  it('needs a marked enemy, not one that is only next to the infantry (NFP-CARD-OBSERVER)', () => {
    const none = finish(play(ordered(field(), ['aircraft', 'd4']), 'fly c6', 'end flight').state, 'end movement');
    expect(legal(none).filter((text) => text.startsWith('play'))).toEqual([]);
  });

  it('serves against a marked aircraft on the ground like against any enemy (NFP-CARD-OBSERVER, NFP-4.12)', () => {
    const parked = (hex: string): Setting => ({
      allies: { [hex]: 'infantry', M1: 'infantry' },
      terrain: { D5: 'airfield axis' },
      dice: MANY,
      air: {
        hands: { allies: ['observer'] },
        aircraft: { allies: { type: 'bomber', hex: 'C5' }, axis: { type: 'fighter', hex: 'D5', landed: true } },
      },
    });
    const over = (hex: string) =>
      finish(
        play(ordered(parked(hex), ['aircraft', hex]), 'fly D5', 'mark bomb', 'fly E5', 'end flight').state,
        'end movement',
      );
    expect(rolls(play(over('d4'), 'play observer', 'roll run'))).toEqual(['attackRun 2']);
    expect(legal(over('d2'))).not.toContain('play observer');
  });

  it('is not played in a turn in which a card was played already: so not with a deployment (NFP-CARD-OBSERVER, NFP-2.4)', () => {
    const setting: Setting = {
      ...field(),
      hands: { allies: ['attack-left'], axis: [] },
      air: { hands: { allies: ['observer', 'ace'] } },
    };
    const on = play(
      laid(setting, 'ace', 'attack-left'),
      'deploy bomber left',
      'order d4',
      'place aircraft D5',
      'mark bomb',
      'fly d6',
      'end flight',
    );
    expect(legal(finish(on.state, 'end movement')).filter((text) => text.startsWith('play'))).toEqual([]);
  });

  it('spent on a deployment does nothing over a landed aircraft either (NFP-CARD-OBSERVER, NFP-2.9)', () => {
    const setting: Setting = {
      terrain: { D5: 'airfield axis' },
      hands: { allies: ['probe-left'], axis: [] },
      dice: MANY,
      air: { hands: { allies: ['observer'] }, aircraft: { axis: { type: 'fighter', hex: 'D5', landed: true } } },
    };
    const named = play(laid(setting, 'observer', 'probe-left'), 'deploy bomber left').state;
    const on = play(finish(named, 'end orders'), 'place aircraft D5', 'mark bomb', 'fly d6', 'end flight');
    expect(rolls(play(finish(on.state, 'end movement'), 'roll run'))).toEqual(['attackRun 1']);
  });

  it('spent on a deployment does nothing else (NFP-CARD-OBSERVER, NFP-2.9)', () => {
    const setting: Setting = {
      ...field(),
      hands: { allies: ['attack-left'], axis: [] },
      air: { hands: { allies: ['observer'] } },
    };
    const on = play(
      laid(setting, 'observer', 'attack-left'),
      'deploy bomber left',
      'order d4',
      'place aircraft D5',
      'mark bomb',
      'fly d6',
      'end flight',
    );
    expect(rolls(play(finish(on.state, 'end movement'), 'roll run'))).toEqual(['attackRun 1']);
  });
});

describe('Flak Drill', () => {
  /** Infantry and a gun near an enemy fighter over E5. */
  const field = (more: Setting = {}): Setting => ({
    allies: { D5: 'infantry', C5: 'artillery', F5: 'infantry', M1: 'infantry' },
    dice: MANY,
    ...more,
    air: { hands: { allies: ['drill'] }, aircraft: { axis: { type: 'fighter', hex: 'E5' } }, ...more.air },
  });
  const ready = (setting: Setting, units: string[]) => finish(ordered(setting, units), 'end movement');

  it('gives every ordered ground unit a die more at flying aircraft this turn (NFP-CARD-DRILL)', () => {
    const drilled = play(ready(field(), ['D5', 'C5', 'F5']), 'play drill').state;
    expect([diceUpwards(drilled, 'D5'), diceUpwards(drilled, 'C5'), diceUpwards(drilled, 'F5')]).toEqual([4, 5, 4]);
    const both = play(drilled, 'D5 fires at aircraft', 'C5 fires at aircraft');
    expect(rolls(both)).toEqual(['groundFire 4', 'groundFire 5']);
  });

  it('is played before the first battle (NFP-CARD-DRILL)', () => {
    const fired = play(ready(field(), ['D5', 'F5']), 'D5 fires at aircraft');
    expect(legal(fired.state)).toEqual(['F5 fires at aircraft', 'end battle']);
    const air: AirSetting = {
      aircraft: { axis: { type: 'fighter', hex: 'E5' }, allies: { type: 'bomber', hex: 'I5' } },
    };
    const flying = field({
      axis: { J5: 'infantry', K5: 'infantry', A9: 'infantry' },
      air: { hands: { allies: ['drill'] }, ...air },
    });
    const marked = play(
      ordered(flying, ['aircraft', 'D5']),
      'fly J5',
      'mark bomb',
      'fly K5',
      'mark bomb',
      'fly L5',
      'end flight',
      'end movement',
    );
    expect(legal(marked.state)).toContain('play drill');
    expect(legal(play(marked.state, 'roll run').state)).toEqual(['roll run']);
    expect(legal(play(marked.state, 'roll run', 'roll run').state)).not.toContain('play drill');
  });

  it('is not played without an ordered unit that could use it (NFP-CARD-DRILL)', () => {
    expect(legal(ready(field(), ['M1']))).not.toContain('play drill');
  });

  it('is open again in the next turn to a side whose aircraft battled in the last (NFP-CARD-DRILL)', () => {
    const setting = field({
      axis: { J5: 'infantry', A9: 'infantry' },
      hands: { allies: ['direct-from-hq', 'probe-left'], axis: ['probe-left'] },
      air: {
        hands: { allies: ['drill'] },
        aircraft: { axis: { type: 'fighter', hex: 'E5' }, allies: { type: 'bomber', hex: 'I5' } },
      },
    });
    const flown = play(ordered(setting, ['aircraft']), 'fly J5', 'mark bomb', 'decline ambush', 'fly K5', 'end flight');
    const axis = finish(play(flown.state, 'roll run').state, 'end battle');
    const own = finish(play(axis, 'play probe-left').state, 'end orders', 'end movement', 'end battle');
    expect(legal(finish(play(own, 'play probe-left', 'order D5').state, 'end orders', 'end movement'))).toContain(
      'play drill',
    );
  });

  it('is of no use against ground units or a landed aircraft (NFP-CARD-DRILL)', () => {
    const axis = { C5: 'infantry', A9: 'infantry' };
    const setting = field({ allies: { D5: 'infantry', M1: 'infantry' }, axis });
    const drilled = play(ready(setting, ['D5']), 'play drill', 'attack D5 C5');
    expect(rolls(drilled)).toEqual(['attack 3']);
    const parked = field({
      terrain: { E5: 'airfield axis' },
      air: { aircraft: { axis: { type: 'fighter', hex: 'E5', landed: true } }, hands: { allies: ['drill'] } },
    });
    expect(legal(ready(parked, ['D5']))).toContain('D5 fires at aircraft');
    expect(legal(ready(parked, ['D5']))).not.toContain('play drill');
  });

  it('spent on a deployment does nothing else (NFP-CARD-DRILL, NFP-2.9)', () => {
    const setting = field({ hands: { allies: ['attack-left'], axis: [] } });
    const on = play(
      position(setting),
      'lay drill',
      'play attack-left',
      'deploy fighter left',
      'order D5',
      'end orders',
    );
    const ended = finish(play(on.state, 'place aircraft B5', 'end flight').state, 'end movement');
    expect(diceUpwards(ended, 'D5')).toBe(3);
  });

  it('spent on a deployment does nothing either when that aircraft is lost at once (NFP-CARD-DRILL, NFP-2.9)', () => {
    const hands: Setting['hands'] = { allies: ['attack-left'], axis: ['ambush'] };
    const setting = field({
      hands,
      axis: { B5: 'infantry', A9: 'infantry' },
      dice: ['grenade', STAR, STAR, 'flag', ...MANY],
    });
    const on = play(
      position(setting),
      'lay drill',
      'play attack-left',
      'deploy fighter left',
      'order D5',
      'end orders',
    );
    const lost = play(on.state, 'place aircraft B5', 'mark mg', 'ambush').state;
    expect(airState(lost).sides[0].aircraft).toBeNull();
    expect(diceUpwards(finish(lost, 'end movement'), 'D5')).toBe(3);
  });

  it('is one air card of the turn: it is gone when the turn is over (NFP-CARD-DRILL, NFP-2.15)', () => {
    const over = finish(play(ready(field(), ['D5']), 'play drill', 'D5 fires at aircraft').state, 'end battle');
    expect([airState(over).discard.length, airState(over).turn.played]).toEqual([1, [-1, -1]]);
    expect(figuresAt(over, 'D5')).toBe(4);
  });
});
