import { useStore } from 'zustand';
import type { ScenarioFault } from '../../store/own-scenarios.ts';
import { workshop } from '../../store/workshop.ts';
import { goTo } from '../route.ts';
import { FaultList } from '../saves/FaultList.tsx';
import type { Menu } from '../table/panels/ScoreBar.tsx';
import { t } from '../text/i18n.ts';
import { DrawingTable } from './DrawingTable.tsx';
import { useOpened } from './use-opened.ts';
import './workshop.css';

export interface WorkshopProps {
  /** The id of a scenario in the library. */
  readonly scenario: string;
  /** Something lies over the screen and has the keyboard. */
  readonly isCovered: boolean;
  onMenu(this: void, menu: Menu): void;
}

function whyNot({ kind }: ScenarioFault, id: string): string {
  return kind === 'missing' ? t('workshop:opening.missing', { id }) : t(`workshop:opening.${kind}`);
}

function NotOpened({ id, fault }: { readonly id: string; readonly fault: ScenarioFault }) {
  return (
    <main className="workshop-closed paper">
      <h1>{t('workshop:title')}</h1>
      <div role="alert">
        <p>{whyNot(fault, id)}</p>
        {fault.kind === 'broken' ? <FaultList faults={fault.faults} /> : null}
      </div>
      <button type="button" className="main" onClick={() => goTo({ screen: 'library' })}>
        {t('workshop:opening.toLibrary')}
      </button>
    </main>
  );
}

/** A scenario on the drawing table. */
export function Workshop({ scenario, isCovered, onMenu }: WorkshopProps) {
  const opening = useOpened(scenario);
  const name = useStore(workshop.store, ({ history }) => history?.plan.name ?? null);
  const isOpen = opening.kind === 'open' && name !== null;
  return (
    <>
      <title>{t('workshop:titleOf', { name: isOpen ? name : scenario, title: t('page:title') })}</title>
      {opening.kind === 'failed' ? <NotOpened id={scenario} fault={opening.fault} /> : null}
      {isOpen ? <DrawingTable id={scenario} isCovered={isCovered} onMenu={onMenu} /> : null}
      {opening.kind === 'opening' ? <p className="loading">{t('page:loading')}</p> : null}
    </>
  );
}
