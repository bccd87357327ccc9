import { useMemo } from 'react';
import { pictureOf } from '../../workshop/picture.ts';
import type { Plan } from '../../workshop/plan.ts';
import { BattleMap } from '../start/BattleMap.tsx';
import { t } from '../text/i18n.ts';
import { useDrawn } from './use-drawn.ts';
import './thumbnail.css';

interface ThumbnailProps {
  /** Null: there is no map to draw. */
  readonly plan: Plan | null;
  /** Somebody may look at it. */
  readonly isNear?: boolean;
}

/** The map of a scenario in small. */
export function Thumbnail({ plan, isNear = true }: ThumbnailProps) {
  const isDrawn = useDrawn(isNear);
  const picture = useMemo(() => (plan === null || !isDrawn ? null : pictureOf(plan)), [plan, isDrawn]);
  return (
    <div className={`thumbnail thumbnail-${plan?.board ?? 'none'}`}>
      {picture === null ? null : <BattleMap picture={picture} size="small" />}
      {plan === null ? <p>{t('library:noMap')}</p> : null}
    </div>
  );
}
