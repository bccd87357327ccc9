import type { Hex } from '../../hex/board.ts';
import type { GameEvent } from '../../memoir/index.ts';
import type { State } from '../../memoir/state.ts';
import type { GameStep } from '../../scenarios/statistics.ts';
import { airParts } from '../air/late.tsx';
import type { Arrow, Highlight, Path } from '../board/model.ts';

/** What is drawn on the board for one step: who struck whom, who went where, what was hit. */
export interface StepMarks {
  readonly arrow: Arrow | null;
  readonly paths: readonly Path[];
  readonly highlights: readonly Highlight[];
  /** Where to look. */
  readonly hex: Hex | null;
}

export const NO_MARKS: StepMarks = { arrow: null, paths: [], highlights: [], hex: null };

interface Way {
  readonly unit: number;
  readonly from: Hex;
  readonly to: Hex;
}

function waysOf(events: readonly GameEvent[]): Way[] {
  return events.filter(
    (event) => event.type === 'unitMoved' || event.type === 'unitRetreated' || event.type === 'groundTaken',
  );
}

/** The whole way of a unit that is led hex by hex, from the steps before this one. */
function walkBefore(steps: readonly GameStep[], index: number): Way[] {
  const { action } = steps[index];
  if (action.type !== 'moveUnit') return [];
  let start = index;
  for (; start > 0; start--) {
    const earlier = steps[start - 1].action;
    if (earlier.type !== 'moveUnit' || earlier.unit !== action.unit) break;
  }
  return steps.slice(start, index).flatMap(({ events }) => waysOf(events));
}

function pathsOf(ways: readonly Way[]): Path[] {
  const hexesByUnit = new Map<number, Hex[]>();
  for (const { unit, from, to } of ways) {
    const hexes = hexesByUnit.get(unit);
    if (hexes === undefined) hexesByUnit.set(unit, [from, to]);
    else hexes.push(to);
  }
  return [...hexesByUnit.values()].map((hexes) => ({ hexes, kind: 'done' }));
}

/** The attack that was declared, or the one that went on after an ambush was not played. */
function arrowOf({ before, events }: GameStep): Arrow | null {
  const declared = events.findLast((event) => event.type === 'attackDeclared');
  if (declared !== undefined) return { from: declared.from, to: declared.to };
  if (!events.some((event) => event.type === 'diceRolled' && event.reason === 'attack')) return null;
  const open = before.frames.findLast((frame) => frame.kind === 'attack');
  return open === undefined ? null : { from: open.from, to: open.to };
}

function highlightsOf(events: readonly GameEvent[]): Highlight[] {
  const kinds = new Map<Hex, Highlight['kind']>();
  for (const event of events) {
    if (event.type === 'unitOrdered') kinds.set(event.hex, 'log');
    else if (event.type === 'diceRolled' || event.type === 'figuresLost' || event.type === 'unitEliminated')
      kinds.set(event.hex, 'danger');
    else if (event.type === 'figuresRestored' || event.type === 'terrainPlaced' || event.type === 'terrainRemoved')
      kinds.set(event.hex, 'log');
  }
  return [...kinds].filter(([hex]) => hex >= 0).map(([hex, kind]) => ({ hex, kind }));
}

/** The marks of the step that led to the moment after so many actions; `after` is that moment. */
export function stepMarks(steps: readonly GameStep[], at: number, after: State | null = null): StepMarks {
  if (at === 0) return NO_MARKS;
  const step = steps[at - 1];
  const air = after === null ? undefined : airParts(after.rules.airRules)?.airStep(step.events, after);
  const arrow = arrowOf(step) ?? air?.arrow ?? null;
  const ways = pathsOf([...walkBefore(steps, at - 1), ...waysOf(step.events)]);
  const paths = air === undefined ? ways : [...ways, ...air.paths];
  const highlights = [...highlightsOf(step.events), ...(air?.highlights ?? [])];
  return { arrow, paths, highlights, hex: arrow?.to ?? paths[0]?.hexes.at(-1) ?? highlights[0]?.hex ?? null };
}
