import { prepared } from './db/prepared.ts';
import { keyedHash } from './keyed-hash.ts';
import { throttled } from './request-error.ts';
import type { Site } from './site.ts';

/** How often something may be done within a window of time. */
export interface RateLimit {
  /** What is counted, the same in every process. */
  readonly action: string;
  readonly windowMs: number;
  readonly most: number;
}

const countHit = prepared<{ hits: number }, [action: string, subject: string, windowStart: Date]>(
  'count_rate_limit_hit',
  `insert into rate_limit (action, subject, window_start, hits) values ($1, $2, $3, 1)
   on conflict (action, subject, window_start) do update set hits = rate_limit.hits + 1
   returning hits`,
);

/** Of a phone or an address only a keyed hash is kept. */
export function hashedSubject(site: Site, subject: string): string {
  return keyedHash(site.secret, 'rate-limit', subject);
}

/**
 * Counts a request of a subject, and throws a 429 when it is one too many. Windows are fixed and in
 * the database, so that they hold across processes. `attr` names the field it is about.
 */
export async function countAgainst(
  site: Site,
  limit: RateLimit,
  subject: string,
  attr: string | null = null,
): Promise<void> {
  const now = site.clock();
  const start = now - (now % limit.windowMs);
  const [row] = await countHit(site.database.pool, [limit.action, subject, new Date(start)]);
  if ((row?.hits ?? 0) > limit.most) {
    throw throttled(attr, Math.ceil((start + limit.windowMs - now) / 1000));
  }
}
