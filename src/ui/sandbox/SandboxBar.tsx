import { useStore } from 'zustand';
import { SIDES } from '../../memoir/side.ts';
import { sandboxDesk } from '../../store/sandbox.ts';
import { goTo, START } from '../route.ts';
import { LightMark } from '../table/panels/LightMark.tsx';
import { Medals, type Menu } from '../table/panels/ScoreBar.tsx';
import { useTableMoment } from '../table/guide.ts';
import { t } from '../text/i18n.ts';
import { ONE_COLUMN, useMedia } from '../use-media.ts';
import { SandboxMenus } from './SandboxMenus.tsx';

export interface SandboxBarProps {
  onBegin(this: void): void;
  onMenu(this: void, menu: Menu): void;
}

/** In place of the bar with the score. On a small screen the menus are among the tools. */
export function SandboxBar({ onBegin, onMenu }: SandboxBarProps) {
  const { scene } = useTableMoment();
  const isSmall = useMedia(ONE_COLUMN);
  const tries = useStore(sandboxDesk.store, ({ sandbox }) => sandbox?.tries);
  const [full, short] =
    tries === undefined
      ? [t('sandbox:leave'), t('sandbox:leaveShort')]
      : [t('sandbox:toWorkshop'), t('sandbox:toWorkshopShort')];
  return (
    <header className="score-bar sandbox-bar">
      <button
        type="button"
        className={tries === undefined ? 'quiet' : 'main to-workshop'}
        aria-label={full}
        onClick={() => goTo(tries === undefined ? START : { screen: 'workshop', scenario: tries })}
      >
        {isSmall ? short : full}
      </button>
      <h1 title={t('sandbox:about')}>
        <span className="sandbox-word">{t('sandbox:title')}</span> {scene.file.name}
      </h1>
      {SIDES.map((side) => (
        <Medals key={side} scene={scene} side={side} />
      ))}
      <LightMark view={scene.view} />
      {isSmall ? null : <SandboxMenus onBegin={onBegin} onMenu={onMenu} />}
    </header>
  );
}
