import { useId, useRef } from 'react';
import { goTo } from '../route.ts';
import type { Menu } from '../table/panels/ScoreBar.tsx';
import { t } from '../text/i18n.ts';

export interface BarMenuProps {
  readonly id: string;
  onMenu(this: void, menu: Menu): void;
}

/** What is needed less often. The browser closes it by Esc or a click elsewhere. */
export function BarMenu({ id, onMenu }: BarMenuProps) {
  const list = useRef<HTMLUListElement>(null);
  const name = useId();
  const entries: readonly (readonly [label: string, use: () => void])[] = [
    [t('workshop:bar.sheet'), () => goTo({ screen: 'sheet', scenario: id })],
    [t('workshop:bar.settings'), () => onMenu('settings')],
    [t('workshop:bar.help'), () => onMenu('help')],
  ];
  return (
    <>
      <button type="button" className="quiet more-button" popoverTarget={name}>
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
