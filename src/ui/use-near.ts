import { useEffect, useRef, useState } from 'react';

/** How far off the screen something is already drawn, and still there. */
const MARGIN = '500px 0px';

/** Near the screen, or once near it for good: only maps that somebody could look at are drawn. */
export function useNear<E extends Element>(isForGood = false) {
  const place = useRef<E>(null);
  const [isNear, setNear] = useState(() => typeof IntersectionObserver === 'undefined');
  useEffect(() => {
    const element = place.current;
    if (element === null || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver(
      (changes) => {
        const isHere = changes.at(-1)?.isIntersecting === true;
        setNear(isHere);
        if (isHere && isForGood) observer.disconnect();
      },
      { rootMargin: MARGIN },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [isForGood]);
  return { place, isNear };
}
