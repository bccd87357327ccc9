import { boardOf } from '../hex/board.ts';
import { airRulesOf } from '../memoir/air/index.ts';
import { AIR_SORTIE, CARD_IDS, NO_CARD, type Card } from '../memoir/cards/card.ts';
import { deckCards } from '../memoir/cards/decks.ts';
import { decider, legalActions } from '../memoir/index.ts';
import type { Rules } from '../memoir/rules.ts';
import { NO_UNIT, type State } from '../memoir/state.ts';
import { OFF_MAP } from '../memoir/units/unit.ts';
import { dealtSorties, sortiesOnTable } from './air-pack/sortie-cards.ts';
import { notLoaded } from './air-loaded.ts';
import { checkAir } from './check-air.ts';
import type { Fault } from './fault.ts';
import { note, type Reading } from './reading.ts';

/** What does not fit together in an exact state that has the right shape; with no fault it can be played. */
export function checkState(state: State): readonly Fault[] {
  const missing = notLoaded('rules.airRules', state.rules.airRules);
  if (missing.length > 0) return missing;
  const reading: Reading = { board: boardOf(state.board), faults: [] };
  checkUnits(reading, state);
  checkHexes(reading, state);
  checkFrames(reading, state);
  const amiss = cardsAmiss(state.rules, cardsOf(state));
  if (amiss !== undefined) note(reading, 'deck', amiss);
  checkAir(reading, state);
  const medals = state.rules.objectives.length + state.rules.emptySections.length;
  if (state.objectives.length !== medals)
    note(reading, 'objectives', `expected one holder for each of ${medals} medals`);
  if (reading.faults.length === 0) checkDecision(reading, state);
  return reading.faults;
}

function checkUnits(reading: Reading, state: State): void {
  const { size } = reading.board;
  if (state.ground.pieces.length !== size) note(reading, 'ground.pieces', `expected the pieces of ${size} hexes`);
  if (state.unitAt.length !== size) note(reading, 'unitAt', `expected ${size} hexes`);
  state.units.forEach((unit, at) => {
    const path = `units[${at}]`;
    if (unit.id !== at) note(reading, `${path}.id`, `expected ${at}, its place in the list`);
    if (unit.hex >= size) note(reading, `${path}.hex`, 'is not on the board');
    else if (unit.hex !== OFF_MAP && state.unitAt[unit.hex] !== at)
      note(reading, `${path}.hex`, "does not agree with 'unitAt'");
    if (unit.figures > unit.fullStrength) note(reading, `${path}.figures`, 'are more than its full strength');
    if (unit.hex !== OFF_MAP && unit.figures === 0)
      note(reading, `${path}.figures`, 'a unit on the board needs a figure');
  });
  state.unitAt.forEach((id, hex) => {
    if (id !== NO_UNIT && state.units[id]?.hex !== hex) note(reading, `unitAt[${hex}]`, "does not agree with 'units'");
  });
}

function checkHexes(reading: Reading, state: State): void {
  const { size } = reading.board;
  const { rules } = state;
  const lists: readonly [string, readonly number[]][] = [
    ['mines', state.mines.map(({ hex }) => hex)],
    ['crosshairs', state.crosshairs.map(({ hex }) => hex)],
    ['capturedHeadquarters', state.capturedHeadquarters],
    ['rules.objectives', rules.objectives.flatMap(({ hexes }) => hexes)],
    ['rules.suddenDeath', rules.suddenDeath.flatMap(({ hexes }) => hexes)],
    ['rules.sides', rules.sides.flatMap(({ exits, airStrikeHexes }) => [...exits, ...airStrikeHexes])],
  ];
  for (const [path, hexes] of lists)
    if (hexes.some((hex) => hex >= size)) note(reading, path, 'names a hex off the board');
}

function checkFrames(reading: Reading, state: State): void {
  const { turn, frames, units } = state;
  if (frames.length === 0 || frames[0].kind !== 'turn') note(reading, 'frames', "expected a 'turn' at the bottom");
  const named = [turn.mover, turn.battler, ...state.crosshairs.map(({ gun }) => gun)];
  if (named.some((id) => id >= units.length)) note(reading, 'turn', 'names a unit that does not exist');
  frames.forEach((frame, at) => {
    const ids = Object.entries(frame).flatMap(([key, value]) =>
      UNIT_KEYS.has(key) ? (value as number | number[]) : [],
    );
    if (ids.some((id) => id >= units.length)) note(reading, `frames[${at}]`, 'names a unit that does not exist');
  });
}

const UNIT_KEYS: ReadonlySet<string> = new Set(['unit', 'attacker', 'target', 'targets', 'tried']);

/** A state can look right and still be one that no battle reaches; then asking it for its decision fails. */
function checkDecision(reading: Reading, state: State): void {
  try {
    const side = decider(state);
    if (side === null || (side >= 0 && legalActions(state).length > 0)) return;
    note(reading, 'frames', 'nobody can decide anything here');
  } catch {
    note(reading, 'frames', 'this is not a moment that can come up in a battle');
  }
}

/** Every command card of the battle, wherever it lies. */
export function cardsOf(state: State): Card[] {
  const cards = [...state.deck, ...state.discard, state.turn.card];
  for (const { hand, chip } of state.sides) cards.push(...hand, chip);
  for (const frame of state.frames) if (frame.kind === 'keepCard') cards.push(...frame.cards);
  for (let i = 0; i < state.turn.ambushes; i++) cards.push(CARD_IDS.indexOf('ambush'));
  cards.push(...sortiesOnTable(state));
  return cards.filter((card) => card !== NO_CARD);
}

/** With the sortie cards that are dealt beside it. */
export function fullDeck(rules: Rules): Card[] {
  const deck = airRulesOf(rules.airRules).commandDeck(deckCards(rules.deck, rules.airPowerAsBombard), rules);
  const [allies, axis] = dealtSorties(rules);
  return [...deck, ...Array.from({ length: allies + axis }, () => AIR_SORTIE)];
}

/** Which card there is too often or not often enough. */
function cardsAmiss(rules: Rules, cards: readonly Card[]): string | undefined {
  const balance = CARD_IDS.map(() => 0);
  for (const card of fullDeck(rules)) balance[card]++;
  for (const card of cards) balance[card]--;
  const card = balance.findIndex((count) => count !== 0);
  if (card === -1) return undefined;
  const amiss = balance[card];
  return `the cards on the table are not the ${rules.deck} deck: ${CARD_IDS[card]} is there ${Math.abs(amiss)} times too ${amiss < 0 ? 'often' : 'few'}`;
}
