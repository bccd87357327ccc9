import { useMemo } from 'react';
import type { Plan } from '../../workshop/plan.ts';
import { planFile } from '../../workshop/plan-file.ts';
import { ShareDialog } from '../library/ShareDialog.tsx';
import type { Entry } from '../library/shelf.ts';
import { DrawingHelp } from './DrawingHelp.tsx';
import { leaveTo } from './leave.ts';

export type WorkshopDialog = 'share' | 'help';

export interface DialogsProps {
  readonly id: string;
  readonly plan: Plan;
  /** The one that is open. */
  readonly dialog: WorkshopDialog | null;
  onClose(this: void): void;
}

function Share({ id, plan, onClose }: Omit<DialogsProps, 'dialog'>) {
  const entry = useMemo((): Entry => ({ id, origin: 'own', at: null, file: planFile(plan) }), [id, plan]);
  const toSheet = () => {
    onClose();
    void leaveTo({ screen: 'sheet', scenario: id });
  };
  return <ShareDialog entry={entry} onSheet={toSheet} onClose={onClose} />;
}

/** What lies over the drawing table. */
export function Dialogs({ id, plan, dialog, onClose }: DialogsProps) {
  if (dialog === 'share') return <Share id={id} plan={plan} onClose={onClose} />;
  return dialog === 'help' ? <DrawingHelp onClose={onClose} /> : null;
}
