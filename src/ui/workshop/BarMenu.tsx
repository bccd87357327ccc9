import { useId, useRef } from 'react';
import { ownScenarios } from '../../store/own-scenarios.ts';
import { workshop } from '../../store/workshop.ts';
import { planFile } from '../../workshop/plan-file.ts';
import { copyName } from '../library/use-library.ts';
import { goTo } from '../route.ts';
import type { Menu } from '../table/panels/ScoreBar.tsx';
import { t } from '../text/i18n.ts';
import type { WorkshopDialog } from './Dialogs.tsx';
import { leaveTo } from './leave.ts';

export interface BarMenuProps {
  readonly id: string;
  onMenu(this: void, menu: Menu): void;
  onDialog(this: void, dialog: WorkshopDialog): void;
  /** A copy was asked for. */
  onCopied(this: void, isKept: boolean): void;
}

/** A copy under a name of its own, on the table in place of this one. */
async function duplicate(onCopied: (isKept: boolean) => void): Promise<void> {
  const { history } = workshop.store.getState();
  if (history === null) return;
  const file = planFile(history.plan);
  const copy = await ownScenarios.add({ ...file, name: copyName(file.name) }, 'own');
  onCopied(copy.ok);
  if (copy.ok) goTo({ screen: 'workshop', scenario: copy.value });
}

/** What is needed less often. The browser closes it by Esc or a click elsewhere. */
export function BarMenu({ id, onMenu, onDialog, onCopied }: BarMenuProps) {
  const list = useRef<HTMLUListElement>(null);
  const name = useId();
  const entries: readonly (readonly [label: string, use: () => void])[] = [
    [t('workshop:bar.share'), () => onDialog('share')],
    [t('workshop:bar.sheet'), () => void leaveTo({ screen: 'sheet', scenario: id })],
    [t('workshop:bar.duplicate'), () => void duplicate(onCopied)],
    [t('workshop:bar.settings'), () => onMenu('settings')],
    [t('workshop:bar.help'), () => onDialog('help')],
  ];
  return (
    <>
      <button type="button" className="more-button" popoverTarget={name}>
        {t('workshop:bar.more')}
      </button>
      <ul ref={list} id={name} className="bar-menu paper" popover="auto">
        {entries.map(([label, use]) => (
          <li key={label}>
            <button
              type="button"
              className="quiet"
              onClick={() => {
                list.current?.hidePopover();
                use();
              }}
            >
              {label}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
