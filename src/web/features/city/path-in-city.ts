import { paths } from '#shared/paths.ts';

/** The current URL. */
interface CurrentUrl {
  /** The path and the query without the language. */
  path: string;
  /** The slug of the city, the second segment of the path, if there is one. */
  city: string | undefined;
}

/** Returns true if a page can be limited to a district. */
const hasDistricts = (path: string) =>
  /^\/(?:doctors\/|clinics\/[^/?]*(?:\?|$)|(?:\?|$))/.test(path);

/**
 * Returns the path of the same page in another city. It keeps all filters except the district,
 * which is in the old city.
 */
export function pathInCity({ path, city }: CurrentUrl, next: string): string {
  const [pathname = '', search = ''] = path.split('?');
  const segments = pathname.split('/');
  if (city !== undefined) {
    const index = segments.findIndex((segment) => decodeURIComponent(segment) === city);
    segments[index] = encodeURIComponent(next);
  }
  return withQuery(segments.join('/'), search, null);
}

/**
 * Returns the path of the same page in a district, or of the home page if the page has no district
 * filter.
 */
export function pathInArea(here: CurrentUrl, city: string, area: string): string {
  if (!hasDistricts(here.path)) return withQuery(paths.home(), '', area);
  const [pathname = '', search = ''] = pathInCity(here, city).split('?');
  return withQuery(pathname, search, area);
}

function withQuery(pathname: string, search: string, area: string | null): string {
  const query = new URLSearchParams(search);
  query.delete('city_area');
  if (area !== null) query.set('city_area', area);
  const rest = query.toString();
  return rest === '' ? pathname : `${pathname}?${rest}`;
}
