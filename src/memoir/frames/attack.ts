// M44-RES-1…3, M44-AMBUSH-1, M44-NAT-BRIT, M44-GROUND-1, M44-GROUND-2, M44-OVERRUN-1, M44-OVERRUN-2, M44-BTL-7
import { NOBODY } from '../../engine/frames.ts';
import { directionTo, distance, type Hex } from '../../hex/board.ts';
import type { Action } from '../action.ts';
import { mayAmbush } from '../battle/ambush.ts';
import { AMBUSH } from '../cards/card.ts';
import { takeFromHand } from '../cards/playing.ts';
import { BATTLE_BACK_DICE, mayBattleBack } from '../battle/battle-back.ts';
import { mayOverrun } from '../battle/eligibility.ts';
import { sendBack } from '../battle/flags.ts';
import { canTakeGround, groundStops, moveOnSteps, moveOnTo, takeGround } from '../battle/ground.ts';
import { countHits, starsHit } from '../battle/hits.ts';
import { loseFigures } from '../battle/losses.ts';
import { dicePool } from '../battle/pool.ts';
import { addTargets } from '../battle/targets.ts';
import { countFace, rollDice } from '../dice.ts';
import { placeCrosshair } from '../movement/crosshairs.ts';
import { loseCamouflage, removeTerrain } from '../movement/relocate.ts';
import { NO_UNIT } from '../state.ts';
import { hexIs, IS } from '../terrain/terrain.ts';
import { ARMOR } from '../units/kinds.ts';
import { isOnBoard, kindOf, type Unit } from '../units/unit.ts';
import type { World } from '../world.ts';
import type { AttackFrame } from './frame.ts';
import { popFrame, type RulesOf } from './rules.ts';

function isClose(world: World, frame: AttackFrame): boolean {
  return distance(world.board, frame.from, frame.to) === 1;
}

function diceOf(world: World, frame: AttackFrame): number {
  const { units } = world.state;
  if (frame.reason === 'battleBack') return BATTLE_BACK_DICE;
  return dicePool(world, units[frame.attacker], units[frame.target], frame.from, frame.overrun);
}

function pushAttack(world: World, attacker: Unit, target: Unit, reason: AttackFrame['reason'], overrun: boolean): void {
  const frame: AttackFrame = {
    kind: 'attack',
    step: reason === 'attack' ? 'ambush' : 'roll',
    reason,
    attacker: attacker.id,
    target: target.id,
    from: attacker.hex,
    to: target.hex,
    overrun,
    hits: 0,
  };
  world.state.frames.push(frame);
  loseCamouflage(world, attacker);
  if (world.events !== null) {
    const dice = diceOf(world, frame);
    world.events.push({
      type: 'attackDeclared',
      unit: attacker.id,
      target: target.id,
      from: frame.from,
      to: frame.to,
      dice,
      reason,
    });
  }
}

/** One of the unit's battles; tanks are through the wire they stood on. */
export function beginBattle(world: World, attacker: Unit): void {
  attacker.battles += 1;
  world.state.turn.battler = attacker.id;
  if (kindOf(attacker).class === ARMOR && hexIs(world.terrain, attacker.hex, IS.wire))
    removeTerrain(world, attacker.hex, 'wire');
}

export function declareAttack(world: World, attacker: Unit, target: Unit, overrun: boolean): void {
  beginBattle(world, attacker);
  pushAttack(world, attacker, target, 'attack', overrun);
  world.air.reaction(world, 'attackDeclared', attacker);
}

/** The ambush is over: an attacker that is gone or was driven off does not attack. */
function afterAmbush(world: World, frame: AttackFrame): void {
  const attacker = world.state.units[frame.attacker];
  if (attacker.hex === frame.from && diceOf(world, frame) >= 1) {
    frame.step = 'roll';
    return;
  }
  popFrame(world);
  attacker.battles += 1;
  world.events?.push({ type: 'attackCancelled', unit: frame.attacker, target: frame.target });
}

function roll(world: World, frame: AttackFrame): void {
  const { units } = world.state;
  const attacker = units[frame.attacker];
  const target = units[frame.target];
  const faces = rollDice(world, diceOf(world, frame));
  const hits = countHits(faces, target, starsHit(attacker, target));
  world.events?.push({ type: 'diceRolled', side: attacker.side, faces, hits, reason: frame.reason, hex: frame.to });
  frame.step = 'afterFlags';
  frame.hits = hits;
  if (hits > 0) loseFigures(world, target, hits, 'attack');
  const flags = countFace(faces, 'flag');
  if (flags > 0 && isOnBoard(target)) frame.hits += sendBack(world, target, flags, true);
}

function afterFlags(world: World, frame: AttackFrame): void {
  const { units } = world.state;
  if (frame.hits > 0 && units[frame.target].hex === frame.to && isOnBoard(units[frame.attacker])) {
    placeCrosshair(world, units[frame.attacker], frame.to);
  }
  if (frame.reason === 'attack') frame.step = 'battleBack';
  else popFrame(world);
}

function mayTakeGround(world: World, frame: AttackFrame): boolean {
  if (world.state.unitAt[frame.to] !== NO_UNIT || !isClose(world, frame)) return false;
  const attacker = world.state.units[frame.attacker];
  return attacker.hex === frame.from && canTakeGround(world, attacker, frame.to);
}

function overrunOptions(world: World, frame: AttackFrame): Action[] {
  const attacker = world.state.units[frame.attacker];
  if (!mayOverrun(world, attacker)) return [];
  const targets: number[] = [];
  addTargets(world, attacker, 'any', true, targets);
  const out: Action[] = targets.map((target) => ({ type: 'overrun', target }));
  world.air.targets(world, attacker, 'any', true, out);
  return out;
}

/** What was attacked is gone and was no unit: its hex can be taken, and an overrun may follow. */
export function pursue(world: World, attacker: Unit, to: Hex): void {
  world.state.frames.push({
    kind: 'attack',
    step: 'ground',
    reason: 'attack',
    attacker: attacker.id,
    target: NO_UNIT,
    from: attacker.hex,
    to,
    overrun: false,
    hits: 0,
  });
}

function isAsked(world: World, frame: AttackFrame): boolean {
  const { units } = world.state;
  switch (frame.step) {
    case 'ambush':
      return isClose(world, frame) && mayAmbush(world, units[frame.target], units[frame.attacker]);
    case 'battleBack':
      return mayBattleBack(world, frame);
    case 'ground':
      return mayTakeGround(world, frame);
    case 'moveOn':
      return moveOnSteps(world, units[frame.attacker]).length > 0;
    case 'overrun':
      return overrunOptions(world, frame).length > 0;
    default:
      return false;
  }
}

const NEXT_STEP = {
  ambush: 'roll',
  afterAmbush: 'roll',
  roll: 'afterFlags',
  afterFlags: 'battleBack',
  battleBack: 'ground',
  ground: 'done',
  moveOn: 'overrun',
  overrun: 'done',
  done: 'done',
} as const;

function addOptions(world: World, frame: AttackFrame, out: Action[]): void {
  const { units, sides } = world.state;
  switch (frame.step) {
    case 'ambush':
      if (sides[units[frame.target].side].hand.includes(AMBUSH)) out.push({ type: 'playAmbush' });
      out.push({ type: 'declineAmbush' });
      return;
    case 'battleBack':
      out.push({ type: 'battleBack' }, { type: 'declineBattleBack' });
      return;
    case 'ground':
      out.push({ type: 'takeGround' }, { type: 'holdGround' });
      return;
    case 'moveOn':
      for (const to of moveOnSteps(world, units[frame.attacker])) out.push({ type: 'moveOn', to });
      out.push({ type: 'stayPut' });
      return;
    case 'overrun':
      out.push(...overrunOptions(world, frame), { type: 'declineOverrun' });
      return;
    default:
  }
}

function ambush(world: World, frame: AttackFrame): void {
  const { units, turn } = world.state;
  const defender = units[frame.target];
  takeFromHand(world, defender.side, AMBUSH);
  turn.ambushes += 1;
  frame.step = 'afterAmbush';
  world.events?.push({ type: 'ambushPlayed', side: defender.side, unit: defender.id, target: frame.attacker });
  pushAttack(world, defender, units[frame.attacker], 'ambush', false);
}

export const attack: RulesOf<'attack'> = {
  decider(world, frame) {
    if (!isAsked(world, frame)) return NOBODY;
    const asked = frame.step === 'ambush' || frame.step === 'battleBack' ? frame.target : frame.attacker;
    return world.state.units[asked].side;
  },
  options: addOptions,
  act(world, frame, action) {
    const { units } = world.state;
    const attacker = units[frame.attacker];
    switch (action.type) {
      case 'playAmbush':
        return ambush(world, frame);
      case 'battleBack':
        frame.step = 'ground';
        return pushAttack(world, units[frame.target], attacker, 'battleBack', false);
      case 'takeGround':
        frame.step = groundStops(world, attacker, frame.to) ? 'overrun' : 'moveOn';
        return takeGround(world, attacker, frame.to);
      case 'moveOn':
        frame.step = 'overrun';
        return moveOnTo(world, attacker, directionTo(world.board, attacker.hex, action.to));
      case 'overrun':
        popFrame(world);
        return declareAttack(world, attacker, units[action.target], true);
      default:
        frame.step = NEXT_STEP[frame.step];
    }
  },
  run(world, frame) {
    if (frame.step === 'afterAmbush') afterAmbush(world, frame);
    else if (frame.step === 'roll') roll(world, frame);
    else if (frame.step === 'afterFlags') afterFlags(world, frame);
    else if (frame.step === 'done') popFrame(world);
    else frame.step = NEXT_STEP[frame.step];
  },
};
