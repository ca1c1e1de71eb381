import { paths } from '#shared/paths.ts';

/** Where somebody is who chooses a place. */
interface Here {
  /** Path and query without the language. */
  path: string;
  /** The slug of the city in the path, which is its second segment; undefined where it has none. */
  city: string | undefined;
}

/** Whether pages of this section show one district alone. */
const isByArea = (path: string) => /^\/(?:doctors\/|clinics\/[^/?]*(?:\?|$)|(?:\?|$))/.test(path);

/**
 * The same page in another city. Districts belong to a city, so a filter by one is dropped; every
 * other filter stays.
 */
export function pathInCity({ path, city }: Here, next: string): string {
  const [pathname = '', search = ''] = path.split('?');
  const segments = pathname.split('/');
  if (city !== undefined) {
    const index = segments.findIndex((segment) => decodeURIComponent(segment) === city);
    segments[index] = encodeURIComponent(next);
  }
  return withQuery(segments.join('/'), search, null);
}

/**
 * The same page in a district, where there is such a page; from any other page the home page, which
 * shows what there is in the district.
 */
export function pathInArea(here: Here, city: string, area: string): string {
  if (!isByArea(here.path)) return withQuery(paths.home(), '', area);
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
