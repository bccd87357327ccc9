import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { view } from '../../src/memoir/index.ts';
import { statisticsOf } from '../../src/scenarios/statistics.ts';
import { loadAir } from '../../src/ui/air/late.tsx';
import { AirNumbers } from '../../src/ui/air-pack/end/AirNumbers.tsx';
import { airCardPlayed, airHandOf } from '../../src/ui/air-pack/replay/sortie-cards.ts';
import { stepMarks } from '../../src/ui/replay/step-marks.ts';
import { airSayings } from '../../src/ui/text/air-sayings.ts';
import { rollText } from '../../src/ui/text/events.ts';
import { hexNamed } from '../support/kit.ts';
import { attacked, checked, dived, eventsOf, strafed, tell, type Told } from './air-pack-told.ts';

beforeAll(() => loadAir('air-pack'));
afterEach(cleanup);

function marksOf(told: Told) {
  return stepMarks(told.steps, told.steps.length, told.state);
}

describe('the replay of sorties', () => {
  it('draws the flight so far, step by step', () => {
    const told = strafed('star', 'star', 'star');
    const at = told.steps.findLastIndex(({ action }) => action.type === 'flyTo') + 1;
    const hexes = ['C5', 'D5', 'E5', 'F5', 'G5'].map((hex) => hexNamed(told.state, hex));
    expect(stepMarks(told.steps, at, told.steps[at].before).paths).toEqual([
      { hexes, kind: 'course', startCounts: false },
    ]);
  });

  it('points from the plane or the gun at what is struck', () => {
    for (const [told, from, to] of [
      [dived('star', 'star'), 'e6', 'F5'],
      [strafed('star', 'star', 'star'), 'G5', 'F5'],
      [attacked('star', 'star', 'star'), 'E5', 'F5'],
    ] as const)
      expect(marksOf(told).arrow).toEqual({ from: hexNamed(told.state, from), to: hexNamed(told.state, to) });
  });

  it('marks the hex of an air check', () => {
    const told = checked('star', 'star', 'star');
    expect(marksOf(told).highlights).toContainEqual({ hex: hexNamed(told.state, 'C5'), kind: 'danger' });
  });

  it('lays the sortie cards open, and the one that was laid beside a section card', () => {
    const setting = { airPack: { sorties: { allies: 2 } }, hands: { allies: ['attack-centre'], axis: [] } } as const;
    const told = tell({ ...setting, hands: { allies: ['attack-centre'], axis: [] } }, 'lay sortie');
    expect(airHandOf(told.first, 0).map(({ title }) => title)).toEqual(['Air Sortie', 'Air Sortie']);
    expect(airHandOf(told.first, 1)).toEqual([]);
    expect(airCardPlayed(told.first, 0)).toBeNull();
    expect(airCardPlayed(told.state, 0)?.title).toBe('Air Sortie');
    expect(airCardPlayed(told.state, 1)).toBeNull();
  });
});

describe('the words beside the last dice', () => {
  it('say what both rolls of an air check came to', () => {
    const outcome = (told: Told) => airSayings('air-pack')?.outcome(eventsOf(told)) ?? null;
    expect(outcome(checked('star', 'star', 'flag'))).toBe('The Spitfire flies on');
    expect(outcome(checked('grenade', 'star', 'flag'))).toBe('The Spitfire is lost');
    expect(outcome(dived('star', 'star'))).toBeNull();
  });

  it('name the roll', () => {
    const told = checked('grenade', 'star', 'flag');
    const roll = eventsOf(told).find(({ type }) => type === 'diceRolled');
    if (roll?.type !== 'diceRolled') throw new Error('no roll');
    expect(rollText(view(told.state, 0), roll)).toBe('Allies: air check over C5, 1 grenade');
  });
});

describe('the numbers of the air war', () => {
  const sidesOf = ({ steps, state }: Told) => statisticsOf(steps, state).sides;

  it('count sorties, targets, hits and what was to be expected', () => {
    const told = strafed('star', 'infantry', 'armor');
    expect(sidesOf(told)[0]).toMatchObject({ sorties: 1, airChecks: 0, strafed: 3, strafeHits: 1, planesLost: 0 });
    render(<AirNumbers statistics={statisticsOf(told.steps, told.state)} steps={told.steps} players={['', '']} />);
    // Stars, grenades and the own symbol: four, three and two faces of six.
    const row = screen.getByRole('rowheader', { name: 'hits to be expected' }).closest('tr');
    expect(row?.textContent).toContain('1.5');
    expect(screen.queryByRole('rowheader', { name: 'Kamikaze dives' })).toBeNull();
  });

  it('count air checks by their dice and their losses', () => {
    const [allies, axis] = sidesOf(checked('grenade', 'star', 'flag'));
    expect(allies).toMatchObject({ planeOrders: 1, airChecks: 1, checkDice: 3, checksLost: 1, planesLost: 1 });
    expect(axis).toMatchObject({ airChecks: 0, planesDestroyed: 0, planesLost: 0 });
  });

  it('count dives that struck, and all that burned on an airfield', () => {
    expect(sidesOf(dived('grenade', 'star'))[1]).toMatchObject({ dives: 1, divesThatHit: 1, planesLost: 1 });
    expect(sidesOf(dived('star', 'star'))[1]).toMatchObject({ dives: 1, divesThatHit: 0, planesLost: 1 });
    const [allies, axis] = sidesOf(attacked('grenade', 'star', 'star'));
    expect(allies.planesDestroyed).toBe(3);
    expect(axis.planesLost).toBe(3);
  });
});
