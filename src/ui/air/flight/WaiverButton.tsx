import type { View } from '../../../memoir/index.ts';
import { t } from '../../text/i18n.ts';

export interface WaiverButtonProps {
  readonly view: View;
  readonly disabled?: boolean;
  onWaive(this: void): void;
}

/** Beside the answers to a flight, whatever is in the hand: no more of these questions in this turn. */
export function WaiverButton({ view: { decision }, disabled = false, onWaive }: WaiverButtonProps) {
  if (decision !== 'airAmbush' && decision !== 'airAnswer') return null;
  return (
    <button type="button" className="quiet" data-waive={decision} disabled={disabled} onClick={onWaive}>
      {t(`airTable:waive.${decision}`)}
    </button>
  );
}
