import type { GameEvent, State } from '../../../memoir/index.ts';
import type { Unit } from '../../../memoir/units/unit.ts';
import { beatsOf, type Beat, type Roll } from './beats.ts';
import { lengthOf, type Tempo } from './tempo.ts';

/** What has to be known of a match to show how it went on. */
export interface Played {
  readonly state: State;
  readonly steps: readonly { readonly before: State; readonly events: readonly GameEvent[] }[];
}

/** What is seen of one action, or of several that came together. */
export interface Act {
  readonly id: number;
  readonly beats: readonly Beat[];
  readonly rolls: readonly Roll[];
  /** The units as they were before it. */
  readonly units: readonly Unit[];
  readonly before: State;
  readonly tempo: Tempo;
  /** The roll that tumbles now; when all have come to rest, their number. */
  readonly rolling: number;
}

/** What can be heard at one moment. */
export interface Cue {
  readonly id: number;
  readonly thrown: Roll | null;
  /** What led to the dice that are thrown now. */
  readonly lead: readonly Beat[];
  /** Milliseconds before they are thrown. */
  readonly wait: number;
  readonly settled: readonly Beat[];
}

export interface Show<M> {
  /** The match as it is. */
  readonly match: M;
  /** The match as the board shows it: dice that still tumble keep it back. */
  readonly shown: M;
  /** The last of them, those before the newest still running or long over. */
  readonly acts: readonly Act[];
  readonly cue: Cue;
}

/** Beats that run on while the next ones have begun; older ones are dropped. */
const ACTS_AT_ONCE = 3;

export function opening<M extends Played>(match: M): Show<M> {
  return { match, shown: match, acts: [], cue: { id: 0, thrown: null, lead: [], settled: [], wait: 0 } };
}

export function isRolling({ rolling, rolls }: Act): boolean {
  return rolling < rolls.length;
}

/** An attack after an ambush, a battle back after an attack, a second roll: something else than more of the same. */
export function isAnswered(roll: Roll, next: Roll): boolean {
  return roll.side !== next.side || roll.reason !== next.reason;
}

/** Dice wait for what is read before them: an air check says whose dice fall, and for what. */
export function waitBefore({ beats, rolls, tempo }: Pick<Act, 'beats' | 'rolls' | 'tempo'>, roll: number): number {
  const before = beats.slice(0, beats.indexOf(rolls[roll])).at(-1);
  return before?.kind === 'air' && before.air.what === 'check' ? tempo.tumble : 0;
}

/** How long the roll on its way is seen before anything else happens; 0: there is none. */
export function rollTime<M>({ acts }: Show<M>): number {
  const act = acts.at(-1);
  if (act === undefined || !isRolling(act)) return 0;
  const { rolls, rolling, tempo } = act;
  const isLast = rolling + 1 === rolls.length;
  return (
    waitBefore(act, rolling) +
    tempo.tumble +
    (isLast || !isAnswered(rolls[rolling], rolls[rolling + 1]) ? 0 : tempo.answer)
  );
}

/** The roll on its way, if there is one. */
export function rollOf<M>({ acts }: Show<M>): Roll | null {
  const act = acts.at(-1);
  return act === undefined || !isRolling(act) ? null : act.rolls[act.rolling];
}

/** The steps by which the match went on; none after undo, a jump or another game. */
function newSteps(from: Played, to: Played): Played['steps'] {
  const steps = to.steps.slice(from.steps.length);
  if (steps.length === 0 || steps[0].before !== from.state) return [];
  const turns = steps.flatMap(({ events }) => events).filter(({ type }) => type === 'turnStarted').length;
  return turns > 1 ? [] : steps;
}

function cueFor(show: Show<unknown>, thrown: Roll | null, beats: readonly Beat[]): Cue {
  return { id: show.cue.id + 1, thrown, lead: [], settled: beats, wait: 0 };
}

/** Dice leave the hand, after what came since the dice before them. */
function throwCue(show: Show<unknown>, act: Pick<Act, 'beats' | 'rolls' | 'tempo'>, roll: number): Cue {
  const { beats, rolls } = act;
  const before = beats.slice(0, beats.indexOf(rolls[roll]));
  const last = before.findLastIndex(({ kind }) => kind === 'roll');
  const wait = waitBefore(act, roll);
  return { id: show.cue.id + 1, thrown: rolls[roll], lead: before.slice(last + 1), settled: [], wait };
}

/** Straight to the end of the dice. */
export function settled<M>(show: Show<M>): Show<M> {
  const act = show.acts.at(-1);
  if (act === undefined || !isRolling(act)) return show;
  return {
    ...show,
    shown: show.match,
    acts: [...show.acts.slice(0, -1), { ...act, rolling: act.rolls.length }],
    cue: cueFor(show, null, act.beats),
  };
}

/** The roll on its way has come to rest: the next one, or the result. */
export function rested<M>(show: Show<M>): Show<M> {
  const act = show.acts.at(-1);
  if (act === undefined || act.rolling + 1 >= act.rolls.length) return settled(show);
  const rolling = act.rolling + 1;
  return {
    ...show,
    acts: [...show.acts.slice(0, -1), { ...act, rolling }],
    cue: throwCue(show, act, rolling),
  };
}

/** The match went on, back or elsewhere. Without a tempo nothing is seen of the way. */
export function advanced<M extends Played>(show: Show<M>, match: M, tempo: Tempo | null): Show<M> {
  if (match.state === show.match.state) return { ...show, match, shown: rollOf(show) === null ? match : show.shown };
  const steps = newSteps(show.match, match);
  if (steps.length === 0) return { ...opening(match), cue: cueFor(show, null, []) };
  const [{ before }] = steps;
  const { units } = before;
  const beats = beatsOf(
    steps.flatMap(({ events }) => events),
    units,
    before.air,
  );
  const rolls = beats.filter((beat) => beat.kind === 'roll');
  // What was playing is finished at once, so that nothing ever lags behind.
  const { acts } = settled(show);
  if (tempo === null) return { match, shown: match, acts: [], cue: cueFor(show, rolls.at(-1) ?? null, beats) };
  const act = { id: show.cue.id + 1, beats, rolls, units, before, tempo, rolling: 0 };
  const seen = lengthOf(beats, tempo) > 0;
  const isHeld = rolls.length > 0;
  return {
    match,
    shown: isHeld ? show.match : match,
    acts: seen ? [...acts.slice(1 - ACTS_AT_ONCE), act] : acts,
    cue: isHeld ? throwCue(show, act, 0) : cueFor(show, null, beats),
  };
}
