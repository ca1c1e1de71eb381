import { isTrackingParam } from '#shared/domain/tracking.ts';

/** The filters of lists: our only parameters that are sent to analytics. */
const PUBLIC_PARAMS = ['sort', 'date', 'language', 'insurance', 'child_age', 'city_area'];

/** The paths of pages that show an appointment; the group is the part without the id. */
const PRIVATE_PATH = /^((?:\/[a-z]{2})?\/(?:appointments|feedback))\/.*/;

/** Checks whether a page shows the data of a patient. */
export function isPrivatePage({ pathname }: { pathname: string }): boolean {
  return PRIVATE_PATH.test(pathname);
}

/**
 * Returns the URL of a page for third parties, without the hash of an appointment, the position of
 * the visitor or another URL. Parameters are allowed by name, so new ones are private by default.
 */
export function publicUrl(
  origin: string,
  { pathname, search }: { pathname: string; search: string },
): string {
  const query = new URLSearchParams(search);
  for (const name of new Set(query.keys())) {
    if (!PUBLIC_PARAMS.includes(name) && !isTrackingParam(name)) query.delete(name);
  }
  const rest = query.toString();
  return origin + pathname.replace(PRIVATE_PATH, '$1') + (rest === '' ? '' : `?${rest}`);
}

/** Returns the referrer for third parties: the origin of another site, or our public URL. */
export function publicReferrer(origin: string, referrer: string): string {
  const url = URL.parse(referrer);
  if (url === null) return '';
  return url.origin === origin ? publicUrl(origin, url) : `${url.origin}/`;
}
