import { useEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router';

const HASH = '#reviews';

/**
 * Takes whoever comes for the reviews to them: the address ends in `#reviews`, or asks for all of
 * them. The heading takes the focus, so that the next key goes on from there.
 */
export function useScrollToReviews(isWhole: boolean): RefObject<HTMLHeadingElement | null> {
  const title = useRef<HTMLHeadingElement>(null);
  const { hash, key } = useLocation();
  const isAskedFor = hash === HASH || (hash === '' && isWhole);

  useEffect(() => {
    const arrive = () => {
      title.current?.focus({ preventScroll: true });
      title.current?.scrollIntoView();
    };
    // A link within the page is the browser's own business, of which the router hears nothing.
    const follow = () => {
      if (window.location.hash === HASH) arrive();
    };
    if (isAskedFor) arrive();
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, [isAskedFor, key]);

  return title;
}
