import { useState } from 'react';
import { actionText } from '../../text/actions.ts';
import { t } from '../../text/i18n.ts';
import type { Action } from '../../../memoir/index.ts';
import type { TableScene } from '../scene-props.ts';

export interface ActionListProps {
  readonly scene: TableScene;
  onAction(this: void, action: Action): void;
}

/** Every legal action as a button, whatever the board shows. */
export function ActionList({ scene, onAction }: ActionListProps) {
  const { match, view, reader } = scene;
  // An air card that could be played now is a secret of the hand.
  const legal = reader === view.side ? match.legal : match.legal.filter(({ type }) => type !== 'playAirCard');
  const [open, setOpen] = useState(false);
  return (
    <details className="all-actions" open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t('table:allActions', { number: legal.length })}</summary>
      {open ? (
        <ul>
          {legal.map((action) => (
            <li key={JSON.stringify(action)}>
              <button type="button" data-action={action.type} onClick={() => onAction(action)}>
                {actionText(view, action)}
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </details>
  );
}
