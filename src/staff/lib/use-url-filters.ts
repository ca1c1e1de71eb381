import { useSearchParams } from 'react-router';
import { useChangeQuery } from './use-change-query.ts';

/** Returns the filters of a list, which are in the query of the page. */
export function useUrlFilters() {
  const [params] = useSearchParams();
  const change = useChangeQuery();
  return {
    get: (name: string) => params.get(name),
    /** Sets a filter; null or an empty value removes it. */
    choose: (name: string, value: string | null) =>
      change((query) => setFilter(query, name, value)),
    /** Returns the query of the page with another value of a filter. */
    searchWith: (name: string, value: string | null) => {
      const query = new URLSearchParams(params);
      setFilter(query, name, value);
      return queryOf(query);
    },
    /** The query of the page, with its question mark. */
    search: queryOf(params),
  };
}

function setFilter(query: URLSearchParams, name: string, value: string | null): void {
  if (value === null || value === '') query.delete(name);
  else query.set(name, value);
}

function queryOf(params: URLSearchParams): string {
  const query = params.toString();
  return query === '' ? '' : `?${query}`;
}
