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
  const { match, view } = scene;
  const [open, setOpen] = useState(false);
  return (
    <details className="all-actions" open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t('table:allActions', { number: match.legal.length })}</summary>
      {open ? (
        <ul>
          {match.legal.map((action) => (
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
