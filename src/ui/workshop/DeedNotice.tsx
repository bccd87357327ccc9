import { t } from '../text/i18n.ts';
import type { TryFault } from './use-try-it.ts';

/** Why something that was asked for was not done. */
export type DeedFault = TryFault | 'notCopied';

export interface DeedNoticeProps {
  readonly fault: DeedFault | null;
  onClose(this: void): void;
}

/** Says why a scenario could not be tried or copied. */
export function DeedNotice({ fault, onClose }: DeedNoticeProps) {
  return fault === null ? null : (
    <div className="workshop-notice" role="alert">
      <p>{t(`workshop:notDone.${fault}`)}</p>
      <button type="button" onClick={onClose}>
        {t('workshop:notDone.close')}
      </button>
    </div>
  );
}
