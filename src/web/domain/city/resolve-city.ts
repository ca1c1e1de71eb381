import type { City } from '#shared/contract/catalogue/places.ts';

/** The city for visitors who have never chosen one. */
const DEFAULT_CITY_ID = 10;

/**
 * Returns the city of a page: the one in its path, else the remembered one, else the country's
 * default, else the first. An unknown slug is ignored. Throws if there are no cities.
 */
export function resolveCity(
  cities: readonly City[],
  { inPath, remembered }: { inPath: string | null; remembered: string | null },
): City {
  const bySlug = (slug: string | null) => cities.find((city) => city.slug === slug);
  const city =
    bySlug(inPath) ??
    bySlug(remembered) ??
    cities.find(({ id }) => id === DEFAULT_CITY_ID) ??
    cities[0];
  if (city === undefined) throw new Error('Could not resolve default city');
  return city;
}
