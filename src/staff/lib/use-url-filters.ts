import { useSearchParams } from 'react-router';

export interface UrlFilters {
  get(name: string): string | null;
  /** Sets a filter; null or an empty value removes it. */
  choose(name: string, value: string | null): void;
  /** Returns the query of the page with another value of a filter. */
  searchWith(name: string, value: string | null): string;
  /** The query of the page, with its question mark. */
  readonly search: string;
}

/** Returns the filters of a list, which are in the query of the page. */
export function useUrlFilters(): UrlFilters {
  const [params, setParams] = useSearchParams();
  const withFilter = (name: string, value: string | null) => {
    const next = new URLSearchParams(params);
    if (value === null || value === '') next.delete(name);
    else next.set(name, value);
    return next;
  };
  return {
    get: (name) => params.get(name),
    choose: (name, value) => setParams(withFilter(name, value), { replace: true }),
    searchWith: (name, value) => queryOf(withFilter(name, value)),
    search: queryOf(params),
  };
}

function queryOf(params: URLSearchParams): string {
  const query = params.toString();
  return query === '' ? '' : `?${query}`;
}
