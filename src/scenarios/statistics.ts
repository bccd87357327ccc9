// What a game was like, told from its events alone.
import type { Hex } from '../hex/board.ts';
import type { Card } from '../memoir/cards/card.ts';
import { DIE, FACES, type Face } from '../memoir/dice.ts';
import type { GameEvent, MedalSource } from '../memoir/event.ts';
import { medalsOf } from '../memoir/medals/medals.ts';
import { SIDES, type Side } from '../memoir/side.ts';
import type { State } from '../memoir/state.ts';
import { countInTheAir, noAirCounts, type AirCounts } from './statistics-air.ts';
import { luckOf, type Luck } from './statistics-luck.ts';
import { rollsOf, type GameStep, type Roll } from './statistics-rolls.ts';

export type { GameStep, Roll } from './statistics-rolls.ts';
export type { Luck, LuckWord } from './statistics-luck.ts';

/** A medal won or lost again. */
export interface MedalChange {
  /** The step it came with. */
  readonly step: number;
  readonly turn: number;
  readonly side: Side;
  /** Below zero: lost. */
  readonly count: number;
  readonly source: MedalSource;
  readonly hex: Hex;
  /** The medals of the side after it, at most what it needs. */
  readonly total: number;
}

export interface FaceCount {
  readonly face: Face;
  readonly rolled: number;
  readonly expected: number;
}

export interface SideStatistics extends Readonly<AirCounts> {
  readonly turns: number;
  /** All dice this player threw, by face. */
  readonly dice: number;
  readonly faces: readonly FaceCount[];
  /** Rolls against units: how many, and how many of them hit. */
  readonly attacks: number;
  readonly attacksThatHit: number;
  readonly luck: Luck;
  /** The most rolls against units in a row that hit, and that did not. */
  readonly hitStreak: number;
  readonly missStreak: number;
  /** The roll with the most hits; the first of several. */
  readonly best: Roll | null;
  readonly figuresLost: number;
  /** By index of the unit kind. */
  readonly lostByKind: ReadonlyMap<number, number>;
  readonly figuresRestored: number;
  readonly unitsLost: number;
  readonly unitsExited: number;
  /** Units driven back, and the hexes they gave up. */
  readonly retreats: number;
  readonly hexesRetreated: number;
  readonly cards: readonly Card[];
  readonly ambushes: number;
  readonly groundTaken: number;
  readonly overruns: number;
  readonly medals: number;
}

export interface Statistics {
  /** Of the first and the last moment. */
  readonly firstTurn: number;
  readonly lastTurn: number;
  readonly actions: number;
  readonly medalsAtStart: readonly [number, number];
  readonly medals: readonly MedalChange[];
  readonly sides: readonly [SideStatistics, SideStatistics];
}

interface Counts extends AirCounts {
  turns: number;
  figuresLost: number;
  figuresRestored: number;
  unitsLost: number;
  unitsExited: number;
  retreats: number;
  hexesRetreated: number;
  ambushes: number;
  groundTaken: number;
  overruns: number;
  readonly lostByKind: Map<number, number>;
  readonly cards: Card[];
}

function noCounts(): Counts {
  return {
    turns: 0,
    figuresLost: 0,
    figuresRestored: 0,
    unitsLost: 0,
    unitsExited: 0,
    retreats: 0,
    hexesRetreated: 0,
    ambushes: 0,
    groundTaken: 0,
    overruns: 0,
    lostByKind: new Map(),
    cards: [],
    ...noAirCounts(),
  };
}

interface Tally {
  readonly counts: readonly [Counts, Counts];
  /** Units that have gone back since the last dice: further hexes belong to the same retreat. */
  readonly goingBack: Set<number>;
}

function count({ counts, goingBack }: Tally, { units }: State, event: GameEvent): void {
  switch (event.type) {
    case 'turnStarted':
      counts[event.side].turns += 1;
      break;
    case 'diceRolled':
      goingBack.clear();
      countInTheAir(counts, event);
      break;
    case 'figuresLost': {
      const { side, kind } = units[event.unit];
      counts[side].figuresLost += event.count;
      counts[side].lostByKind.set(kind, (counts[side].lostByKind.get(kind) ?? 0) + event.count);
      break;
    }
    case 'figuresRestored':
      counts[units[event.unit].side].figuresRestored += event.count;
      break;
    case 'unitEliminated':
      counts[units[event.unit].side].unitsLost += 1;
      break;
    case 'unitExited':
      counts[units[event.unit].side].unitsExited += 1;
      break;
    case 'unitRetreated': {
      const own = counts[units[event.unit].side];
      own.hexesRetreated += 1;
      if (!goingBack.has(event.unit)) own.retreats += 1;
      goingBack.add(event.unit);
      break;
    }
    case 'groundTaken':
      counts[units[event.unit].side].groundTaken += 1;
      break;
    case 'ambushPlayed':
      counts[event.side].ambushes += 1;
      break;
    case 'cardPlayed':
      if (event.as !== 'discard') counts[event.side].cards.push(event.card);
      break;
    default:
      countInTheAir(counts, event);
  }
}

function countsOf(steps: readonly GameStep[], first: State): readonly [Counts, Counts] {
  const counts = [noCounts(), noCounts()] as const;
  // The first turn has begun before the first action, without an event.
  if (first.turn.number > 0) counts[first.turn.side].turns += 1;
  const tally: Tally = { counts, goingBack: new Set() };
  for (const { before, action, events } of steps) {
    if (action.type === 'overrun') counts[before.turn.side].overruns += 1;
    for (const event of events) count(tally, before, event);
  }
  return counts;
}

/** Every change of the medals, with the total after it. */
function medalChanges(steps: readonly GameStep[], first: State): MedalChange[] {
  const changes: MedalChange[] = [];
  const totals = SIDES.map((side) => medalsOf(first, side));
  let turn = first.turn.number;
  steps.forEach(({ events }, step) => {
    for (const event of events) {
      if (event.type === 'turnStarted') turn = event.number;
      if (event.type !== 'medalGained' && event.type !== 'medalLost') continue;
      const { side, source, hex } = event;
      const change = event.type === 'medalGained' ? event.count : -event.count;
      totals[side] += change;
      const total = Math.min(totals[side], first.rules.sides[side].medalsToWin);
      changes.push({ step, turn, side, count: change, source, hex, total });
    }
  });
  return changes;
}

function longestRun(rolls: readonly Roll[], wanted: (roll: Roll) => boolean): number {
  let longest = 0;
  let run = 0;
  for (const roll of rolls) {
    run = wanted(roll) ? run + 1 : 0;
    longest = Math.max(longest, run);
  }
  return longest;
}

function facesOf(rolls: readonly Roll[]): FaceCount[] {
  const all = rolls.flatMap(({ faces }) => faces);
  return FACES.map((face) => ({
    face,
    rolled: all.filter((one) => one === face).length,
    expected: (all.length * DIE.filter((one) => one === face).length) / DIE.length,
  }));
}

function bestOf(rolls: readonly Roll[]): Roll | null {
  let best: Roll | null = null;
  for (const roll of rolls) if (roll.hits > (best?.hits ?? 0)) best = roll;
  return best;
}

function rollStatistics(rolls: readonly Roll[]) {
  const attacks = rolls.filter(({ chance }) => chance !== null);
  const throws = attacks.map(({ faces, chance, hits }) => ({ dice: faces.length, chance: chance ?? 0, hits }));
  return {
    dice: rolls.reduce((sum, { faces }) => sum + faces.length, 0),
    faces: facesOf(rolls),
    attacks: attacks.length,
    attacksThatHit: attacks.filter(({ hits }) => hits > 0).length,
    luck: luckOf(throws),
    hitStreak: longestRun(attacks, ({ hits }) => hits > 0),
    missStreak: longestRun(attacks, ({ hits }) => hits === 0),
    best: bestOf(attacks),
  };
}

/** `last` is the moment after the last step. */
export function statisticsOf(steps: readonly GameStep[], last: State): Statistics {
  const first = steps.length === 0 ? last : steps[0].before;
  const rolls = rollsOf(steps);
  const counts = countsOf(steps, first);
  const sideOf = (side: Side): SideStatistics => ({
    ...counts[side],
    ...rollStatistics(rolls.filter((roll) => roll.side === side)),
    medals: medalsOf(last, side),
  });
  return {
    firstTurn: first.turn.number,
    lastTurn: last.turn.number,
    actions: steps.length,
    medalsAtStart: [medalsOf(first, 0), medalsOf(first, 1)],
    medals: medalChanges(steps, first),
    sides: [sideOf(0), sideOf(1)],
  };
}
