import { useSearchParams } from 'react-router';

/**
 * Returns a function that changes the query of the page. A change starts from the address and not from
 * what is rendered, so that the second of two quick changes keeps the first.
 */
export function useChangeQuery(): (change: (query: URLSearchParams) => void) => void {
  const [, setParams] = useSearchParams();
  return (change) => {
    const query = new URLSearchParams(window.location.search);
    change(query);
    setParams(query, { replace: true });
  };
}
