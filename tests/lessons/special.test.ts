import { describe, expect, it } from 'vitest';
import { SPECIAL_LESSONS } from '../../src/lessons/data/special/index.ts';
import { lessonsOf } from '../../src/lessons/reference/lessons-of.ts';
import { lookUp } from '../../src/lessons/reference/look-up.ts';
import type { Face } from '../../src/memoir/dice.ts';
import { AXIS } from '../../src/memoir/side.ts';
import { hexNamed, play, position, withDice, type Setting } from '../support/kit.ts';

describe('the chapter of what comes up now and then', () => {
  it('has a lesson for each card that asks and each army of its own', () => {
    expect(SPECIAL_LESSONS.map(({ id }) => id)).toEqual([
      'special-recon',
      'special-infantry-assault',
      'special-strikes',
      'special-medics',
      'special-breakthrough-medics',
      'special-red-army',
      'special-british',
      'special-desert',
    ]);
  });

  it.each(SPECIAL_LESSONS.map((lesson) => [lesson.id, lesson] as const))('is short: %s', (_, { steps }) => {
    expect(steps.length).toBeGreaterThanOrEqual(3);
    expect(steps.length).toBeLessThanOrEqual(7);
  });

  it.each(SPECIAL_LESSONS.map((lesson) => [lesson.id, lesson] as const))('answers every wrong click: %s', (_, file) => {
    const own = file.steps.filter((step) => step.shown !== true && step.do.length > 0);
    expect(own.filter(({ wrong, otherwise }) => (wrong ?? []).length === 0 || otherwise === undefined)).toEqual([]);
  });
});

describe('the rules to look up lead to them', () => {
  it.each([
    ['recon', 'special-recon'],
    ['infantry-assault', 'special-infantry-assault'],
    ['barrage', 'special-strikes'],
    ['air-power', 'special-strikes'],
    ['medics-and-mechanics', 'special-medics'],
    ['breakthrough-medics', 'special-breakthrough-medics'],
    ['red-army', 'special-red-army'],
    ['british', 'special-british'],
    ['desert', 'special-desert'],
    ['answers', 'nfp-answers'],
    ['flak-trap', 'nfp-answers'],
    ['evade', 'nfp-answers'],
    ['tables', 'nfp-answers'],
    ['precision', 'nfp-precision'],
  ])('%s: %s', (id, lesson) => {
    const [entry] = lookUp(id);
    expect(lessonsOf(entry)[0].id).toBe(lesson);
  });
});

describe('what these lessons say besides what they show', () => {
  const STRIKES: Setting = {
    axis: { F7: 'infantry', D9: 'infantry' },
    allies: { F3: 'infantry' },
    hands: { allies: ['barrage', 'air-power'], axis: ['air-power'] },
  };

  it('is so: with the Breakthrough deck stars of a Barrage hit, and Air Power has two dice for the Axis too', () => {
    const star = (deck: 'standard' | 'breakthrough') => {
      const battle = position({ ...STRIKES, hands: { allies: ['barrage'] }, choices: { deck } });
      const { state } = play(withDice(battle, 'star', 'star', 'armor', 'armor'), 'play barrage', 'target F7');
      return state.units[state.unitAt[hexNamed(state, 'F7')]].figures;
    };
    expect([star('standard'), star('breakthrough')]).toEqual([4, 2]);
    const dice = (deck: 'standard' | 'breakthrough') => {
      const axis = position({ ...STRIKES, turn: 'axis', hands: { axis: ['air-power'] }, choices: { deck } });
      const { events } = play(axis, 'play air-power', 'target F3');
      return events.flatMap((event) => (event.type === 'diceRolled' ? [event.faces.length] : []));
    };
    expect([dice('standard'), dice('breakthrough')]).toEqual([[1], [2]]);
  });

  it('is so: without anybody wounded Medics and Mechanics does nothing', () => {
    const fit = position({
      allies: { F3: 'infantry' },
      hands: { allies: ['medics-and-mechanics'], axis: ['probe-left'] },
    });
    expect(play(fit, 'play medics-and-mechanics').state.turn.side).toBe(AXIS);
  });

  it('is so: a British unit that was driven back does not battle back, nor one that was not British', () => {
    const attacked = (nation: string, ...faces: Face[]) => {
      const battle = position({
        axis: { g6: 'armor' },
        allies: { G5: `infantry 1 ${nation}` },
        sides: { allies: { nation } },
        turn: 'axis',
        hands: { axis: ['assault-centre'], allies: ['probe-left'] },
      });
      const { state } = play(
        withDice(battle, ...faces),
        'play assault-centre',
        'end movement',
        'attack g6 G5',
        'decline',
      );
      return state.frames.at(-1)?.kind;
    };
    expect(attacked('brit', 'star', 'star', 'armor')).toBe('attack');
    expect(attacked('brit', 'flag', 'star', 'armor')).toBe('retreat');
    expect(attacked('us', 'star', 'star', 'armor')).not.toBe('attack');
  });
});
