import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import { NavigationType, useNavigation, useNavigationType } from 'react-router';
import styles from './pending-results.module.css';

/** Reduces the viewport to its top edge. */
const TOP_EDGE = '0px 0px -100%';

interface ChangingResultsProps {
  /** The key of a long list. When it changes, the page scrolls to the start of the list. */
  list?: string | undefined;
  children: ReactNode;
}

/**
 * Dims the results until the next list has loaded. Only this component observes the navigation, as a
 * long list is slow to render again.
 */
export function PendingResults({ list, children }: ChangingResultsProps) {
  const isChanging = useNavigation().state === 'loading';
  const results = useRef<HTMLDivElement>(null);
  const shown = useRef(list);
  // Recorded before the change: scroll anchoring has moved the page when the effect runs.
  const isBeginningAbove = useRef(false);
  // Back and Forward restore the scroll position.
  const isChosen = useNavigationType() !== NavigationType.Pop;

  useEffect(() => {
    const { current } = results;
    if (!current) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry) isBeginningAbove.current = entry.boundingClientRect.top < 0;
      },
      { rootMargin: TOP_EDGE },
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, []);

  useLayoutEffect(() => {
    if (shown.current === list) return;
    shown.current = list;
    if (isChosen && isBeginningAbove.current) results.current?.scrollIntoView();
  }, [list, isChosen]);

  return (
    <div ref={results} className={styles.results} aria-busy={isChanging}>
      {children}
    </div>
  );
}
