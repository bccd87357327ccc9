import { describe, expect, it } from 'vitest';
import { whyNoTarget, type NoTargetReason } from '../../src/memoir/battle/forecast.ts';
import type { CardId } from '../../src/memoir/cards/card.ts';
import type { State } from '../../src/memoir/index.ts';
import { play, position, unitAt, type Setting } from '../support/kit.ts';
import { endMoves, readyToBattle } from '../battle/firing.ts';
import { BATTLES, randomBattle, type Moment } from '../battle/random-battle.ts';
import { ordered } from '../units/drill.ts';

function why(state: State, from: string, to: string): NoTargetReason | null {
  return whyNoTarget(state, unitAt(state, from)?.id ?? -1, unitAt(state, to)?.id ?? -1);
}

/** Why the ordered unit on E5 cannot attack the enemy on a hex. */
function whyNot(setting: Setting, target: string, card?: CardId): NoTargetReason | null {
  return why(readyToBattle(setting, ['E5', 'K5'], card), 'E5', target);
}

/** Another pair that fights, so that the battle phase goes on. */
const PAIR = { allies: { K5: 'infantry' }, axis: { L5: 'infantry' } };

function duel(attacker: string, at: string, target = 'infantry', terrain: Record<string, string> = {}): Setting {
  return { allies: { E5: attacker, ...PAIR.allies }, axis: { [at]: target, ...PAIR.axis }, terrain };
}

/** The unit on E5 moves; why can it not attack H5 then? */
function afterMoving(kind: string, path: string[], terrain: Record<string, string> = {}): NoTargetReason | null {
  const start = ordered({ ...duel(kind, 'H5'), terrain }, 'E5', 'K5');
  const stops = ['E5', ...path];
  const moved = path.reduce((state, to, i) => play(state, `move ${stops[i]} ${to}`).state, start);
  return why(moved, stops[path.length], 'H5');
}

describe('why a unit cannot attack', () => {
  it('nothing stands in the way', () => {
    expect(whyNot(duel('infantry', 'F5'), 'F5')).toBeNull();
    expect(whyNot(duel('infantry', 'H5'), 'H5')).toBeNull();
  });

  it('the target', () => {
    expect(whyNot(duel('infantry', 'I5'), 'I5')).toBe('outOfRange');
    expect(whyNot(duel('infantry', 'H5', 'infantry', { F5: 'woods', G5: 'woods' }), 'H5')).toBe('noSight');
    expect(whyNot(duel('infantry', 'H5', 'infantry', { H5: 'wadi E-W' }), 'H5')).toBe('wadi');
    expect(whyNot(duel('infantry', 'H5', 'infantry camouflaged'), 'H5')).toBe('camouflaged');
    expect(whyNot(duel('infantry', 'H5', 'infantry', { H5: 'woods' }), 'H5')).toBe('noDice');
    expect(whyNot(duel('sniper', 'H5', 'armor'), 'H5')).toBe('cannotHarm');
    expect(whyNot(duel('sniper', 'F5', 'armor'), 'F5')).toBe('cannotHarm');
  });

  it('another enemy next to it, even one it cannot harm', () => {
    const near = { ...duel('infantry', 'F5'), axis: { F5: 'infantry', E7: 'infantry', ...PAIR.axis } };
    expect(whyNot(near, 'E7')).toBe('adjacentEnemy');
    const sniper = { ...duel('sniper', 'F5'), axis: { F5: 'armor', E7: 'infantry', ...PAIR.axis } };
    expect(whyNot(sniper, 'E7')).toBe('adjacentEnemy');
  });

  it('the night', () => {
    const setting: Setting = { ...duel('artillery', 'H5'), special: { night: 'dawn' } };
    const dice = ['flag', 'flag', 'flag', 'flag'] as const;
    expect(whyNot({ ...setting, dice: [...dice] }, 'H5')).toBe('night');
  });

  it('its order', () => {
    const two = { allies: { E5: 'infantry', H5: 'infantry' }, axis: { E7: 'infantry', H7: 'infantry' } };
    const state = readyToBattle({ ...two, dice: ['star', 'star'] }, ['E5']);
    expect(why(state, 'H5', 'H7')).toBe('notOrdered');
    expect(why(state, 'E7', 'E5')).toBe('notOrdered');
    expect(why(state, 'E5', 'H5')).toBe('notEnemy');
    const both = readyToBattle({ ...two, dice: ['star', 'star'] }, ['E5', 'H5']);
    expect(why(play(both, 'attack E5 E7').state, 'E5', 'E7')).toBe('hasBattled');
    const wide: Setting = { ...two, board: 'breakthrough', hands: { allies: ['recon-centre'], axis: [] } };
    const moving = play(position(wide), 'play recon-centre', 'order E5', 'order H5 on the move').state;
    expect(why(endMoves(moving), 'H5', 'H7')).toBe('onTheMove');
  });

  it('the card', () => {
    const far = { allies: { E5: 'infantry', K5: 'infantry' }, axis: { E7: 'infantry', L5: 'infantry' } };
    expect(whyNot(far, 'E7', 'close-assault')).toBe('notOrdered');
    const dug = play(position({ ...far, hands: { allies: ['dig-in'], axis: [] } }), 'play dig-in', 'order E5').state;
    expect(why(dug, 'E5', 'E7')).toBe('cardForbids');
    const three: Setting = {
      allies: { E5: 'infantry', G5: 'infantry', ...PAIR.allies },
      axis: { F5: 'infantry 1', E7: 'infantry', ...PAIR.axis },
      dice: ['grenade', 'star', 'star', 'star'],
    };
    const close = play(readyToBattle(three, [], 'close-assault'), 'attack G5 F5', 'hold ground').state;
    expect(why(close, 'E5', 'E7')).toBe('closeAssaultOnly');
  });

  it('its move', () => {
    expect(afterMoving('infantry', ['F5'])).toBeNull();
    expect(afterMoving('infantry', ['F5', 'e6'])).toBe('movedTooFar');
    expect(afterMoving('artillery', ['F5'])).toBe('movedTooFar');
    expect(afterMoving('infantry jp', ['F5', 'e6'])).toBe('movedTooFar');
    expect(afterMoving('infantry', ['F5'], { F5: 'town' })).toBe('barredByEntry');
    expect(afterMoving('armor', ['F5'], { F5: 'marsh' })).toBe('bogged');
  });

  it('its hex, and its weapons', () => {
    const fight = { ...PAIR.axis, F5: 'infantry' };
    const at = (kind: string, ground: string): NoTargetReason | null =>
      why(
        readyToBattle({ allies: { ...PAIR.allies, E5: kind }, axis: fight, terrain: { E5: ground } }, ['E5', 'K5']),
        'E5',
        'F5',
      );
    expect(at('infantry', 'ocean')).toBe('barredHere');
    expect(at('armor', 'trenches')).toBe('barredHere');
    expect(at('aircraftCarrier', 'ocean')).toBe('unarmed');
  });

  it('work it did instead', () => {
    const wired: Setting = {
      allies: { ...PAIR.allies, E5: 'infantry' },
      axis: { ...PAIR.axis, F5: 'infantry' },
      terrain: { E5: 'wire' },
    };
    const state = play(readyToBattle(wired, ['E5', 'K5']), 'remove wire E5').state;
    expect(why(state, 'E5', 'F5')).toBe('acted');
  });

  it('a unit that is gone', () => {
    const state = readyToBattle({ ...duel('infantry', 'F5', 'infantry 1'), dice: ['grenade', 'star', 'star'] }, ['E5']);
    const [unit, target] = [unitAt(state, 'E5')?.id ?? -1, unitAt(state, 'F5')?.id ?? -1];
    expect(whyNoTarget(play(state, 'attack E5 F5').state, unit, target)).toBe('offMap');
  });
});

/** The pairs that may fight now: all attacks of the battle phase, or all overruns of one unit. */
function legalPairs({ state, actions }: Moment): { units: readonly number[]; pairs: Set<string> } | null {
  const top = state.frames.at(-1);
  const pairs = new Set<string>();
  if (top?.kind === 'battle') {
    for (const action of actions) if (action.type === 'attack') pairs.add(`${action.unit} ${action.target}`);
    return { units: state.units.map(({ id }) => id), pairs };
  }
  if (top?.kind !== 'attack' || top.step !== 'overrun') return null;
  for (const action of actions) if (action.type === 'overrun') pairs.add(`${top.attacker} ${action.target}`);
  return { units: [top.attacker], pairs };
}

describe('in whole battles', () => {
  it('there is a reason exactly where there is no attack', () => {
    const reasons = new Set<NoTargetReason | null>();
    let overruns = 0;
    for (const [name, file] of BATTLES)
      for (const seed of [31, 32, 33, 34, 35, 36])
        for (const moment of randomBattle(file, {}, seed, 500)) {
          const legal = legalPairs(moment);
          if (legal === null) continue;
          if (legal.units.length === 1) overruns += 1;
          for (const unit of legal.units)
            for (const target of moment.state.units) {
              const reason = whyNoTarget(moment.state, unit, target.id);
              reasons.add(reason);
              const attackable = legal.pairs.has(`${unit} ${target.id}`);
              if (attackable !== (reason === null))
                expect({ name, unit, target: target.id, reason }).toBe(attackable ? 'legal' : 'not legal');
            }
        }
    expect(overruns).toBeGreaterThan(0);
    expect(reasons.size).toBeGreaterThan(12);
  });
});
