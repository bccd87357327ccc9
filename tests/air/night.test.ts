import { describe, expect, it } from 'vitest';
import type { Face } from '../../src/memoir/dice.ts';
import { aircraft, airState, type AirSetting } from '../support/air.ts';
import { eventsOf, legal, play, position, type Played, type Setting } from '../support/kit.ts';
import { finish } from './in-the-air.ts';

const hands: Setting['hands'] = { allies: ['probe-left', 'attack-left'], axis: ['barrage', 'probe-left'] };
const NOTHING: Face[] = ['flag', 'flag', 'flag', 'flag'];

/** Night, with this first roll for the light; the Allies hold an air card. */
const night = (kind: 'dawn' | 'dusk', dice: Face[], more: AirSetting = {}): Setting => ({
  special: { night: kind },
  hands,
  dice,
  terrain: { C5: 'airfield allies' },
  air: { hands: { allies: ['carpet'] }, ...more },
});

/** The Allies and the Axis each play a card and do nothing with it; then the Allies roll these dice. */
function round(state: Played['state'], ...dice: Face[]): Played {
  const axis = finish(play(state, 'play probe-left').state, 'end orders', 'end movement', 'end battle');
  const turn = play({ ...axis, queuedDice: dice }, 'play probe-left');
  let now = turn.state;
  const events = [...turn.events];
  for (const text of ['end orders', 'end movement', 'end battle'])
    if (legal(now).includes(text)) {
      const next = play(now, text);
      now = next.state;
      events.push(...next.events);
    }
  return { state: now, events };
}

describe('at night', () => {
  it('no aircraft comes into play before full daylight (NFP-10.1)', () => {
    expect(legal(position(night('dawn', NOTHING)))).toEqual(['play probe-left', 'play attack-left']);
    const almost = position(night('dawn', ['star', 'star', 'star', 'star']));
    expect([almost.visibility, legal(almost)]).toEqual([5, ['play probe-left', 'play attack-left']]);
  });

  it('that ends with the roll of this turn, an aircraft can come on in this very turn (NFP-10.6, NFP-12.1)', () => {
    const almost = position(night('dawn', ['star', 'star', 'star', 'star']));
    const light = round(almost, 'star', 'flag', 'flag', 'flag');
    expect([light.state.visibility, legal(light.state)]).toEqual([6, expect.arrayContaining(['lay carpet'])]);
  });

  it('that falls in this turn, none comes on any more (NFP-10.6)', () => {
    expect(legal(position(night('dusk', NOTHING)))).toContain('lay carpet');
    expect(legal(position(night('dusk', ['star', 'flag', 'flag', 'flag'])))).not.toContain('lay carpet');
  });

  it("an aircraft on the board is withdrawn at the start of its owner's turn (NFP-10.6)", () => {
    const flying = position(night('dusk', NOTHING, { aircraft: { allies: { type: 'bomber', hex: 'E5', bomb: 2 } } }));
    const dark = round(flying, 'star', 'flag', 'flag', 'flag');
    expect([aircraft(dark.state, 'allies'), airState(dark.state).supply.bomb]).toEqual([null, 12]);
    expect(eventsOf(dark, 'aircraftWithdrawn').map(({ forced }) => forced)).toEqual([true]);
    const light = round(flying, ...NOTHING);
    expect(aircraft(light.state, 'allies')?.type).toBe('bomber');
  });

  it("of the other side's turn nothing happens to it yet (NFP-10.6)", () => {
    const theirs = position(
      night('dusk', ['star', 'flag', 'flag', 'flag'], { aircraft: { axis: { type: 'bomber', hex: 'E5' } } }),
    );
    expect(aircraft(theirs, 'axis')?.type).toBe('bomber');
    const axis = play(theirs, 'play probe-left');
    expect(aircraft(finish(axis.state, 'end orders', 'end movement'), 'axis')).toBeNull();
  });

  it('a landed one may stay, and is refuelled (NFP-10.6)', () => {
    const parked = { aircraft: { allies: { type: 'bomber', hex: 'C5', landed: true, bomb: 2 } } } as const;
    const dark = round(position(night('dusk', NOTHING, parked)), 'star', 'flag', 'flag', 'flag');
    expect([dark.state.visibility, aircraft(dark.state, 'allies')?.stock.bomb]).toEqual([5, 6]);
  });
});
