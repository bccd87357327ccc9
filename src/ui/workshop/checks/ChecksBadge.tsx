import type { Check } from '../../../workshop/checks/check.ts';
import { countChecks } from '../../../workshop/checks/checks.ts';
import { t } from '../../text/i18n.ts';
import { CheckMark } from './CheckMark.tsx';
import './checks.css';

/** In short: a tick, or how many faults and warnings there are. Hints are left to the list. */
export function ChecksBadge({ checks }: { readonly checks: readonly Check[] }) {
  const counts = countChecks(checks);
  const kinds = (['fault', 'warning'] as const).filter((kind) => counts[kind] > 0);
  if (kinds.length === 0)
    return (
      <span className="checks-badge clean" title={t('workshop:checks.badgeClean')}>
        <CheckMark kind="clean" />
        <span className="unseen">{t('workshop:checks.badgeClean')}</span>
      </span>
    );
  return (
    <span className="checks-badge">
      {kinds.map((kind) => {
        const words = t(`workshop:checks.counts.${kind}`, { count: counts[kind] });
        return (
          <span key={kind} className={kind} title={words}>
            <CheckMark kind={kind} />
            <span aria-hidden="true">{counts[kind]}</span>
            <span className="unseen">{words}</span>
          </span>
        );
      })}
    </span>
  );
}
