import { useRef, useState } from 'react';
import { useStore } from 'zustand';
import type { Sandbox } from '../../lessons/sandbox.ts';
import { stateNow } from '../../lessons/sandbox.ts';
import { deedsAfter, sandboxDesk } from '../../store/sandbox.ts';
import { goTo, START } from '../route.ts';
import type { TableGuide } from '../table/guide.ts';
import type { Menu } from '../table/panels/ScoreBar.tsx';
import { Table } from '../table/Table.tsx';
import { BattleDialog } from './BattleDialog.tsx';
import { CardsDialog } from './CardsDialog.tsx';
import { LessonDialog } from './LessonDialog.tsx';
import { OtherHand } from './OtherHand.tsx';
import { PositionDialog } from './PositionDialog.tsx';
import { SandboxBar } from './SandboxBar.tsx';
import { SandboxTools, type Dialog } from './SandboxTools.tsx';
import { useCovered } from './use-covered.ts';

const SETTINGS = { openHands: true, warnings: false } as const;

export interface SandboxTableProps {
  readonly sandbox: Sandbox;
  readonly isCovered: boolean;
  onMenu(this: void, menu: Menu): void;
}

/** The real table, with time, dice and cards in the player's hand. */
export function SandboxTable({ sandbox, isCovered, onMenu }: SandboxTableProps) {
  const match = useStore(sandboxDesk.api, (store) => store.match);
  const [dialog, setDialog] = useState<Dialog | null>(null);
  const table = useRef<HTMLDivElement>(null);
  useCovered(table);
  if (match === null) return null;
  const state = stateNow(sandbox);
  const close = () => setDialog(null);
  const guide: TableGuide = {
    api: sandboxDesk.api,
    settings: SETTINGS,
    bar: <SandboxBar onBegin={() => setDialog('begin')} onMenu={onMenu} />,
    panel: <SandboxTools sandbox={sandbox} onDialog={setDialog} onMenu={onMenu} />,
    side: <OtherHand />,
    keys: { ',': sandboxDesk.back, '.': sandboxDesk.forward, h: undefined },
  };
  return (
    <div ref={table} className="sandbox">
      <Table
        match={match}
        isCovered={isCovered || dialog !== null}
        onMenu={onMenu}
        onReplay={(actions) => sandboxDesk.go(deedsAfter(sandbox, actions))}
        onLeave={() => goTo(sandbox.tries === undefined ? START : { screen: 'workshop', scenario: sandbox.tries })}
        guide={guide}
      />
      {dialog === 'cards' ? <CardsDialog state={state} onClose={close} /> : null}
      {dialog === 'lesson' ? <LessonDialog sandbox={sandbox} onClose={close} /> : null}
      {dialog === 'scenario' ? (
        <PositionDialog state={state} scenario={sandbox.about.scenario} onClose={close} />
      ) : null}
      {dialog === 'begin' ? <BattleDialog onClose={close} /> : null}
    </div>
  );
}
