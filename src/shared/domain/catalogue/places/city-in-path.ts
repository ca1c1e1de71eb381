const CITY_SEGMENT = /^(?:\/[a-z]{2})?\/(?:doctors|clinics|procedures)\/([^/?#]+)/;

/**
 * Returns the city segment of a path, with or without a language prefix; null for pages without a
 * city. The segment is not checked: it may not be the slug of a city.
 */
export function cityInPath(path: string): string | null {
  return CITY_SEGMENT.exec(path)?.[1] ?? null;
}
