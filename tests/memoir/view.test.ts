import { describe, expect, it } from 'vitest';
import { decider, legalActions, view, type State } from '../../src/memoir/index.ts';
import type { CardId } from '../../src/memoir/cards/card.ts';
import type { Moment } from '../../src/memoir/moment.ts';
import { scramble } from '../../bench/invariants/dual-laws.ts';
import { sampleSteps } from '../invariants/sample.ts';
import { hexNamed, play, position, unitAt, weakened, type Setting } from '../support/kit.ts';

/** What both sides see; they see the same. */
function momentOf(state: State): Moment {
  const { moment } = view(state, 0);
  expect(view(state, 1).moment).toEqual(moment);
  return moment;
}

function idAt(state: State, label: string): number {
  return unitAt(state, label)!.id;
}

describe('orders in the view', () => {
  const allies = { B1: 'infantry', C1: 'armor', d2: 'infantry', E1: 'infantry', F1: 'infantry', M1: 'infantry' };
  const begun = (card: CardId, setting: Setting = {}) =>
    play(position({ allies, hands: { allies: [card] }, ...setting }), `play ${card}`).state;

  it('say what each section can still order, and how much in all', () => {
    const start = begun('general-advance');
    const left = (state: State) => {
      const { slots, left: all } = momentOf(state).orders!;
      return [...slots.map((slot) => slot.left), all];
    };
    expect(momentOf(start).orders!.slots[1]).toEqual({ filter: 'any', sections: 2, count: 2, left: 2 });
    expect(left(start)).toEqual([2, 2, 2, 6]);
    expect(left(play(start, 'order B1').state)).toEqual([1, 2, 2, 5]);
    const straddling = play(start, 'order d2').state;
    expect(left(straddling)).toEqual([2, 2, 2, 5]);
    expect(left(play(straddling, 'order B1', 'order C1').state)).toEqual([0, 1, 2, 3]);
    expect(left(play(straddling, 'order E1').state)).toEqual([2, 1, 2, 4]);
  });

  it('count units on the move and the dice of Their Finest Hour', () => {
    const recon = begun('recon-left', { choices: { deck: 'breakthrough' } });
    expect(momentOf(recon).orders).toMatchObject({ side: 0, left: 1, onTheMove: 2 });
    expect(momentOf(play(recon, 'order M1 on the move').state).orders).toMatchObject({ left: 1, onTheMove: 1 });
    const hands = { allies: ['their-finest-hour', 'probe-left', 'probe-left'] as CardId[] };
    const finest = begun('their-finest-hour', { hands, dice: ['infantry', 'star', 'flag'] });
    expect(momentOf(finest).orders!.slots.map(({ filter, left }) => [filter, left])).toEqual([
      ['infantry', 1],
      ['armor', 0],
      ['any', 1],
    ]);
    expect(momentOf(play(finest, 'order B1').state).orders!.slots.map(({ left }) => left)).toEqual([1, 0, 1]);
    expect(momentOf(play(finest, 'order C1').state).orders!.slots.map(({ left }) => left)).toEqual([1, 0, 0]);
  });

  it('end with the sandbags in the box', () => {
    const rows = ['A3', 'B3', 'C3', 'D3', 'E3', 'F3', 'G3', 'H3', 'I3', 'J3'];
    const dug = begun('dig-in', { terrain: Object.fromEntries(rows.map((hex) => [hex, 'sandbags'])) });
    expect(momentOf(dug).orders!.left).toBe(2);
    expect(momentOf(play(dug, 'order B1').state).orders).toMatchObject({ left: 1, slots: [{ count: 4, left: 1 }] });
  });

  it('agree with what can be ordered, in every battle', () => {
    let seen = 0;
    for (const { after } of sampleSteps(9)) {
      const { orders } = view(after, 0).moment;
      if (orders === null || view(after, 0).decision !== 'orders') continue;
      seen++;
      const offers = legalActions(after).some((action) => action.type === 'orderUnit' && !action.onTheMove);
      if (offers) expect(orders.left).toBeGreaterThan(0);
      expect(Math.max(...orders.slots.map(({ left }) => left))).toBeLessThanOrEqual(orders.left);
      expect(Math.min(...orders.slots.map(({ left }) => left))).toBeGreaterThanOrEqual(0);
    }
    expect(seen).toBeGreaterThan(10);
  });
});

describe('a battle in the view', () => {
  const assault = (axis: CardId[], dice: Setting['dice'] = [], target = 'infantry') =>
    play(
      position({
        allies: { E5: 'infantry', A1: 'infantry' },
        axis: { F5: target, M9: 'infantry' },
        hands: { allies: ['direct-from-hq'], axis },
        dice,
      }),
      'play direct-from-hq',
      'order E5',
      'done',
      'done',
      'attack E5 F5',
    ).state;

  it('names attacker, target and step while the defender is asked', () => {
    const asked = assault(['ambush']);
    const moment = momentOf(asked);
    expect(moment.attack).toEqual({
      kind: 'attack',
      step: 'ambush',
      reason: 'attack',
      attacker: idAt(asked, 'E5'),
      target: idAt(asked, 'F5'),
      from: hexNamed(asked, 'E5'),
      to: hexNamed(asked, 'F5'),
      overrun: false,
      hits: 0,
    });
    expect([moment.step, moment.attacks.length, moment.retreat]).toEqual(['battle', 1, null]);
  });

  it('keeps the attack below an ambush and its retreat', () => {
    const driven = play(assault(['ambush'], ['flag', 'star', 'star']), 'ambush').state;
    const moment = momentOf(driven);
    expect(view(driven, 0).decision).toBe('retreat');
    expect(moment.retreat).toEqual({ kind: 'retreat', unit: idAt(driven, 'E5'), owed: 1, allowed: 1 });
    expect(moment.attacks.map(({ reason, step }) => [reason, step])).toEqual([
      ['attack', 'afterAmbush'],
      ['ambush', 'afterFlags'],
    ]);
    expect(moment.attack).toBe(moment.attacks[1]);
  });

  it('names the attacker that may take ground', () => {
    const won = assault([], ['grenade', 'star', 'star'], 'infantry 1');
    expect(momentOf(won).attack).toMatchObject({ step: 'ground', hits: 1 });
  });
});

describe('cards without orders in the view', () => {
  it('shows the targets named, then those left to strike', () => {
    const start = position({
      axis: { E7: 'infantry', F7: 'infantry', G7: 'infantry' },
      hands: { allies: ['air-power'] },
      dice: ['star', 'star'],
    });
    const named = play(start, 'play air-power', 'target E7', 'target F7').state;
    const ids = ['E7', 'F7'].map((label) => idAt(start, label));
    expect(momentOf(named).airPower).toEqual({ side: 0, section: 0, targets: ids, picking: true });
    const striking = play(named, 'done').state;
    expect(momentOf(striking).airPower).toEqual({ side: 0, section: 0, targets: ids, picking: false });
    expect(momentOf(play(striking, 'target E7').state).airPower).toBeNull();
  });

  it('shows what is left to heal', () => {
    const setting: Setting = {
      allies: { E5: 'infantry', F1: 'armor' },
      hands: { allies: ['medics-and-mechanics'], axis: [] },
      dice: ['star', 'infantry', 'armor', 'flag'],
    };
    const wounded = (state: State) => weakened(weakened(state, 'E5', 1), 'F1', 1);
    const medics = play(wounded(position(setting)), 'play medics-and-mechanics').state;
    expect(momentOf(medics).medics).toEqual({ side: 0, units: 1, tried: [] });
    const shared = play(
      wounded(position({ ...setting, choices: { deck: 'breakthrough' } })),
      'play medics-and-mechanics',
      'heal F1',
    ).state;
    expect(momentOf(shared).healing).toEqual({ side: 0, infantry: 1, armor: 0, star: 1 });
  });

  it('shows the sections of Infantry Assault', () => {
    const start = position({
      allies: { A1: 'infantry', M1: 'infantry' },
      hands: { allies: ['infantry-assault'] },
    });
    expect(momentOf(play(start, 'play infantry-assault').state).section).toEqual({ side: 0, sections: 0b101 });
  });
});

describe('the step of the turn in the view', () => {
  it('is the one under way', () => {
    const start = position({
      allies: { E5: 'infantry' },
      axis: { E7: 'infantry' },
      hands: { allies: ['behind-enemy-lines'], axis: [] },
    });
    const steps = [momentOf(start).step];
    let state = start;
    for (const action of ['play behind-enemy-lines', 'order E5', 'done', 'done']) {
      state = play(state, action).state;
      steps.push(momentOf(state).step);
    }
    expect(steps).toEqual(['card', 'orders', 'movement', 'battle', 'moveAgain']);
  });

  it('has not begun while the commissar chooses his first card', () => {
    const start = position({ special: { commissar: 'allies' } });
    expect(momentOf(start).step).toBe('start');
  });
});

describe('secrets in the view', () => {
  const choosing = (deckTop: CardId[]) =>
    play(position({ hands: { allies: ['recon-left'] }, deckTop }), 'play recon-left').state;

  it('the other side sees that there are two cards to choose from, and not which', () => {
    const one = choosing(['attack-left', 'attack-right']);
    const two = choosing(['barrage', 'dig-in']);
    expect(momentOf(one).keepCard).toEqual({ side: 0, cards: 2 });
    expect(view(one, 1)).toEqual(view(two, 1));
    expect(view(one, 0)).not.toEqual(view(two, 0));
    expect(momentOf(one).step).toBe('draw');
  });

  it('no moment of any battle tells what is hidden', () => {
    for (const { after, seed } of sampleSteps(12)) {
      if (decider(after) === null) continue;
      for (const side of [0, 1] as const)
        expect(view(scramble(after, side, seed), side).moment).toEqual(view(after, side).moment);
    }
  });
});
