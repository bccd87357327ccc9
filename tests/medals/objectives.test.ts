import { describe, expect, it } from 'vitest';
import type { Side } from '../../src/memoir/side.ts';
import type { State } from '../../src/memoir/state.ts';
import { eventsOf, medals, play, position, withDice, type Setting } from '../support/kit.ts';

type Objective = NonNullable<Setting['objectives']>[number];

/** An Allied unit below the hex F5 and an Axis one above it, both a step away. */
function contest(objective: Objective, more: Setting = {}): State {
  return position({
    allies: { e4: 'infantry', M1: 'infantry' },
    axis: { f6: 'infantry', A9: 'infantry' },
    objectives: [objective],
    hands: {
      allies: ['probe-centre', 'attack-centre', 'direct-from-hq'],
      axis: ['probe-centre', 'attack-centre', 'direct-from-hq'],
    },
    ...more,
  });
}

/** Medals of the Allies and of the Axis. */
function score(state: State): [number, number] {
  return [medals(state, 'allies'), medals(state, 'axis')];
}

/** A turn in which one unit goes somewhere and nobody battles. */
function turn(state: State, card: string, from: string, ...path: string[]): State {
  let now = play(state, `play ${card}`, `order ${from}`).state;
  if (now.frames.at(-1)?.kind === 'orders') now = play(now, 'done').state;
  path.forEach((to, at) => {
    now = play(now, `move ${path[at - 1] ?? from} ${to}`).state;
  });
  return endTurn(now, state.turn.side);
}

function endTurn(state: State, side: Side): State {
  let now = state;
  while (now.turn.side === side && now.outcome === null) now = play(now, 'done').state;
  return now;
}

/** A turn in which nobody does anything. */
function idle(state: State, card: string): State {
  return endTurn(play(state, `play ${card}`).state, state.turn.side);
}

describe('an objective medal', () => {
  it('is held while a unit stands there and lost when it has gone (M44-MEDAL-POS)', () => {
    const start = contest({ hexes: ['F5'] }, { axis: { A9: 'infantry' } });
    const taken = turn(start, 'probe-centre', 'e4', 'F5');
    expect([score(start), score(taken)]).toEqual([
      [0, 0],
      [1, 0],
    ]);
    const waiting = idle(taken, 'probe-centre');
    expect(score(waiting)).toEqual([1, 0]);
    const left = play(waiting, 'play attack-centre', 'order F5', 'move F5 G5', 'done');
    expect(eventsOf(left, 'medalLost')).toMatchObject([{ count: 1, source: 'objective' }]);
    expect(score(left.state)).toEqual([0, 0]);
  });

  it('is counted when the move has ended, not on the way over it (M44-MEDAL-POS, M44-MOVE-10)', () => {
    const start = contest({ hexes: ['F5'], permanent: true }, { axis: { A9: 'infantry' } });
    const midway = play(start, 'play probe-centre', 'order e4', 'move e4 F5').state;
    expect(score(midway)).toEqual([0, 0]);
    expect(score(play(midway, 'move F5 G5').state)).toEqual([0, 0]);
    expect(score(play(midway, 'done').state)).toEqual([1, 0]);
  });

  it('that is permanent stays whoever comes (M44-MEDAL-POS)', () => {
    const permanent = contest({ hexes: ['F5'], permanent: true });
    const plain = contest({ hexes: ['F5'] });
    for (const [start, after] of [
      [permanent, [1, 0]],
      [plain, [0, 1]],
    ] as const) {
      const taken = turn(turn(start, 'probe-centre', 'e4', 'F5'), 'probe-centre', 'f6', 'g6');
      const left = turn(taken, 'attack-centre', 'F5', 'e4');
      expect(score(turn(left, 'attack-centre', 'g6', 'G5', 'F5'))).toEqual(after);
    }
  });

  it('of a side is nothing to the other (M44-MEDAL-POS)', () => {
    expect(score(turn(contest({ hexes: ['F5'], side: 'axis' }), 'probe-centre', 'e4', 'F5'))).toEqual([0, 0]);
    expect(score(turn(contest({ hexes: ['F5'], side: 'allies' }), 'probe-centre', 'e4', 'F5'))).toEqual([1, 0]);
  });

  it('of a group needs as many hexes as it says and counts as much (M44-MEDAL-POS)', () => {
    const group = { hexes: ['E5', 'F5', 'G5'], need: 2, medals: 3 };
    const alone = turn(contest(group), 'probe-centre', 'e4', 'F5');
    expect(score(alone)).toEqual([0, 0]);
    const two = contest(group, { allies: { e4: 'infantry', E5: 'infantry' } });
    expect(score(turn(two, 'probe-centre', 'e4', 'F5'))).toEqual([3, 0]);
  });

  it('goes to the Allies if both sides meet the condition (M44-MEDAL-POS)', () => {
    const start = contest({ hexes: ['F5', 'f6'] });
    expect(score(start)).toEqual([0, 1]);
    expect(score(turn(start, 'probe-centre', 'e4', 'F5'))).toEqual([1, 0]);
  });
});

describe('a kind of objective medal', () => {
  it('majority: goes to the side on more hexes, and to nobody in a tie (M44-MEDAL-POS)', () => {
    const group = { hexes: ['F5', 'G5', 'f6', 'H7'], majority: true };
    const start = contest(group, { allies: { e4: 'infantry', G5: 'infantry', M1: 'infantry' } });
    expect(score(start)).toEqual([0, 0]);
    expect(score(turn(start, 'probe-centre', 'e4', 'F5'))).toEqual([1, 0]);
    expect(score(turn(start, 'probe-centre', 'G5', 'g4'))).toEqual([0, 1]);
    const alliesOnly = contest({ ...group, side: 'allies' });
    expect(score(alliesOnly)).toEqual([0, 0]);
  });

  it('majority of at least so many: a lead of fewer hexes does not do (M44-MEDAL-POS)', () => {
    const group = { hexes: ['F5', 'G5', 'f6', 'H7'], majority: true, need: 2 };
    const start = contest(group, {
      allies: { e4: 'infantry', G5: 'infantry', M1: 'infantry' },
      axis: { A9: 'infantry' },
    });
    expect(score(start)).toEqual([0, 0]);
    expect(score(turn(start, 'probe-centre', 'e4', 'F5'))).toEqual([1, 0]);
  });

  it('turn start: is given and taken only when the turn of the side begins (M44-MEDAL-POS)', () => {
    const start = contest({ hexes: ['F5'], turnStart: true }, { axis: { A9: 'infantry' } });
    const taken = turn(start, 'probe-centre', 'e4', 'F5');
    expect(score(taken)).toEqual([0, 0]);
    const again = idle(taken, 'probe-centre');
    expect(score(again)).toEqual([1, 0]);
    const left = turn(again, 'attack-centre', 'F5', 'e4');
    expect(score(left)).toEqual([1, 0]);
    expect(score(idle(left, 'attack-centre'))).toEqual([0, 0]);
  });

  it('last to occupy: stays with the side that left until the other one comes (M44-MEDAL-POS)', () => {
    const start = contest({ hexes: ['F5'], lastToOccupy: true });
    const taken = turn(turn(start, 'probe-centre', 'e4', 'F5'), 'probe-centre', 'f6', 'g6');
    const left = turn(taken, 'attack-centre', 'F5', 'e4');
    expect(score(left)).toEqual([1, 0]);
    expect(score(turn(left, 'attack-centre', 'g6', 'G5', 'F5'))).toEqual([0, 1]);
  });

  it('sole control: needs the group to be free of enemies (M44-MEDAL-POS)', () => {
    const start = contest({ hexes: ['F5', 'f6'], soleControl: true });
    expect(score(start)).toEqual([0, 1]);
    const shared = turn(start, 'probe-centre', 'e4', 'F5');
    expect(score(shared)).toEqual([0, 0]);
    expect(score(turn(shared, 'probe-centre', 'f6', 'g6'))).toEqual([1, 0]);
  });

  it('any hex: is with the Allies while they stand on one of the hexes, otherwise with the Axis (M44-MEDAL-POS)', () => {
    const start = contest({ hexes: ['F5', 'f6'], anyHex: true });
    expect(score(start)).toEqual([0, 1]);
    const taken = turn(start, 'probe-centre', 'e4', 'F5');
    expect(score(taken)).toEqual([1, 0]);
    const empty = turn(turn(taken, 'probe-centre', 'f6', 'g6'), 'attack-centre', 'F5', 'e4');
    expect(score(empty)).toEqual([0, 1]);
  });
});

describe('objectives are counted anew', () => {
  const close: Setting = {
    allies: { F5: 'infantry', M1: 'infantry' },
    hands: { allies: ['probe-centre'], axis: [] },
  };
  const attack = ['play probe-centre', 'order F5', 'done', 'attack F5 f6'];

  it('after a retreat and after taking ground (M44-MEDAL-POS)', () => {
    const start = contest({ hexes: ['f6'] }, close);
    expect(score(start)).toEqual([0, 1]);
    const driven = play(withDice(start, 'flag', 'star', 'star'), ...attack, 'retreat F7').state;
    expect(score(driven)).toEqual([0, 0]);
    const advanced = play(driven, 'take ground');
    expect(score(advanced.state)).toEqual([1, 0]);
    const story = advanced.events.map(({ type }) => type);
    expect(story.indexOf('medalGained')).toBeLessThan(story.indexOf('turnEnded'));
  });

  it('after an elimination (M44-MEDAL-POS)', () => {
    const start = contest({ hexes: ['f6'] }, { ...close, axis: { f6: 'infantry 1', A9: 'infantry' } });
    expect(score(start)).toEqual([0, 1]);
    expect(score(play(withDice(start, 'grenade', 'star', 'star'), ...attack).state)).toEqual([1, 0]);
  });

  it('before the first turn, for both sides (M44-MEDAL-START)', () => {
    const start = position({
      allies: { F5: 'infantry' },
      axis: { f8: 'infantry' },
      objectives: [
        { hexes: ['F5'], medals: 2 },
        { hexes: ['f8'] },
        { hexes: ['F7'] },
        { hexes: ['f8'], side: 'allies' },
      ],
    });
    expect(score(start)).toEqual([2, 1]);
  });

  it('before anything is decided, even the first card of a commissar (M44-MEDAL-START)', () => {
    const start = contest({ hexes: ['f6'] }, { special: { commissar: 'allies' } });
    expect([start.turn.number, start.frames.at(-1)?.kind]).toEqual([0, 'commissar']);
    expect(score(start)).toEqual([0, 1]);
  });

  it('before the first turn, so that a battle can be over before it begins (M44-MEDAL-START, M44-WIN-1)', () => {
    const start = contest({ hexes: ['f6'] }, { sides: { axis: { medals: 1 } } });
    expect(start.outcome?.reason).toBe('medals');
  });
});

describe('a medal for an empty section', () => {
  const special = { emptySectionMedals: [{ side: 'allies', sections: ['left', 'right'], medals: 2 }] };
  const flanks = (axis: Setting['axis']): State =>
    position({
      allies: { C5: 'infantry', G1: 'infantry' },
      axis: { M9: 'infantry', G9: 'infantry', ...axis },
      special,
      hands: { allies: ['probe-left'], axis: ['probe-right'] },
    });

  it('is held while one of the sections has no enemy in it (M44-MEDAL-SECTION)', () => {
    const full = flanks({ c6: 'infantry 1' });
    expect(score(full)).toEqual([0, 0]);
    const charge = play(full, 'play probe-left', 'order C5', 'done', 'attack C5 c6').state;
    const killed = play(withDice(charge, 'grenade', 'star', 'star'), 'decline ambush');
    expect(score(killed.state)).toEqual([1 + 2, 0]);
    expect(eventsOf(killed, 'medalGained').map(({ source }) => source)).toEqual(['elimination', 'emptySection']);
  });

  it('is lost when an enemy comes back (M44-MEDAL-SECTION)', () => {
    const start = position({
      allies: { C3: 'infantry', G1: 'infantry' },
      axis: { M9: 'infantry', E9: 'infantry' },
      special,
      turn: 'axis',
      hands: { allies: [], axis: ['probe-centre'] },
    });
    expect(score(start)).toEqual([2, 0]);
    const back = play(start, 'play probe-centre', 'order E9', 'move E9 D9', 'done');
    expect(eventsOf(back, 'medalLost')).toMatchObject([{ count: 2, source: 'emptySection' }]);
    expect(score(back.state)).toEqual([0, 0]);
  });

  it('is not for a section whose border an enemy stands on (M44-MEDAL-SECTION, M44-BOARD-8)', () => {
    expect(score(flanks({ d8: 'infantry' }))).toEqual([0, 0]);
    expect(score(flanks({ e8: 'infantry' }))).toEqual([2, 0]);
  });
});
