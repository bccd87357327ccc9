import { configure, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { act } from '../../src/lessons/sandbox.ts';
import { legalActions } from '../../src/memoir/index.ts';
import { SCENARIOS } from '../../src/scenarios/library.ts';
import type { ScenarioFile } from '../../src/scenarios/scenario-schema.ts';
import { ownScenarios } from '../../src/store/own-scenarios.ts';
import { sandboxDesk } from '../../src/store/sandbox.ts';
import { DEFAULT_SETTINGS, settingsStore } from '../../src/store/settings.ts';
import { workshop } from '../../src/store/workshop.ts';
import { tryScenario } from '../../src/ui/sandbox/open.ts';
import { PositionDialog } from '../../src/ui/sandbox/PositionDialog.tsx';
import { Sandbox } from '../../src/ui/sandbox/Sandbox.tsx';
import { DeedNotice } from '../../src/ui/workshop/DeedNotice.tsx';
import { useTryIt } from '../../src/ui/workshop/use-try-it.ts';
import { emptyPlan } from '../../src/workshop/plan.ts';
import { planFile } from '../../src/workshop/plan-file.ts';
import { battleInSandbox, playedOn } from '../lessons/draft-play.ts';

// Other work on the machine must not fail these.
configure({ asyncUtilTimeout: 30_000 });

const nothing = () => undefined;
const BATTLE = SCENARIOS[0].file;

function stateOfSandbox() {
  const { sandbox } = sandboxDesk.store.getState();
  if (sandbox === null) throw new Error('a sandbox');
  return sandbox;
}

beforeEach(() => {
  vi.spyOn(globalThis, 'scrollTo').mockImplementation(nothing);
  settingsStore.setState({ ...DEFAULT_SETTINGS, speed: 'off' });
  sessionStorage.clear();
  sandboxDesk.write(null);
  globalThis.location.hash = '#/';
});

describe('trying a scenario', () => {
  it('leads into the sandbox and back to the drawing table', async () => {
    expect(await tryScenario('own-mill', BATTLE)).toBe('open');
    expect(globalThis.location.hash).toBe('#/sandbox');
    const { container } = render(<Sandbox isCovered={false} onMenu={nothing} />);
    await waitFor(() => expect(container.querySelector('.loading')).toBeNull());
    await userEvent.click(screen.getByRole('button', { name: 'Back to the workshop' }));
    expect(globalThis.location.hash).toBe('#/workshop/own-mill');
  });

  it('goes on where it was left, unless the scenario was changed', async () => {
    await tryScenario('own-mill', BATTLE);
    const first = stateOfSandbox();
    sandboxDesk.open(act(first, [legalActions(first.first)[0]]));
    const played = stateOfSandbox();
    await tryScenario('own-mill', BATTLE);
    expect(stateOfSandbox()).toBe(played);
    await tryScenario('own-mill', { ...BATTLE, first: 'axis' });
    expect(stateOfSandbox().deeds).toHaveLength(0);
    expect(stateOfSandbox().about.scenario.first).toBe('axis');
    await tryScenario('own-ford', BATTLE);
    expect(stateOfSandbox().tries).toBe('own-ford');
  });

  it('says in place why it cannot be played', async () => {
    workshop.open('own-mill', emptyPlan('Nobody there'));
    const shown: string[] = [];
    const Table = () => {
      const trying = useTryIt('own-mill', () => shown.push('checks'));
      return (
        <>
          <button type="button" onClick={trying.start}>
            Try
          </button>
          <DeedNotice fault={trying.fault} onClose={trying.close} />
        </>
      );
    };
    render(<Table />);
    await userEvent.click(screen.getByRole('button', { name: 'Try' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('cannot be played yet');
    expect(shown).toEqual(['checks']);
    expect(globalThis.location.hash).toBe('#/');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('alert')).toBeNull();
    const faults = await tryScenario('own-mill', planFile(emptyPlan('Nobody there')));
    expect(faults).toEqual([expect.objectContaining({ path: 'units' })]);
  });
});

describe('a scenario of a position', () => {
  it('says what becomes of the moment, is kept and opened', async () => {
    const added: ScenarioFile[] = [];
    vi.spyOn(ownScenarios, 'add').mockImplementation(async (file) => {
      added.push(file);
      return { ok: true, value: 'own-from-here' };
    });
    const sandbox = playedOn(battleInSandbox(0), 60, 5);
    const state = sandbox.deeds.at(-1)?.after ?? sandbox.first;
    const closed = vi.fn<() => void>();
    render(<PositionDialog state={state} scenario={sandbox.about.scenario} onClose={closed} />);
    const facts = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(facts[0]).toMatch(/^The (Allies|Axis) move first/);
    const name = screen.getByRole('textbox', { name: 'Name of the scenario' });
    await userEvent.clear(name);
    await userEvent.type(name, 'From here');
    await userEvent.click(screen.getByRole('button', { name: 'Open it in the workshop' }));
    expect(closed).toHaveBeenCalledOnce();
    expect(added.map((file) => file.name)).toEqual(['From here']);
    expect(globalThis.location.hash).toBe('#/workshop/own-from-here');
    await userEvent.click(screen.getByRole('button', { name: 'To its briefing' }));
    expect(globalThis.location.hash).toBe('#/battle/own-from-here');
  });

  it('says so when it cannot be kept', async () => {
    const fault = { kind: 'storage', fault: { kind: 'blocked', message: 'no' } } as const;
    vi.spyOn(ownScenarios, 'add').mockResolvedValue({ ok: false, error: fault });
    const { first, about } = battleInSandbox(0);
    render(<PositionDialog state={first} scenario={about.scenario} onClose={nothing} />);
    await userEvent.click(screen.getByRole('button', { name: 'Open it in the workshop' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('could not be kept');
    expect(globalThis.location.hash).toBe('#/');
  });
});
