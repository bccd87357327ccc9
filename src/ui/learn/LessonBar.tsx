import { useMemo } from 'react';
import type { LessonFile } from '../../lessons/lesson-schema.ts';
import { SIDES, type Side } from '../../memoir/side.ts';
import { writeRoute } from '../route.ts';
import { BackToBattle } from '../rules/BackToBattle.tsx';
import { useTableMoment } from '../table/guide.ts';
import { Medals, type Menu } from '../table/panels/ScoreBar.tsx';
import { t } from '../text/i18n.ts';
import { keyTitle } from './CoachButtons.tsx';
import { LessonName } from './LessonName.tsx';

export interface LessonBarProps {
  readonly file: LessonFile;
  /** Whose move it is. */
  readonly decider: Side | null;
  onMenu(this: void, menu: Menu): void;
  onLeave(this: void): void;
}

const MENUS = ['settings', 'help'] as const;

/** In place of the bar with the score: the lesson, the medals, and what can be looked up. */
export function LessonBar({ file, decider, onMenu, onLeave }: LessonBarProps) {
  const { scene } = useTableMoment();
  const shown = useMemo(() => ({ ...scene, match: { ...scene.match, decider } }), [scene, decider]);
  return (
    <header className="score-bar lesson-bar" aria-label={t('learn:bar')}>
      <BackToBattle />
      <button type="button" className="quiet" aria-keyshortcuts="l" title={keyTitle('l')} onClick={onLeave}>
        {t('learn:do.leave')}
      </button>
      <h1>
        <LessonName file={file} />
      </h1>
      {SIDES.map((side) => (
        <Medals key={side} scene={shown} side={side} />
      ))}
      <nav className="menus">
        <a href={writeRoute({ screen: 'rules', rule: null })}>{t('learn:menu.rules')}</a>
        {MENUS.map((menu) => (
          <button key={menu} type="button" className="quiet" data-menu={menu} onClick={() => onMenu(menu)}>
            {t(`learn:menu.${menu}`)}
          </button>
        ))}
      </nav>
    </header>
  );
}
