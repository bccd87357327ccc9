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
  /** One of many: somebody may look at it soon. Without it, it is drawn at once. */
  readonly isNear?: boolean;
}

/** The map of a scenario in small. */
export function Thumbnail({ plan, isNear }: ThumbnailProps) {
  const isInTurn = useDrawn(isNear === true);
  const isDrawn = isNear === undefined || isInTurn;
  const isWaiting = plan !== null && isNear === true && !isDrawn;
  const picture = useMemo(() => (plan === null || !isDrawn ? null : pictureOf(plan)), [plan, isDrawn]);
  return (
    <div className={`thumbnail thumbnail-${plan?.board ?? 'none'}${isWaiting ? ' waiting' : ''}`}>
      {picture === null ? null : <BattleMap picture={picture} size="small" />}
      {plan === null ? <p>{t('library:noMap')}</p> : null}
    </div>
  );
}
