import { boardOf, type Hex } from '../../hex/board.ts';
import { sectionMask } from '../../hex/sections.ts';
import type { Action, State, View } from '../../memoir/index.ts';
import { reachOf, type Reach } from '../../memoir/movement/reach.ts';
import { INFANTRY } from '../../memoir/units/kinds.ts';
import { isOnBoard, kindOf } from '../../memoir/units/unit.ts';
import { airParts } from '../air/late.tsx';
import type { Choice, ChoiceKind } from '../board/model.ts';
import { actionText } from '../text/actions.ts';
import { t } from '../text/i18n.ts';
import { unitOn } from '../text/scene.ts';
import { capital } from '../text/sides.ts';
import { placeOf, type ActionPlace } from './action-place.ts';
import { diceOf, moveLabel } from './choice-words.ts';
import { AIRCRAFT } from './pieces.ts';
import { isAnswer, isRoll } from './rolls.ts';

/** What a click on a hex does. */
export type HexUse =
  /** One action, or the steps of a path. */
  | { readonly use: 'act'; readonly actions: readonly Action[] }
  /** Dice would be thrown: the first click takes aim, the second rolls. */
  | { readonly use: 'aim'; readonly action: Action }
  /** Several actions are possible there: they become buttons. */
  | { readonly use: 'ask'; readonly actions: readonly Action[] }
  | { readonly use: 'select'; readonly unit: number };

/** The legal actions sorted by where they are done. */
export interface Choices {
  /** The unit whose hexes are marked: the chosen one, or the only one there is. */
  readonly unit: number | null;
  /** The hexes of the aircraft are marked instead. */
  readonly isAircraft: boolean;
  readonly uses: ReadonlyMap<Hex, HexUse>;
  readonly marks: readonly Choice[];
  /** Where the unit can go, by hex. */
  readonly reaches: ReadonlyMap<Hex, Reach>;
  /** Actions of the chosen unit that have no hex of their own. */
  readonly unitActions: readonly Action[];
  /** Actions that are nowhere on the board. */
  readonly tableActions: readonly Action[];
}

export interface ChoiceInput {
  readonly view: View;
  readonly state: State;
  readonly legal: readonly Action[];
  readonly chosen: number | null;
  /** The action that was tapped once. */
  readonly aimed: Action | null;
  readonly confirmRolls: boolean;
}

export const NO_CHOICES: Choices = {
  unit: null,
  isAircraft: false,
  uses: new Map(),
  marks: [],
  reaches: new Map(),
  unitActions: [],
  tableActions: [],
};

/** How an action is marked on its hex. */
type MarkPlace = Pick<ActionPlace, 'kind' | 'from'>;

interface Placed {
  readonly action: Action;
  readonly hex: Hex | null;
  readonly kind: ChoiceKind;
}

interface Sorted {
  readonly byUnit: Map<number, Placed[]>;
  readonly byHex: Map<Hex, { actions: Action[]; place: MarkPlace }>;
  readonly tableActions: Action[];
}

/** Questions of yes or no, answered by a button or on the board. */
const ALSO_BUTTONS: ReadonlySet<Action['type']> = new Set([
  'takeGround',
  'battleBack',
  'chooseSection',
  'declareDogfight',
  'declareBombing',
  'rollRun',
  'rollDogfight',
  'rollBombing',
]);

/** A section is chosen by its button or by any of the units it would order. */
function sectionHexes(view: View, section: number): Hex[] {
  const board = boardOf(view.board);
  const { side } = view;
  return view.units
    .filter((unit) => unit.side === side && isOnBoard(unit) && kindOf(unit).class === INFANTRY)
    .map(({ hex }) => hex)
    .filter((hex) => (sectionMask(board, hex, view.rules.sides[side].top) & section) !== 0);
}

function sorted(view: View, legal: readonly Action[]): Sorted {
  const result: Sorted = { byUnit: new Map(), byHex: new Map(), tableActions: [] };
  const addTo = (hex: Hex, place: MarkPlace, action: Action) => {
    const there = result.byHex.get(hex) ?? { actions: [], place };
    there.actions.push(action);
    result.byHex.set(hex, there);
  };
  for (const action of legal) {
    const place = placeOf(view, action);
    const { unit, hex, kind } = place;
    if (action.type === 'chooseSection')
      for (const at of sectionHexes(view, action.section)) addTo(at, { kind: 'pick' }, action);
    if (unit !== null) {
      const own = result.byUnit.get(unit) ?? [];
      own.push({ action, hex, kind });
      result.byUnit.set(unit, own);
    } else if (hex !== null) addTo(hex, place, action);
    const isButton = ALSO_BUTTONS.has(action.type) && (unit === null || unit === AIRCRAFT);
    if (isButton || (unit === null && hex === null)) result.tableActions.push(action);
  }
  return result;
}

/** The chosen unit if it can still do something; else the only one that can; else the aircraft that waits off the map. */
function pieceInUse(byUnit: Sorted['byUnit'], chosen: number | null): number | null {
  if (chosen !== null && byUnit.has(chosen)) return chosen;
  if (byUnit.size === 1) return [...byUnit.keys()][0];
  const isWaiting = byUnit.get(AIRCRAFT)?.some(({ action }) => action.type === 'placeAircraft') ?? false;
  return isWaiting ? AIRCRAFT : null;
}

export function isSameAction(a: Action | null, b: Action): boolean {
  return a !== null && JSON.stringify(a) === JSON.stringify(b);
}

/** Done by a click on the target where only one unit can do it. */
const DIRECT: ReadonlySet<Action['type']> = new Set(['attack', 'attackAircraft']);

class Gathering {
  readonly uses = new Map<Hex, HexUse>();
  readonly marks: Choice[] = [];
  private readonly input: ChoiceInput;

  constructor(input: ChoiceInput) {
    this.input = input;
  }

  pick(unit: number): void {
    const { view } = this.input;
    const { hex, label } =
      unit === AIRCRAFT
        ? (airParts(view.rules.airRules)?.aircraftToPick(view) ?? { hex: -1, label: '' })
        : { hex: view.units[unit].hex, label: capital(unitOn(view, unit)) };
    if (hex < 0 || this.uses.has(hex)) return;
    this.uses.set(hex, { use: 'select', unit });
    this.marks.push({ hex, kind: 'pick', label });
  }

  /** Dice are aimed first, if the players want it so. */
  private useOf(action: Action): HexUse {
    const { state, confirmRolls } = this.input;
    const isAimedFirst = confirmRolls && !isAnswer(action) && isRoll(state, action);
    return isAimedFirst ? { use: 'aim', action } : { use: 'act', actions: [action] };
  }

  one(hex: Hex, { kind, from }: MarkPlace, action: Action): void {
    const { view, aimed } = this.input;
    const dice = diceOf(this.input, action);
    const note = dice === null ? {} : { note: t('table:diceNote', { number: dice }) };
    const label = actionText(view, action);
    this.uses.set(hex, this.useOf(action));
    const isAimed = isSameAction(aimed, action);
    this.marks.push({
      hex,
      kind: isAimed ? 'aimed' : kind,
      label: isAimed ? t('table:rollLabel', { action: label }) : label,
      ...note,
      ...(from === undefined ? {} : { from }),
    });
  }

  several(hex: Hex, kind: ChoiceKind, actions: readonly Action[]): void {
    this.uses.set(hex, { use: 'ask', actions });
    this.marks.push({ hex, kind, label: actionText(this.input.view, actions[0]) });
  }

  /** While no unit is chosen, an enemy that only one can attack is attacked by that one; it is not marked. */
  onlyAttackers(byUnit: Sorted['byUnit']): void {
    const attacks = [...byUnit.values()].flat().filter(({ action }) => DIRECT.has(action.type));
    for (const { action, hex } of attacks) {
      if (hex === null || this.uses.has(hex) || attacks.some((other) => other.hex === hex && other.action !== action))
        continue;
      this.uses.set(hex, this.useOf(action));
    }
  }

  go(unit: number, reach: Reach): void {
    const { hex, path, battle } = reach;
    this.uses.set(hex, { use: 'act', actions: path.map((to) => ({ type: 'moveUnit', unit, to })) });
    this.marks.push({
      hex,
      kind: battle === 'none' ? 'walk' : 'go',
      label: moveLabel(this.input.view, unit, reach),
    });
  }
}

/** Where the unit can go by any number of steps; the steps themselves are in the legal actions. */
function reachesOf(state: State, unit: number, own: readonly Placed[]): Map<Hex, Reach> {
  if (!own.some(({ action }) => action.type === 'moveUnit')) return new Map();
  return new Map(reachOf(state, unit).map((reach) => [reach.hex, reach]));
}

export function choicesOf(input: ChoiceInput): Choices {
  const { view, state, legal, aimed } = input;
  const { byUnit, byHex, tableActions } = sorted(view, legal);
  // Whoever takes aim is in use, also by a line of the list.
  const chosen = (aimed === null ? null : placeOf(view, aimed).unit) ?? input.chosen;
  const piece = pieceInUse(byUnit, chosen);
  const isAircraft = piece === AIRCRAFT;
  const unit = isAircraft ? null : piece;
  const own = piece === null ? [] : (byUnit.get(piece) ?? []);
  // A chosen aircraft may fly over units that could be chosen instead.
  const isOverflown = (id: number) =>
    chosen === AIRCRAFT && isAircraft && own.some(({ hex }) => hex !== null && hex === view.units[id]?.hex);
  const gathering = new Gathering(input);
  for (const id of byUnit.keys()) if (id !== piece && !isOverflown(id)) gathering.pick(id);
  for (const [hex, { actions, place }] of byHex) {
    if (actions.length === 1) gathering.one(hex, place, actions[0]);
    else gathering.several(hex, place.kind, actions);
  }
  const reaches = unit === null ? new Map<Hex, Reach>() : reachesOf(state, unit, own);
  if (unit !== null) for (const reach of reaches.values()) gathering.go(unit, reach);
  for (const { action, hex, kind } of own) {
    // A first step onto a hex where it may not stay is part of a path, unless it is the only way on.
    const isStep = action.type === 'moveUnit' && reaches.size > 0;
    if (hex !== null && !isStep && !(isAircraft && gathering.uses.has(hex))) gathering.one(hex, { kind }, action);
  }
  // What the aircraft rolls next is marked while nobody else is in use: the marks are those of one attacker.
  if (piece === null)
    for (const { action, hex, kind } of byUnit.get(AIRCRAFT) ?? [])
      if (hex !== null && kind === 'strike' && !gathering.uses.has(hex)) gathering.one(hex, { kind }, action);
  if (piece === null) gathering.onlyAttackers(byUnit);
  const unitActions = own.filter(({ hex }) => hex === null).map(({ action }) => action);
  return { unit, isAircraft, uses: gathering.uses, marks: gathering.marks, reaches, unitActions, tableActions };
}
