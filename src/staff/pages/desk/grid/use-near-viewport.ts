import { useEffect, useState, type RefObject } from 'react';

/** The distance from the viewport that counts as near: about two columns. */
const MARGIN = '0px 400px';

/** Returns true once an element has been near the viewport, so that its content is worth rendering. */
export function useNearViewport(element: RefObject<Element | null>): boolean {
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (element.current === null || isNear) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setIsNear(true);
      },
      { root: element.current.closest('[data-scroller]'), rootMargin: MARGIN },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, isNear]);
  return isNear;
}
