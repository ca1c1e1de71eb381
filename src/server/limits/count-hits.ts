import { prepared } from '#server/db/pool/prepared.ts';
import { tooManyRequests } from '#server/http/http-error.ts';
import { toHit, type Limited } from './limited.ts';
import type { LimitContext } from './limit-context.ts';

const callCountHits = prepared<
  { refused: number | null; retry_at: Date | null },
  [hits: string, now: Date]
>('count_hits', 'select refused, retry_at from count_hits($1, $2)');

/**
 * Counts a request against limits, in their order. The counts are exact and shared by all
 * processes. Windows slide in twelfths. A refused request counts against none of the limits.
 *
 * @throws HttpError 429 with the time until the first exceeded limit allows a request again.
 */
export async function countHits(site: LimitContext, limited: readonly Limited[]): Promise<void> {
  const now = site.clock();
  const hits = JSON.stringify(limited.map((each) => toHit(site, each)));
  const [row] = await callCountHits(site.database.pool, [hits, new Date(now)]);
  if (row === undefined || row.refused === null) return;
  throw throttledUntil(site, row.retry_at, limited[row.refused]?.attr);
}

const callUncountHits = prepared<object, [hits: string, now: Date]>(
  'uncount_hits',
  'select uncount_hits($1, $2)',
);

/**
 * Takes back a hit that `countHits` has just counted, for a limit on failures: a request is counted
 * before its outcome is known.
 */
export async function uncountHit(site: LimitContext, limited: Limited): Promise<void> {
  const hits = JSON.stringify([toHit(site, limited)]);
  await callUncountHits(site.database.pool, [hits, new Date(site.clock())]);
}

/** Returns the 429 for a limit that allows requests again at an instant. */
export function throttledUntil(site: LimitContext, retryAt: Date | null, attr?: string) {
  return tooManyRequests(attr ?? null, secondsUntil(site, retryAt));
}

/** Returns the seconds until an instant, at least one, for a Retry-After header. */
export function secondsUntil({ clock }: Pick<LimitContext, 'clock'>, instant: Date | null): number {
  return Math.max(1, Math.ceil(((instant?.getTime() ?? 0) - clock()) / 1000));
}
