import { configure, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { useStore } from 'zustand';
import { boardOf } from '../../src/hex/board.ts';
import { HAND, lookAtHex, selectHexes, takeTool } from '../../src/store/drawing-table.ts';
import { workshop } from '../../src/store/workshop.ts';
import { loadAirPackWords, loadAirWords, loadBriefing, loadWords } from '../../src/ui/text/i18n.ts';
import { ScenarioForm } from '../../src/ui/workshop/panels/ScenarioForm.tsx';
import { emptyPlan, type Plan } from '../../src/workshop/plan.ts';
import { planNow, steps } from './open-plan.ts';

// The briefing is fetched, and other work on the machine must not fail these.
configure({ asyncUtilTimeout: 30_000 });

const BOARD = boardOf('standard');
const LARGE = boardOf('breakthrough');
const at = (label: string) => BOARD.labels.indexOf(label);

const INFANTRY = { kind: 'infantry', nation: null, figures: null, traits: [], idleUntil: 0 } as const;
const PLAN: Plan = {
  ...emptyPlan('A small battle'),
  units: { [at('D3')]: { ...INFANTRY, side: 0 }, [at('D7')]: { ...INFANTRY, side: 1 } },
};

function Shown() {
  const plan = useStore(workshop.store, ({ history }) => history?.plan);
  return plan === undefined ? null : <ScenarioForm plan={plan} />;
}

beforeEach(async () => {
  HTMLElement.prototype.scrollIntoView = () => undefined;
  await Promise.all([loadWords(), loadAirWords(), loadAirPackWords(), loadBriefing()]);
  takeTool(HAND);
  selectHexes([]);
  lookAtHex(null);
});

function shown(plan: Plan = PLAN) {
  workshop.open('own-small', plan);
  const user = userEvent.setup();
  render(<Shown />);
  const part = (name: string) => within(screen.getByRole('region', { name }));
  return { user, part };
}

describe('the scenario as a whole', () => {
  it('has a name; its letters are one step, and an empty one is not taken', async () => {
    const { user, part } = shown();
    const name = part('Name, place and date').getByRole('textbox', { name: 'Name of the battle' });
    await user.clear(name);
    expect(part('Name, place and date').getByRole('alert')).toHaveTextContent('a name is needed');
    expect(planNow().name).toBe('A small battle');
    await user.type(name, 'Noon');
    expect(planNow().name).toBe('Noon');
    expect(steps()).toEqual(['change the name']);
  });

  it('has a date by year, month or day; one that is none is kept in the field and not taken', async () => {
    const { user, part } = shown();
    const about = part('Name, place and date');
    const date = about.getByRole('textbox', { name: 'Date' });
    for (const [typed, kept] of [
      ['1944', '1944'],
      ['1943-6', '1943-06'],
      ['1944-06-10', '1944-06-10'],
    ] as const) {
      await user.clear(date);
      await user.type(date, `${typed}{Enter}`);
      expect(planNow().date).toBe(kept);
      expect(date).toHaveValue(kept);
    }
    expect(about.getByText('10 June 1944')).toBeInTheDocument();
    for (const [typed, why] of [
      ['June', 'write a year'],
      ['1944-13', 'months are 01 to 12'],
      ['1943-02-29', 'days of this month are 01 to 28'],
    ] as const) {
      await user.clear(date);
      await user.type(date, `${typed}{Enter}`);
      expect(about.getByRole('alert')).toHaveTextContent(why);
      expect(date).toHaveValue(typed);
      expect(planNow().date).toBe('1944-06-10');
    }
    await user.clear(date);
    await user.tab();
    expect(planNow().date).toBeNull();
    expect(steps()).toEqual(Array.from({ length: 4 }, () => 'change the date'));
    await user.selectOptions(about.getByRole('combobox', { name: 'Front' }), 'Pacific');
    expect(planNow().front).toBe('pacific');
    await user.type(about.getByRole('textbox', { name: 'Minutes for a game' }), '45');
    expect(planNow().minutes).toBe(45);
    expect(steps().slice(-2)).toEqual(['change the front', 'change the length']);
  });

  it('asks before a smaller board loses something', async () => {
    const far = {
      ...emptyPlan('Large', 'breakthrough'),
      units: { [LARGE.labels.indexOf('D15')]: { ...INFANTRY, side: 1 } },
    } as const;
    const { user, part } = shown(far);
    const board = part('Board');
    await user.click(board.getByRole('radio', { name: 'Standard' }));
    expect(board.getByRole('alert')).toHaveTextContent('On the board “Standard” there is no room for 1 unit.');
    expect(planNow().board).toBe('breakthrough');
    // The board that lies there is the chosen one until it is changed.
    expect(board.getByRole('radio', { name: 'Breakthrough' })).toBeChecked();
    await user.click(board.getByRole('button', { name: 'Keep the board' }));
    expect(board.queryByRole('alert')).toBeNull();
    await user.click(board.getByRole('radio', { name: 'Standard' }));
    await user.click(board.getByRole('button', { name: 'Change the board all the same' }));
    expect(planNow()).toMatchObject({ board: 'standard', units: {} });
    await user.click(board.getByRole('radio', { name: 'Breakthrough' }));
    expect(planNow().board).toBe('breakthrough');
    await user.click(board.getByRole('radio', { name: 'Winter' }));
    expect(planNow().face).toBe('winter');
    expect(steps()).toEqual(['change the board', 'change the board', 'change the face of the board']);
    workshop.undo();
    workshop.undo();
    workshop.undo();
    expect(planNow()).toEqual(far);
  });

  it('has sides with nation, cards and medals; who begins and who sits where', async () => {
    const { user, part } = shown();
    const sides = part('Sides');
    await user.selectOptions(sides.getByRole('combobox', { name: 'Nation of the Axis' }), 'Japan');
    await user.click(sides.getByRole('button', { name: 'Cards of the Axis: one more' }));
    await user.click(sides.getByRole('button', { name: 'Cards of the Axis: one more' }));
    await user.click(sides.getByRole('button', { name: 'Medals to win, Allies: one less' }));
    await user.click(
      within(sides.getByRole('group', { name: 'Who moves first' })).getByRole('radio', { name: 'Axis' }),
    );
    await user.click(
      within(sides.getByRole('group', { name: 'Who sits at the bottom edge' })).getByRole('radio', { name: 'Axis' }),
    );
    expect(planNow()).toMatchObject({
      sides: [
        { nation: 'us', hand: 5, medals: 4 },
        { nation: 'jp', hand: 7, medals: 5 },
      ],
      first: 1,
      top: 0,
    });
    expect(steps()).toEqual([
      'change the nation',
      'change the hand',
      'change the medals to win',
      'change who moves first',
      'change the edges',
    ]);
  });

  it('has special rules, and leaves nothing behind when they are taken back', async () => {
    const { user, part } = shown();
    const rules = part('Special rules');
    const choose = (rule: string, name: string) =>
      user.click(within(rules.getByRole('group', { name: rule })).getByRole('radio', { name }));
    await user.click(rules.getByRole('checkbox', { name: 'Blitz' }));
    await choose('Political commissar', 'Allies');
    await choose('Stiff upper lip', 'Off');
    await choose('Light', 'Dusk');
    await choose('Who rolls for the light', 'Axis');
    await user.type(rules.getByRole('textbox', { name: 'Hill for air strikes' }), 'd5, e4{Enter}');
    expect(planNow().special).toEqual({
      blitz: true,
      commissar: 'allies',
      stiffUpperLip: false,
      night: 'dusk',
      nightSide: 'axis',
      hill317: ['D5', 'e4'],
    });
    expect(new Set(steps())).toEqual(new Set(['change a special rule']));
    await user.click(rules.getByRole('checkbox', { name: 'Blitz' }));
    await choose('Political commissar', 'No');
    await choose('Stiff upper lip', 'As usual');
    await choose('Light', 'Day');
    await user.clear(rules.getByRole('textbox', { name: 'Hill for air strikes' }));
    await user.tab();
    expect(planNow().special).toEqual({});
  });

  it('says no to a rule that usually goes with the board or a nation, so that nobody is asked about it again', async () => {
    const russians: Plan = { ...PLAN, face: 'desert', sides: [{ ...PLAN.sides[0], nation: 'ru' }, PLAN.sides[1]] };
    const { user, part } = shown({ ...russians, special: { desert: false, commissar: 'allies' } });
    const rules = part('Special rules');
    for (let click = 0; click < 2; click++) await user.click(rules.getByRole('checkbox', { name: 'Desert' }));
    const commissar = within(rules.getByRole('group', { name: 'Political commissar' }));
    await user.click(commissar.getByRole('radio', { name: 'No' }));
    expect(commissar.getByRole('radio', { name: 'No' })).toBeChecked();
    expect(planNow().special).toEqual({ desert: false, commissar: 'none' });
  });

  it('has sudden death, empty sections and exits', async () => {
    lookAtHex(at('E5'));
    const { user, part } = shown();
    const victory = part('Medals and victory');
    await user.click(victory.getByRole('button', { name: 'Add sudden death on E5' }));
    const sudden = within(victory.getByRole('group', { name: 'Sudden death' }));
    await user.click(sudden.getByRole('radio', { name: 'Axis' }));
    const hexes = sudden.getByRole('textbox', { name: 'Hexes' });
    await user.clear(hexes);
    await user.type(hexes, 'E5 F5 G5{Enter}');
    await user.click(sudden.getByRole('button', { name: 'Hexes needed: one less' }));
    await user.click(victory.getByRole('button', { name: 'Add medals for an empty section' }));
    const empty = within(victory.getByRole('group', { name: 'Empty sections' }));
    expect(empty.getByRole('checkbox', { name: 'Centre' })).toBeDisabled();
    await user.click(empty.getByRole('checkbox', { name: 'Left flank' }));
    await user.click(empty.getByRole('button', { name: 'Medals: one more' }));
    await user.click(victory.getByRole('button', { name: 'Units of the Allies that must leave: one more' }));
    await user.click(victory.getByRole('button', { name: 'Medals for infantry that leaves: one more' }));
    expect(planNow().special).toEqual({
      suddenDeath: [{ side: 'axis', hexes: ['E5', 'F5', 'G5'], need: 2 }],
      emptySectionMedals: [{ side: 'allies', sections: ['left', 'centre'], medals: 2 }],
      exitsNeeded: { allies: 1 },
      infantryExitMedals: 2,
    });
    await user.click(victory.getByRole('button', { name: 'Remove: Sudden death for the Axis' }));
    await user.click(victory.getByRole('button', { name: 'Remove: Empty sections for the Allies' }));
    await user.click(victory.getByRole('button', { name: 'Units of the Allies that must leave: one less' }));
    await user.click(victory.getByRole('button', { name: 'Medals for infantry that leaves: one less' }));
    expect(planNow().special).toEqual({});
  });

  it('has a deck and sight over hills', async () => {
    const { user, part } = shown();
    const options = part('Deck and sight');
    await user.click(options.getByRole('radio', { name: 'Breakthrough' }));
    await user.click(options.getByRole('radio', { name: 'By height' }));
    expect(planNow().options).toEqual({ deck: 'breakthrough', hillSight: 'heights' });
    await user.click(options.getByRole('radio', { name: 'Of the board' }));
    await user.click(options.getByRole('radio', { name: 'Classic' }));
    expect(planNow().options).toEqual({});
    expect(steps()[0]).toBe('change the deck');
  });

  it('has an air set-up', async () => {
    const start = {
      ...PLAN,
      front: 'western',
      date: '1944-08',
      aircraft: [{ type: 'fighter', hex: at('D5') }, null],
    } as const;
    const { user, part } = shown(start);
    const rules = part('Air rules');
    const air = part('New Flight Plan');
    await user.click(rules.getByRole('radio', { name: 'New Flight Plan' }));
    expect(air.getByText(/The Allies have air superiority/)).toBeInTheDocument();
    await user.selectOptions(air.getByRole('combobox', { name: 'Air superiority' }), 'Nobody');
    await user.click(within(air.getByRole('group', { name: 'Amphibious landing' })).getByRole('radio', { name: 'On' }));
    const axis = within(air.getByRole('group', { name: 'Aircraft of the Axis' }));
    await user.click(axis.getByRole('checkbox', { name: 'Fighter' }));
    await user.click(axis.getByRole('checkbox', { name: 'Bomber' }));
    expect(planNow().options).toEqual({
      airRules: 'new-flight-plan',
      air: { superiority: 'none', amphibious: true, types: { axis: ['fighterBomber'] } },
    });
    expect(steps()).toEqual([
      'change the air rules',
      'change air superiority',
      'change the landing',
      'change the types of aircraft',
      'change the types of aircraft',
    ]);
    await user.click(axis.getByRole('checkbox', { name: 'Fighter' }));
    await user.click(axis.getByRole('checkbox', { name: 'Bomber' }));
    await user.selectOptions(air.getByRole('combobox', { name: 'Air superiority' }), 'By front and year');
    await user.click(
      within(air.getByRole('group', { name: 'Amphibious landing' })).getByRole('radio', { name: 'As usual' }),
    );
    await user.click(rules.getByRole('radio', { name: 'No air rules' }));
    expect(planNow().options).toEqual({});
    await user.click(air.getByRole('button', { name: 'Remove: Fighter of the Allies on D5' }));
    expect(planNow().aircraft).toEqual([null, null]);
  });

  it('says which air rules suit it and whether they are compulsory (AP-1.1, AP-1.3)', async () => {
    const { user, part } = shown();
    const rules = part('Air rules');
    await user.click(rules.getByRole('radio', { name: 'New Flight Plan' }));
    expect(rules.getByRole('checkbox', { name: 'New Flight Plan' })).toBeDisabled();
    await user.click(rules.getByRole('checkbox', { name: 'Air Pack' }));
    expect(planNow().options).toEqual({ airRules: 'new-flight-plan', suits: ['new-flight-plan', 'air-pack'] });
    await user.click(rules.getByRole('radio', { name: 'No air rules' }));
    expect(planNow().options).toEqual({ suits: ['none', 'new-flight-plan', 'air-pack'] });
    await user.click(rules.getByRole('checkbox', { name: 'Air Pack' }));
    await user.click(rules.getByRole('checkbox', { name: 'New Flight Plan' }));
    await user.click(rules.getByRole('checkbox', { name: 'Compulsory air rules' }));
    expect(planNow().options).toEqual({ airRulesFixed: true });
    expect(rules.queryByText(/other air rules stay possible/)).toBeNull();
    expect(steps().at(-1)).toBe('change compulsory air rules');
  });

  it('has a set-up for Air Pack, and leaves out what goes without saying (AP-2.4, AP-6.1, AP-6.6, AP-21.1)', async () => {
    const { user, part } = shown({ ...PLAN, front: 'western', date: '1944-08-10' });
    const pack = part('Air Pack');
    await user.selectOptions(pack.getByRole('combobox', { name: 'Air Sortie cards' }), 'Both to the Axis');
    await user.selectOptions(pack.getByRole('combobox', { name: 'Month' }), 'August');
    const allies = within(pack.getByRole('group', { name: 'Planes of the Allies' }));
    expect(allies.getByText('P-38 Lightning and P-40 Warhawk')).toBeVisible();
    await user.click(allies.getByRole('checkbox', { name: 'Planes of nation and date' }));
    await user.click(allies.getByRole('checkbox', { name: 'P-40 Warhawk' }));
    await user.click(allies.getByRole('radio', { name: 'carriers' }));
    expect(allies.getByText('none')).toBeVisible();
    const axis = within(pack.getByRole('group', { name: 'Planes of the Axis' }));
    await user.click(axis.getByRole('checkbox', { name: 'Sorties of the Axis are announced' }));
    await user.click(pack.getByText('Rules in dispute'));
    const power = within(pack.getByRole('group', { name: 'Air Power' }));
    await user.click(power.getByRole('radio', { name: 'Sortie or strike' }));
    expect(planNow().options.air).toEqual({
      airPack: {
        sorties: { allies: 0, axis: 2 },
        month: 8,
        planes: { allies: ['p38'] },
        basing: { allies: 'carrier' },
        announced: { axis: true },
        airPowerMode: 'choice',
      },
    });
    await user.click(power.getByRole('radio', { name: 'Always a sortie' }));
    await user.click(axis.getByRole('checkbox', { name: 'Sorties of the Axis are announced' }));
    await user.click(allies.getByRole('radio', { name: 'airfields' }));
    await user.click(allies.getByRole('checkbox', { name: 'Planes of nation and date' }));
    await user.selectOptions(pack.getByRole('combobox', { name: 'Month' }), 'No month');
    await user.selectOptions(pack.getByRole('combobox', { name: 'Air Sortie cards' }), 'One each');
    expect(planNow().options).toEqual({});
  });

  it('lists the planes on the ground, which can be removed (AP-8.1, AP-8.6)', async () => {
    const bases = { [at('D5')]: { side: 0, model: 'p38', ready: 2 } } as const;
    const { user, part } = shown({ ...PLAN, bases });
    const pack = part('Air Pack');
    await user.click(pack.getByRole('button', { name: 'Remove: P-38 Lightning, 2 ready markers of the Allies on D5' }));
    expect(planNow().bases).toEqual({});
    expect(steps()).toEqual(['remove planes']);
  });

  it('has texts, and shows the briefing that becomes of them', async () => {
    const { user, part } = shown();
    const texts = part('Texts');
    await user.type(texts.getByRole('textbox', { name: 'Orders for the Axis' }), 'Hold the line.');
    await user.type(texts.getByRole('textbox', { name: 'Briefing' }), 'At noon.');
    expect(planNow().text).toEqual({ axis: 'Hold the line.', briefing: 'At noon.' });
    expect(steps()).toEqual(['change a text', 'change a text']);
    await user.click(texts.getByRole('button', { name: 'Read the briefing as the players will' }));
    const dialog = await screen.findByRole('dialog', { name: 'A small battle' });
    expect(dialog).toHaveTextContent('Hold the line.');
    expect(dialog).toHaveTextContent('The Allies win with 5 medals.');
  });

  it('says why there is no briefing yet', async () => {
    const { user, part } = shown({ ...PLAN, special: { exitsNeeded: { allies: 1 } } });
    await user.click(part('Texts').getByRole('button', { name: 'Read the briefing as the players will' }));
    expect(part('Texts').getByRole('alert')).toHaveTextContent('special.exitsNeeded.allies');
  });

  it('mirrors, turns, swaps and clears the map, each with a name', async () => {
    const { user, part } = shown();
    const map = part('The map as a whole');
    const press = (name: string) => user.click(map.getByRole('button', { name }));
    await press('Mirror left and right');
    expect(
      Object.keys(planNow().units)
        .map(Number)
        .toSorted((a, b) => a - b),
    ).toEqual([at('J7'), at('J3')]);
    await press('Swap the sides');
    expect(planNow().units[at('J7')].side).toBe(0);
    await press('Turn around');
    await press('Mirror top and bottom');
    await press('Clear the map');
    expect(planNow().units).toEqual({});
    expect(steps()).toEqual([
      'mirror left and right',
      'swap the sides',
      'turn around',
      'mirror top and bottom',
      'clear the map',
    ]);
  });

  it('leads to its parts, and tells what an imported file asked for in vain', async () => {
    const remark = { path: 'a', what: 'A train runs.', instead: 'It stays away.' };
    const { user, part } = shown({ ...PLAN, kept: { remarks: [remark] } });
    expect(part('What is not played').getByRole('listitem')).toHaveTextContent('A train runs. It stays away.');
    await user.click(screen.getByRole('button', { name: 'Air rules' }));
    expect(screen.getByRole('heading', { name: 'Air rules' })).toHaveFocus();
  });
});
