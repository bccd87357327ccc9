import { describe, expect, it } from 'vitest';
import type { State } from '../../src/memoir/index.ts';
import { PLANE_MODELS, type PlaneModel } from '../../src/memoir/air/air-pack/planes.ts';
import { legal, type Setting } from '../support/kit.ts';
import { eventTypes, flown, go, offered, sky } from './in-the-air.ts';

/** An enemy below the path, an enemy beside the place where it ends, and a lone figure of the own side. */
function ended(model: PlaneModel, setting: Setting = {}): State {
  const start = sky({
    axis: { E5: 'infantry', F5: 'infantry', A9: 'infantry' },
    allies: { f4: 'infantry 1', M1: 'infantry' },
    ...setting,
    airPack: { ...setting.airPack, planes: { allies: `${model} D5` } },
    dice: ['star'],
  });
  return flown(start, 'E5', 'e4').state;
}

const STRAFE = 'strafe E5 E5';
const DIVES = ['dive E5', 'dive F5'];

describe('a special action', () => {
  it.each<[PlaneModel, string[]]>([
    ['spitfire', [STRAFE, 'interdict ground']],
    ['p40', [STRAFE, 'interdict ground']],
    ['p38', [STRAFE, 'support ground']],
    ['corsair', [STRAFE, 'support ground']],
    ['me109', [STRAFE, 'interdict ground']],
    ['storch', ['rescue f4', 'stay aloft']],
    ['zero', [STRAFE, ...DIVES, 'stay aloft']],
    ['yak1', [STRAFE, 'support ground']],
    ['yak7', [STRAFE, 'interdict ground']],
    ['yak9', [STRAFE, 'support ground']],
  ])('of a %s is one of these: %s (AP-11.2, AP-12.1, AP-13.1, AP-14.1, AP-15.1, AP-17.1)', (model, actions) => {
    expect(legal(ended(model)).toSorted()).toEqual(actions.toSorted());
  });

  it('is known of every model (AP-11.2)', () => {
    expect(PLANE_MODELS).toHaveLength(10);
  });

  it('is used once in a turn: after it, there is nothing but the end of the turn (AP-11.2, AP-9.2)', () => {
    const strafed = go({ ...ended('zero'), queuedDice: ['star'] }, STRAFE);
    expect(offered(strafed.state, 'dive')).toEqual([]);
    expect(eventTypes(go({ ...ended('p38'), queuedDice: ['star'] }, STRAFE))).not.toContain('groundSupported');
    expect(eventTypes(go({ ...ended('spitfire'), queuedDice: ['star'] }, STRAFE))).not.toContain('groundInterdicted');
  });

  it('is there again in the next turn (AP-11.2)', () => {
    const hands: Setting['hands'] = { allies: ['direct-from-hq', 'recon-in-force'], axis: [] };
    const first = go({ ...ended('spitfire', { hands }), queuedDice: ['armor'] }, STRAFE, 'end movement', 'end battle');
    const orders = ['pass', 'play recon-in-force', 'order plane', 'end orders', 'fly E5', 'fly e6', 'end flight'];
    const second = go({ ...first.state, queuedDice: ['star', 'star', 'star', 'star'] }, ...orders).state;
    expect(legal(second)).toContain(STRAFE);
  });

  it.each<[PlaneModel, string[]]>([
    ['spitfire', []],
    ['p38', []],
    ['zero', ['stay aloft']],
    ['storch', ['stay aloft']],
  ])('of a %s is no battle, and too late when the battles begin (AP-11.1, AP-11.3, AP-15.7, AP-17.4)', (model, end) => {
    const allies = { G5: 'infantry', f4: 'infantry 1', M1: 'infantry' };
    const start = sky({
      axis: { E5: 'infantry', F5: 'infantry', A9: 'infantry' },
      allies,
      airPack: { planes: { allies: `${model} D5` } },
      dice: ['star'],
    });
    const orders = ['play direct-from-hq', 'order plane', 'order G5', 'end orders'];
    const over = go(start, ...orders, 'fly d4', 'fly e4', 'end flight', ...end, 'end movement').state;
    expect(legal(over)).toEqual(['attack G5 F5', 'end battle']);
  });
});
