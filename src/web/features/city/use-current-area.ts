import { useSearchParams } from 'react-router';

/** The slug of the district that the page is narrowed to. */
export function useCurrentArea(): string | null {
  const [search] = useSearchParams();
  return search.get('city_area');
}
