import { useEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router';

const HASH = '#reviews';

/**
 * Scrolls to the reviews if the URL ends in `#reviews` or requests all of them. The heading takes
 * the focus, so that keyboard navigation continues there.
 */
export function useScrollToReviews(showsAll: boolean): RefObject<HTMLHeadingElement | null> {
  const title = useRef<HTMLHeadingElement>(null);
  const { hash, key } = useLocation();
  const isRequested = hash === HASH || (hash === '' && showsAll);

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
