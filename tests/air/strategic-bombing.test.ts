import { describe, expect, it } from 'vitest';
import type { Face } from '../../src/memoir/dice.ts';
import type { AircraftType } from '../../src/memoir/air/aircraft.ts';
import type { MaybeSide } from '../../src/memoir/side.ts';
import { aircraft, airState } from '../support/air.ts';
import {
  deciderName,
  eventsOf,
  legal,
  medals,
  play,
  position,
  withDice,
  type Played,
  type Setting,
} from '../support/kit.ts';
import { finish, ordered, rolls } from './in-the-air.ts';

const STAR = 'star' as const;
const DECLARE = ['declare bombing', 'end declarations'];

/** An Allied aircraft over C5, and an objective on E5. */
function town(
  more: Setting = {},
  type: AircraftType = 'bomber',
  objective: Record<string, string | boolean | number> = {},
): Setting {
  return {
    objectives: [{ hexes: ['E5'], ...objective }],
    ...more,
    air: { ...more.air, aircraft: { ...more.air?.aircraft, allies: { type, hex: 'C5' } } },
  };
}
/** It flies there and its move is over. */
const arrived = (setting: Setting): Played['state'] =>
  play(ordered(setting, ['aircraft']), 'fly D5', 'fly E5', 'end flight').state;
const bombs = (setting: Setting): boolean => legal(arrived(setting)).includes('declare bombing');

/** Ends the turn at hand and the next one, until the Allies choose a card again. */
function nextTurn(state: Played['state']): Played['state'] {
  let now = state;
  do now = play(now, legal(now).at(-1) ?? '').state;
  while (deciderName(now) !== 'allies' || !legal(now).some((text) => text.startsWith('play ')));
  return now;
}

describe('strategic bombing', () => {
  it('is declared by a bomber or fighter-bomber that ends its move on an objective, with a bomb laid there (NFP-6.1)', () => {
    for (const type of ['bomber', 'fighterBomber'] as const) {
      const there = arrived(town({}, type));
      const before = aircraft(there, 'allies')?.stock.bomb ?? 0;
      expect(legal(there)).toEqual(DECLARE);
      const declared = play(there, 'declare bombing').state;
      expect(aircraft(declared, 'allies')?.stock.bomb).toBe(before - 1);
    }
    expect(bombs(town({}, 'fighter'))).toBe(false);
  });

  it('needs the end of the move on that hex, not beside it (NFP-6.1)', () => {
    const beside = play(ordered(town(), ['aircraft']), 'fly D5', 'end flight');
    expect(legal(beside.state)).not.toContain('declare bombing');
    const beyond = play(ordered(town(), ['aircraft']), 'fly D5', 'fly E5', 'fly F5', 'end flight');
    expect(legal(beyond.state)).not.toContain('declare bombing');
    expect(bombs({ ...town(), objectives: [{ hexes: ['G5'] }] })).toBe(false);
  });

  it('needs a bomb (NFP-6.1)', () => {
    const empty = town({}, 'fighterBomber');
    const none: Setting = { ...empty, air: { aircraft: { allies: { type: 'fighterBomber', hex: 'C5', bomb: 0 } } } };
    expect(bombs(none)).toBe(false);
  });

  it('is not touched by an air card: one die, and its bomb is no marker of the run (NFP-6.2, NFP-6.12)', () => {
    const setting = town({
      axis: { D5: 'infantry', A9: 'infantry' },
      hands: { allies: ['direct-from-hq'], axis: [] },
      air: { hands: { allies: ['carpet'] } },
      dice: [STAR, STAR, 'grenade'],
    });
    const orders = play(position(setting), 'lay carpet', 'play direct-from-hq', 'end orders');
    const over = play(orders.state, 'fly D5', 'mark bomb', 'fly E5', 'end flight', 'declare bombing');
    expect(airState(over.state).turn.markers).toHaveLength(1);
    expect(rolls(play(over.state, 'roll run', 'roll bombing'))).toEqual(['attackRun 2', 'strategicBombing 1']);
  });

  it('does not count among the three targets and needs no contact with them (NFP-6.12)', () => {
    const setting = town({ axis: { C5: 'infantry', D5: 'infantry', d4: 'infantry', A9: 'infantry' } });
    const far: Setting = { ...setting, air: { aircraft: { allies: { type: 'bomber', hex: 'B5' } } } };
    const marked = play(
      ordered(far, ['aircraft']),
      'fly C5',
      'mark bomb',
      'fly D5',
      'mark bomb',
      'fly d4',
      'mark bomb',
      'fly E5',
    );
    expect(legal(play(marked.state, 'end flight').state)).toEqual(DECLARE);
    const gap: Setting = { ...far, axis: { C5: 'infantry', A9: 'infantry' } };
    const apart = play(ordered(gap, ['aircraft']), 'fly C5', 'mark bomb', 'fly D5', 'fly E5', 'end flight');
    expect(legal(apart.state)).toEqual(DECLARE);
  });

  it('comes after run and dogfight, and is allowed without either (NFP-6.3)', () => {
    const setting = town({
      axis: { D5: 'infantry', A9: 'infantry' },
      air: { aircraft: { axis: { type: 'fighter', hex: 'F5' } } },
      dice: [STAR, STAR, STAR],
    });
    const over = play(ordered(setting, ['aircraft']), 'fly D5', 'mark bomb', 'fly E5', 'end flight', 'declare bombing');
    const declared = play(over.state, 'declare dogfight').state;
    const rolled = play(declared, 'roll run', 'roll dogfight', 'roll bombing');
    expect(rolls(rolled)).toEqual(['attackRun 1', 'dogfight 1', 'strategicBombing 1']);
    const alone = play(withDice(arrived(town()), STAR), 'declare bombing');
    expect(legal(alone.state)).toEqual(['roll bombing', 'end battle']);
  });

  it('takes the objective with a grenade and with nothing else (NFP-6.4)', () => {
    for (const face of ['infantry', 'armor', 'flag', 'star'] as const) {
      const missed = play(withDice(arrived(town()), face), 'declare bombing', 'roll bombing');
      expect(medals(missed.state, 'allies')).toBe(0);
    }
    const taken = play(withDice(arrived(town()), 'grenade'), 'declare bombing', 'roll bombing');
    expect([medals(taken.state, 'allies'), airState(taken.state).supply.bomb]).toEqual([1, 7]);
  });

  it('has one die with Their Finest Hour too (NFP-6.11, NFP-9.7)', () => {
    const setting = { ...town(), dice: [STAR, STAR, STAR, 'grenade'] as Face[] };
    const there = play(
      ordered(setting, ['aircraft'], 'their-finest-hour'),
      'fly D5',
      'fly E5',
      'end flight',
      'declare bombing',
    );
    expect(rolls(play(finish(there.state, 'end movement'), 'roll bombing'))).toEqual(['strategicBombing 1']);
  });

  it('counts what the scenario gives the objective, and can win (NFP-6.9, NFP-12.7)', () => {
    const rich = town({ sides: { allies: { medals: 2 } } }, 'bomber', { medals: 2 });
    const taken = play(withDice(arrived(rich), 'grenade'), 'declare bombing', 'roll bombing');
    expect(taken.state.outcome).toEqual({ winner: 0, reason: 'medals' });
    expect(eventsOf(taken, 'medalGained').map(({ count, source }) => [count, source])).toEqual([[2, 'objective']]);
  });

  it('that is not rolled by the end of the battles is spent (NFP-6.12, NFP-5.21)', () => {
    const left = play(arrived(town()), 'declare bombing', 'end battle').state;
    expect([airState(left).supply.bomb, airState(left).turn.bombing, medals(left, 'allies')]).toEqual([7, -1, 0]);
  });

  it('lapses with the aircraft, and its bomb goes to the supply (NFP-6.12)', () => {
    const trapped = town({
      axis: { F5: 'infantry', A9: 'infantry' },
      air: { hands: { axis: ['flak-trap'] } },
      dice: ['grenade', STAR, STAR, 'flag'],
    });
    const shot = play(arrived(trapped), 'declare bombing', 'play flak-trap with F5');
    expect([aircraft(shot.state, 'allies'), airState(shot.state).supply]).toEqual([null, { mg: 18, bomb: 12 }]);
    expect(legal(shot.state)).not.toContain('roll bombing');
    expect(medals(nextTurn(shot.state), 'allies')).toBe(0);
  });
});

describe('an objective for strategic bombing', () => {
  it('lies free of every unit (NFP-6.1)', () => {
    const own = town({ allies: { E5: 'infantry', M1: 'infantry' } });
    expect(legal(play(ordered(own, ['aircraft']), 'fly D5', 'fly E5').state)).not.toContain('end flight');
  });

  it('is not bombed by an aircraft that lands there (NFP-6.1, NFP-4.7g)', () => {
    expect(bombs(town({ terrain: { E5: 'airfield allies' } }))).toBe(false);
    expect(bombs(town({ terrain: { E5: 'airfield axis' } }))).toBe(true);
  });

  it('is never won by majority (NFP-6.7)', () => {
    expect(bombs(town({}, 'bomber', { majority: true }))).toBe(false);
  });

  it('is of one hex, and one the side may score (NFP-6.8)', () => {
    expect(bombs(town({ objectives: [{ hexes: ['E5', 'F5'] }] }))).toBe(false);
    expect(bombs(town({ objectives: [{ hexes: ['E5', 'F5'], need: 2 }] }))).toBe(false);
    expect(bombs(town({}, 'bomber', { side: 'axis' }))).toBe(false);
    expect(bombs(town({}, 'bomber', { side: 'allies' }))).toBe(true);
  });

  it('still has its marker: one that a side holds is not bombed, by whomever (NFP-6.8)', () => {
    const held = (holder: MaybeSide, objective: Record<string, boolean>) => {
      const state = position({ ...town({}, 'bomber', objective), hands: { allies: ['direct-from-hq'], axis: [] } });
      state.objectives[0] = holder;
      const moving = play(state, 'play direct-from-hq', 'order aircraft', 'end orders').state;
      return legal(play(moving, 'fly D5', 'fly E5', 'end flight').state);
    };
    expect(held(1, { lastToOccupy: true })).not.toContain('declare bombing');
    expect(held(0, { permanent: true })).not.toContain('declare bombing');
    expect(held(-1, { permanent: true })).toContain('declare bombing');
  });
});

describe('an aircraft above an objective', () => {
  it('neither holds nor contests it, and an enemy on the ground cannot enter (NFP-6.13)', () => {
    const setting: Setting = {
      turn: 'axis',
      objectives: [{ hexes: ['E5'] }],
      axis: { e6: 'infantry', A9: 'infantry' },
      air: { aircraft: { allies: { type: 'bomber', hex: 'E5' } } },
    };
    const state = ordered(setting, ['e6']);
    expect([medals(state, 'allies'), legal(state).includes('move e6 E5')]).toEqual([0, false]);
    expect(legal(ordered({ ...setting, air: {} }, ['e6']))).toContain('move e6 E5');
  });
});
