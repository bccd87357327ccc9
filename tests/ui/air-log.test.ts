import { beforeAll, describe, expect, it } from 'vitest';
import { apply, view, type GameEvent, type State } from '../../src/memoir/index.ts';
import { legalAction } from '../../src/scenarios/script.ts';
import type { MemoirStep } from '../../src/store/memoir.ts';
import { loadAir } from '../../src/ui/air/late.tsx';
import { lastWords, logTurns, recapLines } from '../../src/ui/table/log.ts';
import { beatsOf } from '../../src/ui/table/motion/beats.ts';
import { advanced, opening, rested, settled } from '../../src/ui/table/motion/presentation.ts';
import { lengthOf, tempoOf } from '../../src/ui/table/motion/tempo.ts';
import { notesOf } from '../../src/ui/sound/score.ts';
import { hexNamed, position, type Setting } from '../support/kit.ts';

beforeAll(() => loadAir('new-flight-plan'));

interface Told {
  readonly first: State;
  readonly steps: readonly MemoirStep[];
  readonly state: State;
}

function tell(setting: Setting, ...texts: string[]): Told {
  const first = position(setting);
  const steps: MemoirStep[] = [];
  let state = first;
  for (const text of texts) {
    const action = legalAction(state, text);
    if (!action.ok) throw new Error(JSON.stringify(action.error));
    const { state: next, events } = apply(state, action.value);
    steps.push({ before: state, action: action.value, events, barrier: false, follows: false });
    state = next;
  }
  return { first, steps, state };
}

const SKY: Setting = {
  hands: { allies: ['direct-from-hq'], axis: [] },
  allies: { M1: 'infantry' },
  axis: { D5: 'infantry', E5: 'armor', A9: 'infantry' },
  air: { aircraft: { allies: { type: 'fighterBomber', hex: 'C5' } } },
};
const ORDER = ['play direct-from-hq', 'order aircraft', 'end orders'];
const RUN = ['fly D5', 'mark mg', 'fly E5', 'mark bomb', 'fly e6', 'end flight'];

function linesOf({ steps, state }: Told): string[] {
  return logTurns(steps, view(state, 0), null).flatMap(({ lines }) => lines.map(({ text }) => text));
}

function eventsOf({ steps }: Told): GameEvent[] {
  return steps.flatMap(({ events }) => events);
}

describe('the log of the air war', () => {
  it('tells a whole flight as one entry, with its markers and all its hexes', () => {
    const told = tell(SKY, ...ORDER, ...RUN);
    const [turn] = logTurns(told.steps, view(told.state, 0), null);
    expect(turn.lines[0].text).toBe(
      'American fighter-bomber on C5 (left flank) flies to e6 (centre); markers: MG on D5, bomb on E5',
    );
    expect(turn.lines[0].hexes).toEqual(['C5', 'D5', 'E5', 'e6'].map((hex) => hexNamed(told.state, hex)));
    expect(turn.lines.filter(({ text }) => text.includes('flies'))).toHaveLength(1);
  });

  it('says of the last click what it did, not the whole flight again', () => {
    const told = tell(SKY, ...ORDER, 'fly D5', 'mark mg');
    expect(lastWords(told.steps, view(told.state, 0))).toBe(
      'American fighter-bomber on D5 (left flank) lays an MG marker',
    );
  });

  it('recaps a run for the other side: the flight, the dice and what they did', () => {
    const dice: Setting['dice'] = ['infantry', 'grenade'];
    const told = tell({ ...SKY, dice }, ...ORDER, ...RUN, 'roll run', 'roll run');
    const recap = recapLines(told.steps, view(told.state, 1)).map(({ text }) => text);
    expect(recap).toEqual([
      'Allies play Direct from HQ',
      'American fighter-bomber on C5 (left flank) flies to e6 (centre); markers: MG on D5, bomb on E5',
      'Allies: attack run on D5, 1 hit (infantry)',
      'German infantry on D5 loses 1 figure, 3 left',
      'Allies: attack run on E5, 1 hit (grenade)',
      'German armor on E5 loses 1 figure, 2 left',
    ]);
  });

  it('names the roll that confirms a hit and what came of it', () => {
    const fire: Setting = {
      ...SKY,
      allies: { D3: 'artillery', M1: 'infantry' },
      air: { aircraft: { axis: { type: 'fighter', hex: 'F3' } } },
      dice: ['grenade', 'star', 'star', 'star', 'flag'],
    };
    const told = tell(fire, 'play direct-from-hq', 'order D3', 'end orders', 'end movement', 'D3 fires at aircraft');
    expect(linesOf(told)).toContain('Allies: confirmation over F3, driven off (flag)');
    expect(linesOf(told)).toContain('German fighter on F3 is driven off');
  });
});

const TEMPO = tempoOf('normal', false);

describe('what is seen of the air war', () => {
  it('is one flight over all hexes, with each marker dropped when the aircraft is there', () => {
    const told = tell(SKY, ...ORDER, ...RUN);
    const beats = beatsOf(eventsOf(told), told.first.units, told.first.air).flatMap((beat) =>
      beat.kind === 'air' ? [beat.air] : [],
    );
    const hex = (label: string) => hexNamed(told.state, label);
    expect(beats).toEqual([
      { what: 'flight', side: 0, path: ['C5', 'D5', 'E5', 'e6'].map(hex), enters: false },
      { what: 'marker', side: 0, hex: hex('D5'), ammunition: 'mg', after: 1 },
      { what: 'marker', side: 0, hex: hex('E5'), ammunition: 'bomb', after: 2 },
    ]);
    if (TEMPO !== null) expect(lengthOf([{ kind: 'air', air: beats[0] }], TEMPO)).toBe(3 * TEMPO.stride);
  });

  it('holds the board back for dice alone: a flight never delays a click', () => {
    const told = tell(SKY, ...ORDER, 'fly D5');
    const before = { state: told.steps[told.steps.length - 1].before, steps: told.steps.slice(0, -1) };
    const flown = advanced(opening(before), { state: told.state, steps: told.steps }, TEMPO);
    expect(flown.shown.state).toBe(told.state);
    expect(flown.acts).toHaveLength(1);
  });

  it('shows both rolls at an aircraft one after the other, then the verdict, and a click goes to the result', () => {
    const fight: Setting = {
      ...SKY,
      dice: ['grenade', 'star', 'star', 'grenade'],
      air: { aircraft: { allies: { type: 'fighter', hex: 'C5' }, axis: { type: 'bomber', hex: 'F7' } } },
      axis: { A9: 'infantry' },
    };
    const told = tell(fight, ...ORDER, 'fly c6', 'fly D7', 'fly E7', 'end flight', 'declare dogfight', 'roll dogfight');
    const at = told.steps.length - 1;
    const before = { state: told.steps[at].before, steps: told.steps.slice(0, at) };
    const thrown = advanced(opening(before), { state: told.state, steps: told.steps }, TEMPO);
    expect(thrown.shown.state).toBe(before.state);
    expect(thrown.acts[0].rolls.map(({ reason }) => reason)).toEqual(['dogfight', 'confirmation']);
    expect(thrown.cue.lead).toMatchObject([{ kind: 'air', air: { what: 'dogfight' } }]);
    const second = rested(thrown);
    expect(second.cue.thrown?.reason).toBe('confirmation');
    const end = rested(second);
    expect(end.shown.state).toBe(told.state);
    expect(settled(thrown).shown.state).toBe(told.state);
    const kinds = end.acts[0].beats.map((beat) => (beat.kind === 'air' ? beat.air.what : beat.kind));
    expect(kinds.slice(0, 6)).toEqual(['dogfight', 'roll', 'roll', 'verdict', 'lost', 'medal']);
  });

  it('is heard: engines and guns with the dice, the fall after them', () => {
    const run = { kind: 'air', air: { what: 'run', side: 0, from: 1, hex: 2, ammunition: 'mg' } } as const;
    const lost = { what: 'lost', side: 1, aircraft: 'bomber', hex: 2, onTheGround: false } as const;
    const roll = {
      kind: 'roll',
      side: 0,
      faces: ['flag'],
      marks: ['plain'],
      hits: 0,
      hex: 2,
      reason: 'attackRun',
    } as const;
    const sounds = (heard: Parameters<typeof notesOf>[0]) => notesOf(heard).map(({ sound }) => sound);
    expect(sounds({ thrown: roll, lead: [run], settled: [] })).toEqual(['dice', 'engine', 'machineGun']);
    expect(sounds({ thrown: null, settled: [run, roll, { kind: 'air', air: lost }] })).toEqual(['crash']);
  });
});
