import { describe, expect, it } from 'vitest';
import type { State } from '../../src/memoir/index.ts';
import { planeText, type AirPackSetting } from '../support/air-pack.ts';
import { diceThrown, legal, play, type Setting } from '../support/kit.ts';
import { go, offered, sky } from './in-the-air.ts';
import { comesOnAt } from './sortie.ts';

const DARK: NonNullable<Setting['dice']> = ['flag', 'flag', 'flag', 'flag'];

/** Before dawn: the first light has not come. */
function night(airPack: AirPackSetting, setting: Setting = {}): State {
  return sky({
    ...setting,
    special: { night: 'dawn', ...setting.special },
    airPack,
    dice: [...DARK, ...(setting.dice ?? [])],
  });
}

describe('by night', () => {
  it('no sortie is flown, alone or beside a section card (AP-3.1, AP-3.7)', () => {
    const hands: Setting['hands'] = { allies: ['probe-left'] };
    expect(legal(night({ sorties: { allies: 1 } }, { hands }))).toEqual(['play probe-left']);
    expect(legal(sky({ airPack: { sorties: { allies: 1 } }, hands }))).toEqual([
      'play probe-left',
      'fly sortie',
      'lay sortie',
    ]);
  });

  it('Recon 1 is no sortie either (AP-4.2)', () => {
    const setting: Setting = { hands: { allies: ['recon-left'] }, special: { airStrikes: 'allies' } };
    expect(legal(night({}, setting))).toEqual(['play recon-left']);
  });

  it('Air Power orders any one unit, as ever (AP-4.1)', () => {
    const setting: Setting = { hands: { allies: ['air-power'] }, allies: { A1: 'infantry', M1: 'infantry' } };
    const state = play(night({}, setting), 'play air-power').state;
    expect(legal(state)).toEqual(['order A1', 'order M1', 'end orders']);
    expect(legal(night({ options: { airPowerMode: 'choice' } }, setting))).toEqual(['play air-power']);
  });

  it('Counter-Attack to a sortie orders any one unit (AP-3.6)', () => {
    const setting: Setting = { hands: { allies: ['counter-attack'] }, lastCard: { axis: 'air-sortie' } };
    expect(legal(play(night({}, setting), 'play counter-attack').state)).toEqual(['order M1', 'end orders']);
  });

  it('no plane takes off (AP-8.3)', () => {
    const field: Setting = { terrain: { G5: 'airfield allies' }, allies: { G1: 'infantry' } };
    const airPack: AirPackSetting = { parked: { allies: ['p38 G5'] }, ready: { allies: { G5: 1 } } };
    const orders = (state: State): string[] => legal(play(state, 'play direct-from-hq').state);
    expect(orders(night(airPack, field))).toEqual(['order G1', 'end orders']);
    expect(orders(sky({ ...field, airPack }))).toContain('take off G5 p38');
    const assault = night(airPack, { ...field, hands: { allies: ['assault-centre'] } });
    expect(legal(play(assault, 'play assault-centre').state)).not.toContain('stay grounded');
  });

  it('a plane in flight is ordered as by day, and flies on (AP-7.2)', () => {
    const airPack: AirPackSetting = { planes: { allies: 'p38 G5' } };
    const state = play(night(airPack), 'play direct-from-hq', 'order plane', 'end orders').state;
    const flown = go(state, 'fly F5', 'end flight').state;
    expect(planeText(flown, 'allies')).toBe('p38 F5');
    const power = play(night(airPack, { hands: { allies: ['air-power'] } }), 'play air-power', 'order plane');
    expect(offered(power.state, 'fly')).toContain('F5');
    expect(diceThrown(power)).toEqual([]);
  });

  it('is over with full light: sorties are flown again (AP-3.1)', () => {
    const start = sky({
      special: { night: 'dawn' },
      airPack: { sorties: { allies: 1 } },
      dice: ['star', 'star', 'star', 'star'],
      hands: { axis: ['probe-left'] },
    });
    expect(start.visibility).toBeLessThan(6);
    const day = { ...start, visibility: 6 };
    const flown = comesOnAt(play(day, 'fly sortie', 'launch p38').state, 'A5');
    expect(planeText(flown, 'allies')).toBe('p38 A5');
  });
});
