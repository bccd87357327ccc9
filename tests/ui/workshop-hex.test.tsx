import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { useStore } from 'zustand';
import { boardOf } from '../../src/hex/board.ts';
import { drawingTable, HAND, lookAtHex, selectHexes, takeTool } from '../../src/store/drawing-table.ts';
import { workshop } from '../../src/store/workshop.ts';
import { loadAirWords, loadWords } from '../../src/ui/text/i18n.ts';
import { HexInspector } from '../../src/ui/workshop/panels/HexInspector.tsx';
import { emptyPlan, type Plan } from '../../src/workshop/plan.ts';
import { PLAIN_DEEDS, stepText } from '../../src/ui/workshop/step-words.ts';
import { planNow, steps } from './open-plan.ts';

const BOARD = boardOf('standard');
const at = (label: string) => BOARD.labels.indexOf(label);

const PLAN: Plan = {
  ...emptyPlan('A small battle'),
  pieces: {
    [at('D5')]: [{ id: 'river', links: 9 }, { id: 'bridge' }],
    [at('F5')]: [{ id: 'bunker', owner: 1 }],
    [at('G5')]: [{ id: 'hospital' }],
  },
  units: {
    [at('F5')]: { side: 1, kind: 'infantry', nation: null, figures: null, traits: [], idleUntil: 0 },
  },
  mines: { [at('E5')]: { side: 1, decoy: false } },
  objectives: [{ hexes: [at('H5'), at('I5')], side: 0, need: 2, medals: 1, switches: [] }],
  aircraft: [{ type: 'fighter', hex: at('C3') }, null],
};

function Shown() {
  const plan = useStore(workshop.store, ({ history }) => history?.plan);
  return plan === undefined ? null : <HexInspector plan={plan} />;
}

beforeEach(async () => {
  await Promise.all([loadWords(), loadAirWords()]);
  workshop.open('own-small', PLAN);
  takeTool(HAND);
  selectHexes([]);
});

function shown(label: string) {
  lookAtHex(at(label));
  const user = userEvent.setup();
  render(<Shown />);
  const press = (name: string | RegExp) => user.click(screen.getByRole('button', { name }));
  return { user, press };
}

describe('the hex that is looked at', () => {
  it('asks for one where there is none', () => {
    lookAtHex(null);
    render(<Shown />);
    expect(screen.getByText(/^Choose a hex with the hand/)).toBeInTheDocument();
  });

  it('has a unit with figures: stepping is one change, and it can be undone', async () => {
    const { press } = shown('F5');
    expect(screen.getByRole('heading', { name: 'Hex F5' })).toBeInTheDocument();
    await press('Figures: one less');
    await press('Figures: one less');
    expect(planNow().units[at('F5')].figures).toBe(2);
    expect(steps()).toEqual(['change the figures']);
    await press('Figures: one more');
    await press('Figures: one more');
    expect(planNow().units[at('F5')].figures).toBeNull();
    workshop.undo();
    expect(planNow()).toEqual(PLAN);
  });

  it('has a unit with kind, nation, traits and first turn; each is a step of its own', async () => {
    const { user, press } = shown('F5');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Kind' }), 'Sniper');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Nation' }), 'Italy');
    await user.click(screen.getByText('Traits and first turn'));
    await user.click(screen.getByRole('checkbox', { name: 'Worth two medals' }));
    const turn = screen.getByRole('textbox', { name: 'No orders up to turn' });
    await user.clear(turn);
    expect(screen.getByRole('alert')).toHaveTextContent('a whole number from 0 to 999');
    await user.type(turn, '12');
    expect(planNow().units[at('F5')]).toEqual({
      side: 1,
      kind: 'sniper',
      nation: 'it',
      figures: null,
      traits: ['twoMedals'],
      idleUntil: 12,
    });
    expect(steps()).toEqual([
      'change the kind of unit',
      'change the nation of the unit',
      'change what is special about the unit',
      'change the first turn of the unit',
    ]);
    await press('Remove: Unit');
    expect(planNow().units).toEqual({});
    expect(steps().at(-1)).toBe('remove sniper');
  });

  it('has pieces that run to the sides that are switched on, one at least', async () => {
    const { user, press } = shown('D5');
    const river = screen.getByRole('group', { name: 'River runs to these sides' });
    await user.click(within(river).getByRole('button', { name: 'North-east' }));
    expect(planNow().pieces[at('D5')][0]).toEqual({ id: 'river', links: 11 });
    await user.click(within(river).getByRole('button', { name: 'East' }));
    await user.click(within(river).getByRole('button', { name: 'North-east' }));
    await user.click(within(river).getByRole('button', { name: 'West' }));
    expect(planNow().pieces[at('D5')][0]).toEqual({ id: 'river', links: 8 });
    const bridge = screen.getByRole('group', { name: 'Bridge runs to these sides' });
    await user.click(within(bridge).getByRole('button', { name: 'South-east' }));
    expect(planNow().pieces[at('D5')][1]).toEqual({ id: 'bridge', links: 32 });
    await user.click(within(bridge).getByRole('button', { name: 'South-east' }));
    expect(planNow().pieces[at('D5')][1]).toEqual({ id: 'bridge' });
    await press('Put Bridge one lower');
    expect(planNow().pieces[at('D5')].map(({ id }) => id)).toEqual(['bridge', 'river']);
    await press('Remove: Bridge');
    expect(planNow().pieces[at('D5')].map(({ id }) => id)).toEqual(['river']);
    expect(steps().slice(-2)).toEqual(['change the order of the pieces', 'remove bridge']);
    await press('Remove: River');
    expect(planNow().pieces[at('D5')]).toBeUndefined();
    expect(screen.getByText('Open ground', { selector: 'p' })).toBeInTheDocument();
  });

  it('has owners and recovery', async () => {
    const { user } = shown('F5');
    const ground = screen.getByRole('region', { name: 'Ground' });
    await user.click(within(ground).getByRole('radio', { name: 'Nobody' }));
    expect(planNow().pieces[at('F5')]).toEqual([{ id: 'bunker' }]);
    lookAtHex(at('G5'));
    await user.click(await screen.findByRole('radio', { name: 'Heals nobody' }));
    expect(planNow().pieces[at('G5')]).toEqual([{ id: 'hospital', recovery: false }]);
    expect(steps()).toEqual(['change the owner', 'change the recovery']);
  });

  it('has a mine, an aircraft, exits and a name', async () => {
    const { user, press } = shown('E5');
    await user.click(screen.getByRole('checkbox', { name: 'Decoy' }));
    await user.click(within(screen.getByRole('region', { name: 'Mine' })).getByRole('radio', { name: 'Nobody' }));
    expect(planNow().mines[at('E5')]).toEqual({ side: -1, decoy: true });
    await user.click(screen.getByRole('checkbox', { name: 'The Axis may leave the map here' }));
    expect(planNow().exits).toEqual([[], [at('E5')]]);
    await user.type(screen.getByRole('textbox', { name: 'Name of the place' }), 'Le Pont');
    expect(planNow().places).toEqual({ [at('E5')]: 'Le Pont' });
    await press('Remove: Mine');
    expect(planNow().mines).toEqual({});
    lookAtHex(at('C3'));
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Type' }), 'Bomber');
    expect(planNow().aircraft[0]).toEqual({ type: 'bomber', hex: at('C3') });
    await press('Remove: Aircraft of the Allies');
    expect(planNow().aircraft).toEqual([null, null]);
    expect(steps()).toEqual([
      'change the mine',
      'change the mine',
      'change an exit',
      'change a place name',
      'remove the mine',
      'change the aircraft',
      'remove the aircraft',
    ]);
  });

  it('has medals; their hexes are typed or marked on the map', async () => {
    const { user, press } = shown('H5');
    await user.click(screen.getByRole('radio', { name: 'Either' }));
    await user.click(screen.getByText('How it is won and kept'));
    await user.click(screen.getByRole('checkbox', { name: 'Kept for good' }));
    expect(planNow().objectives[0]).toMatchObject({ side: -1, need: 2, switches: ['permanent'] });
    const hexes = screen.getByRole('textbox', { name: 'Hexes' });
    await user.clear(hexes);
    expect(screen.queryByRole('alert')).toBeNull();
    await user.type(hexes, '{Enter}');
    expect(screen.getByRole('alert')).toHaveTextContent('at least 1 hex is needed');
    await user.type(hexes, 'h5 Z9{Enter}');
    expect(screen.getByRole('alert')).toHaveTextContent('there is no hex “Z9”');
    expect(hexes).toHaveValue('h5 Z9');
    expect(planNow().objectives[0]).toMatchObject({ hexes: [at('H5'), at('I5')], need: 2 });
    await user.type(hexes, '{Backspace}{Backspace}{Backspace}{Enter}');
    expect(planNow().objectives[0]).toMatchObject({ hexes: [at('H5')], need: 1 });
    await press('Mark them on the map');
    expect(drawingTable.getState()).toMatchObject({ tool: { kind: 'select' }, selected: [at('H5')] });
    act(() => selectHexes([at('H5'), at('I5'), at('J5')]));
    await press('Take the 3 marked hexes');
    expect(planNow().objectives[0].hexes).toEqual([at('H5'), at('I5'), at('J5')]);
    expect(drawingTable.getState().tool).toEqual(HAND);
    await press('Hexes needed: one more');
    expect(planNow().objectives[0].need).toBe(2);
    await press('Remove: Medal on H5, I5, J5');
    expect(planNow().objectives).toEqual([]);
    await press('Put a medal on this hex');
    expect(planNow().objectives).toEqual([{ hexes: [at('H5')], side: -1, need: 1, medals: 1, switches: [] }]);
    expect(steps().slice(-2)).toEqual(['remove the medal', 'lay a medal']);
  });

  it('tells what the table will say', () => {
    shown('F5');
    expect(screen.getByText('What the table says of it').closest('details')).toHaveTextContent(
      /German infantry.*Bunker.*Infantry only/i,
    );
  });
});

describe('planes of Air Pack on a hex (AP-8.1, AP-8.6)', () => {
  const GROUNDED: Plan = {
    ...emptyPlan('Planes'),
    pieces: { [at('D5')]: [{ id: 'airfield', owner: 0 }] },
    bases: { [at('D5')]: { side: 0, model: 'spitfire', ready: 0 } },
  };

  it('are chosen and counted there, and taken away', async () => {
    const user = userEvent.setup();
    workshop.open('own-planes', GROUNDED);
    lookAtHex(at('D5'));
    render(<Shown />);
    const planes = within(screen.getByRole('region', { name: 'Planes of the Allies (Air Pack)' }));
    await user.selectOptions(planes.getByRole('combobox', { name: 'Plane' }), 'P-40 Warhawk');
    await user.click(planes.getByRole('button', { name: 'Ready markers: one more' }));
    expect(planNow().bases).toEqual({ [at('D5')]: { side: 0, model: 'p40', ready: 1 } });
    await user.selectOptions(planes.getByRole('combobox', { name: 'Plane' }), 'None, markers alone');
    expect(planNow().bases).toEqual({ [at('D5')]: { side: 0, model: null, ready: 1 } });
    await user.click(planes.getByRole('button', { name: 'Remove: Planes of the Allies (Air Pack)' }));
    expect(planNow().bases).toEqual({});
    expect(steps().at(-1)).toBe('remove planes');
  });
});

describe('the names of steps', () => {
  const SOURCES = ['src/workshop', 'src/ui/workshop'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.tsx?$/.test(path))
      .map((path) => readFileSync(join(folder, path), 'utf8')),
  );

  it('have words for every deed', () => {
    const deeds = SOURCES.flatMap((text) => [...text.matchAll(/\bdeed: (?:[^'\n]*\? )?'(\w+)'(?: : '(\w+)')?/g)]);
    const known: readonly string[] = PLAIN_DEEDS;
    const others = ['draw', 'erase', 'remove', 'removeUnit', 'placeUnit', 'placeAircraft', 'placePlane', 'set', 'mend'];
    const unknown = deeds
      .flatMap(([, one, other]) => [one, ...(other === undefined ? [] : [other])])
      .filter((deed) => !known.includes(deed) && !others.includes(deed));
    expect(unknown).toEqual([]);
    expect(deeds.length).toBeGreaterThan(10);
  });

  it('say what was drawn, placed or erased', () => {
    expect(stepText({ deed: 'draw', thing: 'river' })).toBe('draw river');
    expect(stepText({ deed: 'placeUnit', thing: 'mortar' })).toBe('place mortar');
    expect(stepText({ deed: 'placeAircraft', thing: 'fighterBomber' })).toBe('place fighter-bomber');
    expect(stepText({ deed: 'placePlane', thing: 'me109' })).toBe('place Bf 109');
    expect(stepText({ deed: 'erase', thing: 'all' })).toBe('erase everything');
    expect(stepText({ deed: 'erase', thing: 'units' })).toBe('erase units');
    expect(stepText({ deed: 'set', thing: 'date' })).toBe('change the date');
    expect(stepText({ deed: 'mend', thing: 'line' })).toBe('fix a river or road');
  });
});
