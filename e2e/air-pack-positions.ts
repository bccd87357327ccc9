// Small battles by the rules of Air Pack: every decision about planes is a click or two away.
import '../src/memoir/air/air-pack/index.ts';
import type { State } from '../src/memoir/index.ts';
import type { AirPackSetting } from '../tests/support/air-pack.ts';
import { position, weakened, type Setting } from '../tests/support/kit.ts';

const HANDS = { allies: ['attack-centre', 'probe-left', 'dig-in'], axis: ['probe-left', 'attack-left'] } as const;

function sky(airPack: AirPackSetting, setting: Setting = {}): State {
  return position({
    allies: { E3: 'infantry', G3: 'infantry', M1: 'armor' },
    axis: { A9: 'infantry', E7: 'infantry', F7: 'armor', G7: 'artillery' },
    hands: { allies: [...HANDS.allies], axis: [...HANDS.axis] },
    airPack,
    ...setting,
  });
}

/** The Allies hold a section card of the centre and one sortie. */
export function withSortie(setting: Setting = {}): State {
  return sky({ sorties: { allies: 1 } }, setting);
}

/** Three enemies in a row before a P-40. */
export function beforeThree(dice: NonNullable<Setting['dice']>): State {
  return sky(
    { planes: { allies: 'p40 E5' } },
    { dice, axis: { e6: 'infantry', f6: 'armor', g6: 'artillery', A9: 'infantry' } },
  );
}

/** A Spitfire above the woods, beside an enemy. */
export function aboveWoods(dice: NonNullable<Setting['dice']>): State {
  return sky(
    { sorties: { allies: 1 }, planes: { allies: 'spitfire E5' } },
    { dice, terrain: { E5: 'woods' }, axis: { e6: 'infantry', A9: 'infantry' } },
  );
}

/** A P-38 on an airfield, with another one ready beside it; the Axis has planes on the ground too. */
export function onAirfields(): State {
  return sky(
    { parked: { allies: ['p38 F1'], axis: ['storch G9'] }, ready: { allies: { F1: 1 }, axis: { G9: 1 } } },
    {
      terrain: { F1: 'airfield allies', G9: 'airfield axis' },
      allies: { E3: 'infantry', G7: 'infantry' },
      axis: { A9: 'infantry' },
    },
  );
}

/** A Zero two hexes from a destroyer; a medal wins the battle. */
export function beforeDestroyer(dice: NonNullable<Setting['dice']>): State {
  const sea = ['E5', 'F5', 'e6', 'f6', 'd6', 'E7', 'F7'];
  return sky(
    { planes: { axis: 'zero E7' } },
    {
      turn: 'axis',
      terrain: Object.fromEntries(sea.map((hex) => [hex, 'ocean'])),
      allies: { F5: 'destroyer', C3: 'infantry' },
      axis: { C9: 'infantry', G9: 'infantry' },
      sides: { axis: { nation: 'jp' } },
      hands: { axis: ['attack-centre'], allies: ['probe-left'] },
      dice,
    },
  );
}

/** A Storch near one man who is left of his unit. */
export function besideOneMan(): State {
  const state = sky(
    { planes: { axis: 'storch E7' } },
    {
      turn: 'axis',
      allies: { F3: 'infantry', C3: 'infantry' },
      axis: { F5: 'infantry', C9: 'infantry' },
      hands: { axis: ['attack-centre'], allies: ['probe-left'] },
    },
  );
  return weakened(state, 'F5', 1);
}
