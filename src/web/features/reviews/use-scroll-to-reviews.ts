import { useEffect, useRef, type RefObject } from 'react';
import { useLocation, type Location } from 'react-router';

const HASH = '#reviews';

/** The state of links that change the reviews without moving the page or the focus. */
export const STAYS_IN_PLACE = { staysInPlace: true } as const;

/**
 * Scrolls to the reviews if the URL ends in `#reviews` or requests all of them. The heading takes
 * the focus, so that keyboard navigation continues there.
 */
export function useScrollToReviews(showsAll: boolean): RefObject<HTMLHeadingElement | null> {
  const title = useRef<HTMLHeadingElement>(null);
  const { hash, key, state } = useLocation() as Location<Partial<typeof STAYS_IN_PLACE> | null>;
  const isRequested = state?.staysInPlace !== true && (hash === HASH || (hash === '' && showsAll));

  useEffect(() => {
    const scroll = () => {
      title.current?.focus({ preventScroll: true });
      title.current?.scrollIntoView();
    };
    // The browser handles links within the page without the router.
    const follow = () => {
      if (window.location.hash === HASH) scroll();
    };
    if (isRequested) scroll();
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, [isRequested, key]);

  return title;
}
