import { describe, expect, it } from 'vitest';
import type { Face } from '../../src/memoir/dice.ts';
import { aircraft, airHand, airState, type AirSetting } from '../support/air.ts';
import { deciderName, eventsOf, legal, medals, play, position, type Played, type Setting } from '../support/kit.ts';
import { fire, ordered, rolls } from './in-the-air.ts';

/** The Allied infantry on D5 fires at a bomber over E5 that has two bombs left. */
const FIGHT: Setting = {
  allies: { D5: 'infantry', M1: 'infantry' },
  air: { aircraft: { axis: { type: 'bomber', hex: 'E5', bomb: 2 } }, deckTop: ['ace'] },
};
const fired = (...dice: Face[]): Played => fire(FIGHT, 'D5', dice);

describe('a hit on a flying aircraft', () => {
  it('is confirmed with as many dice as hit (NFP-7.1)', () => {
    expect(rolls(fired('grenade', 'star', 'star', 'star'))).toEqual(['groundFire 3', 'confirmation 1']);
    expect(rolls(fired('grenade', 'grenade', 'grenade', 'star', 'star', 'star'))[1]).toBe('confirmation 3');
    expect(rolls(fired('star', 'star', 'star'))).toEqual(['groundFire 3']);
  });

  it('shoots it down if the confirmation shows one grenade at least (NFP-7.2)', () => {
    const down = fired('grenade', 'grenade', 'star', 'flag', 'grenade');
    expect(eventsOf(down, 'aircraftLost').map(({ cause }) => cause)).toEqual(['shotDown']);
    expect(aircraft(down.state, 'axis')).toBeNull();
  });

  it('shot down is a medal and a card for the attacker; ammunition and type are lost to the owner (NFP-7.3)', () => {
    const down = fired('grenade', 'star', 'star', 'grenade').state;
    expect([medals(down, 'allies'), airHand(down, 'allies'), airHand(down, 'axis')]).toEqual([1, ['ace'], []]);
    expect([airState(down).supply, airState(down).sides[1].lost]).toEqual([{ mg: 18, bomb: 12 }, ['bomber']]);
  });

  it('drives it off if the confirmation shows a flag and no grenade: no medal, no card, the type can return (NFP-7.4)', () => {
    const off = fired('grenade', 'grenade', 'star', 'infantry', 'flag');
    expect([aircraft(off.state, 'axis'), medals(off.state, 'allies'), airHand(off.state, 'allies')]).toEqual([
      null,
      0,
      [],
    ]);
    expect([airState(off.state).supply, airState(off.state).sides[1].lost]).toEqual([{ mg: 18, bomb: 12 }, []]);
    expect(eventsOf(off, 'aircraftDrivenOff')).toHaveLength(1);
  });

  it('has no effect if the confirmation shows neither grenade nor flag (NFP-7.5)', () => {
    const held = fired('grenade', 'grenade', 'grenade', 'star', 'infantry', 'armor');
    expect(aircraft(held.state, 'axis')?.stock).toEqual({ mg: 0, bomb: 2 });
    expect([medals(held.state, 'allies'), airHand(held.state, 'allies')]).toEqual([0, []]);
  });

  it('is confirmed without the bonus of a card (NFP-7.11)', () => {
    const close = fire(
      { ...FIGHT, hands: { allies: ['close-assault'], axis: [] } },
      'D5',
      ['grenade', 'star', 'star', 'star', 'star'],
      'close-assault',
    );
    expect(rolls(close)).toEqual(['groundFire 4', 'confirmation 1']);
    const finest: Setting = { ...FIGHT, hands: { allies: ['their-finest-hour'], axis: [] } };
    const best = fire(
      finest,
      'D5',
      ['infantry', 'grenade', 'grenade', 'star', 'star', 'star', 'star'],
      'their-finest-hour',
    );
    expect(rolls(best)).toEqual(['groundFire 4', 'confirmation 2']);
  });
});

describe('medal and card for an aircraft', () => {
  it('come at once and can win the battle (NFP-7.15, NFP-12.7)', () => {
    const setting: Setting = { ...FIGHT, sides: { allies: { medals: 1 } } };
    const won = fire(setting, 'D5', ['grenade', 'star', 'star', 'grenade']);
    expect([won.state.outcome, airHand(won.state, 'allies')]).toEqual([{ winner: 0, reason: 'medals' }, ['ace']]);
  });

  it("come in the opponent's turn too (NFP-7.15, NFP-2.14)", () => {
    const setting: Setting = {
      axis: { E5: 'infantry', A9: 'infantry' },
      sides: { axis: { medals: 1 } },
      hands: { allies: ['direct-from-hq'], axis: ['ambush'] },
      air: { aircraft: { allies: { type: 'fighter', hex: 'D5' } }, deckTop: ['evade'] },
      dice: ['grenade', 'star', 'star', 'grenade'],
    };
    const sprung = play(ordered(setting, ['aircraft']), 'fly E5', 'mark mg', 'ambush');
    expect([sprung.state.outcome?.winner, airHand(sprung.state, 'axis')]).toEqual([1, ['evade']]);
    expect(deciderName(sprung.state)).toBeNull();
  });
});

describe('a type of aircraft', () => {
  const typesOf = (setting: Setting): string[] =>
    legal(play(position(setting), 'lay ace', 'play probe-left').state).filter((text) => text.startsWith('deploy'));
  const hands: Setting['hands'] = { allies: ['probe-left'], axis: [] };

  it('that was shot down is gone for the game, the others are not (NFP-7.3, NFP-7.16)', () => {
    const air: AirSetting = { hands: { allies: ['ace'] }, lost: { allies: ['bomber'] } };
    expect(typesOf({ hands, air })).toEqual(['deploy fighter left', 'deploy fighterBomber left']);
  });

  it('that was driven off comes back with full ammunition (NFP-7.4, NFP-7.16)', () => {
    const setting: Setting = {
      axis: { E5: 'infantry', A9: 'infantry' },
      hands: { allies: ['probe-left', 'direct-from-hq'], axis: ['ambush'] },
      air: { hands: { allies: ['ace'] }, aircraft: { allies: { type: 'fighter', hex: 'D5', mg: 2 } } },
      dice: ['grenade', 'star', 'star', 'flag'],
    };
    const off = play(ordered(setting, ['aircraft']), 'fly E5', 'mark mg', 'ambush').state;
    const back = play(passed(off), 'lay ace', 'play probe-left', 'deploy fighter left').state;
    expect(airState(back).sides[0].aircraft?.stock).toEqual({ mg: 9, bomb: 0 });
    expect(airState(back).supply).toEqual({ mg: 9, bomb: 12 });
  });

  it('is no more to be had when all three are lost; the cards still serve other ends (NFP-7.16)', () => {
    const lost = { allies: ['fighter', 'fighterBomber', 'bomber'] } as const;
    const air: AirSetting = {
      hands: { allies: ['ace', 'drill'] },
      lost: { allies: [...lost.allies] },
      aircraft: { axis: { type: 'fighter', hex: 'E5' } },
    };
    const setting: Setting = { hands, air, allies: { D5: 'infantry', M1: 'infantry' } };
    expect(legal(position(setting))).toEqual(['play probe-left']);
    const battle = play(position(setting), 'play probe-left', 'order D5', 'end movement').state;
    expect(legal(battle)).toContain('play drill');
  });
});

/** The Axis pass or play what they must, until the Allies choose a card. */
function passed(state: Played['state']): Played['state'] {
  let now = state;
  while (deciderName(now) === 'axis') now = play(now, legal(now).at(-1) ?? '').state;
  return now;
}
