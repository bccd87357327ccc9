import { isSameAction } from '../../table/choices.ts';
import { actionText } from '../../text/actions.ts';
import { t } from '../../text/i18n.ts';
import type { AirHandProps } from './AirHand.tsx';
import './withdrawal.css';

/** Where the hand lies over the question, it has the button too. */
export function Withdrawal({ scene, ending, onAction }: Pick<AirHandProps, 'scene' | 'ending' | 'onAction'>) {
  const { view, match } = scene;
  const action = match.legal.find(({ type }) => type === 'withdrawAircraft');
  if (action === undefined) return null;
  const text = actionText(view, action);
  const isWarned = isSameAction(ending, action);
  return (
    <div className="air-withdrawal">
      <button type="button" data-action={action.type} onClick={() => onAction(action)}>
        {isWarned ? t('table:endAnyway', { end: text }) : text}
      </button>
      {isWarned ? <output>{t('airTable:withdrawWarning')}</output> : null}
    </div>
  );
}
