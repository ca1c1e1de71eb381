const CITY_SEGMENT = /^(?:\/[a-z]{2})?\/(?:doctors|clinics|procedures)\/([^/?#]+)/;

/**
 * The segment that stands for the city in a path, with or without a language prefix; null for pages
 * that are of no city. The segment may be no city at all.
 */
export function cityInPath(path: string): string | null {
  return CITY_SEGMENT.exec(path)?.[1] ?? null;
}
