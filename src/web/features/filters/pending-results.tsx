import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import { NavigationType, useNavigation, useNavigationType } from 'react-router';
import styles from './pending-results.module.css';

/** The root margin that reduces the viewport to its top edge. */
const TOP_EDGE = '0px 0px -100%';

interface PendingResultsProps {
  /** The key of a long list. When it changes, the page scrolls to the start of the list. */
  list?: string | undefined;
  children: ReactNode;
}

/**
 * Dims the results until the next list has loaded. Only this component observes the navigation, as
 * a long list is slow to render again.
 */
export function PendingResults({ list, children }: PendingResultsProps) {
  const isChanging = useNavigation().state === 'loading';
  const results = useRef<HTMLDivElement>(null);
  const shownList = useRef(list);
  // Recorded before the change, as scroll anchoring moves the page before the effect runs.
  const isStartAbove = useRef(false);
  // Back and Forward restore the scroll position.
  const isChosen = useNavigationType() !== NavigationType.Pop;

  useEffect(() => {
    const { current } = results;
    if (!current) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry) isStartAbove.current = entry.boundingClientRect.top < 0;
      },
      { rootMargin: TOP_EDGE },
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, []);

  useLayoutEffect(() => {
    if (shownList.current === list) return;
    shownList.current = list;
    if (isChosen && isStartAbove.current) results.current?.scrollIntoView();
  }, [list, isChosen]);

  return (
    <div ref={results} className={styles.results} aria-busy={isChanging}>
      {children}
    </div>
  );
}
