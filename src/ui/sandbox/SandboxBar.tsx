import { useStore } from 'zustand';
import { SIDES } from '../../memoir/side.ts';
import { sandboxDesk } from '../../store/sandbox.ts';
import { goTo, START } from '../route.ts';
import { Medals, type Menu } from '../table/panels/ScoreBar.tsx';
import { LightMark } from '../table/panels/LightMark.tsx';
import { useTableMoment } from '../table/guide.ts';
import { t } from '../text/i18n.ts';

const MENUS = ['settings', 'help'] as const;

export interface SandboxBarProps {
  onBegin(this: void): void;
  onMenu(this: void, menu: Menu): void;
}

/** In place of the bar with the score. */
export function SandboxBar({ onBegin, onMenu }: SandboxBarProps) {
  const { scene } = useTableMoment();
  const tries = useStore(sandboxDesk.store, ({ sandbox }) => sandbox?.tries);
  return (
    <header className="score-bar sandbox-bar">
      {tries === undefined ? (
        <button type="button" className="quiet" onClick={() => goTo(START)}>
          {t('sandbox:leave')}
        </button>
      ) : (
        <button
          type="button"
          className="main to-workshop"
          onClick={() => goTo({ screen: 'workshop', scenario: tries })}
        >
          {t('sandbox:toWorkshop')}
        </button>
      )}
      <h1 title={t('sandbox:about')}>
        <span className="sandbox-word">{t('sandbox:title')}</span> {scene.file.name}
      </h1>
      {SIDES.map((side) => (
        <Medals key={side} scene={scene} side={side} />
      ))}
      <LightMark view={scene.view} />
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
    </header>
  );
}
