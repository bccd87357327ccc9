import { configure, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import '../../src/memoir/air/new-flight-plan/index.ts';
import { libraryText, scenarioText } from '../../src/scenarios/library-file.ts';
import { SCENARIOS } from '../../src/scenarios/library.ts';
import { writeM44 } from '../../src/scenarios/m44/index.ts';
import { createOwnScenarios, type OwnScenarios } from '../../src/store/own-scenarios.ts';
import { createStorage } from '../../src/store/storage.ts';
import { damageIn } from '../../src/ui/library/damage.ts';
import { Library, type LibraryProps } from '../../src/ui/library/Library.tsx';
import { loadBriefing, loadWords } from '../../src/ui/text/i18n.ts';
import { smallBattle } from '../scenarios/small-battle.ts';
import { played } from '../store/game.ts';
import { memoryAdapter, named, type MemoryAdapter } from '../store/memory.ts';

// Thousands of shapes that say nothing here and make every search by role slow.
vi.mock('../../src/ui/start/BattleMap.tsx', () => ({ BattleMap: () => null }));
await Promise.all([loadWords(), loadBriefing()]);
// A busy machine takes longer to read a file than is usual here.
configure({ asyncUtilTimeout: 10_000 });

let adapter: MemoryAdapter;
let own: OwnScenarios;
const saved: { name: string; text: Promise<string> }[] = [];

beforeEach(() => {
  adapter = memoryAdapter();
  let time = 0;
  own = createOwnScenarios(createStorage(adapter), () => (time += 1000));
  globalThis.location.hash = '#/library';
  saved.length = 0;
  let blob = new Blob();
  URL.createObjectURL = (given) => {
    blob = given as Blob;
    return 'blob:file';
  };
  URL.revokeObjectURL = () => {};
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push({ name: this.download, text: blob.text() });
  });
});

afterEach(() => vi.restoreAllMocks());

const onGame = vi.fn<LibraryProps['onGame']>();

async function show(more: Partial<LibraryProps> = {}) {
  const user = userEvent.setup();
  render(<Library from={own} onGame={onGame} {...more} />);
  await waitFor(() => expect(cards().length).toBeGreaterThan(0));
  return user;
}

const cards = (): string[] => screen.queryAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
const button = (name: string | RegExp) => screen.getByRole('button', { name });
/** With the keys, which cannot be pressed twice by mistake. */
async function press(user: Awaited<ReturnType<typeof show>>, name: string) {
  button(name).focus();
  await user.keyboard('{Enter}');
}
const asFile = (text: string, name = 'mine.json') => new File([text], name, { type: 'application/json' });
const bring = (user: Awaited<ReturnType<typeof show>>, ...files: File[]) =>
  user.upload(screen.getByTestId('scenario-files'), files);
/** What is open, once whatever came in has been read. */
async function dialog(): Promise<HTMLElement> {
  const shown = await screen.findByRole('dialog');
  await waitFor(() => expect(shown).not.toHaveTextContent('Reading'));
  return shown;
}

describe('the library', { timeout: 30_000 }, () => {
  it('shows the own scenarios first, says where they come from, and finds them', async () => {
    await own.add(smallBattle({ name: 'Zürich bridge', date: '1940-05', front: 'western' }), 'own');
    await own.add(smallBattle({ name: 'The mill', options: { airRules: 'new-flight-plan' } }), 'imported');
    const user = await show();
    expect(cards().slice(0, 2)).toEqual(['The mill', 'Zürich bridge']);
    const all = SCENARIOS.length + 2;
    expect(screen.getByText(`${all} of ${all} scenarios`)).toBeVisible();
    await user.type(screen.getByRole('searchbox'), 'zurich BRI');
    expect(cards()).toEqual(['Zürich bridge']);
    expect(screen.getByText(`1 of ${all} scenarios`)).toBeVisible();
    await user.selectOptions(screen.getByRole('combobox', { name: 'In the air' }), 'with aircraft');
    expect(cards()).toEqual([]);
    expect(screen.getByText(/No scenario fits/)).toBeVisible();
    await user.click(button('Clear all'));
    await user.selectOptions(screen.getByRole('combobox', { name: 'In the air' }), 'suits Air Pack');
    expect(cards()).toContain('The Fords of the Torvo');
    expect(cards()).not.toContain('The Road out of Valmesnil');
    await user.click(button('Clear all'));
    await user.selectOptions(screen.getByRole('combobox', { name: 'From' }), 'imported');
    expect(cards()).toEqual(['The mill']);
    await user.click(button('Clear all'));
    await user.selectOptions(screen.getByRole('combobox', { name: 'to' }), '1940');
    expect(cards()).toEqual(['Zürich bridge', 'Rearguard at Watendam']);
    await user.click(button('Clear all'));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Order' }), 'by name');
    expect(cards().at(-1)).toBe('Zürich bridge');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Order' }), 'newest first');
  });

  it('deletes with a way back, also after more was deleted', async () => {
    await own.add(smallBattle({ name: 'One' }), 'own');
    await own.add(smallBattle({ name: 'Two' }), 'own');
    const user = await show();
    await user.click(button('Delete One'));
    await waitFor(() => expect(button('Undo: bring back One')).toHaveFocus());
    await press(user, 'Delete Two');
    await waitFor(() => expect(adapter.kept.size).toBe(0));
    await user.click(button('Undo: bring back One'));
    await waitFor(() => expect(cards()[0]).toBe('One'));
    await user.click(button('Undo: bring back Two'));
    await waitFor(() => expect(adapter.kept.size).toBe(2));
    expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull();
  });

  it('deletes one at a time: a double click does not fall on the next card', async () => {
    for (const name of ['One', 'Two', 'Three']) await own.add(smallBattle({ name }), 'own');
    await show();
    fireEvent.click(button('Delete Three'), { detail: 1 });
    await waitFor(() => expect(cards()[0]).toBe('Two'));
    fireEvent.click(button('Delete Two'), { detail: 2 });
    await waitFor(() => expect(button('Undo: bring back Three')).toHaveFocus());
    expect(adapter.kept.size).toBe(2);
  });

  it('makes copies, and edits a copy of a battle of the game', async () => {
    await own.add(smallBattle({ name: 'One' }), 'imported');
    const user = await show();
    await user.click(button('Duplicate One'));
    await waitFor(() => expect(cards()[0]).toBe('One (copy)'));
    const [{ file }] = SCENARIOS;
    await user.click(button(`Edit a copy of ${file.name}`));
    await waitFor(() => expect(globalThis.location.hash).toMatch(/^#\/workshop\/own-/));
    const copy = [...adapter.kept.values()].at(-1);
    expect(copy).toMatchObject({ origin: 'own', file: { ...file, name: `${file.name} (copy)` } });
    // Nobody has drawn on it yet: it is opened again.
    const { size } = adapter.kept;
    const first = globalThis.location.hash;
    globalThis.location.hash = '#/library';
    await user.click(button(`Edit a copy of ${file.name}`));
    await waitFor(() => expect(globalThis.location.hash).toBe(first));
    expect(adapter.kept.size).toBe(size);
  });

  it('begins a new scenario on the board that is chosen', async () => {
    const user = await show();
    await user.click(button('New scenario'));
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Deep attack');
    await user.click(screen.getByRole('radio', { name: 'Breakthrough' }));
    await user.click(button('Begin to draw'));
    await waitFor(() => expect(globalThis.location.hash).toBe('#/workshop/own-deep-attack'));
    expect(adapter.kept.get('scenario/own-deep-attack')).toMatchObject({ file: { board: 'breakthrough' } });
  });

  it('begins one at once for whoever asked for it on the start screen, and not again', async () => {
    globalThis.location.hash = '#/library/new';
    await show({ isNew: true });
    expect(screen.getByRole('textbox', { name: 'Name' })).toBeVisible();
    expect(globalThis.location.hash).toBe('#/library');
  });

  it('saves all own scenarios as one file that can be opened again', async () => {
    await own.add(smallBattle({ name: 'One' }), 'own');
    await own.add(smallBattle({ name: 'Two' }), 'imported');
    const user = await show();
    await user.click(button('Export all'));
    expect(saved[0].name).toBe('my-scenarios.library.json');
    const text = await saved[0].text;
    for (const name of ['One', 'Two']) await press(user, `Delete ${name}`);
    await waitFor(() => expect(adapter.kept.size).toBe(0));
    await bring(user, asFile(text));
    await user.click(await screen.findByRole('button', { name: 'Keep 2 scenarios' }));
    await waitFor(() => expect(cards().slice(0, 2)).toEqual(['Two', 'One']));
  });

  it('shows what is left of a scenario that cannot be read, and saves its text', async () => {
    adapter.kept.set('scenario/own-torn', { at: 1, file: { format: 'airfield44/scenario', name: 'Torn' } });
    const user = await show();
    await user.click(screen.getByText('1 scenario cannot be read'));
    await user.click(button('Save the text of own-torn'));
    expect(saved[0].name).toBe('own-torn.json');
    expect(await saved[0].text).toContain('"Torn"');
  });

  it('says so where nothing can be kept', async () => {
    const user = await show();
    adapter.fault = named('QuotaExceededError');
    await user.click(button(`Edit a copy of ${SCENARIOS[0].file.name}`));
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(/was not kept.*no room left/));
    adapter.fault = null;
    expect(adapter.kept.size).toBe(0);
  });
});

describe('scenarios that come in', { timeout: 30_000 }, () => {
  const REMARKS = [{ path: 'board', what: 'There is fog.', instead: 'The sun shines.' }];

  it('are shown with what is not played, and kept only then', async () => {
    const user = await show();
    const file = smallBattle({ name: 'Foggy', kept: { remarks: REMARKS } });
    await bring(user, asFile(scenarioText(file)));
    expect(await dialog()).toHaveTextContent('There is fog. The sun shines.');
    expect(screen.queryByText('board')).toBeNull();
    await user.click(button('Where in the file'));
    expect(screen.getByText('board')).toBeVisible();
    await user.click(button('Close'));
    expect(adapter.kept.size).toBe(0);
    await bring(user, asFile(scenarioText(file)));
    await user.click(await screen.findByRole('button', { name: 'Keep and play' }));
    await waitFor(() => expect(globalThis.location.hash).toBe('#/battle/own-foggy'));
    expect(adapter.kept.get('scenario/own-foggy')).toMatchObject({ origin: 'imported', file });
  });

  it('have badges that tell what they count', async () => {
    await own.add(smallBattle({ name: 'Foggy', kept: { remarks: REMARKS } }), 'imported');
    const user = await show();
    await user.click(button('1 thing is not played'));
    expect(await dialog()).toHaveTextContent('There is fog. The sun shines.');
    expect(await dialog()).toHaveTextContent('What the checks of the workshop say');
    await user.click(button('Close'));
    await bring(user, asFile(scenarioText(smallBattle({ name: 'Bare' }))));
    expect(await dialog()).toHaveTextContent(/All of it is played\. ?The checks of the workshop have \d+ remarks/);
  });

  it('that are there already are not kept twice', async () => {
    await own.add(smallBattle({ name: 'Here' }), 'own');
    const user = await show();
    await bring(user, asFile(scenarioText(smallBattle({ name: 'Here' }))));
    expect(await dialog()).toHaveTextContent('This scenario is in the library already.');
    expect(screen.queryByRole('button', { name: 'Keep' })).toBeNull();
    await user.click(button('Edit it'));
    await waitFor(() => expect(globalThis.location.hash).toBe('#/workshop/own-here'));
    expect(adapter.kept.size).toBe(1);
  });

  it('are none of them taken when one of a file is broken', async () => {
    const user = await show();
    const bad = { ...smallBattle({ name: 'Bad' }), first: 'nobody' } as never;
    await bring(user, asFile(libraryText([smallBattle({ name: 'Good' }), bad]), 'ten.json'));
    const shown = await dialog();
    expect(shown).toHaveTextContent('ten.json cannot be opened');
    expect(shown).toHaveTextContent('scenarios[1].first');
    expect(screen.queryByRole('button', { name: /^Keep/ })).toBeNull();
    expect(adapter.kept.size).toBe(0);
  });

  it('can be unfinished: they are kept to be mended, not played', async () => {
    const user = await show();
    await bring(user, asFile(scenarioText(smallBattle({ name: 'Wet', terrain: { G7: 'lake' } }))));
    expect(await screen.findByRole('button', { name: 'Keep and play' })).toBeDisabled();
    await user.click(button('Keep'));
    const card = (await screen.findByRole('heading', { name: 'Wet' })).closest('li');
    if (card === null) throw new Error('no card');
    await waitFor(() => expect(card).toHaveTextContent(/Cannot be played yet: units\.axis\.G7/));
    expect(within(card).getByRole('link', { name: 'Edit Wet' })).toHaveClass('main');
  });

  it('come as .m44 files, several at once, by a drop on the page and by pasting', async () => {
    const user = await show();
    const foreign = asFile(JSON.stringify(writeM44(SCENARIOS[1].file)), 'torvo.m44');
    const files = [foreign, asFile(scenarioText(smallBattle({ name: 'Other' })))];
    fireEvent.drop(document.body, { dataTransfer: { types: ['Files'], files } });
    await screen.findByRole('button', { name: 'Keep 2 scenarios' });
    await user.click(button('Close'));
    const text = scenarioText(smallBattle({ name: 'Pasted' }));
    fireEvent.paste(document.body, { clipboardData: { getData: () => text, files: [] } });
    await user.click(await screen.findByRole('button', { name: 'Keep' }));
    await waitFor(() => expect(cards()[0]).toBe('Pasted'));
    fireEvent.paste(document.body, {
      clipboardData: { getData: () => 'see http://x.org/#/scenario/1.5.abc.de', files: [] },
    });
    expect(globalThis.location.hash).toBe('#/scenario/1.5.abc.de');
  });

  it('keep their letters when an old program wrote them, and it is said', async () => {
    const user = await show();
    const text = JSON.stringify(writeM44({ ...SCENARIOS[1].file, name: 'Café' }));
    await bring(user, new File([Uint8Array.from(text, (letter) => letter.charCodeAt(0))], 'old.m44'));
    expect(await screen.findByRole('dialog', { name: 'Café' })).toHaveTextContent(
      'old.m44 does not say how its letters are written',
    );
  });

  it('may be a game: it is played on', async () => {
    const user = await show();
    await bring(user, asFile(JSON.stringify(played(3)), 'game.json'));
    await waitFor(() => expect(onGame).toHaveBeenCalledOnce());
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('are refused where there is no room, and nothing is half kept', async () => {
    const user = await show();
    await bring(user, asFile(libraryText(['A', 'B'].map((name) => smallBattle({ name })))));
    const keep = await screen.findByRole('button', { name: 'Keep 2 scenarios' });
    const set = adapter.set.bind(adapter);
    let left = 1;
    adapter.set = (key, kept) => (left-- > 0 ? set(key, kept) : Promise.reject(named('QuotaExceededError')));
    await user.click(keep);
    await waitFor(() => expect(screen.getByText(/It could not be kept/)).toBeVisible());
    expect(adapter.kept.size).toBe(0);
  });
});

describe('where the device keeps nothing', { timeout: 30_000 }, () => {
  const openedName = async (screenName: string): Promise<string | undefined> => {
    const id = new RegExp(`^#/${screenName}/(own-.+)$`).exec(globalThis.location.hash)?.[1] ?? '';
    const file = await own.open(id);
    return own.isHeld(id) && file.ok ? file.value.name : undefined;
  };

  it.each([
    ['Play', 'battle'],
    ['Edit', 'workshop'],
  ])('a scenario of a file can be opened without keeping it: %s', async (word, screenName) => {
    const user = await show();
    adapter.fault = named('SecurityError');
    await bring(user, asFile(scenarioText(smallBattle({ name: 'The mill' }))));
    await user.click(await screen.findByRole('button', { name: 'Keep' }));
    await user.click(await screen.findByRole('button', { name: `${word} without keeping it` }));
    await waitFor(() => expect(globalThis.location.hash).toContain(`#/${screenName}/own-`));
    expect(await openedName(screenName)).toBe('The mill');
    expect(adapter.kept.size).toBe(0);
  });

  it('a new scenario can be drawn', async () => {
    const user = await show({ isNew: true });
    adapter.fault = named('SecurityError');
    await user.type(within(await dialog()).getByRole('textbox'), 'At the ford{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Draw on it without keeping it' }));
    await waitFor(() => expect(globalThis.location.hash).toContain('#/workshop/own-'));
    expect(await openedName('workshop')).toBe('At the ford');
  });
});

describe('a file that cannot be opened', () => {
  it('is told in plain words', () => {
    const whole = scenarioText(smallBattle());
    expect(damageIn(' ')).toBe('nothing');
    expect(damageIn(whole.slice(0, 90))).toBe('cutOff');
    expect(damageIn(whole.replace('"name"', 'name'))).toBe('garbled');
    expect(damageIn('Dear Anna, the battle')).toBe('foreign');
    expect(damageIn('{"shopping": []}')).toBe('foreign');
    expect(damageIn(whole.replace('infantry', 'cavalry'))).toBe('faulty');
  });
});

describe('sharing', { timeout: 30_000 }, () => {
  it('gives away a link and files', async () => {
    await own.add(smallBattle({ name: 'The mill' }), 'own');
    const user = await show();
    await user.click(button('Share The mill'));
    const link = await screen.findByRole('textbox', { name: 'Link' });
    expect((link as HTMLInputElement).value).toMatch(/#\/scenario\/1\./);
    await user.click(button(/\.m44/));
    expect(saved[0].name).toBe('the-mill.m44');
    expect(screen.getByText('the-mill.m44 is with your downloads.')).toBeVisible();
    await user.click(button(/\.json/));
    expect(saved[1].name).toBe('the-mill.scenario.json');
    expect(JSON.parse(await saved[1].text)).toEqual(smallBattle({ name: 'The mill' }));
    expect(button('Picture of the map (.png)')).toBeEnabled();
    await user.click(button('Sheet to print'));
    expect(globalThis.location.hash).toBe('#/sheet/own-the-mill');
  });
});
