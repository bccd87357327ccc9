import { entriesOfRule } from '../../lessons/reference/look-up.ts';
import type { Told } from '../../lessons/session.ts';
import { writeRoute } from '../route.ts';
import { t } from '../text/i18n.ts';
import { useDeviceWords } from './device-words.ts';

/** What is said where a lesson says nothing in particular: the goal stands below. */
function plainWords(verdict: Told['verdict']): string {
  if (verdict === 'right') return t('learn:right');
  return verdict === 'wrong' ? t('learn:wrongGoal') : t('learn:failed');
}

function Sign({ isRight }: { readonly isRight: boolean }) {
  return (
    <svg className="verdict-sign" viewBox="-12 -12 24 24" aria-hidden="true">
      <circle r={11} />
      <path
        d={isRight ? 'M-5.500 0.500L-1.500 4.500L5.500 -4' : 'M-4.500 -4.500L4.500 4.500M4.500 -4.500L-4.500 4.500'}
      />
    </svg>
  );
}

/** Whether it was right, and why. */
export function Verdict({ told: { verdict, say, rule } }: { readonly told: Told }) {
  const isRight = verdict === 'right';
  const fitted = useDeviceWords();
  // The rule comes after them on the same line.
  const words = `${say === null ? plainWords(verdict) : fitted(say)} `;
  return (
    <div className={`verdict verdict-${verdict}`} data-verdict={verdict} role={isRight ? undefined : 'alert'}>
      <Sign isRight={isRight} />
      <p>
        <span className="unseen">{isRight ? t('learn:right') : t('learn:wrong')} </span>
        {words}
        {rule === null ? null : (
          <a className="verdict-rule" href={writeRoute({ screen: 'rules', rule })} title={rule}>
            {t('learn:rule', { rule: entriesOfRule(rule).at(0)?.title ?? rule })}
          </a>
        )}
      </p>
    </div>
  );
}
