import { describe, expect, it } from 'vitest';
import { attackForecast, type DiceLine } from '../../src/memoir/battle/forecast.ts';
import { dicePool } from '../../src/memoir/battle/pool.ts';
import { cardOf, type CardId } from '../../src/memoir/cards/card.ts';
import type { State } from '../../src/memoir/index.ts';
import { isOnBoard, kindOf } from '../../src/memoir/units/unit.ts';
import { worldOf } from '../../src/memoir/world.ts';
import { hexNamed, play, unitAt, withDice, type Setting } from '../support/kit.ts';
import { endMoves, readyToBattle } from '../battle/firing.ts';
import { BATTLES, randomBattle, type Moment } from '../battle/random-battle.ts';
import { ordered } from '../units/drill.ts';

const SEEDS = [21, 22];
const DECISIONS = 400;

function between(state: State, from: string, to: string): [State, number, number] {
  return [state, unitAt(state, from)?.id ?? -1, unitAt(state, to)?.id ?? -1];
}

/** The modifiers of E5's attack on another hex, without the dice at that range. */
function modifiers(setting: Setting, target: string, card?: CardId): readonly DiceLine[] {
  return attackForecast(...between(readyToBattle(setting, ['E5'], card), 'E5', target)).lines.slice(1);
}

function duel(attacker: string, target: string, terrain: Record<string, string> = {}): Setting {
  return { allies: { E5: attacker }, axis: { F5: target, M9: 'infantry' }, terrain };
}

describe('the lines of an attack', () => {
  it('begin with the dice at that range', () => {
    const state = readyToBattle({ allies: { E5: 'infantry' }, axis: { G5: 'infantry' } }, ['E5']);
    const forecast = attackForecast(...between(state, 'E5', 'G5'));
    expect(forecast).toMatchObject({ range: 2, closeAssault: false, dice: 2 });
    expect(forecast).toMatchObject({ from: hexNamed(state, 'E5'), to: hexNamed(state, 'G5') });
    expect(forecast.lines).toEqual([{ kind: 'range', range: 2, dice: 2 }]);
  });

  it('name the terrain of the target: the piece that takes the most', () => {
    const cover = { kind: 'targetTerrain', terrain: 'woods', dice: -1 };
    expect(modifiers(duel('infantry', 'infantry', { F5: 'woods' }), 'F5')).toEqual([cover]);
    expect(modifiers(duel('armor', 'infantry', { F5: 'woods' }), 'F5')).toEqual([{ ...cover, dice: -2 }]);
    expect(modifiers(duel('artillery', 'infantry', { F5: 'woods' }), 'F5')).toEqual([]);
    expect(modifiers(duel('combatEngineers', 'infantry', { F5: 'woods' }), 'F5')).toEqual([]);
    const cave = { kind: 'targetTerrain', terrain: 'hillCave', dice: -2 };
    expect(modifiers(duel('infantry', 'infantry jp', { F5: 'hillCave' }), 'F5')).toEqual([cave]);
  });

  it('show what flames win back', () => {
    expect(modifiers(duel('flameThrower', 'infantry', { F5: 'town' }), 'F5')).toEqual([
      { kind: 'targetTerrain', terrain: 'town', dice: -2 },
      { kind: 'flames', dice: 1 },
    ]);
  });

  it('name the terrain under the firer', () => {
    const lines = modifiers(duel('armor', 'infantry', { E5: 'town' }), 'F5');
    expect(lines).toEqual([{ kind: 'ownTerrain', terrain: 'town', dice: -2 }]);
    const wired = readyToBattle(duel('combatEngineers', 'infantry', { E5: 'wire' }), ['E5']);
    const wire = { kind: 'ownTerrain', terrain: 'wire', dice: -1 };
    expect(attackForecast(...between(wired, 'E5', 'F5')).lines.slice(1)).toEqual([wire]);
    const cleared = play(wired, 'remove wire E5').state;
    expect(attackForecast(...between(cleared, 'E5', 'F5')).lines.slice(1)).toEqual([{ kind: 'clearedWire', dice: -1 }]);
  });

  it('name the card', () => {
    const card = { kind: 'card', card: cardOf('armor-assault'), dice: 1 };
    expect(modifiers(duel('armor', 'infantry'), 'F5', 'armor-assault')).toEqual([card]);
  });

  it('name what the attacker is', () => {
    expect(modifiers(duel('infantry jp', 'infantry'), 'F5')).toEqual([{ kind: 'bushido', dice: 1 }]);
    expect(modifiers(duel('tiger wittmann', 'infantry'), 'F5')).toEqual([{ kind: 'wittmann', dice: 1 }]);
    const river = { E5: 'river E-W' };
    expect(modifiers(duel('infantry boat', 'infantry', river), 'F5')).toEqual([{ kind: 'boat', dice: -1 }]);
  });

  it('name the cross-hairs a gun has laid, while it stays', () => {
    const guns: Setting = { allies: { E5: 'bigGun' }, axis: { H5: 'infantry', M9: 'infantry' } };
    const fired = readyToBattle({ ...guns, dice: ['grenade', 'star'] }, ['E5'], 'artillery-bombard');
    const state = play(fired, 'attack E5 H5').state;
    expect(attackForecast(...between(state, 'E5', 'H5')).lines[1]).toEqual({ kind: 'crosshair', dice: 1 });
    const elsewhere = attackForecast(...between(state, 'E5', 'H5'), { from: hexNamed(state, 'E3') });
    expect(elsewhere.lines).toHaveLength(1);
  });

  it('of an overrun leave out the card that does not help there', () => {
    const field: Setting = { allies: { E5: 'armor' }, axis: { F5: 'infantry 1', G5: 'infantry', M9: 'infantry' } };
    const ready = readyToBattle(field, ['E5'], 'close-assault');
    const [state, tank, next] = between(ready, 'E5', 'G5');
    const from = hexNamed(state, 'F5');
    expect(attackForecast(state, tank, next, { from }).dice).toBe(4);
    expect(attackForecast(state, tank, next, { from, overrun: true }).dice).toBe(3);
    const taken = play(withDice(ready, 'grenade', 'star', 'star', 'star'), 'attack E5 F5', 'take ground').state;
    expect(attackForecast(taken, tank, next, { overrun: true }).dice).toBe(3);
  });
});

describe('an attack from another hex', () => {
  it('is the attack after the move', () => {
    const start = ordered({ allies: { E5: 'mortarLate' }, axis: { I5: 'infantry', M9: 'infantry' } }, 'E5');
    const [state, mortar, target] = between(start, 'E5', 'I5');
    expect(attackForecast(state, mortar, target).dice).toBe(1);
    expect(attackForecast(state, mortar, target, { from: hexNamed(state, 'F5') }).dice).toBe(1);
    expect(attackForecast(state, mortar, target, { from: hexNamed(state, 'E3') }).dice).toBe(0);
    const moved = endMoves(play(state, 'move E5 F5').state);
    expect(attackForecast(moved, mortar, target).dice).toBe(1);
  });

  it.each(BATTLES)('is foreseen before every step: %s', (_name, file) => {
    let seen = 0;
    for (const seed of SEEDS)
      for (const { state, action, next } of randomBattle(file, {}, seed, DECISIONS)) {
        if (action.type !== 'moveUnit' || next.ground !== state.ground) continue;
        const after = next.units[action.unit];
        if (after.hex !== action.to || after.figures !== state.units[action.unit].figures || after.moved === 0)
          continue;
        for (const target of next.units) {
          if (target.side === after.side || !isOnBoard(target)) continue;
          const foreseen = attackForecast(state, after.id, target.id, { from: action.to });
          expect(foreseen).toEqual(attackForecast(next, after.id, target.id));
          seen += 1;
        }
      }
    expect(seen).toBeGreaterThan(0);
  });
});

function checkMoment({ state, events }: Moment, kinds: Set<string>): number {
  const world = worldOf(state, null);
  let seen = 0;
  for (const unit of state.units)
    for (const target of state.units) {
      if (unit.side === target.side || !isOnBoard(unit) || !isOnBoard(target)) continue;
      if (kindOf(unit).dice.length === 0) continue;
      for (const overrun of [false, true]) {
        const { lines, dice } = attackForecast(state, unit.id, target.id, { overrun });
        const sum = lines.reduce((total, line) => total + line.dice, 0);
        const pool = dicePool(world, unit, target, unit.hex, overrun);
        if (sum !== pool || dice !== pool) expect({ lines, dice }).toEqual(pool);
        for (const [at, line] of lines.entries()) {
          kinds.add(line.kind);
          if (at > 0 && line.dice === 0) expect(line).toBe('no line');
        }
        seen += 1;
      }
    }
  for (const event of events)
    if (event.type === 'attackDeclared' && event.reason === 'attack' && event.from === state.units[event.unit].hex) {
      const top = state.frames.at(-1);
      const overrun = top?.kind === 'attack' && top.step === 'overrun';
      expect(attackForecast(state, event.unit, event.target, { overrun }).dice).toBe(event.dice);
    }
  return seen;
}

describe('in whole battles', () => {
  it('the lines always add up to the dice', () => {
    const kinds = new Set<string>();
    for (const [name, file] of BATTLES)
      for (const seed of SEEDS) {
        let seen = 0;
        let at = 0;
        for (const moment of randomBattle(file, {}, seed, DECISIONS))
          if (at++ % 11 === 0 || moment.action.type === 'attack') seen += checkMoment(moment, kinds);
        expect([name, seen > 0]).toEqual([name, true]);
      }
    expect([...kinds]).toEqual(expect.arrayContaining(['range', 'card', 'ownTerrain', 'targetTerrain']));
  });
});
