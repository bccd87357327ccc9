import { useEffect, useState } from 'react';
import { sandboxKeeper } from '../../store/sandbox-keeping.ts';
import { FaultList } from '../saves/FaultList.tsx';
import { t } from '../text/i18n.ts';
import type { Fault } from '../../scenarios/fault.ts';

/** The way back to the sandbox that was left for this one. */
export function SwapNotice() {
  const [hasBefore, setBefore] = useState(false);
  const [faults, setFaults] = useState<readonly Fault[]>([]);
  useEffect(() => {
    let isHere = true;
    void (async () => {
      const found = await sandboxKeeper.hasBefore();
      if (isHere) setBefore(found);
    })();
    return () => {
      isHere = false;
    };
  }, []);
  if (!hasBefore) return null;
  const swap = async () => {
    const swapped = await sandboxKeeper.swap();
    if (!swapped.ok) setFaults(swapped.error.faults);
  };
  return (
    <details className="swap-notice">
      <summary>{t('sandbox:before.hint')}</summary>
      <button type="button" data-swap onClick={() => void swap()}>
        {t('sandbox:before.swap')}
      </button>
      {faults.length === 0 ? null : <FaultList faults={faults} />}
    </details>
  );
}
