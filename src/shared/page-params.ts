/** The query parameters that pages read. The server ignores all others when it renders a page. */
const PAGE_PARAMS: ReadonlySet<string> = new Set([
  'child_age',
  'city_area',
  'date',
  'doctor_service_id',
  'from_url',
  'hash',
  'insurance',
  'language',
  'lat',
  'lng',
  'name',
  'nearme',
  'search',
  'service',
  'sort',
  'with_all_reviews',
  'with_comment',
  'zoom',
]);

/** Returns true if a page may depend on a query parameter. */
export function isPageParam(name: string): boolean {
  return PAGE_PARAMS.has(name);
}
