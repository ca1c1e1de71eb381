import { tooManyRequests } from '#server/http/http-error.ts';
import { maxOf } from './limit-table.ts';
import type { Limited } from './limited.ts';
import type { LimitContext } from './limit-context.ts';

/** When a place becomes free is not known. */
const RETRY_AFTER_S = 60;

const placesOf = new WeakMap<LimitContext, Map<string, number>>();

/**
 * Takes one of the places that a subject has at a time in this process. Returns a function that frees it;
 * calling that again changes nothing.
 *
 * @throws HttpError 429 when all places are taken.
 */
export function takePlace(site: LimitContext, { limit, subject, attr }: Limited): () => void {
  const places = placesOf.get(site) ?? new Map<string, number>();
  placesOf.set(site, places);
  const key = `${limit} ${subject}`;
  const taken = places.get(key) ?? 0;
  if (taken >= maxOf(site.limits, limit)) throw tooManyRequests(attr ?? null, RETRY_AFTER_S);
  places.set(key, taken + 1);
  let isTaken = true;
  return () => {
    if (!isTaken) return;
    isTaken = false;
    const left = (places.get(key) ?? 0) - 1;
    if (left > 0) places.set(key, left);
    else places.delete(key);
  };
}
