import type { Fault } from '../../scenarios/fault.ts';
import { t } from '../text/i18n.ts';
import { faultText } from './fault-text.ts';

const MOST = 12;

/** What is wrong with a file, each fault with its place. */
export function FaultList({ faults }: { readonly faults: readonly Fault[] }) {
  return (
    <ul className="fault-list">
      {faults.slice(0, MOST).map((fault) => {
        const { place, message } = faultText(fault);
        return (
          <li key={`${fault.path} ${fault.message}`}>
            {place === '' ? null : <code>{place}</code>} {message}
          </li>
        );
      })}
      {faults.length > MOST ? <li>{t('saves:fault.more', { count: faults.length - MOST })}</li> : null}
    </ul>
  );
}
