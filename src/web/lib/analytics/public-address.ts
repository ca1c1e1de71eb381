import { isTrackingParam } from '#shared/domain/tracking.ts';

/** What a list is filtered by; no other parameter of our own leaves the site. */
const PUBLIC_PARAMS = ['sort', 'date', 'language', 'insurance', 'child_age', 'city_area'];

/** Pages that belong to one patient, by the path up to what tells which. */
const PRIVATE_PATH = /^((?:\/[a-z]{2})?\/(?:appointments|feedback))\/.*/;

/** Whether a page belongs to one patient. */
export function isPrivatePage({ pathname }: { pathname: string }): boolean {
  return PRIVATE_PATH.test(pathname);
}

/**
 * The address of a page as others may learn it: without what opens an appointment, says where the
 * visitor stands or quotes another address. Parameters are let through by name, so that one which
 * comes with a new page stays here until somebody decides otherwise.
 */
export function publicAddress(
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

/** Where a visit came from: of another site its name alone, of ours what may be learned. */
export function publicReferrer(origin: string, referrer: string): string {
  const url = URL.parse(referrer);
  if (url === null) return '';
  return url.origin === origin ? publicAddress(origin, url) : `${url.origin}/`;
}
