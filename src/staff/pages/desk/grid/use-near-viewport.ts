import { startTransition, useEffect, useLayoutEffect, useState, type RefObject } from 'react';

/** The distance from the viewport that counts as near: most of a column. */
const MARGIN = '0px 80px';

/**
 * Returns true once an element is near the viewport of its scroller, so that its content is worth rendering.
 * What is in view at first is so before the first paint, and what is near it after that.
 */
export function useNearViewport(element: RefObject<Element | null>): boolean {
  const [isNear, setIsNear] = useState(false);
  useLayoutEffect(() => {
    const scroller = scrollerOf(element.current);
    if (element.current === null || scroller === null) return;
    const { left } = element.current.getBoundingClientRect();
    const view = scroller.getBoundingClientRect();
    if (left < Math.min(view.right, window.innerWidth)) setIsNear(true);
  }, [element]);
  useEffect(() => {
    if (element.current === null || isNear) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        startTransition(() => setIsNear(true));
      },
      { root: scrollerOf(element.current), rootMargin: MARGIN },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, isNear]);
  return isNear;
}

const scrollerOf = (element: Element | null) => element?.closest('[data-scroller]') ?? null;
