import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import { NavigationType, useNavigation, useNavigationType } from 'react-router';
import styles from './pending-results.module.css';

/** Leaves of the screen its upper edge. */
const TOP_EDGE = '0px 0px -100%';

interface ChangingResultsProps {
  /** Identifies a long list: one chosen far down the page is shown from its beginning. */
  list?: string | undefined;
  children: ReactNode;
}

/**
 * What was there stays, dimmed, until the changed list has come. It alone follows the navigation:
 * a long list takes a slow phone too long to render for nothing.
 */
export function PendingResults({ list, children }: ChangingResultsProps) {
  const isChanging = useNavigation().state === 'loading';
  const results = useRef<HTMLDivElement>(null);
  const shown = useRef(list);
  // Of the list before: by the time of an effect the browser has followed a card that moved.
  const isBeginningAbove = useRef(false);
  // Back and Forward restore the place where the reader was.
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
