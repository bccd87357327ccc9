import { hexLabel } from '../../src/hex/labels.ts';
import { boardOf, type BoardName } from '../../src/hex/board.ts';
import { shuffle } from '../../src/engine/random.ts';
import type { Front } from '../../src/memoir/air/front.ts';
import { airRulesOf } from '../../src/memoir/air/index.ts';
import { apply, decider, legalActions, type Action, type GameEvent, type State } from '../../src/memoir/index.ts';
import { cardOf, type CardId } from '../../src/memoir/cards/card.ts';
import { deckCards } from '../../src/memoir/cards/decks.ts';
import type { Face } from '../../src/memoir/dice.ts';
import { medalsOf } from '../../src/memoir/medals/medals.ts';
import type { RuleChoices } from '../../src/memoir/scenario.ts';
import { setUpTable, startPlay } from '../../src/memoir/setup.ts';
import { SIDE_NAMES, type Side, type SideName } from '../../src/memoir/side.ts';
import type { Unit } from '../../src/memoir/units/unit.ts';
import { actionText, readAction } from '../../src/scenarios/action-text.ts';
import { readScenario } from '../../src/scenarios/scenario-file.ts';
import { airPackOptions, setUpAirPack, type AirPackSetting } from './air-pack.ts';
import { airOptions, setUpAir, type AirSetting } from './air.ts';
import { hexNamed } from './hexes.ts';

export { hexNamed } from './hexes.ts';

type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** A small battle, written tersely: what is not said is open ground, full strength and plain rules. */
export interface Setting {
  board?: BoardName;
  face?: 'country' | 'beach' | 'winter' | 'desert';
  date?: string;
  front?: Front;
  terrain?: Record<string, Json>;
  axis?: Record<string, Json>;
  allies?: Record<string, Json>;
  mines?: Record<string, Json>;
  objectives?: Json[];
  exits?: Record<string, Json>;
  special?: Record<string, Json>;
  sides?: Partial<Record<SideName, Record<string, Json>>>;
  choices?: RuleChoices;
  /** Whose turn it is; the Allies if nothing is said. */
  turn?: SideName;
  /** Hands, by card id; what is not given stays in the deck. */
  hands?: Partial<Record<SideName, CardId[]>>;
  /** Next cards of the deck, first one on top. */
  deckTop?: CardId[];
  lastCard?: Partial<Record<SideName, CardId>>;
  dice?: Face[];
  seed?: number | string;
  /** With it the battle is fought by the rules of New Flight Plan. */
  air?: AirSetting;
  /** With it by the rules of Air Pack. */
  airPack?: AirPackSetting;
}

const CORNERS: Record<BoardName, Record<SideName, string>> = {
  standard: { axis: 'A9', allies: 'M1' },
  breakthrough: { axis: 'A17', allies: 'M1' },
  overlord: { axis: 'A9', allies: 'Z1' },
};

function sideFile(setting: Setting, name: SideName): Json {
  const edge = name === 'axis' ? 'top' : 'bottom';
  return { nation: name === 'axis' ? 'ger' : 'us', hand: 5, medals: 9, edge, ...setting.sides?.[name] };
}

/** A side that is not mentioned gets one unit far away in its corner. */
function unitsOf(setting: Setting, name: SideName): Json {
  return setting[name] ?? { [CORNERS[setting.board ?? 'standard'][name]]: 'infantry' };
}

function takeCards(deck: number[], ids: readonly CardId[]): number[] {
  return ids.map((id) => {
    const at = deck.indexOf(cardOf(id));
    if (at < 0) throw new Error(`The deck has no ${id} left`);
    return deck.splice(at, 1)[0];
  });
}

/** The state in which the side whose turn it is must play a card. */
export function position(setting: Setting): State {
  const turn = setting.turn ?? 'allies';
  const front = setting.front ?? setting.air?.front;
  const file = {
    format: 'airfield44/scenario',
    version: 1,
    name: 'Test',
    date: setting.date ?? '1944-06-10',
    ...(front && { front }),
    board: setting.board ?? 'standard',
    face: setting.face ?? 'country',
    sides: { axis: sideFile(setting, 'axis'), allies: sideFile(setting, 'allies') },
    first: turn,
    terrain: setting.terrain ?? {},
    units: { axis: unitsOf(setting, 'axis'), allies: unitsOf(setting, 'allies') },
    ...(setting.mines && { mines: setting.mines }),
    ...(setting.objectives && { objectives: setting.objectives }),
    ...(setting.exits && { exits: setting.exits }),
    ...(setting.special && { special: setting.special }),
  };
  const scenario = readScenario(file);
  if (!scenario.ok) throw new Error(JSON.stringify(scenario.error));
  const state = setUpTable(scenario.value, choicesOf(setting), setting.seed ?? 1);
  dealCards(state, setting);
  state.queuedDice.push(...(setting.dice ?? []));
  startPlay(state, scenario.value);
  if (setting.air !== undefined) setUpAir(state, setting.air);
  if (setting.airPack !== undefined) setUpAirPack(state, setting.airPack);
  return state;
}

function choicesOf({ choices, air, airPack }: Setting): RuleChoices {
  if (airPack !== undefined) return { airRules: 'air-pack', air: airPackOptions(airPack), ...choices };
  return air === undefined ? (choices ?? {}) : { airRules: 'new-flight-plan', air: airOptions(air), ...choices };
}

function dealCards(state: State, setting: Setting): void {
  const deck = airRulesOf(state.rules.airRules).commandDeck(
    deckCards(state.rules.deck, state.rules.airPowerAsBombard),
    state.rules,
  );
  const hands = SIDE_NAMES.map((name) => takeCards(deck, setting.hands?.[name] ?? []));
  const top = takeCards(deck, setting.deckTop ?? []);
  shuffle(state.random, 'deck', deck);
  state.deck = [...deck, ...top.toReversed()];
  SIDE_NAMES.forEach((name, side) => {
    const filler = setting.hands?.[name] === undefined ? takeCards(state.deck, ['probe-centre', 'attack-centre']) : [];
    state.sides[side].hand = [...hands[side], ...filler];
    const last = setting.lastCard?.[name];
    if (last !== undefined) state.sides[side].lastCard = cardOf(last);
  });
}

export interface Played {
  state: State;
  events: GameEvent[];
}

export function legal(state: State): string[] {
  return legalActions(state).map((action) => actionText(state, action));
}

function actionFor(state: State, text: string): Action {
  const actions = legalActions(state);
  const read = readAction(state, text, actions);
  if (!read.ok) throw new Error(`'${text}': ${JSON.stringify(read.error)}\nlegal: ${legal(state).join(', ')}`);
  const wanted = actionText(state, read.value);
  const action = actions.find((other) => actionText(state, other) === wanted);
  if (action === undefined) throw new Error(`'${text}' is not legal now. Legal: ${legal(state).join(', ')}`);
  return action;
}

/** Plays actions written as text; an illegal one fails the test and lists the legal ones. */
export function play(state: State, ...texts: string[]): Played {
  const events: GameEvent[] = [];
  let now = state;
  for (const text of texts) {
    const next = apply(now, actionFor(now, text));
    now = next.state;
    events.push(...next.events);
  }
  return { state: now, events };
}

/** Dice for the rolls to come. */
export function withDice(state: State, ...faces: Face[]): State {
  return { ...state, queuedDice: [...state.queuedDice, ...faces] };
}

/** The same position with the unit on a hex down to so many figures. */
export function weakened(state: State, label: string, figures: number): State {
  const hex = hexNamed(state, label);
  return { ...state, units: state.units.map((unit) => (unit.hex === hex ? { ...unit, figures } : unit)) };
}

export function unitAt(state: State, label: string): Unit | undefined {
  return state.units.find((unit) => unit.hex === hexNamed(state, label));
}

export function figuresAt(state: State, label: string): number {
  return unitAt(state, label)?.figures ?? 0;
}

export function labelOf(state: State, hex: number): string {
  return hexLabel(boardOf(state.board), hex);
}

export function medals(state: State, side: SideName): number {
  return medalsOf(state, SIDE_NAMES.indexOf(side) as Side);
}

export function deciderName(state: State): SideName | null {
  const side = decider(state);
  return side === null ? null : SIDE_NAMES[side];
}

export function eventsOf<T extends GameEvent['type']>(played: Played, type: T): Extract<GameEvent, { type: T }>[] {
  return played.events.filter((event): event is Extract<GameEvent, { type: T }> => event.type === type);
}

/** Number of dice of the last attack declared. */
export function diceThrown(played: Played): number[] {
  return eventsOf(played, 'diceRolled').map((event) => event.faces.length);
}
