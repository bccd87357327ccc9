import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useStore } from 'zustand';
import { distance, type Hex } from '../../hex/board.ts';
import { drawingTable } from '../../store/drawing-table.ts';
import { workshop } from '../../store/workshop.ts';
import type { CheckField, Fix } from '../../workshop/checks/check.ts';
import { fixStep } from '../../workshop/checks/fix-step.ts';
import { planBoard, type Plan } from '../../workshop/plan.ts';
import { middleOf } from '../../workshop/transform.ts';
import type { BoardHandle } from '../board/BoardWindow.tsx';
import type { Centre } from '../board/model.ts';
import type { Menu } from '../table/panels/ScoreBar.tsx';
import { t } from '../text/i18n.ts';
import { Announcer } from './Announcer.tsx';
import { ChecksBadge } from './checks/ChecksBadge.tsx';
import { ChecksPanel } from './checks/ChecksPanel.tsx';
import { useChecks } from './checks/use-checks.ts';
import { DeedNotice } from './DeedNotice.tsx';
import { Dialogs, type WorkshopDialog } from './Dialogs.tsx';
import { FingerHint } from './FingerHint.tsx';
import { KeepingNotice } from './KeepingNotice.tsx';
import { MarkedBar } from './MarkedBar.tsx';
import { HexInspector } from './panels/HexInspector.tsx';
import { Palettes } from './panels/Palettes.tsx';
import { ScenarioForm } from './panels/ScenarioForm.tsx';
import { ToolBar } from './panels/ToolBar.tsx';
import { PANELS, SidePanel, type PanelId } from './SidePanel.tsx';
import { usePlan } from './use-plan.ts';
import { useTryIt } from './use-try-it.ts';
import { useWorkshopKeys } from './use-workshop-keys.ts';
import { WorkshopBar } from './WorkshopBar.tsx';
import { WorkshopBoard } from './WorkshopBoard.tsx';
import './map.css';

export interface DrawingTableProps {
  readonly id: string;
  readonly isCovered: boolean;
  onMenu(this: void, menu: Menu): void;
}

const NOWHERE: readonly Hex[] = [];

interface Shown {
  readonly hexes: readonly Hex[];
  /** The plan that the check is about: another one may have it no more. */
  readonly of: Plan | null;
  readonly token: number;
}

/** The one of them that has the others around it. */
function innermost(plan: Plan, hexes: readonly Hex[]): Hex {
  const board = planBoard(plan);
  const middle = middleOf(board, hexes);
  return hexes.reduce((best, hex) => (distance(board, hex, middle) < distance(board, best, middle) ? hex : best));
}

/** The hexes that a check speaks of, and one of them in the middle. */
function useShownHexes(plan: Plan) {
  const [shown, setShown] = useState<Shown>({ hexes: NOWHERE, of: null, token: 0 });
  const show = (hexes: readonly Hex[]) => setShown(({ token }) => ({ hexes, of: plan, token: token + 1 }));
  const amiss = shown.of === plan ? shown.hexes : NOWHERE;
  const centre: Centre | null = amiss.length === 0 ? null : { hex: innermost(plan, amiss), token: shown.token };
  return { amiss, centre, show };
}

function mend(fix: Fix): void {
  workshop.change(fixStep(fix), fix.recipe);
}

/** A field of the form, to write in. */
function goToField(field: CheckField): void {
  const place = document.querySelector<HTMLElement>(`.scenario-form [data-field='${field}'] :is(input, textarea)`);
  place?.scrollIntoView({ block: 'center' });
  place?.focus({ preventScroll: true });
}

type Sheet = PanelId | 'tools';

interface LaidProps extends DrawingTableProps {
  readonly plan: Plan;
}

/** The tools on the left, the map in the middle, what can be said about it on the right; on a phone all below the map. */
function Laid({ id, plan, isCovered, onMenu }: LaidProps) {
  const tool = useStore(drawingTable, (table) => table.tool.kind);
  const looked = useStore(drawingTable, (table) => table.looked);
  const checks = useChecks(plan);
  const [panel, setPanel] = useState<PanelId>('hex');
  /** On a phone either the tools or the panel are in sight below the map, or neither. */
  const [below, setBelow] = useState<'tools' | 'panel' | null>(null);
  const sheet: Sheet | null = below === 'panel' ? panel : below;
  const [dialog, setDialog] = useState<WorkshopDialog | null>(null);
  const { amiss, centre, show } = useShownHexes(plan);
  const board = useRef<BoardHandle>(null);
  // Whoever looks at a hex wants to read of it, whatever was read before.
  useEffect(
    () =>
      drawingTable.subscribe((now, before) => {
        if (now.looked !== null && now.looked !== before.looked) setPanel('hex');
      }),
    [],
  );
  useWorkshopKeys(!isCovered);
  const open = (next: Sheet) => {
    if (next !== 'tools') setPanel(next);
    setBelow(next === 'tools' ? 'tools' : 'panel');
  };
  const lead = (field: CheckField) => {
    flushSync(() => open('scenario'));
    goToField(field);
  };
  const [isNotCopied, setNotCopied] = useState(false);
  const trying = useTryIt(id, () => open('checks'));
  const toggle = (next: Sheet) => (sheet === next ? setBelow(null) : open(next));
  const content = () => {
    switch (panel) {
      case 'hex':
        return <HexInspector plan={plan} />;
      case 'checks':
        return <ChecksPanel plan={plan} onShow={show} onFix={mend} onLead={lead} />;
      default:
        return <ScenarioForm plan={plan} />;
    }
  };
  return (
    <div className="workshop" data-sheet={sheet ?? undefined} data-tool={tool}>
      <WorkshopBar
        id={id}
        badge={<ChecksBadge checks={checks} />}
        onChecks={() => open('checks')}
        onTry={trying.start}
        onMenu={onMenu}
        onDialog={setDialog}
        onCopied={(isKept) => setNotCopied(!isKept)}
      />
      <KeepingNotice />
      <DeedNotice fault={trying.fault} onClose={trying.close} />
      <DeedNotice fault={isNotCopied ? 'notCopied' : null} onClose={() => setNotCopied(false)} />
      <main className="workshop-main">
        <section className="workshop-tools" aria-label={t('workshop:screen.tools')}>
          <Palettes plan={plan} />
        </section>
        <div className="workshop-map">
          <WorkshopBoard
            ref={board}
            keys={!isCovered}
            centre={centre}
            amiss={panel === 'checks' ? amiss : NOWHERE}
            onPressed={() => open('hex')}
          />
          <MarkedBar onKeyTurn={() => board.current?.enter()} />
          <FingerHint />
        </div>
        <SidePanel panel={panel} about={panel === 'hex' ? looked : id} onPanel={setPanel}>
          {content()}
        </SidePanel>
        <div className="workshop-sheets">
          <ToolBar plan={plan} isOpen={sheet === 'tools'} onOpen={() => toggle('tools')} />
          <nav aria-label={t('workshop:screen.sheets')}>
            {(['tools', ...PANELS] as const).map((one) => (
              <button
                key={one}
                type="button"
                data-sheet={one}
                aria-expanded={sheet === one}
                onClick={() => toggle(one)}
              >
                {t(`workshop:screen.${one}`)}
              </button>
            ))}
          </nav>
        </div>
        <Announcer />
      </main>
      <Dialogs id={id} plan={plan} dialog={dialog} onClose={() => setDialog(null)} />
    </div>
  );
}

export function DrawingTable(props: DrawingTableProps) {
  const plan = usePlan();
  return plan === null ? null : <Laid {...props} plan={plan} />;
}
