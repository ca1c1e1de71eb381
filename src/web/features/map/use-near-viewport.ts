import { useEffect, useState, type RefObject } from 'react';

/** The distance from the viewport at which loading starts. */
const MARGIN = '300px';

/** Returns true once an element has been near the viewport. */
export function useNearViewport(element: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (element.current === null) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        setNear(true);
      },
      { rootMargin: MARGIN },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isNear;
}
