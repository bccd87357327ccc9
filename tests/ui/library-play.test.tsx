import { configure, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import '../../src/memoir/air/new-flight-plan/index.ts';
import { packGame, unpackGame } from '../../src/scenarios/game-link.ts';
import { scenarioById } from '../../src/scenarios/library.ts';
import { scenarioText } from '../../src/scenarios/library-file.ts';
import { newReplay, openReplay } from '../../src/scenarios/replay-file.ts';
import { createOwnScenarios, type OwnScenarios } from '../../src/store/own-scenarios.ts';
import { encodeScenario } from '../../src/store/scenario-link.ts';
import { createStorage } from '../../src/store/storage.ts';
import { Briefing, type BriefingProps } from '../../src/ui/Briefing.tsx';
import { openedFiles } from '../../src/ui/files/opened-files.ts';
import { SentScenario } from '../../src/ui/library/SentScenario.tsx';
import { takeOver } from '../../src/ui/library/sources.ts';
import { loadBriefing, loadWords } from '../../src/ui/text/i18n.ts';
import { smallBattle } from '../scenarios/small-battle.ts';
import { played } from '../store/game.ts';
import { memoryAdapter, named, type MemoryAdapter } from '../store/memory.ts';

const kept = vi.hoisted(() => ({ own: null as OwnScenarios | null, isOnline: true }));
const openAnew = vi.hoisted(() => vi.fn<() => void>());
vi.mock('../../src/ui/open-anew.ts', () => ({ openAnew }));
vi.mock('../../src/ui/start/BattleMap.tsx', () => ({ BattleMap: () => null }));
vi.mock(import('../../src/store/own-scenarios.ts'), async (load) => ({
  ...(await load()),
  openScenario: (id: string) => kept.own?.open(id) ?? Promise.reject(new Error('nothing is kept')),
}));
vi.mock(import('../../src/scenarios/story.ts'), async (load) => {
  const story = await load();
  const offline = () => Promise.reject(new TypeError('Failed to fetch'));
  return { ...story, fetchStory: (id) => (kept.isOnline ? story.fetchStory(id) : offline()) };
});
await Promise.all([loadWords(), loadBriefing()]);
configure({ asyncUtilTimeout: 10_000 });

let adapter: MemoryAdapter;
let own: OwnScenarios;

beforeEach(() => {
  adapter = memoryAdapter();
  own = createOwnScenarios(createStorage(adapter), () => 1);
  kept.own = own;
  globalThis.location.hash = '#/';
});

const REMARKS = [{ path: 'board', what: 'There is fog.', instead: 'The sun shines.' }];
const FOGGY = smallBattle({ name: 'Foggy', kept: { m44: { fog: true }, remarks: REMARKS } });

function brief(battle: string) {
  const onStart = vi.fn<BriefingProps['onStart']>(() => Promise.resolve(true));
  render(<Briefing battle={battle} seed="abc" otherwise={<p>No such battle</p>} onStart={onStart} onBack={() => {}} />);
  return onStart;
}

describe('a battle that comes with the game', () => {
  const whole = scenarioById('cape-marenne')?.file;

  it('is briefed with its story and begins with the whole file', async () => {
    const onStart = brief('cape-marenne');
    expect(await screen.findByText(whole?.text?.background ?? '-')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Start the battle' }));
    await waitFor(() => expect(onStart).toHaveBeenCalledOnce());
    expect(onStart.mock.calls[0][0].scenario).toEqual(whole);
  });

  it('whose story cannot be fetched says so and can be opened anew', async () => {
    kept.isOnline = false;
    brief('cape-marenne');
    expect(await screen.findByRole('alert')).toHaveTextContent('The story of this battle could not be fetched.');
    kept.isOnline = true;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(openAnew).toHaveBeenCalledOnce();
  });
});

describe('a battle of the player', () => {
  it('says before play what is not played, and begins without what nobody reads', async () => {
    await own.add(FOGGY, 'imported');
    const onStart = brief('own-foggy');
    expect(await screen.findByRole('heading', { name: 'Not played here' })).toBeVisible();
    expect(screen.getByText('There is fog.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Start the battle' }));
    await waitFor(() => expect(onStart).toHaveBeenCalledOnce());
    const scenario = onStart.mock.calls[0][0].scenario;
    expect(scenario).toEqual(smallBattle({ name: 'Foggy', kept: { remarks: REMARKS } }));
    // Its games go into saves and links in full.
    const packed = packGame(newReplay(scenario, {}, 1));
    const back = packed.ok ? unpackGame(JSON.parse(JSON.stringify(packed.value))) : packed;
    expect(back).toMatchObject({ ok: true, value: { scenario } });
    expect(back.ok && openReplay(back.value).ok).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: '← Library' }));
    expect(globalThis.location.hash).toBe('#/library');
  });

  it('that cannot be played says why and leads to the workshop', async () => {
    await own.add(smallBattle({ name: 'Wet', terrain: { G7: 'lake' } }), 'own');
    brief('own-wet');
    expect(await screen.findByRole('alert')).toHaveTextContent('The infantry on G7 cannot stand there');
    expect(screen.getByRole('alert')).not.toHaveTextContent('units.axis');
    await userEvent.click(screen.getByRole('button', { name: 'Mend it in the workshop' }));
    expect(globalThis.location.hash).toBe('#/workshop/own-wet');
  });

  it('that is not there says so, as do broken ones and a device that keeps nothing', async () => {
    brief('own-nothing');
    expect(await screen.findByRole('alert')).toHaveTextContent('no scenario “own-nothing” on this device');
    adapter.kept.set('scenario/own-torn', { at: 1, file: {} });
    brief('own-torn');
    await waitFor(() => expect(screen.getAllByRole('alert')[1]).toHaveTextContent('format is missing'));
    adapter.fault = named('SecurityError');
    brief('own-torn');
    await waitFor(() => expect(screen.getAllByRole('alert')[2]).toHaveTextContent('does not let the page read'));
    brief('no-such-place');
    expect(await screen.findByText('No such battle')).toBeVisible();
  });
});

describe('a scenario that was sent', () => {
  async function sent(): Promise<string> {
    const link = await encodeScenario('own-foggy', FOGGY);
    if (!('hash' in link)) throw new Error('no link');
    return link.hash.replace('#/scenario/', '');
  }

  it('is looked at first and kept only if wanted', async () => {
    render(<SentScenario text={await sent()} from={own} />);
    expect(await screen.findByRole('heading', { name: 'Foggy' })).toBeVisible();
    expect(screen.getByText('There is fog.')).toBeVisible();
    expect(adapter.kept.size).toBe(0);
    await userEvent.click(screen.getByRole('button', { name: 'Keep it in the library' }));
    await waitFor(() => expect(adapter.kept.get('scenario/own-foggy')).toMatchObject({ file: FOGGY }));
    expect(await screen.findByText('“Foggy” is in your library.')).toBeVisible();
  });

  it('says when it is there already, and can be played without being kept', async () => {
    await own.add(FOGGY, 'own');
    render(<SentScenario text={await sent()} from={own} />);
    expect(await screen.findByText('This scenario is in the library already.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Play it' }));
    expect(await screen.findByRole('button', { name: 'Start the battle' })).toBeVisible();
  });

  it('says what is wrong with a broken link', async () => {
    render(<SentScenario text={(await sent()).slice(0, -6)} from={own} />);
    expect(await screen.findByRole('alert')).toHaveTextContent('The end of the link is missing');
    expect(adapter.kept.size).toBe(0);
  });
});

describe('files on the start screen', () => {
  const file = (text: string, name = 'x.json') => new File([text], name);

  it('are a game, scenarios for the library, or faults', async () => {
    const game = JSON.stringify(played(3));
    expect((await openedFiles([file(game)])).kind).toBe('game');
    expect((await openedFiles([file(scenarioText(FOGGY))])).kind).toBe('scenarios');
    expect(takeOver()).toMatchObject([{ name: 'x.json' }]);
    expect(takeOver()).toBeNull();
    const bad = scenarioText({ ...FOGGY, first: 'nobody' } as never);
    expect(await openedFiles([file(bad, 'bad.json')])).toMatchObject({
      kind: 'faults',
      name: 'bad.json',
      faults: [{ path: '', message: 'Something in it is not as it should be:' }, { path: 'first' }],
    });
    expect(await openedFiles([file('{')])).toMatchObject({ kind: 'faults' });
    expect(takeOver()).toBeNull();
  });
});
