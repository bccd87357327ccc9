import { apply, type Action, type GameEvent, type State } from '../../src/memoir/index.ts';
import { DIE, FACES, type Face } from '../../src/memoir/dice.ts';

/** What came of all rolls together, each with its chance. */
export interface Outcome {
  kill: number;
  retreat: number;
  mayRetreat: number;
  losses: number[];
}

interface Run {
  readonly state: State;
  readonly events: readonly GameEvent[];
}

const CHANCE = new Map<Face, number>(
  FACES.map((face) => [face, DIE.filter((side) => side === face).length / DIE.length]),
);

/** The action with these dice first; nobody ambushes. */
function run(state: State, action: Action, dice: readonly Face[]): Run {
  const declared = apply({ ...state, queuedDice: [...dice] }, action);
  const top = declared.state.frames.at(-1);
  if (top?.kind !== 'attack' || top.step !== 'ambush') return declared;
  const rolled = apply(declared.state, { type: 'declineAmbush' });
  return { state: rolled.state, events: [...declared.events, ...rolled.events] };
}

function ofThisRoll(event: GameEvent): boolean {
  if (event.type === 'diceRolled') return event.reason === 'tiger';
  return event.type !== 'unitRetreated' && event.type !== 'phaseStarted' && event.type !== 'turnEnded';
}

/** The first roll of the action and all that belongs to it, up to the first step back. */
function resolution(events: readonly GameEvent[]): readonly GameEvent[] {
  const start = events.findIndex(({ type }) => type === 'diceRolled');
  if (start < 0) throw new Error('No dice were thrown');
  const rest = events.slice(start + 1);
  const end = rest.findIndex((event) => !ofThisRoll(event));
  return events.slice(start, end < 0 ? undefined : start + 1 + end);
}

function diceIn(events: readonly GameEvent[]): number {
  return events.reduce((sum, event) => sum + (event.type === 'diceRolled' ? event.faces.length : 0), 0);
}

function book(outcome: Outcome, { state, events }: Run, target: number, chance: number): void {
  let lost = 0;
  let dead = false;
  for (const event of resolution(events)) {
    if (event.type === 'figuresLost' && event.unit === target) lost += event.count;
    if (event.type === 'unitEliminated' && event.unit === target) dead = true;
  }
  outcome.losses[lost] += chance;
  if (dead) {
    outcome.kill += chance;
    return;
  }
  const top = state.frames.at(-1);
  const asked = top?.kind === 'retreat' && top.unit === target;
  const gone = events.some((event) => event.type === 'unitRetreated' && event.unit === target);
  if (gone || (asked && top.owed > 0)) outcome.retreat += chance;
  else if (asked) outcome.mayRetreat += chance;
}

/** Plays the action once for every way its dice, and a Tiger's second dice, can fall. */
export function everyRoll(state: State, action: Action, target: number): Outcome {
  const losses = Array.from({ length: state.units[target].figures + 1 }, () => 0);
  const outcome: Outcome = { kill: 0, retreat: 0, mayRetreat: 0, losses };
  const branch = (dice: readonly Face[], chance: number): void => {
    const played = run(state, action, dice);
    if (diceIn(resolution(played.events)) <= dice.length) return book(outcome, played, target, chance);
    for (const [face, share] of CHANCE) branch([...dice, face], chance * share);
  };
  branch([], 1);
  return outcome;
}
