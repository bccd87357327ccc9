// Small battles with planes, played action by action as the table, the replay and the end screen see them.
import { apply, type GameEvent, type State } from '../../src/memoir/index.ts';
import { legalAction } from '../../src/scenarios/script.ts';
import type { GameStep } from '../../src/scenarios/statistics.ts';
import type { AirBeat } from '../../src/ui/air/motion/air-beats.ts';
import { beatsOf, type Beat } from '../../src/ui/table/motion/beats.ts';
import { position, type Setting } from '../support/kit.ts';

export interface Told {
  readonly first: State;
  readonly steps: readonly GameStep[];
  readonly state: State;
}

export interface Scene extends Setting {
  /** What is changed by hand before it begins. */
  readonly change?: (state: State) => State;
}

/** The end of a phase that has ended by itself is passed over. */
export function tell({ change = (state) => state, ...setting }: Scene, ...texts: string[]): Told {
  const first = change(position({ hands: { allies: ['direct-from-hq'], axis: [] }, ...setting }));
  const steps: GameStep[] = [];
  let state = first;
  for (const text of texts) {
    const action = legalAction(state, text);
    if (!action.ok && text.startsWith('end ')) continue;
    if (!action.ok) throw new Error(`${text}: ${JSON.stringify(action.error)}`);
    const { state: next, events } = apply(state, action.value);
    steps.push({ before: state, action: action.value, events });
    state = next;
  }
  return { first, steps, state };
}

/** What is seen of the last action. */
export function lastBeats({ steps }: Told): Beat[] {
  const { before, events } = steps[steps.length - 1];
  return beatsOf(events, before.units, before.air);
}

export function kinds(beats: readonly Beat[]): string[] {
  return beats.map((beat) => (beat.kind === 'air' ? beat.air.what : beat.kind));
}

export function planes(beats: readonly Beat[]): AirBeat[] {
  return beats.flatMap((beat) => (beat.kind === 'air' ? [beat.air] : []));
}

export function eventsOf({ steps }: Told): GameEvent[] {
  return steps.flatMap(({ events }) => [...events]);
}

const ORDER = ['play direct-from-hq', 'order plane', 'end orders'];

/** A Spitfire of the Allies over woods, with an enemy beside it. */
export const OVER_WOODS: Setting = {
  sides: { allies: { nation: 'brit' } },
  terrain: { C5: 'woods' },
  allies: { M1: 'infantry' },
  axis: { c6: 'infantry', A9: 'infantry' },
  airPack: { planes: { allies: 'spitfire C5' } },
};

export function checked(...dice: NonNullable<Setting['dice']>): Told {
  return tell({ ...OVER_WOODS, dice }, ...ORDER);
}

/** A P-40 that has flown over infantry, armor and a gun, by sortie. */
export function strafed(...dice: NonNullable<Setting['dice']>): Told {
  return tell(
    {
      allies: { M1: 'infantry' },
      axis: { D5: 'infantry', E5: 'armor', F5: 'artillery', A9: 'infantry' },
      airPack: { sorties: { allies: 1 }, planes: { allies: 'p40 C5' } },
      dice,
    },
    'fly sortie',
    'send plane',
    'end orders',
    'fly D5',
    'fly E5',
    'fly F5',
    'fly G5',
    'end flight',
    'strafe D5 F5',
  );
}

/** A Zero beside an enemy it dives on. */
export function dived(...dice: NonNullable<Setting['dice']>): Told {
  return tell(
    {
      sides: { axis: { nation: 'jp' } },
      turn: 'axis',
      allies: { F5: 'armor', M1: 'infantry' },
      axis: { A9: 'infantry' },
      hands: { axis: ['direct-from-hq'], allies: [] },
      airPack: { planes: { axis: 'zero E7' } },
      dice,
    },
    ...ORDER,
    'fly e6',
    'end flight',
    'dive F5',
  );
}

/** Infantry beside an airfield on which a plane stands and two more are ready. */
export function attacked(...dice: NonNullable<Setting['dice']>): Told {
  return tell(
    {
      terrain: { F5: 'airfield axis' },
      allies: { E5: 'infantry', M1: 'infantry' },
      axis: { A9: 'infantry' },
      airPack: { parked: { axis: ['me109 F5'] }, ready: { axis: { F5: 2 } } },
      dice,
    },
    'play direct-from-hq',
    'order E5',
    'end orders',
    'end movement',
    'attack E5 airfield F5',
  );
}
