import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openReplay, type OpenedReplay, type ReplayFile } from '../../src/scenarios/replay-file.ts';
import { createSaves, type Saves } from '../../src/store/saves.ts';
import { createStorage, storageStatus } from '../../src/store/storage.ts';
import { SavesDialog } from '../../src/ui/saves/SavesDialog.tsx';
import { StorageNotice } from '../../src/ui/saves/StorageNotice.tsx';
import { smallBattle } from '../scenarios/small-battle.ts';
import { played } from '../store/game.ts';
import { memoryAdapter, named, type MemoryAdapter } from '../store/memory.ts';

function opened(file: ReplayFile): OpenedReplay {
  const game = openReplay(file);
  if (!game.ok) throw new Error(JSON.stringify(game.error));
  return game.value;
}

const GAME = opened(played(40, { players: { allies: 'Anna', axis: 'Ben' } }));
const NAME = `${GAME.file.scenario.name}, turn ${GAME.last.turn.number}`;
const OTHER = opened(played(12, {}, smallBattle()));

let adapter: MemoryAdapter;
let saves: Saves;
const onOpen = vi.fn<(game: OpenedReplay) => void>();
const onClose = vi.fn<() => void>();
const downloads: string[] = [];

beforeEach(() => {
  adapter = memoryAdapter();
  saves = createSaves(createStorage(adapter));
  onOpen.mockReset();
  onClose.mockReset();
  downloads.length = 0;
  // The test's page has no downloads.
  URL.createObjectURL = () => 'blob:game';
  URL.revokeObjectURL = () => {};
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    downloads.push(this.download);
  });
});

afterEach(() => {
  vi.restoreAllMocks();
  storageStatus.setState({ kind: 'ok', since: null });
});

function show(game: OpenedReplay | null) {
  const user = userEvent.setup();
  render(<SavesDialog game={game} saves={saves} onOpen={onOpen} onClose={onClose} />);
  const press = async (name: string | RegExp) => user.click(await screen.findByRole('button', { name }));
  return { user, press };
}

const jsonFile = (text: string): File => new File([text], 'game.json', { type: 'application/json' });

async function said(text: string | RegExp): Promise<void> {
  await waitFor(() => expect(screen.getByText(text)).toBeInTheDocument());
}

describe('the dialog of saved games', { timeout: 30_000 }, () => {
  it('is closed by a click beside it, not by marked text that ends there', async () => {
    const { user } = show(null);
    const dialog = screen.getByRole('dialog');
    fireEvent.pointerDown(screen.getByRole('heading', { name: 'Saved games' }));
    fireEvent.click(dialog);
    expect(onClose).not.toHaveBeenCalled();
    await user.click(dialog);
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('saves under a name, renames, deletes and brings back', async () => {
    const { user, press } = show(GAME);
    await said('Nothing is saved yet.');
    await press('Save');
    await press(`Rename ${NAME}`);
    const field = screen.getByRole('textbox', { name: `New name for ${NAME}` });
    await user.clear(field);
    await user.type(field, 'Before the storm{Enter}');
    await press('Delete Before the storm');
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Delete/ })).toBeNull());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus());
    await press('Undo');
    await press('Save this game over Before the storm');
    await press('Save Before the storm as a file');
    expect(downloads[0]).toMatch(/^airfield44-[a-z-]+-turn-\d+\.json$/);
    expect(onOpen).not.toHaveBeenCalled();
  });

  it('opens a save at once when nothing is on the table', async () => {
    await saves.saveSlot(GAME, 'Mine');
    const { press } = show(null);
    await press('Open Mine');
    await waitFor(() => expect(onOpen).toHaveBeenCalledTimes(1));
    expect(onOpen.mock.calls[0][0].last).toEqual(GAME.last);
  });

  it('says what becomes of the game on the table, and keeps it, before another is opened', async () => {
    await saves.saveSlot(OTHER, 'Other');
    const { press } = show(GAME);
    await press('Open Other');
    await said(`The game on the table is kept as “${NAME}” among the saved games.`);
    expect(onOpen).not.toHaveBeenCalled();
    await press('Stay here');
    expect(screen.queryByText(/is kept as/)).toBeNull();
    await press('Open Other');
    await press('Open it');
    await waitFor(() => expect(onOpen).toHaveBeenCalledTimes(1));
    const listed = await saves.listSlots();
    expect(listed.ok && listed.value.map((entry) => entry.kind === 'game' && entry.slot.name)).toEqual([NAME, 'Other']);
  });

  it('asks once more when the game on the table cannot be kept', async () => {
    await saves.saveSlot(OTHER, 'Other');
    const { press } = show(GAME);
    await press('Open Other');
    adapter.fault = named('QuotaExceededError');
    await press('Open it');
    await said(/could not be kept/);
    expect(onOpen).not.toHaveBeenCalled();
    await press('Open all the same');
    expect(onOpen).toHaveBeenCalledTimes(1);
  });

  it('opens a file, and says what is wrong with another, place by place', async () => {
    const { user } = show(null);
    const picker = screen.getByTestId('game-file');
    await user.upload(picker, jsonFile('{ "format": '));
    await said(/game.json cannot be opened/);
    await said('line 1, column 13');
    const spoilt = { ...GAME.file, seed: [], players: { allies: 1, axis: 'Ben' } };
    await user.upload(picker, jsonFile(JSON.stringify(spoilt)));
    const alert = await screen.findByRole('alert');
    expect(
      within(alert)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual([expect.stringContaining('seed expected'), expect.stringContaining('players.allies expected')]);
    await user.upload(picker, new File([new Uint8Array(2_100_000)], 'huge.json', { type: 'application/json' }));
    await said(/larger than 2 MB/);
    expect(onOpen).not.toHaveBeenCalled();
    await user.upload(picker, jsonFile(JSON.stringify(GAME.file)));
    await waitFor(() => expect(onOpen).toHaveBeenCalledTimes(1));
    await user.upload(picker, jsonFile(JSON.stringify(smallBattle())));
    await waitFor(() => expect(onOpen).toHaveBeenCalledTimes(2));
  });

  it('copies a link, shows it where copying is refused, and opens it again', async () => {
    const { user, press } = show(GAME);
    await press('Copy link to the game');
    await said(/The link is copied/);
    const link = await navigator.clipboard.readText();
    expect(link).toContain('#/link/1.');
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('no'));
    await press('Copy link to this position');
    const shown = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Link to copy' });
    await waitFor(() => expect(shown).toHaveFocus());
    expect(shown.value).toContain('#/link/1.');
    const field = screen.getByRole('textbox', { name: 'Link to a game' });
    await user.click(field);
    await user.paste(link.slice(0, -5));
    await press('Open link');
    await said(/The end of the link is missing/);
    await user.clear(field);
    await user.paste(link);
    await press('Open link');
    await press('Open it');
    await waitFor(() => expect(onOpen).toHaveBeenCalledTimes(1));
    expect(onOpen.mock.calls[0][0].last).toEqual(GAME.last);
  });

  it('offers a file when a link would be too long', async () => {
    const words = Array.from({ length: 2000 }, (_, at) => Math.imul(at + 1, 0x9e3779b1).toString(36)).join(' ');
    const { press } = show(opened(played(3, {}, smallBattle({ text: { briefing: words } }))));
    await press('Copy link to the game');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(/long links are cut off/);
    await userEvent.click(within(alert).getByRole('button', { name: 'Save as a file' }));
    expect(downloads[0]).toMatch(/^airfield44-a-small-battle-turn-\d\.json$/);
  });

  it('lists a broken save with the reason, to be exported or deleted', async () => {
    adapter.kept.set('slot/x', { name: 'Half', text: '{' });
    const { press } = show(GAME);
    await said('This save cannot be read');
    await press('Save Half as a file');
    expect(downloads).toEqual(['airfield44-half-turn-0.json']);
    await press('Delete Half');
    await waitFor(() => expect(screen.queryByText('This save cannot be read')).toBeNull());
  });

  it('closes with its button and with Esc, but not while a name is typed', async () => {
    await saves.saveSlot(GAME, 'Mine');
    const { user, press } = show(GAME);
    await press('Rename Mine');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Rename Mine' })).toHaveFocus());
    expect(onClose).not.toHaveBeenCalled();
    screen.getByRole('dialog').dispatchEvent(new Event('cancel', { cancelable: true }));
    await press('Close');
    expect(onClose).toHaveBeenCalledTimes(2);
  });
});

describe('the notice about storage', () => {
  it('is there only while games cannot be kept', async () => {
    render(<StorageNotice />);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    storageStatus.setState({ kind: 'full', since: 1 });
    await said(/no room left/);
    storageStatus.setState({ kind: 'blocked', since: 1 });
    await said(/does not let the page keep games/);
  });
});
