import { describe, expect, it } from 'vitest';
import { attackForecast, strikeForecast, type Odds, type StrikeForecast } from '../../src/memoir/battle/forecast.ts';
import type { CardId } from '../../src/memoir/cards/card.ts';
import { legalActions, type Action, type State } from '../../src/memoir/index.ts';
import { kindOf } from '../../src/memoir/units/unit.ts';
import type { ScenarioFile } from '../../src/scenarios/scenario-schema.ts';
import { play, position, unitAt, withDice, type Setting } from '../support/kit.ts';
import { readyToBattle } from '../battle/firing.ts';
import { BATTLES, randomBattle } from '../battle/random-battle.ts';
import { everyRoll } from './every-roll.ts';

function idAt(state: State, label: string): number {
  const unit = unitAt(state, label);
  if (unit === undefined) throw new Error(`Nobody on ${label}`);
  return unit.id;
}

/** The forecast says what all rolls, played one by one, come to. */
function isExact(odds: Odds, state: State, action: Action, target: number): void {
  const { kill, retreat, mayRetreat, losses } = everyRoll(state, action, target);
  const said = [odds.kill, odds.retreat, odds.mayRetreat, ...odds.losses];
  const found = [kill, retreat, mayRetreat, ...losses];
  const off = said.some((chance, i) => Math.abs(chance - found[i]) > 1e-9);
  if (off || said.length !== found.length) expect({ action, said }).toEqual({ action, said: found });
  expect(odds.hit).toBeCloseTo(1 - losses[0], 9);
  expect(odds.expectedLosses).toBeCloseTo(
    losses.reduce((sum, chance, figures) => sum + figures * chance, 0),
    9,
  );
}

/** E5 attacks; the forecast is checked against every roll and given back. */
function forecast(setting: Setting, target: string, card?: CardId): StrikeForecast {
  const state = readyToBattle(setting, ['E5'], card);
  const action: Action = { type: 'attack', unit: idAt(state, 'E5'), target: idAt(state, target) };
  expect(legalActions(state)).toContainEqual(action);
  const said = attackForecast(state, action.unit, action.target);
  isExact(said.odds, state, action, action.target);
  return said;
}

const FAR = { M9: 'infantry' };

describe('the chances of an attack', () => {
  it('infantry in the open: three dice, half of them hit', () => {
    const { dice, hitting, odds } = forecast({ allies: { E5: 'infantry' }, axis: { F5: 'infantry', ...FAR } }, 'F5');
    expect(dice).toBe(3);
    expect(hitting).toEqual(['infantry', 'grenade']);
    expect(odds.hit).toBeCloseTo(7 / 8);
    expect(odds.expectedLosses).toBeCloseTo(1.5);
    expect(odds.kill).toBe(0);
    expect(odds.losses).toHaveLength(5);
    expect(odds.retreat).toBeCloseTo(1 - (5 / 6) ** 3);
  });

  it('say why flags count as they do: no way back, a short one, sandbags, a Tiger', () => {
    const because = (axis: Setting['axis'], target: string, more: Partial<Setting> = {}) =>
      forecast({ allies: { E5: 'infantry' }, axis: { ...axis, ...FAR }, ...more }, target).odds.because;
    expect(because({ F5: 'infantry' }, 'F5')).toEqual([]);
    expect(because({ F5: 'infantry', e6: 'infantry', f6: 'infantry' }, 'F5')).toEqual([{ kind: 'noWayBack' }]);
    const behind = { D7: 'infantry', E7: 'infantry', F7: 'infantry', G7: 'infantry' };
    expect(because({ F5: 'infantry', ...behind }, 'F5')).toEqual([{ kind: 'shortWayBack', flags: 2 }]);
    expect(because({ F5: 'infantry' }, 'F5', { terrain: { F5: 'sandbags' } })).toEqual([
      { kind: 'mayIgnore', flags: 1 },
    ]);
    expect(because({ F5: 'tiger' }, 'F5')).toEqual([{ kind: 'secondRoll' }]);
  });

  it('one die on the last figure: it dies or it runs', () => {
    const { odds } = forecast({ allies: { E5: 'sniper' }, axis: { H5: 'infantry 1', ...FAR } }, 'H5');
    expect(odds.kill).toBeCloseTo(4 / 6);
    expect(odds.retreat).toBeCloseTo(1 / 6);
  });

  it('no dice are no danger', () => {
    const state = readyToBattle({ allies: { E5: 'infantry' }, axis: { K5: 'infantry' } }, ['E5']);
    const { dice, odds } = attackForecast(state, idAt(state, 'E5'), idAt(state, 'K5'));
    expect(dice).toBe(0);
    expect(odds).toMatchObject({ hit: 0, kill: 0, retreat: 0, mayRetreat: 0, expectedLosses: 0 });
    expect(odds.losses[0]).toBe(1);
  });

  const attackers = ['infantry', 'armor', 'artillery', 'flameThrower', 'machineGunLate', 'antiTankGunLate', 'sniper'];
  const targets = ['infantry', 'infantry 1', 'armor', 'artillery', 'sniper', 'skiTroops', 'frenchResistance', 'tiger'];
  const nations = ['infantry jp', 'infantry it', 'artillery it', 'armor it', 'cavalry 2', 'infantry ignoresOneFlag'];
  it.each(attackers)('%s on every kind of target', (attacker) => {
    for (const target of [...targets, ...nations, 'eliteArmor', 'bigGun', 'infantry camouflaged']) {
      if (attacker === 'sniper' && /tiger|armor/i.test(target)) continue;
      const field: Setting = { allies: { E5: attacker }, axis: { F5: target, ...FAR } };
      forecast({ ...field, special: { italianRoyalArmy: true } }, 'F5');
    }
  });

  it.each(['woods', 'town', 'church', 'bunker axis', 'fortress', 'hillCave', 'sandbags', 'trenches', 'cemetery'])(
    'on units in %s',
    (ground) => {
      for (const target of ['infantry', 'infantry jp', 'infantry 1'])
        for (const attacker of ['artillery', 'flameThrower', 'combatEngineers'])
          forecast({ allies: { E5: attacker }, axis: { F5: target, ...FAR }, terrain: { F5: ground } }, 'F5');
    },
  );

  it.each([
    ['with one way back', { f6: 'lake' }],
    ['with no way back', { f6: 'lake', e6: 'lake' }],
    ['with one hex to go', { E7: 'lake', F7: 'lake', G7: 'lake' }],
    ['out of a church with no way back', { F5: 'church', f6: 'lake', e6: 'lake' }],
  ])('on units %s', (_name, terrain) => {
    for (const target of ['infantry', 'infantry 1', 'infantry jp', 'infantry it', 'armor 1', 'skiTroops', 'tiger'])
      forecast(
        {
          allies: { E5: 'artillery' },
          axis: { F5: target, ...FAR },
          terrain,
          special: { italianRoyalArmy: true },
        },
        'F5',
      );
  });

  it('a unit hemmed in dies by the flag as well', () => {
    const hemmed = { F5: 'infantry 1', e6: 'infantry', f6: 'infantry' };
    const { odds } = forecast({ allies: { E5: 'infantry' }, axis: hemmed }, 'F5');
    expect(odds.kill).toBeCloseTo(1 - (2 / 6) ** 3);
    expect(odds.retreat).toBe(0);
  });

  it('guns in bunkers and on mountains, and ships', () => {
    const guns: Setting = { allies: { E5: 'artillery' }, axis: { F5: 'artillery', ...FAR } };
    forecast({ ...guns, terrain: { F5: 'bunker axis' } }, 'F5');
    forecast({ ...guns, terrain: { F5: 'mountain' } }, 'F5');
    const sea = { F5: 'ocean', f6: 'ocean', e6: 'ocean' };
    forecast({ allies: { E5: 'artillery' }, axis: { F5: 'destroyer', ...FAR }, terrain: sea }, 'F5');
  });

  it('a Tiger is spared by the second roll', () => {
    const { odds } = forecast({ allies: { E5: 'infantry' }, axis: { G5: 'tiger', ...FAR } }, 'G5');
    const oneDie = (2 / 6) * (1 / 6);
    expect(odds.kill).toBeGreaterThan(oneDie);
    expect(odds.kill).toBeLessThan(1 - (4 / 6) ** 2);
  });

  it('says when the way back leads over ice', () => {
    const field: Setting = { allies: { E5: 'infantry' }, axis: { F5: 'infantry', ...FAR }, face: 'winter' };
    expect(forecast({ ...field, terrain: { e6: 'frozenRiver' } }, 'F5').odds.overIce).toBe(true);
    expect(forecast({ ...field, terrain: { F7: 'frozenRiver' } }, 'F5').odds.overIce).toBe(true);
    expect(forecast({ ...field, terrain: { D5: 'frozenRiver' } }, 'F5').odds.overIce).toBe(false);
  });

  it('a card gives its die', () => {
    const field: Setting = { allies: { E5: 'armor' }, axis: { F5: 'infantry', ...FAR } };
    expect(forecast(field, 'F5', 'armor-assault').dice).toBe(4);
  });
});

describe('the chances of an answer', () => {
  it.each(['infantry', 'armor 1', 'tiger', 'infantry jp'])('an ambush on %s', (attacker) => {
    const field: Setting = { allies: { E5: attacker }, axis: { F5: 'infantry', ...FAR } };
    const hands = { allies: ['direct-from-hq' as const], axis: ['ambush' as const] };
    const state = play(readyToBattle({ ...field, hands }, ['E5']), 'attack E5 F5').state;
    const { odds, dice } = attackForecast(state, idAt(state, 'F5'), idAt(state, 'E5'), { reason: 'ambush' });
    expect(dice).toBe(3);
    isExact(odds, state, { type: 'playAmbush' }, idAt(state, 'E5'));
  });

  it('one die of a British unit that battles back', () => {
    const field: Setting = { allies: { E5: 'armor ger' }, axis: { F5: 'infantry 1 brit', ...FAR } };
    const ready = readyToBattle({ ...field, special: { stiffUpperLip: true } }, ['E5']);
    const state = play(withDice(ready, 'star', 'star', 'star'), 'attack E5 F5').state;
    const { odds, lines } = attackForecast(state, idAt(state, 'F5'), idAt(state, 'E5'), { reason: 'battleBack' });
    expect(lines).toEqual([{ kind: 'battleBack', dice: 1 }]);
    expect(odds.hit).toBeCloseTo(2 / 6);
    isExact(odds, state, { type: 'battleBack' }, idAt(state, 'E5'));
  });
});

describe('the chances of a strike', () => {
  const targets = ['infantry', 'infantry jp', 'armor', 'artillery', 'sniper', 'infantry 1'];
  const ground = { G5: 'bunker axis' };

  it.each([
    ['airPower', 'allies', 'air-power', 2],
    ['airPower', 'axis', 'air-power', 1],
    ['barrage', 'allies', 'barrage', 4],
  ] as const)('%s of the %s', (strike, turn, card, dice) => {
    for (const target of targets)
      for (const terrain of [{}, ground]) {
        if (terrain === ground && /armor|artillery/.test(target)) continue;
        const other = turn === 'allies' ? 'axis' : 'allies';
        const setting: Setting = { [other]: { G5: target }, turn, terrain, hands: { [turn]: [card], [other]: [] } };
        const state = play(position(setting), `play ${card}`).state;
        const said = strikeForecast(state, strike, idAt(state, 'G5'));
        expect(said.dice).toBe(dice);
        expect(said.lines).toEqual([{ kind: 'strike', strike, dice }]);
        isExact(said.odds, state, { type: 'pickTarget', target: idAt(state, 'G5') }, idAt(state, 'G5'));
      }
  });

  it('stars of a barrage hit with the Breakthrough deck only', () => {
    const barrage = (deck: 'standard' | 'breakthrough') =>
      position({ axis: { G5: 'armor' }, choices: { deck }, hands: { allies: ['barrage'], axis: [] } });
    const hitting = (state: State) => strikeForecast(state, 'barrage', idAt(state, 'G5')).hitting;
    expect(hitting(barrage('standard'))).toEqual(['armor', 'grenade']);
    expect(hitting(barrage('breakthrough'))).toEqual(['armor', 'grenade', 'star']);
  });
});

const TRIES = 15;
const SEEDS = [11, 12, 13, 14, 15, 16, 17, 18];

/** A Tiger throws twice: few dice are enough there. */
function isShort(state: State, { target, said }: Roll): boolean {
  return said.dice <= (kindOf(state.units[target]).twoStageDamage ? 2 : 4);
}

interface Roll {
  readonly target: number;
  readonly said: StrikeForecast;
}

/** What the action rolls, if it does so at once. */
function rollOf(state: State, action: Action): Roll | null {
  const top = state.frames.at(-1);
  if (action.type === 'attack')
    return { target: action.target, said: attackForecast(state, action.unit, action.target) };
  if (action.type === 'pickTarget') {
    if (top?.kind === 'barrage') return strikeRoll(state, 'barrage', action.target);
    return top?.kind === 'airPower' && !top.picking ? strikeRoll(state, 'airPower', action.target) : null;
  }
  if (top?.kind !== 'attack') return null;
  if (action.type === 'overrun') {
    const said = attackForecast(state, top.attacker, action.target, { overrun: true });
    return { target: action.target, said };
  }
  if (action.type !== 'playAmbush' && action.type !== 'battleBack') return null;
  const reason = action.type === 'playAmbush' ? 'ambush' : 'battleBack';
  return { target: top.attacker, said: attackForecast(state, top.target, top.attacker, { reason }) };
}

function strikeRoll(state: State, strike: 'airPower' | 'barrage', target: number): Roll {
  return { target, said: strikeForecast(state, strike, target) };
}

/** Checks some rolls of each kind of action; says how many tries are left. */
function checkBattle(file: ScenarioFile): Map<string, number> {
  const left = new Map<string, number>();
  for (const seed of SEEDS)
    for (const { state, actions } of randomBattle(file, {}, seed, 500))
      for (const action of actions) {
        const tries = left.get(action.type) ?? TRIES;
        const roll = tries > 0 ? rollOf(state, action) : null;
        if (roll === null || !isShort(state, roll)) continue;
        left.set(action.type, tries - 1);
        isExact(roll.said.odds, state, action, roll.target);
      }
  return left;
}

describe('in whole battles', () => {
  it('all kinds of rolls have the chances that were said', () => {
    const seen = new Set(BATTLES.flatMap(([, file]) => [...checkBattle(file).keys()]));
    expect([...seen].toSorted()).toEqual(['attack', 'battleBack', 'overrun', 'pickTarget', 'playAmbush']);
  });
});
