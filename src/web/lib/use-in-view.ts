import { useCallback, useEffect, useRef, type RefCallback } from 'react';

/** Elements above the viewport count as seen, because a jump to the end skips those in between. */
const ROOT_MARGIN = '1000000px 0px 0px';

/** Returns a ref that calls `onSeen` when its element comes into view, once for each element. */
export function useInView(onSeen: () => void): RefCallback<Element> {
  const latest = useRef(onSeen);
  useEffect(() => {
    latest.current = onSeen;
  });

  return useCallback((element: Element) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        latest.current();
      },
      { root: document, rootMargin: ROOT_MARGIN },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
}
