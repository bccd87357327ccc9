import { useRef, useState } from 'react';
import type { Hex } from '../../hex/board.ts';
import type { BoardHandle } from '../board/BoardWindow.tsx';
import type { Centre } from '../board/model.ts';
import type { Menu } from '../table/panels/ScoreBar.tsx';
import { t } from '../text/i18n.ts';
import { PANELS, SidePanel, type PanelId } from './SidePanel.tsx';
import { useSteadyPlan } from './use-plan.ts';
import { useWorkshopKeys } from './use-workshop-keys.ts';
import { WorkshopBar } from './WorkshopBar.tsx';
import { WorkshopBoard } from './WorkshopBoard.tsx';
import { Palettes } from './panels/Palettes.tsx';

export interface DrawingTableProps {
  readonly id: string;
  readonly isCovered: boolean;
  onMenu(this: void, menu: Menu): void;
}

/** The tools on the left, the map in the middle, what can be said about it on the right; on a phone all below the map. */
export function DrawingTable({ id, isCovered, onMenu }: DrawingTableProps) {
  const plan = useSteadyPlan();
  const [panel, setPanel] = useState<PanelId>('hex');
  /** On a phone only one of them is open, or none. */
  const [sheet, setSheet] = useState<PanelId | 'tools' | null>('tools');
  const [centre] = useState<Centre | null>(null);
  const [amiss] = useState<readonly Hex[]>([]);
  const board = useRef<BoardHandle>(null);
  useWorkshopKeys(!isCovered);
  if (plan === null) return null;
  const show = (next: PanelId) => {
    setPanel(next);
    setSheet(next);
  };
  return (
    <div className="workshop" data-sheet={sheet ?? undefined}>
      <WorkshopBar id={id} badge={null} onTry={() => undefined} onMenu={onMenu} />
      <main className="workshop-main">
        <section className="workshop-tools" aria-label={t('workshop:screen.tools')}>
          <Palettes plan={plan} />
        </section>
        <WorkshopBoard ref={board} keys={!isCovered} centre={centre} amiss={amiss} onPressed={() => show('hex')} />
        <SidePanel plan={plan} panel={panel} onPanel={setPanel} />
        <nav className="workshop-sheets" aria-label={t('workshop:screen.sheets')}>
          {(['tools', ...PANELS] as const).map((one) => (
            <button
              key={one}
              type="button"
              aria-pressed={sheet === one}
              onClick={() => {
                if (one !== 'tools') setPanel(one);
                setSheet(sheet === one ? null : one);
              }}
            >
              {t(`workshop:screen.${one}`)}
            </button>
          ))}
        </nav>
      </main>
    </div>
  );
}
