/** The query parameters of advertisers and analytics; `*` ends a prefix. */
const TRACKING_PARAMS = [
  'utm_*',
  '_ga',
  '_gl',
  '_openstat',
  'dclid',
  'fbclid',
  'gad_source',
  'gbraid',
  'gclid',
  'gclsrc',
  'igshid',
  'mc_cid',
  'mc_eid',
  'msclkid',
  'srsltid',
  'ttclid',
  'twclid',
  'wbraid',
  'yclid',
  'ysclid',
] as const;

export function isTrackingParam(name: string): boolean {
  return TRACKING_PARAMS.some((known) =>
    known.endsWith('*') ? name.startsWith(known.slice(0, -1)) : name === known,
  );
}

/**
 * Adds the tracking parameters of the current page's query to a link, unless it has them. Only changes
 * links within the site: paths (`/map`) and queries (`?page=2`).
 */
export function carryTracking(currentSearch: string, href: string): string {
  if (!/^(?:\/(?!\/)|\?)/.test(href)) return href;
  const carried = [...new URLSearchParams(currentSearch)].filter(([name]) => isTrackingParam(name));
  if (carried.length === 0) return href;

  const [address = '', ...fragment] = href.split('#');
  const [path = '', ...search] = address.split('?');
  const query = new URLSearchParams(search.join('?'));
  const own = new Set(query.keys());
  for (const [name, value] of carried) if (!own.has(name)) query.append(name, value);
  return [`${path}?${query}`, ...fragment].join('#');
}
