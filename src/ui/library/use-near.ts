import { useEffect, useRef, useState } from 'react';

/** How far off the screen something is already drawn, and still there. */
const MARGIN = '500px 0px';

/** Near the screen: a long library has only the maps in it that somebody could look at. */
export function useNear<E extends Element>() {
  const place = useRef<E>(null);
  const [isNear, setNear] = useState(() => typeof IntersectionObserver === 'undefined');
  useEffect(() => {
    const element = place.current;
    if (element === null || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver((changes) => setNear(changes.at(-1)?.isIntersecting === true), {
      rootMargin: MARGIN,
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { place, isNear };
}
