// M44-TURN-3, M44-NAT-RU, M44-CARD-AIRSTRIKE, M44-DIFF-20
import type { Action, PlayMode } from '../action.ts';
import { AMBUSH, COUNTER_ATTACK, isRecon, NO_CARD, type Card } from '../cards/card.ts';
import { mayStrikeWith, playCard as layCard, takeFromHand } from '../cards/playing.ts';
import { playAction } from '../shared-actions.ts';
import type { Side } from '../side.ts';
import type { World } from '../world.ts';
import { never, popFrame, type RulesOf } from './rules.ts';

/** Cards of the hand, each kind once, in the order of the card list. */
export function kindsInHand(world: World, side: Side): Card[] {
  const { hand } = world.state.sides[side];
  let held = 0;
  for (let i = 0; i < hand.length; i++) held |= 1 << hand[i];
  const kinds: Card[] = [];
  for (let card = 0; held !== 0; card++, held >>>= 1) if (held & 1) kinds.push(card);
  return kinds;
}

function mayStrike(world: World, side: Side, card: Card): boolean {
  return mayStrikeWith(world, side, card) && world.air.mayPlay(world, side, card, 'airPower');
}

function addModes(world: World, side: Side, card: Card, out: Action[]): void {
  if (world.air.mayPlay(world, side, card, 'printed')) out.push(playAction(card));
  if (mayStrike(world, side, card)) out.push({ type: 'playCard', card, as: 'airPower' });
  world.air.playModes(world, side, card, out);
}

/** Red Army: a card goes under the chip and the one there is played; Recon 1 and Counter-Attack may come from the hand. */
function addChipOptions(world: World, side: Side, kinds: readonly Card[], out: Action[]): void {
  const { chip } = world.state.sides[side];
  for (const card of kinds) {
    if (card === AMBUSH) continue;
    if (world.air.mayPlay(world, side, chip, 'printed')) out.push({ type: 'placeChip', card, as: 'printed' });
    if (mayStrike(world, side, chip)) out.push({ type: 'placeChip', card, as: 'airPower' });
    if (isRecon(card) || card === COUNTER_ATTACK) addModes(world, side, card, out);
  }
}

function placeChip(world: World, side: Side, card: Card, as: PlayMode): void {
  const own = world.state.sides[side];
  const played = own.chip;
  takeFromHand(world, side, card);
  own.chip = card;
  world.events?.push({ type: 'chipPlaced', side, card, seenBy: side });
  layCard(world, side, played, as);
}

/** From the hand, or from under the chip when there is nothing to put there. */
function takeCard(world: World, side: Side, card: Card): void {
  const own = world.state.sides[side];
  if (own.hand.includes(card)) takeFromHand(world, side, card);
  else own.chip = NO_CARD;
}

function addCards(world: World, side: Side, out: Action[]): void {
  const kinds = kindsInHand(world, side);
  if (world.state.sides[side].chip !== NO_CARD) addChipOptions(world, side, kinds, out);
  else for (const card of kinds) if (card !== AMBUSH) addModes(world, side, card, out);
  const { chip } = world.state.sides[side];
  if (out.length === 0 && chip !== NO_CARD) addModes(world, side, chip, out);
  world.air.insteadOfCard(world, side, out);
  if (out.length > 0) return;
  if (kinds.length > 0) out.push({ type: 'playCard', card: AMBUSH, as: 'discard' });
  else out.push({ type: 'passTurn' });
}

export const playCard: RulesOf<'playCard'> = {
  decider: (_world, frame) => frame.side,
  options(world, frame, out) {
    addCards(world, frame.side, out);
    world.air.beforeCard(world, frame.side, out);
  },
  act(world, frame, action) {
    const { side } = frame;
    popFrame(world);
    if (action.type === 'placeChip') placeChip(world, side, action.card, action.as);
    else if (action.type === 'playCard') {
      takeCard(world, side, action.card);
      layCard(world, side, action.card, action.as);
    } else world.state.sides[side].lastCard = NO_CARD;
  },
  run: never,
};

/** Before the first turn a card goes under the chip. */
export const commissar: RulesOf<'commissar'> = {
  decider: (world, frame) => (kindsInHand(world, frame.side).some((card) => card !== AMBUSH) ? frame.side : -1),
  options(world, frame, out) {
    for (const card of kindsInHand(world, frame.side))
      if (card !== AMBUSH) out.push({ type: 'placeChip', card, as: 'printed' });
  },
  act(world, frame, action) {
    if (action.type !== 'placeChip') return;
    takeFromHand(world, frame.side, action.card);
    world.state.sides[frame.side].chip = action.card;
    world.events?.push({ type: 'chipPlaced', side: frame.side, card: action.card, seenBy: frame.side });
    popFrame(world);
  },
  run: popFrame,
};
