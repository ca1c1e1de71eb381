/**
 * The same page in another city. Districts belong to a city, so a filter by one is dropped; every
 * other filter stays.
 * @param path without the language, with its query, with the city as its second segment
 */
export function pathInCity(path: string, current: string, next: string): string {
  const [pathname = '', search = ''] = path.split('?');
  const segments = pathname.split('/');
  const index = segments.findIndex((segment) => decodeURIComponent(segment) === current);
  const moved = segments.with(index, encodeURIComponent(next)).join('/');
  const query = new URLSearchParams(search);
  query.delete('city_area');
  const rest = query.toString();
  return rest === '' ? moved : `${moved}?${rest}`;
}
