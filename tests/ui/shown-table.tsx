import { screen, within } from '@testing-library/react';
import { useStore } from 'zustand';
import { scenarioById } from '../../src/scenarios/library.ts';
import { beginBattle, matchStore, type MemoirMatch } from '../../src/store/memoir.ts';
import { Table } from '../../src/ui/table/Table.tsx';

const nothing = () => undefined;

/** The game on the table, whatever it is by now. */
export function ShownTable() {
  const shown = useStore(matchStore, (store) => store.match);
  return shown === null ? null : (
    <Table
      match={shown}
      isCovered={false}
      isEndSeen={false}
      onMenu={nothing}
      onReplay={nothing}
      onEnd={nothing}
      onLeave={nothing}
    />
  );
}

export function currentMatch(): MemoirMatch {
  const { match } = matchStore.getState();
  if (match === null) throw new Error('no match');
  return match;
}

export function beginSaintAubert(): void {
  const scenario = scenarioById('lanes-of-saint-aubert');
  if (scenario === undefined) throw new Error('no battle');
  beginBattle(matchStore, { scenario: scenario.file, rules: {}, seed: '7' });
}

export function prompt() {
  return within(screen.getByRole('region', { name: 'Decision' }));
}
