import { useSearchParams } from 'react-router';

/** Returns the slug of the page's district. */
export function useCurrentArea(): string | null {
  const [search] = useSearchParams();
  return search.get('city_area');
}
