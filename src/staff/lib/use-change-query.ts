import { useRef } from 'react';
import { useLocation, useSearchParams } from 'react-router';

interface AskedQuery {
  /** The key of the location that was shown when the query was asked for. */
  readonly shownKey: string;
  readonly query: URLSearchParams;
}

/**
 * Returns a function that changes the query of the page. A change starts from the query that was asked
 * for last, even if it is not shown yet: of two quick changes, the second keeps the first.
 */
export function useChangeQuery(): (change: (query: URLSearchParams) => void) => void {
  const [shown, setParams] = useSearchParams();
  const { key: shownKey } = useLocation();
  const asked = useRef<AskedQuery | null>(null);
  return (change) => {
    const isWaiting = asked.current?.shownKey === shownKey;
    const query = new URLSearchParams(isWaiting ? asked.current?.query : shown);
    change(query);
    asked.current = { shownKey, query };
    setParams(query, { replace: true });
  };
}
