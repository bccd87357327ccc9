import { useEffect, useMemo, useRef, useState } from 'react';
import { pictureOf } from '../../workshop/picture.ts';
import type { Plan } from '../../workshop/plan.ts';
import { BattleMap } from '../start/BattleMap.tsx';
import { t } from '../text/i18n.ts';
import './thumbnail.css';

/** How far off the screen a map is already drawn, and still there. */
const MARGIN = '900px 0px';

/** Near the screen: a long library has only the maps in it that somebody could look at. */
function useNear<E extends Element>() {
  const place = useRef<E>(null);
  const [isNear, setNear] = useState(() => typeof IntersectionObserver === 'undefined');
  useEffect(() => {
    const element = place.current;
    if (element === null || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver(
      (changes) => setNear(changes.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin: MARGIN },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { place, isNear };
}

/** The map of a scenario in small; null: there is none to draw. */
export function Thumbnail({ plan }: { readonly plan: Plan | null }) {
  const { place, isNear } = useNear<HTMLDivElement>();
  const picture = useMemo(() => (plan === null || !isNear ? null : pictureOf(plan)), [plan, isNear]);
  return (
    <div ref={place} className={`thumbnail thumbnail-${plan?.board ?? 'none'}`}>
      {picture === null ? null : <BattleMap picture={picture} size="small" />}
      {plan === null ? <p>{t('library:noMap')}</p> : null}
    </div>
  );
}
