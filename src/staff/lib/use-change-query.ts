import { useRef } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { createAskedQueries } from './asked-queries.ts';

/**
 * Returns a function that changes the query of the page. A change starts from the query that was asked
 * for last, even if it is not shown yet: of two quick changes, the second keeps the first.
 */
export function useChangeQuery(): (change: (query: URLSearchParams) => void) => void {
  const [query, setParams] = useSearchParams();
  const { key, state } = useLocation() as { key: string; state: { asked?: string } | null };
  const queries = useRef<ReturnType<typeof createAskedQueries> | null>(null);
  return (change) => {
    queries.current ??= createAskedQueries();
    const asked = queries.current.change({ id: state?.asked ?? key, query }, change);
    setParams(asked.query, { replace: true, state: { asked: asked.id } });
  };
}
