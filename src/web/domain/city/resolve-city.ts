import type { City } from '#shared/contract/catalogue/places.ts';

/** The city for visitors who have never chosen one. */
const DEFAULT_CITY_ID = 10;

interface KnownPlaces {
  inPath: string | null;
  remembered: string | null;
}

/**
 * Returns the city of a page: the one in its path, else the remembered one, else the country's
 * default, else the first. An unknown slug is ignored. Throws if there are no cities.
 */
export function resolveCity(cities: readonly City[], known: KnownPlaces): City {
  const city = findCity(cities, known);
  if (city === null) throw new Error('Could not resolve default city');
  return city;
}

/** Returns the same city for a page that also exists in a country without cities, or null. */
export function findCity(
  cities: readonly City[],
  { inPath, remembered }: KnownPlaces,
): City | null {
  const bySlug = (slug: string | null) => cities.find((city) => city.slug === slug);
  return (
    bySlug(inPath) ??
    bySlug(remembered) ??
    cities.find(({ id }) => id === DEFAULT_CITY_ID) ??
    cities[0] ??
    null
  );
}
