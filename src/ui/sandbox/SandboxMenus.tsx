import { goTo } from '../route.ts';
import type { Menu } from '../table/panels/ScoreBar.tsx';
import { t } from '../text/i18n.ts';

const MENUS = ['settings', 'help'] as const;

export interface SandboxMenusProps {
  onBegin(this: void): void;
  onMenu(this: void, menu: Menu): void;
}

/** What leads elsewhere. */
export function SandboxMenus({ onBegin, onMenu }: SandboxMenusProps) {
  return (
    <nav className="menus" aria-label={t('table:menus')}>
      <button type="button" className="quiet" data-menu="begin" onClick={onBegin}>
        {t('sandbox:menu.begin')}
      </button>
      <button type="button" className="quiet" onClick={() => goTo({ screen: 'learn', lesson: null })}>
        {t('sandbox:menu.learn')}
      </button>
      {MENUS.map((menu) => (
        <button key={menu} type="button" className="quiet" data-menu={menu} onClick={() => onMenu(menu)}>
          {t(`sandbox:menu.${menu}`)}
        </button>
      ))}
    </nav>
  );
}
