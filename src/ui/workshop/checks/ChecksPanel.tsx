import { useRef, type ReactNode } from 'react';
import type { Hex } from '../../../hex/board.ts';
import { CHECK_KINDS, checkKey, type Check, type CheckField, type Fix } from '../../../workshop/checks/check.ts';
import { checksOf, countChecks } from '../../../workshop/checks/checks.ts';
import type { Plan } from '../../../workshop/plan.ts';
import { RemarkList } from '../../briefing/RemarkList.tsx';
import { t } from '../../text/i18n.ts';
import { rowText } from '../../text/lists.ts';
import { checkText, fixText, hexesText } from './check-text.ts';
import { CheckMark } from './CheckMark.tsx';
import { useChecks } from './use-checks.ts';
import './checks.css';

export interface ChecksPanelProps {
  readonly plan: Plan;
  /** Shows these hexes on the map. */
  onShow(this: void, hexes: readonly Hex[]): void;
  onFix(this: void, fix: Fix, check: Check): void;
  /** Goes to where it is written. */
  onLead(this: void, field: CheckField): void;
}

/** What is amiss with the scenario, the worst first, each in a sentence with what would mend it. */
export function ChecksPanel({ plan, onShow, onFix, onLead }: ChecksPanelProps) {
  const checks = useChecks(plan);
  const verdict = useRef<HTMLParagraphElement>(null);
  const fix = (chosen: Fix, check: Check) => {
    const current = fixNow(plan, chosen, check);
    if (current !== undefined) onFix(current, check);
    // Its row goes away, and the next key press should find something.
    verdict.current?.focus({ preventScroll: true });
  };
  return (
    <section className="checks-panel" aria-label={t('workshop:checks.title')}>
      <p ref={verdict} tabIndex={-1} className="checks-verdict" aria-live="polite">
        <Verdict checks={checks} />
      </p>
      <ul className="checks-list">
        {checks.map((check, at) => (
          <CheckRow key={`${checkKey(check)} ${at}`} check={check} onShow={onShow} onFix={fix} onLead={onLead}>
            {check.id === 'remarks' ? <Remarks plan={plan} /> : null}
          </CheckRow>
        ))}
      </ul>
    </section>
  );
}

/** The fix for the plan as it is now: the list may be a moment behind. */
function fixNow(plan: Plan, chosen: Fix, check: Check): Fix | undefined {
  const key = checkKey(check);
  const still = checksOf(plan).find((other) => checkKey(other) === key);
  return still?.fixes[check.fixes.indexOf(chosen)];
}

function Verdict({ checks }: { readonly checks: readonly Check[] }) {
  if (checks.length === 0) return t('workshop:checks.clean');
  const counts = countChecks(checks);
  const kinds = CHECK_KINDS.filter((kind) => counts[kind] > 0);
  return (
    <>
      <b>{t(counts.fault > 0 ? 'workshop:checks.notPlayable' : 'workshop:checks.playable')}</b>
      <span>{rowText(kinds.map((kind) => t(`workshop:checks.counts.${kind}`, { count: counts[kind] })))}</span>
    </>
  );
}

/** What an imported file asks for and is not played, on demand. */
function Remarks({ plan }: { readonly plan: Plan }) {
  return (
    <details className="check-more">
      <summary>{t('workshop:checks.list')}</summary>
      <RemarkList remarks={plan.kept?.remarks ?? []} />
    </details>
  );
}

interface CheckRowProps {
  readonly check: Check;
  onShow(this: void, hexes: readonly Hex[]): void;
  onFix(this: void, fix: Fix, check: Check): void;
  onLead(this: void, field: CheckField): void;
  readonly children: ReactNode;
}

function CheckRow({ check, onShow, onFix, onLead, children }: CheckRowProps) {
  const { kind, hexes, labels, fixes, field } = check;
  const text = checkText(check);
  return (
    <li className={`check ${kind}`}>
      <CheckMark kind={kind} />
      <p>
        <span className="unseen">{t(`workshop:checks.kind.${kind}`)}</span>
        <span>{text}</span>
      </p>
      {hexes.length > 0 || fixes.length > 0 || field !== undefined ? (
        <div className="check-buttons">
          {hexes.length > 0 ? (
            <button
              type="button"
              className="show"
              aria-label={t('workshop:checks.showOf', { hexes: hexesText(labels) })}
              onClick={() => onShow(hexes)}
            >
              {t('workshop:checks.show')}
            </button>
          ) : null}
          {fixes.map((fix, at) => (
            <button
              key={`${fix.id} ${at}`}
              type="button"
              aria-label={t('workshop:checks.fixOf', { fix: fixText(fix), check: text })}
              onClick={() => onFix(fix, check)}
            >
              {fixText(fix)}
            </button>
          ))}
          {field === undefined ? null : (
            <button type="button" onClick={() => onLead(field)}>
              {t(`workshop:checks.lead.${field}`)}
            </button>
          )}
        </div>
      ) : null}
      {children}
    </li>
  );
}
