import { describe, expect, it } from 'vitest';
import type { State } from '../../src/memoir/index.ts';
import { aircraft, airState } from '../support/air.ts';
import { deciderName, eventsOf, figuresAt, labelOf, legal, play, withDice, type Setting } from '../support/kit.ts';
import { fighterAt, go, markers, offered, over } from './sortie.ts';

/** Enemies on C5 and D5 are marked, an Allied unit stands next to D5 on d4, an enemy aircraft on F5. */
function battle(setting: Setting = {}): State {
  const start = fighterAt('B5', {
    allies: { d4: 'infantry', A1: 'infantry' },
    axis: { C5: 'infantry', D5: 'infantry', A9: 'infantry' },
    ...setting,
    air: { aircraft: { axis: { type: 'bomber', hex: 'F5' } }, ...setting.air },
  });
  const orders = ['play direct-from-hq', 'order aircraft', 'order d4', 'end orders'];
  const run = [
    'fly C5',
    'mark mg',
    'fly D5',
    'mark mg',
    'fly E5',
    'end flight',
    'declare dogfight',
    'end declarations',
  ];
  return go(start, ...orders, ...run, 'end movement').state;
}

const ATTACK = 'attack d4 D5';

describe('the combats of an aircraft', () => {
  it('may come before or after the battles of other units (NFP-5.10, NFP-5.22)', () => {
    const state = battle();
    expect(legal(state)).toEqual(expect.arrayContaining(['roll run', ATTACK]));
    const first = go(withDice(state, 'star', 'star', 'star'), ATTACK).state;
    expect(legal(first)).toEqual(['roll run', 'end battle']);
    const quiet = ['roll run', 'roll run', 'roll dogfight'];
    const last = play(withDice(state, 'star', 'star', 'star', 'star', 'star'), ...quiet).state;
    expect(legal(last)).toContain(ATTACK);
  });

  it('once begun are finished before anything else battles: run in flight order, then dogfight (NFP-5.10)', () => {
    const state = withDice(battle(), 'star', 'star', 'star', 'star', 'star');
    const one = play(state, 'roll run');
    expect(legal(one.state)).toEqual(['roll run']);
    const two = play(one.state, 'roll run');
    expect(legal(two.state)).toEqual(['roll dogfight']);
    const hexes = [one, two].flatMap((played) => eventsOf(played, 'runAttacked').map(({ hex }) => labelOf(state, hex)));
    expect(hexes).toEqual(['C5', 'D5']);
  });

  it('end with strategic bombing, after the dogfight (NFP-5.10)', () => {
    const start = fighterAt('B5', {
      axis: { C5: 'infantry', A9: 'infantry' },
      objectives: [{ hexes: ['D5'], side: 'allies' }],
      air: { aircraft: { allies: { type: 'fighterBomber', hex: 'B5' }, axis: { type: 'bomber', hex: 'E5' } } },
    });
    const fly = ['play direct-from-hq', 'order aircraft', 'end orders', 'fly C5', 'mark mg', 'fly D5', 'end flight'];
    const state = go(start, ...fly, 'declare bombing', 'declare dogfight', 'end declarations').state;
    const rolls: string[] = [];
    let now = withDice(state, 'star', 'star', 'star', 'star');
    for (let [next] = offered(now, 'roll'); next !== undefined; [next] = offered(now, 'roll')) {
      rolls.push(next);
      now = play(now, `roll ${next}`).state;
    }
    expect(rolls).toEqual(['run', 'dogfight', 'bombing']);
  });

  it('are its one battle: there is no second run in the turn (NFP-5.22)', () => {
    const state = withDice(battle(), 'star', 'star', 'star', 'star', 'star');
    const done = play(state, 'roll run', 'roll run', 'roll dogfight').state;
    expect(offered(done, 'roll')).toEqual([]);
    expect(offered(done, 'fly')).toEqual([]);
  });

  it('finish each target, retreat included, before the next is rolled (NFP-5.18)', () => {
    const state = play(withDice(battle(), 'flag'), 'roll run').state;
    expect([deciderName(state), legal(state)]).toEqual(['axis', ['retreat c6', 'retreat b6']]);
    const back = play(state, 'retreat c6').state;
    expect([deciderName(back), legal(back)]).toEqual(['allies', ['roll run']]);
  });
});

it('declarations turned down at the end of the flight do not come again with the end of the phase (NFP-5.22)', () => {
  const start = fighterAt('B5', {
    allies: { A1: 'infantry' },
    air: { aircraft: { axis: { type: 'bomber', hex: 'D5' } } },
  });
  const orders = ['play direct-from-hq', 'order aircraft', 'order A1', 'end orders'];
  const there = go(start, ...orders, 'fly C5', 'end flight', 'end declarations').state;
  expect(legal(play(there, 'end movement').state)).not.toContain('declare dogfight');
});

describe('the marker of a unit', () => {
  it('is removed to the supply when another unit makes it retreat; the rest of the run goes on (NFP-5.11)', () => {
    const state = battle();
    const { mg } = airState(state).supply;
    const back = play(withDice(state, 'flag', 'star', 'star'), ATTACK);
    const gone = play(back.state, 'retreat d6', 'hold ground').state;
    expect(markers(gone)).toEqual(['C5 mg']);
    expect([airState(gone).supply.mg, aircraft(gone, 'allies')?.stock.mg]).toEqual([mg + 1, 7]);
    expect(legal(gone)).toContain('roll run');
  });

  it('is removed when another unit destroys it (NFP-5.11)', () => {
    const axis = { C5: 'infantry', D5: 'infantry 1', A9: 'infantry' };
    const state = play(withDice(battle({ axis }), 'grenade', 'star', 'star'), ATTACK, 'hold ground').state;
    expect(markers(state)).toEqual(['C5 mg']);
  });

  it('stays when the unit only loses figures or ignores the flag (NFP-5.17)', () => {
    const hit = play(withDice(battle(), 'grenade', 'star', 'star'), ATTACK).state;
    expect([figuresAt(hit, 'D5'), markers(hit)]).toEqual([3, ['C5 mg', 'D5 mg']]);
    const dug = play(withDice(battle({ terrain: { D5: 'sandbags' } }), 'flag', 'star'), ATTACK, 'end retreat').state;
    expect(markers(dug)).toEqual(['C5 mg', 'D5 mg']);
  });

  it('stays when the unit has no way to retreat (NFP-5.17)', () => {
    const axis = { C5: 'infantry', D5: 'infantry', c6: 'infantry', d6: 'infantry', A9: 'infantry' };
    const held = play(withDice(battle({ axis }), 'flag', 'star', 'star'), ATTACK).state;
    expect([figuresAt(held, 'D5'), markers(held)]).toEqual([3, ['C5 mg', 'D5 mg']]);
  });

  it('belongs to the unit, not to the hex: a unit that comes there later is not attacked (NFP-5.17)', () => {
    const axis = { C5: 'infantry', D5: 'infantry 1', A9: 'infantry' };
    const state = play(withDice(battle({ axis }), 'grenade', 'star', 'star'), ATTACK, 'take ground').state;
    expect(figuresAt(state, 'D5')).toBe(4);
    const run = play(withDice(state, 'star'), 'roll run');
    expect(eventsOf(run, 'runAttacked').map(({ hex }) => labelOf(state, hex))).toEqual(['C5']);
    expect(figuresAt(run.state, 'D5')).toBe(4);
  });

  it('not rolled in the battle is spent at its end (NFP-5.21)', () => {
    const done = over(play(battle(), 'end battle').state);
    expect([markers(done), aircraft(done, 'allies')?.stock.mg]).toEqual([[], 7]);
  });
});
